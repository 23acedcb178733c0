"""Boards that may be drawn taller fill their room; what goes round goes on beyond its rims."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.stretch import STEP, fitting_stretch, stretched
from desktop_app.gui.paintings import painted
from desktop_app.gui.theme import colour
from desktop_app.kernel.views import BoardView, EdgeView, TableView
from tests.gui.hands import LEFT, Hands
from tests.gui.harbour import BOARD, harbour_words
from tests.gui.room_table import sit_down_at

TALL = BOARD._replace(tallest=1.3, barriers=(((0.0, 0.0), (5.0, 10.0), (0.0, 20.0)),))
ROUND = TALL._replace(wraps=True)


def harbour_view(board: BoardView) -> TableView:
    return TableView(boards=(board,), panels=(), seats=(), pieces=(), prompt=None)


@pytest.fixture(autouse=True)
def boards_settle_at_once() -> None:
    """Not here: when they do is what is proved."""


def test_every_height_of_a_board_grows_and_no_width() -> None:
    board = TALL._replace(edges=(*TALL.edges, EdgeView("quay", "isle", "link", path=((1.0, 10.0), (5.0, 20.0)))))
    taller = stretched(board, 1.2)
    assert taller.size == (600.0, pytest.approx(240.0))
    for before, after in zip(board.areas, taller.areas):
        for first, last in ((before.centre, after.centre), (before.label, after.label),
                            *zip(before.polygons[0], after.polygons[0])):
            assert last == (first[0], pytest.approx(first[1] * 1.2))
    assert taller.edges[-1].path == ((1.0, pytest.approx(12.0)), (5.0, pytest.approx(24.0)))
    assert taller.points[0].x == 300
    assert taller.points[0].y == pytest.approx(216.0)
    assert taller.barriers[0][1] == (5.0, pytest.approx(12.0))


def test_no_board_grows_beyond_what_it_may_be() -> None:
    assert stretched(TALL, 2).size[1] == pytest.approx(260.0)
    assert stretched(BOARD, 2) is BOARD


@pytest.mark.parametrize(("tall", "board", "factor"), [
    (150, TALL, 1.0), (200, TALL, 1.0), (226, TALL, 1.125), (1000, TALL, 1.3), (226, ROUND, 1.15), (1000, BOARD, 1.0),
])  # fmt: skip
def test_a_board_grows_in_steps_until_its_room_is_full(tall: float, board: BoardView, factor: float) -> None:
    assert fitting_stretch((board,), 600, tall) == pytest.approx(factor)
    assert (factor - 1) / STEP == pytest.approx(round((factor - 1) / STEP))


def test_the_map_reaches_the_upper_and_lower_rim_of_its_view(qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    board = hands.page.board
    hands.window.resize(1366, 768)
    qtbot.waitUntil(lambda: free_height(hands) <= 12)
    factor = board.table.sceneRect().height()
    hands.window.resize(1700, 768)
    qtbot.waitUntil(lambda: board.table.sceneRect().height() != factor)
    assert free_height(hands) <= 12


def free_height(hands: Hands) -> float:
    """Pixels above and below the whole map."""
    board = hands.page.board
    return board.viewport().height() - board.table.sceneRect().height() * board.transform().m22()


def test_nothing_grows_while_a_piece_is_in_the_hand(qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    board = hands.page.board
    pieces, areas = board.table.pieces, board.table.areas
    options = hands.page.showing.view.prompt.options
    option = next(each for each in options if set(each.to_ids) & set(areas) and set(each.from_ids) & set(pieces))
    hands.drag(next(id for id in option.from_ids if id in pieces), next(id for id in option.to_ids if id in areas),
               drop=False)  # fmt: skip
    before = board.table.sceneRect()
    board.resize(board.width(), board.height() // 2)
    board.fill()
    assert board.table.sceneRect() == before
    assert hands.page.hand.carried is not None
    hands.page.hand.cancel()
    QTest.mouseRelease(board.viewport(), LEFT, pos=QPoint(2, 2))
    board.fill()
    assert board.table.sceneRect() != before


def test_a_goal_stays_lit_when_the_board_has_grown(qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    table = hands.page.board.table
    able = {id for id, item in table.pieces.items() if item.able}
    before = table.sceneRect()
    hands.window.resize(1900, 768)
    qtbot.waitUntil(lambda: table.sceneRect() != before)
    qtbot.waitUntil(lambda: {id for id, item in table.pieces.items() if item.able} == able)
    assert able


def test_small_pictures_of_the_map_have_no_bands(look: None) -> None:
    table = colour(theme.colours().table)
    bands = {}
    for board in (BOARD, BOARD._replace(tallest=2.0)):
        image = painted(harbour_view(board), harbour_words())
        rims = [image.pixelColor(x, y) for x in range(20, image.width(), 40) for y in (6, image.height() - 7)]
        bands[board.tallest] = rims.count(table)
    assert bands[1.0] > 20
    assert bands[2.0] == 0


def test_a_board_that_goes_round_goes_on_beyond_both_rims_and_nothing_there_is_hit(look: None) -> None:
    shown = {}
    for board in (TALL, ROUND):
        scene = BoardScene(harbour_words())
        scene.show_table(harbour_view(board))
        image = QImage(800, 200, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        scene.render(painter, QRectF(image.rect()), QRectF(-100, 0, 800, 200))
        painter.end()
        shown[board.wraps] = [image.pixel(QPoint(x, y)) & 0xFFFFFF for x in (90, 95, 705, 710) for y in (30, 170)]
        assert scene.sceneRect() == QRectF(0, 0, 600, 200)
        assert scene.area_at(QPointF(-5, 100)) == scene.area_at(QPointF(605, 100)) == ""
        assert scene.place_at(QPointF(-5, 100)) == ""
    assert not any(shown[False])
    assert all(shown[True])


def colours_of_strip(hands: Hands) -> int:
    """How many colours the strip below the buttons has, above them."""
    strip = hands.page.board.strip
    image = strip.grab().toImage()
    return len({image.pixel(x, y) for x in range(0, strip.width(), 3) for y in range(0, strip.height() // 2, 3)})


def test_a_map_that_goes_round_goes_on_under_the_buttons_and_nothing_there_is_hit(
    qtbot: QtBot, tmp_path: Path,
) -> None:  # fmt: skip
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    board = hands.page.board
    for _ in range(2):
        strip = board.strip.geometry()
        assert strip.contains(board.corner.geometry().center())
        assert not strip.intersects(board.viewport().geometry())
        assert colours_of_strip(hands) > 20
        hands.key(Qt.Key.Key_Plus)
    before = hands.page.showing.view
    QTest.mouseClick(board, LEFT, pos=strip.center())
    assert hands.page.showing.view == before
    assert board.focused_area == ""


def test_beside_a_board_that_ends_the_strip_of_the_buttons_is_empty(hands: Hands) -> None:
    assert colours_of_strip(hands) <= 2


def test_what_a_near_view_cuts_goes_on_under_the_buttons(qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    board = hands.page.board
    for _ in range(4):
        hands.wheel(board.viewport(), board.viewport().rect().center(), 120)
    item = next(item for item in board.table.pieces.values() if item.stack.top.place == "south_pacific")
    there = board.mapFromScene(item.scenePos())
    board.pan(there.x(), there.y() - board.viewport().height() // 2)
    hands.settle()
    assert abs(board.mapFromScene(item.scenePos()).x()) <= 1, "one half is seen"
    strip = board.strip
    at = strip.mapFromGlobal(board.viewport().mapToGlobal(board.mapFromScene(item.scenePos())))
    box = QRect(at.x() - 8, at.y() - 4, 8, 8)
    half = strip.grab(box).toImage()
    item.hide()
    hands.settle()
    assert strip.grab(box).toImage() != half
