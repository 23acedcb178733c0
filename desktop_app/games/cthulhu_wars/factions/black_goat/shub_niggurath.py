"""Shub-Niggurath: where she awakens, at what price, and how she fights (base rules 4.3)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.factions.black_goat.cultist_sacrifice import CultistSacrifice, cultists_on_map
from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import Window
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.rulebook import Rule


class ShubNiggurath(Rule):
    """At a Gate of her faction's, for 2 Cultists from anywhere besides the Power; they leave before she comes.

    Her Combat is the Gates her faction Controls and its Cultists in play.
    """

    id = "shub_niggurath"
    proves = ("CWF-BG-UNIT-SHUB-NIGGURATH", "CWF-BG-AWAKEN-SHUB-NIGGURATH", "CWF-BG-REQ-6")

    def modifies_combat(self, table: Table, dice: int, battle: Battle, side: str) -> int:
        if side != self.seat or self.id not in battle.fighters(table, side):
            return dice
        return dice + sum(self.combat_parts(table, battle, side))

    def combat_parts(self, table: Table, battle: Battle, side: str) -> tuple[int, ...]:
        """(Gates, Cultists in play)."""
        return table.gate_count(side), table.cultists_in_play(side)

    def forbids_awaken_shub_niggurath(self, table: Table, seat: str, area: str) -> Reason | None:
        if not table.keeps(seat, area):
            return Reason("no_gate_of_yours", (area,))
        wanted = self._price(table)
        return None if cultists_on_map(table, seat) >= wanted else Reason("cultists_short", (wanted,))

    def reacts_awakening(self, table: Table, window: Window) -> Procedure | None:
        seat, kind, _ = (str(word) for word in window.about)
        return CultistSacrifice(seat, self.id, self._price(table)) if kind == self.id else None

    def _price(self, table: Table) -> int:
        """How many Cultists she costs."""
        return table.game.kinds[self.id].numbers["cultists_eliminated"]
