"""The spellbook requirements of Crawling Chaos (base rules 4.2; ledger CWF-CC-REQ-1 to -6).

Capturing a Cultist and awakening Nyarlathotep are fulfilled by those actions themselves.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.requirement_action import RequirementAction
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option


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


class ThreeGates(Requirement):
    """Control 3 Gates or have 12 Power."""

    id = "three_gates"
    proves = ("CWF-CC-REQ-3",)
    events = ("action_done", "power_gathered", "doom_phase")

    def holds(self, table: Table, seat: str) -> bool:
        numbers = table.game.factions[seat].rows[self.id].numbers
        return table.power[seat] >= numbers["power"] or len(table.gates_of(seat)) >= numbers["controlled_gates"]


class FourGates(ThreeGates):
    """Control 4 Gates or have 15 Power."""

    id = "four_gates"
    proves = ("CWF-CC-REQ-4",)


REQUIREMENTS = (ThreeGates, FourGates)
