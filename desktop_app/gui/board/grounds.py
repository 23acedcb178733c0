"""The free ground of all areas that are shown: surveyed when it is first asked for, clear of the names."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from desktop_app.gui.board.coast import Coast, coast_of
from desktop_app.gui.board.name_item import NameItem
from desktop_app.gui.board.slots import Ground
from desktop_app.kernel.views import AreaView, BoardView

MARGIN, TIGHT, STEP = 2.0, 1.7, 2.5
"""What is left free round a name, and in a crowd, and how finely a ground is looked at; at unit 1."""


class Grounds:
    """One ground for each area, and a wider one for when it is crowded."""

    def __init__(self, names: Mapping[str, NameItem]) -> None:
        self._names = names
        self._boards: dict[str, tuple[BoardView, Coast, float]] = {}
        self._found: dict[tuple[str, bool], Ground] = {}

    def clear(self) -> None:
        """Other boards come."""
        self._boards.clear()
        self._found.clear()

    def lay(self, board: BoardView, unit: float) -> None:
        """The areas of this board, or the same with other marks."""
        coast = coast_of(board.areas, board.size, unit)
        self._boards.update((area.id, (board, coast, unit)) for area in board.areas)
        self._found.clear()

    def of(self, area: AreaView, crowded: bool = False) -> Ground:
        """The ground of an area. `crowded`: over what is printed under its name too, and a little over its shore."""
        if (area.id, crowded) not in self._found:
            board, coast, unit = self._boards[area.id]
            margin = (TIGHT if crowded else MARGIN) * unit
            boxes = [box for other in board.areas for box in self._boxes(other.id, crowded and other.id == area.id)]
            boxes = [box.adjusted(-margin, -margin, margin, margin) for box in boxes]
            self._found[area.id, crowded] = Ground.of(area, boxes, STEP * unit, coast, crowded)
        return self._found[area.id, crowded]

    def _boxes(self, area: str, crowded: bool) -> list[QRectF]:
        name = self._names[area]
        return name.lines() if crowded else [name.box()]
