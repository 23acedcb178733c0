"""What the window does about bots: the film of their turns, hints; and about moments that are past."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QToolButton

from desktop_app.gui.icons import icon
from desktop_app.gui.past.film import AT_ONCE, SPEEDS, Film
from desktop_app.gui.past.time_strip import LEADS, TimeStrip
from desktop_app.gui.past.watching import WatchController
from desktop_app.gui.table.seat_menu import seat_choices

if TYPE_CHECKING:
    from desktop_app.app.match import Match
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.match_controller import MatchController
    from desktop_app.gui.wording import Wording

STEPS = ("undo", "redo")
FILM = ("pause", "step", "skip")
"""Commands that lead the film and don't end it."""

MOMENTS = ("earlier", "later")
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class PlayDoor(QObject):
    """Commands of the match that is being played. Any press of the player ends a running film first."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        services = window.services
        self.film = Film(services.film_delay, services.settings.now.film_speed)
        self._controller: MatchController | None = None
        self._watches = False
        self.film.moved.connect(self._show)

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"hint": self._hint, "finish": self._finish, "pause": self.film.toggle,
                "step": self.film.step, "skip": self.film.skip, "earlier": lambda: self._look(-1),
                "later": lambda: self._look(1)}  # fmt: skip

    def fill_menu(self, menu: QMenu) -> None:
        """Its commands, and the speeds."""
        menu.addSeparator()
        for name in ("finish", "", *MOMENTS, "", *FILM):
            if name:
                menu.addAction(self.window.commands[name])
            else:
                menu.addSeparator()
        say = self.window.wording.say
        seats = menu.addMenu(say("app.menu.seats"))
        seats.aboutToShow.connect(lambda: self._fill_seats(seats))
        self._fill_speeds(menu.addMenu(say("app.menu.speed")))

    def watch(self, match: Match, back: Callable[[], None] | None = None) -> None:
        """Shows a game as a film from its start. `back`: where whoever has seen enough goes, by default home."""
        services = self.window.services
        controller = WatchController(match, self.film, services.settings, services.plays)
        leave = back or self.window.show_home
        controller.left.connect(lambda: QTimer.singleShot(0, leave))
        self.window.show_controller(controller)

    def strip(self, wording: Wording) -> TimeStrip:
        """The strip below a table."""
        steps, film = [tuple([self.window.commands[name] for name in names]) for names in (STEPS, FILM)]
        made = TimeStrip(self.window, wording, steps, film)
        self._fill_speeds(made.speed_menu)
        made.show_speed(self._speed_words(self.film.speed))
        return made

    def _fill_speeds(self, menu: QMenu) -> None:
        """The one that is chosen is marked whenever the menu opens."""
        group = QActionGroup(menu)
        for speed in (*SPEEDS, AT_ONCE):
            action = menu.addAction(self._speed_words(speed))
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, s=speed: self.window.services.settings.change(film_speed=s))
            menu.aboutToShow.connect(lambda a=action, s=speed: a.setChecked(s == self.film.speed))
            group.addAction(action)

    def _speed_words(self, speed: float) -> str:
        say = self.window.wording.say
        return say("app.speed", n=f"{speed:g}") if speed else say("app.speed.at_once")

    def show_match(self, controller: MatchController | None) -> None:
        """Another match, or none."""
        self._controller = controller
        self.film.paused = False
        self.film.ended()
        if controller is not None:
            controller.changed.connect(self._show)
        self._show()

    def page_shown(self) -> None:
        """Another page: its commands are for the table only."""
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The press itself is not taken away: it does what it does, after the film."""
        if event.type() in _PRESSES and not self._leads(watched, event):
            assert self._controller is not None
            self._controller.end_film()
        return False

    def _leads(self, watched: QObject, event: QEvent) -> bool:
        """Is this press for the film, or for a menu?"""
        if QApplication.activePopupWidget() is not None or isinstance(watched, QMenuBar):
            return True
        own = [self.window.commands[name] for name in FILM]
        if isinstance(event, QKeyEvent):
            pressed = QKeySequence(event.keyCombination())
            return event.key() in _MODIFIERS or any(pressed in action.shortcuts() for action in own)
        doors = [*own, self.window.commands["menu"]]
        return isinstance(watched, QToolButton) and (watched.defaultAction() in doors or bool(watched.property(LEADS)))

    def _show(self) -> None:
        """Commands show how the film stands; presses are watched while it runs."""
        controller = self._controller if self.window.table_page() is not None else None
        waits = controller is not None and controller.in_film() and (controller.watching or controller.viewed is None)
        commands = self.window.commands
        bots = controller is not None and controller.has_bots()
        commands.enable(("pause", "step"), bots)
        for name in FILM:
            commands[name].setVisible(bots)
        commands.enable(("skip",), waits)
        looks_back = controller is not None and controller.viewed is not None
        commands["hint"].setVisible(self.window.services.settings.now.hints)
        commands.enable(("hint",), controller is not None and not looks_back and not controller.watching)
        commands.enable(("finish",), controller is not None and bool(controller.may_finish()))
        commands.enable(("earlier",), controller is not None and controller.viewed != 0)
        commands.enable(("later",), looks_back)
        pause: QAction = commands["pause"]
        pause.setChecked(self.film.paused)
        pause.setIcon(icon("play" if self.film.paused else "pause"))
        watches = controller is not None and controller.film_runs()
        application = QApplication.instance()
        if watches != self._watches and application is not None:
            self._watches = watches
            (application.installEventFilter if watches else application.removeEventFilter)(self)
        page = self.window.table_page()
        if page is not None:
            page.show_note()

    def choose_speed(self, speed: float) -> None:
        """Another speed of the bots' film."""
        self.film.choose_speed(speed)
        page = self.window.table_page()
        if page is not None:
            page.strip.show_speed(self._speed_words(speed))
        self._show()

    def _finish(self) -> None:
        if self._controller is not None:
            self._controller.finish_turn()

    def _fill_seats(self, menu: QMenu) -> None:
        """A menu of its own for every seat, as on its sheet."""
        menu.clear()
        page = self.window.table_page()
        for seat in page.showing.view.seats if page is not None else ():
            assert page is not None
            found = seat_choices(page.controller, page.wording, seat.id)
            own = menu.addMenu(page.wording.sentence(seat.name))
            own.setEnabled(bool(found))
            for words, act in found:
                own.addAction(words).triggered.connect(lambda _=False, act=act: act())

    def _look(self, by: int) -> None:
        if self._controller is not None:
            self._controller.view_step(by)

    def _hint(self) -> None:
        page = self.window.table_page()
        if page is not None:
            page.show_hint()
