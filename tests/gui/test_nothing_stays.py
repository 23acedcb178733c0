"""Pages that were left are gone: nothing of them stays in memory, however often they are opened."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.gui.main_window import MainWindow
from tests.gui.editor.editor_hands import open_editor
from tests.gui.harbour import HarbourMatch

ROUNDS = 3


def settle() -> None:
    """What is to go has gone."""
    for _ in range(5):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def harbour_match(window: MainWindow) -> HarbourMatch:
    room = window.services.rooms[0]
    return HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": "human"})


def widgets() -> Counter[str]:
    return Counter(type(widget).__name__ for widget in QApplication.allWidgets())


def test_tables_go(window: MainWindow) -> None:
    room = window.services.rooms[0]
    counts = []
    for _ in range(ROUNDS):
        window.show_match(HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": "human"}))
        settle()
        window.show_home()
        settle()
        counts.append(widgets())
    assert counts[-1] == counts[0]


@pytest.mark.parametrize("leave", [
    lambda window: window.show_home(),
    lambda window: window.show_new_game(),
    lambda window: window.show_match(harbour_match(window)),
    lambda window: window.commands["scenarios"].trigger(),
], ids=["home", "new game", "another game", "shelf"])  # fmt: skip
def test_a_game_that_was_left_goes_by_itself(window: MainWindow, qtbot: QtBot,
                                             leave: Callable[[MainWindow], object]) -> None:  # fmt: skip
    window.show_match(harbour_match(window))
    settle()
    match, page = window.match(), window.table_page()
    assert match is not None
    assert page is not None
    assert page.isAncestorOf(QApplication.focusWidget() or window), "the keyboard is at the table"
    left = [weakref.ref(match), weakref.ref(page)]
    del match, page
    gc.disable()
    try:
        leave(window)
        qtbot.waitUntil(lambda: [each() for each in left] == [None, None])
    finally:
        gc.enable()


def test_the_editor_goes(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_editor(qtbot, tmp_path)
    counts = []
    for _ in range(ROUNDS):
        hands.window.show_home()
        settle()
        counts.append(widgets())
        hands.choose_in_menu_bar(hands.window.wording.say("app.command.new_position", game="cthulhu_wars"))
        assert hands.window.editor.page() is not None
    assert counts[-1] == counts[0]


@pytest.mark.parametrize("open_page", [
    lambda window: window.show_new_game(),
    lambda window: window.commands["preferences"].trigger(),
    lambda window: window.commands["cast"].trigger(),
    lambda window: window.commands["scenarios"].trigger(),
    lambda window: window.commands["replays"].trigger(),
], ids=["new", "preferences", "cast", "scenarios", "replays"])  # fmt: skip
def test_other_pages_go(window: MainWindow, open_page: Callable[[MainWindow], object]) -> None:
    counts = []
    for _ in range(ROUNDS):
        home = window.centralWidget()
        open_page(window)
        assert window.centralWidget() is not home
        settle()
        window.show_home()
        settle()
        counts.append(widgets())
    assert counts[-1] == counts[0]
