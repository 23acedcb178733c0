"""The immutable half of a game: everything that all positions share and nobody saves."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Atom, Judgement, Option
from desktop_app.kernel.rulebook import Rule, Rulebook
from desktop_app.kernel.state import Piece, State, thaw

MOST_BOOKS = 500
"""Rulebooks that a game keeps at hand."""


class Game:
    """Seats, rules and procedures by name. A room derives its game from this and says what else it has.

    `places`: the places on the boards in declared order. `sides`: the seats, and sides without a seat.
    """

    table: ClassVar[type[State]] = State

    def __init__(self, seats: tuple[str, ...], sides: tuple[str, ...], places: tuple[str, ...],
                 rules: tuple[Rule, ...], procedures: tuple[type[Procedure], ...]) -> None:
        self.seats = seats
        self.sides = sides if "" in sides else (*sides, "")
        self.places = places
        self.rules = rules
        self.procedures = {procedure.NAME: procedure for procedure in procedures}
        self.common_rules = Rulebook((), seats)
        self._books: dict[tuple[Rule, ...], Rulebook] = {}
        if len(self.procedures) != len(procedures):
            names = [procedure.NAME for procedure in procedures]
            raise ValueError(f"two procedures are called {next(name for name in names if names.count(name) > 1)}")

    def empty_table(self) -> State:
        """A table with nothing on it."""
        return self.table(self)

    def in_force(self, state: Any, rule: Rule) -> bool:
        """Does this rule count at the moment (a card's rule: while its seat has the card)?"""
        return True

    def rules_in_force(self, state: State) -> Rulebook:
        """The rulebook after a rule has come or gone; whoever comes to the same rules again finds the same book."""
        rules = tuple([rule for rule in self.rules if self.in_force(state, rule)])
        book = self._books.get(rules)
        if book is None:
            if len(self._books) >= MOST_BOOKS:
                self._books.clear()
            book = self._books[rules] = Rulebook(rules, self.seats)
        return book

    def frame(self, found: dict[str, Any]) -> Procedure:
        """A frame of the stack from its data. The tag is a name given by hand, never a class path."""
        frame = self.procedures[found["is"]](*[thaw(value) for value in found["fields"]])
        frame.at = found["at"]
        frame.child = found["child"]
        frame.used = tuple(found["used"])
        return frame

    def turn_order(self, state: Any) -> tuple[str, ...]:
        """The seats in today's order of play."""
        return self.seats

    def names(self, state: Any, kind: str, word: Atom) -> bool:
        """Does this word name something of this kind? Games add their own kinds of words."""
        if kind == "piece":
            return word in state.pieces
        if kind == "place":
            return word in self.places
        if kind == "side":
            return word in self.sides and word != ""
        return kind == "number" and isinstance(word, int)

    def judge(self, state: Any, ask: Ask) -> tuple[tuple[Judgement, ...], ...]:
        """What speaks for and against each option of a listed question, in their order, for the seat that answers.

        Bots add the weights up, hints show the reasons. Nothing is read that the seat may not know.
        """
        return tuple([() for _ in ask.options])

    def subject(self, state: Any, ask: Ask, option: Option) -> tuple[Atom, Atom]:
        """The piece (or card) and the place that an option is about, in words that have names; "" for none."""
        return "", ""

    def throws_in(self, state: Any, ask: Ask) -> bool:
        """Is this a moment at which a bot thinks of what it may throw in beside the question?"""
        return False

    def scoring(self, state: Any) -> Procedure:
        """What is done when the game has ended."""
        raise NotImplementedError

    def left_place(self, state: Any, piece: str, was: Piece) -> None:
        """A piece has been moved or handed over: what depended on where it stood is put right at once."""

    def home(self, state: Any, piece: str) -> str:
        """Where a piece goes that leaves the table: its owner's pool."""
        return "pool"

    def settle(self, state: Any, leaving: Any) -> Procedure | None:
        """What is owed after pieces have left (draws in turn order, say)."""
        return None

    def bag_of(self, record: Piece) -> str:
        """The set that this piece's hidden face belongs to: a common deck, a seat's own tokens. "" for none."""
        return ""

    def possible(self, state: Any, piece: str, face: str) -> bool:
        """Can this hidden face lie here, by what everybody has seen? Redealing asks."""
        return True

    def bag_empty(self, state: Any, bag: str, seat: str, owed: int) -> None:
        """What a seat gets for draws that can't be made."""


