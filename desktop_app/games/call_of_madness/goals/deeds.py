"""Numbers of the hour and of what has been done this turn and this round."""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.metric import Metric
from desktop_app.games.call_of_madness.table import Table

STARTING_HEALTH = "starting_health"
"""The deed whose number is the highest starting health of an investigator defeated this turn."""


class IsNight(Metric):
    """1 by night."""

    id = "is_night"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.night


class Round(Metric):
    """The number of the round."""

    id = "round"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.round


class CardsPlayedThisRound(Metric):
    """Cards that the player has played this round."""

    id = "cards_played_this_round"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.round_deeds.get(f"played:{seat}", 0)


class DefeatedOnOwnBoardThisTurn(Metric):
    """Investigators of the own board defeated this turn; one that enters counts as defeated."""

    id = "defeated_on_own_board_this_turn"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.turn_deeds.get(f"defeated:{seat}", 0)


class DefeatedOnOwnBoardThisRound(Metric):
    """Investigators of the own board defeated this round, in anybody's turn."""

    id = "defeated_on_own_board_this_round"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.round_deeds.get(f"defeated:{seat}", 0)


class MaxStartingHealthDefeatedThisTurn(Metric):
    """The highest starting health among investigators beaten by an attack or destroyed this turn, on any board."""

    id = "max_starting_health_defeated_this_turn"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.turn_deeds.get(STARTING_HEALTH, 0)


class EntriesCausedInOtherHeadquartersThisTurn(Metric):
    """Investigators that have entered others' headquarters in the own turn."""

    id = "entries_caused_in_other_hq_this_turn"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return sum([table.turn_deeds.get(f"entered:{other}", 0) for other in table.others(seat)])


METRICS: tuple[type[Metric], ...] = (
    IsNight, Round, CardsPlayedThisRound, DefeatedOnOwnBoardThisTurn, DefeatedOnOwnBoardThisRound,
    MaxStartingHealthDefeatedThisTurn, EntriesCausedInOtherHeadquartersThisTurn,
)  # fmt: skip
