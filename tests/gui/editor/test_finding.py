"""Long lists of the editor are searched: by typing, by arrows, by the mouse; short ones open as they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.gui.choice_finder import LONG, ChoiceFinder
from tests.gui.editor.editor_hands import EditorHands, open_editor
from tests.gui.fitting import faults
from tests.gui.hands import LEFT


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> EditorHands:
    return open_editor(qtbot, tmp_path)


def finder() -> ChoiceFinder:
    found = QApplication.activePopupWidget()
    assert isinstance(found, ChoiceFinder)
    return found


def words(found: ChoiceFinder) -> list[str]:
    return [row.words for row in found.list.sentences.rows]


def typed(hands: EditorHands, text: str) -> None:
    QTest.keyClicks(finder().line, text)
    hands.settle()


def test_a_unit_is_found_for_the_place_that_is_looked_at(hands: EditorHands) -> None:
    hands.click_area("arabia")
    box = hands.page.selected.adder
    assert box.count() > LONG
    box.setFocus()
    hands.key(Qt.Key.Key_Return)
    assert hands.window.wording.say("app.editor.add_here") not in words(finder()), "the caption is no choice"
    assert faults(finder()) == []
    typed(hands, "goat gho")
    assert words(finder()) == ["Ghoul, Black Goat"]
    hands.key(Qt.Key.Key_Return)
    assert QApplication.activePopupWidget() is None
    assert hands.number("black_goat.ghoul", "arabia") == 1
    hands.undo()
    assert hands.number("black_goat.ghoul", "arabia") == 0


def test_a_letter_begins_to_look_whatever_command_has_it(hands: EditorHands) -> None:
    hands.click_area("arabia")
    hands.page.selected.adder.setFocus()
    tool = hands.page.hand.tool
    hands.key(Qt.Key.Key_S)
    assert finder().line.text().casefold() == "s"
    assert hands.page.overlays.marks == [], "S shows no starts while words are typed"
    typed(hands, "tarsp")
    for _ in range(2):
        hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Return)
    assert hands.number("great_cthulhu.starspawn", "arabia") == 1
    assert hands.page.hand.tool == tool


def test_whoever_goes_back_has_chosen_nothing(hands: EditorHands) -> None:
    hands.click_area("arabia")
    before = hands.model.document
    hands.page.selected.adder.setFocus()
    hands.key(Qt.Key.Key_Return)
    typed(hands, "nothing like this")
    assert words(finder()) == []
    assert finder().none.isVisible()
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert hands.model.document == before


def test_a_card_is_added_to_a_pile_by_the_mouse(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_editor(qtbot, tmp_path, "call_of_madness")
    hands.press(hands.page.seats.seats["tide_speaker"])
    editor = hands.page.selected.form.editors["hand.tide_speaker"]
    assert len(editor.field.choices) > LONG
    value = editor.field.choices[-1].value
    name = hands.page.wording.sentence(editor.field.choices[-1].text)
    hands.press(editor.more)
    typed(hands, name)
    rows = finder().list
    place = next(n for n, row in enumerate(rows.sentences.rows) if row.value == value)
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(rows.sentences.index(place)).center())
    hands.settle()
    assert value in hands.page.selected.form.editors["hand.tide_speaker"].field.value
