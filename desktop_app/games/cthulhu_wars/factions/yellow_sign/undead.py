"""Undead fight as a group (base rules 4.4; ledger CWR-002)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class Undead(Rule):
    """All of them together roll one die less than there are in the Battle; those that are absent don't count."""

    id = "undead"
    proves = ("CWF-YS-UNIT-UNDEAD", "CWR-002")

    def modifies_combat(self, table: Table, dice: int, battle: Battle, side: str) -> int:
        group = battle.fighters(table, side).get(self.id, ()) if side == self.seat else ()
        return dice + len(group) - 1 if group else dice
