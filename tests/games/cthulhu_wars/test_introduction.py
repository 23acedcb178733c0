"""What the game says of its maps and factions is true of the pack."""

from __future__ import annotations

import pytest

from desktop_app.app.rooms import room
from desktop_app.kernel.introduction import MapView

ROOM = room("cthulhu_wars")
SPLIT = {
    "old_world": ({"asia", "africa"}, {"north_asia", "south_asia", "west_africa", "east_africa", "arabia",
                                      "scandinavia"}),
    "new_world": ({"north_america", "south_america"}, {
        "north_america_west", "north_america_east", "south_america_west", "south_america_east", "central_america",
        "new_zealand"}),
}  # fmt: skip
"""The Areas of each half where it is plain, and where it is split: what the sentences say."""


def about(map: str) -> MapView:
    return ROOM.introduction().map(map)


@pytest.mark.parametrize("map", [choice.id for choice in ROOM.catalogue().maps])
def test_the_sentences_on_the_halves_are_true(map: str) -> None:
    areas = set(ROOM.pack.maps[map].areas)
    said = {note.sentence.id for note in about(map).notes}
    for half, (plain, split) in SPLIT.items():
        is_split = f"map.{half}.split" in said
        assert is_split != (f"map.{half}.plain" in said)
        assert (split <= areas) == is_split
        assert (plain <= areas) == (not is_split)
    assert dict(about(map).size.args)["n"] == len(areas)


@pytest.mark.parametrize("map", [choice.id for choice in ROOM.catalogue().maps])
def test_the_world_is_round_and_some_seas_are_joined_by_an_arc(map: str) -> None:
    earth = ROOM.pack.maps[map]
    both = [area for area in earth.areas if any(x <= 0 for polygon in earth.polygons[area] for x, _ in polygon)
            and any(x >= earth.width for polygon in earth.polygons[area] for x, _ in polygon)]  # fmt: skip
    assert "north_pacific" in both
    said = {note.sentence.id for note in about(map).notes}
    assert ("map.link.does" in said) == bool(earth.links)
    assert all(area in earth.oceans for link in earth.links for area in link.areas)
    assert len(about(map).notes) <= 5


@pytest.mark.parametrize("map", [choice.id for choice in ROOM.catalogue().maps])
def test_a_faction_begins_where_its_first_gate_lies(map: str) -> None:
    setup = ROOM.default_setup(map)
    table = ROOM.new_game(setup)
    for side in setup.seats:
        start = ROOM.introduction().side(side, map).start.id.removeprefix("name.")
        keeper = table.gates[start]
        assert table.pieces[keeper].side == side


def test_every_side_is_shown_by_a_great_one_in_its_own_colours() -> None:
    seats = {seat.id: seat for seat in ROOM.view(ROOM.new_game(ROOM.default_setup("", 5)), "").seats}
    for side in ROOM.catalogue().sides:
        shown = ROOM.introduction().side(side, "earth_55")
        assert shown.piece.size > 1.5
        assert shown.seat == seats[side]._replace(counters=(), state="")
