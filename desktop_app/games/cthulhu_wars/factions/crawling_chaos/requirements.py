"""The spellbook requirements of Crawling Chaos (base rules 4.2; ledger CWF-CC-REQ-1 to -6).

Capturing a Cultist and awakening Nyarlathotep are fulfilled by those actions themselves.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.actions.requirement_action import RequirementAction
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


class Pay4Power(RequirementAction):
    """An action: pay 4 Power, and that is all."""

    id = verb = "pay_4_power"
    proves = ("CWF-CC-REQ-1",)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.pay(ask.seat, self.cost(table))
        table.earn(ask.seat, self.id)


class Pay6Power(Pay4Power):
    """An action: pay 6 Power, and that is all."""

    id = verb = "pay_6_power"
    proves = ("CWF-CC-REQ-2",)


class Pay10Power(Action):
    """Both at once: one action for 10 Power fulfils the two (base rules 4.2)."""

    id = verb = "pay_10_power"
    proves = ("CWF-CC-REQ-1", "CWF-CC-REQ-2")

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        for requirement in (Pay4Power.id, Pay6Power.id):
            if requirement not in table.unmet[seat]:
                return Reason("fulfilled_already", (requirement,))
        return short(table, seat, self.cost(table))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.pay(ask.seat, self.cost(table))
        for requirement in (Pay4Power.id, Pay6Power.id):
            table.earn(ask.seat, requirement)

    def cost(self, table: Table) -> int:
        """What the two cost together."""
        rows = table.game.factions[self.seat].rows
        return (rows[Pay4Power.id].cost or 0) + (rows[Pay6Power.id].cost or 0)


class ThreeGates(Requirement):
    """Control 3 Gates or have 12 Power."""

    id = "three_gates"
    proves = ("CWF-CC-REQ-3",)
    events = ("action_done", "gates_taken", "power_gathered", "doom_phase")

    def holds(self, table: Table, seat: str) -> bool:
        numbers = table.game.factions[seat].rows[self.id].numbers
        return table.power[seat] >= numbers["power"] or table.gate_count(seat) >= numbers["controlled_gates"]

    def progress(self, table: Table, seat: str) -> tuple[int, int]:
        """The Gates."""
        return table.gate_count(seat), table.game.factions[seat].rows[self.id].numbers["controlled_gates"]


class FourGates(ThreeGates):
    """Control 4 Gates or have 15 Power."""

    id = "four_gates"
    proves = ("CWF-CC-REQ-4",)


REQUIREMENTS = (ThreeGates, FourGates)
