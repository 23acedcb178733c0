"""The editing protocol: what a room says about setting up a table by hand.

A draft is a scenario document that need not be playable yet. A gesture gives a new one and leaves the old one as it
was. Whatever is wrong with a draft, nothing here raises.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from desktop_app.kernel import crank
from desktop_app.kernel.documents import Document as Document  # what the protocol speaks of: to be had here as well
from desktop_app.kernel.documents import path_of, put, renamed, without
from desktop_app.kernel.questions import IllegalAnswer, Text
from desktop_app.kernel.room import BadSetup, Problem, Setup
from desktop_app.kernel.save import SaveProblem, head_of
from desktop_app.kernel.state import State
from desktop_app.kernel.views import TableView

Value = int | str | tuple[str, ...]

SCENARIO, TABLE, STRIP = "scenario", "table", "strip"
"""What a field is about, when it is no place and no seat: the document, the table, what goes on just now."""


class Thing(NamedTuple):
    """Something that may be put on the table. `left`: how many more there are, below 0 when there are too many on it;
    None when there is no end to them. `most`: how many exist."""

    id: str
    text: Text
    art: str
    owner: str = ""
    size: float = 1.0
    left: int | None = None
    most: int = 0


PIECES, CARDS = "pieces", "cards"
"""The parts of a palette."""


class ThingGroup(NamedTuple):
    """A shelf of the palette; `owner` is the seat whose things stand there, "" for nobody's. `tab`: the part of the
    palette, PIECES or CARDS."""

    id: str
    title: Text
    owner: str
    things: tuple[Thing, ...]
    tab: str = PIECES


class MapFacts(NamedTuple):
    """What is known of the boards beside what lies there. `starts`: seats and the places where they begin; `guesses`:
    places that nobody has reported as they are printed; `words`: a line about all that."""

    starts: tuple[tuple[str, str], ...] = ()
    guesses: tuple[str, ...] = ()
    words: Text = Text("")


class Lying(NamedTuple):
    """So many of a thing lie in a place."""

    thing: str
    place: str
    number: int


class Choice(NamedTuple):
    """A value of a field and its words."""

    value: str
    text: Text


class Field(NamedTuple):
    """Something with a name that can be set. kind: number, choice, set (each choice once or not at all), list (choices
    in order, also twice), dice (a list of faces), text, prose, or controller (a person, or one of the bots that the
    window knows).

    `about`: the place or seat it belongs to, or SCENARIO, TABLE or STRIP. With `art` it is always in sight. A field
    called "<thing>.<place>" says all that there is to say about that thing there."""

    id: str
    text: Text
    kind: str
    value: Value
    about: str
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 999
    art: str = ""


class Gesture(NamedTuple):
    """One thing that a hand does to a draft. verb: place (thing, place, number), take (the same), move (thing, place,
    goal, number), turn (thing, place: over to its other side or on to its next direction; without a thing what can be
    turned there), set (thing: the field's id, value), and for what a field can't reach put, drop and rename, whose
    place is that of a Problem ("areas.europe[2]")."""

    verb: str
    thing: str = ""
    place: str = ""
    goal: str = ""
    number: int = 1
    value: Any = None


class DraftProblem(NamedTuple):
    """What is wrong with a draft. `about`: the place, seat or kind of field where it shows; `fix`: what mends it, in
    `words`; a warning doesn't bar playing. `places`: where else it shows, when that is more than one place."""

    problem: Problem
    about: str
    fix: tuple[Gesture, ...] = ()
    words: Text = Text("")
    warning: bool = False
    places: tuple[str, ...] = ()


class Editing(Protocol):
    """How the tables of one room are set up by hand. Nothing here raises, whatever the document is."""

    def palette(self, document: Document) -> tuple[ThingGroup, ...]:
        """All that may be put on the table, and how many are left."""

    def lying(self, document: Document) -> tuple[Lying, ...]:
        """What lies where, place by place."""

    def places(self, document: Document) -> tuple[str, ...]:
        """Every place that can hold things: those of the boards first."""

    def fields(self, document: Document) -> tuple[Field, ...]:
        """All that can be set, in the order in which it is shown."""

    def edit(self, document: Document, gesture: Gesture) -> Document:
        """The document after the gesture; the same one when that means nothing."""

    def problems(self, document: Document) -> tuple[DraftProblem, ...]:
        """What is wrong with it, errors first. Without errors it can be played."""

    def view(self, document: Document) -> TableView:
        """The table as far as it can be told. Its pieces are called by piece_id()."""

    def facts(self, document: Document) -> MapFacts:
        """What is known of the boards."""

    def cleared(self, document: Document) -> Document:
        """The same table with nothing on it."""


def piece_id(thing: str, place: str, number: int) -> str:
    """What the view of a draft calls a thing that lies in a place; `number` tells equal ones apart."""
    return f"{thing}@{place}#{number}"


def lies(piece: str) -> tuple[str, str]:
    """Thing and place of such an id; two empty words when it is none.

    >>> lies("ash.kid@pond#2")
    ('ash.kid', 'pond')
    """
    thing, at, rest = piece.partition("@")
    place, number_sign, _ = rest.rpartition("#")
    return (thing, place) if at and number_sign else ("", "")


def taken_back(lying: Sequence[Lying], over: int) -> tuple[Gesture, ...]:
    """Takes so many of what lies about away, the last ones first."""
    found = []
    for each in reversed(lying):
        number = min(over, each.number)
        if number > 0:
            found.append(Gesture("take", each.thing, each.place, number=number))
            over -= number
    return tuple(found)


def mended(document: Document, gesture: Gesture) -> Document:
    """What put, drop and rename do."""
    path = path_of(gesture.place)
    if not path:
        return document
    if gesture.verb == "put":
        return put(document, path, gesture.value)
    if gesture.verb == "rename" and isinstance(gesture.value, str):
        return renamed(document, path, gesture.value)
    return without(document, path) if gesture.verb == "drop" else document


def errors(read: Callable[[Document], tuple[Setup, State]], document: Document) -> tuple[Problem, ...]:
    """All that bars playing from a document that a room reads with `read`: that its game is over as it begins, too."""
    try:
        _, state = read(document)
    except BadSetup as bad:
        return bad.problems
    return (Problem("over_already", "phase"),) if state.over else answers_refused(state, document)


def form_mended(problem: Problem, game: str) -> tuple[Gesture, ...] | None:
    """What mends the form of a document of this game: nothing, where nothing can; None when it is no fault of form."""
    code, place = problem.code, problem.place
    if code == "over_already":
        return ()
    if code in ("wrong_game", "missing_field") and place == "game":
        return (Gesture("put", place="game", value=game),)
    if code == "missing_field":
        return (Gesture("drop", place=place.rpartition(".")[0]),) if "." in place else ()
    return None


def answers_refused(state: State, document: Document) -> tuple[Problem, ...]:
    """The first of the answers in `then` that is not allowed. The state is used up."""
    try:
        head = head_of(document)
    except SaveProblem as problem:
        return (Problem("wrong_value", str(problem.arguments[0] if problem.arguments else "then")),)
    for number, answer in enumerate(head.then):
        try:
            crank.answer(state, answer.reply())
        except IllegalAnswer:
            return (Problem("answer_refused", f"then[{number}]", (answer.answer,)),)
    return ()
