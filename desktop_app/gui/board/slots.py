"""Where pieces lie inside an area: near its centre, clear of its border, of its name and of one another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from desktop_app.gui.board.chart import outline_of, path_of
from desktop_app.gui.board.coast import Coast
from desktop_app.kernel.views import AreaView, Point

SHRINKING = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36)
"""How small the pieces of a crowded area may become."""

GOOD = 0.68
"""Down to here pieces are shown one by one; before they become smaller, some are heaped up."""

KEPT = 200
"""So many surveys are kept."""

CELLS = 6000
"""So finely a survey divides a large area at most."""

GAP = 0.04
"""What is left free between two pieces, as a share of the second."""

HALF = (1 + GAP) / 2

OVER = 3.7
"""No more than a third of a disc lies beyond a shore: its middle is its radius, divided by this, away from it."""


SIDES = tuple([(math.cos(turn * math.tau / 12), math.sin(turn * math.tau / 12)) for turn in range(12)])
"""Where a crowded area is filled from: right and down, as much as it counts."""

Cell = tuple[float, float, float, float]
"""A point of a ground: how far it is from the centre, where it is, and the largest radius that it bears."""


class Slot(NamedTuple):
    """A place for one piece."""

    x: float
    y: float
    diameter: float


class Ground:
    """The free points of one area, each with the largest radius that it bears. Found once an area."""

    _made: dict[tuple[object, ...], Ground] = {}

    @classmethod
    def of(cls, area: AreaView, names: Sequence[QRectF], step: float, coast: Coast, wide: bool = False) -> Ground:
        """The ground of an area: surveyed once, while its regions and the names near it are the same. `wide`: with a
        strip of the water before it."""
        reach = coast.reach(area) if wide else 0.0
        region = outline_of(area).boundingRect().adjusted(-reach, -reach, reach, reach)
        near = [name for name in names if name.intersects(region)]
        key = (area.polygons, area.centre, tuple(name.getRect() for name in near), step, id(coast), wide)
        if key not in cls._made:
            if len(cls._made) >= KEPT:
                cls._made.pop(next(iter(cls._made)))
            cls._made[key] = cls(area, near, step, coast, wide)
        return cls._made[key]

    def __init__(self, area: AreaView, names: Sequence[QRectF], step: float, coast: Coast, wide: bool) -> None:
        self._area = area
        self._coast = coast  # kept: it is known by its identity
        self._wide = wide
        self._centre = area.centre
        self._points: list[Cell] = []
        self._sorted: dict[tuple[float, float], list[Cell]] = {}
        self._bears = 0.0  # more than the squares of all diameters that it has room for can be
        self._placed: dict[tuple[float, ...], tuple[Slot, ...] | None] = {}
        for polygon in area.polygons:
            self._survey(path_of((polygon,)), names, step)
        self._points.sort()

    def _survey(self, outline: QPainterPath, names: Sequence[QRectF], step: float) -> None:
        """Distances to the nearest border, on a grid; each of its points may bear a piece, as far as it then stands
        out over the shore no more than it may."""
        reach = self._coast.reach(self._area) if self._wide else 0.0
        box = outline.boundingRect().adjusted(-reach, -reach, reach, reach)
        step = max(step, math.sqrt(box.width() * box.height() / CELLS))
        rows, width = self._free_cells(outline, names, box, step, self._wide)
        distances = _distances(rows, width)
        if reach:
            ashore = _distances(*self._free_cells(outline, (), box, step, False))
            distances = [min(free, OVER * dry) for free, dry in zip(distances, ashore)]
        self._bears += 1.2 * 4 / math.pi * step * step * sum(cell > 0 for cell in rows)
        for row in range(1, len(distances) // width - 1):
            for column in range(1, width - 1):
                room = (distances[row * width + column] / 3 - 0.5) * step
                if room > 2 * step:
                    x, y = box.left() + (column - 0.5) * step, box.top() + (row - 0.5) * step
                    self._points.append((math.dist((x, y), self._centre), x, y, room))

    def _free_cells(self, outline: QPainterPath, names: Sequence[QRectF], box: QRectF, step: float,
                    wide: bool) -> tuple[bytes, int]:  # fmt: skip
        """A region as a grid of bytes with a rim of zeros: not zero where a piece may lie."""
        width, height = int(box.width() / step) + 3, int(box.height() / step) + 3
        image = QImage(width, height, QImage.Format.Format_Grayscale8)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setClipRect(1, 1, width - 2, height - 2)
        painter.translate(1, 1)
        painter.scale(1 / step, 1 / step)
        painter.translate(-box.topLeft())
        self._coast.paint(painter, self._area, outline, wide)
        for name in names:
            painter.fillRect(name, Qt.GlobalColor.black)
        painter.end()
        stride, bits = image.bytesPerLine(), bytes(image.constBits())
        return b"".join(bits[row * stride : row * stride + width] for row in range(height)), width

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
            smaller = [diameters[i] * shrink for i in order]
            found = self._try(smaller, self._points)
            if found is None and self._wide:
                found = self._pack(smaller, thoroughly=shrink == least)
            if found is not None:
                return tuple(slot for _, slot in sorted(zip(order, found), key=lambda pair: pair[0]))
        return None

    def _pack(self, diameters: Sequence[float], thoroughly: bool) -> list[Slot] | None:
        """Closely from one side, whichever has room for all. `thoroughly`: the largest from another side too."""
        if not self._may_bear(diameters):
            return None
        for begin in SIDES[::3] if thoroughly else SIDES[:1]:
            first = _nearest(self._from_side(begin), diameters[0], ()) if thoroughly else None
            for side in SIDES:
                found = self._try(diameters, self._from_side(side), (first,) if first else ())
                if found is not None:
                    return found
        return None

    def _from_side(self, side: tuple[float, float]) -> list[Cell]:
        if side not in self._sorted:
            self._sorted[side] = sorted(self._points, key=lambda point: point[1] * side[0] + point[2] * side[1])
        return self._sorted[side]

    def _may_bear(self, diameters: Sequence[float]) -> bool:
        return sum(diameter * diameter for diameter in diameters) <= self._bears

    def landing(self, taken: Sequence[Slot], radius: float) -> Point | None:
        """The middle of the nearest free round of this radius, if there is one."""
        for _, x, y, room in self._points:
            if room >= radius and all(math.dist((x, y), (s.x, s.y)) >= s.diameter / 2 + radius for s in taken):
                return (x, y)
        return None

    def _try(self, diameters: Sequence[float], points: Sequence[Cell], begun: Sequence[Slot] = ()) -> list[Slot] | None:
        """Each on the first point that bears it, the largest first; `begun` are placed. What is left of the ground is
        kept as a list."""
        if not self._may_bear(diameters):
            return None
        smallest = min(diameters, default=0.0)
        free = [point for point in points if point[3] >= smallest * HALF]
        taken: list[Slot] = []
        for place, diameter in enumerate(diameters):
            slot = begun[place] if place < len(begun) else _nearest(free, diameter, taken)
            if slot is None:
                return None
            taken.append(slot)
            reach = (smallest * (1 + GAP) + slot.diameter) / 2 - 0.001
            free = [point for point in free if math.dist((point[1], point[2]), (slot.x, slot.y)) >= reach]
        return taken


def _nearest(free: Sequence[Cell], diameter: float, taken: Sequence[Slot]) -> Slot | None:
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


def _distances(cells: bytes, width: int) -> list[float]:
    """For each cell three times its distance to the nearest cell that is not free, in two sweeps."""
    far = 1 << 20
    found: list[float] = [far if cell else 0 for cell in cells]
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
