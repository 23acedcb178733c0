"""The keys of the list that are no commands: each does at the table what the list says of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.gui.commands import PLAIN_KEYS
from tests.gui.hands import LEFT, Hands

Key = Qt.Key
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def stand_in(hands: Hands, area: str) -> None:
    """The keyboard is on the board, in this area."""
    hands.page.board.setFocus()
    hands.page.board.focus_area(area)


def space(hands: Hands) -> None:
    hands.key(Key.Key_Space)
    assert hands.page.what_now.armed
    hands.key(Key.Key_Space)
    assert hands.page.showing.view.prompt.decider == "oar"


def escape(hands: Hands) -> None:
    hands.click("k1")
    assert hands.page.hand.selected is not None
    hands.key(Key.Key_Escape)
    assert hands.page.hand.selected is None


def arrows(hands: Hands) -> None:
    stand_in(hands, "quay")
    walked = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left):
        hands.key(key)
        walked.append(hands.page.board.focused_area)
    assert walked == ["bay", "isle", "bay"]
    hands.control(Key.Key_K)
    rows = hands.page.options.list
    hands.key(Key.Key_Down)
    low = rows.currentIndex().row()
    hands.key(Key.Key_Up)
    assert rows.currentIndex().row() == low - 1


def enter(hands: Hands) -> None:
    stand_in(hands, "quay")
    hands.key(Key.Key_Return)
    assert hands.menu(), "what can be done there"
    hands.choose("Boat")
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Return)
    assert hands.place_of("k1") == "bay", "what is selected goes there"
    hands.type_option("brawl")
    assert hands.dice(), "the option of the list is taken"


def typing(hands: Hands) -> None:
    hands.control(Key.Key_K)
    before = len(hands.rows())
    hands.type("tow")
    assert 0 < len(hands.rows()) < before


def tab(hands: Hands) -> None:
    stand_in(hands, "quay")
    hands.key(Key.Key_Tab)
    assert not hands.page.board.hasFocus()
    hands.key(Key.Key_Backtab, SHIFT)
    assert hands.page.board.hasFocus()


def zoom(hands: Hands) -> None:
    stand_in(hands, "quay")
    levels = []
    for key in (Key.Key_Plus, Key.Key_Plus, Key.Key_Minus, Key.Key_0):
        hands.key(key)
        levels.append(hands.page.board.zoom_level())
    assert levels[1] > levels[0] > 1
    assert levels[2:] == pytest.approx([levels[0], 1])


def menu(hands: Hands) -> None:
    head = next(sheet for sheet in hands.page.seats.sheets if sheet.seat.id == "oar").head
    head.setFocus()
    middle = head.rect().center()  # the system makes this wish of the key
    wish = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, head.mapToGlobal(middle))
    QApplication.sendEvent(QApplication.focusWidget(), wish)
    hands.settle()
    assert any("Hand over" in words for words in hands.menu())


def open_area(hands: Hands) -> None:
    stand_in(hands, "quay")
    hands.key(Key.Key_O)
    assert hands.page.hover.place == "quay"
    assert QApplication.focusWidget() in hands.page.hover.tokens


def lasso(hands: Hands) -> None:
    stand_in(hands, "quay")
    board = hands.page.board
    hands.key(Key.Key_T)
    box = board.mapFromScene(board.table.areas["quay"].sceneBoundingRect()).boundingRect()
    start, end = box.topLeft() + QPoint(5, 5), box.bottomRight() - QPoint(5, 5)
    QTest.mousePress(board.viewport(), LEFT, pos=start)
    QTest.mouseMove(board.viewport(), (start + end) / 2)
    assert board.lasso.is_drawn()
    hands.key(Key.Key_Escape)
    QTest.mouseRelease(board.viewport(), LEFT, pos=end)
    hands.settle()


def mark_area(hands: Hands) -> None:
    stand_in(hands, "quay")
    hands.key(Key.Key_Return, SHIFT)
    assert {"k1", "k2", "k3", "kship"} == set(hands.page.hand.party.ids)


def hold(hands: Hands) -> None:
    mark_area(hands)
    numbers = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up):
        hands.key(key, SHIFT)
        numbers.append(hands.page.hand.party.number)
    assert numbers == [3, 2, 3]


def pan(hands: Hands) -> None:
    zoom(hands)
    for _ in range(6):
        hands.key(Key.Key_Plus)
    before = hands.page.board.visible_part()
    hands.control(Key.Key_Right)
    assert hands.page.board.visible_part().left() > before.left()
    hands.control(Key.Key_Left)
    assert hands.page.board.visible_part().left() == pytest.approx(before.left(), abs=1)


SHOWN: dict[str, Callable[[Hands], None]] = {
    "space": space, "escape": escape, "arrows": arrows, "enter": enter, "typing": typing, "tab": tab, "zoom": zoom,
    "menu": menu, "open_area": open_area, "lasso": lasso, "mark_area": mark_area, "hold": hold, "pan": pan,
}  # fmt: skip


def test_every_plain_key_of_the_list_is_tried_here() -> None:
    assert set(SHOWN) == set(PLAIN_KEYS)


@pytest.mark.parametrize("key", SHOWN)
def test_it_does_what_the_list_says(hands: Hands, key: str) -> None:
    SHOWN[key](hands)
