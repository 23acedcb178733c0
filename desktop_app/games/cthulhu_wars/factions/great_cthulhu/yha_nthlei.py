"""Y'ha Nthlei: Power from the enemies' ocean Gates (base rules 4.1; ledger CWF-GC-BOOK-YHA-NTHLEI)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.factions.great_cthulhu.cthulhu import CTHULHU
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class YhaNthlei(Rule):
    """In Gather Power, while Cthulhu is in play (the deep too): for each Gate in an ocean that an enemy Controls."""

    id = "yha_nthlei"
    proves = ("CWF-GC-BOOK-YHA-NTHLEI",)

    def modifies_gathered_power(self, table: Table, power: int, seat: str) -> int:
        if seat != self.seat or not table.in_play(seat, CTHULHU):
            return power
        each = table.game.factions[seat].rows[self.id].numbers["power_per_gate"]
        enemies = [enemy for enemy in table.game.seats if enemy != seat]
        return power + each * sum([table.keeps(enemy, area) for enemy in enemies
                                   for area in table.gates if area in table.game.oceans])
