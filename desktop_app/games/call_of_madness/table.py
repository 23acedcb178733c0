"""Everything that lies on the table of Call of Madness, and the questions that rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop_app.games.call_of_madness.sheets import COLOURS, Investigator
from desktop_app.kernel.procedures import NOW, finish
from desktop_app.kernel.state import State, happen, place

if TYPE_CHECKING:
    from desktop_app.games.call_of_madness.game import CallOfMadnessGame

MADNESS = "madness"
"""The bag of markers. What is in it follows from what lies about, so everybody knows it."""

INVESTIGATOR = "investigator"
PILE = "pile"
"""The investigators still to come: all know which, nobody in what order."""
BEATEN = "beaten"
"""Defeated investigators and those that entered; a new pile when the old one is empty (ledger COM-R01)."""

CARD = "card"
GOD_CARDS = "god_cards"
"""Blank cards: those of the god piles, whose order is told by `tops`, `unseen` and `below`."""

ENDGAME_GOAL = "endgame_goal"
ENDGAME_GOALS = "endgame_goals"
"""The bag of endgame goals that nobody has been dealt, and the place of their blank cards."""
BOX = "box"
"""Endgame goals that were dealt and not kept."""

NO_MARKERS = (0, 0, 0)


def hand(seat: str) -> str:
    """A player's hand: only he knows what is in it, save cards that all saw him take."""
    return f"hand:{seat}"


def deck(seat: str) -> str:
    """A player's deck: blank cards; what they are stands in the bags that `batches` names."""
    return f"deck:{seat}"


def discard(seat: str) -> str:
    """A player's discard pile, face up; its order is `discards`."""
    return f"discard:{seat}"


def in_play(seat: str) -> str:
    """Where a card lies while it is resolved, and a god card bought in set-up until the deck is shuffled."""
    return f"in_play:{seat}"


def drawn(seat: str) -> str:
    """Where an investigator lies whose column is being chosen."""
    return f"drawn:{seat}"


def goals(seat: str) -> str:
    """A player's endgame goals, face down."""
    return f"goals:{seat}"


class Table(State):
    """One position of Call of Madness.

    Investigators are pieces named by their tile: where each lies is public. Cards are pieces whose ids tell nothing.
    Markers, outposts, fire and cultists are counted.
    """

    __slots__ = ("batches", "below", "claimed", "cultists", "discards", "fire", "free_used", "goal_deck", "goals_shown",
                 "gods", "health", "knocked", "markers", "miniatures", "night", "outposts", "passed", "pools", "round",
                 "round_deeds", "time_token", "tops", "turn_deeds", "unseen")

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cultists", "fire", "pools", "markers", "health", "outposts", "gods", "tops", "unseen", "below", "goals_shown",
        "goal_deck", "claimed", "miniatures", "knocked", "batches", "discards", "night", "time_token", "round",
        "passed", "free_used", "turn_deeds", "round_deeds",
    )  # fmt: skip

    def __init__(self, game: CallOfMadnessGame) -> None:
        super().__init__(game)
        self.game: CallOfMadnessGame = game
        seats = game.seats
        self.cultists: dict[str, int] = dict.fromkeys(seats, 0)
        self.fire: dict[str, int] = dict.fromkeys(seats, 0)
        self.pools: dict[str, tuple[int, ...]] = dict.fromkeys(seats, NO_MARKERS)  # blue, green, red
        self.markers: dict[str, tuple[str, ...]] = {}  # investigator -> colours of its markers, in order
        self.health: dict[str, int] = {}  # of the investigators on boards
        self.outposts: dict[str, int] = {}  # space -> 1
        self.gods: tuple[str, ...] = ()  # whose power cards lie on the table
        self.tops: dict[str, str] = {}  # god -> the visible card of its pile, "" when the pile is empty
        self.unseen: dict[str, tuple[str, ...]] = {}  # god -> cards below it in an order that nobody knows
        self.below: dict[str, tuple[str, ...]] = {}  # god -> cards put under those, the next one first
        self.goals_shown: tuple[str, ...] = ()
        self.goal_deck: tuple[str, ...] = ()  # face down: an order that nobody knows
        self.claimed: dict[str, tuple[str, ...]] = dict.fromkeys(seats, ())
        self.miniatures: dict[str, str] = dict.fromkeys(seats, "")  # whose power card, "" beside the board
        self.knocked: dict[str, int] = dict.fromkeys(seats, 0)  # 1: the miniature lies
        self.batches: dict[str, tuple[str, ...]] = dict.fromkeys(seats, ())  # bags of the deck, the top one first
        self.discards: dict[str, tuple[str, ...]] = dict.fromkeys(seats, ())  # cards, the top one last
        self.night = 0
        self.time_token = seats[0]
        self.round = 1
        self.passed: tuple[str, ...] = ()  # this round, the first one first
        self.free_used: tuple[str, ...] = ()  # seats that have played since the first pass
        self.turn_deeds: dict[str, int] = {}  # what goals ask about this turn: "defeated:<seat>", "entered:<seat>"
        self.round_deeds: dict[str, int] = {}  # and this round: "defeated:<seat>", "played:<seat>"

    # Cultists ---------------------------------------------------------------------------------------------------------

    def lose(self, seat: str, cultists: int) -> None:
        """Whoever has less loses all; with the last cultist the game ends at once (ledger COM-R24, COM-C55)."""
        lost = min(cultists, self.cultists[seat])
        if lost > 0:
            self.cultists[seat] -= lost
            happen(self, "lost_cultists", seat, (), (lost,))
        if self.cultists[seat] == 0:
            finish(self, NOW)

    def gain(self, seat: str, cultists: int) -> None:
        """There is no upper limit (ledger COM-R17)."""
        self.cultists[seat] += cultists
        happen(self, "gained_cultists", seat, (), (cultists,))

    def sees_cultists(self, looker: str, seat: str) -> bool:
        """Tokens lie face down: a total is its owner's to see until the end, unless the option "cultists" opens it.

        Every gain and loss is public, so who counts knows it; it is hidden from eyes, not from memory (COM-R22).
        """
        return looker == seat or self.over or self.game.options["cultists"] == "open"

    def others(self, seat: str) -> tuple[str, ...]:
        """The other players, in the order they sit."""
        return tuple([other for other in self.game.seats if other != seat])

    # Madness ----------------------------------------------------------------------------------------------------------

    def pool_size(self, seat: str) -> int:
        """How many markers a player has."""
        return sum(self.pools[seat])

    def pool_of(self, seat: str, colour: str) -> int:
        """How many of them are of this colour."""
        return self.pools[seat][COLOURS.index(colour)]

    def take_from_bag(self, colours: tuple[str, ...]) -> None:
        """Markers leave the bag."""
        left = list(self.bags[MADNESS])
        for colour in colours:
            left.remove(colour)
        self.bags[MADNESS] = tuple(left)

    def add_to_pool(self, seat: str, colours: tuple[str, ...], sign: int = 1) -> None:
        """Markers come into a pool, or leave it with sign -1."""
        self.pools[seat] = tuple([number + sign * colours.count(colour)
                                  for colour, number in zip(COLOURS, self.pools[seat])])

    def discard_marker(self, seat: str, colour: str) -> None:
        """A marker goes from a pool back to the bag (ledger COM-C86)."""
        self.add_to_pool(seat, (colour,), -1)
        self.bags[MADNESS] = tuple(sorted((*self.bags[MADNESS], colour)))
        happen(self, "discarded_marker", seat, (), (colour,))

    # Boards -----------------------------------------------------------------------------------------------------------

    def tile(self, investigator: str) -> Investigator:
        """What is printed on it."""
        return self.game.investigators[investigator]

    def at_space(self, space: str) -> str:
        """The investigator that stands there, or ""."""
        for ids in self.units[""][space].values():
            return ids[0]
        return ""

    def free(self, space: str) -> bool:
        """Neither investigator nor outpost."""
        return space not in self.outposts and not self.units[""][space]

    def board_of(self, investigator: str) -> str:
        """The player on whose board it stands or whose headquarters it has entered; "" elsewhere."""
        return self.game.grid.owner.get(self.pieces[investigator].place, "")

    def on_board(self, investigator: str) -> bool:
        """Does it stand on a space?"""
        return self.pieces[investigator].place in self.game.grid.row

    def investigators_on(self, seat: str) -> tuple[str, ...]:
        """Those on a player's board, row by row from the top."""
        found = [self.at_space(space) for space in self.game.grid.spaces[seat]]
        return tuple([each for each in found if each])

    def outposts_of(self, seat: str) -> tuple[str, ...]:
        """The spaces with an outpost, row by row from the top."""
        return tuple([space for space in self.game.grid.for_outposts(seat) if space in self.outposts])

    def spaces_for_outposts(self, seat: str) -> tuple[str, ...]:
        """Free spaces, never the top ones (ledger COM-C28)."""
        return tuple([space for space in self.game.grid.for_outposts(seat) if self.free(space)])

    def outposts_left(self) -> int:
        """In the general supply."""
        return self.game.numbers.outposts - len(self.outposts)

    def fire_left(self) -> int:
        """In the general supply."""
        return self.game.numbers.fire_tokens - sum(self.fire.values())

    def build(self, seat: str, space: str) -> None:
        """`seat` puts an outpost there."""
        self.outposts[space] = 1
        happen(self, "built_outpost", seat, (space,))

    def raze(self, seat: str, space: str) -> None:
        """`seat` takes the outpost away."""
        del self.outposts[space]
        happen(self, "removed_outpost", seat, (space,))

    def add_fire(self, seat: str, number: int) -> None:
        """No more than the supply holds, and no fewer than none (ledger COM-R17, COM-R18)."""
        change = max(-self.fire[seat], min(number, self.fire_left()))
        self.fire[seat] += change
        if change:
            happen(self, "fire_changed", seat, (), (change,))

    def stand(self, investigator: str, space: str) -> None:
        """A new investigator comes to a board at its starting health."""
        place(self, investigator, space)
        self.health[investigator] = self.tile(investigator).health

    def take_off(self, investigator: str) -> None:
        """The tile leaves the boards; its markers must have gone."""
        self.markers.pop(investigator, None)
        self.health.pop(investigator, None)
        place(self, investigator, BEATEN)

    # Deeds that goals ask about ---------------------------------------------------------------------------------------

    def note_turn(self, deed: str, number: int = 1) -> None:
        """Count something done this turn."""
        self.turn_deeds[deed] = self.turn_deeds.get(deed, 0) + number

    def note_round(self, deed: str, number: int = 1) -> None:
        """Count something done this round."""
        self.round_deeds[deed] = self.round_deeds.get(deed, 0) + number

    # Turns ------------------------------------------------------------------------------------------------------------

    def extra_turn_price(self, seat: str) -> int:
        """Markers that playing a card in a turn costs now: none before the first pass and in the one free turn."""
        return 1 if self.passed and seat in self.free_used else 0

    def power_ready(self, seat: str) -> bool:
        """Does the miniature stand upright on a power card?"""
        return self.miniatures[seat] != "" and not self.knocked[seat]
