"""The Thousand Young: Monsters are cheaper while Shub-Niggurath is in play (base rules 4.3)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class TheThousandYoung(Rule):
    """Each Monster of the faction's own sheet costs 1 less to Summon, a Ghoul nothing."""

    id = "the_thousand_young"
    proves = ("CWF-BG-BOOK-THE-THOUSAND-YOUNG",)

    def modifies_cost_summon(self, table: Table, cost: int, seat: str, kind: str, area: str) -> int:
        sheet = table.game.factions[self.seat]
        if seat != self.seat or kind not in sheet.monsters or not table.in_play(seat, "shub_niggurath"):
            return cost
        return max(0, cost - sheet.rows[self.id].numbers["discount"])
