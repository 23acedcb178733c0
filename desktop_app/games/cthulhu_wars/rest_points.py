"""Rest points: moments at which a table can be told without its stack, because phase and turn say what goes on."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.action_phase import ActionPhase, Turn
from desktop_app.games.cthulhu_wars.procedures.doom_phase import DoomPhase, DoomSlot
from desktop_app.games.cthulhu_wars.procedures.first_player import Direction, FirstPlayer
from desktop_app.games.cthulhu_wars.procedures.game_round import Round, WholeGame
from desktop_app.games.cthulhu_wars.procedures.gate_control import takes_unasked
from desktop_app.games.cthulhu_wars.procedures.gather_power import GatherPower
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import at_step, what_goes_on

SHAPES: dict[tuple[str, ...], str] = {
    ("game", "direction"): "set_up",
    ("game", "round", "action_phase", "turn"): "action",
    ("game", "round", "first_player"): "first_player",
    ("game", "round", "doom_phase", "doom_slot"): "doom_slot",
}
"""The stacks that can be told, and what each is called. "gather_power" and "doom" begin without a question."""

PHASES = {"direction": "set_up", "action_phase": "action", "gather_power": "gather_power",
          "first_player": "first_player", "doom_phase": "doom", "doom_slot": "doom_slot"}
"""What goes on, by the frame that says so; the innermost counts, save that the choice of direction is asked twice."""


def frames(phase: str, turn: str, order: tuple[str, ...], asking: bool = False) -> list[Procedure]:
    """The stack as this phase, turn or slot begins; `asking`: as it is when its question is put."""
    if phase == "set_up":
        return [at_step(WholeGame(), "direction", False), *([at_step(Direction(order[0]))] if asking else [])]
    game = at_step(WholeGame(), "round*", False)
    if phase == "action":
        return [game, at_step(Round(), "action_phase"), at_step(ActionPhase(turn), "turn*"),
                at_step(Turn(turn), "action*" if asking else "begin")]
    if phase == "gather_power":
        return [game, at_step(Round(), "gather_power"), at_step(GatherPower())]
    if phase == "first_player":
        return [game, at_step(Round(), "first_player"), at_step(FirstPlayer())]
    round = at_step(Round(), "doom_phase")
    if phase == "doom":
        return [game, round, at_step(DoomPhase())]
    return [game, round, at_step(DoomPhase(order.index(turn) + 1), "slot*"),
            at_step(DoomSlot(turn), "ability*" if asking else "begin")]


def rest_phase(table: Table) -> str:
    """The phase that tells this table's stack exactly; "" where none does."""
    phase = SHAPES.get(tuple([frame.NAME for frame in table.stack]), "")
    if not phase or table.owed or _lent(table):
        return ""
    told = frames(phase, table.in_turn, table.order, asking=True)
    for frame, told_frame in zip(table.stack, told, strict=True):
        told_frame.used = frame.used
        if frame.data() != told_frame.data():
            return ""
    would_change = phase == "action" and takes_unasked(table, table.in_turn)
    return "" if would_change else phase


def _lent(table: Table) -> bool:
    """Does somebody command a Unit that isn't his own?"""
    return any(record.commander or (record.owner and record.side != record.owner) for record in table.pieces.values())


def phase_of(table: Table) -> str:
    """What goes on at any moment, in a document's words; "over" after the end."""
    if any(frame.NAME == "first_player" for frame in table.stack):
        return "first_player"
    return what_goes_on(table, PHASES) or "over"


def due_ending(table: Table, phase: str) -> str:
    """With what the game ends, by what Doom and the Ritual marker show (ledger CWB-VICTORY-01)."""
    marker_at_end = table.ritual == len(table.game.ritual_track)
    if marker_at_end or max(table.doom.values()) >= table.game.numbers.doom_to_end:
        return "turn" if phase == "action" else "doom_phase"
    return ""
