"""Rest points: moments at which a table can be told without its stack, because phase and turn say what goes on."""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.game_round import Round, WholeGame
from desktop_app.games.call_of_madness.procedures.headquarters_defence import DefencePhase, Turn
from desktop_app.games.call_of_madness.procedures.investigators_phase import InvestigatorsPhase
from desktop_app.games.call_of_madness.procedures.preparation import Preparation
from desktop_app.games.call_of_madness.procedures.setting_up import SettingUp
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import at_step, what_goes_on

SET_UP, PREPARATION, DEFENCE, INVESTIGATORS = "set_up", "preparation", "defence", "investigators"

PHASES = {"set_up": SET_UP, "preparation": PREPARATION, "defence": DEFENCE, "investigators_phase": INVESTIGATORS}
"""What goes on, by the frame that says so."""


def frames(phase: str, turn: str, asking: bool = False) -> list[Procedure]:
    """The stack as this phase, or this player's turn, begins; `asking`: as it is when its first question is put."""
    if phase == SET_UP:
        return [at_step(WholeGame(), "set_up", False), *([at_step(SettingUp())] if asking else [])]
    game = at_step(WholeGame(), "round*", False)
    if phase == DEFENCE:
        return [game, at_step(Round(), "defence"), at_step(DefencePhase(turn), "turn*"),
                at_step(Turn(turn), "act*" if asking else "begin")]
    if phase == PREPARATION:
        return [game, at_step(Round(), "preparation"), at_step(Preparation())]
    return [game, at_step(Round(), "investigators"), at_step(InvestigatorsPhase())]


def rest_phase(table: Table) -> str:
    """The phase that tells this table's stack exactly; "" where none does, and where the turn has had deeds."""
    if table.turn_deeds:
        return ""
    for phase in (SET_UP, DEFENCE):
        told = frames(phase, table.in_turn, asking=True)
        if [frame.data() for frame in told] == [frame.data() for frame in table.stack]:
            return phase
    return ""


def phase_of(table: Table) -> str:
    """What goes on at any moment, in a document's words; "over" after the end."""
    return what_goes_on(table, PHASES) or "over"
