"""Regenerate: Starspawn take two results and die of two Kills only (base rules 4.1; CWF-GC-BOOK-REGENERATE)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class Regenerate(Rule):
    """Each Starspawn may be assigned two results. Two Kills kill it; whatever else it takes, it is pained."""

    id = "regenerate"
    proves = ("CWF-GC-BOOK-REGENERATE",)

    def modifies_kills_needed(self, table: Table, kills: int, piece: str) -> int:
        return max(kills, self._hits(table, piece))

    def modifies_results_a_unit(self, table: Table, results: int, piece: str) -> int:
        return max(results, self._hits(table, piece))

    def _hits(self, table: Table, piece: str) -> int:
        row = table.game.factions[self.seat].rows[self.id]
        return row.numbers["hits"] if table.pieces[piece].kind == row.unit else 1
