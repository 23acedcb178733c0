"""The undo stack as a picture of the match: the match's own timeline is the truth.

The picture shows one step back and one step forward, as far as the match has them; it is drawn anew after each change.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QUndoCommand, QUndoStack


class Timeline(Protocol):
    """What goes back and forth."""

    def can_undo(self) -> bool:
        """Is there a decision to go back to?"""

    def can_redo(self) -> bool:
        """Has a decision been taken back?"""

    def undo(self) -> None:
        """Back to the last decision."""

    def redo(self) -> None:
        """Forth again."""


class TimelineStep(QUndoCommand):
    """One step of the timeline. While the picture is being drawn it does nothing."""

    def __init__(self, stack: TimelinePicture) -> None:
        super().__init__()
        self._stack = stack

    def undo(self) -> None:
        """The timeline goes back."""
        self._stack.step(back=True)

    def redo(self) -> None:
        """The timeline goes forth; the first call, at push, comes while the picture is drawn."""
        self._stack.step(back=False)


class TimelinePicture(QUndoStack):
    """Undo and redo for menus and keys."""

    def __init__(self) -> None:
        super().__init__()
        self._timeline: Timeline | None = None
        self._drawing = False

    def show_timeline(self, timeline: Timeline | None) -> None:
        """Draws what can be undone and redone now."""
        self._timeline = timeline
        back = timeline is not None and timeline.can_undo()
        forth = timeline is not None and timeline.can_redo()
        self._drawing = True
        self.clear()
        for _ in range(back + forth):
            self.push(TimelineStep(self))
        self.setIndex(int(back))
        self._drawing = False

    def step(self, back: bool) -> None:
        """A command was undone or redone."""
        if self._drawing or self._timeline is None:
            return
        if back:
            self._timeline.undo()
        else:
            self._timeline.redo()
