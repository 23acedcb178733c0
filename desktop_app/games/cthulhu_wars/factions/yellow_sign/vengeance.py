"""Vengeance: with Hastur in the Battle his faction says whom its results hit (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask
from desktop_app.kernel.rulebook import Rule


class Vengeance(Rule):
    """It assigns Kills and Pains to the enemy's Units while Hastur fights; the enemy's on its own as everybody does.

    Where the pained go is still their owner's choice.
    """

    id = "vengeance"
    proves = ("CWF-YS-VENGEANCE",)

    def decides_kill_which(self, table: Table, ask: Ask) -> str:
        battle = fought(table)
        avenges = ask.about != self.seat and self.seat in battle.sides()
        return self.seat if avenges and "hastur" in battle.fighters(table, self.seat) else ""

    def decides_pain_which(self, table: Table, ask: Ask) -> str:
        return self.decides_kill_which(table, ask)
