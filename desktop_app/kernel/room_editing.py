"""The editing protocol for a room that says each part of it with a function of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from desktop_app.kernel.documents import Document
from desktop_app.kernel.drafts import Draft
from desktop_app.kernel.editing import DraftProblem, Editing, Field, Gesture, Lying, MapFacts, ThingGroup, mended
from desktop_app.kernel.views import TableView

P = TypeVar("P")
D = TypeVar("D", bound=Draft)

MOST_AT_ONCE = 99
"""So many of a thing at most does one gesture put down or take away."""


class RoomEditing(Editing, Generic[P, D]):
    """Editing out of a room's own functions, for the content of one pack. `read` makes a draft of a document; the
    others are what the method of their name says, asked with the draft or with the pack and the document."""

    def __init__(self, pack: P, read: Callable[[P, Document], D], *,
                 palette: Callable[[D], tuple[ThingGroup, ...]], fields: Callable[[D], tuple[Field, ...]],
                 view: Callable[[D], TableView], facts: Callable[[D], MapFacts],
                 edit: Callable[[P, Document, Gesture], Document],
                 problems: Callable[[P, Document], tuple[DraftProblem, ...]],
                 cleared: Callable[[P, Document], Document]) -> None:  # fmt: skip
        self._pack, self._read = pack, read
        self._palette, self._fields, self._view, self._facts = palette, fields, view, facts
        self._edit, self._problems, self._cleared = edit, problems, cleared

    def palette(self, document: Document) -> tuple[ThingGroup, ...]:
        return self._palette(self._read(self._pack, document))

    def lying(self, document: Document) -> tuple[Lying, ...]:
        return self._read(self._pack, document).lying()

    def places(self, document: Document) -> tuple[str, ...]:
        return self._read(self._pack, document).places()

    def fields(self, document: Document) -> tuple[Field, ...]:
        return self._fields(self._read(self._pack, document))

    def edit(self, document: Document, gesture: Gesture) -> Document:
        return self._edit(self._pack, document, gesture)

    def problems(self, document: Document) -> tuple[DraftProblem, ...]:
        return self._problems(self._pack, document)

    def view(self, document: Document) -> TableView:
        return self._view(self._read(self._pack, document))

    def facts(self, document: Document) -> MapFacts:
        return self._facts(self._read(self._pack, document))

    def cleared(self, document: Document) -> Document:
        return self._cleared(self._pack, document)


class Hands(NamedTuple, Generic[D]):
    """What a room's hands do to a draft: each gives the document as it is then, the same one when it means nothing.
    `set_field` takes the field's id and a value, `placed` and `taken` a thing, a place and a number, `moved` a goal
    after the place, `turned` a thing and a place."""

    set_field: Callable[[D, str, Any], Document]
    placed: Callable[[D, str, str, int], Document]
    taken: Callable[[D, str, str, int], Document]
    moved: Callable[[D, str, str, str, int], Document]
    turned: Callable[[D, str, str], Document]

    def edited(self, draft: D, gesture: Gesture) -> Document:
        """The document after a gesture of any kind."""
        number = max(0, min(gesture.number, MOST_AT_ONCE))
        match gesture.verb:
            case "set":
                return self.set_field(draft, gesture.thing, gesture.value)
            case "place":
                return self.placed(draft, gesture.thing, gesture.place, number)
            case "take":
                return self.taken(draft, gesture.thing, gesture.place, number)
            case "move":
                return self.moved(draft, gesture.thing, gesture.place, gesture.goal, number)
            case "turn":
                return self.turned(draft, gesture.thing, gesture.place)
        return mended(draft.document, gesture)
