"""Cursed Slumber: a Gate and its keeper rest on the faction's card (base rules 4.5; ledger CWF-SL-R-08)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.table import SLUMBER, Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import place


class CursedSlumber(PrintedAction):
    """A Controlled Gate leaves the map with its keeper: it still counts for Power and Doom and nobody can touch it.
    One at most."""

    id = "cursed_slumber"
    verb = "cursed_slumber"
    form = ("place",)
    proves = ("CWF-SL-BOOK-CURSED-SLUMBER", "CWF-SL-R-08")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area,)) for area in table.gates_of(seat)]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area = str(option.args[0])
        if SLUMBER in table.gates:
            return Reason("slumbers_already")
        if not table.keeps(seat, area):
            return Reason("no_gate_of_yours", (area,))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        area = str(option.args[0])
        table.pay(ask.seat, self.cost(table, area))
        keeper = table.gates.pop(area)
        place(table, keeper, SLUMBER)
        table.gates[SLUMBER] = keeper


class EndSlumber(PrintedAction):
    """The Gate and its keeper come back to an Area without a Gate."""

    id = "cursed_slumber"
    verb = "end_slumber"
    form = ("place",)
    proves = ("CWF-SL-BOOK-CURSED-SLUMBER", "CWF-SL-R-08")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area,)) for area in table.game.places if area not in table.gates]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area = str(option.args[0])
        if SLUMBER not in table.gates:
            return Reason("nothing_slumbers")
        if area in table.gates:
            return Reason("gate_here", (area,))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        area = str(option.args[0])
        table.pay(ask.seat, self.cost(table, area))
        keeper = table.gates.pop(SLUMBER)
        if keeper:
            place(table, keeper, area)
        table.gates[area] = keeper

    def cost(self, table: Table, area: str = "") -> int:
        """What the return costs, after every rule has had its say."""
        return table.cost(self.verb, self.numbers(table)["cost_to_return"], self.seat, area)
