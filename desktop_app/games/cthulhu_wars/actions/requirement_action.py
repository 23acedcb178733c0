"""An action that fulfils a spellbook requirement by being done (base rules 10.1): it costs what is printed."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


class RequirementAction(Action):
    """One seat's own action. `id` is the requirement's id on the faction's sheet."""

    price: ClassVar[int] = 0

    def refuses_seat(self, table: Table, ask: Ask) -> Reason | None:
        if self.id not in table.unmet[self.seat]:
            return Reason("fulfilled_already", (self.id,))
        return super().refuses_seat(table, ask)

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        return short(table, seat, self.cost(table))

    def cost(self, table: Table) -> int:
        """The printed Power."""
        return table.game.factions[self.seat].rows[self.id].cost or 0
