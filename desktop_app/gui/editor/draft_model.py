"""A draft at the window: its document, what is selected in it, and every gesture to undo. It knows no widget."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from desktop_app.kernel.editing import (
    SCENARIO,
    Document,
    DraftProblem,
    Editing,
    Field,
    Gesture,
    Lying,
    MapFacts,
    ThingGroup,
    lies,
    piece_id,
)
from desktop_app.kernel.room import GameRoom
from desktop_app.kernel.views import TableView

COPIED = "things"
"""The name under which copied things stand in the clipboard's text."""


class DraftChange(QUndoCommand):
    """From one document to another. Changes in a row that have the same `key` become one."""

    def __init__(self, model: DraftModel, before: Document, after: Document, key: str) -> None:
        super().__init__()
        self._model = model
        self._before, self._after, self._key = before, after, key

    def id(self) -> int:
        """Only changes with a key are tried for merging."""
        return 1 if self._key else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """The later change of the same thing. One that leads back is none."""
        if not isinstance(other, DraftChange) or other._key != self._key:
            return False
        self._after = other._after
        self.setObsolete(self._after == self._before)
        return True

    def undo(self) -> None:
        """The document as it was; what comes next is a step of its own."""
        self._model.chain += 1
        self._model.show_document(self._before)

    def redo(self) -> None:
        """The document as it became."""
        self._model.show_document(self._after)


class DraftModel(QObject):
    """One draft. `about`: the place, seat or kind of field that the inspector shows; `pieces`: what is selected.

    `name`: what it is kept as on the shelf, "" until it has been saved."""

    changed = Signal()
    selection_changed = Signal()

    def __init__(self, room: GameRoom, editing: Editing, document: Document, name: str = "") -> None:
        super().__init__()
        self.room, self.editing = room, editing
        self.document = document
        self.name = name
        self.about = SCENARIO
        self.pieces: tuple[str, ...] = ()
        self.chain = 0
        self.undo_stack = QUndoStack(self)
        self._saved: Document = document if name else {}
        self._nudged: tuple[str, ...] = ()
        self._run = 0
        self._view: TableView | None = None
        self._problems: tuple[DraftProblem, ...] | None = None

    # --- what it is -----------------------------------------------------------------------------------------------

    @property
    def view(self) -> TableView:
        """The table as far as it can be told; made once for each document."""
        if self._view is None:
            self._view = self.editing.view(self.document)
        return self._view

    @property
    def problems(self) -> tuple[DraftProblem, ...]:
        """What is wrong with it; found once for each document."""
        if self._problems is None:
            self._problems = self.editing.problems(self.document)
        return self._problems

    @property
    def facts(self) -> MapFacts:
        """What is known of its boards."""
        return self.editing.facts(self.document)

    def is_playable(self) -> bool:
        """Is there nothing that bars playing?"""
        return all(problem.warning for problem in self.problems)

    def is_saved(self) -> bool:
        """Does it lie on the shelf as it is?"""
        return bool(self.name) and self._saved == self.document

    def palette(self) -> tuple[ThingGroup, ...]:
        """All that may be put on the table."""
        return self.editing.palette(self.document)

    def fields(self) -> tuple[Field, ...]:
        """All that can be set."""
        return self.editing.fields(self.document)

    def lying(self) -> tuple[Lying, ...]:
        """What lies where."""
        return self.editing.lying(self.document)

    def holds(self, place: str) -> bool:
        """Can things lie there?"""
        return place in self.editing.places(self.document)

    def selected_things(self) -> Counter[tuple[str, str]]:
        """How many of each (thing, place) are selected."""
        return Counter(lies(piece) for piece in self.pieces)

    # --- what is done to it ---------------------------------------------------------------------------------------

    def do(self, gestures: Iterable[Gesture], key: str = "") -> bool:
        """One step of the hand; says whether anything came of it. Steps in a row with the same key are undone at once.
        """
        after = self.document
        for gesture in gestures:
            after = self.editing.edit(after, gesture)
        if after == self.document:
            return False
        self.undo_stack.push(DraftChange(self, self.document, after, f"{key} {self.chain}" if key else ""))
        return True

    def replace(self, document: Document) -> None:
        """Another document in its place, as one step."""
        if document != self.document:
            self.undo_stack.push(DraftChange(self, self.document, document, ""))

    def set(self, field: str, value: object) -> bool:
        """Another value of a field; values in a row are one step."""
        return self.do((Gesture("set", field, value=value),), f"set {field}")

    def carry(self, pieces: Sequence[str], goal: str, key: str = "") -> bool:
        """Selected pieces to another place, where they stay selected."""
        found = Counter(lies(piece) for piece in pieces)
        moves = [Gesture("move", thing, place, goal, number) for (thing, place), number in found.items()]
        before = Counter({lying.thing: lying.number for lying in self.lying() if lying.place == goal})
        if not self.do(moves, key):
            return False
        there = [(lying.thing, lying.number) for lying in self.lying() if lying.place == goal]
        self.select(goal, tuple(piece_id(thing, goal, number) for thing, most in there
                                for number in range(before[thing] + 1, most + 1)))  # fmt: skip
        return True

    def add(self, thing: str, place: str, number: int = 1) -> bool:
        """More of a thing in a place."""
        key = f"add {thing} {place}" if number == 1 else ""
        return self.do((Gesture("place", thing, place, number=number),), key)

    def take(self, thing: str, place: str, number: int = 1) -> bool:
        """Less of it."""
        key = f"add {thing} {place}" if number == 1 else ""
        return self.do((Gesture("take", thing, place, number=number),), key)

    def can_add(self, thing: str, place: str) -> bool:
        """Would putting it there mean anything?"""
        return self.editing.edit(self.document, Gesture("place", thing, place)) != self.document

    def turn(self, pieces: Sequence[str]) -> bool:
        """Each of these pieces over to its other side, or on to its next direction."""
        found = Counter(lies(piece) for piece in pieces)
        return self.do(Gesture("turn", thing, place, number=number) for (thing, place), number in found.items())

    def turn_place(self, place: str) -> bool:
        """Whatever can be turned in a place."""
        return self.do((Gesture("turn", place=place),))

    def nudge(self, goal: str) -> bool:
        """The selected pieces to a place nearby. Nudges of the same pieces in a row are one step."""
        if self.pieces != self._nudged:
            self._run += 1
        done = self.carry(self.pieces, goal, f"nudge {self._run}")
        self._nudged = self.pieces
        return done

    def remove_selected(self) -> bool:
        """All that is selected goes."""
        return self.do(Gesture("take", thing, place, number=number)
                       for (thing, place), number in self.selected_things().items())  # fmt: skip

    def copied(self) -> str:
        """What is selected as text; without a selection all that lies in the place that is looked at."""
        found: Counter[str] = Counter()
        for (thing, _), number in self.selected_things().items():
            found[thing] += number
        if not found:
            found.update({lying.thing: lying.number for lying in self.lying() if lying.place == self.about})
        return json.dumps({COPIED: list(found.items())}) if found else ""

    def paste(self, text: str, place: str) -> bool:
        """What was copied, in this place. Any other text means nothing."""
        try:
            rows = json.loads(text)[COPIED]
            found = [Gesture("place", str(thing), place, number=int(number)) for thing, number in rows]
        except (ValueError, TypeError, KeyError):
            return False
        return self.do(found)

    def duplicate(self) -> bool:
        """The selected things once more where they lie."""
        return self.do(Gesture("place", thing, place, number=number)
                       for (thing, place), number in self.selected_things().items())  # fmt: skip

    def select(self, about: str, pieces: tuple[str, ...] = ()) -> None:
        """Another place, seat or kind of field is looked at, and other pieces are selected."""
        if (about, pieces) != (self.about, self.pieces):
            self.about, self.pieces = about, pieces
            self.selection_changed.emit()

    def was_saved(self, name: str) -> None:
        """It lies on the shelf now."""
        self.name, self._saved = name, self.document
        self.changed.emit()

    def show_document(self, document: Document) -> None:
        """For undo and redo: the document becomes this very one."""
        self.document = document
        self._view, self._problems = None, None
        known = {piece.id for piece in self.view.pieces}
        self.pieces = tuple(piece for piece in self.pieces if piece in known)
        self.changed.emit()
