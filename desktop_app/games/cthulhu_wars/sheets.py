"""The printed numbers as the rules read them: plain values, made once by pack.py and shared by all copies of a table.

Nothing here changes after loading. Whatever is iterated is a tuple in declared order.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import networkx as nx

Point = tuple[float, float]
Outline = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class UnitKind:
    """One kind of Unit of one faction. Every faction has its own acolyte, with equal numbers.

    `combat` is None when a rule computes it. `cost_again` is the cost of awakening it after the first time, else None.
    """

    id: str
    faction: str
    type: str  # cultist, monster or great_old_one
    count: int
    cost: int
    cost_again: int | None
    combat: int | None
    numbers: dict[str, int] = field(default_factory=dict, hash=False)
    provenance: str = "reported"


class SheetRow(NamedTuple):
    """A line of a faction's sheet that carries a rule: an ability, a spellbook or a requirement.

    `cost` is the Power that the printed action costs, None where there is no action to pay for.
    `elder_signs` come with the spellbook that a requirement gives.
    """

    id: str
    kind: str  # unique_ability, great_old_one_ability, spellbook or requirement
    cost: int | None
    elder_signs: int
    unit: str | None
    glyph: str | None
    numbers: dict[str, int]
    provenance: str


class Colours(NamedTuple):
    """How a faction's pieces look: the two tones of the disc, the ink of the figure, and the tone of lines and text."""

    field: str
    second: str
    figure: str  # bone or ink
    pattern: str
    line: str


class FactionSheet:
    """All that is printed on one faction's sheet."""

    __slots__ = (
        "colours", "cultists", "first_player_rank", "great_old_ones", "id", "monsters", "placement_rank", "provenance",
        "requirements", "rows", "spellbooks", "start", "unit_kinds", "units",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        start: tuple[str, ...],
        placement_rank: int,
        first_player_rank: int | None,
        colours: Colours,
        units: tuple[UnitKind, ...],
        rows: tuple[SheetRow, ...],
        provenance: str,
    ) -> None:
        self.id = id
        #: The start Area by its name on either half; exactly one of them lies on any map.
        self.start = start
        self.placement_rank = placement_rank
        #: The lowest in the game is First Player of round 1; equals are settled otherwise; None never is.
        self.first_player_rank = first_player_rank
        self.colours = colours
        #: The ids of its Unit kinds as printed; by type; and the kinds themselves by id.
        self.units = tuple(unit.id for unit in units)
        self.cultists = tuple(unit.id for unit in units if unit.type == "cultist")
        self.monsters = tuple(unit.id for unit in units if unit.type == "monster")
        self.great_old_ones = tuple(unit.id for unit in units if unit.type == "great_old_one")
        self.unit_kinds: dict[str, UnitKind] = {unit.id: unit for unit in units}
        #: The ids of spellbooks and requirements as printed; every row of the sheet by its id.
        self.spellbooks = tuple(row.id for row in rows if row.kind == "spellbook")
        self.requirements = tuple(row.id for row in rows if row.kind == "requirement")
        self.rows: dict[str, SheetRow] = {row.id: row for row in rows}
        self.provenance = provenance

    def start_on(self, earth: "EarthMap") -> str:
        """The start Area on this map."""
        return next(area for area in self.start if area in earth.near)


class Link(NamedTuple):
    """Two adjacent Areas whose regions don't touch on the drawn board: an arc through these points joins them."""

    areas: tuple[str, str]
    path: Outline


class EarthMap:
    """One of the four Earth boards: the graph that the rules ask, and the drawing that the view shows."""

    __slots__ = (
        "areas", "barriers", "centre", "gate", "glyph", "height", "id", "label", "label_lines", "links", "near",
        "oceans", "polygons", "provenance", "seats", "usual_for", "width", "within_two",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        usual_for: tuple[int, ...],
        size: tuple[int, int],
        near: dict[str, tuple[str, ...]],
        oceans: frozenset[str],
        glyph: dict[str, str],
        provenance: dict[str, str],
    ) -> None:
        self.id = id
        self.seats = seats
        #: The numbers of seats for which this map is the one that is taken unless somebody chooses another.
        self.usual_for = usual_for
        self.width, self.height = size
        self.areas = tuple(near)
        self.near = {area: tuple(goal for goal in self.areas if goal in near[area]) for area in self.areas}
        self.within_two = {area: self._two_steps(area) for area in self.areas}
        self.oceans = oceans
        #: chevron, ring or claw; Areas without one are left out.
        self.glyph = glyph
        self.provenance = provenance
        self.gate: dict[str, Point] = {}
        self.label: dict[str, Point] = {}
        #: Into how many lines the name is best broken to stand in its place.
        self.label_lines: dict[str, int] = {}
        #: Where the pieces of the Area gather, beside gate and name.
        self.centre: dict[str, Point] = {}
        #: An Area that the rim cuts has two polygons, the larger first.
        self.polygons: dict[str, tuple[Outline, ...]] = {}
        self.links: tuple[Link, ...] = ()
        #: Strips that nobody can pass; they keep regions apart that aren't adjacent.
        self.barriers: tuple[Outline, ...] = ()

    def _two_steps(self, area: str) -> tuple[str, ...]:
        """Areas one or two steps away, without the Area itself (Flight)."""
        reached = {goal for step in self.near[area] for goal in (step, *self.near[step])}
        return tuple(goal for goal in self.areas if goal in reached and goal != area)


class Numbers(NamedTuple):
    """The numbers that hold for every faction."""

    start_power: int
    start_acolytes: int
    doom_to_end: int
    gates: int
    desecration_tokens: int
    spellbooks_to_win: int
    power_per_gate: int
    power_per_cultist: int
    power_per_abandoned_gate: int
    power_per_captive: int
    ritual_cost_on_instant_death: int
    elder_signs: dict[int, int]  # value -> how many in the bag
    ritual_tracks: dict[int, tuple[int, ...]]  # seats -> cost of each step; Instant Death follows the last
    kill: tuple[int, ...]  # faces of the die
    pain: tuple[int, ...]
    costs: dict[str, int]  # Power cost of move, battle, build_gate, recruit, capture


class Pack:
    """The whole shipped content of the game, read and checked."""

    __slots__ = ("factions", "maps", "numbers")

    def __init__(self, numbers: Numbers, factions: dict[str, FactionSheet], maps: dict[str, EarthMap]) -> None:
        self.numbers = numbers
        self.factions = factions
        self.maps = maps

    def usual_map(self, seats: int) -> EarthMap:
        """The map for this number of seats when nobody chooses."""
        return next(earth for earth in self.maps.values() if seats in earth.usual_for)


def graph(earth: EarthMap) -> "nx.Graph[str]":
    """The adjacency of a map as a networkx graph; each node carries its terrain."""
    areas: nx.Graph[str] = nx.Graph()
    for area in earth.areas:
        areas.add_node(area, terrain="ocean" if area in earth.oceans else "land")
    areas.add_edges_from((area, goal) for area in earth.areas for goal in earth.near[area])
    return areas
