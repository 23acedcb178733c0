"""Areas fuller than they ever are: eleven Cultists, all great ones, and both; pieces stay large enough to be known, and
where there is no other way those of several sides lie in one heap that shows whose they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, cycle, islice
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop_app.app.rooms import room
from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.board.sizes import PIECE, THING
from desktop_app.gui.discs import GREAT, liveries
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.views import PieceView, TableView
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down_at
from tests.gui.test_crowds import GAME, circles, clear, tables
from tests.gui.test_six_heaps import LEAST

FLATTEST = 1.0
"""The lowest room two wide that boards are drawn for."""


def cultists(view: TableView) -> Iterator[PieceView]:
    """Eleven of all sides, and a thing."""
    small = {piece.owner: piece for piece in view.pieces if piece.owner and piece.size <= 1}
    yield next(piece for piece in view.pieces if not piece.owner)
    yield from islice(cycle(small.values()), 11)


def great_ones(view: TableView) -> Iterator[PieceView]:
    """Each one that there is."""
    yield from {piece.kind: piece for piece in view.pieces if piece.owner and piece.size >= GREAT}.values()


def both(view: TableView) -> Iterator[PieceView]:
    yield from cultists(view)
    yield from great_ones(view)


@pytest.mark.parametrize("what", [cultists, great_ones, both])
@pytest.mark.parametrize(("map", "seats"), tables())
def test_a_full_area_is_still_legible(
    look: None, map: str, seats: int, what: Callable[[TableView], Iterator[PieceView]],
) -> None:  # fmt: skip
    game = room(GAME)
    setup = game.default_setup(map, seats)
    view = game.view(game.new_game(setup), setup.seats[0])
    scene = BoardScene(wording_for(GAME))
    scene.fill(2, FLATTEST)
    pieces = tuple([piece._replace(id=f"{area.id}.{number}", place=area.id, badges=())
                    for area in view.boards[0].areas for number, piece in enumerate(what(view))])  # fmt: skip
    scene.show_table(view._replace(pieces=pieces))
    assert set(scene.pieces) == {piece.id for piece in pieces}, "nobody gets lost"
    sides = liveries(view.seats)
    for place in scene.areas:
        here = [item for item in dict.fromkeys(scene.pieces.values()) if item.stack.top.place == place]
        for item in here:
            ordinary = PIECE * scene.unit_at(place) * (1.0 if item.stack.top.owner else THING / PIECE)
            assert item.diameter >= LEAST * ordinary - 0.001, (place, item.stack.ids)
            assert region_holds(scene, item), place
            if len(item.stack.owners) > 1:
                assert set(item.look.crowd) == {sides[owner] for owner in item.stack.owners}
        assert all(clear(circles(one), circles(other)) for one, other in combinations(here, 2)), place


def region_holds(scene: BoardScene, item: PieceItem) -> bool:
    return scene.areas[item.stack.top.place].path.contains(item.pos())


def crowded(qtbot: QtBot, shelf: Path) -> tuple[Hands, PieceItem]:
    """Everybody is in Scandinavia, on a flat board."""
    theme.choose(size=125)
    game = room(GAME)
    setup = game.default_setup("", 5)
    view = game.view(game.new_game(setup), setup.seats[0])
    hands = sit_down_at(qtbot, shelf, 5, {piece.id: "scandinavia" for piece in view.pieces if piece.owner})
    items = dict.fromkeys(hands.page.board.table.pieces.values())
    return hands, next(item for item in items if len(item.stack.owners) > 1)


def test_a_heap_of_several_sides_shows_the_colours_of_all(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands, heap = crowded(qtbot, tmp_path)
    board = hands.page.board
    box = board.mapFromScene(heap.sceneBoundingRect()).boundingRect()
    picture = board.viewport().grab(box).toImage()
    seen = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    for side in heap.look.crowd:
        assert {QColor(side.field).rgb(), QColor(side.second).rgb()} & seen


def test_a_heap_of_several_sides_opens_and_its_pieces_can_be_dragged(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands, heap = crowded(qtbot, tmp_path)
    asked = hands.page.showing.view.prompt.decider
    assert asked in heap.stack.owners
    hands.click(heap.stack.top.id)
    assert hands.page.hover.isVisible()
    assert len(hands.page.hover.tokens) > len(heap.stack.owners), "all that lies there is told kind by kind"
    own = next(piece.id for piece in heap.stack.pieces if piece.owner == asked)
    hands.drag(own, "arctic_ocean")
    moved = [piece.id for piece in hands.page.showing.view.pieces if piece.place == "arctic_ocean"]
    assert len(moved) == 1
    assert moved[0].startswith(asked)
