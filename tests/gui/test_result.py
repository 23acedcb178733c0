"""The end of a game: who has won, the last numbers, and what to do now; the board stays in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop_app.gui.contests.placing import ground_of
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


def test_the_result_tells_who_has_won(ended: Hands) -> None:
    page = ended.page
    assert page.result.isVisible()
    assert page.board.isVisible()
    assert not page.options.isVisible()
    shown = words(page.result)
    assert shown[:2] == ["The game is over", "The harbour is still. Keel has won."]
    assert shown.index("Keel") < shown.index("Oar"), "winners first"
    assert "2" in shown, "the last numbers are told"
    assert ended.question() == "The harbour is still. Keel has won."


def test_it_lies_in_the_middle_of_the_veiled_board_and_marks_the_winner_in_words(ended: Hands) -> None:
    page = ended.page
    board, result = ground_of(page), page.result.geometry()
    assert abs(board.center().x() - result.center().x()) <= 1
    assert page.ending.veil.isVisible()
    assert "Winner" in words(page.result)


def test_whoever_plays_by_keys_is_one_tab_away_from_another_game(ended: Hands) -> None:
    assert ended.page.board.hasFocus()
    ended.key(Key.Key_Tab)
    assert ended.page.result.main_button.hasFocus()
    ended.key(Key.Key_Return)
    assert isinstance(ended.window.centralWidget(), NewGamePage)


def test_looking_at_the_table_folds_it_away_until_its_button_brings_it_back(ended: Hands) -> None:
    page = ended.page
    assert not page.what_now.result_button.isVisible()
    ended.press(button(ended, "Look at the table"))
    assert not page.result.isVisible()
    assert not page.ending.veil.isVisible()
    assert page.board.hasFocus()
    ended.window.resize(2560, 1440)
    ended.settle()
    page = ended.page
    assert not page.result.isVisible(), "a page that has grown still shows the table"
    ended.press(page.what_now.result_button)
    assert page.result.isVisible()
    assert page.result.main_button.hasFocus()


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
