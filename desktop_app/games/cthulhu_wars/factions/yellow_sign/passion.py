"""Passion: what enemies do to Cultists gives Power (base rules 4.4; ledger CWR-015)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import CULTIST, Table
from desktop_app.kernel.leaving import Eliminate
from desktop_app.kernel.procedures import Window, innermost, once, use
from desktop_app.kernel.rulebook import Rule


class Passion(Rule):
    """1 Power, once an action, when an enemy has Killed, Eliminated or captured own Cultists on the map."""

    id = "passion"
    proves = ("CWF-YS-BOOK-PASSION", "CWR-015")

    def reacts_left_table(self, table: Table, window: Window) -> None:
        leaving = innermost(table, Eliminate)
        if leaving is None or not leaving.enemy or leaving.doer == self.seat:
            return
        lost = [piece for piece, area, side, _ in leaving.left
                if side == self.seat and area in table.game.near and table.kind(piece).type == CULTIST]
        if lost:
            self._gain(table)

    def reacts_captured(self, table: Table, window: Window) -> None:
        if window.about[1] == self.seat:
            self._gain(table)

    def _gain(self, table: Table) -> None:
        """An action, and what else is one event to it, is a segment."""
        if once(table, self.id, "segment"):
            use(table, self.id, "segment")
            table.gain_power(self.seat, table.game.factions[self.seat].rows[self.id].numbers["power"])
