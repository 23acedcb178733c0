"""Where pieces may lie in each area of a table: clear of the names, and on land a little out over the water."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QGraphicsItem

from desktop_app.gui.board.area_item import AreaItem
from desktop_app.gui.board.name_item import NameItem
from desktop_app.gui.board.slots import Coast, Ground
from desktop_app.kernel.views import BoardView

FINE, MARGIN, REACH = 2.5, 2.0, 5.0
"""How finely a ground is surveyed, what is left free round a name, and how far pieces on land may hang out over water,
in units of the board."""


class Grounds:
    """The grounds of all areas of a table. `areas`, `names`, `places` and `units` belong to the scene: an area's item,
    its name, the board's item that both lie on, and the board's unit."""

    def __init__(self, areas: Mapping[str, AreaItem], names: Mapping[str, NameItem],
                 places: Mapping[str, QGraphicsItem], units: Mapping[str, float]) -> None:  # fmt: skip
        self._areas, self._names, self._places, self._units = areas, names, places, units
        self._boards: dict[str, BoardView] = {}
        self._known: dict[str, Ground] = {}

    def begin(self, boards: Sequence[BoardView]) -> None:
        """These boards are laid now, or other names on them."""
        self._boards = {area.id: board for board in boards for area in board.areas}
        self._known.clear()

    def of(self, area: str) -> Ground:
        """The ground of an area."""
        if area not in self._known:
            self._known[area] = self._survey(area)
        return self._known[area]

    def _survey(self, area: str) -> Ground:
        unit, item, coast = self._units[area], self._areas[area], self._coast(area)
        margin, reach = MARGIN * unit, coast.reach if coast is not None else 0.0
        boxes = (name.box() for id, name in self._names.items() if self._places[id] is self._places[area])
        near = [box.adjusted(-margin, -margin, margin, margin) for box in boxes
                if item.path.intersects(box.adjusted(-reach, -reach, reach, reach))]  # fmt: skip
        return Ground.of(item.area, near, FINE * unit, coast)

    def _coast(self, area: str) -> Coast | None:
        """Nothing on a board that is all land or all water."""
        board = self._boards[area]
        items = [self._areas[each.id] for each in board.areas]
        if len({item.wet for item in items}) == 1:
            return None
        lands = tuple([polygon for item in items if not item.wet for polygon in item.area.polygons])
        return Coast(REACH * self._units[area], lands, self._areas[area].wet, board.size)
