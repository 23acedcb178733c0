"""The spellbook requirements of Sleeper (base rules 4.5; ledger CWF-SL-REQ-1 to -6).

Performing a Ritual and awakening Tsathoggua are fulfilled by those acts themselves.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.requirement_action import RequirementAction
from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Rule


class OneEnemyGains3Power(RequirementAction):
    """An action: pay 3 Power, and one other player gains 3."""

    id = verb = "one_enemy_gains_3_power"
    form = ("seat",)
    proves = ("CWF-SL-REQ-1",)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (other,)) for other in table.game.seats if other != seat]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        return Reason("not_yourself") if option.args[0] == seat else super().refuses_choice(table, seat, option)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.pay(ask.seat, self.cost(table))
        table.gain_power(str(option.args[0]), self.amount(table))
        table.earn(ask.seat, self.id)

    def amount(self, table: Table) -> int:
        """How much Power the others gain or lose."""
        return table.game.factions[self.seat].rows[self.id].numbers["power"]


class EveryEnemyGains1Power(RequirementAction):
    """An action: pay 3 Power, and every other player gains 1."""

    id = verb = "every_enemy_gains_1_power"
    proves = ("CWF-SL-REQ-2",)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.pay(ask.seat, self.cost(table))
        amount = table.game.factions[self.seat].rows[self.id].numbers["power"]
        for other in table.game.seats:
            if other != ask.seat:
                table.gain_power(other, amount)
        table.earn(ask.seat, self.id)


class EveryEnemyLoses1Power(RequirementAction):
    """An action: pay 3 Power, and every other player loses 1, who has any."""

    id = verb = "every_enemy_loses_1_power"
    proves = ("CWF-SL-REQ-3",)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.pay(ask.seat, self.cost(table))
        amount = table.game.factions[self.seat].rows[self.id].numbers["power"]
        for other in table.game.seats:
            if other != ask.seat:
                table.pay(other, min(amount, table.power[other]))
        table.earn(ask.seat, self.id)


class Roll6Dice(Requirement):
    """Roll at least 6 dice in a Battle."""

    id = "roll_6_dice"
    proves = ("CWF-SL-REQ-4",)
    events = ("battle_done",)

    def holds(self, table: Table, seat: str) -> bool:
        battle = innermost(table, Battle)
        if battle is None or seat not in battle.sides():
            return False
        rolled = battle.attack if seat == battle.attacker else battle.defence
        return len(rolled) >= table.game.factions[seat].rows[self.id].numbers["dice"]


ACTIONS: tuple[type[Rule], ...] = (OneEnemyGains3Power, EveryEnemyGains1Power, EveryEnemyLoses1Power)
REQUIREMENTS: tuple[type[Requirement], ...] = (Roll6Dice,)
