"""Pages that were left are gone: nothing of them stays in memory, however often they are opened."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import Shared, start_document, write_shared
from desktop_app.app.match import HUMAN, new_match
from desktop_app.app.match_text import text_of
from desktop_app.gui import main_window
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.new_game.new_game_page import NewGamePage
from tests.gui.editor.editor_hands import open_quayside
from tests.gui.hands import Hands, drop
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
    counts = []
    for _ in range(ROUNDS):
        window.show_match(harbour_match(window))
        settle()
        window.show_home()
        settle()
        counts.append(widgets())
    assert counts[-1] == counts[0]


def slowly(show: Callable[[], object]) -> None:
    """A page that takes longer to make than the window waits before it looks for what was left."""
    show()
    QTest.qSleep(main_window.AWHILE + 10)


@pytest.mark.parametrize("leave", [
    lambda window: window.show_home(),
    lambda window: window.show_new_game(),
    lambda window: slowly(lambda: window.show_match(harbour_match(window))),
    lambda window: window.commands["replays"].trigger(),
], ids=["home", "new game", "another game that takes its time", "shelf"])  # fmt: skip
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


@pytest.mark.parametrize("move", [
    lambda hands: hands.key(Qt.Key.Key_Tab),
    lambda hands: (hands.control(Qt.Key.Key_K), hands.key(Qt.Key.Key_Tab)),
    lambda hands: hands.page.seats.sheets[1].head.setFocus(),
], ids=["once", "in the list", "on a sheet"])  # fmt: skip
def test_a_table_goes_wherever_the_keyboard_is(hands: Hands, move: Callable[[Hands], object]) -> None:
    page, match = weakref.ref(hands.page), weakref.ref(hands.window.match())
    move(hands)
    hands.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    hands.key(Qt.Key.Key_Return)  # it is asked whether the game may be left
    settle()
    assert (page(), match()) == (None, None)


def test_a_game_that_is_over_goes_when_another_is_begun(hands: Hands) -> None:
    counts = []
    for _ in range(ROUNDS):
        page = weakref.ref(hands.page)
        for _ in range(2):  # it is asked about once more
            hands.type_option("Close the harbour")
        assert hands.page.result.isVisible()
        hands.press(hands.page.result.main_button)
        assert isinstance(hands.window.centralWidget(), NewGamePage)
        hands.key(Qt.Key.Key_Return)
        assert hands.page is not None
        settle()
        assert page() is None
        counts.append(widgets())
    assert counts[-1] == counts[0]


def test_the_editor_goes(look: None, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = open_quayside(qtbot, tmp_path, monkeypatch)
    counts = []
    for _ in range(ROUNDS):
        page = weakref.ref(hands.page)
        hands.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
        settle()
        assert page() is None
        counts.append(widgets())
        hands.choose_in_menu_bar(hands.window.wording.say("app.command.new_position", game="quayside"))
        assert hands.page is not None
    assert counts[-1] == counts[0]


def test_what_was_shown_goes_when_a_file_is_dropped(look: None, qtbot: QtBot, tmp_path: Path,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    """A save and a scenario fall on the window in turn: each takes the place of what was there."""
    hands = open_quayside(qtbot, tmp_path / "data", monkeypatch)
    room = hands.model.room
    setup = room.default_setup()
    save, scenario = tmp_path / "a", tmp_path / "b"
    save.write_text(text_of(new_match(room, setup, dict.fromkeys(setup.seats, HUMAN), 1)), encoding="utf-8")
    scenario.write_bytes(write_shared(Shared(start_document(room, setup))))
    counts = []
    for _ in range(ROUNDS):
        editor, draft = weakref.ref(hands.page), weakref.ref(hands.model)
        drop(hands.window, save)
        hands.settle()
        table, match = weakref.ref(hands.window.table_page()), weakref.ref(hands.window.match())
        settle()
        assert editor() is None
        assert table() is not None
        drop(hands.window, scenario)
        hands.settle()
        assert hands.page is not None
        settle()
        assert (table(), match(), draft()) == (None, None, None)
        counts.append(widgets())
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
