"""The graph over the board: by key, menu and button; what its lines say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.app.rooms import room
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.graph_item import GraphItem, goes_round
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.views import AreaView, BoardView, EdgeView, TableView
from tests.gui.hands import Hands

Key = Qt.Key
SIDE = 100.0


def square(id: str, column: int) -> AreaView:
    left, right = column * SIDE, (column + 1) * SIDE
    outline = ((left, 0.0), (right, 0.0), (right, SIDE), (left, SIDE))
    return AreaView(id, (outline,), (left + SIDE / 2, 50), (left + SIDE / 2, 50))


KINDS = (
    EdgeView("a", "b", "border"), EdgeView("b", "c", "border", guess=True), EdgeView("c", "d", "tunnel"),
    EdgeView("b", "d", "link"), EdgeView("a", "c", "skip", via="b"), EdgeView("a", "d", "border"),
)  # fmt: skip
ROW = BoardView("row", (4 * SIDE, SIDE), tuple(square(id, n) for n, id in enumerate("abcd")), KINDS, wraps=True)


def laid(board: BoardView) -> GraphItem:
    return GraphItem(board, 1.0, {}, lambda area: f"Void {area}")


def line(graph: GraphItem, a: str, b: str) -> int:
    return next(n for n, each in enumerate(graph.lines) if (each.edge.a, each.edge.b) == (a, b))


def blue_pixels(graph: GraphItem, box: QRectF) -> int:
    """How much of a box is the graph's colour, four pixels for each unit."""
    image = QImage(round(box.width() * 4), round(box.height() * 4), QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    painter.scale(4, 4)
    painter.translate(-box.topLeft())
    graph.paint(painter, None)  # type: ignore[arg-type]  # it looks at no option
    painter.end()
    return sum(image.pixelColor(x, y).blue() > 90 for x in range(image.width()) for y in range(image.height()))


def test_a_node_for_each_area_and_a_line_for_each_pair(look: None) -> None:
    graph = laid(ROW)
    assert set(graph.nodes) == set("abcd")
    assert [(each.edge.a, each.edge.b) for each in graph.lines] == [(e.a, e.b) for e in KINDS]


def test_a_line_that_goes_round_runs_out_over_both_rims(look: None) -> None:
    assert goes_round(ROW, KINDS[-1])
    assert not goes_round(ROW, KINDS[0])
    box = laid(ROW).lines[-1].path.boundingRect()
    assert box.left() < 0
    assert box.right() > 4 * SIDE


def test_what_is_reconstructed_is_thinner(look: None) -> None:
    graph = laid(ROW._replace(edges=KINDS[:2]))
    sure, guess = (blue_pixels(graph, QRectF(left, 40, 20, 20)) for left in (90, 190))
    assert guess > 0
    assert sure > guess * 1.5


@pytest.mark.parametrize(("edge", "left"), [(KINDS[2], 270.0), (KINDS[3], 170.0)])
def test_tunnels_are_dashed_and_links_dotted(look: None, edge: EdgeView, left: float) -> None:
    box = QRectF(left, 40, 60, 20)
    dashed = blue_pixels(laid(ROW._replace(edges=(edge,))), box)
    full = blue_pixels(laid(ROW._replace(edges=(edge._replace(kind="border", wraps=False),), wraps=False)), box)
    assert 0 < dashed < full * 0.8


def test_a_skip_is_an_arc_that_names_what_it_passes_over(look: None) -> None:
    graph = laid(ROW)
    skip = graph.lines[line(graph, "a", "c")]
    assert skip.label == "Void b"
    assert skip.label_at.y() < graph.nodes["a"].y() - 10
    assert blue_pixels(graph, QRectF(skip.label_at - QPointF(30, 8), skip.label_at + QPointF(30, 8))) > 200


def test_a_key_the_menu_and_the_corner_show_it(hands: Hands) -> None:
    board = hands.page.board
    board.setFocus()
    hands.key(Key.Key_G)
    assert len(board.table.graphs) == 1
    assert board.corner.buttons["graph"].isChecked()
    hands.press(board.corner.buttons["graph"])
    assert board.table.graphs == []
    hands.choose_in_menu_bar("&Graph")
    assert len(board.table.graphs) == 1


def test_it_lies_under_names_and_pieces_and_lets_the_pointer_through(hands: Hands) -> None:
    hands.key(Key.Key_G)
    table = hands.page.board.table
    assert table.graphs[0].zValue() < min(item.zValue() for item in (*table.names.values(), *table.pieces.values()))
    hands.drag("k1", "bay")
    assert hands.place_of("k1") == "bay"


def tables() -> list[tuple[str, str, int]]:
    return [(game, choice.id, choice.seats[-1]) for game in ("cthulhu_wars", "call_of_madness")
            for choice in {choice.id: choice for choice in room(game).catalogue().maps}.values()]  # fmt: skip


@pytest.mark.parametrize(("game", "map", "seats"), tables())
def test_every_shipped_board_has_its_graph(look: None, game: str, map: str, seats: int) -> None:
    shipped = room(game)
    setup = shipped.default_setup(map, seats)
    view: TableView = shipped.view(shipped.new_game(setup), setup.seats[0])
    scene = BoardScene(wording_for(game))
    scene.show_graph(True)
    scene.show_table(view)
    assert len(scene.graphs) == len(view.boards)
    for board, graph in zip(view.boards, scene.graphs):
        assert len(graph.lines) == len(board.edges) > 0
        for area in board.areas:
            assert scene.areas[area.id].path.contains(graph.nodes[area.id]), area.id


def test_the_graph_stays_over_the_next_table(hands: Hands) -> None:
    hands.key(Key.Key_G)
    table = hands.page.board.table
    view, graph = hands.page.showing.view, table.graphs[0]
    table.show_table(view._replace(boards=(view.boards[0]._replace(size=(600.0, 220.0)),)))
    assert len(table.graphs) == 1
    assert table.graphs[0] is not graph
