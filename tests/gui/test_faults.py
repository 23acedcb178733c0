"""A fault inside the program is said once; the game is safe and goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.gui.shelf.report_dialog import ReportDialog
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down

Key = Qt.Key


class Broken(Exception):
    """Nobody catches it."""


def fail_in_a_slot(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slot of the program fails, as a mistake in it would."""
    monkeypatch.setattr(sys, "excepthook", hands.window.faults.caught)
    QTimer.singleShot(0, lambda: _fail())
    hands.settle()


def _fail() -> None:
    raise Broken("a mistake")


def told() -> list[str]:
    dialog = QApplication.activeModalWidget()
    return [label.text() for label in dialog.findChildren(QLabel)] if dialog is not None else []


def test_it_is_said_once_and_the_game_goes_on(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.drag("k1", "bay")
    fail_in_a_slot(hands, monkeypatch)
    fail_in_a_slot(hands, monkeypatch)
    assert told() == ["Something went wrong inside the program (Broken).",
                      "Your game is safe: every answer was written down. The table is laid anew now."]  # fmt: skip
    hands.key(Key.Key_Escape)
    assert told() == []
    assert hands.place_of("k1") == "bay"
    hands.drag("k1", "isle")
    assert hands.place_of("k1") == "isle"


def test_the_same_fault_again_leads_home_and_is_said_no_more(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        fail_in_a_slot(hands, monkeypatch)
        assert told()
        hands.key(Key.Key_Escape)
    assert hands.page is None
    fail_in_a_slot(hands, monkeypatch)
    assert told() == []


def test_a_report_is_offered_with_the_faults_own_words(qtbot: QtBot, tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 3, 1)
    fail_in_a_slot(hands, monkeypatch)
    buttons = QApplication.activeModalWidget().findChildren(QPushButton)
    hands.press(next(button for button in buttons if button.text() == "Save a problem report…"))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ReportDialog)
    told = [text.toPlainText() for text in dialog.findChildren(QPlainTextEdit)]
    assert any("Broken: a mistake" in words for words in told)
    hands.key(Key.Key_Escape)
    assert hands.page is not None


def test_the_journal_holds_the_game(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 3, 1)
    qtbot.waitUntil(lambda: bool(hands.page.choices()))
    hands.control(Key.Key_K)
    hands.key(Key.Key_Return)
    assert hands.window.match().position > 0
    position = hands.window.match().position
    fail_in_a_slot(hands, monkeypatch)
    again = Library(tmp_path).last_game().match
    assert again is not None
    assert again.position == position
    hands.key(Key.Key_Escape)
    assert hands.window.match().position == position
