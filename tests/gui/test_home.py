"""The first screen: the last game, games that can be begun, doors that stand only where they lead somewhere."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import DraftShelf, Shared, start_document, write_file
from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room, rooms
from desktop_app.app.scenarios import number_shipped
from desktop_app.app.worker import InlineBots
from desktop_app.gui.buttons import CardButton, GlyphButton
from desktop_app.gui.editor.editor_page import EditorPage
from desktop_app.gui.fixed_page import zoom_for
from desktop_app.gui.home.home_page import DOORS, HomePage
from desktop_app.gui.home.last_words import ago
from desktop_app.gui.home.scene import Scene
from desktop_app.gui.new_game.new_game_page import NewGamePage
from desktop_app.gui.preferences.key_map import bare
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import Ask, Reply
from tests.gui.fitting import faults
from tests.gui.hands import Hands
from tests.gui.opening import open_window

SIZES = [(1366, 768), (1600, 900), (2560, 1440)]


def open_home(shelf: Path, qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> Hands:
    services = Services(rooms(), Library(shelf), new_match, InlineBots, ("greedy", "random"), film_delay=0)
    window = open_window(qtbot, services, wording_for(), size)
    return Hands(window, qtbot)


def home(hands: Hands) -> HomePage:
    page = hands.window.centralWidget()
    assert isinstance(page, HomePage)
    return page


def labels(hands: Hands) -> list[str]:
    return [label.text() for label in home(hands).findChildren(QLabel)]


def leave_a_game(shelf: Path, game: str = "cthulhu_wars", answers: int = 6) -> None:
    """One person and bots have played for a while."""
    shipped = room(game)
    setup = shipped.default_setup()
    who = {seat: "human" if place == 0 else "random" for place, seat in enumerate(setup.seats)}
    match = new_match(shipped, setup, who, 5)
    journal = Library(shelf).follow(match)
    for _ in range(answers):
        asked = match.pending()
        if isinstance(asked, Ask):
            keys = [option.key for option in asked.options]
            match.say(Reply(asked.decider, "pass" if "pass" in keys else keys[0]))
        else:
            match.let_chance_answer()
    journal.close()


def test_each_game_that_exists_has_a_card_with_its_scene_and_seats(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_home(tmp_path, qtbot)
    assert len(home(hands).findChildren(Scene)) == len(rooms())
    for words in ("Cthulhu Wars", "Call of Madness", "2 to 5 seats", "2 to 4 seats"):
        assert words in labels(hands)
    assert hands.window.wording.missing == set()


def test_a_games_card_opens_the_page_of_that_game(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_home(tmp_path, qtbot)
    buttons = home(hands).findChildren(GlyphButton)
    hands.press(next(each for each in buttons if each.accessibleName() == "New game: Call of Madness"))
    page = hands.window.centralWidget()
    assert isinstance(page, NewGamePage)
    assert page.chosen_room().id == "call_of_madness"


def test_the_last_game_says_how_it_stands_and_what_happened(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    leave_a_game(tmp_path)
    hands = open_home(tmp_path, qtbot)
    said = labels(hands)
    assert any("Action Phase." in words and "is to act" in words for words in said)
    assert "just now" in said
    assert "Since your last turn" in said
    assert any("moves from" in words for words in said)
    hands.key(Qt.Key.Key_Return)
    assert hands.page.controller.match.position >= 6


def test_a_last_game_that_is_damaged_is_named_and_the_other_doors_work(
    look: None, qtbot: QtBot, tmp_path: Path
) -> None:
    leave_a_game(tmp_path)
    Library(tmp_path).running()[0].path.write_bytes(b"{}\n")
    hands = open_home(tmp_path, qtbot)
    assert any(words.startswith("A later game can't be continued.") for words in labels(hands))
    hands.key(Qt.Key.Key_Return)
    assert isinstance(hands.window.centralWidget(), NewGamePage)


def test_doors_stand_only_for_commands_that_are_there(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_home(tmp_path, qtbot)
    actions = dict(hands.window.commands.actions)
    names = {door.command: bare(actions[door.command].text()) for door in DOORS if door.command in actions}
    doors = home(hands).findChildren(CardButton)
    assert [door.accessibleName().split(".")[0] for door in doors] == list(names.values())
    del actions["position"]
    page = HomePage(hands.window.services, hands.window.wording, actions, lambda room: None, QSize(1366, 768))
    qtbot.addWidget(page)
    assert len(page.findChildren(CardButton)) == len(doors) - 1


def test_doors_tell_how_much_is_behind_them(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    shelf = DraftShelf(tmp_path)
    shipped = rooms()[0]
    write_file(shelf.path_of("Mine"), Shared(start_document(shipped, shipped.default_setup())))
    hands = open_home(tmp_path, qtbot)
    said = [door.accessibleName() for door in home(hands).findChildren(CardButton)]
    assert f"Scenarios. {number_shipped()} ready, 1 of yours" in said
    assert "Replays. 0 games kept" in said
    assert "Position editor. Set up any table of 2 games" in said


def test_the_editors_door_asks_for_the_game_and_opens_it_by_keys(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_home(tmp_path, qtbot)
    doors = home(hands).findChildren(CardButton)
    next(door for door in doors if door.accessibleName().startswith("Position editor")).setFocus()
    hands.key(Qt.Key.Key_Return)
    assert isinstance(QApplication.activePopupWidget(), QMenu)
    hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Return)
    assert isinstance(hands.window.centralWidget(), EditorPage)
    assert hands.window.editor.model.room.id == "call_of_madness"


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_with_a_last_game(
    look: None, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    leave_a_game(tmp_path)
    hands = open_home(tmp_path, qtbot, size)
    assert faults(hands.window) == []
    page = home(hands)
    assert page.widget().height() == page.viewport().height(), "nothing has to be scrolled at these sizes"


def test_the_page_grows_with_the_window_and_the_keyboard_stays(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_home(tmp_path, qtbot)
    hands.key(Qt.Key.Key_Tab)
    before, name = home(hands).first.main.height(), QApplication.focusWidget().accessibleName()
    hands.window.resize(2560, 1440)
    hands.settle()
    assert home(hands).first.main.height() == pytest.approx(1.6 * before, abs=2)
    assert QApplication.focusWidget().accessibleName() == name != ""


@pytest.mark.parametrize(
    ("size", "zoom"), [((1366, 768), 1.0), ((1600, 900), 1.1), ((2560, 1440), 1.6), ((1000, 600), 1.0),
                       ((800, 600), 0.8), ((455, 256), 0.4), ((100, 100), 0.35)]
)
def test_pages_grow_in_steps_of_a_tenth(size: tuple[int, int], zoom: float) -> None:
    assert zoom_for(QSize(*size)) == pytest.approx(zoom)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(3, "just now"), (61, "1 minute ago"), (3599, "59 minutes ago"), (7300, "2 hours ago"), (200_000, "2 days ago")],
)
def test_how_long_ago(seconds: float, said: str) -> None:
    assert time.time() > seconds
    assert ago(wording_for(), seconds) == said
