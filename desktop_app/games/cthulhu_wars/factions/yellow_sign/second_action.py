"""A spellbook that leaves a second, different action to its seat (base rules 10.1; ledger CWF-YS-R-01, CWR-011)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.procedures.action_phase import ACTION, Turn
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.procedures import nearest


class FirstOfTwoActions(PrintedAction):
    """The second one may be declined and is paid in full. No such book is a second action, so none follows another."""

    questions: ClassVar[tuple[str, ...]] = (ACTION,)

    def grant_second(self, table: Table) -> None:
        """The turn goes on with the second action."""
        turn = nearest(table, "turn")
        if isinstance(turn, Turn):
            turn.second = self.id
