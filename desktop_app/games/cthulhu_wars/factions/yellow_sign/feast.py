"""Feast: desecrated Areas feed whoever has Units there (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class Feast(Rule):
    """At Gather Power 1 for each Area with a Desecration token and at least one own Unit, however many stand there."""

    id = "feast"
    proves = ("CWF-YS-FEAST",)

    def modifies_gathered_power(self, table: Table, power: int, seat: str) -> int:
        if seat != self.seat:
            return power
        home = table.game.factions[table.game.unique_abilities[self.id]]
        feasting = [area for area in table.desecrated if table.units[seat][area]]
        return power + len(feasting) * home.rows[self.id].numbers["power"]
