"""The editor fits a small screen: with large words, in a language whose words are a third longer, whatever is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import start_document
from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room
from desktop_app.app.trials import Trial
from desktop_app.app.worker import InlineBots
from desktop_app.gui import theme
from desktop_app.gui.choice_finder import LONG, ChoiceFinder
from desktop_app.gui.discs import liveries
from desktop_app.gui.editor.board_bar import BoardBar
from desktop_app.gui.editor.case_dialog import CaseDialog
from desktop_app.gui.editor.difference_grid import DifferenceGrid
from desktop_app.gui.editor.editor_bar import EditorBar
from desktop_app.gui.editor.editor_page import EditorPage
from desktop_app.gui.editor.inspector import LyingRow, SelectedCard
from desktop_app.gui.editor.number_editor import Stepper
from desktop_app.gui.editor.palette import Palette
from desktop_app.gui.editor.problem_list import ProblemList
from desktop_app.gui.editor.seats_card import SeatsCard
from desktop_app.gui.editor.strip import Strip
from desktop_app.gui.editor.thing_tile import ThingTile
from desktop_app.gui.editor.trial_card import TrialCard, WinnersBar
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording, wording_for
from desktop_app.kernel.editing import SCENARIO, TABLE, Document, Gesture
from tests.gui.editor.editor_hands import EditorHands
from tests.gui.fitting import faults
from tests.gui.looks.screens import LOOKS, forget_seen, not_seen, note_seen, shows
from tests.gui.opening import open_window
from tests.gui.stretched import stretched_wording

SMALL = (1366, 768)
PUT = {
    "cthulhu_wars": (
        ("great_cthulhu.cthulhu", "south_pacific", 1), ("great_cthulhu.deep_one", "south_pacific", 2),
        ("great_cthulhu.acolyte", "australia", 2), ("gate", "north_america", 1), ("desecration", "arabia", 1),
        ("crawling_chaos.nyarlathotep", "arabia", 2), ("yellow_sign.byakhee", "antarctica", 2)),
    "call_of_madness": (
        ("outpost", "tide_speaker.a3", 1), ("investigator_08", "tide_speaker.b3", 2),
        ("red_marker", "tide_speaker.b3", 2),
        ("fire", "ashen_prophet.fire", 1), ("investigator_09", "ashen_prophet.a1", 1)),
}  # fmt: skip
SET = {"cthulhu_wars": (("dice", ("6", "5", "4", "2")), ("title", "Siege of the Pyramid")),
       "call_of_madness": (("cultists.tide_speaker", 0),)}  # fmt: skip
AREA = {"cthulhu_wars": "south_pacific", "call_of_madness": "tide_speaker.b3"}
GAMES = tuple(PUT)


def crowded(game: str) -> Document:
    """A position with pieces of many kinds, dice to come and several problems."""
    shipped = room(game)
    editing = shipped.editing()
    assert editing is not None
    document = start_document(shipped, shipped.default_setup())
    for thing, place, number in PUT[game]:
        document = editing.edit(document, Gesture("place", thing, place, number=number))
    for field, value in SET[game]:
        document = editing.edit(document, Gesture("set", field, value=value))
    return document


def opened(qtbot: QtBot, shelf: Path, wording: Wording) -> EditorHands:
    """A small window at the first game's position."""
    services = Services(tuple(map(room, GAMES)), Library(shelf), new_match, InlineBots, ("random",), film_delay=0,
                        plays=False)  # fmt: skip
    window = open_window(qtbot, services, wording, SMALL)
    return EditorHands(window, qtbot)


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest,
          monkeypatch: pytest.MonkeyPatch) -> Iterator[EditorHands]:  # fmt: skip
    monkeypatch.setattr(QScreen, "availableGeometry", lambda screen: QRect(0, 0, *SMALL))
    size, language = request.param
    theme.choose("dark", size)
    theme.apply(QApplication.instance())
    forget_seen()
    yield opened(qtbot, tmp_path, wording_for() if language == "english" else stretched_wording(GAMES))
    assert not_seen(request) == []
    theme.choose("dark", 100)
    theme.apply(QApplication.instance())


def found(hands: EditorHands) -> list[str]:
    """What is wrong with the window as it stands, or with the dialogue before it."""
    hands.settle()
    window, dialogue = hands.window, QApplication.activeModalWidget()
    finder = QApplication.activePopupWidget()
    if isinstance(finder, ChoiceFinder):
        note_seen(finder)
        return faults(finder)
    size = (window.width(), window.height())
    note_seen(dialogue or window)
    if isinstance(dialogue, QDialog):
        fits = dialogue.width() <= SMALL[0] and dialogue.height() <= SMALL[1]
        return [*([] if fits else [f"the dialogue is {dialogue.size().toTuple()}"]), *faults(dialogue)]
    return [*([] if size == SMALL else [f"the window is {size}"]), *faults(window)]


def screens(hands: EditorHands, game: str) -> Iterator[str]:
    """Every state of the editor, by name, one after another."""
    hands.window.editor.open(crowded(game))
    palette = hands.page.palette_card
    assert hands.model.problems
    for tab in [palette.tabs.box.itemData(place) for place in range(palette.tabs.box.count())]:
        palette.tabs.chosen.emit(tab)
        yield f"the palette's {tab}"
    seat = hands.model.view.seats[0].id
    for about in (AREA[game], seat, SCENARIO, TABLE):
        hands.model.select(about)
        yield about
    hands.model.select(AREA[game])
    hands.settle()
    if hands.page.selected.adder.count() > LONG:
        hands.page.selected.adder.showPopup()
        yield "a list to look in"
        hands.key(Qt.Key.Key_Escape)
    hands.page.trials.show_results([Trial(number, (each.id,), 120, 5) for number, each in
                                    enumerate(hands.model.view.seats)], liveries(hands.model.view.seats))  # fmt: skip
    yield "trial results"
    hands.window.editor.actions["save_scenario"].trigger()
    yield "save"
    hands.key(Qt.Key.Key_Escape)
    hands.window.editor.open(start_document(room(game), room(game).default_setup()))
    hands.window.editor.actions["play_from"].trigger()
    hands.window.editor.actions["record_case"].trigger()
    hands.settle()
    assert QApplication.activeModalWidget() is not None
    yield "case"
    case = QApplication.activeModalWidget()
    assert isinstance(case, CaseDialog)
    case.list.item(0).setCheckState(Qt.CheckState.Checked)
    case.text.setPlainText(re.sub(r"\nmap = .*\n$", "\nmap = \"none\"\n", case.text.toPlainText()))
    yield "case that differs"
    hands.key(Qt.Key.Key_Escape)


@shows(EditorPage, EditorBar, BoardBar, Palette, ThingTile, ProblemList, SeatsCard, SelectedCard, LyingRow, Stepper,
       Strip, TrialCard, WinnersBar, CaseDialog, DifferenceGrid, cthulhu_wars=(ChoiceFinder,))
@pytest.mark.parametrize("hands", LOOKS, indirect=True, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_everything_fits(hands: EditorHands, game: str) -> None:
    assert {name: wrong for name in screens(hands, game) if (wrong := found(hands))} == {}
