"""Dreams: an enemy's Acolyte gives way to one of Great Cthulhu's (base rules 4.1; ledger CWR-016)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.procedures.battle import eliminate
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen, place

ACOLYTE = "acolyte"


class Dreams(PrintedAction):
    """An Area with an enemy's Acolyte, anywhere. One must be in the own Pool to take its place."""

    id = verb = "dreams"
    form = ("place", "seat")
    proves = ("CWF-GC-BOOK-DREAMS", "CWR-016")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        if not table.pool(seat, ACOLYTE):
            return []
        return [Option(self.verb, (area, enemy)) for enemy in table.game.seats if enemy != seat
                for area in table.areas_with(enemy, ACOLYTE)]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area, enemy = (str(word) for word in option.args)
        if enemy == seat:
            return Reason("not_yourself")
        if ACOLYTE not in table.units[enemy][area]:
            return Reason("no_cultist_there", (area, enemy))
        if not table.pool(seat, ACOLYTE):
            return Reason("pool_empty", (ACOLYTE,))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area, enemy = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, area))
        return Dreaming(ask.seat, enemy, area)


@procedure("dreaming", "eliminate", "take_its_place")
class Dreaming(Procedure):
    """The enemy Eliminates the Acolyte that it misses least; the other one appears."""

    seat: str
    enemy: str
    area: str

    def eliminate(self, table: Table) -> Procedure:
        return eliminate((table.spare(self.enemy, ACOLYTE, self.area),), "dreams", self.seat)

    def take_its_place(self, table: Table) -> None:
        piece = table.pool(self.seat, ACOLYTE)[0]
        place(table, piece, self.area)
        happen(table, "dreamed", self.seat, (piece, self.area))
