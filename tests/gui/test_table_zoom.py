"""The table grows with its window, and a page that is built anew for it loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.services import Services
from desktop_app.gui.table.table_zoom import table_zoom
from desktop_app.kernel.room import Setup
from tests.gui.hands import Hands
from tests.gui.harbour import HarbourMatch, HarbourRoom, Shelf, ToldBots, harbour_words
from tests.gui.opening import open_window
from tests.gui.room_table import sit_down
from tests.gui.test_contest import two_kills
from tests.gui.test_laid_results import seated


@pytest.mark.parametrize(("width", "height", "zoom"), [
    (1366, 768, 1.0), (1920, 1080, 1.0), (2560, 1440, 1.25), (2300, 1440, 1.1), (2560, 1080, 1.0), (3840, 2160, 1.5),
    (1000, 600, 1.0), (800, 600, 0.8), (455, 256, 0.4),
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
    assert hands.page.seats.sheets[0].head.minimumHeight() == pytest.approx(44 * 1.25, abs=1)  # rims do not grow
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


def redress(hands: Hands) -> None:
    """The page is built anew, in a window of the same size."""
    before = hands.page
    hands.window.services.settings.change(theme="light" if theme.colours().name == "dark" else "dark")
    hands.settle()
    assert hands.page is not before


def test_a_folded_contest_stays_folded(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = seated(qtbot, tmp_path, two_kills())
    assert not hands.contest().folded
    hands.press(hands.contest().fold_button)
    redress(hands)
    assert hands.contest().folded


def test_the_sheet_that_was_opened_stays_open(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=1)
    hands.press(hands.page.seats.sheets[2].head)
    redress(hands)
    assert [sheet.panels != [] for sheet in hands.page.seats.sheets] == [False, False, True, False]


def test_seats_that_were_pulled_over_the_table_stay_there(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 4, seed=1)
    frame = hands.page.frame
    assert frame.folded
    hands.key(Qt.Key.Key_S)
    assert frame.right.isVisible()
    redress(hands)
    hands.qtbot.waitUntil(hands.page.frame.right.isVisible)
    hands.key(Qt.Key.Key_Escape)
    assert not hands.page.frame.right.isVisible()
    redress(hands)
    assert not hands.page.frame.right.isVisible()


def test_the_log_is_read_on_from_the_same_line(hands: Hands) -> None:
    hands.window.services.settings.change(curtain=False)
    hands.window.resize(1366, 560)
    for _ in range(9):
        hands.type_option("rest")
    log = hands.page.log.list
    log.setFocus()
    assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum() > 2
    hands.wheel(log.viewport(), log.viewport().rect().center(), 120)
    read = log.verticalScrollBar().value()
    assert 0 < read < log.verticalScrollBar().maximum()
    redress(hands)
    bar = hands.page.log.list.verticalScrollBar()
    hands.qtbot.waitUntil(lambda: bar.value() == read < bar.maximum())
    hands.wheel(hands.page.log.list.viewport(), QPoint(9, 9), -12_000)
    redress(hands)
    bar = hands.page.log.list.verticalScrollBar()
    hands.qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 2)


def test_a_film_goes_on_across_a_step(look: None, qtbot: QtBot, bots: ToldBots) -> None:
    room = HarbourRoom()
    bots.told = ["sail k1 quay>bay", "sail k1 bay>isle", "rest"]
    services = Services((room,), Shelf(), HarbourMatch, lambda: bots, ("told",), film_delay=300)
    window = open_window(qtbot, services, harbour_words())
    window.show_match(HarbourMatch(room, Setup("small", ("keel", "oar")), {"keel": "told", "oar": "human"}))
    hands = Hands(window, qtbot)
    before, match = hands.page, hands.page.controller.match
    qtbot.waitUntil(lambda: match.position == 1)
    window.resize(2560, 1440)
    hands.settle()
    assert hands.page is not before
    assert window.play.film.runs(), "it is neither paused nor skipped"
    qtbot.waitUntil(lambda: match.position == 3)
    assert hands.place_of("k1") == "isle", "the new page shows what comes"
