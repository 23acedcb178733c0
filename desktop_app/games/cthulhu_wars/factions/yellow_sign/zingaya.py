"""Zingaya: an enemy Acolyte becomes an Undead (base rules 4.4; ledger CWR-014)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.procedures.battle import eliminate
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import place

UNDEAD = "undead"
ACOLYTE = "acolyte"


class Zingaya(PrintedAction):
    """Where an own Undead and an enemy Acolyte stand, and only with an Undead in the Pool to come."""

    id = verb = "zingaya"
    form = ("place", "seat")
    proves = ("CWF-YS-BOOK-ZINGAYA", "CWR-014")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        if not table.pool(seat, UNDEAD):
            return []
        return [Option(self.verb, (area, enemy)) for area, enemy in table.meetings(seat)]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area, enemy = (str(word) for word in option.args)
        if not table.pool(seat, UNDEAD):
            return Reason("pool_empty", (UNDEAD,))
        if UNDEAD not in table.units[seat][area]:
            return Reason("needs_unit", (UNDEAD, area))
        if enemy == seat or ACOLYTE not in table.units[enemy][area]:
            return Reason("no_acolyte_there", (area, enemy))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area, enemy = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, area))
        return ZingayaRises(ask.seat, area, enemy)


@procedure("zingaya_rises", "acolyte_leaves", "undead_rises")
class ZingayaRises(Procedure):
    """First the Acolyte is Eliminated (one that keeps no Gate, if there is one), then the Undead stands there."""

    seat: str
    area: str
    enemy: str

    def acolyte_leaves(self, table: Table) -> Procedure:
        return eliminate((table.spare(self.enemy, ACOLYTE, self.area),), "zingaya", self.seat)

    def undead_rises(self, table: Table) -> None:
        place(table, table.pool(self.seat, UNDEAD)[0], self.area)
