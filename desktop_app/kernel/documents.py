"""Documents from outside: how one reaches their parts, and how one notes what is wrong with them.

A document is made of plain mappings, lists, words and numbers. Documents are values: what changes one gives a new one
and leaves the old one as it was.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

from desktop_app.kernel.questions import Atom
from desktop_app.kernel.room import Problem

Document = dict[str, Any]
Path = tuple[Atom, ...]
"""The names and numbers that lead to a part of a document."""

NEAR = 0.75
"""How much of two words must agree, from 0 to 1, for one to be proposed in the place of the other."""


class Reading:
    """A document being read. Each method reads a part and notes what is wrong with it; all of it is found."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems

    def wrong(self, code: str, place: str, args: tuple[str, ...] = (), fix: str = "") -> None:
        """Note a problem."""
        self.problems.append(Problem(code, place, args, fix))

    def known(self, word: str, words: tuple[str, ...], code: str, place: str) -> bool:
        """Is it one of these words? If not it is a problem."""
        if word not in words:
            self.wrong(code, place, (word,), nearest(word, words))
        return word in words

    def known_once(self, found: list[str], words: tuple[str, ...], code: str, place: str) -> tuple[str, ...]:
        """Those that are known; one that stands there twice is a problem too."""
        for index, word in enumerate(found):
            if self.known(word, words, code, f"{place}[{index}]") and word in found[:index]:
                self.wrong("twice", f"{place}[{index}]", (word,))
        return tuple([word for word in dict.fromkeys(found) if word in words])


def nearest(word: str, known: tuple[str, ...]) -> str:
    """The known word that was probably meant; "" when none is near."""
    return next(iter(get_close_matches(word, known, 1, NEAR)), "")


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
        if not has(document, step):
            return otherwise
        document = document[step]
    return document


def has(document: Any, step: Atom) -> bool:
    """Is there something at this one step?"""
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


def put_last(document: Document, path: Path, value: Any) -> Document:
    """The same as put(), and below the first name of the path each name stands last in its mapping now."""
    for end in range(2, len(path)):
        here = mapping(document, path[:end])
        document = put(without(document, path[:end]), path[:end], here)
    return put(without(document, path), path, value)


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
    if not path or not has(document, path[0]):
        return document
    first, others = path[0], path[1:]
    if isinstance(document, dict):
        if others:
            return {**document, first: _without(document[first], others)}
        return {name: value for name, value in document.items() if name != first}
    at = int(first)
    return [*document[:at], *([_without(document[at], others)] if others else []), *document[at + 1:]]
