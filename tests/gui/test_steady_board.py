"""The board does not move when what stands above it changes; the log shows whole lines, equal ones once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.gui.hands import Hands
from tests.gui.room_table import sit_down


def top(hands: Hands) -> int:
    return hands.page.board.mapTo(hands.window, QPoint(0, 0)).y()


def test_looking_back_moves_no_board(hands: Hands) -> None:
    hands.type_option("rest")
    hands.close_options()
    before = top(hands)
    hands.page.controller.view_after(0)
    hands.settle()
    assert hands.page.history.isVisible()
    assert top(hands) == before


def test_a_long_sentence_is_smaller_and_moves_no_board(hands: Hands) -> None:
    before, page = top(hands), hands.page
    page.what_now.question.setText("Your voyage is over. Take what you like, or let others sail.")
    hands.window.resize(hands.window.width() - 10, hands.window.height())
    hands.settle()
    assert page.what_now.question.font().pixelSize() < 17
    assert top(hands) == before


def test_the_newest_lines_of_the_log_are_whole(hands: Hands) -> None:
    for _ in range(12):
        hands.type_option("rest")
    hands.settle()
    rows = hands.page.log.list
    assert rows.verticalScrollBar().value() == rows.verticalScrollBar().maximum() > 0
    first = rows.indexAt(QPoint(20, 2))
    assert rows.visualRect(first).top() >= 0
    last = rows.sentences.index(rows.sentences.rowCount() - 1)
    assert rows.viewport().rect().contains(rows.visualRect(last).adjusted(1, 1, -1, -1))


def test_equal_lines_that_follow_one_another_are_one(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 3, seed=4)
    rows = [(row.words, row.livery) for row in hands.page.log.list.sentences.rows if not row.heading]
    assert any(words.endswith(" × 2") or words.endswith(" × 3") for words, _ in rows)
    assert all(one != next_one for one, next_one in zip(rows, rows[1:]))
