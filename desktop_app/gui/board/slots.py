"""Where pieces lie inside an area: near its centre, clear of its border, of its name and of one another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from desktop_app.kernel.views import AreaView, Point, Polygon

SHRINKING = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How small the pieces of a crowded area may become."""


class Slot(NamedTuple):
    """A place for one piece."""

    x: float
    y: float
    diameter: float


class Ground:
    """The free points of one area, each with the largest radius that it bears. Found once an area."""

    def __init__(self, area: AreaView, name_box: QRectF, step: float) -> None:
        self._centre = area.centre
        self._step = step
        self._points: list[tuple[float, float, float, float]] = []
        for polygon in area.polygons:
            self._survey(polygon, name_box)
        self._points.sort()

    def _survey(self, polygon: Polygon, name_box: QRectF) -> None:
        outline = QPolygonF([QPointF(*corner) for corner in polygon])
        box = outline.boundingRect()
        across, down = int(box.width() / self._step), int(box.height() / self._step)
        for row in range(1, down + 1):
            for column in range(1, across + 1):
                x, y = box.left() + column * self._step, box.top() + row * self._step
                if outline.containsPoint(QPointF(x, y), Qt.FillRule.WindingFill):
                    room = min(_to_border(polygon, x, y), _to_box(name_box, x, y))
                    if room > self._step / 2:
                        self._points.append((math.dist((x, y), self._centre), x, y, room))

    def place(self, diameters: Sequence[float]) -> tuple[Slot, ...]:
        """A slot for each piece, in the order given; all smaller by one measure when the area is crowded."""
        order = sorted(range(len(diameters)), key=lambda i: -diameters[i])
        for shrink in SHRINKING:
            found = self._try([diameters[i] * shrink for i in order])
            if found is not None:
                return tuple(slot for _, slot in sorted(zip(order, found), key=lambda pair: pair[0]))
        return self._heap([d * SHRINKING[-1] for d in diameters])

    def free_point(self, taken: Sequence[Slot]) -> Point:
        """A point of the area that none of these slots covers."""
        for _, x, y, _ in self._points:
            if all(math.dist((x, y), (s.x, s.y)) > s.diameter * 0.7 for s in taken):
                return (x, y)
        return self._centre

    def _try(self, diameters: Sequence[float]) -> list[Slot] | None:
        taken: list[Slot] = []
        for diameter in diameters:
            slot = self._nearest(diameter, taken)
            if slot is None:
                return None
            taken.append(slot)
        return taken

    def _nearest(self, diameter: float, taken: Sequence[Slot]) -> Slot | None:
        gap = 0.12 * diameter
        for _, x, y, room in self._points:
            if room < diameter / 2 + gap / 2:
                continue
            if all(math.dist((x, y), (s.x, s.y)) >= (diameter + s.diameter) / 2 + gap for s in taken):
                return Slot(x, y, diameter)
        return None

    def _heap(self, diameters: Sequence[float]) -> tuple[Slot, ...]:
        """The last resort: a spiral round the centre."""
        slots = []
        for place, diameter in enumerate(diameters):
            angle, reach = place * 2.4, diameter * 0.55 * math.sqrt(place)
            x, y = self._centre[0] + reach * math.cos(angle), self._centre[1] + reach * math.sin(angle)
            slots.append(Slot(x, y, diameter))
        return tuple(slots)


def around(point: Point, diameters: Sequence[float]) -> tuple[Slot, ...]:
    """Slots round a point that is no area."""
    slots = []
    for place, diameter in enumerate(diameters):
        angle, reach = place * 2.0944, diameter * (0.6 if place else 0)
        slots.append(Slot(point[0] + reach * math.cos(angle), point[1] + reach * math.sin(angle), diameter))
    return tuple(slots)


def _to_border(polygon: Polygon, x: float, y: float) -> float:
    least = math.inf
    previous = polygon[-1]
    for corner in polygon:
        least = min(least, _to_segment(x, y, previous, corner))
        previous = corner
    return least


def _to_segment(x: float, y: float, a: Point, b: Point) -> float:
    along_x, along_y = b[0] - a[0], b[1] - a[1]
    length = along_x * along_x + along_y * along_y
    share = ((x - a[0]) * along_x + (y - a[1]) * along_y) / length if length else 0.0
    share = 0.0 if share < 0 else 1.0 if share > 1 else share
    return math.hypot(a[0] + share * along_x - x, a[1] + share * along_y - y)


def _to_box(box: QRectF, x: float, y: float) -> float:
    return math.hypot(max(box.left() - x, 0, x - box.right()), max(box.top() - y, 0, y - box.bottom()))
