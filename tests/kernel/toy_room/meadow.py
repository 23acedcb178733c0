"""The Meadow, a toy game that bends every joint of the kernel once: two or three neighbours keep goats."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.game import Game
from desktop_app.kernel.leaving import Eliminate
from desktop_app.kernel.procedures import in_order, innermost
from desktop_app.kernel.questions import Atom
from desktop_app.kernel.rulebook import Rule, value
from desktop_app.kernel.state import Piece, State

SEATS = ("ash", "birch", "cedar")
STRAY = "stray"
"""A side without a seat: the dog, and goats that nobody leads."""

OPEN_LAND = ("hill", "pond", "wood")
BESIDE = {"ash": "hill", "birch": "pond", "cedar": "wood"}
"""Where the path from a seat's barn leads."""

GOATS = ("bell", "billy", "kid", "lamb")
STRENGTH = {"bell": 1, "billy": 3, "kid": 1, "lamb": 1, "dog": 3}

TRICKS = ("nap", "nap", "nap", "stampede", "stampede", "stampede", "stampede")
CHARMS = ("acorn", "acorn", "clover", "clover", "feather")
NUMBERS = ("one", "two", "three")
"""What is printed on the pegs."""


class Table(State):
    """What lies on the meadow beside pieces and bags."""

    __slots__ = ("first", "hay", "hurdles", "oats", "points", "teeth")

    FIELDS: ClassVar[tuple[str, ...]] = ("oats", "hay", "points", "first", "teeth", "hurdles")

    game: Meadow

    def __init__(self, game: Meadow) -> None:
        super().__init__(game)
        self.oats: dict[str, int] = dict.fromkeys(game.seats, 0)
        self.hay: dict[str, int] = dict.fromkeys(game.seats, 0)
        self.points: dict[str, int] = dict.fromkeys(game.seats, 0)
        self.first = game.seats[0]  # who begins today
        self.teeth = 0  # the dog's
        self.hurdles = 0  # 1: they are up today

    def flock(self, seat: str) -> tuple[str, ...]:
        """All goats of a side on the meadow and in the barns."""
        return tuple([goat for place in self.places_of(seat) for goat in self.at(place, seat)])

    def peg_on(self, goat: str) -> str:
        """The peg that lies on a goat, or ""."""
        pegs = self.at(f"on:{goat}", self.pieces[goat].owner, "peg")
        return pegs[0] if pegs else ""

    def pegs_laid(self, seat: str) -> tuple[str, ...]:
        """A seat's pegs that lie on goats, in id order. All can see that they lie there."""
        return tuple([peg for peg in [f"peg_{seat}_{letter}" for letter in "abc"] if self.pieces[peg].face])

    def equal(self, goat: str) -> str:
        """The goat that stands for this one: the first of its kind in its place, unless a peg tells them apart."""
        record = self.pieces[goat]
        if self.peg_on(goat):
            return goat
        return next(other for other in self.at(record.place, record.side, record.kind) if not self.peg_on(other))

    def one_of_each(self, goats: tuple[str, ...]) -> tuple[str, ...]:
        """Of equal goats only the first."""
        return tuple([goat for goat in goats if self.equal(goat) == goat])


class Meadow(Game):
    """Seats, barns and paths, and what the kernel wants to know of this game."""

    table: ClassVar[type[State]] = Table

    def __init__(self, seats: tuple[str, ...], rules: tuple[Rule, ...],
                 procedures: tuple[type[Procedure], ...]) -> None:
        barns = {f"barn:{seat}": (BESIDE[seat],) for seat in seats}
        self.paths: dict[str, tuple[str, ...]] = {
            place: (*[barn for barn, ways in barns.items() if ways == (place,)],
                    *[other for other in OPEN_LAND if other != place])
            for place in OPEN_LAND}
        self.paths.update(barns)
        super().__init__(seats, (*seats, STRAY), tuple(self.paths), rules, procedures)

    def in_force(self, state: Table, rule: Rule) -> bool:
        """A talent's rule counts while its seat has the card; all others always."""
        talent: str = getattr(rule, "talent", "")
        return not talent or state.pieces[talent].side == rule.seat

    def turn_order(self, state: Table) -> tuple[str, ...]:
        first = self.seats.index(state.first)
        return self.seats[first:] + self.seats[:first]

    def names(self, state: Table, kind: str, word: Atom) -> bool:
        if kind == "goat":
            return word in state.pieces and state.pieces[str(word)].kind in GOATS
        return super().names(state, kind, word)

    def left_place(self, state: Table, piece: str, was: Piece) -> None:
        """A talent that changes hands takes its rules along."""
        if was.kind == "talent":
            state.rules = self.rules_in_force(state)

    def settle(self, state: Table, leaving: Eliminate) -> Procedure | None:
        """For some goats that left, their owners draw charms in turn order."""
        owed = dict.fromkeys(self.seats, 0)
        for goat, _, _, _ in leaving.left:
            owner = state.pieces[goat].owner
            owed[owner] = value(state, "charms_owed", owed[owner], goat)
        draws = tuple([(seat, owed[seat]) for seat in in_order(state) if owed[seat]])
        return Draws("charms", "charm", draws) if draws else None

    def bag_of(self, record: Piece) -> str:
        return {"trick": "tricks", "charm": "charms", "peg": f"pegs:{record.owner}"}.get(record.kind, "")

    def possible(self, state: Table, piece: str, face: str) -> bool:
        """A peg that is still covered has a number that has not been called yet."""
        from tests.kernel.toy_room.calling import Calling

        calling = innermost(state, Calling)
        return calling is None or state.pieces[piece].kind != "peg" or face in NUMBERS[calling.called:]

    def bag_empty(self, state: Table, bag: str, seat: str, owed: int) -> None:
        if bag == "charms":
            state.points[seat] += owed

    def scoring(self, state: Table) -> Procedure:
        from tests.kernel.toy_room.season import Scoring

        return Scoring()
