"""The board does not move when what stands above it changes; the log shows whole lines, equal ones once."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, new_match
from desktop_app.app.rooms import room
from desktop_app.gui import theme
from desktop_app.kernel.questions import Chance, Reply
from tests.gui.hands import Hands
from tests.gui.room_table import show


def top(hands: Hands) -> int:
    return hands.page.board.mapTo(hands.window, QPoint(0, 0)).y()


def test_looking_back_moves_no_board(hands: Hands) -> None:
    hands.type_option("rest")
    hands.close_options()
    before = top(hands)
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.page.history.isVisible()
    assert top(hands) == before


def test_a_long_sentence_is_smaller_and_moves_no_board(hands: Hands) -> None:
    before, page = top(hands), hands.page
    question = page.what_now.question
    question.setText("Sail on " * 40)  # buttons that may give way do so
    hands.window.resize(hands.window.width() - 10, hands.window.height())
    hands.settle()
    words, lead = "Sail", QFontMetrics(theme.font("lead_b"))
    while lead.horizontalAdvance(words) < 1.06 * question.width():
        words += " on"
    question.setText(words)
    hands.window.resize(hands.window.width() + 10, hands.window.height())
    hands.settle()
    assert question.font().pixelSize() < 17
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
    shipped = room("call_of_madness")
    setup = shipped.default_setup("", 3)
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), 4)
    for asked in iter(match.pending, None):
        if isinstance(asked, Chance):
            match.let_chance_answer()
        elif any(line.event.seat == setup.seats[2] for line in match.log("")):
            break
        else:
            match.say(Reply(asked.decider, asked.options[0].key))
    hands = show(qtbot, tmp_path, match)
    rows = [row.words for row in hands.page.log.list.sentences.rows]
    assert any(words.startswith("Tide Speaker was dealt a goal.") and words.endswith("3") for words in rows)
    assert all(one != following for one, following in pairwise(rows))
