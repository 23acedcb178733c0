"""What the window does about contests: folds the one over the board, and tells how lucky everybody was."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop_app.gui.contests.contest_overlay import ContestOverlay
from desktop_app.gui.contests.luck_dialog import open_luck

if TYPE_CHECKING:
    from desktop_app.app.match import Match
    from desktop_app.gui.main_window import MainWindow


class ContestDoor:
    """The commands "contest", "take_back" and "luck"."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each command does."""
        return {"contest": self.fold, "take_back": self.take_back, "luck": self.luck}

    def show_match(self, match: Match | None) -> None:
        """A game without dice has no luck to tell of."""
        self._window.commands["luck"].setVisible(match is None or match.room.dice() is not None)

    def luck(self) -> None:
        """How lucky everybody was."""
        page = self._window.table_page()
        if page is not None:
            open_luck(page)

    def fold(self) -> None:
        """The board instead of the contest, or the contest again."""
        overlay = self._overlay()
        if overlay is not None:
            overlay.fold()

    def take_back(self) -> None:
        """The result that was laid or taken last lies in the tray again."""
        overlay = self._overlay()
        if overlay is not None:
            overlay.laying.take_back()

    def lifted(self) -> bool:
        """Was a result only laid? It lies in the tray again, and nothing else need be undone."""
        overlay = self._overlay()
        return overlay is not None and overlay.laying.lift()

    def _overlay(self) -> ContestOverlay | None:
        page = self._window.table_page()
        found = [extra for extra in page.extras if isinstance(extra, ContestOverlay)] if page is not None else []
        return found[0] if found else None
