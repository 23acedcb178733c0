"""ATTACK: damage to one investigator (ledger COM-C21, COM-C23)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.actions.icon import OnInvestigator
from desktop_app.games.call_of_madness.procedures.entrance import Defeat
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.state import happen


class Attack(OnInvestigator):
    """At 0 health it is defeated; damage beyond that is lost. Outposts shield nobody (ledger COM-C83)."""

    id = "attack"
    proves = ("COM-C15", "COM-C21", "COM-C23", "COM-C78", "COM-C83")
    verb = "attack"
    icon = "attack"

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure | None:
        power, investigator = int(option.args[0]), str(option.args[1])
        table.health[investigator] = max(0, table.health[investigator] - power)
        happen(table, "attacked", ask.seat, (investigator,), (power,))
        if table.health[investigator]:
            return None
        return Defeat(investigator, table.board_of(investigator))
