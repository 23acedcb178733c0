"""Where pieces lie inside an area: near its centre, clear of its border, of its name and of one another."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPolygonF

from desktop_app.kernel.views import AreaView, Point, Polygon

SHRINKING = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36)
"""How small the pieces of a crowded area may become."""

GOOD = 0.68
"""Down to here pieces are shown one by one; before they become smaller, some are heaped up."""

KEPT = 200
"""So many surveys are kept."""

CELLS = 6000
"""So finely a survey divides a large area at most."""

GAP = 0.06
"""What is left free between two pieces, as a share of the second."""

HALF = (1 + GAP) / 2


Spot = tuple[float, float, float, float]
"""A free point: how far it is from the centre of its area, where it is, and the radius of the round that it bears."""


class Slot(NamedTuple):
    """A place for one piece."""

    x: float
    y: float
    diameter: float


class Coast(NamedTuple):
    """Pieces on land may hang out over water, and those on water keep as far away from land. `reach`: so far, in board
    units; `lands`: the outlines of all land of the board; `wet`: is this ground water? `size`: the board's."""

    reach: float
    lands: tuple[Polygon, ...]
    wet: bool
    size: Point


class Ground:
    """The free points of one area, each with the largest radius that it bears. Found once an area."""

    _made: dict[tuple[object, ...], Ground] = {}

    @classmethod
    def of(cls, area: AreaView, names: Sequence[QRectF], step: float, coast: Coast | None = None) -> Ground:
        """The ground of an area: surveyed once, while its regions, its coast and the names in it are the same."""
        key = (area.polygons, area.centre, tuple(name.getRect() for name in names), step, coast)
        if key not in cls._made:
            if len(cls._made) >= KEPT:
                cls._made.pop(next(iter(cls._made)))
            cls._made[key] = cls(area, names, step, coast)
        return cls._made[key]

    def __init__(self, area: AreaView, names: Sequence[QRectF], step: float, coast: Coast | None = None) -> None:
        self._coast = coast
        self._own = area.polygons
        self._centre = area.centre
        self._points: list[Spot] = []  # the nearest to the centre first
        self._bears = 0.0  # more than the squares of all diameters that it has room for can be
        self._placed: dict[tuple[float, ...], tuple[Slot, ...] | None] = {}
        for polygon in area.polygons:
            self._survey(polygon, names, step)
        self._points.sort()
        self._orders = [self._points]

    def _survey(self, outline: Polygon, names: Sequence[QRectF], step: float) -> None:
        """Distances to the nearest border, on a grid; each of its points may bear a piece."""
        beyond = self._coast.reach if self._coast is not None and not self._coast.wet else 0.0
        box = _path_of(outline).boundingRect().adjusted(-beyond, -beyond, beyond, beyond)
        step = max(step, math.sqrt(box.width() * box.height() / CELLS))
        inside, rows, width = self._cells(outline, names, box, step)
        distances = _distances(rows, width)
        self._bears += 1.2 * 4 / math.pi * step * step * sum(distance > 0 for distance in distances)
        for row in range(1, len(distances) // width - 1):
            for column in range(1, width - 1):
                room = (distances[row * width + column] / 3 - 0.5) * step
                if room > 2 * step and inside[row * width + column]:
                    x, y = box.left() + (column - 0.5) * step, box.top() + (row - 0.5) * step
                    self._points.append((math.dist((x, y), self._centre), x, y, room))

    def _cells(self, outline: Polygon, names: Sequence[QRectF], box: QRectF, step: float) -> tuple[bytes, bytes, int]:
        """The area as a grid of bytes with a rim of zeros, and how wide it is: first not zero inside the outline, then
        not zero where a piece may lie."""
        width, height = int(box.width() / step) + 3, int(box.height() / step) + 3
        image = QImage(width, height, QImage.Format.Format_Grayscale8)
        image.fill(Qt.GlobalColor.black)
        painter = self._painter(image, box, step)
        painter.fillPath(_path_of(outline), Qt.GlobalColor.white)
        painter.end()
        inside = _bytes(image)
        painter = self._painter(image, box, step)
        self._move_coast(painter, outline)
        for name in names:
            painter.fillRect(name, Qt.GlobalColor.black)
        painter.end()
        return inside, _bytes(image), width

    def _painter(self, image: QImage, box: QRectF, step: float) -> QPainter:
        painter = QPainter(image)
        painter.translate(1, 1)
        painter.scale(1 / step, 1 / step)
        painter.translate(-box.topLeft())
        return painter

    def _move_coast(self, painter: QPainter, outline: Polygon) -> None:
        """Land reaches out over water, as far as there is board and no other land."""
        coast = self._coast
        if coast is None:
            return
        if coast.wet:
            for land in coast.lands:
                painter.strokePath(_path_of(land), QPen(Qt.GlobalColor.black, 2 * coast.reach))
            return
        painter.strokePath(_path_of(outline), QPen(Qt.GlobalColor.white, 2 * coast.reach))
        for land in coast.lands:
            if land not in self._own:
                painter.fillPath(_path_of(land), Qt.GlobalColor.black)
        whole, board = QPainterPath(), QPainterPath()
        whole.addRect(QRectF(0, 0, *coast.size).adjusted(-100, -100, 100, 100))
        board.addRect(QRectF(0, 0, *coast.size))
        painter.fillPath(whole.subtracted(board), Qt.GlobalColor.black)

    def place(self, diameters: Sequence[float], least: float = 0.0) -> tuple[Slot, ...] | None:
        """A slot for each piece, in the order given; all smaller by one measure when the area is crowded.

        None when they would have to be smaller than `least`."""
        wanted = (least, *diameters)
        if wanted not in self._placed:
            self._placed[wanted] = self._place(diameters, least)
        return self._placed[wanted]

    def heap(self, diameters: Sequence[float]) -> tuple[Slot, ...]:
        """The last resort: a spiral round the centre, whatever lies there."""
        slots = []
        for place, diameter in enumerate(d * SHRINKING[-1] for d in diameters):
            angle, reach = place * 2.4, diameter * 0.55 * math.sqrt(place)
            x, y = self._centre[0] + reach * math.cos(angle), self._centre[1] + reach * math.sin(angle)
            slots.append(Slot(x, y, diameter))
        return tuple(slots)

    def _place(self, diameters: Sequence[float], least: float) -> tuple[Slot, ...] | None:
        order = sorted(range(len(diameters)), key=lambda i: -diameters[i])
        for shrink in SHRINKING:
            if shrink < least:
                return None
            wanted = [diameters[i] * shrink for i in order]
            found = next(filter(None, (self._try(wanted, points) for points in self._all_orders())), None)
            if found is not None:
                return tuple(slot for _, slot in sorted(zip(order, found), key=lambda pair: pair[0]))
        return None

    def _all_orders(self) -> Iterator[Sequence[Spot]]:
        """The free points, the nearest to the centre first; then in other orders, where more may find room: those with
        the least room first, from the left, from the top."""
        yield self._orders[0]
        if len(self._orders) == 1:
            self._orders += [sorted(self._points, key=lambda point: (point[by], point)) for by in (3, 1, 2)]
        yield from self._orders[1:]

    def landing(self, taken: Sequence[Slot], radius: float) -> Point | None:
        """The middle of the nearest free round of this radius, if there is one."""
        for _, x, y, room in self._points:
            if room >= radius and all(math.dist((x, y), (s.x, s.y)) >= s.diameter / 2 + radius for s in taken):
                return (x, y)
        return None

    def _try(self, diameters: Sequence[float], points: Sequence[Spot]) -> list[Slot] | None:
        """Each at the first of these points where it has room, the largest first. What is left is kept as a list."""
        if sum(diameter * diameter for diameter in diameters) > self._bears:
            return None
        smallest = min(diameters, default=0.0)
        free = [point for point in points if point[3] >= smallest * HALF]
        taken: list[Slot] = []
        for diameter in diameters:
            slot = _nearest(free, diameter, taken)
            if slot is None:
                return None
            taken.append(slot)
            reach = (smallest * (1 + GAP) + slot.diameter) / 2 - 0.001
            free = [point for point in free if math.dist((point[1], point[2]), (slot.x, slot.y)) >= reach]
        return taken


def _nearest(free: Sequence[Spot], diameter: float, taken: Sequence[Slot]) -> Slot | None:
    gap = GAP * diameter
    for _, x, y, room in free:
        if room < diameter * HALF:
            continue
        for slot in taken:
            if math.dist((x, y), (slot.x, slot.y)) < (diameter + slot.diameter) / 2 + gap:
                break
        else:
            return Slot(x, y, diameter)
    return None


def around(point: Point, diameters: Sequence[float]) -> tuple[Slot, ...]:
    """Slots round a point that is no area."""
    slots = []
    for place, diameter in enumerate(diameters):
        angle, reach = place * 2.0944, diameter * (0.6 if place else 0)
        slots.append(Slot(point[0] + reach * math.cos(angle), point[1] + reach * math.sin(angle), diameter))
    return tuple(slots)


def _bytes(image: QImage) -> bytes:
    """Its pixels, row by row, without what fills up the rows."""
    width, stride, bits = image.width(), image.bytesPerLine(), bytes(image.constBits())
    return b"".join(bits[row * stride : row * stride + width] for row in range(image.height()))


def _path_of(outline: Polygon) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in outline]))
    path.closeSubpath()
    return path


def _distances(cells: bytes, width: int) -> list[int]:
    """For each cell three times its distance to the nearest cell that is not free, in two sweeps."""
    far = 1 << 20
    found = [far if cell else 0 for cell in cells]
    last = len(found) - width - 1
    for i in range(width + 1, last):
        if found[i]:
            above = i - width
            found[i] = min(found[i], found[i - 1] + 3, found[above] + 3, found[above - 1] + 4, found[above + 1] + 4)
    for i in range(last - 1, width, -1):
        if found[i]:
            below = i + width
            found[i] = min(found[i], found[i + 1] + 3, found[below] + 3, found[below + 1] + 4, found[below - 1] + 4)
    return found
