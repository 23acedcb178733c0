"""Giving a seat up: asked once; a bot plays on; and what to do when no person is left at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.dialogs import AskDialog, dialog_button, open_dialog
from desktop_app.gui.match_controller import HUMAN, MatchController
from desktop_app.gui.parts import Words

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class ConcedeDoor(QObject):
    """The window's way to give a seat up."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What its command does: it is about the seat whose eyes are used."""
        return {"concede": self._concede_own}

    def ask(self, controller: MatchController, seat: str) -> None:
        """Asks whether this seat is to be given up."""
        page = self.window.table_page()
        if page is None or not controller.may_concede(seat):
            return
        view = page.showing.seat(seat)
        name = page.wording.sentence(view.name) if view is not None else page.wording.name(seat)
        say = page.wording.say
        dialog = AskDialog(self.window, say("app.title"), say("app.concede.question", who=name), say("app.concede.do"),
                           say("app.concede.stay"), grave=True)  # fmt: skip
        dialog.accepted.connect(partial(self._concede, controller, seat))
        open_dialog(dialog)

    def _concede_own(self) -> None:
        controller = self.window.controller()
        if controller is not None:
            self.ask(controller, controller.viewer())

    def _concede(self, controller: MatchController, seat: str) -> None:
        controller.concede(seat)
        if HUMAN not in controller.match.controllers.values():
            film = controller.film
            if not film.paused:
                film.toggle()
            self._ask_what_now()

    def _ask_what_now(self) -> None:
        dialog = AloneDialog(self.window)
        dialog.watch.clicked.connect(self._watch)
        dialog.new.clicked.connect(lambda: self.window.show_new_game())
        dialog.home.clicked.connect(self.window.show_home)
        dialog.rejected.connect(self._watch)
        open_dialog(dialog)

    def _watch(self) -> None:
        film = self.window.play.film
        if film.paused:
            film.toggle()


class AloneDialog(QDialog):
    """No person is left at the table."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        say = window.wording.say
        self.setWindowTitle(say("app.title"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(theme.MARGIN)
        column.addWidget(Words(say("app.alone.title"), "heading"))
        words = Words(say("app.alone.words"), "body")
        words.setMinimumWidth(min(theme.scaled(340), 700))
        column.addWidget(words)
        self.watch = dialog_button(say("app.alone.watch"), "main")
        self.watch.setDefault(True)
        self.new, self.home = dialog_button(say("app.alone.new")), dialog_button(say("app.alone.home"))
        for button in (self.watch, self.new, self.home):
            button.clicked.connect(self.accept)
            column.addWidget(button)
