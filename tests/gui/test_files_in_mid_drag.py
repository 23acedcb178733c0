"""A file falls on the window while a piece is in the hand: the piece is home, and the file opens or is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import Shared, start_document, write_shared
from desktop_app.app.match import HUMAN, new_match
from desktop_app.app.match_text import text_of
from desktop_app.gui.overlays import LiftedPiece
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording, read_catalogue
from tests.gui.editor.editor_hands import known_quayside, open_quayside
from tests.gui.editor.quayside import SAIDS, QuaysideRoom
from tests.gui.hands import LEFT, Hands, drop
from tests.gui.harbour import WORDS, HarbourMatch, HarbourRoom, RestingBots, Shelf
from tests.gui.opening import open_window


@pytest.fixture
def quayside(monkeypatch: pytest.MonkeyPatch) -> QuaysideRoom:
    return known_quayside(monkeypatch)


@pytest.fixture
def harbour(look: None, qtbot: QtBot, quayside: QuaysideRoom) -> Iterator[Hands]:
    """Two persons at the harbour; positions of the quayside can be set up."""
    room = HarbourRoom()
    words = Wording((read_catalogue("app"), read_catalogue("problems")), {room.id: WORDS, quayside.id: SAIDS})
    services = Services((room, quayside), Shelf(), HarbourMatch, RestingBots, ("random",), film_delay=0)
    window = open_window(qtbot, services, words)
    window.show_match(HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": "human"}))
    yield Hands(window, qtbot)
    assert words.missing == set()


def in_the_air(hands: Hands) -> list[LiftedPiece]:
    return [each for each in hands.window.findChildren(LiftedPiece) if each.isVisible()]


def test_a_file_that_opens_nowhere(harbour: Hands, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"hello")
    harbour.drag("k4", "isle", drop=False)
    assert in_the_air(harbour)
    drop(harbour.window, path)
    harbour.settle()
    assert QApplication.activeModalWidget() is not None, "it is named"
    assert not in_the_air(harbour)
    harbour.key(Qt.Key.Key_Return)
    harbour.release("isle")
    assert harbour.place_of("k4") == "bay"
    assert harbour.page.controller.match.position == 0
    harbour.drag("k4", "isle")
    assert harbour.place_of("k4") == "isle", "the next drag goes on as ever"


def test_a_scenario_takes_the_place_of_the_table(harbour: Hands, quayside: QuaysideRoom, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(write_shared(Shared(start_document(quayside, quayside.default_setup()))))
    match = harbour.window.match()
    assert isinstance(match, HarbourMatch)
    harbour.drag("k4", "isle", drop=False)
    drop(harbour.window, path)
    harbour.settle()
    page = harbour.window.editor.page()
    assert page is not None
    assert not in_the_air(harbour)
    document = dict(harbour.window.editor.model.document)
    QTest.mouseRelease(page.board.viewport(), LEFT, pos=page.board.viewport().rect().center())
    harbour.settle()
    assert match.position == 0
    assert harbour.window.editor.model.document == document


def test_a_save_takes_the_place_of_the_editor(look: None, qtbot: QtBot, tmp_path: Path,
                                              monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    hands = open_quayside(qtbot, tmp_path / "data", monkeypatch)
    room = hands.model.room
    setup = room.default_setup()
    path = tmp_path / "a"
    path.write_text(text_of(new_match(room, setup, dict.fromkeys(setup.seats, HUMAN), 1)), encoding="utf-8")
    document = dict(hands.model.document)
    token = hands.tile("ash.boat")
    goal = token.mapFromGlobal(hands.page.board.viewport().mapToGlobal(hands.ground("bay")))
    hands.drag_from(token, token.rect().center(), goal, drop=False)
    assert in_the_air(hands)
    drop(hands.window, path)
    hands.settle()
    table = hands.window.table_page()
    assert table is not None
    assert not in_the_air(hands)
    QTest.mouseRelease(table.board.viewport(), LEFT, pos=QPoint(200, 200))
    hands.settle()
    assert hands.model.document == document, "the draft is as it was"
    assert table.controller.match.position == 0
