"""The window's undo and redo: of the match's answers, on other pages of what was done there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QUndoStack

from desktop_app.gui.past.undo import TimelinePicture

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.match_controller import MatchController


class UndoDoor(QObject):
    """The commands "undo" and "redo". What is connected to steps_changed() ends with the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._timeline = TimelinePicture()
        self._was_warned = False

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each command does."""
        return {"undo": self.undo, "redo": lambda: self._steps().redo()}

    def show_position(self, controller: MatchController | None) -> None:
        """The match stands elsewhere now; None: there is no match any more."""
        self._was_warned = False
        self._timeline.show_timeline(controller)
        self.steps_changed()

    @Slot()
    def steps_changed(self) -> None:
        """What can be undone now."""
        steps, commands = self._steps(), self._window.commands
        commands["undo"].setEnabled(steps.canUndo())
        commands["redo"].setEnabled(steps.canRedo())

    def undo(self) -> None:
        """Going back over dice or secrets is asked once: the same key again goes back."""
        steps, window = self._steps(), self._window
        match = window.match()
        if steps is self._timeline and window.contests.lifted():
            return  # what was only laid is no answer yet
        asks = steps is self._timeline and window.services.settings.now.confirm_undo
        if asks and match is not None and not self._was_warned and match.risky_undo():
            self._was_warned = True
            window.say(window.wording.say("app.undo_again"))
            return
        steps.undo()

    def _steps(self) -> QUndoStack:
        window = self._window
        return window.preferences.steps() or window.shelf.steps() or window.editor.steps() or self._timeline
