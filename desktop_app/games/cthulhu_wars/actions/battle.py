"""Declare a Battle: 1 Power, one Area, one enemy there, at least one die (ledger CWB-DECLARE-01, -02)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.procedures.action_phase import ACTION, MAIN_ACTIONS, MORE_ACTIONS, Turn, unlimited
from desktop_app.games.cthulhu_wars.procedures.battle import Battle, combat
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import nearest, use
from desktop_app.kernel.questions import Ask, Option, Reason


class DeclareBattle(Action):
    """At most one Battle an Area a turn by the same seat. With six spellbooks it is unlimited (CWB-UNLIMITED-01)."""

    verb = "battle"
    proves = ("CWB-DECLARE-01", "CWB-DECLARE-02", "CWB-UNLIMITED-01")
    form = ("place", "seat")
    questions: ClassVar[tuple[str, ...]] = (*MAIN_ACTIONS, MORE_ACTIONS)

    def modifies_unlimited_battle(self, table: Table, unlimited: int, seat: str) -> int:
        return 1 if table.complete(seat) else unlimited

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option("battle", (area, enemy), risk="rolls") for area, enemy in table.meetings(seat)]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area, enemy = (str(word) for word in option.args)
        if enemy == seat:
            return Reason("own_units", (area,))
        if not table.units[seat][area]:
            return Reason("no_unit_of_yours", (area,))
        if not table.units[enemy][area]:
            return Reason("nobody_to_fight", (area, enemy))
        return self.refuses_candidate(table, seat, option)

    def refuses_candidate(self, table: Table, seat: str, option: Option) -> Reason | None:
        area, enemy = str(option.args[0]), str(option.args[1])
        fought = self.fought_here(table, seat, area)
        if fought and fought >= rulebook.value(table, "battles_in_an_area", 1, seat):
            return Reason("fought_here_already", (area,))
        if combat(table, Battle(area, seat, enemy), seat) < 1:
            return Reason("no_dice", (area,))
        return short(table, seat, self.cost(table, seat, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area, enemy = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, ask.seat, area))
        use(table, battle_here(table, ask.seat, area), "turn")
        return Battle(area, ask.seat, enemy)

    def fought_here(self, table: Table, seat: str, area: str) -> int:
        """How many Battles this seat has declared here in this turn."""
        turn = nearest(table, "turn")
        return turn.used.count(battle_here(table, seat, area)) if turn is not None and turn.used else 0

    def cost(self, table: Table, seat: str, area: str) -> int:
        """What it costs this seat to declare a Battle here."""
        return table.cost("battle", table.game.numbers.costs["battle"], seat, area)


def battle_here(table: Table, seat: str, area: str) -> str:
    """The mark of a Battle in a turn: each seat has its own, for some may declare one in another's turn."""
    turn = nearest(table, "turn")
    own = not isinstance(turn, Turn) or turn.seat == seat
    return f"battle:{area}" if own else f"battle:{area}:{seat}"


class BattleWasTheAction(Action):
    """Where Battle is unlimited, one already fought may count as the turn's main action (base rules 10.1)."""

    verb = "battle_was_the_action"
    price = 0
    questions: ClassVar[tuple[str, ...]] = (ACTION,)

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        turn = nearest(table, "turn")
        used = turn.used if isinstance(turn, Turn) else ()
        fought = any(mark.startswith("battle:") and mark.count(":") == 1 for mark in used) if used else False
        return None if fought and unlimited(table, "battle", seat) else Reason("no_battle_fought")

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        """Nothing more happens."""
