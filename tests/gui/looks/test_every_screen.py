"""Every page and dialogue but the editor's at 1366x768, in English and in a language whose words are a third longer,
with words of 100, 150 and 200 per cent. Nothing is cut off, outside, one on the other, or too near.

A test opens a dozen screens of played games, which takes its second."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from desktop_app.app.problem_report import made_report
from desktop_app.app.settings import Settings
from desktop_app.gui.buttons import SegmentBar
from desktop_app.gui.cast.cast_card import CastCard
from desktop_app.gui.cast.cast_page import CastPage
from desktop_app.gui.contests.luck_dialog import LuckDialog
from desktop_app.gui.dialogs import AskDialog, KeysDialog, SaveDialog, TroubleDialog, open_dialog
from desktop_app.gui.home.home_cards import FirstCard, GameCard
from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.new_game.new_game_map import MapPanel
from desktop_app.gui.new_game.new_game_options import OptionsPanel, SeedPanel, StartPanel
from desktop_app.gui.new_game.new_game_page import NewGamePage
from desktop_app.gui.new_game.new_game_seats import SeatsPanel
from desktop_app.gui.new_game.seat_row import SeatRow
from desktop_app.gui.new_game.table_tastes import PaceRow
from desktop_app.gui.past.line_dialog import LineDialog
from desktop_app.gui.preferences.keys_group import KeyRow, KeysGroup
from desktop_app.gui.preferences.look_sample import LookSample
from desktop_app.gui.preferences.order_dialog import OrderDialog
from desktop_app.gui.preferences.orders_group import OrderRow, OrdersGroup
from desktop_app.gui.preferences.preference_group import SettingRow, SettingsGroup
from desktop_app.gui.preferences.preferences_page import PreferencesPage
from desktop_app.gui.shelf.details import Details
from desktop_app.gui.shelf.report_dialog import ReportDialog, ReportOpened
from desktop_app.gui.shelf.shelf_card import ShelfCard
from desktop_app.gui.shelf.shelf_page import ShelfPage
from desktop_app.gui.table.concede_door import AloneDialog
from tests.gui.looks.screens import (
    GAMES,
    Wrong,
    only,
    played,
    shows,
    wrong,
    wrong_dialogue,
)

PAGES = ("home", "scenarios", "replays", "open", "cast")
LONG = "A sentence that goes on for a while, because something did not work and it has to be said what and where."


@shows(HomePage, FirstCard, GameCard)
def test_home_without_a_game(window: MainWindow) -> None:
    for file in window.services.library.folder.rglob("*"):
        if file.is_file():
            file.unlink()
    window.show_home()
    assert wrong(window) == []


@shows(HomePage, ShelfPage, ShelfCard, Details, CastPage, CastCard, NewGamePage, SeatsPanel, SeatRow, MapPanel,
       OptionsPanel, PaceRow, SeedPanel, StartPanel, SegmentBar, SaveDialog)
def test_pages(window: MainWindow) -> None:
    found: Wrong = {}
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


@shows(PreferencesPage, LookSample, SettingsGroup, SettingRow, KeysGroup, KeyRow, OrdersGroup, OrderRow)
def test_preferences(window: MainWindow) -> None:
    window.show_match(played("cthulhu_wars").at(120))
    window.commands["order"].trigger()
    order = window.findChild(OrderDialog)
    assert order is not None
    QTest.keyClick(order, Qt.Key.Key_Return)
    found: Wrong = {"its mark on the table": wrong(window)}
    window.commands["preferences"].trigger()
    page = window.findChild(PreferencesPage)
    assert page is not None
    for name, door in page.doors.items():
        QTest.mouseClick(door, Qt.MouseButton.LeftButton)
        found[name] = wrong(window)
    played("cthulhu_wars").match.orders = ()
    assert only(found) == {}


@shows(SaveDialog, KeysDialog, OrderDialog, LuckDialog, ReportDialog, ReportOpened, AskDialog,
       TroubleDialog, AloneDialog, LineDialog)
def test_dialogues(window: MainWindow) -> None:
    window.show_match(played("cthulhu_wars").at(120))
    found: Wrong = {}
    library = window.services.library
    library.save(played("cthulhu_wars").match, library.path_of("An evening"))
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
