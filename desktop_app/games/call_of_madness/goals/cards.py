"""Numbers of cards, gods and claimed goals."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import deck_size, faces_of, hand_of
from desktop_app.games.call_of_madness.goals.metric import Metric
from desktop_app.games.call_of_madness.table import Table


def gods_owned(table: Table, seat: str) -> list[str]:
    """The god of each god card that belongs to a player."""
    gods = table.game.pack.god_cards
    return [gods[face].owner for face in faces_of(table, seat) if face in gods]


class HandSize(Metric):
    """Cards in the own hand."""

    id = "hand_size"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return len(hand_of(table, seat))


class DeckSize(Metric):
    """Cards in the own deck."""

    id = "deck_size"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return deck_size(table, seat)


class GodCardsOwned(Metric):
    """God cards in hand, deck, discard pile and play."""

    id = "god_cards_owned"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return len(gods_owned(table, seat))


class DistinctGodsOwned(Metric):
    """Gods of whom one has a card."""

    id = "distinct_gods_owned"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return len(dict.fromkeys(gods_owned(table, seat)))


class MaxCardsOfOneGod(Metric):
    """Cards of the god of whom one has most."""

    id = "max_cards_of_one_god"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        owned = gods_owned(table, seat)
        return max([owned.count(god) for god in owned], default=0)


class ImmediateGoalsOwned(Metric):
    """Immediate goals claimed so far."""

    id = "immediate_goals_owned"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return len(table.claimed[seat])


class MyMiniatureActive(Metric):
    """1 while the own miniature stands upright on a power card."""

    id = "my_miniature_active"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return int(table.power_ready(seat))


class OtherMiniaturesOnMyPower(Metric):
    """Other miniatures on the power card where the own one is."""

    id = "other_miniatures_on_my_power"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        god = table.miniatures[seat]
        return len([other for other in table.others(seat) if god and table.miniatures[other] == god])


METRICS: tuple[type[Metric], ...] = (
    HandSize, DeckSize, GodCardsOwned, DistinctGodsOwned, MaxCardsOfOneGod, ImmediateGoalsOwned, MyMiniatureActive,
    OtherMiniaturesOnMyPower,
)  # fmt: skip
