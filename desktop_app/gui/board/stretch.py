"""Boards made taller, so that they fill a room that is taller than they are. What lies on them keeps its shape."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.gui.board.arrangement import around_all, arranged
from desktop_app.kernel.views import AreaView, BoardView, Point, Polygon

STEP = 0.025
"""Boards are made taller in such steps: each needs pictures of its own."""


def stretched(board: BoardView, factor: float) -> BoardView:
    """The same board `factor` times as tall, but no taller than it may be."""
    factor = min(factor, board.tallest)
    if factor <= 1:
        return board
    return board._replace(
        size=_point(board.size, factor),
        areas=tuple([_area(area, factor) for area in board.areas]),
        edges=tuple([edge._replace(path=_polygon(edge.path, factor)) for edge in board.edges]),
        points=tuple([point._replace(y=point.y * factor) for point in board.points]),
        barriers=tuple([_polygon(barrier, factor) for barrier in board.barriers]),
    )


def fitting_stretch(boards: Sequence[BoardView], wide: float, tall: float) -> float:
    """How many times as tall boards are best in a room of this proportion; 1 where it is no taller than they are.

    A strip above and below is left to boards that end at their rims; those that go round fill the height, for what is
    then free beside them shows how they go on."""
    most = max((board.tallest for board in boards), default=1.0)
    goes_round = all(board.wraps for board in boards)
    best = 1.0
    for step in range(1, round((most - 1) / STEP) + 1):
        filled = _height(boards, wide, best) >= tall
        factor = 1 + step * STEP
        if filled or (not goes_round and _height(boards, wide, factor) > tall):
            return best
        best = factor
    return best


def _height(boards: Sequence[BoardView], wide: float, factor: float) -> float:
    """How tall all of them are side by side when they are as wide as the room."""
    taller = [board._replace(size=_point(board.size, min(factor, board.tallest))) for board in boards]
    table = around_all(arranged(taller))
    return table.height() * wide / table.width()


def _area(area: AreaView, factor: float) -> AreaView:
    return area._replace(
        polygons=tuple([_polygon(polygon, factor) for polygon in area.polygons]),
        centre=_point(area.centre, factor), label=_point(area.label, factor),
    )  # fmt: skip


def _polygon(polygon: Polygon, factor: float) -> Polygon:
    return tuple([(x, y * factor) for x, y in polygon])


def _point(point: Point, factor: float) -> Point:
    return point[0], point[1] * factor
