"""Flight: all Units of Crawling Chaos Move up to two Areas, over anything (base rules 4.2)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class Flight(Rule):
    """Its reach in a Move, not in a retreat."""

    id = "flight"
    proves = ("CWF-CC-FLIGHT",)

    def modifies_reach(self, table: Table, goals: tuple[str, ...], seat: str, area: str) -> tuple[str, ...]:
        return table.game.earth.within_two[area] if seat == self.seat else goals
