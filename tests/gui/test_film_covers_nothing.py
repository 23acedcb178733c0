"""Numbers and names are never covered by an animation: real films are stopped at several moments and looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import InlineBots
from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.headings import HeadingItem
from desktop_app.gui.board.tile_item import TileItem
from desktop_app.gui.board.traces import FLIGHT, Trace
from desktop_app.gui.discs import count_box
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import Chance, Reply
from tests.gui.hands import Hands
from tests.gui.opening import open_window

MOMENTS = (0.02, 0.15, 0.4, 0.8)
"""Shares of a flight's time."""

LONG = 60_000
"""Milliseconds: a film that never goes on by itself while a test looks."""

BEFORE = {"cthulhu_wars": 12, "call_of_madness": 130}
"""So many answers were given in each game before it is filmed."""

MOVES, STEPS = 3, 60
"""So many moves are looked at, each found among so many answers of bots."""


@pytest.fixture
def filmed(look: None, qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Hands:
    """A game in its middle whose film stands still; everybody is a bot."""
    shipped = room(request.param)
    setup = shipped.default_setup("", 4)
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, "random"), 5)
    luck = Random(5)
    while match.position < BEFORE[request.param]:
        asked = match.pending()
        if isinstance(asked, Chance):
            match.let_chance_answer()
        elif asked is not None:
            match.say(Reply(asked.decider, luck.choice(asked.options).key))
    services = Services((shipped,), Library(tmp_path), new_match, InlineBots, ("random",), film_delay=LONG)
    window = open_window(qtbot, services, wording_for())
    window.show_match(match)
    hands = Hands(window, qtbot)
    hands.page.board.setFocus()
    return hands


def next_move(hands: Hands) -> list[Trace]:
    """Bots answer one by one until somebody has moved on the boards."""
    match, traces = hands.page.controller.match, hands.page.board.table.traces
    seen = iter(range(match.position, match.position + STEPS))
    while not traces.shown and next(seen, None) is not None:
        one_answer(hands)
    return list(traces.shown)


def one_answer(hands: Hands) -> None:
    match = hands.page.controller.match
    before = match.position
    hands.key(Qt.Key.Key_Period)
    hands.qtbot.waitUntil(lambda: match.position != before)


def pixels(hands: Hands) -> QImage:
    return hands.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def on_window(hands: Hands, box: QRectF) -> QRect:
    """A box of the scene, in pixels of the window."""
    board = hands.page.board
    seen = board.mapFromScene(box).boundingRect()
    return seen.translated(board.viewport().mapTo(hands.window, QPoint(0, 0)))


def heart(box: QRectF, share: float) -> QRectF:
    """The middle of a box, so large a share of it."""
    size = box.size() * share
    return QRectF(box.center().x() - size.width() / 2, box.center().y() - size.height() / 2, *size.toTuple())


def standing(table: BoardScene) -> Iterator[QRectF]:
    """What lies on the boards with all its numbers: discs, tiles, the numbers of stacks; boxes of the scene."""
    for item in dict.fromkeys(table.pieces.values()):
        solid = item.mapRectToScene(item.solid())
        yield heart(solid, 0.9 if isinstance(item, TileItem) else 0.66)
        if len(item.stack.pieces) > 1 and not isinstance(item, TileItem):
            yield heart(item.mapRectToScene(count_box(item.diameter, str(len(item.stack.pieces)))), 0.66)


def written(table: BoardScene) -> Iterator[QRectF]:
    """What is written on the boards: names of areas, headings with their numbers; boxes of the scene."""
    for name in table.names.values():
        if name.isVisible():
            yield name.mapRectToScene(name.solid())
    for item in table.items():
        if isinstance(item, HeadingItem):
            yield item.sceneBoundingRect()  # with its board, on which letters are the same


def letters(picture: QImage, box: QRect) -> list[QPoint]:
    """Where there is a letter's own colour."""
    tokens = theme.colours()
    inks = {QColor(tint).rgb() for tint in (tokens.map_text, tokens.text)}
    box = box.intersected(picture.rect())
    return [QPoint(x, y) for y in range(box.top(), box.bottom() + 1) for x in range(box.left(), box.right() + 1)
            if picture.pixel(x, y) in inks]  # fmt: skip


def beside(picture: QImage, board: QRect) -> list[QImage]:
    """What lies round the board: bars, sheets, tracks, log, the strip of time."""
    wide, tall = picture.size().toTuple()
    return [picture.copy(QRect(QPoint(0, 0), QSize(wide, board.top()))),
            picture.copy(QRect(QPoint(0, board.top()), QSize(board.left(), tall - board.top()))),
            picture.copy(QRect(QPoint(board.right() + 1, board.top()), QSize(wide, tall - board.top()))),
            picture.copy(QRect(QPoint(0, board.bottom() + 1), QSize(wide, tall - board.bottom())))]


def moments(hands: Hands) -> Iterator[QImage]:
    """The window at several moments of the flight that begins now."""
    traces = hands.page.board.table.traces
    flight = traces._flight
    flight.pause()
    traces._end.stop()
    hands.settle()
    for share in MOMENTS:
        flight.setCurrentTime(round(share * FLIGHT))
        yield pixels(hands)


@pytest.mark.parametrize("filmed", BEFORE, indirect=True)
def test_whatever_flies_covers_no_number_and_no_name(filmed: Hands) -> None:
    board, table = filmed.page.board, filmed.page.board.table
    passed = 0
    for _ in range(MOVES):
        ways = [trace.sceneBoundingRect() for trace in next_move(filmed)]
        assert ways
        taken = list(moments(filmed))
        frame = QRect(board.mapTo(filmed.window, QPoint(0, 0)), board.size())
        table.traces.clear()
        still = pixels(filmed)
        assert all(picture != still for picture in taken), "something moves"
        near = [box for box in standing(table) if any(box.intersects(way) for way in ways)]
        words = [box & way for box in written(table) for way in ways if box.intersects(way)]
        passed += len(near) + len(words)
        for picture in taken:
            assert beside(picture, frame) == beside(still, frame)
            for box in near:
                there = on_window(filmed, box).adjusted(1, 1, -1, -1)
                assert picture.copy(there) == still.copy(there), box
            for box in words:
                spots = letters(still, on_window(filmed, box))
                assert all(picture.pixel(spot) == still.pixel(spot) for spot in spots), box
    assert passed >= 2 * MOVES, "there was something that could have been covered"
