"""A person at the editor: mouse and keys only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app import rooms
from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import InlineBots
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording, read_catalogue, wording_for
from tests.gui.editor.quayside import SAIDS, QuaysideRoom
from tests.gui.hands import LEFT, Hands
from tests.gui.opening import open_window

CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


class EditorHands(Hands):
    """Two hands at the palette, the board and the inspector."""

    @property
    def page(self) -> Any:
        return self.window.editor.page()

    @property
    def model(self) -> DraftModel:
        model: DraftModel = self.window.editor.model
        return model

    def number(self, thing: str, place: str) -> int:
        """How many of a thing lie in a place."""
        return sum(each.number for each in self.model.lying() if (each.thing, each.place) == (thing, place))

    def tile(self, thing: str) -> QWidget:
        """A thing's token on the palette; its shelf is opened first."""
        group = next(each for each in self.model.palette() if thing in [one.id for one in each.things])
        palette = self.page.palette_card
        if palette.tab != group.tab:
            self.press(palette.tabs.bar.part(group.tab))
        if not self._tiles(thing) and group.id not in palette.folds:
            self.press(palette.shelves.get(group.id) or palette.shelves["nobody"])
        if not self._tiles(thing):
            self.press(palette.folds[group.id])
        self.settle()
        palette.findChildren(QScrollArea)[0].ensureWidgetVisible(self._tiles(thing)[0])
        self.settle()
        return self._tiles(thing)[0]

    def _tiles(self, thing: str) -> list[QWidget]:
        return [tile.token for tile in self.page.palette_card.tiles if tile.thing.id == thing]

    def ground(self, area: str) -> QPoint:
        """A point of an area that no piece covers, on the board's viewport."""
        board = self.page.board
        return QPoint(board.mapFromScene(board.table.free_spot(area)))

    def place(self, thing: str, area: str) -> None:
        """Drags a thing from the palette onto an area."""
        token, viewport = self.tile(thing), self.page.board.viewport()
        goal = token.mapFromGlobal(viewport.mapToGlobal(self.ground(area)))
        self.drag_from(token, token.rect().center(), goal)

    def carry(self, piece: str, area: str) -> None:
        """Drags a piece to an area."""
        self.drag_from(self.page.board.viewport(), self.spot(piece), self.ground(area))

    def throw_away(self, piece: str) -> None:
        """Drags a piece onto the palette."""
        viewport, palette = self.page.board.viewport(), self.page.palette_card
        goal = viewport.mapFromGlobal(palette.mapToGlobal(QPoint(palette.width() // 2, palette.height() - 4)))
        self.drag_from(viewport, self.spot(piece), goal)

    def click_area(self, area: str) -> None:
        QTest.mouseClick(self.page.board.viewport(), LEFT, pos=self.ground(area))
        self.settle()

    def click_with(self, modifier: Qt.KeyboardModifier, piece: str) -> None:
        QTest.mouseClick(self.page.board.viewport(), LEFT, modifier, self.spot(piece))
        self.settle()

    def undo(self) -> None:
        self.control(Qt.Key.Key_Z)

    def step(self, thing: str, more: bool = True) -> None:
        """Presses plus or minus beside a thing that lies in the selected place."""
        stepper = self.page.selected.rows[thing].stepper
        self.press(stepper.more if more else stepper.less)

    def box(self, field: str) -> QWidget:
        """The number box of a seat's field."""
        box: QWidget = self.page.seats.boxes[field]
        return box

    def type_number(self, box: QWidget, number: int) -> None:
        QTest.mouseDClick(box.findChild(QLineEdit), LEFT)
        QTest.keyClicks(box, str(number))
        QTest.keyClick(box, Qt.Key.Key_Return)
        self.settle()

    def choose_value(self, box: Any, value: str) -> None:
        """By keys: the list is opened, walked and taken."""
        box.setFocus()
        while box.currentData() != value:
            before = box.currentIndex()
            down = box.findData(value) > before
            QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
            self.settle()
            assert box.currentIndex() != before

    def choose_seat(self, editor: Any, name: str) -> None:
        """Opens the list of seats and takes one."""
        self.press(editor.button)
        self.choose(name)

    def press_words(self, words: str) -> None:
        """Presses the button with these words."""
        buttons = [b for b in self.window.findChildren(QPushButton) if b.isVisible() and b.text() == words]
        self.press(buttons[0])


def open_editor(qtbot: QtBot, shelf: Path, game: str = "cthulhu_wars") -> EditorHands:
    """A new position at the window."""
    return _open(qtbot, shelf, room(game), wording_for())


def known_quayside(patch: pytest.MonkeyPatch) -> QuaysideRoom:
    """The room that is none of ours; until the test is over its files are known."""
    patch.setattr(rooms, "_BUILDS", dict(rooms._BUILDS))
    patch.setattr(rooms, "_ROOMS", dict(rooms._ROOMS))
    quayside = QuaysideRoom()
    rooms.register(quayside.id, lambda packs: quayside)
    return quayside


def open_quayside(qtbot: QtBot, shelf: Path, patch: pytest.MonkeyPatch) -> EditorHands:
    """A new position of the room that is none of ours; it is much sooner there."""
    quayside = known_quayside(patch)
    words = Wording((read_catalogue("app"), read_catalogue("problems")), {quayside.id: SAIDS})
    return _open(qtbot, shelf, quayside, words)


def _open(qtbot: QtBot, shelf: Path, game: Any, words: Wording) -> EditorHands:
    services = Services((game,), Library(shelf), new_match, InlineBots, ("random",), film_delay=0, plays=False)
    window = open_window(qtbot, services, words)
    hands = EditorHands(window, qtbot)
    hands.choose_in_menu_bar(words.say("app.command.new_position", game=game.id))
    assert QApplication.activePopupWidget() is None
    return hands
