"""Madness: its owner chooses where every pained Unit retreats, and in which order (base rules 4.2, CWR-003)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask
from desktop_app.kernel.rulebook import Rule


class Madness(Rule):
    """In every Battle on the map; the ordinary retreat rules hold, and it doesn't say which Units are pained."""

    id = "madness"
    proves = ("CWF-CC-BOOK-MADNESS", "CWR-003")

    def decides_retreat_where(self, table: Table, ask: Ask) -> str:
        return self.seat

    def modifies_retreats_together(self, table: Table, together: int) -> int:
        """The defender may retreat before the attacker."""
        return 1
