"""Every screen, panel and dialogue but the editor's at 1366x768: with words of 100 per cent in a language whose words
are a third longer, of 150 and 200 per cent in English. Nothing is cut off, outside, one on the other, or too near.

Each test opens a dozen screens of played games, which takes its seconds."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from desktop_app.app.problem_report import made_report
from desktop_app.app.settings import Settings
from desktop_app.gui.dialogs import AskDialog, TroubleDialog, open_dialog
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.new_game.new_game_page import NewGamePage
from desktop_app.gui.past.line_dialog import LineDialog
from desktop_app.gui.preferences.preferences_page import PreferencesPage
from desktop_app.gui.shelf.report_dialog import ReportOpened
from desktop_app.gui.table.concede_door import AloneDialog
from desktop_app.gui.table.curtain import Curtain
from tests.gui.screens import GAMES, LOOKS, Played, Wrong, looks, only, opened_window, wrong, wrong_dialogue

PAGES = ("home", "scenarios", "replays", "open", "cast")
SEATS = {"cthulhu_wars": (2, 3, 5), "call_of_madness": (2, 3)}
EARLY = 12
LONG = "A sentence that goes on for a while, because something did not work and it has to be said what and where."


@cache
def played(game: str, seats: int = 4, answers: int = 10_000) -> Played:
    """The same game for every look."""
    return Played(game, seats, answers)


@pytest.fixture(params=LOOKS, ids=looks)
def window(look: None, qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """The window in each look."""
    yield from opened_window(qtbot, tmp_path, request.param)


def test_pages(window: MainWindow) -> None:
    found: Wrong = {"home without a game": wrong(window)}
    _fill_shelves(window)
    for name in PAGES:
        window.commands[name].trigger()
        found[name] = wrong(window)
    window.editor.actions["saved_position"].trigger()
    found["positions"] = wrong(window)
    window.commands["replays"].trigger()
    shelf = window.shelf.page()
    assert shelf is not None
    QTest.mouseClick(shelf.details.buttons["rename"], Qt.MouseButton.LeftButton)
    found["rename"] = wrong_dialogue(window)
    for game in GAMES:
        window.show_new_game(game)
        assert isinstance(window.centralWidget(), NewGamePage)
        found[f"new {game}"] = wrong(window)
    assert only(found) == {}


def _fill_shelves(window: MainWindow) -> None:
    """A finished game, a saved one and one that was left at the table."""
    library = window.services.library
    library.keep_finished(played("cthulhu_wars").at(-1))
    match = played("cthulhu_wars").at(120)
    library.save(match, library.path_of("An evening"))
    window.show_match(match)


def test_preferences(window: MainWindow) -> None:
    window.commands["preferences"].trigger()
    page = window.findChild(PreferencesPage)
    assert page is not None
    found: Wrong = {}
    for name, door in page.doors.items():
        QTest.mouseClick(door, Qt.MouseButton.LeftButton)
        found[name] = wrong(window)
    assert only(found) == {}


@pytest.mark.parametrize("game", GAMES)
def test_tables(window: MainWindow, game: str) -> None:
    whole = played(game)
    found: Wrong = {}
    for name, moment in (("early", EARLY), ("late", len(whole.way) * 2 // 3), ("result", -1)):
        window.show_match(whole.at(moment))
        found[name] = wrong(window)
    window.show_match(whole.at(len(whole.way) * 2 // 3))
    for name in ("options", "hint", "earlier"):
        window.commands[name].trigger()
        found[name] = wrong(window)
    for seats in SEATS[game]:
        window.show_match(played(game, seats, 80).at(-1))
        found[f"{seats} seats"] = wrong(window)
    assert only(found) == {}


@pytest.mark.parametrize("game", GAMES)
def test_films_and_the_curtain(window: MainWindow, game: str) -> None:
    found: Wrong = {}
    window.play.watch(played(game).match)
    found["watching"] = wrong(window)
    window.services.settings.change(curtain=True)
    window.show_match(played(game).at(EARLY, people=4))
    page = window.table_page()
    assert page is not None
    assert any(isinstance(extra, Curtain) and not extra.isHidden() for extra in page.extras)
    found["curtain"] = wrong(window)
    assert only(found) == {}


def test_contests_and_pledges(window: MainWindow) -> None:
    whole = played("cthulhu_wars")
    assert len(whole.contests) >= 5
    assert whole.pledges
    found: Wrong = {}
    for question, moment in (*whole.contests.items(), *whole.pledges.items()):
        window.show_match(whole.at(moment))
        found[question] = wrong(window)
        if question == "question.kill_which":
            window.commands["luck"].trigger()
            found["luck"] = wrong_dialogue(window)
    assert only(found) == {}


def test_dialogues(window: MainWindow) -> None:
    window.show_match(played("cthulhu_wars").at(120))
    found: Wrong = {}
    for name in ("save", "keys", "order", "concede", "luck", "report"):
        window.commands[name].trigger()
        found[name] = wrong_dialogue(window)
    for name, dialogue in _others(window).items():
        open_dialog(dialogue)
        found[name] = wrong_dialogue(window)
    assert only(found) == {}


def _others(window: MainWindow) -> dict[str, QDialog]:
    words = window.wording
    say = words.say
    report = made_report(played("cthulhu_wars").match, LONG, b"", LONG, "", Settings(), "6", datetime(2026, 1, 1))
    return {
        "alone": AloneDialog(window),
        "ask": AskDialog(window, say("app.title"), LONG, say("app.leave.do"), say("app.leave.stay")),
        "trouble": TroubleDialog(window, words, [LONG, LONG], say("app.open.other")),
        "line": LineDialog(window, words, say("app.line.name"), say("app.save.do"), "the second way", (), LONG),
        "report opened": ReportOpened(window, words, report),
    }
