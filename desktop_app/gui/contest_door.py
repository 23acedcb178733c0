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
    """The commands "contest" and "luck"."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each command does."""
        return {"contest": self.fold, "luck": self.luck}

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
        page = self._window.table_page()
        for extra in page.extras if page is not None else ():
            if isinstance(extra, ContestOverlay):
                extra.fold()
