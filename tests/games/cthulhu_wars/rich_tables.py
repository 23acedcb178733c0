"""Scenario documents of late games, made by chance: many Units everywhere, many spellbooks, Gates and Elder Signs."""

from typing import Any

from desktop_app.games.cthulhu_wars.room import CthulhuWars
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.room import Setup

PHASES = ("action", "action", "action", "doom", "gather_power")


def rich_document(room: CthulhuWars, setup: Setup, seed: int) -> dict[str, Any]:
    """A document that reads well: equal arguments, equal document."""
    stream = Stream("rich", seed)
    seats = setup.seats
    areas: dict[str, dict[str, Any]] = {area: {} for area in room.pack.maps[setup.map].areas}
    for seat in seats:
        spread(room, seat, areas, stream)
    for area in areas.values():
        open_gate(area, seats, stream)
    return {
        "game": "cthulhu_wars", "map": setup.map, "seats": list(seats), "phase": PHASES[seed % len(PHASES)],
        "round": 5, "ritual": stream.below(4), "turn": seats[stream.below(len(seats))],
        "areas": {name: area for name, area in areas.items() if area},
        "factions": {seat: sheet(room, seat, seats, stream) for seat in seats},
    }


def spread(room: CthulhuWars, seat: str, areas: dict[str, dict[str, Any]], stream: Stream) -> None:
    """Put most of a faction's figures on the map."""
    names = list(areas)
    homes = [names[stream.below(len(names))] for _ in range(5)]
    for kind in room.pack.factions[seat].unit_kinds.values():
        for number in range(kind.count):
            captured = kind.type == "cultist" and number == 0  # it may be somebody's captive
            if not captured and stream.below(4):
                here = areas[homes[stream.below(len(homes))]].setdefault(seat, {})
                here[kind.id] = here.get(kind.id, 0) + 1


def open_gate(area: dict[str, Any], seats: tuple[str, ...], stream: Stream) -> None:
    """Sometimes a Gate, kept by a faction that has an Acolyte here."""
    able = [seat for seat in seats if area.get(seat, {}).get("acolyte")]
    if able and stream.below(3):
        area["gate"] = able[stream.below(len(able))]
    elif stream.below(6) == 0:
        area["gate"] = "abandoned"


def sheet(room: CthulhuWars, seat: str, seats: tuple[str, ...], stream: Stream) -> dict[str, Any]:
    """Power, Doom, some or all spellbooks, Elder Signs, perhaps a captive."""
    books = stream.shuffled(room.pack.factions[seat].spellbooks)[:3 + stream.below(4)]
    found = {"power": 4 + stream.below(12), "doom": stream.below(24), "spellbooks": list(books),
             "elder_signs": [1 + stream.below(3) for _ in range(stream.below(3))]}
    other = seats[(seats.index(seat) + 1) % len(seats)]
    return {**found, "captives": {other: {"acolyte": 1}}} if stream.below(2) else found
