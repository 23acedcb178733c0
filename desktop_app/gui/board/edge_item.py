"""What joins two areas that don't touch, also over the rim of the board, and what keeps two apart that do."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPolygonItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.chart import outline_of
from desktop_app.gui.theme import colour
from desktop_app.kernel.views import BoardView, EdgeView, Polygon

_STEPS, _INSIDE = 60, 5
"""An arc is drawn through so many points, of which so many lie inside each area."""

_DASHES = {"link": [1.0, 2.6], "tunnel": [5.0, 3.0], "skip": [8.0, 2.0, 1.0, 2.0]}


def is_drawn(edge: EdgeView) -> bool:
    """A border is seen without a line; a way round the rim is too, unless the regions need a link."""
    return edge.kind != "border"


class EdgeItem(QGraphicsItem):
    """One drawn connection. It takes no mouse."""

    def __init__(self, board: BoardView, edge: EdgeView, unit: float) -> None:
        super().__init__()
        self.edge = edge
        self._unit = unit
        self.setZValue(5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._path = _course(board, edge)

    def boundingRect(self) -> QRectF:
        """The arc and its ends."""
        edge = 5 * self._unit
        return self._path.boundingRect().adjusted(-edge, -edge, edge, edge)

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches the area below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A dark casing, then the dashes of its kind."""
        tokens = theme.colours()
        round_cap = Qt.PenCapStyle.RoundCap
        painter.strokePath(self._path, QPen(colour(tokens.map_halo, 0.55), 3.6 * self._unit, c=round_cap))
        pen = QPen(colour(tokens.map_text, 0.85), 1.5 * self._unit, c=round_cap)
        pen.setDashPattern(_DASHES.get(self.edge.kind, [1.0, 2.6]))
        painter.strokePath(self._path, pen)


class BarrierItem(QGraphicsPolygonItem):
    """A strip that nobody passes."""

    def __init__(self, outline: Polygon, unit: float) -> None:
        super().__init__(QPolygonF([QPointF(*corner) for corner in outline]))
        tokens = theme.colours()
        self.setZValue(4)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setBrush(colour("#1B2221" if tokens.name == "dark" else tokens.border))
        self.setPen(QPen(colour(tokens.border), 1.6 * unit, j=Qt.PenJoinStyle.RoundJoin))


def _course(board: BoardView, edge: EdgeView) -> QPainterPath:
    """The arc from one area's border to the other's, so that it stays clear of what lies in them."""
    if edge.path:
        return _drawn([QPointF(*point) for point in edge.path], board)
    where = {area.id: area for area in board.areas}
    a, b = QPointF(*where[edge.a].centre), QPointF(*where[edge.b].centre)
    outlines = outline_of(where[edge.a]), outline_of(where[edge.b])
    if not edge.wraps:
        return _drawn(_trimmed(_arc(a, b), *outlines), board)
    shift = QPointF(board.size[0] if b.x() < a.x() else -board.size[0], 0)
    out = _trimmed(_arc(a, b + shift), outlines[0], outlines[1].translated(shift))
    path = _drawn(out, board)
    path.addPath(_drawn([point - shift for point in out], board))
    return path


def _arc(a: QPointF, b: QPointF) -> list[QPointF]:
    """Points of a slightly bent line between two points."""
    along = b - a
    length = math.hypot(along.x(), along.y()) or 1.0
    knee = (a + b) / 2 + QPointF(-along.y(), along.x()) / length * min(length * 0.15, 40)
    shares = [step / _STEPS for step in range(_STEPS + 1)]
    return [a * ((1 - s) * (1 - s)) + knee * (2 * s * (1 - s)) + b * (s * s) for s in shares]


def _trimmed(points: list[QPointF], first: QPainterPath, last: QPainterPath) -> list[QPointF]:
    """The part between the two outlines, and a little of what lies inside them."""
    leaves = max((i for i, point in enumerate(points) if first.contains(point)), default=0)
    enters = min((i for i, point in enumerate(points) if i > leaves and last.contains(point)), default=_STEPS)
    return points[max(0, leaves - _INSIDE) : enters + _INSIDE + 1]


def _drawn(points: list[QPointF], board: BoardView) -> QPainterPath:
    """A line through those points that lie on the board."""
    path = QPainterPath()
    lifted = True
    for point in points:
        if not 0 <= point.x() <= board.size[0]:
            lifted = True
        elif lifted:
            path.moveTo(point)
            lifted = False
        else:
            path.lineTo(point)
    return path
