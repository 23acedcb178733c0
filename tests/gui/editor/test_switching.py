"""Another tool, another document: steps belong to the document, and a tool is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.editor.editor_hands import EditorHands, open_editor
from tests.gui.editor.test_gestures import ACOLYTE, AUSTRALIA, TOP

GHOUL = "black_goat.ghoul"
TOOLS = (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_1)


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> EditorHands:
    return open_editor(qtbot, tmp_path)


def test_another_tool_is_no_step_and_undo_goes_on_across_it(hands: EditorHands) -> None:
    before = hands.model.document
    hands.place(GHOUL, "arabia")
    hands.page.board.setFocus()
    for key in TOOLS:
        hands.key(key)
    hands.carry(TOP, AUSTRALIA)
    assert (hands.number(GHOUL, "arabia"), hands.number(ACOLYTE, AUSTRALIA)) == (1, 1)
    hands.page.board.setFocus()
    hands.key(Qt.Key.Key_3)
    hands.undo()
    assert (hands.number(GHOUL, "arabia"), hands.number(ACOLYTE, AUSTRALIA)) == (1, 0)
    hands.undo()
    assert hands.model.document == before


def test_another_document_has_steps_of_its_own(hands: EditorHands) -> None:
    hands.place(GHOUL, "arabia")
    first = hands.model.document
    hands.choose_in_menu_bar(hands.window.wording.say("app.command.new_position", game="cthulhu_wars"))
    second = hands.model.document
    assert second != first
    assert not hands.window.commands["undo"].isEnabled()
    hands.undo()
    assert hands.model.document == second
    hands.place(ACOLYTE, "arabia")
    hands.undo()
    assert hands.model.document == second
    assert hands.number(GHOUL, "arabia") == 0
