"""Summon a Monster: its cost, at a Gate you Control (ledger CWB-SUMMON-01)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.procedures.action_phase import ACTION, MAIN_ACTIONS, MORE_ACTIONS, Turn
from desktop_app.games.cthulhu_wars.table import MONSTER, Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.procedures import nearest
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen, place


class Summon(Action):
    """One Monster of the faction's own sheet."""

    verb = "summon"
    proves = ("CWB-SUMMON-01",)
    form = ("kind", "place")
    questions: ClassVar[tuple[str, ...]] = (*MAIN_ACTIONS, MORE_ACTIONS)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        kinds = [kind for kind in table.game.factions[seat].monsters if table.pool(seat, kind)]
        return [Option("summon", (kind, area)) for area in table.gates_of(seat) for kind in kinds] if kinds else []

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        kind, area = (str(word) for word in option.args)
        if not table.keeps(seat, area):
            return Reason("no_gate_of_yours", (area,))
        if table.game.kinds[kind].type != MONSTER or not table.pool(seat, kind):
            return Reason("pool_empty", (kind,))
        return self.refuses_candidate(table, seat, option)

    def refuses_candidate(self, table: Table, seat: str, option: Option) -> Reason | None:
        kind, area = str(option.args[0]), str(option.args[1])
        return short(table, seat, self.cost(table, seat, kind, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        kind, area = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, ask.seat, kind, area))
        piece = table.pool(ask.seat, kind)[0]
        place(table, piece, area)
        happen(table, "summoned", ask.seat, (piece, area))

    def cost(self, table: Table, seat: str, kind: str, area: str) -> int:
        """What this Monster costs this seat here."""
        return rulebook.value(table, "cost_summon", table.game.kinds[kind].cost, seat, kind, area)


class SummonWasTheAction(Action):
    """Whose Summons are unlimited may still let one already made be the turn's main action: it is a common one."""

    id = verb = "summon_was_the_action"
    price = 0
    questions: ClassVar[tuple[str, ...]] = (ACTION,)

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        turn = nearest(table, "turn")
        summoned = isinstance(turn, Turn) and "summon" in turn.used and turn.seat == seat
        return None if summoned else Reason("nothing_summoned")

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        """Nothing more happens."""
