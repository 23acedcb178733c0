"""Hastur: where he awakens and how he fights (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.rulebook import Rule


class Hastur(Rule):
    """At a Gate of his faction's where the King in Yellow stands. His Combat is what a Ritual costs now."""

    id = "hastur"
    proves = ("CWF-YS-UNIT-HASTUR", "CWF-YS-AWAKEN-HASTUR")

    def modifies_combat(self, table: Table, dice: int, battle: Battle, side: str) -> int:
        if side != self.seat or self.id not in battle.fighters(table, side):
            return dice
        return dice + table.ritual_cost()

    def forbids_awaken_hastur(self, table: Table, seat: str, area: str) -> Reason | None:
        if not table.keeps(seat, area):
            return Reason("no_gate_of_yours", (area,))
        return None if "king_in_yellow" in table.units[seat][area] else Reason("needs_unit", ("king_in_yellow", area))
