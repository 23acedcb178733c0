"""Everything that lies on the table of Cthulhu Wars, and the questions that rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop_app.games.cthulhu_wars.sheets import UnitKind
from desktop_app.kernel import rulebook
from desktop_app.kernel.procedures import finish, nearest
from desktop_app.kernel.state import NOTHING, State, happen

if TYPE_CHECKING:
    from desktop_app.games.cthulhu_wars.game import CthulhuWarsGame

POOL = "pool"
"""Where a faction's Units lie that are not in play."""

ELDER_SIGNS = "elder_signs"
"""The bag of Elder Signs, and the place of the tokens in it."""

REVEALED = "revealed"
"""Elder Signs that have become Doom: out of the game."""

CULTIST, MONSTER, GREAT_OLD_ONE = "cultist", "monster", "great_old_one"


def captives(captor: str) -> str:
    """The captor's card, where captured Cultists lie: not in play."""
    return f"captives:{captor}"


SLUMBER = "cursed_slumber"
"""Where a slumbering Gate and its keeper lie: in play, not on the map."""


def sorcery(faction: str) -> str:
    """This faction's card, where a Unit may lie that borrows its unique ability: in play, not on the map."""
    return f"sorcery:{faction}"


def hand(seat: str) -> str:
    """Where a seat's hidden Elder Signs lie."""
    return f"hand:{seat}"


class Table(State):
    """One position of Cthulhu Wars."""

    __slots__ = ("awakened", "decay", "desecrated", "doom", "gates", "order", "owed", "power", "ritual", "round",
                 "spellbooks", "unmet")

    FIELDS: ClassVar[tuple[str, ...]] = ("gates", "power", "doom", "spellbooks", "unmet", "owed", "order", "round",
                                         "ritual", "desecrated", "awakened", "decay")

    def __init__(self, game: CthulhuWarsGame) -> None:
        super().__init__(game)
        self.game: CthulhuWarsGame = game
        self.gates: dict[str, str] = {}  # Area -> the Unit that stands on the Gate, "" when it is abandoned
        self.power: dict[str, int] = dict.fromkeys(game.seats, 0)
        self.doom: dict[str, int] = dict.fromkeys(game.seats, 0)
        self.spellbooks: dict[str, tuple[str, ...]] = dict.fromkeys(game.seats, ())  # as taken
        self.unmet: dict[str, tuple[str, ...]] = dict.fromkeys(game.seats, ())  # requirements still to be fulfilled
        self.owed: tuple[tuple[str, str], ...] = ()  # (seat, requirement) whose spellbook is still to be taken
        self.order: tuple[str, ...] = game.seats  # First Player first, in the direction of play
        self.round = 1
        self.ritual = 0  # steps the Ritual marker has been advanced
        self.desecrated: tuple[str, ...] = ()
        self.awakened: tuple[str, ...] = ()  # Great Old Ones that have been awakened, once each
        self.decay = 0  # where the Decay marker stands, in games that have one

    # Units --------------------------------------------------------------------------------------------------------

    def kind(self, piece: str) -> UnitKind:
        """What is printed about a Unit."""
        return self.game.kinds[self.pieces[piece].kind]

    def pool(self, seat: str, kind: str) -> tuple[str, ...]:
        """Units of this kind in the seat's Pool."""
        return self.held[seat].get(POOL, NOTHING).get(kind, ())

    def count(self, side: str, area: str, type: str = "") -> int:
        """How many Units (of this type) a side has in an Area."""
        kinds = self.game.kinds
        here = self.units[side][area]
        return sum([len(units) for kind, units in here.items() if not type or kinds[kind].type == type])

    def units_on_map(self, side: str) -> int:
        """How many Units a side has on the map."""
        return sum([len(units) for stack in self.units[side].values() if stack for units in stack.values()])

    def on_map(self, side: str, kind: str) -> int:
        """How many Units of this kind stand on the map."""
        return sum([len(stack[kind]) for stack in self.units[side].values() if kind in stack])

    def in_play(self, side: str, kind: str) -> int:
        """How many Units of this kind are on the map or in a zone that counts as in play."""
        held = self.held[side]
        off_map = sum([len(held[zone].get(kind, ())) for zone in self.game.zones if zone in held])
        return self.on_map(side, kind) + off_map

    def cultists_in_play(self, side: str) -> int:
        """Captives are not in play."""
        return sum([self.in_play(side, kind) for kind in self.game.factions[side].cultists])

    def areas_with(self, side: str, kind: str) -> list[str]:
        """The Areas where a side has such a Unit."""
        return [area for area, stack in self.units[side].items() if kind in stack]

    def meetings(self, seat: str) -> list[tuple[str, str]]:
        """(Area, enemy) wherever both have Units."""
        others = [(enemy, self.units[enemy]) for enemy in self.game.seats if enemy != seat]
        return [(area, enemy) for area in self.places_of(seat) for enemy, theirs in others if theirs[area]]

    def strongest(self, side: str, area: str) -> str:
        """great_old_one, monster, cultist or "" for nobody: for capture a Terror counts as a Monster."""
        best = ""
        for kind in self.units[side][area]:
            type = self.game.kinds[kind].type
            if type == GREAT_OLD_ONE:
                return type
            if type == MONSTER or not best:
                best = type
        return best

    def spare(self, side: str, kind: str, area: str, besides: tuple[str, ...] = ()) -> str:
        """The Unit that stands for its equals: one that keeps no Gate, if there is one; "" for none."""
        keeper = self.gates.get(area)
        found = ""
        for piece in self.units[side][area].get(kind, ()):
            if piece not in besides:
                if piece != keeper:
                    return piece
                found = piece
        return found

    # Gates --------------------------------------------------------------------------------------------------------

    def keeps(self, seat: str, area: str) -> bool:
        """Does the seat Control the Gate in this Area?"""
        keeper = self.gates.get(area)
        return bool(keeper) and self.pieces[keeper or ""].side == seat

    def gates_of(self, seat: str) -> list[str]:
        """The Areas whose Gate the seat Controls, in the map's order."""
        gates, pieces = self.gates, self.pieces
        return [area for area in self.game.places if (keeper := gates.get(area)) and pieces[keeper].side == seat]

    def gate_count(self, seat: str) -> int:
        """How many Gates the seat Controls, one that slumbers off the map included."""
        pieces = self.pieces
        return sum([pieces[keeper].side == seat for keeper in self.gates.values() if keeper])

    def gates_free(self) -> list[str]:
        """The Areas with an abandoned Gate."""
        gates = self.gates
        return [area for area in self.game.places if gates.get(area) == ""] if "" in gates.values() else []

    def keepers(self, seat: str, area: str) -> tuple[str, ...]:
        """The kinds of Units here that can stand on a Gate, as the seat would choose them."""
        here = self.units[seat][area]
        return tuple([kind for kind in self.keeper_kinds(seat) if kind in here])

    def keeper_kinds(self, seat: str) -> tuple[str, ...]:
        """The kinds of Units that can stand on a Gate of this seat's."""
        kinds = self.game.factions[seat].cultists
        for modifies in self.rules.at("modifies_gate_keepers"):
            kinds = modifies(self, kinds, seat)
        return kinds

    # Numbers ------------------------------------------------------------------------------------------------------

    def cost(self, what: str, base: int, seat: str, area: str = "") -> int:
        """The Power that something costs this seat here, after every rule has had its say."""
        return rulebook.value(self, "cost_" + what, base, seat, area)

    def ritual_cost(self) -> int:
        """What the Ritual marker shows; Instant Death costs 10."""
        track = self.game.ritual_track
        return track[self.ritual] if self.ritual < len(track) else self.game.numbers.ritual_cost_on_instant_death

    def pay(self, seat: str, power: int) -> None:
        """Cost is paid before the action is carried out (ledger CWB-TURN-04)."""
        self.power[seat] -= power
        if power:
            happen(self, "paid", seat, (), (power,))

    def gain_power(self, seat: str, power: int) -> None:
        if power:
            self.power[seat] += power
            happen(self, "gained_power", seat, (), (power,))

    def gain_doom(self, seat: str, doom: int) -> None:
        """At 30 Doom the game ends: with the Doom Phase, or with the turn that is going on (ledger CWB-VICTORY-01)."""
        if not doom:
            return
        self.doom[seat] += doom
        happen(self, "gained_doom", seat, (), (doom,))
        if self.doom[seat] >= self.game.numbers.doom_to_end:
            in_turn = nearest(self, "turn") is not None and nearest(self, "doom_phase") is None
            finish(self, "turn" if in_turn else "doom_phase")

    # Spellbooks ---------------------------------------------------------------------------------------------------

    def has(self, seat: str, book: str) -> bool:
        return book in self.spellbooks[seat]

    def complete(self, seat: str) -> bool:
        """Has the seat all six spellbooks?"""
        return len(self.spellbooks[seat]) >= self.game.numbers.spellbooks_to_win

    def earn(self, seat: str, requirement: str) -> None:
        """A requirement is fulfilled; its spellbook is taken when what is going on has been resolved."""
        if requirement in self.unmet.get(seat, ()):
            self.unmet[seat] = tuple([each for each in self.unmet[seat] if each != requirement])
            self.owed += ((seat, requirement),)
            happen(self, "fulfilled", seat, (), (requirement,))

    def look(self, event: str) -> None:
        """Look at the requirements that this event can have made true, in anybody's turn (ledger CWB-BOOKS-01)."""
        for requirement in self.game.requirements.get(event, ()):
            if requirement.id in self.unmet.get(requirement.seat, ()) and requirement.holds(self, requirement.seat):
                requirement.fulfil(self)

    def learn(self, seat: str, book: str) -> None:
        """Take a spellbook: its rule counts from now on."""
        self.spellbooks[seat] += (book,)
        self.rules = self.game.rules_in_force(self)
        happen(self, "took_spellbook", seat, (), (book,))
