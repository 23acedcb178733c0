"""Blood Sacrifice: a Cultist for an Elder Sign, once a Doom Phase (base rules 4.3)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.factions.black_goat.cultist_sacrifice import CultistSacrifice, cultists_on_map
from desktop_app.games.cthulhu_wars.procedures.doom_phase import DOOM_SLOT
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import once, use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb


class BloodSacrifice(Verb):
    """In its own slot, with Shub-Niggurath in play, before or after a Ritual."""

    id = verb = "blood_sacrifice"
    proves = ("CWF-BG-BOOK-BLOOD-SACRIFICE",)
    questions: ClassVar[tuple[str, ...]] = (DOOM_SLOT,)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        option = Option(self.verb, risk="gives_up")
        if self.refuses(table, ask, option) is None:
            options.append(option)

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        if not once(table, self.id, "doom_phase"):
            return Reason("once_a_doom_phase", (self.id,))
        if not table.in_play(ask.seat, "shub_niggurath"):
            return Reason("needs_in_play", ("shub_niggurath",))
        wanted = self._numbers(table)["cultists"]
        return None if cultists_on_map(table, ask.seat) >= wanted else Reason("cultists_short", (wanted,))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        use(table, self.id, "doom_phase")
        numbers = self._numbers(table)
        return CultistSacrifice(ask.seat, self.id, numbers["cultists"], numbers["elder_signs"])

    def _numbers(self, table: Table) -> dict[str, int]:
        return table.game.factions[self.seat].rows[self.id].numbers
