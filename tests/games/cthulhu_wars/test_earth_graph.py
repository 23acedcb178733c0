"""The graph of the four Earth boards against the neighbour lists of the printed maps, written out here."""

import networkx as nx
import pytest

from desktop_app.games.cthulhu_wars.pack import Pack, graph, load_pack
from desktop_app.resource_files import resource

# area, terrain, glyph: neighbours (a line set in goes on with the one above)

EARTH_33 = """
arctic_ocean, ocean, -: asia europe north_america north_atlantic north_pacific
north_atlantic, ocean, -: africa arctic_ocean asia europe north_america north_pacific south_america south_atlantic
south_atlantic, ocean, -: africa antarctica indian_ocean north_atlantic south_america south_pacific
north_pacific, ocean, -: arctic_ocean asia indian_ocean north_america north_atlantic south_america south_pacific
indian_ocean, ocean, -: africa antarctica asia australia north_pacific south_atlantic south_pacific
south_pacific, ocean, -: antarctica australia indian_ocean north_pacific south_america south_atlantic
europe, land, claw: arctic_ocean asia north_atlantic
asia, land, claw: africa arctic_ocean europe indian_ocean north_atlantic north_pacific
africa, land, chevron: asia indian_ocean north_atlantic south_atlantic
north_america, land, ring: arctic_ocean north_atlantic north_pacific south_america
south_america, land, ring: north_america north_atlantic north_pacific south_atlantic south_pacific
australia, land, chevron: indian_ocean south_pacific
antarctica, land, -: indian_ocean south_atlantic south_pacific
"""

EARTH_35 = """
arctic_ocean, ocean, -: north_america north_asia north_atlantic north_pacific scandinavia
north_atlantic, ocean, -: arabia arctic_ocean europe north_america north_pacific scandinavia south_america
    south_atlantic west_africa
south_atlantic, ocean, -: antarctica east_africa indian_ocean north_atlantic south_america south_pacific west_africa
north_pacific, ocean, -: arctic_ocean indian_ocean north_america north_asia north_atlantic south_america
    south_asia south_pacific
indian_ocean, ocean, -: antarctica arabia australia east_africa north_pacific south_asia south_atlantic south_pacific
south_pacific, ocean, -: antarctica australia indian_ocean north_pacific south_america south_atlantic
scandinavia, land, claw: arctic_ocean europe north_asia north_atlantic
europe, land, claw: arabia north_asia north_atlantic scandinavia
north_asia, land, claw: arabia arctic_ocean europe north_pacific scandinavia south_asia
south_asia, land, claw: arabia indian_ocean north_asia north_pacific
arabia, land, claw: east_africa europe indian_ocean north_asia north_atlantic south_asia west_africa
west_africa, land, chevron: arabia east_africa north_atlantic south_atlantic
east_africa, land, chevron: arabia indian_ocean south_atlantic west_africa
north_america, land, ring: arctic_ocean north_atlantic north_pacific south_america
south_america, land, ring: north_america north_atlantic north_pacific south_atlantic south_pacific
australia, land, chevron: indian_ocean south_pacific
antarctica, land, -: indian_ocean south_atlantic south_pacific
"""

EARTH_53 = """
arctic_ocean, ocean, -: asia europe north_america_east north_america_west north_atlantic north_pacific
north_atlantic, ocean, -: africa arctic_ocean asia central_america europe north_america_east
    north_america_west north_pacific south_america_east south_atlantic
south_atlantic, ocean, -: africa antarctica indian_ocean north_atlantic south_america_east south_america_west
    south_pacific
north_pacific, ocean, -: arctic_ocean asia central_america indian_ocean north_america_west north_atlantic
    south_america_west south_pacific
indian_ocean, ocean, -: africa antarctica asia australia new_zealand north_pacific south_atlantic south_pacific
south_pacific, ocean, -: antarctica indian_ocean new_zealand north_pacific south_america_west south_atlantic
europe, land, claw: arctic_ocean asia north_atlantic
asia, land, claw: africa arctic_ocean europe indian_ocean north_atlantic north_pacific
africa, land, chevron: asia indian_ocean north_atlantic south_atlantic
north_america_west, land, ring: arctic_ocean central_america north_america_east north_atlantic north_pacific
north_america_east, land, ring: arctic_ocean north_america_west north_atlantic
central_america, land, ring: north_america_west north_atlantic north_pacific south_america_east south_america_west
south_america_west, land, ring: central_america north_pacific south_america_east south_atlantic south_pacific
south_america_east, land, ring: central_america north_atlantic south_america_west south_atlantic
australia, land, chevron: indian_ocean new_zealand
new_zealand, land, chevron: australia indian_ocean south_pacific
antarctica, land, -: indian_ocean south_atlantic south_pacific
"""

EARTH_55 = """
arctic_ocean, ocean, -: north_america_east north_america_west north_asia north_atlantic north_pacific scandinavia
north_atlantic, ocean, -: arabia arctic_ocean central_america europe north_america_east north_america_west
    north_pacific scandinavia south_america_east south_atlantic west_africa
south_atlantic, ocean, -: antarctica east_africa indian_ocean north_atlantic south_america_east
    south_america_west south_pacific west_africa
north_pacific, ocean, -: arctic_ocean central_america indian_ocean north_america_west north_asia
    north_atlantic south_america_west south_asia south_pacific
indian_ocean, ocean, -: antarctica arabia australia east_africa new_zealand north_pacific south_asia
    south_atlantic south_pacific
south_pacific, ocean, -: antarctica indian_ocean new_zealand north_pacific south_america_west south_atlantic
scandinavia, land, claw: arctic_ocean europe north_asia north_atlantic
europe, land, claw: arabia north_asia north_atlantic scandinavia
north_asia, land, claw: arabia arctic_ocean europe north_pacific scandinavia south_asia
south_asia, land, claw: arabia indian_ocean north_asia north_pacific
arabia, land, claw: east_africa europe indian_ocean north_asia north_atlantic south_asia west_africa
west_africa, land, chevron: arabia east_africa north_atlantic south_atlantic
east_africa, land, chevron: arabia indian_ocean south_atlantic west_africa
north_america_west, land, ring: arctic_ocean central_america north_america_east north_atlantic north_pacific
north_america_east, land, ring: arctic_ocean north_america_west north_atlantic
central_america, land, ring: north_america_west north_atlantic north_pacific south_america_east south_america_west
south_america_west, land, ring: central_america north_pacific south_america_east south_atlantic south_pacific
south_america_east, land, ring: central_america north_atlantic south_america_west south_atlantic
australia, land, chevron: indian_ocean new_zealand
new_zealand, land, chevron: australia indian_ocean south_pacific
antarctica, land, -: indian_ocean south_atlantic south_pacific
"""

# map: table, Areas, borders, seats, seats that take it unless they choose
MAPS = {
    "earth_33": (EARTH_33, 13, 33, (2, 3), (2, 3)),
    "earth_35": (EARTH_35, 17, 45, (4,), (4,)),
    "earth_53": (EARTH_53, 17, 44, (4,), ()),
    "earth_55": (EARTH_55, 21, 56, (5,), (5,)),
}


@pytest.fixture(scope="module")
def pack() -> Pack:
    general, factions, earth = (
        resource("packs", "cthulhu_wars", f"{file}.json").read_text(encoding="utf-8")
        for file in ("general", "factions", "earth")
    )
    return load_pack(general, factions, earth)


@pytest.mark.rule("CWB-MAP-EARTH")
@pytest.mark.parametrize("id", MAPS)
def test_terrain_glyphs_and_neighbours(pack: Pack, id: str) -> None:
    earth = pack.maps[id]
    printed = {}
    for line in MAPS[id][0].replace("\n   ", "").split("\n"):
        if line:
            head, goals = line.split(": ")
            area, terrain, glyph = head.split(", ")
            printed[area] = (terrain, glyph, frozenset(goals.split()))
    found = {
        area: ("ocean" if area in earth.oceans else "land", earth.glyph.get(area, "-"), frozenset(earth.near[area]))
        for area in earth.areas
    }
    assert found == printed


@pytest.mark.rule("CWB-MAP-EARTH")
@pytest.mark.parametrize("id", MAPS)
def test_areas_borders_and_seats(pack: Pack, id: str) -> None:
    earth = pack.maps[id]
    _, areas, borders, seats, usual_for = MAPS[id]
    assert (len(earth.areas), graph(earth).number_of_edges()) == (areas, borders)
    assert (earth.seats, earth.usual_for) == (seats, usual_for)


def test_which_map_is_taken_when_nobody_chooses(pack: Pack) -> None:
    usual = {seats: pack.usual_map(seats).id for seats in (2, 3, 4, 5)}
    assert usual == {2: "earth_33", 3: "earth_33", 4: "earth_35", 5: "earth_55"}


@pytest.mark.parametrize("id", MAPS)
def test_the_oceans_meet_across_central_america(pack: Pack, id: str) -> None:
    """The rulebook says so in words: North Atlantic and North Pacific are adjacent."""
    assert graph(pack.maps[id]).has_edge("north_atlantic", "north_pacific")


@pytest.mark.parametrize("id", MAPS)
def test_the_graph_knows_terrain_and_is_connected(pack: Pack, id: str) -> None:
    earth = pack.maps[id]
    areas = graph(earth)
    assert nx.is_connected(areas)
    assert nx.number_of_selfloops(areas) == 0
    oceans = {area for area, terrain in areas.nodes(data="terrain") if terrain == "ocean"}
    assert oceans == {
        "arctic_ocean", "north_atlantic", "south_atlantic", "north_pacific", "south_pacific", "indian_ocean",
    }  # fmt: skip


@pytest.mark.parametrize("id", MAPS)
def test_neighbours_stand_in_declared_order(pack: Pack, id: str) -> None:
    earth = pack.maps[id]
    for area in earth.areas:
        for goals in (earth.near[area], earth.within_two[area]):
            assert goals == tuple(goal for goal in earth.areas if goal in goals)


@pytest.mark.parametrize("id", MAPS)
def test_within_two_steps(pack: Pack, id: str) -> None:
    earth = pack.maps[id]
    steps = dict(nx.all_pairs_shortest_path_length(graph(earth)))
    for area in earth.areas:
        assert set(earth.within_two[area]) == {goal for goal in earth.areas if 0 < steps[area][goal] <= 2}
