"""Immortal: what awakening costs again, and the Elder Sign that comes with it (base rules 4.1; CWF-SL-R-10)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.factions.great_cthulhu.cthulhu import CTHULHU
from desktop_app.games.cthulhu_wars.game import draw_elder_signs
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import Window
from desktop_app.kernel.rulebook import Rule


class Immortal(Rule):
    """Each time its holder awakens a Great Old One it gains an Elder Sign; after the first time that costs as much as
    Cthulhu does then. Another faction may hold it for a while."""

    id = "immortal"
    proves = ("CWF-GC-IMMORTAL", "CWF-SL-R-10", "CWR-090")

    def modifies_cost_awaken(self, table: Table, cost: int, seat: str, kind: str) -> int:
        again = table.game.kinds[CTHULHU].cost_again
        return min(cost, again) if again is not None and seat == self.seat and kind in table.awakened else cost

    def reacts_awakened(self, table: Table, window: Window) -> Procedure | None:
        if window.about[0] != self.seat:
            return None
        sheet = table.game.factions[table.game.unique_abilities[self.id]]
        return draw_elder_signs(self.seat, sheet.rows[self.id].numbers["elder_signs"])
