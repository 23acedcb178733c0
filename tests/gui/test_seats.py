"""The column of seats: all in sight at once, the open one larger; opened by a click or by Enter."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from tests.gui.room_table import sit_down


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)])
@pytest.mark.parametrize("seats", [4, 5])
def test_every_seat_is_in_sight(look: None, qtbot: QtBot, tmp_path: Path, seats: int, size: tuple[int, int]) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", seats, seed=1)
    hands.window.resize(*size)
    hands.settle()
    column = hands.page.seats
    assert len(column.sheets) == seats
    for sheet in column.sheets:
        top = sheet.mapTo(column.viewport(), QPoint(0, 0)).y()
        assert 0 <= top <= top + sheet.height() <= column.viewport().height()
    assert not column.verticalScrollBar().isVisible()
    own, *others = column.sheets
    assert own.panels != []
    assert all(sheet.height() <= own.height() for sheet in others)


def test_the_pool_shows_its_coins_without_scrolling(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 5, seed=1)
    tokens = hands.page.seats.sheets[0].tokens()
    assert [len(token.stack.pieces) for token in tokens] == [4, 2, 2, 1]
    assert tokens[0].toolTip() == "Deep One, cost 1, Combat 1: 4/4"


def test_a_small_sheet_opens_by_enter_and_keeps_the_keyboard(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=1)
    third = hands.page.seats.sheets[2]
    assert third.panels == []
    third.head.setFocus()
    hands.key(Qt.Key.Key_Return)
    sheets = hands.page.seats.sheets
    assert sheets[2].panels != []
    assert sheets[0].panels == []
    assert sheets[2].head.hasFocus()


def test_arrows_walk_along_the_coins_and_their_words_show(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=1)
    tokens = hands.page.seats.sheets[0].tokens()
    tokens[0].setFocus(Qt.FocusReason.TabFocusReason)
    hands.key(Qt.Key.Key_Right)
    assert tokens[1].hasFocus()
    assert QToolTip.text() == "Shoggoth, cost 2, Combat 2: 2/2"


def test_a_click_on_a_sheet_opens_it_and_the_others_close(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=1)
    assert [bool(sheet.panels) for sheet in hands.page.seats.sheets] == [True, False, False, False]
    closed = hands.page.seats.sheets[1].head
    assert closed.accessibleName() == "Crawling Chaos, Person, Power: 8, Doom: 0, Signs: 0, Books: 0/6"
    hands.press(closed)
    assert [bool(sheet.panels) for sheet in hands.page.seats.sheets] == [False, True, False, False]


def test_five_seats_show_their_pools_on_a_screen_of_1920_and_all_they_have_on_one_of_2560(
    look: None, qtbot: QtBot, tmp_path: Path
) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 5, seed=1)
    hands.window.resize(1920, 1080)
    hands.settle()
    assert all(sheet.tokens() for sheet in hands.page.seats.sheets)
    hands.window.resize(2560, 1440)
    hands.settle()
    own, *others = hands.page.seats.sheets
    assert all(len(sheet.panels) == len(own.panels) for sheet in others)
    rows = hands.page.log.list
    assert rows.viewport().height() >= 5 * rows.fontMetrics().height()
