"""Headings of boards that belong to seats: whose each is; on smaller ones beside it also what the seat has."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.arrangement import BESIDE, HEADING, UNDER, Rim
from desktop_app.gui.board.heights import HEADINGS
from desktop_app.gui.discs import paint_medallion
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import NEUTRAL, Livery, colour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import BoardView, ItemView, SeatView

SMALL, GREAT, LEAST_NAME = 13.0, 20.0, 11
"""Pixels of the screen of a name: usually from so many to so many, and under a small board at least."""

LEAST, MARK = 9.0, 0.86
"""Pixels of the screen below which no number is written, and how large a mark is beside it."""


def fitting(name: str, wished: float, room: float) -> tuple[str, float]:
    """A name as it is written where there is `room`, in pixels, and how large: smaller, then with its first words as
    initials, then as initials alone; nothing where there is no room for these. It is never cut."""
    words = name.split()
    initials = [f"{word[0]}." for word in words]
    ways = [name, " ".join([*initials[:-1], *words[-1:]]), " ".join(initials), ""]
    pixels = max(SMALL, min(GREAT, wished))
    for way in ways:
        wide = QFontMetricsF(theme.font("name", pixels)).horizontalAdvance(way)
        size = pixels if wide <= room else math.floor(pixels * room / wide)
        if size >= LEAST_NAME:
            return way, size
    return "", pixels


class HeadingItem(QGraphicsItem):
    """The seat's medallion and name, never smaller than a label; its numbers in a row below, or in a column at the
    left of the board."""

    def __init__(self, name: str, livery: Livery, board: QRectF, rim: Rim, counters: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._name, self._livery, self._rim, self._counters = name, livery, rim, counters
        self._box = board.adjusted(-rim.left, -rim.top, 0, 0 if rim.left else -board.height())
        self.setZValue(HEADINGS)
        self.setToolTip(name)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """The heading, and with a column of numbers the board beside it."""
        return self._box

    def shape(self) -> QPainterPath:
        """Its tip belongs to the line of the name."""
        path = QPainterPath()
        path.addRect(QRectF(self._box.topLeft(), QSizeF(self._box.width(), HEADING)))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The medallion, then the name; the numbers."""
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        radius = HEADING * 0.36
        line = self._box.topLeft() + QPointF(0, HEADING / 2)
        paint_medallion(painter, line + QPointF(radius + 2, 0), radius, self._livery)
        name, pixels = fitting(self._name, HEADING * zoom * 0.55, (self._box.width() - 2 * radius - 10) * zoom)
        painter.save()
        painter.translate(line + QPointF(2 * radius + 10, 0))
        painter.scale(1 / zoom, 1 / zoom)
        painter.setFont(theme.font("name", pixels))
        painter.setPen(colour(theme.colours().text))
        painter.drawText(QRectF(0, -20, self._box.width() * zoom, 40), Qt.AlignmentFlag.AlignVCenter, name)
        painter.restore()
        self._numbers(painter, zoom)

    def _numbers(self, painter: QPainter, zoom: float) -> None:
        """In a column or a row, as the rim has room."""
        across = self._rim.left == 0
        tall = (UNDER if across else BESIDE * 0.36) * 0.8
        if not self._counters or tall * zoom < LEAST:
            return
        top = self._box.top() + HEADING
        room = self._box.width() if across else self._box.bottom() - top
        step = room / len(self._counters) if across else min(room / len(self._counters), tall * 1.6)
        for place, (art, number) in enumerate(self._counters):
            x = self._box.left() + 2 + (place * step if across else 0)
            y = top + (UNDER / 2 if across else (place + 0.5) * step)
            self._number(painter, QPointF(x, y), art, number, tall, zoom)

    def _number(self, painter: QPainter, at: QPointF, art: str, number: str, tall: float, zoom: float) -> None:
        tokens, side = theme.colours(), tall * MARK
        drawn = drawing(art)
        if drawn is not None:
            paint_glyph(painter, drawn, QRectF(at.x(), at.y() - side / 2, side, side), colour(tokens.text_2))
        painter.save()
        painter.translate(at + QPointF(side + 4, 0))
        painter.scale(1 / zoom, 1 / zoom)
        painter.setFont(theme.font("small_b", max(LEAST, tall * zoom)))
        painter.setPen(colour(tokens.text))
        painter.drawText(QRectF(0, -20, 60, 40), Qt.AlignmentFlag.AlignVCenter, number)
        painter.restore()


class Headings:
    """The headings of a scene's boards."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._boards: list[tuple[str, QRectF, Rim]] = []
        self._items: list[HeadingItem] = []

    def clear(self) -> None:
        """Other boards are being laid."""
        for item in self._items:
            self._scene.removeItem(item)
        self._boards, self._items = [], []

    def add(self, board: BoardView, corner: QPointF, rim: Rim) -> None:
        """A board whose own upper left corner lies here; without an owner it has no heading."""
        if board.owner:
            box = QRectF(corner.x(), corner.y(), board.size[0] * board.weight, board.size[1] * board.weight)
            self._boards.append((board.owner, box, rim))

    def show_seats(self, seats: Sequence[SeatView], sides: Mapping[str, Livery], wording: Wording) -> None:
        """Other numbers or colours."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        counters = {seat.id: seat.counters for seat in seats}
        for owner, box, rim in self._boards:
            told = [_told(item, wording) for item in counters.get(owner, ()) if rim.numbers]
            heading = HeadingItem(wording.name(owner), sides.get(owner, NEUTRAL), box, rim, told)
            self._scene.addItem(heading)
            self._items.append(heading)


def _told(item: ItemView, wording: Wording) -> tuple[str, str]:
    return item.art, wording.word(item.value)
