"""The forecast on the boards, in blue: where pieces will stand, the way there, what will come to a place.

It only paints: the room has played it. It lies over the pieces and never takes the mouse.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.heights import FORETOLD
from desktop_app.gui.cards import rounded
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import colour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import ForecastView

LEAST_TALL = 34.0
"""Pixels of the screen that a place must have for words in it."""

SMALLEST = 11.0
"""Pixels of the smallest words."""

GAP, HEAD = 4.0, 13.0
"""Space round a dashed place, and the length of an arrow's head, in units of the board."""

ASIDE = 16.0
"""How far from the right rim of its place a bent way begins and ends, in units of the board."""


class ForesightItem(QGraphicsItem):
    """Something that is painted over the boards and can't be touched."""

    def __init__(self, box: QRectF) -> None:
        super().__init__()
        self.box = box
        self.setZValue(FORETOLD)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """All that is painted."""
        return self.box

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches what lies below."""
        return QPainterPath()


class WayItem(ForesightItem):
    """A piece's way. `bent`: round what lies between; `taken`: something else stands at its end yet."""

    def __init__(self, start: QRectF, end: QRectF, step: ForecastView, bent: bool, taken: bool) -> None:
        super().__init__(start.united(end).adjusted(-6, -6, 6, 6))
        self.step, self.end, self.bent, self.taken = step, end, bent, taken
        self._start = start

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The dashed place, then the arrow; a loss has no place."""
        tokens = theme.colours()
        tint = tokens.loss if self.step.harm else tokens.info
        if not self.step.harm:
            shape = rounded(self.end.adjusted(GAP, GAP, -GAP, -GAP), 6)
            if not self.taken:
                painter.fillPath(shape, colour(tint, 0.1))
            pen = QPen(colour(tint), 1.8)
            pen.setDashPattern([3.4, 2.4])
            painter.strokePath(shape, pen)
        way = self._round() if self.bent else self._straight()
        ends = way.currentPosition()
        casing = tokens.map_halo
        for pen in (QPen(colour(casing, 0.8), 5, c=Qt.PenCapStyle.RoundCap),
                    QPen(colour(tint), 2.6, c=Qt.PenCapStyle.RoundCap)):
            painter.strokePath(way, pen)
        self._head(painter, ends, QPointF(-5, 9) if self.bent and not self.taken else QPointF(0, HEAD), tint, casing)

    def _straight(self) -> QPainterPath:
        """Down: into a free place as far as its middle, otherwise only to its rim."""
        top = self._start.bottom() - GAP
        free = not (self.taken or self.step.harm)
        bottom = self.end.center().y() - HEAD if free else self.end.top() + 4 - HEAD
        way = QPainterPath(QPointF(self._start.center().x(), min(top, bottom)))
        way.lineTo(self._start.center().x(), max(min(top, bottom), bottom))
        return way

    def _round(self) -> QPainterPath:
        """Along the right rim of all that is passed."""
        right = self._start.right()
        way = QPainterPath(QPointF(right - ASIDE, self._start.bottom() - GAP))
        free = not (self.taken or self.step.harm)
        bottom = self.end.center().y() - 12 if free else self.end.top() - 9
        last = QPointF(right - ASIDE + 5, bottom) if free else QPointF(right - ASIDE, bottom)
        first = QPointF(right - 4, self._start.bottom() + 14)
        way.quadTo(QPointF(right - 5, self._start.bottom() + 1), first)
        way.lineTo(right - 4, self.end.top() - 16)
        way.quadTo(QPointF(right - 4, bottom - 8), last)
        return way

    def _head(self, painter: QPainter, at: QPointF, along: QPointF, tint: str, casing: str) -> None:
        aside = QPointF(along.y(), -along.x()) * 0.55
        head = QPolygonF([at + aside, at - aside, at + along])
        path = QPainterPath()
        path.addPolygon(head)
        path.closeSubpath()
        painter.strokePath(path, QPen(colour(casing, 0.8), 2.4, j=Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(path, colour(tint))


class ComesItem(ForesightItem):
    """What will come to a place, side by side: a mark with its number, below it why."""

    def __init__(self, box: QRectF, steps: list[ForecastView], wording: Wording) -> None:
        super().__init__(box)
        self.steps = steps
        self._told = [(step, wording.word(step.value), wording.sentence(step.text)) for step in steps]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """In pixels of the screen, so that letters stay sharp; from afar nothing."""
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        tall = self.box.height() * zoom
        if tall < LEAST_TALL:
            return
        painter.translate(self.box.topLeft())
        painter.scale(1 / zoom, 1 / zoom)
        wide = self.box.width() * zoom / len(self._told)
        for place, (step, value, words) in enumerate(self._told):
            self._cell(painter, QRectF(place * wide + 5, 0, wide - 7, tall), step, value, words)
            painter.setPen(QPen(colour(theme.colours().loss, 0.4), 1))
            painter.drawLine(QPointF(place * wide, tall * 0.16), QPointF(place * wide, tall * 0.84))

    def _cell(self, painter: QPainter, box: QRectF, step: ForecastView, value: str, words: str) -> None:
        tokens = theme.colours()
        tint = colour(tokens.loss if step.harm else tokens.text)
        side = box.height() * 0.32
        drawn = drawing(step.art)
        upper = QRectF(box.left(), box.top() + box.height() * 0.08, box.width(), side * 1.15)
        if drawn is not None:
            paint_glyph(painter, drawn, QRectF(upper.left(), upper.center().y() - side / 2, side, side), tint)
        painter.setFont(theme.font("number", max(12.0, side)))
        painter.setPen(tint)
        painter.drawText(upper.adjusted(side + 4, 0, 20, 0), Qt.AlignmentFlag.AlignVCenter, value)
        lower = QRectF(box.left(), upper.bottom() + 1, box.width(), box.bottom() - upper.bottom() - 1)
        _told_in(painter, lower, words, max(SMALLEST, min(box.height() * 0.22, 20)))


def _told_in(painter: QPainter, room: QRectF, words: str, pixels: float) -> None:
    """Words in as many lines as they need, smaller where there is no room for these."""
    flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.setPen(colour(theme.colours().text_2))
    painter.setFont(theme.font("small", pixels))
    while pixels > SMALLEST and not room.contains(painter.boundingRect(room, flags, words)):
        pixels = max(SMALLEST, pixels - 1)
        painter.setFont(theme.font("small", pixels))
    painter.drawText(room, flags, words)


class NoteItem(ForesightItem):
    """What will be left of a piece that stays, in the lower part of it."""

    def __init__(self, box: QRectF, words: str, harm: bool) -> None:
        super().__init__(box)
        self.words, self._harm = words, harm

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The words; from afar nothing."""
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        if self.box.height() * zoom < LEAST_TALL / 3:
            return
        painter.translate(self.box.topLeft())
        painter.scale(1 / zoom, 1 / zoom)
        painter.setFont(theme.font("small_b", max(11.0, self.box.height() * zoom * 0.8)))
        painter.setPen(colour(theme.colours().loss if self._harm else theme.colours().info))
        room = QRectF(0, 0, self.box.width() * zoom, self.box.height() * zoom)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, self.words)


class Foresight(QObject):
    """All that is foretold on a scene's boards now."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.shown: list[ForesightItem] = []

    def clear(self) -> None:
        """Nothing is foretold."""
        for item in self.shown:
            self._scene.removeItem(item)
        self.shown = []

    def show_steps(self, steps: Iterable[ForecastView], areas: Mapping[str, QGraphicsItem],
                   layers: Mapping[str, QGraphicsItem], pieces: Mapping[str, QGraphicsItem], taken: frozenset[str],
                   wording: Wording) -> None:  # fmt: skip
        """These and no others. `areas` and `pieces`: what is drawn, by id; `layers`: what the pieces of an area lie on;
        `taken`: areas that hold something."""
        self.clear()
        coming: dict[str, list[ForecastView]] = {}
        for step in steps:
            if step.end not in areas:
                continue
            if not step.piece:
                coming.setdefault(step.end, []).append(step)
            elif step.piece in pieces and step.start in areas:
                self._add(self._of_piece(step, areas, pieces[step.piece], taken, wording), layers[step.end])
        for place, here in coming.items():
            box = areas[place].shape().boundingRect()
            box.setLeft(max([_box(each).right() for id, each in pieces.items()
                             if each.parentItem() is layers[place] and box.contains(_box(each).center())],
                            default=box.left()) + GAP)
            self._add(ComesItem(box, here, wording), layers[place])

    def _of_piece(self, step: ForecastView, areas: Mapping[str, QGraphicsItem], piece: QGraphicsItem,
                  taken: frozenset[str], wording: Wording) -> ForesightItem:  # fmt: skip
        if step.start == step.end:
            box = _box(piece)
            box.setLeft(box.left() + box.height())
            box.setTop(box.top() + box.height() * 0.68)
            return NoteItem(box, wording.sentence(step.text), step.harm)
        start, end = areas[step.start].shape().boundingRect(), areas[step.end].shape().boundingRect()
        return WayItem(start, end, step, bool(step.via), step.end in taken)

    def _add(self, item: ForesightItem, layer: QGraphicsItem) -> None:
        item.setParentItem(layer)
        self.shown.append(item)


def _box(piece: QGraphicsItem) -> QRectF:
    """Where a piece lies on its board."""
    return piece.mapRectToParent(piece.shape().boundingRect())
