"""Every key of the list, on every page: it reaches its command and no other, or nothing where that is greyed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.preferences.key_map import AT_TABLE, EVERYWHERE, IN_EDITOR
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


PAGES: dict[str, tuple[Open, set[str]]] = {
    "home": (lambda window, hands: window.show_home(), {EVERYWHERE}),
    "new": (lambda window, hands: window.show_new_game(), {EVERYWHERE}),
    "table": (lambda window, hands: sit(window), {EVERYWHERE, AT_TABLE}),
    "past": (past, {EVERYWHERE, AT_TABLE}),
    "editor": (lambda window, hands: window.commands["position"].trigger(), {EVERYWHERE, IN_EDITOR}),
    "shelf": (lambda window, hands: window.commands["scenarios"].trigger(), {EVERYWHERE}),
    "cast": (lambda window, hands: window.commands["cast"].trigger(), {EVERYWHERE}),
    "preferences": (lambda window, hands: window.commands["preferences"].trigger(), {EVERYWHERE}),
}


@pytest.mark.parametrize("name", PAGES)
def test_each_listed_key_reaches_its_command(hands: Hands, name: str) -> None:
    window = hands.window
    window.show_home()
    hands.settle()
    open_page, places = PAGES[name]
    open_page(window, hands)
    hands.settle()
    window.activateWindow()  # where there is no window manager a page that went leaves none active
    hands.settle()
    heard: list[str] = []
    for other, entry in window.keys.entries.items():
        if not entry.fixed:
            entry.action.triggered.disconnect()  # what it does would lead away from the page
            entry.action.triggered.connect(lambda _=False, other=other: heard.append(other))
    reached = 0
    for command, entry in window.keys.entries.items():
        if entry.fixed or entry.where not in places:
            continue
        for key in window.keys.keys(command):
            heard.clear()
            QTest.keySequence(QApplication.focusWidget() or window, key)
            assert heard == ([command] if entry.action.isEnabled() else []), f"{key.toString()} for {command}"
            reached += len(heard)
    assert reached >= {"table": 20, "past": 15}.get(name, 8)
