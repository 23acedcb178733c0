"""The editing protocol: what a room says about setting up a table by hand.

A draft is a scenario document that need not be playable yet: plain mappings, lists, words and numbers. Documents are
values: a gesture gives a new one and leaves the old one as it was. Whatever is wrong with a draft, nothing here raises.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Protocol

from desktop_app.kernel import crank
from desktop_app.kernel.questions import Atom, IllegalAnswer, Text
from desktop_app.kernel.room import Problem
from desktop_app.kernel.save import SaveProblem, head_of
from desktop_app.kernel.state import State
from desktop_app.kernel.views import TableView

Document = dict[str, Any]
Path = tuple[Atom, ...]
"""The names and numbers that lead to a part of a document."""

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


class ThingGroup(NamedTuple):
    """A shelf of the palette; `owner` is the seat whose things stand there, "" for nobody's."""

    id: str
    title: Text
    owner: str
    things: tuple[Thing, ...]


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
    in order, also twice), text, prose, or controller (a person, or one of the bots that the window knows).

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
    goal, number), set (thing: the field's id, value), and for what a field can't reach put, drop and rename, whose
    place is that of a Problem ("areas.europe[2]")."""

    verb: str
    thing: str = ""
    place: str = ""
    goal: str = ""
    number: int = 1
    value: Any = None


class DraftProblem(NamedTuple):
    """What is wrong with a draft. `about`: the place, seat or kind of field where it shows; `fix`: what mends it, in
    `words`; a warning doesn't bar playing."""

    problem: Problem
    about: str
    fix: tuple[Gesture, ...] = ()
    words: Text = Text("")
    warning: bool = False


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


# Parts of documents ---------------------------------------------------------------------------------------------------

_STEP = re.compile(r"\[(\d{1,6})\]|([^.\[\]]+)")


def path_of(place: str) -> Path:
    """The place of a Problem as a path.

    >>> path_of("seats[0].side")
    ('seats', 0, 'side')
    """
    return tuple([int(step[1]) if step[1] else step[2] for step in _STEP.finditer(place)])


def part(document: Any, path: Path, otherwise: Any = None) -> Any:
    """What lies at the end of a path."""
    for step in path:
        if not _has(document, step):
            return otherwise
        document = document[step]
    return document


def _has(document: Any, step: Atom) -> bool:
    if isinstance(document, list):
        return isinstance(step, int) and step < len(document)
    return isinstance(document, dict) and step in document


def mapping(document: Any, path: Path) -> Document:
    """The mapping at the end of a path; an empty one when there is none."""
    found = part(document, path)
    return found if isinstance(found, dict) else {}


def put(document: Document, path: Path, value: Any) -> Document:
    """A copy with this value there. What stands in the way of a name becomes a mapping; lists don't grow."""
    return dict(_put(document, path, value)) if path else document


def without(document: Document, path: Path) -> Document:
    """A copy without what lies there."""
    return dict(_without(document, path)) if path else document


def pruned(document: Document, path: Path, keep: int = 1) -> Document:
    """Without what lies there, and without the mappings above it that it leaves empty; `keep` steps always stay."""
    document = without(document, path)
    for end in range(len(path) - 1, keep, -1):
        if part(document, path[:end], 0) == {}:
            document = without(document, path[:end])
    return document


def renamed(document: Document, path: Path, name: str) -> Document:
    """A copy in which the last name of the path is another, in the same place of its mapping."""
    home = part(document, path[:-1])
    if not path or not isinstance(home, dict) or path[-1] not in home or name in home:
        return document
    with_name = {name if key == path[-1] else key: value for key, value in home.items()}
    return put(document, path[:-1], with_name) if len(path) > 1 else with_name


def _put(document: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    first, others = path[0], path[1:]
    if isinstance(document, list) and isinstance(first, int):
        if first >= len(document):
            return document
        return [*document[:first], _put(document[first], others, value), *document[first + 1:]]
    known = document if isinstance(document, dict) else {}
    return {**known, first: _put(known.get(first), others, value)}


def _without(document: Any, path: Path) -> Any:
    if not path or not _has(document, path[0]):
        return document
    first, others = path[0], path[1:]
    if isinstance(document, dict):
        if others:
            return {**document, first: _without(document[first], others)}
        return {name: value for name, value in document.items() if name != first}
    at = int(first)
    return [*document[:at], *([_without(document[at], others)] if others else []), *document[at + 1:]]


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
