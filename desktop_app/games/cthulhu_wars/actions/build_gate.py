"""Build a Gate: 3 Power, an Area without one, an own Cultist there (ledger CWB-BUILD-01, -02)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen


class BuildGate(Action):
    """The Cultist, or who counts as one, stands on it at once. None left in the supply: not offered."""

    verb = "build_gate"
    proves = ("CWB-BUILD-01", "CWB-BUILD-02")
    form = ("place",)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        kinds = table.keeper_kinds(seat)
        return [Option("build_gate", (area,)) for area, here in table.units[seat].items()
                if here and area not in table.gates and any(kind in here for kind in kinds)]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area = str(option.args[0])
        if area in table.gates:
            return Reason("gate_here", (area,))
        if not table.keepers(seat, area):
            return Reason("no_cultist", (area,))
        return self.refuses_candidate(table, seat, option)

    def refuses_candidate(self, table: Table, seat: str, option: Option) -> Reason | None:
        area = str(option.args[0])
        if len(table.gates) >= table.game.numbers.gates:
            return Reason("no_gate_left")
        return short(table, seat, self.cost(table, seat, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        area = str(option.args[0])
        table.pay(ask.seat, self.cost(table, ask.seat, area))
        keeper = table.units[ask.seat][area][table.keepers(ask.seat, area)[0]][0]
        table.gates[area] = keeper
        happen(table, "built_gate", ask.seat, (keeper, area))

    def cost(self, table: Table, seat: str, area: str) -> int:
        """What a Gate costs this seat here."""
        return table.cost("build_gate", table.game.numbers.costs["build_gate"], seat, area)
