"""A requirement is fulfilled: take any unused faction spellbook (base rules 3.5; ledger CWB-BOOKS-01)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.game import draw_elder_signs
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option


@procedure("take_spellbooks", "book*")
class TakeSpellbooks(Procedure):
    """Every spellbook that is owed, and the Elder Signs printed beside its requirement."""
    proves = ("CWB-BOOKS-01",)

    def book(self, table: Table) -> Procedure | None:
        if not table.owed:
            return None
        seat, requirement = table.owed[0]
        table.owed = table.owed[1:]
        return TakeSpellbook(seat, requirement)


@procedure("take_spellbook", "spellbook_which", "elder_signs")
class TakeSpellbook(Procedure):
    """One spellbook of the seat's own choice."""

    seat: str
    requirement: str

    def spellbook_which(self, table: Table) -> Ask:
        books = tuple([Option("take", (book,)) for book in table.game.books_to_take(table, self.seat)])
        return Ask(self.seat, "spellbook_which", books, about=self.requirement)

    def on_spellbook_which(self, table: Table, reply: Option) -> None:
        table.learn(self.seat, str(reply.args[0]))

    def elder_signs(self, table: Table) -> Procedure | None:
        return draw_elder_signs(self.seat, table.game.factions[self.seat].rows[self.requirement].elder_signs)
