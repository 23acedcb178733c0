"""The drawer of all options: over the right part of the board, beside it in wide windows, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.hands import Hands
from tests.gui.test_layout import check

Key = Qt.Key


def box(hands: Hands, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(hands.window, QPoint(0, 0)), widget.size())


def test_its_button_says_how_many_options_there_are(hands: Hands) -> None:
    page = hands.page
    assert not page.options.isVisible()
    assert page.what_now.all_button.text() == f"All options ({len(hands.rows())})"


def test_it_opens_over_the_board_and_covers_neither_question_nor_seats(hands: Hands) -> None:
    page = hands.page
    hands.press(page.what_now.all_button)
    drawer = box(hands, page.options)
    assert drawer.intersects(box(hands, page.frame.middle))
    assert not drawer.intersects(box(hands, page.what_now))
    assert not drawer.intersects(box(hands, page.seats))
    assert hands.window.rect().contains(drawer)
    assert page.options.filter.hasFocus()
    check(hands.window)


def test_its_button_closes_it_again(hands: Hands) -> None:
    hands.press(hands.page.what_now.all_button)
    assert hands.page.what_now.all_button.isChecked()
    hands.press(hands.page.what_now.all_button)
    assert not hands.page.options.isVisible()
    assert not hands.page.what_now.all_button.isChecked()


def test_it_opens_by_its_key_and_escape_gives_the_keyboard_back(hands: Hands) -> None:
    hands.control(Key.Key_K)
    assert hands.page.options.isVisible()
    hands.key(Key.Key_Escape)
    assert not hands.page.options.isVisible()
    assert hands.page.board.hasFocus()


def test_escape_first_empties_the_line_that_filters(hands: Hands) -> None:
    hands.control(Key.Key_K)
    hands.type("rest")
    hands.key(Key.Key_Escape)
    assert hands.page.options.isVisible()
    assert hands.page.options.filter.text() == ""


def test_it_stays_open_between_answers(hands: Hands) -> None:
    before = hands.page.controller.match.position
    hands.type_option("rest")
    assert hands.page.controller.match.position != before
    assert hands.page.options.isVisible()
    assert hands.page.options.isAncestorOf(QApplication.focusWidget())


def test_its_own_button_closes_it(hands: Hands) -> None:
    hands.control(Key.Key_K)
    hands.press(hands.page.options.close_button)
    assert not hands.page.options.isVisible()


@pytest.mark.parametrize(("width", "height", "docks"), [(1920, 1080, False), (2560, 1440, False), (2560, 1080, True)])
def test_it_is_simply_there_where_the_board_has_no_use_for_the_room(hands: Hands, width: int, height: int,
                                                                    docks: bool) -> None:  # fmt: skip
    hands.window.resize(width, height)
    hands.settle()
    page = hands.page
    assert page.options.isVisible() == docks
    assert page.what_now.all_button.isVisible() != docks
    if docks:
        assert not box(hands, page.options).intersects(box(hands, page.board))
        assert not page.options.close_button.isVisible()


def test_it_floats_again_when_the_window_gets_narrow(hands: Hands) -> None:
    hands.window.resize(2560, 1080)
    hands.settle()
    assert hands.page.options.isVisible()
    hands.window.resize(1366, 768)
    hands.settle()
    assert not hands.page.options.isVisible()
    hands.control(Key.Key_K)
    assert box(hands, hands.page.options).intersects(box(hands, hands.page.frame.middle))
