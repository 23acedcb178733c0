"""The drawn boards say what the graph says: regions that touch are adjacent, and adjacent ones touch or have a link.

The checker needs nothing but the polygons. Neighbours share their border point for point, so an edge belongs to two
regions or lies on the rim of the board, and the board is a cylinder: the right rim touches the left one.
"""

from collections import defaultdict
from itertools import combinations
from math import dist, hypot, inf

import pytest

from desktop_app.games.cthulhu_wars.pack import EarthMap, Point, load_pack
from desktop_app.resource_files import resource

MAPS = ("earth_33", "earth_35", "earth_53", "earth_55")
TOUCH = 8.0  # the least length of a border that a person sees as one
CLEAR_OF_THE_RIM = 25.0
LEAST_AREA = 12_000.0

Ring = list[Point]
Edge = tuple[Point, Point]
Drawing = dict[str, list[Ring]]


def earth_of(id: str) -> EarthMap:
    general, factions, earth = (
        resource("packs", "cthulhu_wars", f"{file}.json").read_text(encoding="utf-8")
        for file in ("general", "factions", "earth")
    )
    return load_pack(general, factions, earth).maps[id]


def drawing_of(earth: EarthMap) -> Drawing:
    return {area: [list(ring) for ring in earth.polygons[area]] for area in earth.areas}


@pytest.fixture(scope="module", params=MAPS)
def earth(request: pytest.FixtureRequest) -> EarthMap:
    return earth_of(request.param)


# The checker -------------------------------------------------------------------------------------------------------


def edges(ring: Ring) -> list[Edge]:
    return list(zip(ring, ring[1:] + ring[:1]))


def area_of(ring: Ring) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(ring))) / 2


def inside(point: Point, ring: Ring) -> bool:
    """Whether a ray to the right crosses the ring an odd number of times."""
    x, y = point
    crossed = [ax + (y - ay) / (by - ay) * (bx - ax) for (ax, ay), (bx, by) in edges(ring) if (ay > y) != (by > y)]
    return sum(at > x for at in crossed) % 2 == 1


def distance(point: Point, ring: Ring) -> float:
    return min(distance_to_edge(point, edge) for edge in edges(ring))


def distance_to_edge(point: Point, edge: Edge) -> float:
    (px, py), ((ax, ay), (bx, by)) = point, edge
    length = dist(*edge) ** 2
    along = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return hypot(px - ax - along * (bx - ax), py - ay - along * (by - ay))


def side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one: Edge, other: Edge) -> bool:
    """Whether two edges without a common end meet."""
    if set(one) & set(other):
        return False
    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0 and boxes_meet(one, other)


def boxes_meet(one: Edge, other: Edge) -> bool:
    return all(
        min(p[axis] for p in one) <= max(p[axis] for p in other)
        and min(p[axis] for p in other) <= max(p[axis] for p in one)
        for axis in (0, 1)
    )


def crossings(rings: list[Ring]) -> list[tuple[Edge, Edge]]:
    """Edges that meet elsewhere than in a common corner; only edges in the same cell of a grid are compared."""
    cells: defaultdict[tuple[int, int], set[Edge]] = defaultdict(set)
    for ring in rings:
        for a, b in edges(ring):
            edge = (min(a, b), max(a, b))
            for column in range(int(min(a[0], b[0]) // 16), int(max(a[0], b[0]) // 16) + 1):
                for row in range(int(min(a[1], b[1]) // 16), int(max(a[1], b[1]) // 16) + 1):
                    cells[column, row].add(edge)
    return [pair for cell in cells.values() for pair in combinations(sorted(cell), 2) if cross(*pair)]


def owners(drawing: Drawing) -> dict[frozenset[Point], list[str]]:
    """For each edge the Areas that have it in their outline."""
    found: defaultdict[frozenset[Point], list[str]] = defaultdict(list)
    for area, rings in drawing.items():
        for ring in rings:
            for edge in edges(ring):
                found[frozenset(edge)].append(area)
    return found


def on_the_rim(edge: frozenset[Point], width: float, height: float) -> bool:
    a, b = edge
    return (a[0] == b[0] and a[0] in (0, width)) or (a[1] == b[1] and a[1] in (0, height))


def loose_edges(drawing: Drawing, width: float, height: float) -> list[frozenset[Point]]:
    """Edges that neither two regions share nor the rim of the board explains."""
    return [
        edge
        for edge, areas in owners(drawing).items()
        if len(areas) != 1 + (not on_the_rim(edge, width, height)) or len(set(areas)) != len(areas)
    ]


def touching(drawing: Drawing, width: float) -> dict[frozenset[str], float]:
    """The length of the border that two Areas share, the one across the rim included."""
    lengths: defaultdict[frozenset[str], float] = defaultdict(float)
    rims: dict[float, list[tuple[str, float, float]]] = {0.0: [], width: []}
    for edge, areas in owners(drawing).items():
        a, b = edge
        if len(areas) == 2:
            lengths[frozenset(areas)] += dist(a, b)
        elif a[0] == b[0] and a[0] in rims:
            rims[a[0]].append((areas[0], min(a[1], b[1]), max(a[1], b[1])))
    for left, low, high in rims[0.0]:
        for right, other_low, other_high in rims[width]:
            if left != right:
                lengths[frozenset((left, right))] += max(0.0, min(high, other_high) - max(low, other_low))
    return {pair: length for pair, length in lengths.items() if length > 0}


def meeting_corners(drawing: Drawing) -> set[frozenset[str]]:
    """Areas that have a corner in common."""
    corners: defaultdict[Point, set[str]] = defaultdict(set)
    for area, rings in drawing.items():
        for ring in rings:
            for corner in ring:
                corners[corner].add(area)
    return {frozenset(pair) for areas in corners.values() for pair in combinations(sorted(areas), 2)}


def borders(earth: EarthMap) -> set[frozenset[str]]:
    return {frozenset((area, goal)) for area in earth.areas for goal in earth.near[area]}


def linked(earth: EarthMap) -> set[frozenset[str]]:
    return {frozenset(link.areas) for link in earth.links}


# The shipped boards ------------------------------------------------------------------------------------------------


def test_outlines_are_simple_and_never_cross(earth: EarthMap) -> None:
    rings = [ring for rings in drawing_of(earth).values() for ring in rings]
    for ring in rings:
        assert len(set(ring)) == len(ring) >= 3
        assert all(0 <= x <= earth.width and 0 <= y <= earth.height for x, y in ring)
    assert crossings(rings) == []


def test_regions_and_barriers_fill_the_board(earth: EarthMap) -> None:
    rings = [*(ring for rings in earth.polygons.values() for ring in rings), *earth.barriers]
    assert sum(area_of(list(ring)) for ring in rings) == pytest.approx(earth.width * earth.height, abs=0.01)


def test_every_edge_is_shared_or_lies_on_the_rim(earth: EarthMap) -> None:
    assert loose_edges(drawing_of(earth), earth.width, earth.height) == []


def test_touching_means_adjacent_and_the_rest_has_a_link(earth: EarthMap) -> None:
    touch = touching(drawing_of(earth), earth.width)
    assert set(touch) == borders(earth) - linked(earth)
    assert min(touch.values()) > TOUCH


def test_not_even_corners_of_areas_meet_that_arent_adjacent(earth: EarthMap) -> None:
    assert meeting_corners(drawing_of(earth)) <= borders(earth)


def test_a_link_leads_from_the_one_area_into_the_other(earth: EarthMap) -> None:
    assert linked(earth) == {frozenset(("north_atlantic", "north_pacific"))}
    for link in earth.links:
        for area, point in zip(link.areas, (link.path[0], link.path[-1])):
            assert any(inside(point, list(ring)) for ring in earth.polygons[area])


def test_gate_name_and_pieces_stand_in_the_larger_region(earth: EarthMap) -> None:
    for area in earth.areas:
        rings = [list(ring) for ring in earth.polygons[area]]
        largest = max(rings, key=area_of)
        assert rings[0] == largest
        for point in (earth.gate[area], earth.label[area], earth.centre[area]):
            assert inside(point, largest), area
        assert distance(earth.gate[area], largest) > CLEAR_OF_THE_RIM, area
        assert dist(earth.gate[area], earth.centre[area]) > 40, area


def test_every_area_has_room_for_its_pieces(earth: EarthMap) -> None:
    for area in earth.areas:
        assert sum(area_of(list(ring)) for ring in earth.polygons[area]) > LEAST_AREA, area


def test_the_rim_cuts_few_areas_and_each_at_most_once(earth: EarthMap) -> None:
    cut = {area for area in earth.areas if len(earth.polygons[area]) > 1}
    asia = "north_asia" if "north_asia" in earth.near else "asia"
    assert cut == {"north_pacific", "indian_ocean", asia}
    for area in cut:
        assert len(earth.polygons[area]) == 2
        for ring in earth.polygons[area]:
            assert min(min(x, earth.width - x) for x, _ in ring) == 0


# The checker is shown faults and finds them ------------------------------------------------------------------------


def squares() -> Drawing:
    """A board of 100 x 50 with two squares."""
    return {
        "west": [[(0, 0), (50, 0), (50, 50), (0, 50)]],
        "east": [[(50, 0), (100, 0), (100, 50), (50, 50)]],
    }


def test_the_checker_measures_borders_and_the_rim() -> None:
    assert touching(squares(), 100) == {frozenset(("west", "east")): 100.0}
    assert loose_edges(squares(), 100, 50) == []


def test_the_checker_sees_a_border_that_isnt_shared() -> None:
    drawing = squares()
    drawing["east"][0].append((50, 25))
    assert len(loose_edges(drawing, 100, 50)) == 3


def test_the_checker_sees_crossing_outlines() -> None:
    assert crossings([[(0, 0), (10, 10), (10, 0), (0, 10)]]) == [(((0, 0), (10, 10)), ((0, 10), (10, 0)))]
    assert crossings([ring for rings in squares().values() for ring in rings]) == []


def test_the_checker_sees_a_corner_that_two_areas_share() -> None:
    drawing = {"one": [[(0, 0), (10, 0), (10, 10)]], "two": [[(10, 10), (20, 10), (20, 20)]]}
    assert meeting_corners(drawing) == {frozenset(("one", "two"))}
    assert touching(drawing, inf) == {}


def test_inside_and_distance() -> None:
    square = squares()["west"][0]
    assert inside((10, 25), square)
    assert not inside((60, 25), square)
    assert distance((10, 25), square) == 10
    assert area_of(square) == 2500


# A border reads as a drawn line -------------------------------------------------------------------------------------

FINE = 12  # the least number of points that two touching regions have in common


def points_in_common(drawing: Drawing) -> dict[frozenset[str], int]:
    """For each two regions that share edges the number of points of their common line, wherever it runs."""
    found: defaultdict[frozenset[str], set[Point]] = defaultdict(set)
    for edge, areas in owners(drawing).items():
        if len(areas) == 2:
            found[frozenset(areas)] |= edge
    return {pair: len(points) for pair, points in found.items()}


def test_every_border_has_twelve_points_on_both_outlines_or_is_a_drawn_link(earth: EarthMap) -> None:
    drawing = drawing_of(earth)
    common = points_in_common(drawing)
    over_the_rim = set(touching(drawing, earth.width)) - set(common)
    assert set(common) | over_the_rim | linked(earth) == borders(earth)
    assert len(over_the_rim) <= 3, "all others are seen as lines on the board"
    for pair, number in common.items():
        assert number >= FINE, (sorted(pair), number)
        outlines = [{corner for ring in drawing[area] for corner in ring} for area in sorted(pair)]
        assert len(outlines[0] & outlines[1]) >= FINE


def test_the_checker_counts_points() -> None:
    assert points_in_common(squares()) == {frozenset(("west", "east")): 2}
