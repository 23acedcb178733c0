"""What stands on the boards: each place is laid out anew only when something else lies there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.board.sizes import KEEPER, KEEPS, THING, slot_of
from desktop_app.gui.board.slots import Slot
from desktop_app.gui.board.tile_item import TileItem
from desktop_app.gui.discs import look_of
from desktop_app.gui.gestures import Stack
from desktop_app.gui.theme import NEUTRAL, Livery

TILE = "tile"
"""The form of what fills its place."""

Slots = Callable[[str, Sequence[Stack]], Sequence[tuple[Stack, Slot]]]
"""Where stacks lie in a place; some may be heaped up there."""


class PieceLayout:
    """Items for all pieces of a scene. `items`: of each piece the one that shows it.

    `layers`: what those of an area lie on; `slots`: where they lie; `boxes`: the box of an area, which a tile fills."""

    def __init__(self, scene: QGraphicsScene, layers: Mapping[str, QGraphicsItem], slots: Slots,
                 boxes: Callable[[str], QRectF]) -> None:  # fmt: skip
        self.items: dict[str, PieceItem] = {}
        self._scene, self._layers, self._slots, self._boxes = scene, layers, slots, boxes
        self._laid: dict[str, tuple[object, list[PieceItem]]] = {}

    def clear(self) -> None:
        """Other boards come; what lies on a layer has gone with it."""
        for item in [item for _, items in self._laid.values() for item in items if item.parentItem() is None]:
            self._scene.removeItem(item)
        self.items.clear()
        self._laid.clear()

    def forget(self) -> None:
        """Every place is laid out anew next time: there may be less room now."""
        self._laid = {place: (None, items) for place, (_, items) in self._laid.items()}

    def lay(self, heaps: Sequence[Stack], sides: dict[str, Livery]) -> None:
        """These stacks and no others."""
        by_place: dict[str, list[Stack]] = defaultdict(list)
        for heap in heaps:
            by_place[heap.top.place].append(heap)
        shown = {place: (here, sides) for place, here in by_place.items()}
        for place in [place for place, (what, _) in self._laid.items() if shown.get(place) != what]:
            for item in self._laid.pop(place)[1]:
                self._scene.removeItem(item)
        self.items.clear()
        for place, here in by_place.items():
            if place not in self._laid:
                self._laid[place] = (shown[place], [])
                self._fill(place, here, sides)
            for item in self._laid[place][1]:
                self.items.update(dict.fromkeys(item.stack.ids, item))

    def _fill(self, place: str, here: list[Stack], sides: dict[str, Livery]) -> None:
        """Lays out one place. A piece that keeps a thing stands in the middle of it."""
        for tile in [heap for heap in here if heap.top.form == TILE and place in self._layers]:
            here = [heap for heap in here if heap is not tile]
            self._keep(tile, TileItem(tile, look_of(tile.top, sides), self._boxes(place)))
        things = [heap for heap in here if not heap.top.owner]
        keepers = [heap for heap in here if KEEPS in heap.top.badges][: len(things)]
        spread = things + sorted((h for h in here if h not in things and h not in keepers), key=lambda h: h.top.owner)
        kept = {thing.top.id: keeper for thing, keeper in zip(things, keepers)}
        for heap, slot in self._slots(place, spread):
            keeper = kept.get(heap.top.id)
            own = slot_of(heap, slot)
            self._add(heap, own, sides, sides.get(keeper.top.owner) if keeper else None)
            if keeper is not None:
                self._add(keeper, own._replace(diameter=own.diameter * KEEPER / THING), sides)

    def _add(self, heap: Stack, slot: Slot, sides: dict[str, Livery], keeper: Livery | None = None) -> None:
        look = look_of(heap.top, sides, keeper)
        badges = () if heap.is_mixed else tuple(badge for badge in look.badges if badge != KEEPS)
        size = min(look.size, 1.0) if heap.is_mixed else look.size
        crowd = tuple(sides.get(owner, NEUTRAL) for owner in heap.owners) if len(heap.owners) > 1 else ()
        look = look._replace(badges=badges, mixed=heap.is_mixed, size=size, crowd=crowd)
        self._keep(heap, PieceItem(heap, look, slot))

    def _keep(self, heap: Stack, item: PieceItem) -> None:
        parent = self._layers.get(heap.top.place)
        if parent is None:
            self._scene.addItem(item)
        else:
            item.setParentItem(parent)
        self._laid[heap.top.place][1].append(item)
