"""A draft as far as it can be understood: boards, seats, what lies where. Whatever makes no sense is passed over."""

from __future__ import annotations

from typing import Any

from desktop_app.games.call_of_madness import set_up
from desktop_app.games.call_of_madness.game import CallOfMadnessGame
from desktop_app.games.call_of_madness.rules import make_game
from desktop_app.games.call_of_madness.scenario_boards import OUTPOST
from desktop_app.games.call_of_madness.scenario_cards import given_up
from desktop_app.games.call_of_madness.sheets import COLOURS, Pack
from desktop_app.games.call_of_madness.table import BEATEN, deck, discard, goals, hand
from desktop_app.games.call_of_madness.view_board import POOLS, pool_area
from desktop_app.games.call_of_madness.view_touch import god_item
from desktop_app.kernel.documents import Document, Path, mapping, part
from desktop_app.kernel.drafts import amount, number_of, sides_named, words_in
from desktop_app.kernel.editing import Lying
from desktop_app.kernel.room import Setup

FIRE = "fire"
MARKERS = {f"{colour}_marker": colour for colour in COLOURS}
"""The madness markers as things, with their colours."""

DISPLAY = "goals"
"""Where the goals lie that everybody may achieve."""


class Draft:
    """One document being looked at."""

    def __init__(self, pack: Pack, document: Any) -> None:
        self.pack = pack
        self.document: Document = document if isinstance(document, dict) else {}
        self.seats = self._seats()
        board = part(self.document, ("map",))
        self.board: str = board if isinstance(board, str) and board in pack.boards else next(iter(pack.boards))
        self.game: CallOfMadnessGame = make_game(pack, self.board, self.seats,
                                                 set_up.all_options(pack, Setup(self.board, self.seats)))
        self.gods = self._gods()
        self._lying: tuple[Lying, ...] | None = None

    def _seats(self) -> tuple[str, ...]:
        known = tuple([side for side in sides_named(self.document) if side in self.pack.priests])[:set_up.SEATS[-1]]
        return known if len(known) in set_up.SEATS else set_up.default_setup(self.pack).seats

    def _gods(self) -> tuple[str, ...]:
        """The gods whose power cards lie on the table, in the order of the pack."""
        powers = tuple(self.pack.powers)
        if not isinstance(part(self.document, ("gods",)), dict):
            return powers[:self.pack.numbers.gods_in_play]
        return tuple([god for god in powers if god in self.document["gods"]])

    # Places -----------------------------------------------------------------------------------------------------------

    def card_places(self, seat: str) -> tuple[str, ...]:
        """Where a player's cards lie."""
        return (hand(seat), deck(seat), discard(seat))

    def goal_places(self, seat: str) -> tuple[str, ...]:
        """Where a player's goals lie; nowhere in a game without goals."""
        return (goals(seat), given_up(seat), claimed(seat)) if self.game.with_goals else ()

    def common_places(self) -> tuple[str, ...]:
        """What belongs to nobody: power cards, the goals on display, the beaten investigators."""
        shown = (DISPLAY,) if self.game.with_goals else ()
        return (*[god_item(god) for god in self.gods], *shown, BEATEN)

    def places(self) -> tuple[str, ...]:
        """Every place that can hold things."""
        found: list[str] = []
        for seat in self.seats:
            found += [*self.game.grid.spaces[seat], *[pool_area(seat, pool) for pool in POOLS]]
        for seat in self.seats:
            found += [*self.card_places(seat), *self.goal_places(seat)]
        return (*found, *self.common_places())

    # What lies there --------------------------------------------------------------------------------------------------

    def player(self, seat: str) -> Document:
        """All that is said of a player."""
        return mapping(self.document, ("players", seat))

    def standing(self, space: str) -> str:
        """The investigator on a space, "outpost", or ""."""
        said = part(self.document, space_path(space))
        said = part(said, ("investigator",)) if isinstance(said, dict) else said
        known = isinstance(said, str) and (said == OUTPOST or said in self.pack.investigators)
        return str(said) if known else ""

    def health(self, space: str) -> int:
        """The health of the investigator on a space."""
        printed = self.pack.investigators[self.standing(space)].health
        return number_of(mapping(self.document, space_path(space)), "health", printed)

    def markers(self, place: str) -> Document:
        """How many markers of each colour lie on an investigator or in a pool."""
        return mapping(self.document, marker_path(place))

    def fire(self, seat: str) -> int:
        """A player's fire."""
        return amount(self.player(seat).get("fire"))

    def miniature(self, seat: str) -> str:
        """Where a player's miniature stands: a power card, or beside the board."""
        god = self.player(seat).get("miniature")
        return god_item(god) if isinstance(god, str) and god in self.gods else pool_area(seat, "beside")

    def batches(self, seat: str) -> list[list[str]]:
        """The deck: cards that were shuffled together, the top ones first. With it the cards that are left over."""
        said = self.player(seat).get("deck")
        found = [self._known(seat, batch) for batch in said] if isinstance(said, list) else []
        rest = self._left(seat) if self._rest(seat) == "deck" else []
        return [batch for batch in (*found, rest) if batch]

    def cards(self, seat: str, word: str) -> list[str]:
        """A hand or a discard pile, with the cards that are left over."""
        rest = self._left(seat) if self._rest(seat) == word else []
        return [*self._known(seat, self.player(seat).get(word)), *rest]

    def _known(self, seat: str, said: Any) -> list[str]:
        return [card for card in words_in(said) if card in self.game.cards and self.may_hold(seat, card)]

    def may_hold(self, seat: str, card: str) -> bool:
        """One of the priest's own or of a god in play."""
        return self.game.cards[card].owner in (seat, *self.gods)

    def _rest(self, seat: str) -> str:
        """Where the basic cards lie that are nowhere named (scenario.PlayerSection)."""
        said = self.player(seat)
        if said.get("hand") is None and not self._named(seat):
            return "hand"
        return next((word for word in ("deck", "discard") if said.get(word) is None), "hand")

    def _named(self, seat: str) -> list[str]:
        said = self.player(seat)
        batches = said.get("deck") if isinstance(said.get("deck"), list) else []
        return [*words_in(said.get("hand")), *words_in(said.get("discard")),
                *[card for batch in batches or [] for card in words_in(batch)]]

    def _left(self, seat: str) -> list[str]:
        named = self._named(seat)
        return [card for card in self.game.basic_cards[seat] if card not in named]

    def listed(self, place: str) -> list[str]:
        """The cards, goals or beaten investigators of a place, in order."""
        word, _, seat = place.partition(":")
        if place == BEATEN:
            return self._beaten()
        if place == DISPLAY:
            return self._shown()
        if word == "deck":
            return [card for batch in self.batches(seat) for card in batch]
        if word in ("hand", "discard"):
            return self.cards(seat, word)
        return [goal for goal in words_in(self.player(seat).get(word)) if goal in self.goals_for(place)]

    def goals_for(self, place: str) -> tuple[str, ...]:
        """The goals that may lie there: those of the end with players, those that were achieved, those on display."""
        word = place.partition(":")[0]
        immediate = place == DISPLAY or word == "claimed"
        return tuple(self.pack.immediate_goals if immediate else self.pack.endgame_goals)

    def _shown(self) -> list[str]:
        said = part(self.document, ("goals",))
        if isinstance(said, list):
            return [goal for goal in words_in(said) if goal in self.pack.immediate_goals]
        away = [*words_in(part(self.document, ("goal_deck",))),
                *[goal for seat in self.seats for goal in words_in(self.player(seat).get("claimed"))]]
        left = [goal for goal in self.pack.immediate_goals if goal not in away]
        return left[:self.pack.numbers.goals_on_display] if self.game.with_goals else []

    def _beaten(self) -> list[str]:
        standing = [self.standing(space) for seat in self.seats for space in self.game.grid.spaces[seat]]
        pile = part(self.document, ("pile",))
        if isinstance(pile, list):
            return [each for each in self.pack.investigators if each not in (*standing, *words_in(pile))]
        return [each for each in words_in(part(self.document, (BEATEN,))) if each in self.pack.investigators]

    def top(self, god: str) -> str:
        """The visible card of a god's pile, "" when it is empty."""
        said = mapping(self.document, ("gods", god)).get("top")
        if isinstance(said, str) and said in ("", *self.game.cards_of_god[god]):
            return said
        away = [*self.below(god), *[card for seat in self.seats for card in self._named(seat)]]
        return next((card for card in self.game.cards_of_god[god] if card not in away), "")

    def below(self, god: str) -> tuple[str, ...]:
        """The cards that have been put under a god's pile."""
        said = words_in(mapping(self.document, ("gods", god)).get("below"))
        return tuple([card for card in said if card in self.game.cards_of_god[god]])

    def lying(self) -> tuple[Lying, ...]:
        """What lies where, board by board; found once."""
        if self._lying is None:
            self._lying = self._found()
        return self._lying

    def _found(self) -> tuple[Lying, ...]:
        found: list[Lying] = []
        for seat in self.seats:
            for space in self.game.grid.spaces[seat]:
                standing = self.standing(space)
                if standing:
                    found.append(Lying(standing, space, 1))
                found += self._markers(space) if standing not in ("", OUTPOST) else []
            found += self._markers(pool_area(seat, "madness"))
            if self.fire(seat):
                found.append(Lying(FIRE, pool_area(seat, "fire"), self.fire(seat)))
        for place in self.places():
            if is_list(place):
                here = self.listed(place)
                found += [Lying(thing, place, here.count(thing)) for thing in dict.fromkeys(here)]
        return (*found, *[Lying(miniature(seat), self.miniature(seat), 1) for seat in self.seats])

    def _markers(self, place: str) -> list[Lying]:
        said = self.markers(place)
        return [Lying(thing, place, number) for thing, colour in MARKERS.items()
                if (number := amount(said.get(colour)))]


# Words of places and documents ----------------------------------------------------------------------------------------


def claimed(seat: str) -> str:
    """Where a player's achieved goals lie."""
    return f"claimed:{seat}"


def miniature(seat: str) -> str:
    """A player's miniature as a thing."""
    return f"{seat}.miniature"


def is_list(place: str) -> bool:
    """Do things lie there in an order?"""
    return place in (DISPLAY, BEATEN) or (":" in place and not place.startswith("god:"))


def space_path(space: str) -> Path:
    """Where a document says what stands on a space."""
    seat, _, name = space.partition(".")
    return ("boards", seat, name)


def marker_path(place: str) -> Path:
    """Where a document says which markers lie in a pool or on an investigator."""
    seat, _, name = place.partition(".")
    return ("players", seat, "madness") if name == "madness" else (*space_path(place), "madness")


def list_path(place: str) -> Path:
    """Where a document lists what lies in such a place."""
    word, colon, seat = place.partition(":")
    return ("players", seat, word) if colon else (place,)
