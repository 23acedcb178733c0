"""The table grows with its window, and a page that is built anew for it loses nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt

from desktop_app.gui import theme
from desktop_app.gui.table.table_zoom import table_zoom
from tests.gui.hands import Hands


@pytest.mark.parametrize(("width", "height", "zoom"), [
    (1366, 768, 1.0), (1920, 1080, 1.0), (2560, 1440, 1.25), (2300, 1440, 1.1), (2560, 1080, 1.0), (3840, 2160, 1.5),
    (800, 600, 1.0),
])  # fmt: skip
def test_it_grows_by_the_smaller_side_in_steps_of_a_twentieth(width: int, height: int, zoom: float) -> None:
    assert table_zoom(QSize(width, height)) == zoom


def test_words_and_buttons_are_larger_in_a_large_window_and_small_again_in_a_small_one(hands: Hands) -> None:
    bar, column = hands.page.bar.height(), hands.page.seats.width()
    hands.window.resize(2560, 1440)
    hands.settle()
    page = hands.page
    assert page.zoom == 1.25
    assert page.bar.height() == round((bar - 12) * 1.25) + 12
    assert page.seats.width() == round(404 * 1.25)
    assert page.what_now.question.font().pixelSize() == round(17 * 1.25)
    hands.window.resize(1366, 768)
    hands.settle()
    assert (hands.page.bar.height(), hands.page.seats.width()) == (bar, column)


def test_what_comes_later_is_as_large_and_other_pages_are_not(hands: Hands) -> None:
    hands.window.resize(2560, 1440)
    hands.settle()
    hands.type_option("rest")
    assert hands.page.seats.sheets[0].head.minimumHeight() == round(44 * 1.25)
    assert hands.page.log.list.sizeHintForRow(0) > hands.page.log.list.fontMetrics().height()
    hands.window.show_home()
    assert theme.zoom() == 1.0


def test_the_drawer_its_words_and_the_keyboard_stay_across_a_step(hands: Hands) -> None:
    hands.control(Qt.Key.Key_K)
    hands.type("res")
    before = hands.page
    hands.window.resize(2560, 1440)
    hands.settle()
    page = hands.page
    assert page is not before
    assert page.options.isVisible()
    assert page.options.filter.text() == "res"
    assert page.options.filter.hasFocus()


def look_closely(hands: Hands) -> float:
    """At the right end of the board, under its graph; how large it is seen."""
    hands.key(Qt.Key.Key_G)
    for _ in range(4):
        hands.control(Qt.Key.Key_Plus)
    hands.page.board.pan(10_000, 0)
    return hands.page.board.transform().m11()


def shows_the_graph(hands: Hands) -> bool:
    board = hands.page.board
    return board.table.graph_shown and board.corner.buttons["graph"].isChecked()


def test_the_size_of_the_board_and_its_graph_stay_across_a_step(hands: Hands) -> None:
    scale, before = look_closely(hands), hands.page
    hands.window.resize(2560, 1440)
    hands.settle()
    assert hands.page is not before
    assert shows_the_graph(hands)
    assert hands.page.board.transform().m11() == pytest.approx(scale)


def test_what_is_seen_of_the_board_stays_while_another_theme_is_chosen(hands: Hands) -> None:
    scale, before = look_closely(hands), hands.page
    hands.control(Qt.Key.Key_Comma)
    hands.window.services.settings.change(theme="light")
    hands.settle()
    hands.key(Qt.Key.Key_Escape)
    board = hands.page.board
    assert hands.page is not before
    assert shows_the_graph(hands)
    assert board.transform().m11() == pytest.approx(scale)
    assert board.visible_part().right() == pytest.approx(board.sceneRect().right(), abs=2)


def test_what_is_in_the_hand_goes_back_across_a_step(hands: Hands) -> None:
    position = hands.page.controller.match.position
    hands.drag("k4", "isle", drop=False)
    assert hands.page.hand.held() is not None
    hands.window.resize(2560, 1440)
    hands.settle()
    assert hands.page.hand.held() is None
    assert hands.page.controller.match.position == position
