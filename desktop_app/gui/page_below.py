"""The page that waits while another one stands over it, and the way back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class PageBelow:
    """The page that was shown before waits with everything on it; a film of bots rests meanwhile.

    `is_outdated`: it has to be made anew before it is shown again."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._page: QWidget | None = None
        self._paused = False
        self.is_outdated = False

    def lay(self) -> None:
        """The page that is shown goes below. Another one must be shown at once."""
        film = self._window.play.film
        self._paused = self._window.match() is not None and not film.paused
        if self._paused:
            film.toggle()
        page = self._window.takeCentralWidget()
        if page is not None:
            page.hide()  # one that was about to be shown would become a window of its own
        self._page, self.is_outdated = page, False

    def show(self) -> None:
        """Back to it."""
        page, self._page = self._page, None
        if self._paused and self._window.play.film.paused:
            self._window.play.film.toggle()
        self._paused = False
        if page is not None and not self.is_outdated:
            self._window.show_below(page)
            return
        self._window.show_again(page)
        if page is not None:
            page.deleteLater()

    def forget(self) -> None:
        """Nobody comes back to it."""
        if self._page is not None:
            self._page.deleteLater()
            self._page = None
        self._paused = False
