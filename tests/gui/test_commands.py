"""Undo, redo, save, open, new game, keys, themes: by their keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QPushButton

from desktop_app.gui import theme
from desktop_app.gui.main_window import MainWindow
from tests.gui.hands import Hands

Key = Qt.Key


def dialog() -> QDialog:
    found = QApplication.activeModalWidget()
    assert isinstance(found, QDialog)
    return found


def test_undo_and_redo(hands: Hands) -> None:
    hands.drag("k1", "bay")
    hands.drag("k1", "isle")
    hands.control(Key.Key_Z)
    assert hands.place_of("k1") == "bay"
    hands.control(Key.Key_Z)
    assert hands.place_of("k1") == "quay"
    hands.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert hands.place_of("k1") == "bay"
    hands.control(Key.Key_Y)
    assert hands.place_of("k1") == "isle"


def test_undo_over_dice_is_asked_once(hands: Hands) -> None:
    hands.type_option("brawl")
    hands.qtbot.waitUntil(lambda: hands.question() == "Which piece sinks?")
    hands.control(Key.Key_Z)
    assert "once more" in hands.note()
    assert hands.question() == "Which piece sinks?"
    hands.control(Key.Key_Z)
    assert hands.question() == "Move a boat, or do something else"


def test_undo_takes_a_bots_answer_back_with_mine(solo: Hands) -> None:
    solo.page.board.setFocus()
    solo.key(Key.Key_Space)
    solo.key(Key.Key_Space)
    solo.qtbot.waitUntil(lambda: solo.page.showing.view.phase.args == (("n", 2),))
    solo.control(Key.Key_Z)
    assert solo.page.showing.view.phase.args == (("n", 1),)
    assert solo.page.showing.view.prompt.decider == "keel"
    solo.control(Key.Key_Y)
    assert solo.page.showing.view.phase.args == (("n", 2),)


def test_save_and_open(hands: Hands) -> None:
    hands.drag("k1", "bay")
    hands.control(Key.Key_S)
    assert dialog().findChild(QLineEdit).text() == "The Harbour - Round 1"
    QTest.keyClicks(dialog().findChild(QLineEdit), "evening")
    QTest.keyClick(dialog(), Key.Key_Return)
    hands.settle()
    assert hands.note() == "Saved as “evening”."
    hands.drag("k1", "isle")
    hands.control(Key.Key_O)
    hands.key(Key.Key_Return)
    assert hands.place_of("k1") == "bay"
    hands.control(Key.Key_Z)
    assert hands.place_of("k1") == "quay", "what was played before the save can be taken back"


def test_a_save_that_fails_says_why(hands: Hands) -> None:
    hands.control(Key.Key_S)
    QTest.keyClicks(dialog().findChild(QLineEdit), "forbidden")
    QTest.keyClick(dialog(), Key.Key_Return)
    hands.settle()
    assert any("may not read or write forbidden" in label.text() for label in dialog().findChildren(QLabel))
    hands.key(Key.Key_Return)
    assert QApplication.activeModalWidget() is None


def test_continue_opens_the_last_save(hands: Hands) -> None:
    hands.drag("k1", "bay")
    hands.control(Key.Key_S)
    QTest.keyClick(dialog(), Key.Key_Return)
    hands.settle()
    hands.key(Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert hands.page is None
    button = next(b for b in hands.window.centralWidget().findChildren(QPushButton) if b.text() == "Continue")
    hands.press(button)
    assert hands.place_of("k1") == "bay"


def test_a_new_game_is_two_keys_away(window: MainWindow, qtbot: object) -> None:
    hands = Hands(window, qtbot)
    hands.control(Key.Key_N)
    hands.key(Key.Key_Space)
    assert hands.question() == "Move a boat, or do something else"


def test_a_side_that_is_chosen_twice_changes_places(window: MainWindow, qtbot: object) -> None:
    hands = Hands(window, qtbot)
    hands.control(Key.Key_N)
    first, second = (row.side for row in window.centralWidget().seats.rows)
    first.setFocus()
    hands.key(Key.Key_Down)
    assert (first.currentText(), second.currentText()) == ("Oar", "Keel")


def test_the_list_of_keys(hands: Hands) -> None:
    hands.key(Key.Key_F1)
    words = {label.text() for label in dialog().findChildren(QLabel)}
    assert {"Ctrl+K", "Find an option", "Esc"} <= words
    hands.key(Key.Key_Escape)


@pytest.mark.parametrize("name", ["Light", "High contrast"])
def test_another_theme(hands: Hands, name: str) -> None:
    hands.choose_in_menu_bar(name)
    assert theme.colours().name == {"Light": "light", "High contrast": "contrast"}[name]
    hands.drag("k1", "bay")
    assert hands.place_of("k1") == "bay"
