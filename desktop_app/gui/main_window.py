"""The window: first screen, new game, table; commands and their keys; its doors do the rest."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QMainWindow, QPushButton, QWidget

from desktop_app.app.files import LibraryProblem
from desktop_app.gui import theme
from desktop_app.gui.board_door import BoardDoor
from desktop_app.gui.cast.cast_door import CastDoor
from desktop_app.gui.cast.cast_page import CastPage
from desktop_app.gui.commands import Commands
from desktop_app.gui.contest_door import ContestDoor
from desktop_app.gui.dialogs import AskDialog, KeysDialog, open_dialog
from desktop_app.gui.editor.door import EditorDoor
from desktop_app.gui.editor.editor_page import EditorPage
from desktop_app.gui.fault_guard import FaultGuard
from desktop_app.gui.home.home_door import HomeDoor
from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.menu_door import MenuDoor
from desktop_app.gui.new_game.new_game_choice import NewGameChoice
from desktop_app.gui.new_game.new_game_page import NewGamePage
from desktop_app.gui.past.undo_door import UndoDoor
from desktop_app.gui.play_door import PlayDoor
from desktop_app.gui.preferences.key_map import KeyMap
from desktop_app.gui.preferences.orders_door import OrdersDoor
from desktop_app.gui.preferences.preferences_door import PreferencesDoor
from desktop_app.gui.preferences.preferences_page import PreferencesPage
from desktop_app.gui.services import Services
from desktop_app.gui.shelf.file_door import FileDoor
from desktop_app.gui.shelf.report_door import ReportDoor
from desktop_app.gui.shelf.save_choice import SaveChoice
from desktop_app.gui.shelf.saving_door import SavingDoor
from desktop_app.gui.shelf.shelf_door import ShelfDoor
from desktop_app.gui.shelf.shelf_page import ShelfPage
from desktop_app.gui.table.concede_door import ConcedeDoor
from desktop_app.gui.table.seat_drawer import SeatDoor
from desktop_app.gui.table.table_page import TablePage
from desktop_app.gui.table.table_zoom import kept_of, table_zoom, take_over
from desktop_app.gui.window_place import WindowPlace
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import GameRoom, Setup

if TYPE_CHECKING:
    from desktop_app.app.match import Match
    from desktop_app.app.running import RunningJournal

ON_TABLE = ("save", "options", "order", "concede", "export_replay", "contest", "luck", "take_back", "foresee", "seats")
ON_BOARD = ("zoom_in", "zoom_out", "fit", "graph")
BAR = ("seats", "hint", "save", "preferences")

AWHILE = 300
"""Milliseconds after the page that follows a table was made: it stands, and the table's widgets have gone."""


class MainWindow(QMainWindow):
    """The one window. It is told what it works with, so that tests can give it something small."""

    def __init__(self, services: Services, wording: Wording) -> None:
        super().__init__()
        self.services, self.wording = services, wording
        self._controller: MatchController | None = None
        self._journal: RunningJournal | None = None
        self.undo, self.board, self.seats = UndoDoor(self), BoardDoor(self), SeatDoor(self)
        self.setWindowTitle(wording.say("app.title"))
        self.resize(1366, 768)
        self.place, self.faults = WindowPlace(self), FaultGuard(self)
        self.play = PlayDoor(self)
        self.menus = MenuDoor(self)
        self.saving = SavingDoor(self)
        self.orders, self.concede = OrdersDoor(self), ConcedeDoor(self)
        self.preferences = PreferencesDoor(self)
        self.cast = CastDoor(self)
        self.shelf, self.files, self.reports = ShelfDoor(self), FileDoor(self), ReportDoor(self)
        self.choice = SaveChoice(self)
        self.faults.report = self.reports.open
        self.keys = KeyMap(services.settings)
        self.contests = ContestDoor(self)
        self.commands = Commands(self, wording, {
            "new": lambda: self.leaving(self.show_new_game), "home": lambda: self.leaving(self.show_home),
            "quit": lambda: self.leaving(self.close), "options": self._focus_options,
            "keys": self._show_keys, "reset_layout": self.place.reset, "menu": self.menus.open,
            **self.undo.handlers(), **self.board.handlers(), **self.contests.handlers(),
            **self.seats.handlers(),
            **self.shelf.handlers(), **self.files.handlers(), **self.reports.handlers(),
            **self.saving.handlers(), **self.preferences.handlers(), **self.play.handlers(),
            **HomeDoor(self).handlers(), **self.cast.handlers(), **self.orders.handlers(), **self.concede.handlers(),
        }, self.keys)  # fmt: skip
        self.editor = EditorDoor(self)
        self.fill_menus()
        self.setAcceptDrops(True)
        self.show_home()

    # --- pages ----------------------------------------------------------------------------------------------------

    def show_home(self) -> None:
        """The first screen. A match that is being played is left as it stands; its journal keeps it."""
        self._leave_match()
        self._show(HomePage(self.services, self.wording, self.commands.actions, self.show_new_game, self.size()))

    def show_new_game(self, room: str = "", choice: NewGameChoice | None = None) -> None:
        """The page for a new game; of this room, if one is named. `choice`: what has been chosen already."""
        self._leave_match()
        services = self.services
        chosen = choice or NewGameChoice(services.rooms, services.bots, random.randrange(1_000_000_000),
                                         services.settings.now.last_setup, room)  # fmt: skip
        page = NewGamePage(services, self.wording, self.commands.actions, chosen, self.size())
        page.started.connect(self._start)
        self._show(page)

    def show_match(self, match: Match) -> None:
        """The table of a match."""
        self._leave_match()
        try:
            self._journal = self.services.library.follow(match)
        except LibraryProblem as problem:
            self.saving.trouble(problem)
        services = self.services
        film, bots = self.play.film, services.make_bots()
        controller = MatchController(match, bots, film, services.plays, services.hints, services.bots,
                                     services.settings, services.foresee)  # fmt: skip
        self.shelf.follow(controller)
        self.show_controller(controller)
        if match.notices:
            words = self.wording.of(match.room.id)
            self.say(" ".join(words.reason(notice) for notice in match.notices))

    def show_controller(self, controller: MatchController) -> None:
        """The table of a match that is driven like this."""
        if self._controller is not None:
            self._leave_match()
        self._controller = controller
        controller.changed.connect(self._position_changed)
        controller.concede_wanted.connect(partial(self.concede.ask, controller))
        self._show_table()
        self.play.show_match(controller)
        self.contests.show_match(controller.match)

    def show_page(self, page: QWidget) -> None:
        """Any other page. A match is left as it stands."""
        self._leave_match()
        self._show(page)

    def controller(self) -> MatchController | None:
        """What drives the match that is being played, if there is one."""
        return self._controller

    def match(self) -> Match | None:
        """The match that is being played, if there is one."""
        return self._controller.match if self._controller is not None else None

    def table_page(self) -> TablePage | None:
        """The table, if it is shown."""
        page = self.centralWidget()
        return page if isinstance(page, TablePage) else None

    def say(self, message: str) -> None:
        """A message on the table page."""
        page = self.table_page()
        if page is not None:
            page.say(message)

    def _show_table(self, before: TablePage | None = None) -> None:
        """`before`: the page that it takes the place of."""
        assert self._controller is not None
        kept = kept_of(before) if before is not None and before.controller is self._controller else None
        bar = tuple(self.commands[name] for name in BAR)
        wording = self.wording.of(self._controller.match.room.id)
        with theme.zoomed(table_zoom(self.size())):
            page = TablePage(self._controller, wording, self, self.commands["home"], bar, self.play.strip(wording))
        page.what_now.show_key(self.commands["options"].shortcut())
        self.seats.follow(page)
        page.result.new_game.connect(self.show_new_game)
        match = self._controller.match
        page.result.watched.connect(lambda: self.play.watch(match, partial(self.show_match, match)))
        page.result.exported.connect(self.shelf.export_replay)
        page.outgrown.connect(self._grow_table, Qt.ConnectionType.QueuedConnection)
        self._show(page)
        if kept is not None:
            take_over(page, kept)
        self._position_changed()

    def _grow_table(self) -> None:
        """The table as large as the window is now."""
        page = self.table_page()
        if page is not None and page.zoom != table_zoom(self.size()):
            self._show_table(page)

    def show_over(self, page: QWidget) -> None:
        """A page that leads back to the one before it, whatever that is: nothing is left for it."""
        self.setCentralWidget(page)
        self._page_shown(page)

    def show_below(self, page: QWidget) -> None:
        """Back on the page before, as it was."""
        self.setCentralWidget(page)
        page.show()
        self._page_shown(page)

    def _show(self, page: QWidget) -> None:
        self.editor.leave()
        self.preferences.forget()
        self.cast.below.forget()
        self.choice.below.forget()
        focused = self.focusWidget()
        if focused is not None:
            focused.clearFocus()  # one that goes with the keyboard on it stays in memory, and its page with it
        self.setCentralWidget(page)
        self._page_shown(page)

    def _page_shown(self, page: QWidget) -> None:
        if isinstance(page, TablePage):
            theme.keep_zoom(page.zoom)
        self.menus.page_shown(page, self.commands["menu"])
        self.commands.enable(ON_TABLE, isinstance(page, TablePage))
        self.commands.enable(ON_BOARD, self.board.board() is not None)
        self.undo.steps_changed()
        self.editor.page_shown()
        self.play.page_shown()
        _first_stop(page).setFocus()

    def leaving(self, go: Callable[[], object]) -> None:
        """Goes elsewhere; from a running game after a question, if the person wants to be asked."""
        match = self.match()
        if match is None or not match.decider() or not self.services.settings.now.confirm_leave:
            go()
            return
        say = self.wording.say
        question, do, stay = (say(f"app.leave.{words}") for words in ("question", "do", "stay"))
        dialog = AskDialog(self, say("app.title"), question, do, stay)
        dialog.accepted.connect(lambda: go())
        open_dialog(dialog)

    def _start(self, room: GameRoom, setup: Setup, controllers: dict[str, str], seed: int) -> None:
        self.show_match(self.services.new_match(room, setup, controllers, seed))

    def _leave_match(self) -> None:
        page = self.table_page()
        if page is not None:
            page.board.setFocus()  # where Tab or a part that hid has moved the keyboard to, it would keep the page
        theme.keep_zoom(1.0)
        self.editor.leave()
        if self._journal is not None:
            self._journal.close()
            self._journal = None
        if self._controller is not None:
            self._controller.close()
            self._controller = None
            QTimer.singleShot(0, self, self._collect_later)
        self.play.show_match(None)
        self.undo.show_position(None)

    def _collect_later(self) -> None:
        QTimer.singleShot(AWHILE, self, _collect)

    def _position_changed(self) -> None:
        self.undo.show_position(self._controller)
        if self._journal is not None and self._journal.problem is not None:
            self.say(self.wording.reason(self._journal.problem.reason))

    # --- the rest -------------------------------------------------------------------------------------------------

    def _show_keys(self) -> None:
        open_dialog(KeysDialog(self, self.wording, self.commands.key_list()))

    def _focus_options(self) -> None:
        page = self.table_page()
        if page is not None:
            page.drawer.open()

    def fill_menus(self) -> None:
        """All menus, anew."""
        menus = self.commands.fill_menus(self.menus.menus, self._choose_look)
        self.play.fill_menu(menus["app.menu.play"])
        self.editor.fill_menu(self.menus.menus)

    def _choose_look(self, name: str, size: int) -> None:
        self.services.settings.change(theme=name, text_scale=size)

    def dress(self) -> None:
        """Everything is made anew in the theme and text size in use."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        theme.apply(application)
        self.commands.draw_icons()
        self.fill_menus()
        self.show_again(self.centralWidget())

    def show_again(self, page: QWidget | None) -> None:
        """The same page, made anew."""
        if isinstance(page, PreferencesPage):
            self.preferences.show_again()
        elif isinstance(page, CastPage):
            self.cast.show_again(page)
        elif isinstance(page, TablePage):
            self._show_table(page)
        elif isinstance(page, NewGamePage):
            self.show_new_game(choice=page.choice)
        elif isinstance(page, EditorPage):
            self.editor.show()
        elif page is not None and page is self.choice.page():
            self.choice.show_again()
        elif isinstance(page, ShelfPage):
            self.shelf.show_again()
        else:
            self.show_home()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, which Qt leaves to dialogs, presses the button that has the focus and opens a list of choices."""
        focused = QApplication.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif isinstance(focused, QAbstractButton):
            focused.click()
        elif isinstance(focused, QComboBox):
            focused.showPopup()

    def changeEvent(self, event: QEvent) -> None:
        """Another window came to the front: what is in the hand goes back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            page = self.table_page() or self.editor.page()
            if page is not None:
                page.hand.window_left()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Bots are ended and the journal closed before the window goes."""
        self.place.keep()
        self.preferences.forget()
        self.cast.below.forget()
        self.choice.below.forget()
        self.editor.close()
        self._leave_match()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file from outside may be dropped anywhere."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """What it is, and where it opens, its content tells."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.files.dropped(Path(paths[0]))


def _first_stop(page: QWidget) -> QWidget:
    """Where the keyboard begins: the board, elsewhere the main button."""
    if isinstance(page, TablePage | EditorPage):
        return page.board
    return next((button for button in page.findChildren(QPushButton) if button.property("look") == "main"), page)


def _collect() -> None:
    """Widgets and what they are connected to hold one another, and a whole game with them, until somebody looks."""
    gc.collect()
