"""A table of Call of Madness built by mouse is the document that a person would have written; it can be played from."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import read_file
from tests.gui.editor.editor_hands import EditorHands, open_editor
from tests.gui.test_layout import check

WRITTEN = """
format = 1
game = "call_of_madness"
map = "five_rows"
title = "The siege"
seats = ["ashen_prophet", "tide_speaker", "veiled_matron", "deep_mason"]
phase = "defence"
turn = "tide_speaker"
time = "night"
round = 3
beaten = []
goals = []

[options]
variant = "usual"
starting_player = "random"
cultists = "hidden"
columns = "drawn"
paid_markers = "chosen"
entered_symbol = "marker"
unplaced_outpost = "owner"

[boards.tide_speaker]
b4 = { investigator = "investigator_08", health = 2, madness = { red = 2 } }
a3 = "outpost"

[players.ashen_prophet]
fire = 1
madness = { blue = 1 }
[players.tide_speaker]
cultists = 12
hand = ["tide_speaker_strike", "tide_speaker_ritual", "tide_speaker_sign", "shudde_mell_1"]
deck = []
discard = ["tide_speaker_ward"]
"""


def shelf_of(hands: EditorHands, place: str) -> QWidget:
    """A pile on a seat's sheet, brought into sight."""
    shelf: QWidget = next(each for each in hands.page.selected.shelves if each.property("target") == place)
    area = shelf.parentWidget().parentWidget()
    for _ in range(60):
        at = shelf.mapTo(area, shelf.rect().center()).y()
        if 0 < at < area.height():
            break
        hands.wheel(area, area.rect().center(), -120 if at > 0 else 120)
    return shelf


def lay(hands: EditorHands, thing: str, place: str) -> None:
    """Drags a thing from the palette onto a seat's pile."""
    hands.press(hands.page.seats.seats[place.partition(":")[2]])
    token, shelf = hands.tile(thing), shelf_of(hands, place)
    hands.drag_from(token, token.rect().center(), token.mapFromGlobal(shelf.mapToGlobal(shelf.rect().center())))


def build(hands: EditorHands) -> None:
    """From the start position to the written one."""
    hands.press_words("Empty board")
    hands.place("outpost", "tide_speaker.a3")
    hands.place("fire", "ashen_prophet.fire")
    hands.place("blue_marker", "ashen_prophet.madness")
    hands.place("investigator_08", "ashen_prophet.a1")
    hands.carry("investigator_08@ashen_prophet.a1#1", "tide_speaker.b4")
    token = hands.tile("red_marker")
    spot = hands.page.board.viewport().mapToGlobal(hands.spot("investigator_08@tide_speaker.b4#1"))
    hands.drag_from(token, token.rect().center(), token.mapFromGlobal(spot))
    hands.step("red_marker")
    hands.press(hands.page.selected.form.editors["health.tide_speaker.b4"].stepper.more)
    hands.type_number(hands.box("cultists.tide_speaker"), 12)
    strip = hands.page.strip.editors
    for _ in range(2):
        hands.press(strip["round"].stepper.more)
    hands.press(strip["time"].segments.bar.part("night"))
    hands.choose_seat(strip["turn"], "Tide Speaker")
    lay(hands, "shudde_mell_1", "hand:tide_speaker")
    lay(hands, "tide_speaker_ward", "discard:tide_speaker")
    hands.press(hands.page.selected.doors["scenario"])
    hands.page.selected.form.editors["title"].line.setFocus()
    hands.type("The siege")
    hands.key(Qt.Key.Key_Return)


def test_a_table_is_built_by_mouse_saved_and_played(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_editor(qtbot, tmp_path, "call_of_madness")
    build(hands)
    assert hands.model.is_playable(), hands.model.problems
    hands.control(Qt.Key.Key_S)
    QApplication.activeModalWidget().findChild(QLineEdit).selectAll()
    hands.type("Siege")
    hands.key(Qt.Key.Key_Return)
    shared = read_file(tmp_path / "scenarios" / "Siege.scenario.json")
    assert shared.document == tomllib.loads(WRITTEN)
    assert shared.picture.startswith(b"\x89PNG")

    before = json.dumps(hands.model.document)
    hands.key(Qt.Key.Key_F5)
    table = hands.window.table_page()
    assert table is not None
    assert table.controller.match.decider() == "tide_speaker"
    prompt = table.showing.view.prompt
    assert prompt is not None
    assert any(option.key.startswith("play shudde_mell_1") for option in prompt.options)
    hands.control(Qt.Key.Key_E)
    assert hands.page is not None
    assert json.dumps(hands.model.document) == before
    assert not hands.window.wording.missing


@pytest.mark.parametrize("about", ["scenario", "table", "tide_speaker", "tide_speaker.b3"])
def test_everything_fits(look: None, qtbot: QtBot, tmp_path: Path, about: str) -> None:
    hands = open_editor(qtbot, tmp_path, "call_of_madness")
    hands.model.add("investigator_08", "tide_speaker.b3")
    hands.model.add("red_marker", "tide_speaker.b3", 2)
    hands.tile("investigator_09")
    hands.model.select(about)
    for size in ((1366, 768), (2560, 1440)):
        hands.window.resize(*size)
        hands.settle()
        check(hands.window)


def test_every_step_of_it_is_undone(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_editor(qtbot, tmp_path, "call_of_madness")
    before = json.dumps(hands.model.document)
    hands.place("investigator_08", "ashen_prophet.a1")
    hands.place("outpost", "tide_speaker.a3")
    hands.carry("investigator_08@ashen_prophet.a1#1", "tide_speaker.b4")
    hands.throw_away("outpost@tide_speaker.a3#1")
    assert hands.number("investigator_08", "tide_speaker.b4") == 1
    assert hands.number("outpost", "tide_speaker.a3") == 0
    for _ in range(4):
        hands.undo()
    assert json.dumps(hands.model.document) == before
