"""Seek and Destroy: Hunting Horrors come to a Battle from anywhere (base rules 4.2; CWF-CC-BOOK-SEEK-AND-DESTROY)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.pre_battle import PreBattleAbility
from desktop_app.games.cthulhu_wars.procedures.battle import Battle, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import place

HUNTING_HORROR = "hunting_horror"


class SeekAndDestroy(PreBattleAbility):
    """Any of those on the map, one at a time and free, whatever lies between."""

    id = verb = "seek_and_destroy"
    form = ("place",)
    proves = ("CWF-CC-BOOK-SEEK-AND-DESTROY",)

    def candidates(self, table: Table, battle: Battle) -> list[Option]:
        return [Option(self.verb, (area,)) for area in table.areas_with(self.seat, HUNTING_HORROR)]

    def refuses_in(self, table: Table, battle: Battle, option: Option) -> Reason | None:
        area = str(option.args[0])
        if area == battle.area:
            return Reason("stands_there_already", (HUNTING_HORROR, area))
        return None if HUNTING_HORROR in table.units[self.seat][area] else Reason("needs_unit", (HUNTING_HORROR, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        place(table, table.units[self.seat][str(option.args[0])][HUNTING_HORROR][0], fought(table).area)
