"""The window's door to the cast, and the way back from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop_app.gui.cast.cast_page import ALL, CastPage

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class CastDoor(QObject):
    """The page that was shown before waits below, with everything on it; a film of bots rests meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._below: QWidget | None = None
        self._outdated = self._paused = False

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What its command does."""
        return {"cast": self.open}

    def open(self) -> None:
        """Shows the page over the one that is shown; at a table with the pieces of its game."""
        if isinstance(self.window.centralWidget(), CastPage):
            return
        match, film = self.window.match(), self.window.play.film
        self._paused = match is not None and not film.paused
        if self._paused:
            film.toggle()
        page = self._made(match.room.id if match is not None else ALL)
        self._below, self._outdated = self.window.takeCentralWidget(), False
        self._show(page)

    def show_again(self, page: CastPage) -> None:
        """The page in another look; what waits below must be made anew then too."""
        self._outdated = True
        self._show(self._made(page.game))

    def close(self) -> None:
        """Back to the page below."""
        below, self._below = self._below, None
        if self._paused and self.window.play.film.paused:
            self.window.play.film.toggle()
        self._paused = False
        if below is not None and not self._outdated:
            self.window.show_below(below)
            return
        self.window.show_again(below)
        if below is not None:
            below.deleteLater()

    def forget(self) -> None:
        """Another page is shown, or the window goes: nobody comes back to the one below."""
        if self._below is not None:
            self._below.deleteLater()
            self._below = None
        self._paused = False

    def _made(self, game: str) -> CastPage:
        window = self.window
        page = CastPage(window.services, window.wording, window.commands.actions, window.size(), game)
        page.left.connect(self.close)
        return page

    def _show(self, page: CastPage) -> None:
        self.window.show_over(page)
        page.games.parts[0].setFocus()
