"""DESTROY: one investigator is defeated at once (ledger COM-C25)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.icon import Icon, boards, refuses_target
from desktop_app.games.call_of_madness.procedures.entrance import Defeat
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Option, Reason


class Destroy(Icon):
    """As though its health had been reduced to 0."""

    id = "destroy"
    proves = ("COM-C25",)
    verb = "destroy"
    icon = "destroy"
    form: ClassVar[tuple[str, ...]] = ("investigator",)

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option("destroy", (investigator,)) for board in boards(table, seat, action)
                for investigator in table.investigators_on(board)]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        return refuses_target(table, seat, action, str(option.args[0]))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        investigator = str(option.args[0])
        table.health[investigator] = 0
        return Defeat(investigator, table.board_of(investigator))
