"""A number that goals compare with a printed one."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.sheets import Demand, Goal
from desktop_app.games.call_of_madness.table import Table


class Metric:
    """One named number of a player. `proves`: the ids of the ledger that it carries."""

    id: ClassVar[str] = ""
    proves: ClassVar[tuple[str, ...]] = ()

    def measure(self, table: Table, seat: str, colour: str) -> int:
        """The number now; `colour` only where the demand names one."""
        raise NotImplementedError(self.id)


def meets(table: Table, seat: str, demand: Demand) -> bool:
    """Is this demand met now?"""
    found = table.game.metrics[demand.metric].measure(table, seat, demand.colour)
    if demand.op == ">=":
        return found >= demand.value
    return found <= demand.value if demand.op == "<=" else found == demand.value


def achieved(table: Table, seat: str, goal: Goal) -> bool:
    """Are all demands met? Nothing is paid for it (ledger COM-R33)."""
    return all(meets(table, seat, demand) for demand in goal.all_of)
