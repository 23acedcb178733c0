"""The keyboard's tour: where it begins, in which order it goes, and that Enter, Return and Space press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.new_game.new_game_page import NewGamePage
from desktop_app.gui.parts import PieceToken
from tests.gui.hands import Hands

Key = Qt.Key
PRESSES = [Key.Key_Return, Key.Key_Enter, Key.Key_Space]


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def region(hands: Hands) -> str:
    """Which part of the table has the keyboard."""
    page = hands.page
    parts = {"what": page.what_now, "board": page.board, "options": page.options, "seats": page.seats,
             "below": page.below, "log": page.log, "strip": page.strip, "bar": page.bar}  # fmt: skip
    return next(name for name, part in parts.items() if part is focused() or part.isAncestorOf(focused()))


@pytest.mark.parametrize("key", PRESSES)
def test_from_the_first_screen_to_the_table_with_one_key(window: MainWindow, qtbot: object, key: Qt.Key) -> None:
    hands = Hands(window, qtbot)
    assert isinstance(window.centralWidget(), HomePage)
    hands.key(key)
    assert isinstance(window.centralWidget(), NewGamePage)
    hands.key(key)
    assert hands.page is not None
    assert hands.page.board.hasFocus()


@pytest.mark.parametrize("key", PRESSES)
def test_the_second_door_of_the_first_screen(window: MainWindow, qtbot: object, key: Qt.Key) -> None:
    hands = Hands(window, qtbot)
    hands.key(Key.Key_Tab)
    assert focused().accessibleName() == "New game: The Harbour"
    hands.key(key)
    assert isinstance(window.centralWidget(), NewGamePage)


@pytest.mark.parametrize("key", PRESSES[:2])
def test_enter_opens_a_list_of_choices(window: MainWindow, qtbot: object, key: Qt.Key) -> None:
    hands = Hands(window, qtbot)
    hands.control(Key.Key_N)
    page = window.centralWidget()
    assert isinstance(page, NewGamePage)
    side = page.seats.rows[0].side
    side.setFocus()
    hands.key(key)
    assert side.view().isVisible()
    hands.key(Key.Key_Escape)


def test_return_in_the_seed_starts_the_game(window: MainWindow, qtbot: object) -> None:
    hands = Hands(window, qtbot)
    hands.control(Key.Key_N)
    page = window.centralWidget()
    assert isinstance(page, NewGamePage)
    page.seed.seed.setFocus()
    hands.key(Key.Key_Return)
    assert hands.page is not None


@pytest.mark.parametrize("key", PRESSES)
def test_the_main_button_at_the_table(hands: Hands, key: Qt.Key) -> None:
    hands.page.what_now.main_button.setFocus()
    hands.key(key)
    assert "Press again" in hands.page.what_now.main_button.text()
    hands.key(key)
    assert hands.page.showing.view.prompt.decider == "oar"


@pytest.mark.parametrize("key", PRESSES)
def test_a_button_of_the_bar(hands: Hands, key: Qt.Key) -> None:
    home = hands.page.bar.findChildren(QToolButton)[0]
    home.setFocus()
    hands.key(key)
    assert isinstance(hands.window.centralWidget(), HomePage)


def test_tab_goes_round_the_table_as_the_eye_does(hands: Hands) -> None:
    assert regions(hands)[:6] == ["board", "seats", "log", "strip", "bar", "what"]
    hands.control(Key.Key_K)
    assert regions(hands)[:7] == ["options", "seats", "log", "strip", "bar", "what", "board"]


def regions(hands: Hands) -> list[str]:
    """Where Tab leads, region by region."""
    found = [region(hands)]
    for _ in range(40):
        hands.key(Key.Key_Tab)
        found.append(region(hands))
    return [name for place, name in enumerate(found) if place == 0 or found[place - 1] != name]


def test_after_an_answer_by_a_button_the_keyboard_stays_at_the_table(hands: Hands) -> None:
    hands.page.what_now.main_button.setFocus()
    hands.key(Key.Key_Return)
    hands.key(Key.Key_Return)
    assert region(hands) in ("what", "board")
    hands.key(Key.Key_Tab)
    assert region(hands) in ("board", "seats")


def test_a_coin_of_the_purse_is_taken_by_keys(hands: Hands) -> None:
    hands.window.resize(1366, 600)
    token = next(token for token in hands.page.seats.tokens() if "coin1" in token.stack.ids)
    token.setFocus()
    hands.key(Key.Key_Return)
    assert isinstance(focused(), PieceToken)
    assert hands.glowing() == {"isle"}
