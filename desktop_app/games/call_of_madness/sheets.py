"""What is printed on cards and tiles, as the rules read it: plain values, made once by pack.py, shared by all tables.

Nothing here changes after loading. Whatever is iterated is a tuple in declared order.
"""

from __future__ import annotations

from typing import NamedTuple

COLOURS = ("blue", "green", "red")
"""The colours of madness markers."""

ICONS = ("attack", "destroy", "strengthen", "move", "add_outpost", "discard_outpost", "ritual", "own_cultists",
         "other_cultists", "add_fire", "move_miniature", "stand_miniature", "draw", "action")
"""Every action that a card can show."""

AFTERWARDS = ("draw", "action")
"""What waits until the card lies on the discard pile (ledger COM-R36)."""

BOARDS = ("any", "own", "other")
TARGETS = ("self", "one_other", "each_other")


class Action(NamedTuple):
    """One icon with its numbers.

    `board`: whose board it may be aimed at. `target`: whom it concerns. `madness_cost`: markers that make an action
    below the line optional. `god`: whose power card the miniature goes to.
    """

    icon: str
    amount: int = 1
    board: str = "any"
    target: str = ""
    god: str = ""
    madness_cost: int = 0


class ActionSet(NamedTuple):
    """Actions of which each is taken on another target. `time`: any, day or night. The cost covers the whole set."""

    madness_cost: int
    time: str
    actions: tuple[Action, ...]


class Card(NamedTuple):
    """A basic card of a priest or a card of a god. `cost`: its price in cultists. `bottom`: what follows the set."""

    id: str
    owner: str
    name: str
    cost: int
    sets: tuple[ActionSet, ...]
    bottom: tuple[Action, ...]
    provenance: str

    def afterwards(self, number: int, icon: str) -> int:
        """How much of "draw" or "action" the chosen set (from 1) and the bottom bring once the card is resolved."""
        return sum([action.amount for action in (*self.sets[number - 1].actions, *self.bottom) if action.icon == icon])


class Power(NamedTuple):
    """A god's power card."""

    id: str
    name: str
    day: tuple[Action, ...]
    night: tuple[Action, ...]
    provenance: str


class Demand(NamedTuple):
    """One condition of a goal: a named number against a printed one."""

    metric: str
    op: str
    value: int
    colour: str = ""


class Goal(NamedTuple):
    """An immediate or an endgame goal; all demands must be met. `points`: its summoning points."""

    id: str
    name: str
    points: int
    all_of: tuple[Demand, ...]
    provenance: str


class Investigator(NamedTuple):
    """A tile: starting health, strength, and whether defeat brings one more madness marker."""

    id: str
    name: str
    health: int
    strength: int
    madness_symbol: bool
    provenance: str


class SetupCard(NamedTuple):
    """Where investigators stand at the start: (space of the own board, tile)."""

    id: str
    placements: tuple[tuple[str, str], ...]
    provenance: str


class Priest(NamedTuple):
    """A player: the owner of four basic cards, a miniature and a board."""

    id: str
    name: str
    provenance: str


class Board(NamedTuple):
    """The board of every player: columns from the left, rows from the top."""

    id: str
    columns: int
    rows: int
    provenance: str


class Numbers(NamedTuple):
    """Numbers that hold for everybody: cultists, pieces, steps, as they are called."""

    start_cultists: int
    max_health: int
    gods_in_play: int
    outposts: int
    fire_tokens: int
    madness_of_each_colour: int
    hand_at_start: int
    goals_on_display: int
    endgame_goals_dealt: int
    endgame_goals_kept: int
    fewest_seats_with_goals: int
    outpost_removal_markers: int
    outpost_removal_cultists: int
    cultists_for_an_unplaced_outpost: int
    discards_for_an_outpost: int
    strength_of_a_blue_marker: int
    markers_by_day: int
    markers_by_night: int
    fire_loss_by_day: int
    fire_loss_by_night: int


class CultistToken(NamedTuple):
    """Tokens of one value: how many there are, and how many a player starts with. They are for show: R22."""

    value: int
    number: int
    at_start: int


class Pack(NamedTuple):
    """Everything that is printed."""

    numbers: Numbers
    boards: dict[str, Board]
    tokens: tuple[CultistToken, ...]
    priests: dict[str, Priest]
    basic_cards: dict[str, Card]
    god_cards: dict[str, Card]
    powers: dict[str, Power]
    immediate_goals: dict[str, Goal]
    endgame_goals: dict[str, Goal]
    investigators: dict[str, Investigator]
    setup_cards: dict[str, SetupCard]
