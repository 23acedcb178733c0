"""The editor begins from a saved game: chosen from cards, by mouse, by keys, or as a file from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.match import scenario_of
from desktop_app.app.match_text import text_of
from desktop_app.gui.editor import door
from desktop_app.kernel.room import BadSetup, Problem
from tests.gui.shelf.shelf_hands import ShelfHands, a_match, open_shelf, say_where

WARS, MADNESS = a_match(), a_match("call_of_madness", 40)


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> ShelfHands:
    """Two saves, and a draft in the editor that has been worked on."""
    hands = open_shelf(qtbot, tmp_path)
    library = hands.window.services.library
    library.save(WARS, library.path_of("Siege of Europe"))
    library.save(MADNESS, library.path_of("Dark night"))
    hands.choose_in_menu_bar(hands.window.wording.say("app.command.new_position", game="cthulhu_wars"))
    hands.window.editor.model.add("black_goat.ghoul", "arabia")
    return hands


def begin(hands: ShelfHands) -> None:
    """Presses the door in the palette."""
    page = hands.window.editor.page()
    words = hands.window.wording.say("app.command.saved_position").rstrip("\u2026")
    hands.press(next(button for button in page.findChildren(QPushButton) if button.text() == words))


def test_a_card_is_clicked_and_its_position_edited(hands: ShelfHands) -> None:
    begin(hands)
    page = hands.window.choice.page()
    assert {card.item.title for card in page.grid.cards} == {"Siege of Europe", "Dark night"}
    assert all(card.item.paint is not None for card in page.grid.cards), "each has a picture"
    card = next(card for card in page.grid.cards if card.item.title == "Dark night")
    hands.press(card)
    hands.press(page.details.buttons["begin_from"])
    assert hands.window.choice.page() is None
    assert hands.window.editor.model.document == scenario_of(MADNESS)


def test_by_keys_with_a_search(hands: ShelfHands) -> None:
    begin(hands)
    page = hands.window.choice.page()
    hands.control(Qt.Key.Key_F)
    hands.type("europe")
    hands.qtbot.waitUntil(lambda: len(page.grid.cards) == 1)
    page.grid.cards[0].setFocus()
    hands.key(Qt.Key.Key_Return)
    assert hands.window.editor.model.document == scenario_of(WARS)


def test_whoever_goes_back_finds_the_draft_as_it_was(hands: ShelfHands) -> None:
    draft, before = hands.window.editor.page(), hands.window.editor.model.document
    begin(hands)
    assert not hands.window.commands["undo"].isEnabled(), "nothing of the draft is undone from here"
    hands.key(Qt.Key.Key_Delete)
    assert len(hands.window.services.library.saves()) == 2, "and nothing is deleted"
    hands.key(Qt.Key.Key_Escape)
    assert hands.window.editor.page() is draft
    assert hands.window.editor.model.document == before
    assert hands.window.commands["undo"].isEnabled()


def test_the_draft_before_is_kept_when_a_save_is_taken(hands: ShelfHands, tmp_path: Path) -> None:
    hands.window.editor.model.add("black_goat.ghoul", "europe")
    begin(hands)
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert hands.window.editor.model.document in (scenario_of(WARS), scenario_of(MADNESS))
    assert len(list((tmp_path / "drafts").iterdir())) == 1


def test_a_file_from_elsewhere_may_be_taken_and_a_bad_one_is_told_of(
        hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    begin(hands)
    path = tmp_path / "else.mythos"
    path.write_text("nonsense", encoding="utf-8")
    say_where(monkeypatch, path)
    hands.press(hands.window.choice.page().bring)
    assert hands.dialog() is not None
    hands.key(Qt.Key.Key_Escape)
    assert hands.window.choice.page() is not None
    path.write_bytes(text_of(MADNESS).encode("ascii"))
    hands.press(hands.window.choice.page().bring)
    assert hands.window.editor.model.document == scenario_of(MADNESS)


def test_the_page_follows_the_size_of_the_words(hands: ShelfHands) -> None:
    begin(hands)
    first = hands.window.choice.page()
    hands.window.services.settings.change(text_scale=125)
    hands.settle()
    assert hands.window.choice.page() is not None
    assert hands.window.choice.page() is not first
    hands.key(Qt.Key.Key_Escape)
    assert hands.window.editor.page() is not None


def test_why_a_position_can_not_be_edited_is_said_in_words(
        hands: ShelfHands, monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    def refuse(match: object) -> None:
        raise BadSetup((Problem("unknown_area", "areas.moon", ("moon",)),))

    monkeypatch.setattr(door, "scenario_of", refuse)
    begin(hands)
    hands.key(Qt.Key.Key_Return)
    said = [label.text() for label in hands.dialog().findChildren(QLabel)]
    assert "There is no Area moon on this map" in said
    hands.key(Qt.Key.Key_Escape)
    assert hands.window.choice.page() is not None
