"""Pictures that were painted once and are kept: the same disc stands in dozens of places, position after position."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.gui import theme

LARGEST = 400
"""Pixels of the side of the largest picture that is kept."""

LARGEST_BOX = 500_000
"""Pixels of the largest box that is kept."""

MOST_PIXELS = 8_000_000
"""So many pixels are kept; then the pictures that were not needed for longest go."""



class Key(NamedTuple):
    """Equal keys paint equal pictures. `scale`: pixels of the screen for a unit; `part`: where between two pixels."""

    what: Hashable
    theme: str
    scale: float
    part: tuple[float, float]


_kept: dict[Key, QPixmap] = {}
_pixels = 0


def paint_kept(painter: QPainter, centre: QPointF, reach: float, key: Hashable,
               paint: Callable[[QPainter], None]) -> None:  # fmt: skip
    """Paints round a point, at most `reach` to each side. `paint` does it round the origin; equal keys paint alike.

    What is turned, or larger than LARGEST, is painted each time."""
    turn, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    scale = turn.m11() * ratio
    side = 2 * math.ceil(reach * scale) + 2
    if turn.m12() or turn.m21() or turn.m11() != turn.m22() or not 0 < side <= LARGEST:
        painter.save()
        painter.translate(centre)
        paint(painter)
        painter.restore()
        return
    there = turn.map(centre) * ratio
    left, top = math.floor(there.x()), math.floor(there.y())
    part = (round(2 * (there.x() - left)) / 2, round(2 * (there.y() - top)) / 2)
    def fill(kept: QPainter) -> None:
        kept.translate(side // 2 + part[0], side // 2 + part[1])
        kept.scale(scale, scale)
        paint(kept)

    picture = _picture(Key(key, theme.colours().name, scale, part), (side, side), fill)
    painter.save()
    painter.resetTransform()
    picture.setDevicePixelRatio(ratio)
    painter.drawPixmap(QPointF((left - side // 2) / ratio, (top - side // 2) / ratio), picture)
    painter.restore()


def paint_kept_box(painter: QPainter, box: QRectF, key: Hashable,
                   paint: Callable[[QPainter, QRectF], None]) -> None:  # fmt: skip
    """Paints in a box that lies level. `paint` does it in one of the same size elsewhere; equal keys paint alike, in
    each theme and at each scale of the screen.

    What is turned or drawn larger, or too large to be kept, is painted each time."""
    turn, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    wide, tall = math.ceil(box.width() * ratio) + 2, math.ceil(box.height() * ratio) + 2
    if turn.isScaling() or turn.isRotating() or not 0 < wide * tall <= LARGEST_BOX:
        painter.save()
        paint(painter, box)
        painter.restore()
        return
    there = turn.map(box.topLeft()) * ratio
    left, top = math.floor(there.x()), math.floor(there.y())
    part = (round(2 * (there.x() - left)) / 2, round(2 * (there.y() - top)) / 2)

    def fill(kept: QPainter) -> None:
        kept.translate(*part)
        kept.scale(ratio, ratio)
        paint(kept, QRectF(0, 0, box.width(), box.height()))

    picture = _picture(Key(key, theme.colours().name, ratio, part), (wide, tall), fill)
    painter.save()
    painter.resetTransform()
    picture.setDevicePixelRatio(ratio)
    painter.drawPixmap(QPointF(left / ratio, top / ratio), picture)
    painter.restore()


def _picture(key: Key, size: tuple[int, int], paint: Callable[[QPainter], None]) -> QPixmap:
    """The kept picture, or a new one, painted in its pixels; the latest stands last."""
    global _pixels
    picture = _kept.pop(key, None)
    if picture is None:
        picture = QPixmap(*size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter)
        painter.end()
        _pixels += picture.width() * picture.height()
        while _pixels > MOST_PIXELS and _kept:
            gone = _kept.pop(next(iter(_kept)))
            _pixels -= gone.width() * gone.height()
    _kept[key] = picture
    return picture
