"""Every key of the list, on every page: it reaches its command and no other, or nothing where that is greyed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.preferences.key_map import AT_TABLE, EVERYWHERE, IN_EDITOR
from tests.gui.editor.editor_hands import open_quayside
from tests.gui.hands import Hands
from tests.gui.harbour import HarbourMatch

Open = Callable[[MainWindow, Hands], object]


def sit(window: MainWindow) -> None:
    room = window.services.rooms[0]
    window.show_match(HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": "human"}))


def past(window: MainWindow, hands: Hands) -> None:
    sit(window)
    hands.settle()
    hands.drag("k1", "bay")
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.page.controller.viewed is not None


PAGES: dict[str, tuple[Open, str, set[str]]] = {
    "home": (lambda window, hands: window.show_home(), "HomePage", {EVERYWHERE}),
    "new": (lambda window, hands: window.show_new_game(), "NewGamePage", {EVERYWHERE}),
    "table": (lambda window, hands: sit(window), "TablePage", {EVERYWHERE, AT_TABLE}),
    "past": (past, "TablePage", {EVERYWHERE, AT_TABLE}),
    "shelf": (lambda window, hands: window.commands["replays"].trigger(), "ShelfPage", {EVERYWHERE}),
    "cast": (lambda window, hands: window.commands["cast"].trigger(), "CastPage", {EVERYWHERE}),
    "preferences": (lambda window, hands: window.commands["preferences"].trigger(), "PreferencesPage", {EVERYWHERE}),
}


def reached(hands: Hands, places: set[str], lent: dict[str, QAction]) -> int:
    """Presses each key of the list that is for these places, and checks what hears it. `lent`: the actions of those
    whose keys are fixed. How many commands have heard one."""
    window = hands.window
    hands.settle()
    window.activateWindow()  # where there is no window manager a page that went leaves none active
    hands.settle()
    heard: list[str] = []
    actions = {name: entry.action for name, entry in window.keys.entries.items() if not entry.fixed} | lent
    for name, action in actions.items():
        action.triggered.disconnect()  # what it does would lead away from the page
        action.triggered.connect(lambda _=False, name=name: heard.append(name))
    found = 0
    for command, action in actions.items():
        for key in window.keys.keys(command) if window.keys.entries[command].where in places else ():
            heard.clear()
            QTest.keySequence(QApplication.focusWidget() or window, key)
            assert heard == ([command] if action.isEnabled() else []), f"{key.toString()} for {command}"
            found += len(heard)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_each_listed_key_reaches_its_command(hands: Hands, name: str) -> None:
    window = hands.window
    window.show_home()
    hands.settle()
    open_page, page, places = PAGES[name]
    open_page(window, hands)
    assert type(window.centralWidget()).__name__ == page
    assert reached(hands, places, {}) >= {"table": 20, "past": 15}.get(name, 8)


def test_in_the_editor_too(look: None, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = open_quayside(qtbot, tmp_path, monkeypatch)
    lent = {f"editor.{name}": action for name, action in hands.page.keys.items()}
    assert set(lent) == {name for name, entry in hands.window.keys.entries.items() if entry.fixed}
    assert reached(hands, {EVERYWHERE, IN_EDITOR}, lent) >= 28
