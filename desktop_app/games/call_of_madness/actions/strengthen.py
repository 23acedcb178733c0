"""STRENGTHEN: health for one investigator, up to 6 (ledger COM-C24, COM-C80)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.actions.icon import OnInvestigator
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.state import happen


class Strengthen(OnInvestigator):
    """Beyond the starting value too; what would go over 6 is ignored, so one at 6 is a target that gains nothing."""

    id = "strengthen"
    proves = ("COM-C16", "COM-C24", "COM-C80")
    verb = "strengthen"
    icon = "strengthen"

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        health, investigator = int(option.args[0]), str(option.args[1])
        table.health[investigator] = min(table.game.numbers.max_health, table.health[investigator] + health)
        happen(table, "strengthened", ask.seat, (investigator,), (health,))
