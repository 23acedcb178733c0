"""Contests and pledges as the window shows them: who stands against whom, with which dice, and who takes what fell.

Part of the view protocol: frozen, plain, comparable values, without a word of any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop_app.kernel.questions import Text

if TYPE_CHECKING:
    from desktop_app.kernel.views import DieView


class ResultView(NamedTuple):
    """What a die may come to. `id`: what a DieView means by it; `art`: its drawing. The first kind of a contest is the
    heaviest: its markers are round and its dice filled; those of the others are lozenges and outlines."""

    id: str
    name: Text
    art: str


class SourceView(NamedTuple):
    """Where dice of a side come from. `pieces`: those that roll them, none when they belong to the whole side; `why`:
    how many they are, in parts that are added; `rolled`: as they fell, none before they have."""

    id: str
    name: Text
    why: tuple[Text, ...] = ()
    dice: int = 0
    pieces: tuple[str, ...] = ()
    rolled: tuple[DieView, ...] = ()


class FighterView(NamedTuple):
    """A piece that may take a result. `results`: what it has taken; `fate`: what is said instead of its name then;
    `gone`: it has left the contest."""

    piece: str
    name: Text
    results: tuple[str, ...] = ()
    fate: Text = Text("")
    gone: bool = False


class Marker(NamedTuple):
    """A result that nobody has taken yet. `piece`: the piece that can be carried, "" while it is not its turn;
    `later`: it is chosen in a step that is still to come."""

    result: str
    piece: str = ""
    later: bool = False


class ContestSide(NamedTuple):
    """One side. `role`: what it does here; `counts`: how many of each result its dice gave; `suffers` and `note`: what
    falls on it and who chooses; `markers`: what it has still to take; `to_come`: what those of them are called that
    come later; `warnings`: what is said before it happens; `decides`: whether whoever looks chooses now."""

    seat: str
    role: Text
    dice: int
    sources: tuple[SourceView, ...]
    counts: tuple[tuple[str, int], ...] = ()
    suffers: Text = Text("")
    note: Text = Text("")
    fighters: tuple[FighterView, ...] = ()
    markers: tuple[Marker, ...] = ()
    to_come: Text = Text("")
    warnings: tuple[Text, ...] = ()
    decides: bool = False


class SpreadView(NamedTuple):
    """How likely each number of results is. `chances[n]` of `of` is the exact chance of n; `suffered`: they fall on
    whoever looks."""

    title: Text
    note: Text
    chances: tuple[int, ...]
    of: int
    suffered: bool = False


class FigureView(NamedTuple):
    """A number with its name, as it is written."""

    text: Text
    value: str


class AbilityView(NamedTuple):
    """Something that may still change the dice. `owner`: whose; `whose`: that in a word; `keys`: the open options that
    use it, none when it is only named; `keep`: the key that does without."""

    owner: str
    name: Text
    whose: Text
    note: Text
    keys: tuple[str, ...] = ()
    keep: str = ""


class OddsView(NamedTuple):
    """What may come of it, exact for the dice as they stand; `abilities` are not counted in."""

    spreads: tuple[SpreadView, ...]
    figures: tuple[FigureView, ...] = ()
    abilities: tuple[AbilityView, ...] = ()


class ContestView(NamedTuple):
    """A contest. `steps`: all its steps, `step` the place of the one that goes on, `skipped` the places of those that
    nobody needs; `place`: where; `odds`: before the dice fall; `offers`: what whoever looks may use now."""

    id: str
    title: Text
    place: str
    steps: tuple[Text, ...]
    step: int
    results: tuple[ResultView, ...]
    sides: tuple[ContestSide, ...]
    odds: OddsView | None = None
    offers: tuple[AbilityView, ...] = ()
    skipped: tuple[int, ...] = ()


class PledgerView(NamedTuple):
    """A seat that is asked for its share. `gives`: what it has offered, -1 while it has not spoken; `most`: all that
    it could give; `state`: "now" (it is asked), "said", "waits", "out" (it can't give more)."""

    seat: str
    gives: int
    most: int
    state: str


class PledgeView(NamedTuple):
    """Several seats decide together what they give. `note`: what comes of it when they do and when they don't;
    `gives` and `missing`: what all offer together and what is still wanted."""

    title: Text
    note: Text
    progress: Text
    gives: int
    missing: int
    seats: tuple[PledgerView, ...]
