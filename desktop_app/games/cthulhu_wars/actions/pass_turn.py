"""Pass: the rest of your Power is lost (base rules 3.1; ledger CWB-TURN-02)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import Action
from desktop_app.games.cthulhu_wars.procedures.action_phase import ACTION
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.state import happen


class PassTurn(Action):
    """Power becomes 0."""

    verb = "pass_turn"
    proves = ("CWB-TURN-02",)
    main = False
    questions: ClassVar[tuple[str, ...]] = (ACTION,)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option("pass_turn", risk="gives_up")]

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        happen(table, "passed", ask.seat, (), (table.power[ask.seat],))
        table.power[ask.seat] = 0
