"""A room that is none of ours is set up in the editor by filling in the protocol; the window learns nothing new."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import read_file
from tests.gui.editor.editor_hands import EditorHands, open_quayside
from tests.gui.test_layout import check


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> EditorHands:
    return open_quayside(qtbot, tmp_path, monkeypatch)


def test_another_room_is_set_up_kept_and_played(hands: EditorHands, tmp_path: Path) -> None:
    hands.place("ash.boat", "bay")
    hands.step("ash.boat")
    hands.place("birch.boat", "quay")
    hands.carry("birch.boat@quay#1", "isle")
    hands.place("lamp", "quay")
    hands.type_number(hands.box("hay.birch"), 9)
    strip = hands.page.strip.editors
    hands.choose_seat(strip["turn"], "Birch")
    hands.press(hands.page.selected.doors["table"])
    form = hands.page.selected.form.editors
    hands.press(form["weather"].segments.bar.part("storm"))
    for words in ("storm", "calm", "storm"):
        hands.press(form["song"].more)
        hands.choose(words)
    hands.press(form["song"].entries[0])
    assert not hands.window.wording.missing
    check(hands.window)

    for _ in range(3):
        hands.press(strip["days"].stepper.less)
    assert hands.model.document["days"] == 0
    assert not hands.window.editor.actions["play_from"].isEnabled()
    hands.press(hands.page.problems.fixes[0])

    hands.control(Qt.Key.Key_S)
    QApplication.activeModalWidget().findChild(QLineEdit).selectAll()
    hands.type("Night")
    hands.key(Qt.Key.Key_Return)
    shared = read_file(tmp_path / "scenarios" / "Night.scenario.json")
    assert shared.document == {
        "game": "quayside", "map": "small", "seats": ["ash", "birch"], "options": {}, "hay": {"birch": 9},
        "areas": {"bay": {"ash.boat": 2}, "quay": {"lamp": 1}, "isle": {"birch.boat": 1}},
        "turn": "birch", "weather": "storm", "song": ["calm", "storm"], "days": 1,
    }  # fmt: skip
    assert shared.picture.startswith(b"\x89PNG")

    hands.page.board.setFocus()
    hands.key(Qt.Key.Key_F5)
    match = hands.window.match()
    assert match is not None
    assert match.scenario == shared.document
    assert match.state.hay["birch"] == 9
    hands.control(Qt.Key.Key_E)
    assert hands.model.document == shared.document


def test_its_steps_are_undone_and_done_again(hands: EditorHands) -> None:
    before = json.dumps(hands.model.document)
    for _ in range(4):
        hands.place("ash.boat", "bay")
        hands.key(Qt.Key.Key_Escape)
    assert not hands.model.is_playable()
    hands.click_area("isle")
    hands.press(hands.page.problems.causes[0])
    assert hands.model.about == "bay"
    hands.press(hands.page.problems.fixes[0])
    assert hands.number("ash.boat", "bay") == 3
    while hands.model.undo_stack.canUndo():
        hands.undo()
    assert json.dumps(hands.model.document) == before
