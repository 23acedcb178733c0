"""What an option would bring is told when it is pointed at: in the list, by keys, and with a piece in the hand."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.hands import Hands
from tests.gui.room_table import sit_down_at

MOVER = "great_cthulhu.deep_one.1"
Key = Qt.Key
SAILS = "Costs 1 fish.\nA boat goes."


def told(hands: Hands) -> str:
    tip = hands.page.forecast.tip
    return str(tip.label.text()) if tip.isVisible() else ""


def point_at_row(hands: Hands, row: int) -> None:
    hands.open_options()
    hands.page.board.setFocus()  # the pointer alone points: the keyboard is elsewhere
    rows = hands.page.options.list
    box = rows.visualRect(rows.model().index(row, 0))
    QTest.mouseMove(rows.viewport(), box.center() + QPoint(9, 1))
    QTest.mouseMove(rows.viewport(), box.center())
    hands.settle()


def test_the_pointer_rests_on_a_row(hands: Hands) -> None:
    point_at_row(hands, 0)
    hands.qtbot.waitUntil(lambda: told(hands) == SAILS)
    assert hands.glowing() == {"bay"}, "and where it leads glows"


def test_it_stands_beside_the_list_and_goes_with_the_pointer(hands: Hands) -> None:
    point_at_row(hands, 0)
    hands.qtbot.waitUntil(lambda: told(hands) == SAILS)
    tip, options = hands.page.forecast.tip, hands.page.options
    window = hands.window
    right = tip.mapTo(window, QPoint(tip.width(), 0)).x()
    assert right <= options.mapTo(window, QPoint(0, 0)).x()
    QTest.mouseMove(hands.page.board.viewport(), QPoint(5, 5))
    hands.settle()
    assert told(hands) == ""


def test_the_keyboard_stands_on_a_row(hands: Hands) -> None:
    hands.control(Key.Key_K)
    hands.type("rest")
    hands.qtbot.waitUntil(lambda: told(hands) == "Costs 1 fish.\nNothing happens.")
    hands.key(Key.Key_Escape)
    hands.key(Key.Key_Escape)
    assert told(hands) == ""


def test_a_piece_in_the_hand_rests_over_a_goal(hands: Hands) -> None:
    hands.drag("k1", "bay", drop=False)
    hands.qtbot.waitUntil(lambda: told(hands) == SAILS)
    hands.release("bay")
    assert told(hands) == ""


def test_what_has_nothing_to_tell_shows_nothing(hands: Hands) -> None:
    hands.control(Key.Key_K)
    hands.type("fog")
    QTest.qWait(250)
    assert told(hands) == ""


def test_whoever_walks_along_the_list_does_not_wait(hands: Hands) -> None:
    asked: list[float] = []
    match = hands.page.controller.match
    slow = match.room.preview
    match.room.preview = lambda *args: (asked.append(time.monotonic()), slow(*args))[1]
    hands.control(Key.Key_K)
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Down)
    assert asked == [], "the room is asked when the keys rest"
    hands.qtbot.waitUntil(lambda: len(asked) == 1)


def test_it_is_told_where_the_pointer_rests_and_never_under_it(hands: Hands) -> None:
    start, first, last = hands.spot("k1"), hands.spot("bay"), hands.spot("bay") + QPoint(46, 24)
    hands.drag_from(hands.page.board.viewport(), start, first, drop=False)
    tip = hands.page.forecast.tip
    hands.qtbot.waitUntil(tip.isVisible)
    QTest.mouseMove(hands.page.board.viewport(), last)
    QApplication.processEvents()
    assert not tip.isVisible()
    hands.qtbot.waitUntil(tip.isVisible)
    at = tip.mapFromGlobal(hands.page.board.viewport().mapToGlobal(last))
    assert not tip.rect().contains(at)


def test_on_a_full_map_it_covers_fewer_pieces_and_names(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down_at(qtbot, tmp_path, 4, {MOVER: "south_atlantic"})
    board, forecast = hands.page.board, hands.page.forecast

    def covered(goal: str) -> int:
        """How much of what is seen the tip covers while the piece is held over this goal."""
        hands.drag(MOVER, goal, drop=False)
        qtbot.waitUntil(forecast.tip.isVisible)
        box = QRect(forecast.tip.mapToGlobal(QPoint(0, 0)), forecast.tip.size())
        assert QRect(board.mapToGlobal(QPoint(0, 0)), board.size()).contains(box) or not forecast.crowd()
        found = sum(box.intersects(mark) for mark in board.marks())
        hands.release("south_atlantic")
        return found

    goals = ("north_atlantic", "west_africa", "south_america", "antarctica")
    kept = [covered(goal) for goal in goals]
    forecast.crowd = tuple
    alone = [covered(goal) for goal in goals]
    assert all(less <= more for less, more in zip(kept, alone))
    assert sum(kept) < sum(alone)
