"""A draft as far as it can be understood: what every room reads out of one. Whatever makes no sense is passed over."""

from __future__ import annotations

from typing import Any, Protocol

from desktop_app.kernel.documents import Document, part
from desktop_app.kernel.editing import Lying

MOST_SHOWN = 99
"""No more of a thing is shown in one place, whatever a document says."""


class Draft(Protocol):
    """A document that a room has begun to read: what lies where, whatever else is wrong with it."""

    document: Document

    def lying(self) -> tuple[Lying, ...]:
        """What Editing.lying() says."""

    def places(self) -> tuple[str, ...]:
        """What Editing.places() says."""


def number_there(draft: Draft, thing: str, place: str) -> int:
    """How many of a thing lie in a place."""
    return sum([lying.number for lying in draft.lying() if (lying.thing, lying.place) == (thing, place)])


def amount(value: Any) -> int:
    """A number of pieces that can be shown."""
    return min(value, MOST_SHOWN) if type(value) is int and value > 0 else 0


def word_of(said: Document, name: str) -> str:
    """A word that a document says, or ""."""
    found = said.get(name)
    return found if isinstance(found, str) else ""


def words_in(said: Any) -> tuple[str, ...]:
    """The words of a list."""
    return tuple([each for each in said if isinstance(each, str)]) if isinstance(said, list) else ()


def number_of(said: Document, name: str, usual: int) -> int:
    """A number that a document says, or the usual one."""
    found = said.get(name)
    return found if type(found) is int else usual


def sides_named(document: Document) -> tuple[str, ...]:
    """The sides that are seated, in the order in which they sit, each once; known or not."""
    said = part(document, ("seats",))
    sides = [part(seat, ("side",), seat) for seat in said] if isinstance(said, list) else []
    return tuple(dict.fromkeys([side for side in sides if isinstance(side, str)]))


def controller_of(document: Document, seat: str) -> str:
    """Who plays the seat, "" when that is left open."""
    said = part(document, ("seats",))
    rows = said if isinstance(said, list) else []
    return next((word_of(row, "controller") for row in rows if isinstance(row, dict) and row.get("side") == seat), "")
