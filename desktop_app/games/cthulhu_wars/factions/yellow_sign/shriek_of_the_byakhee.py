"""Shriek of the Byakhee: Byakhee fly together to one Area (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import PASS, Ask, Option, Reason
from desktop_app.kernel.state import place

BYAKHEE = "byakhee"


class ShriekOfTheByakhee(PrintedAction):
    """Any number, at least one, from any Areas, to any Area of the map."""

    id = verb = "shriek_of_the_byakhee"
    form = ("place",)
    proves = ("CWF-YS-BOOK-SHRIEK-OF-THE-BYAKHEE",)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area,)) for area in table.game.places] if table.on_map(seat, BYAKHEE) else []

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area = str(option.args[0])
        if not elsewhere(table, seat, area):
            return Reason("needs_unit_elsewhere", (BYAKHEE, area))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area = str(option.args[0])
        table.pay(ask.seat, self.cost(table, area))
        return ByakheeFly(ask.seat, area)


def elsewhere(table: Table, seat: str, area: str) -> list[str]:
    """The other Areas with Byakhee."""
    return [other for other in table.areas_with(seat, BYAKHEE) if other != area]


@procedure("byakhee_fly", "fly_which*")
class ByakheeFly(Procedure):
    """One after the other; the first must."""

    seat: str
    area: str
    flown: int = 0

    def fly_which(self, table: Table) -> Ask:
        ways = tuple([Option("fly", (BYAKHEE, area, self.area), True)
                      for area in elsewhere(table, self.seat, self.area)])
        return Ask(self.seat, "fly_which", ways, about=self.area, may=self.flown > 0)

    def on_fly_which(self, table: Table, reply: Option) -> None:
        if reply == PASS:
            self.step_done()
        else:
            self.flown += 1
            place(table, table.units[self.seat][str(reply.args[1])][BYAKHEE][0], self.area)
