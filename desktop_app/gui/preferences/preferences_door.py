"""The window's door to the preferences: the page, coming back from it, and making true what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QUndoStack

from desktop_app.gui import theme
from desktop_app.gui.dialogs import TroubleDialog, open_dialog
from desktop_app.gui.new_game.new_game_choice import NewGameChoice
from desktop_app.gui.new_game.new_game_page import NewGamePage
from desktop_app.gui.page_below import PageBelow
from desktop_app.gui.preferences.look_sample import SampleTable
from desktop_app.gui.preferences.preferences_page import GROUPS, PreferencesPage

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class PreferencesDoor(QObject):
    """`below`: the page that was shown before."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.undo_stack = QUndoStack(self)
        self.undo_stack.indexChanged.connect(window.undo.steps_changed)
        self.below = PageBelow(window)
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
        self.undo_stack.clear()
        self.below.lay()
        self._show(group)

    def show_again(self) -> None:
        """The page in another look; what waits below must be made anew then too."""
        self.below.is_outdated = True
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

    def sample(self) -> SampleTable:
        """The table at the window; without one, the one that a new game would begin with."""
        controller, services = self.window.controller(), self.window.services
        if controller is not None:
            match = controller.match
            return SampleTable(match.room, match.setup.map, match.view(""))
        choice = NewGameChoice(services.rooms, services.bots, 0, services.settings.now.last_setup)
        return SampleTable(choice.room, choice.map, choice.table())

    def forget(self) -> None:
        """Another page is shown, or the window goes: nothing is undone any more, and nobody comes back."""
        self.undo_stack.clear()
        self.below.forget()

    def tell_kept_aside(self, place: Path) -> None:
        """The file of the settings could not be read: said once."""
        wording = self.window.wording
        sentence = wording.say("app.preferences.kept_aside", path=str(place))
        open_dialog(TroubleDialog(self.window, wording, [sentence]))

    def _show(self, group: str) -> PreferencesPage:
        page = PreferencesPage(self.window, self.undo_stack, group)
        page.left.connect(self.below.show)
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
            self.below.is_outdated = True  # keys stand on buttons of the page below
        if (now.hints, now.bots_reasons) != (before.hints, before.bots_reasons):
            self.below.is_outdated = True
            self.window.play.page_shown()
        page = self.window.centralWidget()
        if isinstance(page, PreferencesPage | NewGamePage):
            page.show_settings()
        if (now.theme, now.text_scale) != (before.theme, before.text_scale):
            theme.choose(now.theme, now.text_scale)
            QTimer.singleShot(0, self.window, self.window.dress)  # after the menu has closed
