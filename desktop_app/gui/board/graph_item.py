"""The graph of a board, laid over it: a node for each area, a line for each pair of neighbours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.chart import outline_of
from desktop_app.gui.theme import colour
from desktop_app.kernel.views import AreaView, BoardView, EdgeView

NODE = 6.0
"""Radius of a node at unit 1."""

SURE, GUESS = 2.4, 1.2
"""How thick the line of a border is that has a source, and of one that is reconstructed."""

_DASHES = {"tunnel": [5.0, 3.0], "link": [0.1, 2.6]}
_ROUND = Qt.PenCapStyle.RoundCap


class Line(NamedTuple):
    """How one pair of neighbours is drawn. `label`: the name of what a skip passes over, round `label_at`."""

    edge: EdgeView
    path: QPainterPath
    label: str = ""
    label_at: QPointF = QPointF()


class GraphItem(QGraphicsItem):
    """All nodes and lines of one board. It lies under names and pieces and takes no mouse.

    `names`: the boxes of the areas' names, above which their nodes stand; `name_of`: the name of an area in words."""

    def __init__(self, board: BoardView, unit: float, names: Mapping[str, QRectF],
                 name_of: Callable[[str], str]) -> None:  # fmt: skip
        super().__init__()
        self._box = QRectF(0, 0, *board.size)
        self._unit = unit
        self.nodes = {area.id: _node(area, names.get(area.id), unit) for area in board.areas}
        self.lines = [self._line(board, edge, name_of) for edge in board.edges]
        self.setZValue(6)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """The board: lines that go round end at its rims."""
        return self._box

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches the area below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Lines with a dark casing, then the nodes, then the names of what skips pass over."""
        tokens, unit = theme.colours(), self._unit
        painter.setClipRect(self._box, Qt.ClipOperation.IntersectClip)
        for line in self.lines:
            thick, alpha = (GUESS, 0.72) if line.edge.guess else (SURE, 1.0)
            painter.strokePath(line.path, QPen(colour(tokens.map_halo, 0.55), (thick + 2.2) * unit, c=_ROUND))
            pen = QPen(colour(tokens.info, alpha), thick * unit, c=_ROUND)
            if line.edge.kind in _DASHES:
                pen.setDashPattern(_DASHES[line.edge.kind])
            painter.strokePath(line.path, pen)
        for node in self.nodes.values():
            dot = QPainterPath()
            dot.addEllipse(node, NODE * unit, NODE * unit)
            painter.fillPath(dot, colour(tokens.info))
            painter.strokePath(dot, QPen(colour(tokens.map_halo), 1.6 * unit))
        for line in self.lines:
            if line.label:
                self._write(painter, line)

    def _write(self, painter: QPainter, line: Line) -> None:
        tokens, font = theme.colours(), theme.font("small_b", 11 * self._unit)
        words = QPainterPath()
        words.setFillRule(Qt.FillRule.WindingFill)
        words.addText(QPointF(0, 0), font, line.label)
        words.translate(line.label_at - words.boundingRect().center())
        painter.strokePath(words, QPen(colour(tokens.map_halo, 0.85), 3.2 * self._unit, j=Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(words, colour(tokens.info))

    def _line(self, board: BoardView, edge: EdgeView, name_of: Callable[[str], str]) -> Line:
        a, b = self.nodes[edge.a], self.nodes[edge.b]
        if edge.kind == "skip":
            knee = (a + b) / 2 + _aside(a, b) * 0.3
            path = QPainterPath(a)
            path.quadTo(knee, b)
            return Line(edge, path, name_of(edge.via), path.pointAtPercent(0.5))
        path = QPainterPath(a)
        far = board.wraps and abs(a.x() - b.x()) > board.size[0] / 2  # over the rim is shorter
        if not far and not goes_round(board, edge):
            path.lineTo(b)
            return Line(edge, path)
        shift = QPointF(board.size[0] if b.x() < a.x() else -board.size[0], 0)
        path.lineTo(b + shift)
        path.moveTo(b)
        path.lineTo(a - shift)
        return Line(edge, path)


def goes_round(board: BoardView, edge: EdgeView) -> bool:
    """Do these two meet over the rim of the board only? Then the line leaves at one rim and comes in at the other."""
    if edge.wraps or not board.wraps or edge.kind != "border":
        return edge.wraps
    corners = {area.id: {p for polygon in area.polygons for p in polygon} for area in board.areas
               if area.id in (edge.a, edge.b)}  # fmt: skip
    return not any(0 < x < board.size[0] for x, _ in corners[edge.a] & corners[edge.b])


def _node(area: AreaView, name: QRectF | None, unit: float) -> QPointF:
    """Above the area's name where that is inside the area, else below it, else its centre."""
    region, centre = outline_of(area), QPointF(*area.centre)
    if name is None or name.isEmpty():
        return centre
    above = QPointF(name.center().x(), name.top() - (NODE + 3) * unit)
    below = QPointF(name.center().x(), name.bottom() + (NODE + 3) * unit)
    return next((spot for spot in (above, below) if region.contains(spot)), centre)


def _aside(a: QPointF, b: QPointF) -> QPointF:
    """As long as the way from a to b, at right angles to it, upwards."""
    along = b - a
    across = QPointF(along.y(), -along.x())
    return across if across.y() <= 0 else -across
