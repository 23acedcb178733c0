"""The window's door to the cast, and the way back from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop_app.gui.cast.cast_page import ALL, CastPage
from desktop_app.gui.page_below import PageBelow

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class CastDoor(QObject):
    """`below`: the page that was shown before."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.below = PageBelow(window)

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What its command does."""
        return {"cast": self.open}

    def open(self) -> None:
        """Shows the page over the one that is shown; at a table with the pieces of its game."""
        if isinstance(self.window.centralWidget(), CastPage):
            return
        match = self.window.match()
        page = self._made(match.room.id if match is not None else ALL)
        self.below.lay()
        self._show(page)

    def show_again(self, page: CastPage) -> None:
        """The page in another look; what waits below must be made anew then too."""
        self.below.is_outdated = True
        self._show(self._made(page.game))

    def _made(self, game: str) -> CastPage:
        window = self.window
        page = CastPage(window.services, window.wording, window.commands.actions, window.size(), game)
        page.left.connect(self.below.show)
        return page

    def _show(self, page: CastPage) -> None:
        self.window.show_over(page)
        page.games.parts[0].setFocus()
