"""Ritual of Annihilation, once in a seat's slot of the Doom Phase (base rules 3.4; ledger CWB-RITUAL-01, -02)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.game import draw_elder_signs
from desktop_app.games.cthulhu_wars.procedures.doom_phase import DOOM_SLOT
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import finish, once, use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import happen


class Ritual(Verb):
    """Pay the marker's number and advance it: 1 Doom a Controlled Gate, 1 Elder Sign a Great Old One in play.

    Legal with no Gate at all. Once the marker is on Instant Death each further Ritual costs 10, and the game ends
    with the phase.
    """

    verb = "ritual"
    proves = ("CWB-RITUAL-01", "CWB-RITUAL-02")
    questions: ClassVar[tuple[str, ...]] = (DOOM_SLOT,)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        if self.refuses(table, ask, Option("ritual")) is None:
            options.append(Option("ritual", risk="gives_up"))

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        if not once(table, "ritual", "doom_slot"):
            return Reason("one_ritual")
        return short(table, ask.seat, self.cost(table, ask.seat))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure | None:
        seat = ask.seat
        use(table, "ritual", "doom_slot")
        table.pay(seat, self.cost(table, seat))
        table.ritual = min(table.ritual + 1, len(table.game.ritual_track))
        happen(table, "performed_ritual", seat, (), (table.ritual,))
        if table.ritual == len(table.game.ritual_track):
            finish(table, "doom_phase")
        table.gain_doom(seat, table.gate_count(seat))
        table.earn(seat, "perform_ritual")
        gods = sum([table.in_play(seat, kind) for kind in table.game.factions[seat].great_old_ones])
        return draw_elder_signs(seat, gods)

    def cost(self, table: Table, seat: str) -> int:
        """What the marker shows, for this seat."""
        return rulebook.value(table, "cost_ritual", table.ritual_cost(), seat)
