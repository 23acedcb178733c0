"""Crowded areas: no piece, number or badge lies on another piece or on a name, whatever stands there."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import combinations, count, islice

import pytest
from PySide6.QtCore import QRectF

from desktop_app.app.match import new_match
from desktop_app.app.rooms import room
from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import KEEPS, BoardScene
from desktop_app.gui.board.chart import outline_of
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.board.tile_item import TileItem
from desktop_app.gui.discs import GREAT, badge_spots, count_box
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import Chance, Reply
from desktop_app.kernel.views import PieceView, TableView

GAME = "cthulhu_wars"
POSITIONS, MOST = 200, 14
STRETCHES = (1, 10_000)
"""Rooms for boards as they are and for the tallest; half of the positions are laid out in each."""

SMALL, SMALLEST, OTHERS = 6, 2, 2
"""Of the six smallest areas two are crowded in each position, and two of the others."""

REACH = 60
"""Board units that are more than a piece stands out over a shore."""

NAMES_APART = 6
"""Board units that are at least between two names."""

NEAR = 200
"""Pieces that are farther apart, in board units, can't touch."""

EVERY = 3
"""Of the tables of a game one in so many is looked at: they change little by little."""

Circle = tuple[float, float, float]


def tables() -> list[tuple[str, int]]:
    """Every map with the number of seats it is for, once each."""
    return list({choice.id: (choice.id, choice.seats[-1]) for choice in room(GAME).catalogue().maps}.values())


def random_pieces(view: TableView, luck: random.Random) -> Iterator[PieceView]:
    """Some areas full of pieces of three sides, often with a thing that one of them keeps."""
    sides: dict[str, list[PieceView]] = {}
    for piece in view.pieces:
        if piece.owner:
            sides.setdefault(piece.owner, []).append(piece)
    areas = sorted(view.boards[0].areas, key=lambda area: outline_of(area).boundingRect().width())
    for area in (*luck.sample(areas[:SMALL], SMALLEST), *luck.sample(areas[SMALL:], OTHERS)):
        three = luck.sample(sorted(sides), min(3, len(sides)))
        thing = next(piece for piece in view.pieces if not piece.owner)
        if luck.random() < 0.6:
            yield thing._replace(id=f"{area.id}.thing", place=area.id)
            yield sides[three[0]][0]._replace(id=f"{area.id}.keeper", place=area.id, badges=(KEEPS,))
        for n in range(luck.choice((3, 6, 10, MOST))):
            like = luck.choice(sides[luck.choice(three)])
            yield like._replace(id=f"{area.id}.{n}", place=area.id, badges=luck.choice(((), (), ("moved",))))


def circles(item: PieceItem) -> list[Circle]:
    """What a stack covers: its disc with its crown, its number, its badges."""
    crown = 1.2 if item.look.size >= GREAT and item.look.livery else 1.0
    found = [(item.x(), item.y(), crown * item.diameter / 2)]
    if len(item.stack.pieces) > 1:
        box = count_box(item.diameter, str(len(item.stack.pieces))).translated(item.pos())
        end = box.height() / 2
        found += [(box.left() + end, box.center().y(), end), (box.right() - end, box.center().y(), end)]
    for middle, radius in badge_spots(item.diameter, len(item.look.badges), item.look.size >= GREAT):
        found.append((item.x() + middle.x(), item.y() + middle.y(), radius))
    return found


def clear(first: list[Circle], second: list[Circle]) -> bool:
    return all(math.dist(a[:2], b[:2]) >= a[2] + b[2] - 0.5 for a in first for b in second)


def beside(circle: Circle, box: QRectF) -> bool:
    x = min(max(circle[0], box.left()), box.right())
    y = min(max(circle[1], box.top()), box.bottom())
    return math.dist((x, y), circle[:2]) >= circle[2] - 0.5


def names_near(scene: BoardScene, place: str) -> list[QRectF]:
    """The names that pieces of an area could touch. What is printed under its own may be covered."""
    near = scene.areas[place].boundingRect().adjusted(-REACH, -REACH, REACH, REACH)
    boxes = [name.lines() if id == place else [name.box()] for id, name in scene.names.items()]
    return [box for lines in boxes for box in lines if box.intersects(near)]


@pytest.mark.parametrize("tall", STRETCHES, ids=["as it is", "tallest"])
@pytest.mark.parametrize(("map", "seats"), tables())
def test_nothing_lies_on_anything_else(look: None, map: str, seats: int, tall: int) -> None:
    game, luck = room(GAME), random.Random(tall)
    setup = game.default_setup(map, seats)
    view = game.view(game.new_game(setup), setup.seats[0])
    scene = BoardScene(wording_for(GAME))
    scene.fill(2, tall)
    for _ in range(POSITIONS // len(STRETCHES)):
        pieces = tuple(random_pieces(view, luck))
        scene.show_table(view._replace(pieces=pieces))
        shown = {id for item in scene.pieces.values() for id in item.stack.ids}
        assert shown == {piece.id for piece in pieces}, "nobody gets lost"
        by_place: dict[str, list[PieceItem]] = {}
        for item in dict.fromkeys(scene.pieces.values()):
            if KEEPS not in item.stack.top.badges:
                by_place.setdefault(item.stack.top.place, []).append(item)
        for one, other in combinations([item for items in by_place.values() for item in items], 2):
            if math.dist(one.pos().toTuple(), other.pos().toTuple()) < NEAR:
                assert clear(circles(one), circles(other)), (one.stack.top.place, other.stack.top.place)
        for place, items in by_place.items():
            covers = [circles(item) for item in items]
            region = scene.areas[place].path
            for name in names_near(scene, place):
                assert all(beside(circle, name) for cover in covers for circle in cover), place
            assert all(region.contains(item.pos()) for item in items), place


def standing(place: str, wanted: str) -> list[PieceItem]:
    """What lies in an area of Earth for four: a thing with its keeper, a great one, pieces of two more sides (`wanted`:
    so many of t, g, p), as it is shown."""
    game = room(GAME)
    setup = game.default_setup("earth_35", 4)
    view = game.view(game.new_game(setup), setup.seats[0])
    small = [next(piece for piece in view.pieces if piece.owner == seat and piece.size <= 1) for seat in setup.seats]
    thing = next(piece for piece in view.pieces if not piece.owner)
    kinds = {"t": thing, "g": small[1]._replace(size=2.07), "p": small[2]}
    laid = [kinds[each]._replace(id=f"{place}.{n}", place=place, badges=()) for n, each in enumerate(wanted)]
    laid += [small[0]._replace(id="keeper", place=place, badges=(KEEPS,))] if "t" in wanted else []
    scene = BoardScene(wording_for(GAME))
    scene.fill(2, 10_000)
    scene.show_table(view._replace(pieces=tuple(laid)))
    return [scene.pieces[f"{place}.{n}"] for n in range(len(wanted))]


@pytest.mark.parametrize("place", ["europe", "scandinavia", "arabia", "south_asia", "australia"])
def test_in_small_areas_a_great_one_stays_larger_than_others_and_a_thing_large(look: None, place: str) -> None:
    [usual, ordinary] = standing("south_atlantic", "tp")
    [thing] = standing(place, "t")
    assert thing.diameter > 0.75 * usual.diameter
    _, great, other, _ = standing(place, "tgpp")
    assert great.diameter > 1.25 * other.diameter
    assert other.diameter > 0.5 * ordinary.diameter


@pytest.mark.parametrize("size", [100, 150, 200, 300])
@pytest.mark.parametrize("tall", STRETCHES, ids=["as it is", "tallest"])
@pytest.mark.parametrize(("map", "seats"), tables())
def test_no_two_names_touch(look: None, map: str, seats: int, tall: int, size: int) -> None:
    theme.choose(size=size)
    game = room(GAME)
    setup = game.default_setup(map, seats)
    scene = BoardScene(wording_for(GAME))
    scene.fill(2, tall)
    scene.show_table(game.view(game.new_game(setup), setup.seats[0]))
    apart = [(first, second) for first, second in combinations(scene.names, 2) if scene.names[first].box()
             .adjusted(-NAMES_APART, -NAMES_APART, NAMES_APART, NAMES_APART).intersects(scene.names[second].box())]
    assert apart == []


def played(map: str, seats: int, luck: random.Random) -> Iterator[TableView]:
    """The tables of games in which everybody answers anything, one after each answer."""
    shipped = room("call_of_madness")
    setup = shipped.default_setup(map, seats)
    for seed in count():
        match = new_match(shipped, setup, dict.fromkeys(setup.seats, "random"), seed)
        for asked in iter(match.pending, None):
            if isinstance(asked, Chance):
                match.let_chance_answer()
            else:
                match.say(Reply(asked.decider, luck.choice(asked.options).key))
                yield match.view(setup.seats[0])


def boards() -> list[tuple[str, int]]:
    maps = room("call_of_madness").catalogue().maps
    return list({choice.id: (choice.id, choice.seats[-1]) for choice in maps}.values())


@pytest.mark.parametrize(("map", "seats"), boards())
def test_on_boards_of_tiles_nothing_lies_on_anything_else(look: None, map: str, seats: int) -> None:
    scene = BoardScene(wording_for("call_of_madness"))
    lying = stood = 0
    for view in islice(played(map, seats, random.Random(3)), 0, POSITIONS * EVERY, EVERY):
        scene.show_table(view)
        items = list(dict.fromkeys(scene.pieces.values()))
        tiles = [item for item in items if isinstance(item, TileItem)]
        discs = [item for item in items if item not in tiles and KEEPS not in item.stack.top.badges]
        assert {id for item in items for id in item.stack.ids} == {
            piece.id for piece in view.pieces if piece.place in scene.areas or piece.place in scene._points}
        for first, second in combinations(tiles, 2):
            assert not first.sceneBoundingRect().adjusted(5, 5, -5, -5).intersects(
                second.sceneBoundingRect().adjusted(5, 5, -5, -5)), (first.stack.ids, second.stack.ids)
        by_place: dict[str, list[PieceItem]] = {}
        for item in discs:
            by_place.setdefault(item.stack.top.place, []).append(item)
        for place, here in by_place.items():
            for one, other in combinations([circles(item) for item in here], 2):
                assert clear(one, other), (place, [item.stack.ids for item in here])
            assert all(scene.areas[place].path.contains(item.pos()) for item in here if place in scene.areas), place
        lying, stood = lying + len(tiles), stood + len(discs)
    assert lying > POSITIONS
    assert stood > POSITIONS


def test_a_heap_takes_every_piece_of_its_side(look: None) -> None:
    game = room(GAME)
    setup = game.default_setup("", 5)
    view = game.view(game.new_game(setup), setup.seats[0])
    own = [piece for piece in view.pieces if piece.owner == setup.seats[0]]
    crowd = tuple(
        piece._replace(id=f"{n}.{piece.id}", place="new_zealand") for n in range(2) for piece in own
    )  # fmt: skip
    scene = BoardScene(wording_for(GAME))
    scene.show_table(view._replace(pieces=crowd))
    shown = {id for item in scene.pieces.values() for id in item.stack.ids}
    assert shown == {piece.id for piece in crowd}
    assert any(item.stack.is_mixed for item in scene.pieces.values())
