"""Frenzy: Cultists fight (base rules 4.3)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import CULTIST, Table
from desktop_app.kernel.rulebook import Rule


class Frenzy(Rule):
    """Each own Cultist in the Battle has Combat 1."""

    id = "frenzy"
    proves = ("CWF-BG-BOOK-FRENZY",)

    def modifies_combat(self, table: Table, dice: int, battle: Battle, side: str) -> int:
        if side != self.seat:
            return dice
        cultists = sum([len(units) for kind, units in battle.fighters(table, side).items()
                        if table.game.kinds[kind].type == CULTIST])
        return dice + cultists * table.game.factions[self.seat].rows[self.id].numbers["combat"]
