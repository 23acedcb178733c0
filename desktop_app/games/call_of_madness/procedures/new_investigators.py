"""New investigators for one player (rulebook 1d; ledger COM-C12, COM-C14, COM-R01, COM-R05, COM-R13)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.drawing import DrawMadness
from desktop_app.games.call_of_madness.table import BEATEN, INVESTIGATOR, PILE, Table, drawn
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Chance, Option
from desktop_app.kernel.state import happen, place

CHOSEN = "chosen"
"""The value of the option "columns" that lets the owner say where each new investigator goes (ledger COM-R05)."""


@procedure("new_investigators", "draw_tile*", "mark*")
class NewInvestigators(Procedure):
    """One for each top space, from the left. For a space that is not free none is drawn (ledger COM-R13)."""

    proves = ("COM-C12", "COM-C14", "COM-C79", "COM-R01", "COM-R05", "COM-R13")

    seat: str
    added: tuple[str, ...] = ()
    marked: int = 0

    def result(self, table: Table) -> tuple[str, ...]:
        """Those that came."""
        return self.added

    def draw_tile(self, table: Table) -> Ask | Chance | None:
        spaces = [space for space in table.game.grid.top(self.seat) if table.free(space)]
        waiting = table.at(drawn(self.seat), "", INVESTIGATOR)
        if waiting:
            return Ask(self.seat, "which_column", tuple([Option("stand", (waiting[0], space)) for space in spaces]),
                       about=waiting[0])
        pile = _pile(table)
        return Chance("draw", 1, pile, about=self.seat) if spaces and pile else None

    def on_draw_tile(self, table: Table, reply: Option) -> None:
        investigator = str(reply.args[0])
        if reply.verb == "stand":
            self._stand(table, investigator, str(reply.args[1]))
        elif table.game.options["columns"] == CHOSEN:
            place(table, investigator, drawn(self.seat))
        else:
            free = [space for space in table.game.grid.top(self.seat) if table.free(space)]
            self._stand(table, investigator, free[0])

    def mark(self, table: Table) -> Procedure | None:
        """One marker each by day, two by night."""
        if self.marked == len(self.added):
            return None
        self.marked += 1
        numbers = table.game.numbers
        return DrawMadness(self.added[self.marked - 1],
                           numbers.markers_by_night if table.night else numbers.markers_by_day)

    def _stand(self, table: Table, investigator: str, space: str) -> None:
        table.stand(investigator, space)
        self.added += (investigator,)


def _pile(table: Table) -> tuple[str, ...]:
    """The investigators to draw from; when there are none, those that are beaten become the new pile."""
    if not table.at(PILE, "", INVESTIGATOR):
        for investigator in table.at(BEATEN, "", INVESTIGATOR):
            place(table, investigator, PILE)
        happen(table, "new_pile")
    return table.at(PILE, "", INVESTIGATOR)
