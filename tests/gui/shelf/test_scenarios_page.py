"""The page of scenarios: finding one, playing it, editing a copy, sharing it, and taking back what one did."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import DraftShelf, Shared, read_file, write_file
from desktop_app.app.match import HUMAN
from desktop_app.app.scenarios import ScenarioLibrary, shipped
from desktop_app.gui import theme
from desktop_app.gui.home.home_page import HomePage
from tests.gui.fitting import faults
from tests.gui.shelf.shelf_hands import ShelfHands, open_shelf, say_where

DOCUMENT = {"game": "cthulhu_wars", "title": "Mein Tisch ä", "description": "Short."}
SHIFT_CONTROL = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> ShelfHands:
    made = open_shelf(qtbot, tmp_path)
    made.key(Qt.Key.Key_O, SHIFT_CONTROL)
    return made


def own(tmp_path: Path, title: str = "Mein Tisch ä") -> Path:
    path = DraftShelf(tmp_path).path_of(title)
    write_file(path, Shared({**DOCUMENT, "title": title}))
    return path


def again(hands: ShelfHands) -> None:
    hands.key(Qt.Key.Key_O, SHIFT_CONTROL)


def test_all_that_comes_with_the_program_is_there_and_what_is_in_sight_has_pictures(hands: ShelfHands) -> None:
    assert hands.titles() == [entry.title for entry in shipped()]
    cards = hands.shelf.grid.cards
    in_sight = [card.picture for card in cards if not card.picture.visibleRegion().isEmpty()]
    assert 8 <= len(in_sight) < len(cards)
    hands.qtbot.waitUntil(lambda: all(picture.is_painted() for picture in in_sight), timeout=20_000)
    assert hands.shelf.details.picture.is_painted()
    hands.key(Qt.Key.Key_End)
    hands.qtbot.waitUntil(cards[-1].picture.is_painted, timeout=20_000)


def test_one_is_chosen_and_played_by_keys(hands: ShelfHands) -> None:
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Left)
    entry = hands.shelf.item().value
    assert entry.title == shipped()[4].title
    hands.key(Qt.Key.Key_Return)
    match = hands.page.controller.match
    assert match.scenario == entry.shared.document
    assert [seat for seat, who in match.controllers.items() if who == HUMAN] == [entry.played]
    assert set(match.controllers.values()) == {HUMAN, "greedy"}


def test_seat_and_level_are_chosen_before_playing(hands: ShelfHands) -> None:
    title = shipped()[0].title
    hands.pick(title)
    hands.choose_in(hands.shelf.details.seat, "Yellow Sign")
    hands.choose_in(hands.shelf.details.level, "Bot, plays at random")
    hands.act("play")
    controllers = hands.page.controller.match.controllers
    assert controllers["yellow_sign"] == HUMAN
    assert set(controllers.values()) == {HUMAN, "random"}


def test_a_double_click_plays(hands: ShelfHands) -> None:
    QTest.mouseDClick(hands.card(shipped()[1].title), Qt.MouseButton.LeftButton)
    hands.settle()
    assert hands.page is not None


def test_words_game_and_whose_narrow_the_cards(hands: ShelfHands, tmp_path: Path) -> None:
    own(tmp_path)
    again(hands)
    assert hands.titles()[0] == "Mein Tisch ä"
    hands.control(Qt.Key.Key_F)
    hands.type("hastur costs")
    assert hands.titles() == ["What Hastur Costs"]
    hands.type(" nowhere")
    assert hands.titles() == []
    assert not hands.shelf.none.isHidden()
    hands.key(Qt.Key.Key_Escape)
    assert len(hands.titles()) == len(shipped()) + 1
    hands.choose_in(hands.shelf.games, "Call of Madness")
    assert set(hands.titles()) == {entry.title for entry in shipped() if entry.game == "call_of_madness"}
    hands.choose_in(hands.shelf.games, "All games")
    hands.choose_in(hands.shelf.kinds, "Yours")
    assert hands.titles() == ["Mein Tisch ä"]


def test_they_are_sorted_by_name(hands: ShelfHands) -> None:
    hands.choose_in(hands.shelf.sort, "By name")
    assert hands.titles() == sorted([entry.title for entry in shipped()], key=str.casefold)


def test_a_copy_is_edited_and_the_shipped_one_stays(hands: ShelfHands) -> None:
    entry = shipped()[0]
    before = entry.path.read_bytes()
    hands.pick(entry.title)
    hands.act("edit")
    assert hands.window.editor.page() is not None
    assert hands.window.editor.model.document == entry.shared.document
    hands.control(Qt.Key.Key_S)
    hands.key(Qt.Key.Key_Return)
    assert entry.path.read_bytes() == before
    again(hands)
    assert hands.titles().count(entry.title) == 2


def test_a_draft_is_gone_on_with(hands: ShelfHands, tmp_path: Path) -> None:
    DraftShelf(tmp_path).autosave("abc", DOCUMENT)
    again(hands)
    hands.choose_in(hands.shelf.kinds, "Drafts")
    hands.shelf.grid.cards[0].setFocus()
    hands.key(Qt.Key.Key_Return)
    assert hands.window.editor.model.document == DOCUMENT


def test_what_is_shared_comes_back_by_a_drop(
    hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry, path = shipped()[2], tmp_path / "für dich.json"
    say_where(monkeypatch, path)
    hands.pick(entry.title)
    hands.act("export")
    shared = read_file(path)
    assert shared.document == entry.shared.document
    assert shared.picture.startswith(b"\x89PNG")
    hands.drop(path)
    assert hands.shelf.item().kind == "own"
    assert hands.shelf.item().title == entry.title
    hands.press(hands.shelf.bring)
    assert hands.titles().count(entry.title) == 3, "imported by the button as well"


def test_deleting_is_undone_by_key_and_by_button(hands: ShelfHands, tmp_path: Path) -> None:
    path = own(tmp_path)
    again(hands)
    hands.pick("Mein Tisch ä")
    hands.act("delete")
    assert not path.exists()
    assert "Mein Tisch ä" not in hands.titles()
    hands.control(Qt.Key.Key_Z)
    assert path.exists()
    assert hands.shelf.item().path == path
    hands.key(Qt.Key.Key_Delete)
    assert not path.exists()
    hands.press(hands.shelf.undo)
    assert path.exists()
    assert hands.shelf.undo.isHidden()


def test_renaming_changes_title_and_file_and_is_undone(hands: ShelfHands, tmp_path: Path) -> None:
    path = own(tmp_path)
    again(hands)
    hands.pick("Mein Tisch ä")
    hands.key(Qt.Key.Key_F2)
    hands.dialog().findChild(QLineEdit).selectAll()
    hands.type("Other: one")
    hands.key(Qt.Key.Key_Return)
    assert not path.exists()
    assert hands.shelf.item().title == "Other: one"
    assert read_file(hands.shelf.item().path).document["title"] == "Other: one"
    hands.control(Qt.Key.Key_Z)
    assert read_file(path).document["title"] == "Mein Tisch ä"


def test_no_name_is_given_twice(hands: ShelfHands, tmp_path: Path) -> None:
    own(tmp_path, "First")
    other = own(tmp_path, "Second")
    again(hands)
    hands.pick("Second")
    hands.key(Qt.Key.Key_F2)
    hands.dialog().findChild(QLineEdit).selectAll()
    hands.type("First")
    hands.key(Qt.Key.Key_Return)
    assert "already" in hands.shelf.note.text()
    assert other.exists()


def test_shipped_ones_are_neither_renamed_nor_deleted(hands: ShelfHands) -> None:
    hands.key(Qt.Key.Key_Delete)
    hands.key(Qt.Key.Key_F2)
    assert hands.dialog() is None
    assert len(hands.titles()) == len(shipped())


@pytest.mark.parametrize(("content", "words"), [
    (b"{", "no scenario"), (b'{"game": "chess"}', "does not have: chess"),
    (b'{"game": "cthulhu_wars", "areas": {"atlantis": {}}}', "can't be played yet"),
])
def test_a_damaged_one_says_why_and_is_not_played(hands: ShelfHands, tmp_path: Path, content: bytes,
                                                  words: str) -> None:  # fmt: skip
    path = DraftShelf(tmp_path).path_of("Broken")
    path.parent.mkdir()
    path.write_bytes(content)
    again(hands)
    hands.pick("Broken")
    assert any(words in label.text() for label in hands.card("Broken").findChildren(QLabel))
    assert "play" not in hands.shelf.details.buttons
    assert "delete" in hands.shelf.details.buttons
    assert path.read_bytes() == content


def test_a_folder_in_the_place_of_the_library_is_said(hands: ShelfHands, tmp_path: Path) -> None:
    own(tmp_path)
    path = DraftShelf(tmp_path).path_of("Mein Tisch ä")
    again(hands)
    hands.pick("Mein Tisch ä")
    path.unlink()
    hands.key(Qt.Key.Key_Delete)
    assert "does not exist" in hands.shelf.note.text()
    assert ScenarioLibrary(tmp_path).shelf.paths() == ()


@pytest.mark.parametrize(("colours", "size"), [("dark", 100), ("light", 150), ("contrast", 200)])
def test_everything_fits(hands: ShelfHands, colours: str, size: int) -> None:
    hands.window.services.settings.change(theme=colours, text_scale=size)
    hands.settle()
    assert theme.text_size() == size
    assert hands.shelf is not None, "the page is made anew, not left"
    assert faults(hands.window) == []
    hands.window.resize(2560, 1440)
    hands.settle()
    assert faults(hands.window) == []


def test_every_part_is_reached_by_tab_and_the_door_of_the_first_screen_leads_here(hands: ShelfHands) -> None:
    seen = set()
    for _ in range(14):
        hands.key(Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    page = hands.shelf
    assert {page.search, page.games, page.kinds, page.sort, page.bring, page.details.seat, page.details.level,
            page.grid.picked_card(), *page.details.buttons.values()} <= seen  # fmt: skip
    hands.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert isinstance(hands.window.centralWidget(), HomePage)


def test_one_whose_answers_are_not_allowed_says_so_when_it_is_to_be_played(hands: ShelfHands, tmp_path: Path) -> None:
    then = [{"seat": "great_cthulhu", "answer": "dance"}]
    write_file(DraftShelf(tmp_path).path_of("Dance"), Shared({"game": "cthulhu_wars", "then": then}))
    again(hands)
    hands.pick("Dance")
    hands.key(Qt.Key.Key_Return)
    assert any("can't be played yet" in label.text() for label in hands.dialog().findChildren(QLabel))
    hands.key(Qt.Key.Key_Return)
    assert hands.shelf is not None


@pytest.mark.parametrize("width", [1366, 1600, 1920])
def test_what_is_told_of_each_is_whole_where_words_are_large(look: None, qtbot: QtBot, tmp_path: Path,
                                                             width: int) -> None:
    theme.choose("dark", 200)
    hands = open_shelf(qtbot, tmp_path)
    hands.window.resize(width, 768 * width // 1366)
    hands.key(Qt.Key.Key_O, SHIFT_CONTROL)
    wrong = {}
    for title in hands.titles():
        hands.shelf.grid.ensureWidgetVisible(hands.card(title))
        hands.pick(title)
        wrong[title] = [fault for fault in faults(hands.shelf.details) if fault.startswith("cut off")]
    assert {title: found for title, found in wrong.items() if found} == {}
