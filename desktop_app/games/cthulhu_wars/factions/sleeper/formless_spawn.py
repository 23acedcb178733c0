"""Formless Spawn: each rolls as many dice as there are of them (base rules 4.5)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class FormlessSpawn(Rule):
    """Combat of each: Formless Spawn in play, and one more while Tsathoggua is in play."""

    id = "formless_spawn"
    proves = ("CWF-SL-UNIT-FORMLESS-SPAWN",)

    def modifies_combat(self, table: Table, dice: int, battle: Battle, side: str) -> int:
        fighting = len(battle.fighters(table, side).get(self.id, ())) if side == self.seat else 0
        each = table.in_play(side, self.id) + table.in_play(side, "tsathoggua") if fighting else 0
        return dice + fighting * each
