"""What the text below a card does with the own miniature (example 2 of the rulebook; ledger COM-C16, COM-R26)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.icon import Icon
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen


class MoveMiniature(Icon):
    """To the named god's power card, standing or lying as it was."""

    id = "move_miniature"
    proves = ("COM-C16", "COM-R26")
    verb = "move_miniature"
    icon = "move_miniature"
    form: ClassVar[tuple[str, ...]] = ("god",)

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option("move_miniature", (action.god,))]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        if option.args[0] != action.god:
            return Reason("other_god", (action.god,))
        return None if action.god in table.gods else Reason("no_such_god", (action.god,))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.miniatures[ask.seat] = str(option.args[0])
        happen(table, "miniature_moved", ask.seat, (table.miniatures[ask.seat],))


class StandMiniature(Icon):
    """Upright again: its power can be used once more (ledger COM-R27)."""

    id = "stand_miniature"
    proves = ("COM-C16", "COM-C77", "COM-R27")
    verb = "stand_miniature"
    icon = "stand_miniature"

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        return None if table.knocked[seat] else Reason("stands_already")

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.knocked[ask.seat] = 0
        happen(table, "miniature_stood", ask.seat)
