"""The spellbook requirements of Yellow Sign (base rules 4.4; ledger CWF-YS-REQ-1 to -6).

Awakening and desecrating are fulfilled by those actions themselves.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.requirement_action import RequirementAction
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


class Give3Doom(RequirementAction):
    """An action: another seat gains 3 Doom."""

    id = verb = "give_3_doom"
    form = ("seat",)
    proves = ("CWF-YS-REQ-1",)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (other,), risk="gives_up") for other in table.game.seats if other != seat]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        return Reason("not_yourself") if option.args[0] == seat else super().refuses_choice(table, seat, option)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.pay(ask.seat, self.cost(table))
        table.gain_doom(str(option.args[0]), table.game.factions[self.seat].rows[self.id].numbers["doom"])
        table.earn(ask.seat, self.id)


REQUIREMENTS: tuple[type[Requirement], ...] = ()
