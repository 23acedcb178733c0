"""The window's door to the preferences: the page, coming back from it, and making true what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget

from desktop_app.gui import theme
from desktop_app.gui.dialogs import TroubleDialog, open_dialog
from desktop_app.gui.preferences.preferences_page import GROUPS, PreferencesPage

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class PreferencesDoor(QObject):
    """The page that was shown before waits below, with everything on it; a film of bots rests meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.undo_stack = QUndoStack(self)
        self.undo_stack.indexChanged.connect(lambda _: window.steps_changed())
        self._below: QWidget | None = None
        self._outdated = self._paused = False
        self._known = window.services.settings.now
        window.services.settings.listeners.append(self._settings_changed)

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        settings = self.window.services.settings
        return {"preferences": self.open, "motion": lambda: settings.change(motion=not settings.now.motion)}

    def page(self) -> PreferencesPage | None:
        """The page, if it is shown."""
        page = self.window.centralWidget()
        return page if isinstance(page, PreferencesPage) else None

    def steps(self) -> QUndoStack | None:
        """What can be undone on the page, if it is shown."""
        return self.undo_stack if self.page() is not None else None

    def open(self, group: str = GROUPS[0]) -> None:
        """Shows the page over the one that is shown."""
        shown = self.page()
        if shown is not None:
            shown.open_group(group)
            return
        film = self.window.play.film
        self._paused = self.window.match() is not None and not film.paused
        if self._paused:
            film.toggle()
        self.undo_stack.clear()
        self._below, self._outdated = self.window.takeCentralWidget(), False
        self._show(group)

    def show_again(self) -> None:
        """The page in another look; what waits below must be made anew then too."""
        self._outdated = True
        self._grow()

    def _grow(self) -> None:
        """The page anew, as large as the window is now; the keyboard and the rows stay where they were."""
        before = self.page()
        if before is None:
            return
        scrolled, door = before.scrolled(), before.doors[before.group].hasFocus()
        page = self._show(before.group)
        QTimer.singleShot(0, page, lambda: page.scroll_to(scrolled))
        if not door and page.shown is not None:
            page.shown.setFocus()

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
        self.undo_stack.clear()
        if self._below is not None:
            self._below.deleteLater()
            self._below = None
        self._paused = False

    def tell_kept_aside(self, place: Path) -> None:
        """The file of the settings could not be read: said once."""
        wording = self.window.wording
        sentence = wording.say("app.preferences.kept_aside", path=str(place))
        open_dialog(TroubleDialog(self.window, wording, [sentence]))

    def _show(self, group: str) -> PreferencesPage:
        page = PreferencesPage(self.window, self.undo_stack, group)
        page.left.connect(self.close)
        page.outgrown.connect(self._grow, Qt.ConnectionType.QueuedConnection)
        self.window.show_over(page)
        page.doors[group].setFocus()
        return page

    def _settings_changed(self) -> None:
        """What is different now is made true."""
        before, now = self._known, self.window.services.settings.now
        self._known = now
        if now.motion != before.motion:
            theme.choose(motion=now.motion)
            self.window.commands["motion"].setChecked(now.motion)
        if now.film_speed != before.film_speed:
            self.window.play.choose_speed(now.film_speed)
            self.window.fill_menus()
        controller = self.window.controller()
        if controller is not None:
            controller.has_curtain = now.curtain
        if now.keys != before.keys:
            self.window.keys.dress()
            self._outdated = True  # keys stand on buttons of the page below
        page = self.page()
        if page is not None:
            page.show_settings()
        if (now.theme, now.text_scale) != (before.theme, before.text_scale):
            theme.choose(now.theme, now.text_scale)
            QTimer.singleShot(0, self.window, self.window.dress)  # after the menu has closed
