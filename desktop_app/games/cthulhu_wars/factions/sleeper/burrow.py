"""Burrow: a dear Move gives a little back (base rules 4.5; ledger CWF-SL-R-11)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class Burrow(Rule):
    """Who spends 2 or more Power on one Move gets 1 back; Power counts, not Units."""

    id = "burrow"
    proves = ("CWF-SL-BOOK-BURROW", "CWF-SL-R-11")

    def modifies_move_refund(self, table: Table, refund: int, seat: str, spent: int) -> int:
        numbers = table.game.factions[self.seat].rows[self.id].numbers
        return refund + numbers["power_back"] if seat == self.seat and spent >= numbers["power_spent"] else refund
