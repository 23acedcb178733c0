"""Tsathoggua: where he awakens and how he fights (base rules 4.5)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.rulebook import Rule


class Tsathoggua(Rule):
    """He awakens beside a Formless Spawn, no Gate needed; his Combat is the enemy's Power, at least 2."""

    id = "tsathoggua"
    proves = ("CWF-SL-AWAKEN-TSATHOGGUA", "CWF-SL-UNIT-TSATHOGGUA")

    def modifies_combat(self, table: Table, dice: int, battle: Battle, side: str) -> int:
        if side != self.seat or self.id not in battle.fighters(table, side):
            return dice
        least = table.game.kinds[self.id].numbers["least_combat"]
        return dice + max(least, table.power.get(battle.foe(side), 0))

    def forbids_awaken_tsathoggua(self, table: Table, seat: str, area: str) -> Reason | None:
        here = table.units[seat][area]
        return None if "formless_spawn" in here else Reason("needs_unit", ("formless_spawn", area))
