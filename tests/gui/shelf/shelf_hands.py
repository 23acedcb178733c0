"""A window with a shelf of its own, and what a person does there: with mouse, keys and files that are dropped."""

from __future__ import annotations

import atexit
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from desktop_app import bots
from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import InlineBots
from desktop_app.commands.playing import answer_once, is_over
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from tests.gui.hands import LEFT, Hands, drop
from tests.gui.opening import open_window

_PICTURES = Path(mkdtemp())
atexit.register(rmtree, _PICTURES, ignore_errors=True)


class ShelfHands(Hands):
    """Somebody at the pages of cards."""

    @property
    def shelf(self) -> Any:
        return self.window.shelf.page()

    def titles(self) -> list[str]:
        return [card.item.title for card in self.shelf.grid.cards]

    def card(self, title: str) -> Any:
        return next(card for card in self.shelf.grid.cards if card.item.title == title)

    def pick(self, title: str) -> None:
        """A click on a card."""
        QTest.mouseClick(self.card(title), LEFT)
        self.settle()

    def act(self, act: str) -> None:
        """A press on one of the buttons beside."""
        self.press(self.shelf.details.buttons[act])

    def choose_in(self, box: QComboBox, words: str) -> None:
        """Opens the list of a box by keys and walks to these words."""
        box.setFocus()
        place = next(place for place in range(box.count()) if box.itemText(place) == words)
        self.key(Qt.Key.Key_Home)
        for _ in range(place):
            self.key(Qt.Key.Key_Down)

    def drop(self, path: Path) -> None:
        """A file falls on the window."""
        drop(self.window, path)
        self.settle()

    def dialog(self) -> Any:
        return QApplication.activeModalWidget()


def open_shelf(qtbot: QtBot, folder: Path) -> ShelfHands:
    """The program is started; its data lie in this folder, but pictures are painted once for all tests."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "pictures").exists():
        (folder / "pictures").symlink_to(_PICTURES)
    games = (room("cthulhu_wars"), room("call_of_madness"))
    services = Services(games, Library(folder), new_match, InlineBots, bots.LEVELS, plays=False)
    window = open_window(qtbot, services, wording_for())
    return ShelfHands(window, qtbot)


def a_match(game: str = "cthulhu_wars", answers: int = 20, seed: int = 3) -> Match:
    """A game after so many answers of bots; the first seat is a person's from then on."""
    shipped = room(game)
    setup = shipped.default_setup()
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, "random"), seed)
    for _ in range(answers):
        if not is_over(match):
            answer_once(match)
    match.hand_over(setup.seats[0], HUMAN)
    return match


def say_where(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Whoever asks for a file is told this one."""
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (str(path), ""))
