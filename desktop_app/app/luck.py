"""How lucky everybody was: what dice came to beside what was to be expected. Exact, from what all may know.

>>> at_least(2, 2, 1, 6)
Fraction(1, 36)
>>> at_least(0, 5, 1, 6)
Fraction(1, 1)
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import comb
from typing import NamedTuple

from desktop_app.app.match import LogLine, Match
from desktop_app.kernel.questions import Text
from desktop_app.kernel.rolls import DiceBook, Meaning, Roll


class Count(NamedTuple):
    """Of one result: how often it came, how often it was to be expected, and the chances that it comes at least, and
    at most, so often."""

    result: str
    came: int
    expected: Fraction
    at_least: Fraction
    at_most: Fraction


class Luck(NamedTuple):
    """A seat's dice, in one contest or in the whole game; a Count for each result, the best first."""

    seat: str
    dice: int
    counts: tuple[Count, ...]


class Fight(NamedTuple):
    """A contest: the position after its last roll, what it was, and what each side rolled."""

    position: int
    title: Text
    sides: tuple[Luck, ...]


class Ledger(NamedTuple):
    """The luck of a game: each seat that has rolled, and every contest in order."""

    meanings: tuple[Meaning, ...]
    seats: tuple[Luck, ...]
    fights: tuple[Fight, ...]


def ledger_of(match: Match, viewer: str, position: int) -> Ledger | None:
    """The ledger up to a position of the match; None in a game that has no dice."""
    book = match.room.dice()
    if book is None:
        return None
    deepest = match.timeline.nodes[position].depth if position else 0
    return ledger(book, match.setup.seats, [line for line in match.log(viewer) if line.depth <= deepest])


def ledger(book: DiceBook, seats: tuple[str, ...], lines: Iterable[LogLine]) -> Ledger:
    """What these lines of the record tell."""
    rolls: list[tuple[int, Roll]] = []
    for line in lines:
        roll = book.roll(line.event)
        if roll is not None:
            rolls.append((line.position, roll))
    own: dict[str, tuple[str, ...]] = dict.fromkeys(seats, ())
    for _, roll in rolls:
        own[roll.seat] = own.get(roll.seat, ()) + roll.results
    totals = tuple([luck(book, seat, results) for seat, results in own.items() if results])
    return Ledger(book.meanings, totals, tuple(_fights(book, rolls)))


def luck(book: DiceBook, seat: str, results: tuple[str, ...]) -> Luck:
    """Some dice of a seat."""
    dice = len(results)
    counts = [_count(meaning, results.count(meaning.id), dice) for meaning in book.meanings]
    return Luck(seat, dice, tuple(counts))


def at_least(came: int, dice: int, faces: int, of: int) -> Fraction:
    """The exact chance that of so many dice at least `came` show one of `faces` of `of` faces."""
    ways = sum([comb(dice, n) * faces ** n * (of - faces) ** (dice - n) for n in range(came, dice + 1)])
    return Fraction(ways, of ** dice)


def _count(meaning: Meaning, came: int, dice: int) -> Count:
    expected = Fraction(dice * meaning.faces, meaning.of)
    at_most = 1 - at_least(came + 1, dice, meaning.faces, meaning.of)
    return Count(meaning.id, came, expected, at_least(came, dice, meaning.faces, meaning.of), at_most)


def _fights(book: DiceBook, rolls: list[tuple[int, Roll]]) -> list[Fight]:
    """Two rolls for the same place that follow one another are the two sides of a contest."""
    found: list[Fight] = []
    left = list(rolls)
    while left:
        position, roll = left.pop(0)
        sides = [luck(book, roll.seat, roll.results)]
        if left and left[0][1].place == roll.place and left[0][1].seat != roll.seat:
            position, other = left.pop(0)
            sides.append(luck(book, other.seat, other.results))
        found.append(Fight(position, roll.title, tuple(sides)))
    return found
