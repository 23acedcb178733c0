"""What a drag shows on the board: rings where the piece could land, the way it comes, a reason that stands clear."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.board.drag_marks import Way
from desktop_app.gui.board.warmth import PAUSE
from desktop_app.gui.overlays import ReasonTip
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down_at

COAST, GOAL = "south_pacific", "south_atlantic"


@pytest.fixture
def coast(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    return sit_down_at(qtbot, tmp_path, 4, {"great_cthulhu.deep_one.1": COAST})


def test_a_ring_in_each_goal_clear_of_pieces_and_names(coast: Hands) -> None:
    coast.drag("great_cthulhu.deep_one.1", GOAL, drop=False)
    table = coast.page.board.table
    rings = table.drag_marks.rings
    assert set(rings) == coast.glowing()
    assert GOAL in rings
    boxes = table.solid_boxes()
    for area, ring in rings.items():
        assert table.areas[area].path.contains(table.areas[area].mapFromScene(ring.scenePos())), area
        assert not any(box.contains(ring.scenePos()) for box in boxes), area
    assert rings[GOAL].near
    assert sum(ring.near for ring in rings.values()) == 1
    coast.release(GOAL)
    assert table.drag_marks.rings == {}
    assert table.drag_marks.way is None


def test_the_lit_line_is_amber_and_what_is_out_of_reach_is_veiled(coast: Hands) -> None:
    table = coast.page.board.table
    before = colour_at(coast, "europe")
    coast.drag("great_cthulhu.deep_one.1", GOAL, drop=False)
    assert table.areas["europe"].veiled
    after = colour_at(coast, "europe")
    assert after.lightness() < before.lightness()
    ring = table.drag_marks.rings["antarctica"]
    edge = coast.page.board.mapFromScene(ring.mapToScene(QPointF(0, 0)))
    image = coast.page.board.viewport().grab().toImage()
    near = [image.pixelColor(edge + QPoint(x, y)) for x in range(-18, 19) for y in range(-18, 19)]
    amber = QColor(theme.colours().glow)
    assert any(abs(c.red() - amber.red()) + abs(c.green() - amber.green()) + abs(c.blue() - amber.blue()) < 40
               for c in near)  # fmt: skip
    coast.release(COAST)


def colour_at(hands: Hands, area: str) -> QColor:
    image = hands.page.board.viewport().grab().toImage()
    return image.pixelColor(hands.spot(area))


def test_a_way_bends_round_what_lies_in_it(look: None) -> None:
    stone = QRectF(180, 80, 40, 40)
    way = Way(QPointF(0, 100), 1.0, [stone])
    way.lead_to(QPointF(400, 100))
    points = [way.path.pointAtPercent(step / 50) for step in range(51)]
    assert not any(stone.contains(point) for point in points)
    way.lead_to(QPointF(400, 300))
    assert abs(way.path.pointAtPercent(0.5).y() - 200) < 1, "with nothing in it it is straight"


def test_a_reason_stands_clear_and_its_line_leads_to_the_place(qtbot: QtBot, look: None) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    tip = ReasonTip(window)
    at = window.mapToGlobal(QPoint(400, 300))
    tip.show_reason("Too far. No boat sails there at night.", at)
    usual = QRect(tip.geometry())
    assert (tip.label.text(), tip.more.text()) == ("Too far.", "No boat sails there at night.")
    assert tip.stem.isVisible()
    crowd = [QRect(window.mapToGlobal(usual.topLeft()), usual.size())]
    tip.show_reason("Too far.", at, crowd=crowd)
    assert not tip.geometry().intersects(usual)
    assert not tip.geometry().contains(QPoint(400, 300))
    tip.hide()
    assert not tip.stem.isVisible()


def test_nothing_is_painted_ahead_while_a_hand_holds_something(coast: Hands, qtbot: QtBot) -> None:
    painted: list[str] = []
    coast.drag("great_cthulhu.deep_one.1", GOAL, drop=False)
    coast.page.board.table.warmth.begin([lambda: painted.append("light")])
    qtbot.wait(3 * PAUSE)
    assert painted == []
    coast.release(COAST)
    qtbot.waitUntil(lambda: painted == ["light"])


def covered(hands: Hands) -> set[str]:
    """The targets, and the place asked about, that lie under the middle, the corners or the sides of the reason."""
    board, tip = hands.page.board, hands.page.hand.tip
    box = QRect(tip.mapToGlobal(QPoint(0, 0)), tip.size())
    asked = hands.glowing() | {hands.page.hand.over}
    shares = (0.05, 0.5, 0.95)
    spots = [box.topLeft() + QPoint(int(box.width() * x), int(box.height() * y)) for x in shares for y in shares]
    there = [board.table.area_at(board.mapToScene(board.viewport().mapFromGlobal(spot))) for spot in spots]
    return asked & set(there)


def test_a_reason_stands_over_ground_that_is_no_target(hands: Hands, qtbot: QtBot) -> None:
    hands.drag("k1", "isle", drop=False)
    qtbot.waitUntil(lambda: bool(hands.tip()))
    assert hands.glowing()
    assert covered(hands) == set()
    hands.release("isle")


@pytest.mark.parametrize("refused", ["europe", "north_asia", "arabia"])
def test_on_a_full_map_too(coast: Hands, qtbot: QtBot, refused: str) -> None:
    coast.drag("great_cthulhu.deep_one.1", refused, drop=False)
    qtbot.waitUntil(lambda: bool(coast.tip()))
    assert covered(coast) == set()
    coast.release(COAST)
