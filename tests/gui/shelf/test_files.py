"""Any file that is dropped on the window opens in the right place, or it is said what it is not."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app import rooms
from desktop_app.app.drafts import Shared, write_shared
from desktop_app.app.match import scenario_of
from desktop_app.app.match_text import text_of
from desktop_app.app.own_rows import rows_path
from desktop_app.app.problem_report import PNG, made_report, write_report
from desktop_app.app.settings import Settings
from desktop_app.kernel.state import fingerprint
from desktop_app.resource_files import resource
from tests.gui.shelf.shelf_hands import ShelfHands, a_match, open_shelf, say_where

ROWS = {"overlay": 1, "game": "call_of_madness", "title": "As in my box",
        "rows": {"cards": {"god_cards": [{"id": "dagon_1", "cost": 3}]}}}  # fmt: skip


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> ShelfHands:
    return open_shelf(qtbot, tmp_path / "data")


def file(tmp_path: Path, data: bytes) -> Path:
    """A file whose name says nothing."""
    path = tmp_path / "ein Ding ü.dat"
    path.write_bytes(data)
    return path


def labels(inside: object) -> str:
    return " ".join([label.text() for label in inside.findChildren(QLabel)])


def report_of(match: object) -> bytes:
    made = made_report(match, "It is told.", PNG, "It stood still.", "", Settings(), "6", datetime(2026, 11, 30, 21))
    return write_report(made)


def test_a_save_is_played_on_and_a_game_that_is_over_is_watched(hands: ShelfHands, tmp_path: Path) -> None:
    match = a_match()
    hands.drop(file(tmp_path, text_of(match).encode()))
    assert fingerprint(hands.page.controller.match.state) == fingerprint(match.state)
    assert not hands.page.controller.watching
    hands.drop(file(tmp_path, text_of(a_match(answers=3_000)).encode()))
    assert hands.page.controller.watching


def test_scenario_and_rule_case_open_in_the_editor(hands: ShelfHands, tmp_path: Path) -> None:
    document = {"game": "call_of_madness", "title": "T"}
    hands.drop(file(tmp_path, write_shared(Shared(document))))
    assert hands.window.editor.model.document == document
    hands.drop(file(tmp_path, b'title = "C"\n[given]\ngame = "cthulhu_wars"\nround = 2\n[then]\nround = 2\n'))
    assert hands.window.editor.model.document == {"game": "cthulhu_wars", "round": 2, "title": "C"}


def test_a_report_opens_at_the_table_and_in_the_editor(hands: ShelfHands, tmp_path: Path) -> None:
    match = a_match()
    path = file(tmp_path, report_of(match))
    hands.drop(path)
    assert "It stood still." in labels(hands.dialog())
    hands.key(Qt.Key.Key_Return)
    assert fingerprint(hands.page.controller.match.state) == fingerprint(match.state)
    hands.drop(path)
    hands.press(hands.dialog().editor_button)
    assert hands.window.editor.model.document == scenario_of(match)


def test_corrected_data_are_used_after_a_question(hands: ShelfHands, tmp_path: Path) -> None:
    folder = hands.window.services.library.folder
    path = file(tmp_path, json.dumps(ROWS).encode())
    try:
        hands.drop(path)
        assert "As in my box" in labels(hands.dialog())
        hands.key(Qt.Key.Key_Escape)
        assert not rows_path(folder, "call_of_madness").exists()
        hands.drop(path)
        hands.key(Qt.Key.Key_Return)
        assert rows_path(folder, "call_of_madness").read_bytes() == path.read_bytes()
        found = rooms.in_use("call_of_madness")
        assert found is not None
        assert found.title == "As in my box"
    finally:
        rooms.use("call_of_madness", None)


BAD_ROWS = {**ROWS, "rows": {"cards": {"god_cards": [{"id": "nobody", "cost": 3}]}}}


@pytest.mark.parametrize(("data", "words"), [
    (b"hello", "is no save"), (b"", "empty"), (b"PK\x03\x04 nothing", "damaged"),
    (b'{"format": 1, "game_id": "x"', "no saved game"), (b'{"game": "chess"}', "no scenario"),
    (b'title = "x"\n[given]\n', "can't be opened"), (json.dumps(BAD_ROWS).encode(), "can't be used"),
    (resource("packs", "cthulhu_wars", "factions.json").read_bytes(), "data of a game"),
])
def test_what_opens_nowhere_is_named_and_left_alone(hands: ShelfHands, tmp_path: Path, data: bytes,
                                                    words: str) -> None:  # fmt: skip
    path = file(tmp_path, data)
    before = hands.window.centralWidget()
    hands.drop(path)
    assert words in labels(hands.dialog())
    hands.key(Qt.Key.Key_Return)
    assert hands.window.centralWidget() is before
    assert path.read_bytes() == data
    folder = hands.window.services.library.folder
    assert [each.name for each in folder.iterdir() if each.name != "pictures"] == []


def test_a_report_with_a_foreign_file_is_refused(hands: ShelfHands, tmp_path: Path) -> None:
    data = io.BytesIO(report_of(a_match()))
    with zipfile.ZipFile(data, "a") as bag:
        bag.writestr("../evil.txt", "x")
    hands.drop(file(tmp_path, data.getvalue()))
    assert "does not belong" in labels(hands.dialog())
    assert not list(tmp_path.rglob("evil.txt"))


def test_a_file_is_opened_from_the_menu(hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()
    say_where(monkeypatch, file(tmp_path, text_of(match).encode()))
    hands.choose_in_menu_bar("Open a &file…")
    assert hands.page.controller.match.game_id == match.game_id


def test_a_save_that_falls_on_the_saved_games_is_kept_there(hands: ShelfHands, tmp_path: Path) -> None:
    hands.control(Qt.Key.Key_O)
    hands.drop(file(tmp_path, text_of(a_match()).encode()))
    assert hands.titles() == ["ein Ding ü.dat"]
    assert not [each for each in hands.shelf.findChildren(QPushButton) if each.text() == "nothing"]
    hands.key(Qt.Key.Key_Return)
    assert hands.page is not None
