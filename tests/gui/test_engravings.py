"""Each land of the charts is engraved, clear of its shore and its name; the graph leads over the rims."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from desktop_app.app.rooms import room
from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.chart import Chart
from desktop_app.gui.board.engravings import DRAWN, ENGRAVED, MOST, engraved_at, engraving_of
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.views import AreaView, BoardView, TableView
from tests.gui.test_crowds import GAME, tables

FLAT = ((0.0, 0.0), (400.0, 0.0), (400.0, 300.0), (0.0, 300.0))


def table(map: str, seats: int) -> TableView:
    game = room(GAME)
    setup = game.default_setup(map, seats)
    return game.view(game.new_game(setup), setup.seats[0])


@pytest.mark.parametrize("tall", [1.0, 10_000.0], ids=["as it is", "tallest"])
@pytest.mark.parametrize(("map", "seats"), tables())
def test_each_land_is_engraved_beside_its_name(look: None, map: str, seats: int, tall: float) -> None:
    scene = BoardScene(wording_for(GAME))
    scene.fill(2, tall)
    scene.show_table(table(map, seats))
    bare = 0
    for item in scene.areas.values():
        assert bool(engraving_of(item.area)) != item.wet
        if item.wet:
            continue
        spots = engraved_at(item.area, item.path, scene.unit_at(item.area.id))
        assert len(spots) <= MOST
        bare += not spots
        name = scene.names[item.area.id].box()
        for spot, side in spots:
            box = QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side)
            assert not box.adjusted(2, 2, -2, -2).intersects(name), item.area.id
            assert item.path.contains(spot)
    assert bare <= 2 * (tall == 1.0), "only where a name fills all of its land"


def grounds(drawn: str) -> list[QImage]:
    """A land as it is, and engraved."""
    areas = [AreaView("a", (FLAT,), (200, 150), (200, 150), tags) for tags in (("land",), ("land", ENGRAVED + drawn))]
    return [Chart.of(BoardView("b", (400, 300), (area,), ()), 1.0).ground.toImage() for area in areas]


@pytest.mark.parametrize("drawn", sorted(DRAWN))
def test_an_engraving_is_seen_on_the_ground(look: None, drawn: str) -> None:
    plain, engraved = grounds(drawn)
    assert plain != engraved
    theme.choose("contrast")
    bare, decorated = grounds(drawn)
    assert bare == decorated, "high contrast has no decoration"


@pytest.mark.parametrize(("map", "seats"), tables())
def test_no_line_of_the_graph_crosses_a_board_that_goes_round(look: None, map: str, seats: int) -> None:
    scene = BoardScene(wording_for(GAME))
    scene.show_table(table(map, seats))
    scene.show_graph(True)
    (graph,), wide = scene.graphs, scene.sceneRect().width()
    over = 0
    for line in graph.lines:
        first, second = graph.nodes[line.edge.a], graph.nodes[line.edge.b]
        start, end = line.path.elementAt(0), line.path.elementAt(1)
        assert QPointF(start.x, start.y) == first
        assert abs(end.x - start.x) <= wide / 2 + 1, (line.edge.a, line.edge.b)
        if QPointF(end.x, end.y) != second:
            over += 1
            assert QPointF(line.path.elementAt(2).x, line.path.elementAt(2).y) == second
    assert over
