"""Tables of both games, and all that lies over them, in the looks of test_every_screen.

A test opens a dozen positions of played games, which takes its second."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, Match
from desktop_app.app.rooms import room
from desktop_app.gui.board.side_strip import SideStrip
from desktop_app.gui.contests.abilities import AbilityCard, OfferCard
from desktop_app.gui.contests.aftermath import AftermathBar
from desktop_app.gui.contests.contest_panel import ContestPanel
from desktop_app.gui.contests.declaration import Declaration
from desktop_app.gui.contests.luck_dialog import LuckBar, LuckDialog
from desktop_app.gui.contests.odds_picture import OddsPicture
from desktop_app.gui.contests.pledge_card import PledgeCard
from desktop_app.gui.contests.result_slots import ResultsCard
from desktop_app.gui.contests.side_card import SideCard
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.overlays import ReasonTip
from desktop_app.gui.panels.card_panels import DeckPanel, HandPanel, HeapLine
from desktop_app.gui.panels.grid_panel import GridPanel
from desktop_app.gui.panels.heap_card import HeapCard
from desktop_app.gui.panels.row_panels import NotePanel, PoolPanel
from desktop_app.gui.panels.track_panel import TrackPanel
from desktop_app.gui.panels.whole_heap import WholeHeap
from desktop_app.gui.past.history_bar import HistoryBar
from desktop_app.gui.past.log_panel import LogPanel
from desktop_app.gui.past.moment_preview import MomentPreview
from desktop_app.gui.past.since_card import SinceCard
from desktop_app.gui.past.time_strip import TimeStrip
from desktop_app.gui.table.curtain import Curtain
from desktop_app.gui.table.hover_card import HoverCard
from desktop_app.gui.table.option_list import OptionList
from desktop_app.gui.table.result_panel import ResultPanel
from desktop_app.gui.table.seat_column import SeatColumn
from desktop_app.gui.table.seat_sheet import SeatSheet
from desktop_app.gui.table.table_layout import RightColumn
from desktop_app.gui.table.table_page import TablePage
from desktop_app.gui.table.table_panels import HandColumn, PanelHolder
from desktop_app.gui.table.top_bar import TopBar
from desktop_app.gui.table.what_now import WhatNow
from desktop_app.kernel.room import GameRoom
from desktop_app.kernel.state import place
from desktop_app.kernel.timeline import Timeline
from desktop_app.kernel.views import TableView
from tests.games.cthulhu_wars.played import new_table
from tests.gui.looks.screens import (
    GAMES,
    WIDE,
    Wrong,
    only,
    played,
    settle,
    shows,
    wrong,
    wrong_dialogue,
)
from tests.gui.test_contest_sizes import great, great_at
from tests.gui.test_laid_results import at_europe

SEATS = {"cthulhu_wars": (2, 3, 5), "call_of_madness": (2, 3)}
EARLY = 12


def shown(window: MainWindow, game: str) -> TablePage:
    """The table of a game late in its course."""
    whole = played(game)
    window.show_match(whole.at(len(whole.way) * 2 // 3))
    settle()
    return _table(window)


def _covers_the_question(page: TablePage) -> list[str]:
    strip = QRect(page.what_now.mapTo(page, QPoint(0, 0)), page.what_now.size())
    panels = [*page.findChildren(ContestPanel), *page.findChildren(PledgeCard)]
    return [f"{panel.geometry()} lies on {strip}" for panel in panels
            if panel.isVisible() and panel.geometry().intersects(strip)]  # fmt: skip


def _table(window: MainWindow) -> TablePage:
    page = window.table_page()
    assert page is not None
    return page


@shows(TablePage, SideStrip, TopBar, WhatNow, HistoryBar, OptionList, SeatColumn, SeatSheet, LogPanel, TimeStrip,
       RightColumn, PanelHolder, ResultPanel, GridPanel, PoolPanel, TrackPanel, cthulhu_wars=(SinceCard,),
       call_of_madness=(HandPanel, DeckPanel, HeapLine, NotePanel), call_of_madness_100=(WholeHeap,),
       call_of_madness_150=(HandColumn,))
@pytest.mark.parametrize("game", GAMES)
def test_tables(window: MainWindow, game: str) -> None:
    whole = played(game)
    found: Wrong = {}
    for name, moment in (("early", EARLY), ("late", len(whole.way) * 2 // 3), ("result", -1)):
        window.show_match(whole.at(moment))
        found[name] = wrong(window)
    main = _table(window).result.main_button
    seen = main.visibleRegion().boundingRect().size()
    found["the main button of the result"] = [] if seen == main.size() else [f"{seen} of {main.size()} is in sight"]
    window.show_match(whole.at(len(whole.way) * 2 // 3))
    settle()
    for name in ("seats", "options", "hint", "earlier"):
        window.commands[name].trigger()
        found[name] = wrong(window)
    for seats in SEATS[game]:
        window.show_match(played(game, seats, 80).at(-1))
        found[f"{seats} seats"] = wrong(window)
    assert only(found) == {}


@shows(ResultPanel)
def test_the_end_of_a_game_that_nobody_wins(window: MainWindow) -> None:
    window.show_match(played("cthulhu_wars", 5, player="random").at(-1))
    settle()
    page = _table(window)
    assert page.result.isVisible()
    assert not page.controller.winners()
    assert wrong(window) == []


@shows(HeapCard)
def test_heaps_beside_boards_that_are_nobodys(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a table needs its width for the board, so heaps of cards are told in short."""
    match = played("call_of_madness").at(EARLY)
    kind = type(match.room)
    before = kind.view

    def shared(room: GameRoom, state: object, seat: str) -> TableView:
        view = before(room, state, seat)
        return view._replace(boards=tuple([board._replace(owner="") for board in view.boards]))

    monkeypatch.setattr(kind, "view", shared)
    window.show_match(match)
    assert wrong(window) == []


@shows(Curtain)
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


@shows(ContestPanel, SideCard, ResultsCard, OddsPicture, OfferCard, PledgeCard, LuckDialog, LuckBar)
def test_contests_and_pledges(window: MainWindow) -> None:
    whole = played("cthulhu_wars")
    assert len(whole.contests) >= 5
    assert whole.pledges
    found: Wrong = {}
    for question, moment in (*whole.contests.items(), *whole.pledges.items()):
        window.show_match(whole.at(moment))
        found[question] = wrong(window) + _covers_the_question(_table(window))
        if question == "question.kill_which":
            window.commands["luck"].trigger()
            found["luck"] = wrong_dialogue(window)
    assert only(found) == {}


@shows(ContestPanel)
@pytest.mark.parametrize("moment", ["before", "kills", "one laid", "pains", "retreat"])
def test_great_contests_open_and_folded(window: MainWindow, moment: str) -> None:
    window.show_match(at_europe(great_at(moment)))
    settle()
    found: Wrong = {"as it comes": wrong(window)}
    for shape in ("the other way", "back"):
        window.commands["contest"].trigger()
        found[shape] = wrong(window) + _covers_the_question(_table(window))
    assert only(found) == {}


@shows(Declaration, AbilityCard)
def test_a_great_contest_that_would_begin(window: MainWindow, qtbot: QtBot) -> None:
    table = great()
    table.learn("great_cthulhu", "absorb")
    window.show_match(at_europe(table))
    window.commands["options"].trigger()
    settle()
    page = _table(window)
    page.options.filter.setText("battle")  # a word begins so in the longer language too
    tip = page.forecast.tip
    qtbot.waitUntil(lambda: isinstance(tip.picture, Declaration) and tip.isVisible())
    assert wrong(window, tip) == []


@pytest.mark.parametrize("game", GAMES)
def test_menus(window: MainWindow, game: str) -> None:
    page = shown(window, game)
    page.seats.menu_wanted.emit(page.showing.view.seats[0].id, page.mapToGlobal(QPoint(900, 200)))
    window.commands["menu"].trigger()
    settle()
    found: Wrong = {}
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()
        if menu.sizeHint().width() > WIDE:  # what is too tall Qt breaks into columns
            found[menu.title() or menu.accessibleName()] = [f"{menu.sizeHint().width()} wide"]
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()
    assert found == {}


@shows(HoverCard, MomentPreview)
@pytest.mark.parametrize("game", GAMES)
def test_cards_that_float(window: MainWindow, game: str) -> None:
    page = shown(window, game)
    found: Wrong = {}
    showing = page.showing
    crowded = sorted(showing.areas, key=lambda id: -len(showing.pieces_in(id)))
    for area in (crowded[0], crowded[-1]):
        page.hover.open_at(area, page.mapToGlobal(QPoint(500, 300)))
        found[f"hover {area}"] = wrong(window)
    page.hover.hide()
    page.strip.ribbon.rested.emit(EARLY)
    found["moment"] = wrong(window)
    assert only(found) == {}


@shows(ReasonTip)
@pytest.mark.parametrize("game", GAMES)
def test_reasons(window: MainWindow, game: str) -> None:
    page = shown(window, game)
    pieces, areas = list(page.board.table.pieces)[:8], list(page.board.table.areas)[:8]
    longest = max((page.reason(piece, area) for piece in pieces for area in areas), key=len)
    page.hand.tip.show_reason(longest, page.mapToGlobal(QPoint(700, 500)))
    assert wrong(window) == []


@shows(AftermathBar)
def test_dice_that_came_to_nothing(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Starspawn attacks the Acolytes in Europe, and its three dice do nothing."""
    table = new_table()
    place(table, "great_cthulhu.starspawn.1", "europe")
    table.asked = None
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup("", 4)
    monkeypatch.setattr(window, "services", dataclasses.replace(window.services, plays=True))
    window.show_match(Match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1, (1, 2, 3))))
    settle()
    page = window.table_page()
    assert page is not None
    page.take(next(each for each in page.choices() if "yellow_sign" in str(each) and "battle" in str(each)))
    qtbot.waitUntil(lambda: bool(page.findChildren(AftermathBar)))
    assert wrong(window) == []
