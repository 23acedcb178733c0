"""Paying with madness markers: they go back to the bag (ledger COM-C86)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.sheets import COLOURS
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Atom, Option

MOST_NUMEROUS = "most_numerous"
"""The value of the option "paid_markers" that spares players the choice of the colour (ledger COM-R31)."""


@procedure("pay_markers", "pay_which*")
class PayMarkers(Procedure):
    """So many markers; the payer chooses the colours, which the rules leave open."""

    proves = ("COM-C86", "COM-R31")

    seat: str
    left: int

    def pay_which(self, table: Table) -> Ask | None:
        if not self.left or not table.pool_size(self.seat):
            return None
        ranked = sorted([(-table.pool_of(self.seat, colour), number, colour)
                         for number, colour in enumerate(COLOURS) if table.pool_of(self.seat, colour)])
        colours = [colour for _, _, colour in ranked]
        if table.game.options["paid_markers"] == MOST_NUMEROUS:
            del colours[1:]
        return Ask(self.seat, "pay_which", tuple([Option("pay", (colour,)) for colour in colours]))

    def on_pay_which(self, table: Table, reply: Option) -> None:
        table.discard_marker(self.seat, str(reply.args[0]))
        self.left -= 1


@procedure("paid", "pay", "perform")
class Paid(Procedure):
    """Something that costs markers: they are paid first, then it is done."""

    seat: str
    markers: int
    question: str
    verb: str
    words: tuple[Atom, ...] = ()

    def pay(self, table: Table) -> Procedure:
        return PayMarkers(self.seat, self.markers)

    def perform(self, table: Table) -> Procedure | None:
        return rulebook.act(table, Ask(self.seat, self.question), Option(self.verb, self.words))
