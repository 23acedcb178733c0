"""An Earth position built by mouse is the document that a person would have written, and can be played from."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import read_file
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room
from tests.gui.editor.editor_hands import EditorHands, open_editor

WRITTEN = """
format = 1
game = "cthulhu_wars"
map = "earth_35"
title = "The deep rises"
options = {}
seats = ["great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"]
phase = "action"
turn = "crawling_chaos"
order = ["great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"]
round = 3
ritual = 0
desecrated = ["arabia"]
awakened = ["cthulhu"]
used = {}
dice = [6, 4]

[areas.south_pacific]
gate = "great_cthulhu"
great_cthulhu = { acolyte = 3, cthulhu = 1, deep_one = 2 }
[areas.south_asia]
gate = "crawling_chaos"
crawling_chaos = { acolyte = 6 }
[areas.australia]
great_cthulhu = { acolyte = 2 }
[areas.north_america]
gate = "abandoned"

[factions.great_cthulhu]
power = 8
doom = 12
spellbooks = ["devolve"]
unmet = ["kill_or_devour_one", "kill_or_devour_two", "awaken_cthulhu", "three_ocean_gates", "five_spellbooks"]
elder_signs = [2]
revealed = []
captives = { yellow_sign = { acolyte = 1 } }
zones = {}
[factions.crawling_chaos]
power = 3
[factions.black_goat]
[factions.yellow_sign]
"""


def build(hands: EditorHands) -> None:
    """From the start position to the written one."""
    hands.press_words("Empty board")
    hands.place("gate", "north_america")
    for _ in range(3):
        hands.place("great_cthulhu.acolyte", "south_pacific")
    hands.place("gate", "south_pacific")
    hands.place("great_cthulhu.cthulhu", "south_pacific")
    hands.place("great_cthulhu.deep_one", "south_pacific")
    hands.step("great_cthulhu.deep_one")
    hands.place("great_cthulhu.acolyte", "australia")
    hands.step("great_cthulhu.acolyte")
    hands.place("crawling_chaos.acolyte", "south_asia")
    for _ in range(5):
        hands.step("crawling_chaos.acolyte")
    hands.place("gate", "south_asia")
    hands.place("desecration", "arabia")
    hands.type_number(hands.box("doom.great_cthulhu"), 12)
    hands.type_number(hands.box("power.crawling_chaos"), 3)
    strip = hands.page.strip.editors
    for _ in range(2):
        hands.press(strip["round"].stepper.more)
    hands.choose_value(strip["phase"].box, "action")
    hands.choose_seat(strip["turn"], "Crawling Chaos")
    for face in ("6", "4"):
        strip["dice"].more.setFocus()
        hands.key(Qt.Key.Key_Space)
        hands.choose(face)
    hands.press(hands.page.seats.seats["great_cthulhu"])
    form = hands.page.selected.form.editors
    form["spellbooks.great_cthulhu"].boxes["devolve"].setFocus()
    hands.key(Qt.Key.Key_Space)
    form["elder_signs.great_cthulhu"].more.setFocus()
    hands.key(Qt.Key.Key_Space)
    hands.choose("2")
    give_captive(hands)
    hands.press(hands.page.selected.doors["scenario"])
    hands.page.selected.form.editors["title"].line.setFocus()
    hands.type("The deep rises")
    hands.key(Qt.Key.Key_Return)


def give_captive(hands: EditorHands) -> None:
    """A captive is dragged from the palette onto the captor's card."""
    token = hands.tile("yellow_sign.acolyte")
    hands.press(hands.page.seats.seats["great_cthulhu"])
    token = hands.tile("yellow_sign.acolyte")
    shelf = next(shelf for shelf in hands.page.selected.shelves if shelf.property("target").startswith("captives"))
    for _ in range(40):
        area = shelf.parentWidget().parentWidget()
        if shelf.mapTo(area, shelf.rect().center()).y() < area.height():
            break
        hands.wheel(area, area.rect().center(), -120)
    hands.drag_from(token, token.rect().center(), token.mapFromGlobal(shelf.mapToGlobal(shelf.rect().center())))


def test_a_position_is_built_by_mouse_saved_and_played(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_editor(qtbot, tmp_path)
    build(hands)
    written = tomllib.loads(WRITTEN)
    for seat in ("crawling_chaos", "black_goat", "yellow_sign"):  # what stands there as in any new game
        usual = hands.model.document["factions"][seat]
        written["factions"][seat] = {**usual, **written["factions"][seat]}
    assert hands.model.is_playable(), hands.model.problems
    hands.control(Qt.Key.Key_S)
    QApplication.activeModalWidget().findChild(QLineEdit).selectAll()
    hands.type("Deep")
    hands.key(Qt.Key.Key_Return)
    shared = read_file(tmp_path / "scenarios" / "Deep.scenario.json")
    assert shared.document == written
    assert shared.picture.startswith(b"\x89PNG")

    before = json.dumps(hands.model.document)
    steps = hands.model.undo_stack.index()
    hands.key(Qt.Key.Key_F5)
    table = hands.window.table_page()
    assert table is not None
    assert table.controller.match.decider() == "crawling_chaos"
    assert table.controller.match.is_human("crawling_chaos")
    prompt = table.showing.view.prompt
    assert prompt is not None
    assert any(option.key.startswith("move acolyte south_asia>") for option in prompt.options)
    hands.control(Qt.Key.Key_E)
    assert hands.page is not None
    assert json.dumps(hands.model.document) == before
    assert hands.model.undo_stack.index() == steps
    hands.undo()
    assert "title" not in hands.model.document or not hands.model.document["title"]


def test_a_running_game_opens_in_the_editor(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_editor(qtbot, tmp_path)
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup()
    hands.window.show_match(new_match(shipped, setup, dict.fromkeys(setup.seats, "human"), 7))
    hands.settle()
    assert hands.page is None
    hands.choose_in_menu_bar("&Edit this position")
    assert hands.model.document == shipped.write_scenario(shipped.new_game(setup))
    assert hands.model.is_playable()
