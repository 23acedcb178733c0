"""Determine First Player (base rules 3.3; ledger CWB-FIRST-01, CWB-SETUP-04, CWB-SETUP-05)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.state import happen

CLOCKWISE, COUNTER_CLOCKWISE = "clockwise", "counter_clockwise"


def order_from(seats: tuple[str, ...], first: str, direction: str) -> tuple[str, ...]:
    """The order of play; the seats sit clockwise round the table."""
    at = seats.index(first)
    clockwise = seats[at:] + seats[:at]
    return clockwise if direction == CLOCKWISE else clockwise[:1] + clockwise[:0:-1]


@procedure("first_player", "first_player", "direction")
class FirstPlayer(Procedure):
    """Most Power becomes First Player; the current one picks among equals. The new one picks the direction."""
    proves = ("CWB-FIRST-01",)

    def first_player(self, table: Table) -> Ask:
        most = max(table.power.values())
        best = tuple([Option("first_player", (seat,)) for seat in table.order if table.power[seat] == most])
        return Ask(table.order[0], "first_player", best)

    def on_first_player(self, table: Table, reply: Option) -> None:
        first = str(reply.args[0])
        table.order = order_from(table.game.seats, first, CLOCKWISE)
        happen(table, "became_first_player", first)

    def direction(self, table: Table) -> Procedure:
        return Direction(table.order[0])


@procedure("direction", "direction")
class Direction(Procedure):
    """The First Player says which way the turns go."""
    proves = ("CWB-SETUP-05",)

    seat: str

    def direction(self, table: Table) -> Ask:
        ways = (Option("direction", (CLOCKWISE,)), Option("direction", (COUNTER_CLOCKWISE,)))
        return Ask(self.seat, "direction", ways)

    def on_direction(self, table: Table, reply: Option) -> None:
        table.order = order_from(table.game.seats, self.seat, str(reply.args[0]))
        table.in_turn = table.order[0]
        happen(table, "chose_direction", self.seat, (), reply.args)
