"""Numbers of boards and fire pools."""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.metric import Metric
from desktop_app.games.call_of_madness.table import Table


class OwnInvestigators(Metric):
    """Investigators on the own board."""

    id = "own_investigators"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return len(table.investigators_on(seat))


class OwnInvestigatorsInBottomRow(Metric):
    """Investigators before the own headquarters."""

    id = "own_investigators_in_bottom_row"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return len([space for space in table.game.grid.bottom(seat) if table.at_space(space)])


class OwnOutposts(Metric):
    """Outposts on the own board."""

    id = "own_outposts"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return len(table.outposts_of(seat))


class OtherOutpostsMax(Metric):
    """Outposts of the other player who has most."""

    id = "other_outposts_max"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return max([len(table.outposts_of(other)) for other in table.others(seat)])


class OwnFire(Metric):
    """Fire tokens in the own pool."""

    id = "own_fire"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.fire[seat]


class MaxFireOfOtherPlayer(Metric):
    """Fire tokens of the other player who has most."""

    id = "max_fire_of_other_player"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return max([table.fire[other] for other in table.others(seat)])


METRICS: tuple[type[Metric], ...] = (
    OwnInvestigators, OwnInvestigatorsInBottomRow, OwnOutposts, OtherOutpostsMax, OwnFire, MaxFireOfOtherPlayer,
)  # fmt: skip
