"""Six heaps in every area at once: pieces stay large enough to be known, over no shore but that of water."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from desktop_app.app.rooms import room
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.board.sizes import PIECE, THING
from desktop_app.gui.discs import GREAT
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.views import PieceView, TableView
from tests.gui.test_crowds import GAME, circles, clear, tables

ROOMS = (1.0, 1.14, 10_000.0)
"""How tall a room two wide is: boards as they are, in the smallest window, and the tallest."""

LEAST = 0.68
"""How small pieces may become, wherever they stand."""

LARGER = 1.25
"""So much larger than an ordinary piece of its area a great one is at least."""


def six_heaps(view: TableView, area: str) -> Iterator[PieceView]:
    """A thing, a great one, and four stacks of three sides, with and without a number."""
    thing = next(piece for piece in view.pieces if not piece.owner)
    great = max(view.pieces, key=lambda piece: piece.size)
    first, second, third = sorted({piece.owner for piece in view.pieces if piece.owner})[:3]
    small = {side: min((p for p in view.pieces if p.owner == side), key=lambda p: p.size) for side in (first, second)}
    large = {side: max((p for p in view.pieces if p.owner == side and p.size < GREAT), key=lambda p: p.size)
             for side in (first, third)}  # fmt: skip
    like = (thing, great, *[small[first]] * 3, *[small[second]] * 2, large[third], *[large[first]] * 2)
    for number, piece in enumerate(like):
        yield piece._replace(id=f"{area}.{number}", place=area, badges=())


def crowded(map: str, seats: int, tall: float) -> BoardScene:
    game = room(GAME)
    setup = game.default_setup(map, seats)
    view = game.view(game.new_game(setup), setup.seats[0])
    scene = BoardScene(wording_for(GAME))
    scene.fill(2, tall)
    scene.show_table(view._replace(pieces=tuple(
        [piece for area in view.boards[0].areas for piece in six_heaps(view, area.id)])))  # fmt: skip
    return scene


def shown(scene: BoardScene) -> list[PieceItem]:
    return list(dict.fromkeys(scene.pieces.values()))


def rim(item: PieceItem) -> Iterator[QPointF]:
    """Points round the disc, just inside it."""
    for turn in range(24):
        angle = turn * math.tau / 24
        yield item.pos() + QPointF(math.cos(angle), math.sin(angle)) * item.diameter * 0.47


@pytest.mark.parametrize("tall", ROOMS, ids=["as it is", "smallest window", "tallest"])
@pytest.mark.parametrize(("map", "seats"), tables())
def test_six_heaps_in_each_area_stay_large_enough(look: None, map: str, seats: int, tall: float) -> None:
    scene = crowded(map, seats, tall)
    for item in shown(scene):
        place = item.stack.top.place
        ordinary = PIECE * scene.unit_at(place)
        usual = THING / PIECE if not item.stack.top.owner else item.look.size
        if usual < GREAT:
            assert item.diameter / ordinary / usual >= LEAST - 0.001, (place, item.stack.ids)
        else:
            others = [other for other in shown(scene) if other.stack.top.place == place and other.look.livery]
            assert all(item.diameter >= LARGER * other.diameter for other in others if other is not item), place
    great = {item.stack.top.place for item in shown(scene) if item.look.livery and item.look.size >= GREAT}
    assert great == set(scene.areas), "each great one stands for itself"


@pytest.mark.parametrize("tall", [ROOMS[0], ROOMS[-1]], ids=["as it is", "tallest"])
@pytest.mark.parametrize(("map", "seats"), tables())
def test_they_stand_out_over_water_alone_and_touch_nothing_of_other_areas(
    look: None, map: str, seats: int, tall: float,
) -> None:  # fmt: skip
    scene = crowded(map, seats, tall)
    for first, second in combinations(shown(scene), 2):
        assert clear(circles(first), circles(second)), (first.stack.ids, second.stack.ids)
    over_shore = 0
    for item in shown(scene):
        place = item.stack.top.place
        for point in rim(item):
            below = [id for id, area in scene.areas.items() if id != place and area.path.contains(point)]
            assert all(scene.areas[id].wet for id in below), (place, below)
            over_shore += bool(below)
            assert scene.area_at(item.mapToScene(point - item.pos())) == place, "the pointer reaches its own area"
    assert over_shore
