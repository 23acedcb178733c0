"""Games that are over are kept by themselves, watched, and sent as one file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.match import Match
from desktop_app.app.match_text import match_of
from desktop_app.app.replays import export
from desktop_app.kernel.state import fingerprint
from tests.gui.fitting import faults
from tests.gui.hands import Hands
from tests.gui.shelf.shelf_hands import ShelfHands, a_match, open_shelf, say_where

ALT = Qt.KeyboardModifier.AltModifier
SHIFT_CONTROL = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def over(tmp_path: Path) -> Match:
    match = a_match(answers=3_000)
    assert not match.decider()
    Library(tmp_path).replays().keep(match)
    return match


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path, over: Match) -> ShelfHands:
    made = open_shelf(qtbot, tmp_path)
    made.key(Qt.Key.Key_R, SHIFT_CONTROL)
    return made


def test_a_game_that_ends_at_the_window_is_kept(solo: Hands) -> None:
    library = solo.window.services.library
    assert library.finished == []
    solo.type_option("close the harbour")
    if solo.page.showing.view.over is None:  # an answer that ends the game is asked about once more
        solo.type_option("close the harbour")
    assert not solo.page.controller.match.decider()
    assert len(library.finished) == 1


def test_its_card_tells_game_players_result_and_day(hands: ShelfHands) -> None:
    (card,) = hands.shelf.grid.cards
    told = " ".join([label.text() for label in hands.shelf.details.findChildren(QLabel)])
    for words in ("Cthulhu Wars", "4 seats", "Great Cthulhu: Person", "Black Goat: Bot, plays at random", "Round"):
        assert words in told
    assert card.item.title == "Cthulhu Wars"
    assert faults(hands.window) == []


def test_it_is_watched_from_its_beginning_and_nothing_changes_it(hands: ShelfHands, over: Match) -> None:
    before = hands.shelf.item().path.read_bytes()
    path = hands.shelf.item().path
    hands.key(Qt.Key.Key_Return)
    controller = hands.page.controller
    assert controller.viewed == 0
    assert fingerprint(controller.match.state) == fingerprint(over.state)
    hands.key(Qt.Key.Key_Right, ALT)
    assert controller.viewed != 0
    hands.key(Qt.Key.Key_Home, ALT)
    assert path.read_bytes() == before


def test_it_gets_a_name_and_is_deleted_and_both_are_undone(hands: ShelfHands) -> None:
    hands.key(Qt.Key.Key_F2)
    hands.dialog().findChild(QLineEdit).selectAll()
    hands.type("The long night")
    hands.key(Qt.Key.Key_Return)
    assert hands.titles() == ["The long night"]
    hands.key(Qt.Key.Key_Delete)
    assert hands.titles() == []
    hands.control(Qt.Key.Key_Z)
    assert hands.titles() == ["The long night"]
    hands.control(Qt.Key.Key_Z)
    assert hands.titles() == ["Cthulhu Wars"]


def test_it_is_exported_and_comes_back_by_a_drop(
    hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    path = tmp_path / "gesendet ü.bin"
    say_where(monkeypatch, path)
    hands.act("export")
    assert fingerprint(match_of(path.read_bytes()).state) == fingerprint(over.state)
    hands.drop(path)
    assert sorted(hands.titles()) == ["Cthulhu Wars", "gesendet ü.bin"]


def test_a_damaged_one_says_why(hands: ShelfHands) -> None:
    path = hands.shelf.item().path
    path.write_bytes(b"broken\n" + path.read_bytes())
    hands.key(Qt.Key.Key_R, SHIFT_CONTROL)
    (card,) = hands.shelf.grid.cards
    assert any("Line 1 can't be read." in label.text() for label in card.findChildren(QLabel))
    hands.key(Qt.Key.Key_Return)
    assert hands.page is None


def test_a_game_is_exported_from_the_menu_and_where_it_ended(
    hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    path = tmp_path / "one.mythos"
    say_where(monkeypatch, path)
    hands.key(Qt.Key.Key_Return)
    hands.choose_in_menu_bar("E&xport replay…")
    first = path.read_bytes()
    path.unlink()
    hands.window.show_match(over)
    hands.settle()
    button = next(each for each in hands.page.result.findChildren(QPushButton) if each.text() == "Export replay…")
    hands.press(button)
    assert path.read_bytes() == first
    path.unlink()
    path.mkdir()
    hands.press(button)
    assert any("is a folder" in label.text() for label in hands.dialog().findChildren(QLabel))


def test_watching_many_does_not_hide_the_game_that_goes_on(hands: ShelfHands, tmp_path: Path) -> None:
    library = Library(tmp_path)
    library.follow(a_match(answers=12)).close()
    for seed in range(5):
        match = a_match(answers=3_000, seed=seed)
        library.follow(match).close()
    last = library.last_game().match
    assert last is not None
    assert last.decider()


def test_what_is_exported_is_a_save(tmp_path: Path, over: Match) -> None:
    export(over, tmp_path / "x")
    assert Library(tmp_path).load(tmp_path / "x").game_id == over.game_id
