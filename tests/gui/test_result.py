"""The end of a game: who has won, the last numbers, and what to do now; the board stays in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop_app.gui.new_game.new_game_page import NewGamePage
from tests.gui.hands import Hands
from tests.gui.test_layout import SIZES, check

Key = Qt.Key


@pytest.fixture
def ended(hands: Hands) -> Hands:
    """The harbour is closed."""
    hands.type_option("close the harbour")
    if hands.page.showing.view.over is None:  # an answer that ends the game is asked about once more
        hands.type_option("close the harbour")
    return hands


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def button(hands: Hands, text: str) -> QPushButton:
    return next(b for b in hands.page.result.findChildren(QPushButton) if b.text() == text)


def test_the_result_stands_beside_the_board(ended: Hands) -> None:
    page = ended.page
    assert page.result.isVisible()
    assert page.board.isVisible()
    assert not page.options.isVisible()
    shown = words(page.result)
    assert shown[:2] == ["The game is over", "The harbour is still. Keel has won."]
    assert shown.index("Keel") < shown.index("Oar"), "winners first"
    assert "2" in shown, "the last numbers are told"
    assert ended.question() == "The harbour is still. Keel has won."


def test_looking_at_the_table_gives_its_room_to_the_log(ended: Hands) -> None:
    ended.press(button(ended, "Look at the table"))
    assert not ended.page.result.isVisible()
    assert ended.page.log.isVisible()
    assert ended.page.board.hasFocus()


def test_another_game(ended: Hands) -> None:
    button(ended, "New game").setFocus()
    ended.key(Key.Key_Return)
    assert isinstance(ended.window.centralWidget(), NewGamePage)


def test_the_last_answer_can_be_taken_back(ended: Hands) -> None:
    ended.control(Key.Key_Z)
    assert not ended.page.result.isVisible()
    assert ended.page.options.isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits(ended: Hands, size: tuple[int, int]) -> None:
    ended.window.resize(QSize(*size))
    ended.settle()
    check(ended.window)
