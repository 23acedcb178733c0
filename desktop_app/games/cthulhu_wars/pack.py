"""From the text of the three pack files to checked, plain values.

The border of the game: here, and only here, pydantic checks what the files say; what comes out (sheets.py) is what
rules, state and view read. A fault is reported with its file, its row and its field.
"""

from typing import Annotated, Any, Literal, get_type_hints

import networkx as nx
from pydantic import Field

from desktop_app.kernel.packs import (
    Id,
    Natural,
    NumberRow,
    PackProblem,
    Positive,
    Provenance,
    Row,
    Schema,
    check_all,
    check_unique,
    read_pack,
)

from .sheets import Colours, EarthMap, FactionSheet, Link, Numbers, Pack, Point, SheetRow, UnitKind, graph

__all__ = [
    "Colours", "EarthMap", "FactionSheet", "Link", "Numbers", "Pack", "PackProblem", "Point", "SheetRow", "UnitKind",
    "graph", "load_pack", "schemas",
]  # fmt: skip

NUMBER_IDS = tuple(name for name, kind in get_type_hints(Numbers).items() if kind is int)
COST_IDS = ("move", "battle", "build_gate", "recruit", "capture")
ROW_LISTS = {
    "unique_abilities": "unique_ability",
    "great_old_one_abilities": "great_old_one_ability",
    "spellbooks": "spellbook",
    "requirements": "requirement",
}

Glyph = Literal["chevron", "ring", "claw"]
Hue = Annotated[str, Field(pattern=r"^#[0-9A-F]{6}$")]
Path = Annotated[tuple[Point, ...], Field(min_length=2)]
Ring = Annotated[tuple[Point, ...], Field(min_length=3)]


class ElderSignRow(Row):
    """How many Elder Signs of one value the bag holds."""

    value: Positive
    count: Positive
    provenance: Provenance


class RitualTrackRow(Row):
    """The costs on the Ritual track for one number of seats."""

    seats: Positive
    costs: Annotated[tuple[Positive, ...], Field(min_length=1)]
    provenance: Provenance


class DieRow(Row):
    """The faces that Kill and the faces that give Pain."""

    kill: tuple[Annotated[int, Field(ge=1, le=6)], ...]
    pain: tuple[Annotated[int, Field(ge=1, le=6)], ...]
    provenance: Provenance


class CostRow(Row):
    """The Power that a common action costs."""

    id: Id
    cost: Natural
    provenance: Provenance


class GeneralFile(Row):
    """general.json"""

    schema_version: Schema
    numbers: tuple[NumberRow, ...]
    elder_signs: tuple[ElderSignRow, ...]
    ritual_tracks: tuple[RitualTrackRow, ...]
    die: DieRow
    costs: tuple[CostRow, ...]


class ColoursRow(Row):
    """A faction's look."""

    field: Hue
    second: Hue
    figure: Literal["bone", "ink"]
    pattern: Id
    line: Hue


class UnitRow(Row):
    """A kind of Unit: figures, cost, Combat."""

    id: Id
    type: Literal["cultist", "monster", "great_old_one"]
    count: Positive
    cost: Natural
    cost_again: Natural | None = None
    combat: Natural | None
    numbers: dict[Id, Natural] = {}
    provenance: Provenance


class RuleRow(Row):
    """An ability, a spellbook or a requirement: its id is the id of the rule, its numbers are what is printed."""

    id: Id
    cost: Natural | None = None
    elder_signs: Natural = 0
    unit: Id | None = None
    glyph: Glyph | None = None
    numbers: dict[Id, Natural] = {}
    provenance: Provenance


Six = Annotated[tuple[RuleRow, ...], Field(min_length=6, max_length=6)]


class FactionRow(Row):
    """A faction's sheet."""

    id: Id
    placement_rank: Positive
    first_player_rank: Positive | None
    provenance: Provenance
    colours: ColoursRow
    start: Annotated[tuple[Id, ...], Field(min_length=1)]
    units: Annotated[tuple[UnitRow, ...], Field(min_length=1)]
    unique_abilities: tuple[RuleRow, ...]
    great_old_one_abilities: tuple[RuleRow, ...]
    spellbooks: Six
    requirements: Six


class FactionsFile(Row):
    """factions.json"""

    schema_version: Schema
    factions: Annotated[tuple[FactionRow, ...], Field(min_length=1)]


class AreaRow(Row):
    """An Area: what the rules ask (terrain, glyph, neighbours) and where it is drawn."""

    id: Id
    terrain: Literal["ocean", "land"]
    glyph: Glyph | None
    adjacent: Annotated[tuple[Id, ...], Field(min_length=1)]
    gate: Point
    label: Point
    label_lines: Annotated[int, Field(ge=1, le=3)]
    centre: Point
    polygons: Annotated[tuple[Ring, ...], Field(min_length=1)]
    provenance: Provenance


class LinkRow(Row):
    """Two adjacent Areas that don't touch on the board, and the arc between them."""

    areas: tuple[Id, Id]
    path: Path


class MapRow(Row):
    """One Earth board."""

    id: Id
    seats: Annotated[tuple[Positive, ...], Field(min_length=1)]
    usual_for: tuple[Positive, ...]
    areas: Annotated[tuple[AreaRow, ...], Field(min_length=2)]
    links: tuple[LinkRow, ...]
    barriers: tuple[Ring, ...]


class EarthFile(Row):
    """earth.json"""

    schema_version: Schema
    width: Positive
    height: Positive
    maps: Annotated[tuple[MapRow, ...], Field(min_length=1)]


def load_pack(general: str, factions: str, earth: str) -> Pack:
    """The pack that these three texts describe; raises PackProblem when one of them is wrong."""
    general_file = read_pack(GeneralFile, "general", general)
    earth_file = read_pack(EarthFile, "earth", earth)
    factions_file = read_pack(FactionsFile, "factions", factions)
    numbers = _numbers(general_file)
    check_unique("earth", "", "maps", [row.id for row in earth_file.maps])
    maps = {row.id: _earth_map(row, (earth_file.width, earth_file.height)) for row in earth_file.maps}
    _check_seats(numbers, maps)
    check_unique("factions", "", "factions", [row.id for row in factions_file.factions])
    return Pack(numbers, {row.id: _faction_sheet(row, maps) for row in factions_file.factions}, maps)


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schemas of the three files, and of a map in the third."""
    models: dict[str, type[Row]] = {"general": GeneralFile, "factions": FactionsFile, "earth": EarthFile, "map": MapRow}
    return {name: model.model_json_schema() for name, model in models.items()}


# Numbers ----------------------------------------------------------------------------------------------------------


def _numbers(file: GeneralFile) -> Numbers:
    check_all("general", "numbers", NUMBER_IDS, [row.id for row in file.numbers])
    check_all("general", "costs", COST_IDS, [row.id for row in file.costs])
    check_unique("general", "", "elder_signs", [str(row.value) for row in file.elder_signs])
    check_unique("general", "", "ritual_tracks", [str(row.seats) for row in file.ritual_tracks])
    if set(file.die.kill) & set(file.die.pain):
        raise PackProblem("general", "die", "pain", "a face can't Kill and give Pain")
    return Numbers(
        **{row.id: row.value for row in file.numbers},
        elder_signs={row.value: row.count for row in file.elder_signs},
        ritual_tracks={row.seats: row.costs for row in file.ritual_tracks},
        kill=file.die.kill,
        pain=file.die.pain,
        costs={row.id: row.cost for row in file.costs},
    )


# Factions ---------------------------------------------------------------------------------------------------------


def _faction_sheet(row: FactionRow, maps: dict[str, EarthMap]) -> FactionSheet:
    units = tuple(_unit_kind(row.id, unit) for unit in row.units)
    rows = tuple(_sheet_row(kind, rule) for field, kind in ROW_LISTS.items() for rule in getattr(row, field))
    check_unique("factions", row.id, "units", [unit.id for unit in units])
    check_unique("factions", row.id, "rules", [*(unit.id for unit in units), *(rule.id for rule in rows)])
    for rule in rows:
        if rule.unit is not None and rule.unit not in {unit.id for unit in units}:
            raise PackProblem("factions", f"{row.id} / {rule.id}", "unit", f"{rule.unit} is no Unit of this faction")
    _check_start(row, maps)
    colours = Colours(**row.colours.model_dump())
    return FactionSheet(
        row.id, row.start, row.placement_rank, row.first_player_rank, colours, units, rows, row.provenance
    )


def _check_start(row: FactionRow, maps: dict[str, EarthMap]) -> None:
    for area in row.start:
        if not any(area in earth.near for earth in maps.values()):
            raise PackProblem("factions", row.id, "start", f"{area} is no Area of any map")
    for earth in maps.values():
        if sum(area in earth.near for area in row.start) != 1:
            raise PackProblem("factions", row.id, "start", f"exactly one of these Areas must lie on {earth.id}")


def _unit_kind(faction: str, row: UnitRow) -> UnitKind:
    return UnitKind(
        row.id, faction, row.type, row.count, row.cost, row.cost_again, row.combat, row.numbers, row.provenance
    )


def _sheet_row(kind: str, row: RuleRow) -> SheetRow:
    return SheetRow(row.id, kind, row.cost, row.elder_signs, row.unit, row.glyph, row.numbers, row.provenance)


# Earth ------------------------------------------------------------------------------------------------------------


def _earth_map(row: MapRow, size: tuple[int, int]) -> EarthMap:
    check_unique("earth", row.id, "areas", [area.id for area in row.areas])
    _check_adjacency(row)
    near = {area.id: area.adjacent for area in row.areas}
    for link in row.links:
        if link.areas[0] not in near or link.areas[1] not in near[link.areas[0]]:
            raise PackProblem("earth", f"{row.id} / {' - '.join(link.areas)}", "areas", "a link joins adjacent Areas")
    earth = EarthMap(
        row.id,
        row.seats,
        row.usual_for,
        size,
        near,
        oceans=frozenset(area.id for area in row.areas if area.terrain == "ocean"),
        glyph={area.id: area.glyph for area in row.areas if area.glyph is not None},
        provenance={area.id: area.provenance for area in row.areas},
    )
    earth.gate = {area.id: area.gate for area in row.areas}
    earth.label = {area.id: area.label for area in row.areas}
    earth.label_lines = {area.id: area.label_lines for area in row.areas}
    earth.centre = {area.id: area.centre for area in row.areas}
    earth.polygons = {area.id: area.polygons for area in row.areas}
    earth.links = tuple(Link(link.areas, link.path) for link in row.links)
    earth.barriers = row.barriers
    return earth


def _check_adjacency(row: MapRow) -> None:
    """Neighbours exist, are mutual, and make one connected board; no Area is its own neighbour."""
    near = {area.id: area.adjacent for area in row.areas}
    for area, goals in near.items():
        place = f"{row.id} / {area}"
        check_unique("earth", place, "adjacent", list(goals))
        for goal in goals:
            if goal == area:
                raise PackProblem("earth", place, "adjacent", "an Area isn't adjacent to itself")
            if goal not in near:
                raise PackProblem("earth", place, "adjacent", f"{goal} is no Area of this map")
            if area not in near[goal]:
                raise PackProblem("earth", place, "adjacent", f"{goal} doesn't name {area} in turn")
    if not nx.is_connected(nx.Graph(near)):
        raise PackProblem("earth", row.id, "areas", "the map falls into parts that no Move can join")


def _check_seats(numbers: Numbers, maps: dict[str, EarthMap]) -> None:
    """Each number of seats that has a Ritual track has exactly one usual map, and a map has a track for its seats."""
    for seats in numbers.ritual_tracks:
        usual = [earth.id for earth in maps.values() if seats in earth.usual_for]
        if len(usual) != 1:
            raise PackProblem("earth", ", ".join(usual), "usual_for", f"{seats} seats need exactly one usual map")
    for earth in maps.values():
        for seats in earth.seats:
            if seats not in numbers.ritual_tracks:
                raise PackProblem("earth", earth.id, "seats", f"there is no Ritual track for {seats} seats")
        if not set(earth.usual_for) <= set(earth.seats):
            raise PackProblem("earth", earth.id, "usual_for", "names a number of seats that the map isn't for")
