"""The forecast on the boards: a switch and a key show it, for others where one points; no button lies over a board."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.board.foresight import ComesItem, NoteItem, WayItem
from desktop_app.gui.table.foresight_switch import ForesightSwitch
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down
from tests.gui.test_call_of_madness_layout import played

GAME = "call_of_madness"


@pytest.fixture
def table(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    hands = sit_down(qtbot, tmp_path, GAME, 3, seed=4)
    played(hands, "turn")
    return hands


def switch(hands: Hands) -> ForesightSwitch:
    return next(extra for extra in hands.page.extras if isinstance(extra, ForesightSwitch))


def ways(hands: Hands) -> list[tuple[str, str]]:
    """What is drawn: pieces and where they will stand."""
    shown = hands.page.board.table.foresight.shown
    return sorted((item.step.piece, item.step.end) for item in shown if isinstance(item, WayItem))


def foretold(hands: Hands, *seats: str) -> list[tuple[str, str]]:
    told = hands.page.showing.view.forecast
    return sorted((step.piece, step.end) for step in told
                  if step.seat in seats and step.piece and step.start != step.end)


def test_the_own_board_shows_where_everybody_will_stand(table: Hands) -> None:
    own = table.page.showing.view.boards[0].owner
    assert ways(table) == foretold(table, own) != []
    areas = table.page.board.table.areas
    for item in table.page.board.table.foresight.shown:
        if isinstance(item, WayItem):
            assert item.end == areas[item.step.end].path.boundingRect(), "the dashed place is the place itself"


def test_what_comes_to_a_place_stands_beside_what_lies_there(table: Hands) -> None:
    found: list[ComesItem | NoteItem] = []
    for board in table.page.showing.view.boards:
        table.page.board.focus_area(board.areas[0].id)
        found += [item for item in table.page.board.table.foresight.shown if isinstance(item, ComesItem)]
        for item in found:
            place = item.steps[0].end if isinstance(item, ComesItem) else ""
            tiles = [piece for piece in table.page.board.table.pieces.values() if piece.stack.top.place == place]
            assert tiles
            assert not any(tile.mapRectToParent(tile.shape().boundingRect()).intersects(item.box) for tile in tiles)
    assert found


def test_a_click_and_a_key_turn_it_off_and_on_and_it_is_remembered(table: Hands) -> None:
    settings = table.page.controller.settings
    assert settings.now.forecasts
    QTest.mouseClick(switch(table), Qt.MouseButton.LeftButton)
    assert not settings.now.forecasts
    assert ways(table) == []
    table.key(Qt.Key.Key_V)
    assert settings.now.forecasts
    assert ways(table)
    table.key(Qt.Key.Key_V)
    assert not switch(table).isChecked()


def test_pointing_at_another_board_shows_what_comes_there(table: Hands) -> None:
    own, rival = [board.owner for board in table.page.showing.view.boards[:2]]
    place = table.page.showing.view.boards[1].areas[0].id
    where = table.page.board.table.where(place)
    assert where is not None
    table.page.board.focus_area(place)
    assert ways(table) == foretold(table, own, rival) != foretold(table, own)
    view = table.page.board.viewport()
    QTest.mouseMove(view, table.page.board.mapFromScene(where) + QPoint(2, 2))
    table.settle()
    assert ways(table) == foretold(table, own, rival)
    home = table.page.board.table.where(table.page.showing.view.boards[0].areas[0].id)
    assert home is not None
    QTest.mouseMove(view, table.page.board.mapFromScene(home))
    table.settle()
    assert ways(table) == foretold(table, own)


def test_a_game_that_foresees_nothing_has_no_switch(hands: Hands) -> None:
    assert not switch(hands).isVisible()
    assert hands.page.board.table.foresight.shown == []


@pytest.mark.parametrize(("seats", "text"), [(2, 100), (4, 100), (4, 150)])
def test_no_button_lies_over_a_board_however_near_it_is_seen(look: None, qtbot: QtBot, tmp_path: Path, seats: int,
                                                             text: int) -> None:
    theme.choose(size=text)
    hands = sit_down(qtbot, tmp_path, GAME, seats, seed=4)
    board = hands.page.board
    areas = board.table.areas.values()
    for _ in range(3):
        view = QRect(board.viewport().mapTo(board, QPoint(0, 0)), board.viewport().size())
        assert board.corner.isVisible()
        assert board.rect().contains(board.corner.geometry())
        assert not board.corner.geometry().intersects(view)
        if switch(hands).isVisible():
            there = [board.mapFromScene(area.mapRectToScene(area.path.boundingRect())).boundingRect() for area in areas]
            assert not any(box.intersects(switch(hands).geometry()) for box in there)
        hands.key(Qt.Key.Key_Plus)
