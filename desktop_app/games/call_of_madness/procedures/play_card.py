"""Playing a card from its cost to what follows it (Play a card in the rulebook)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import card_of, put_on_discard, reveal
from desktop_app.games.call_of_madness.game import BOTTOM
from desktop_app.games.call_of_madness.procedures.drawing import DrawCards
from desktop_app.games.call_of_madness.procedures.payment import PayMarkers
from desktop_app.games.call_of_madness.procedures.resolve import resolve
from desktop_app.games.call_of_madness.sheets import AFTERWARDS
from desktop_app.games.call_of_madness.table import Table, in_play
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import answered
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.state import happen

ANOTHER_CARD = "another_card"
"""The question that the ACTION icon puts: a further card, or the pass."""


@procedure("play_card", "pay_turn", "lay", "pay_set", "resolve_set", "bottom*", "discard", "draw", "another")
class PlayCard(Procedure):
    """The set's actions, then the text below, then the card lies on the discard pile, then draws and ACTION."""

    proves = ("COM-C18", "COM-C19", "COM-C20", "COM-C37", "COM-R20", "COM-R21", "COM-R36")

    seat: str
    piece: str
    number: int
    """The chosen set, from 1."""
    turn_price: int
    """Markers that this turn costs (ledger COM-R19)."""
    line: int = 0
    targets: tuple[str, ...] = ()

    def pay_turn(self, table: Table) -> Procedure | None:
        return PayMarkers(self.seat, self.turn_price) if self.turn_price else None

    def lay(self, table: Table) -> None:
        reveal(table, self.seat, self.piece, in_play(self.seat))
        table.note_round(f"played:{self.seat}")
        happen(table, "played", self.seat, (self.piece,), (table.pieces[self.piece].face, self.number))

    def pay_set(self, table: Table) -> Procedure | None:
        """Once for the whole set (ledger COM-C20)."""
        cost = card_of(table, self.piece).sets[self.number - 1].madness_cost
        return PayMarkers(self.seat, cost) if cost else None

    def resolve_set(self, table: Table) -> Procedure:
        return resolve(table, self.seat, table.pieces[self.piece].face, self.number)

    def after_resolve_set(self, table: Table, targets: tuple[str, ...]) -> None:
        self.targets = targets

    def bottom(self, table: Table) -> Procedure | None:
        """Line by line, after all actions of the set (ledger COM-C18)."""
        lines = card_of(table, self.piece).bottom
        while self.line < len(lines):
            self.line += 1
            if lines[self.line - 1].icon not in AFTERWARDS:
                return resolve(table, self.seat, table.pieces[self.piece].face, BOTTOM, (self.line - 1,), self.targets)
        return None

    def after_bottom(self, table: Table, targets: tuple[str, ...]) -> None:
        self.targets = targets

    def discard(self, table: Table) -> None:
        put_on_discard(table, self.seat, self.piece)

    def draw(self, table: Table) -> Procedure | None:
        number = card_of(table, self.piece).afterwards(self.number, "draw")
        return DrawCards(self.seat, number, may=True) if number else None

    def another(self, table: Table) -> Ask | None:
        """At once, with no additional action between; without a card it is a pass (ledger COM-R20)."""
        again = card_of(table, self.piece).afterwards(self.number, "action")
        return Ask(self.seat, ANOTHER_CARD, about=table.pieces[self.piece].face) if again else None

    def on_another(self, table: Table, reply: Option) -> Procedure | None:
        return rulebook.act(table, answered(table), reply)
