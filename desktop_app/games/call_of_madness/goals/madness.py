"""Numbers of the madness pool."""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.metric import Metric
from desktop_app.games.call_of_madness.table import Table


class MadnessPool(Metric):
    """Markers in the own pool."""

    id = "madness_pool"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.pool_size(seat)


class MadnessPoolColour(Metric):
    """Markers of one colour."""

    id = "madness_pool_color"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return table.pool_of(seat, colour)


class MadnessMinOfEachColour(Metric):
    """Markers of the rarest colour."""

    id = "madness_min_of_each_color"

    def measure(self, table: Table, seat: str, colour: str) -> int:
        return min(table.pools[seat])


METRICS: tuple[type[Metric], ...] = (MadnessPool, MadnessPoolColour, MadnessMinOfEachColour)
