"""Move: 1 Power a Unit, each at most once, stop when you like (base rules 3.1; ledger CWB-MOVE-01, -02)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import Action
from desktop_app.games.cthulhu_wars.procedures.action_phase import MAIN_ACTIONS, Turn
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import PASS, Ask, Option, Reason
from desktop_app.kernel.state import place

MOVE_MORE = "move_more"


def reach(table: Table, seat: str, area: str) -> tuple[str, ...]:
    """Where this seat's Units can Move to from here, in the map's order."""
    goals = table.game.near[area]
    for modifies in table.rules.at("modifies_reach"):
        goals = modifies(table, goals, seat, area)
    return goals


@lru_cache(maxsize=4096)
def ways(kind: str, area: str, goals: tuple[str, ...]) -> tuple[Option, ...]:
    """The options that carry such a Unit away from here, made once: they are listed again and again."""
    return tuple([Option("move", (kind, area, goal), True) for goal in goals])


class Move(Action):
    """Enemy Units never block; moving the Unit on a Gate abandons the Gate."""

    verb = "move"
    proves = ("CWB-MOVE-01", "CWB-MOVE-02")
    form = ("kind", "place", "place")
    questions: ClassVar[tuple[str, ...]] = (*MAIN_ACTIONS, MOVE_MORE)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        """Each predicate is asked at its own grain: a goal once, a Unit once, never for each pair."""
        seat = ask.seat
        if not table.power[seat]:
            return
        moved = moved_already(table)
        closed = self._closed(table, seat)
        bound = bool(moved or table.rules.at("forbids_moving"))
        for area, stack in table.units[seat].items():
            if stack:
                goals = reach(table, seat, area)
                if closed:
                    goals = tuple([goal for goal in goals if goal not in closed])
                for kind in stack:
                    if not bound or self._refuses_unit(table, seat, kind, area, moved) is None:
                        options += ways(kind, area, goals)

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        kind, area, goal = (str(word) for word in option.args)
        return (self._refuses_unit(table, ask.seat, kind, area, moved_already(table))
                or (Reason("not_adjacent", (area, goal)) if goal not in reach(table, ask.seat, area) else None)
                or self._refuses_goal(table, ask.seat, goal))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        moving = Moving(ask.seat)
        moving.carry(table, option)
        return moving

    def _closed(self, table: Table, seat: str) -> list[str]:
        """Areas that this seat may not or can't afford to enter."""
        if table.rules.at("forbids_entering") or table.rules.at("modifies_cost_move"):
            return [goal for goal in table.game.places if self._refuses_goal(table, seat, goal) is not None]
        return []

    def _refuses_goal(self, table: Table, seat: str, goal: str) -> Reason | None:
        cost = move_cost(table, seat, goal)
        if table.power[seat] < cost:
            return Reason("power_short", (cost,))
        for forbids in table.rules.at("forbids_entering"):
            reason: Reason | None = forbids(table, seat, goal)
            if reason is not None:
                return reason
        return None

    def _refuses_unit(self, table: Table, seat: str, kind: str, area: str, moved: tuple[str, ...]) -> Reason | None:
        if kind not in table.units[seat][area]:
            return Reason("no_such_unit", (kind, area))
        if moved and not table.spare(seat, kind, area, moved):
            return Reason("moved_already", (kind,))
        for forbids in table.rules.at("forbids_moving"):
            reason: Reason | None = forbids(table, seat, kind, area)
            if reason is not None:
                return reason
        return None


def move_cost(table: Table, seat: str, goal: str) -> int:
    """What it costs this seat to Move one Unit there."""
    return table.cost("move", table.game.numbers.costs["move"], seat, goal)


def moved_already(table: Table) -> tuple[str, ...]:
    """The Units that have Moved in the turn that is going on, in whatever Move of it."""
    turn = innermost(table, Turn)
    return turn.moved if turn is not None else ()


@procedure("moving", "move_more*", "refund")
class Moving(Procedure):
    """A Move going on: another Unit, or enough."""

    seat: str
    moved: tuple[str, ...] = ()
    spent: int = 0
    """Power paid so far."""

    def move_more(self, table: Table) -> Ask | None:
        if table.power[self.seat] <= 0 or len(self.moved) == table.units_on_map(self.seat):
            return None
        return Ask(self.seat, MOVE_MORE, may=True, always=True)

    def on_move_more(self, table: Table, reply: Option) -> None:
        if reply == PASS:
            self.step_done()
        else:
            self.carry(table, reply)

    def refund(self, table: Table) -> None:
        """What a rule gives back for a Move."""
        refund = 0
        for modifies in table.rules.at("modifies_move_refund"):
            refund = modifies(table, refund, self.seat, self.spent)
        table.gain_power(self.seat, refund)

    def carry(self, table: Table, option: Option) -> None:
        """Pay for one Unit and move it."""
        kind, area, goal = (str(word) for word in option.args)
        turn = innermost(table, Turn)
        piece = table.spare(self.seat, kind, area, turn.moved if turn is not None else ())
        cost = move_cost(table, self.seat, goal)
        table.pay(self.seat, cost)
        self.spent += cost
        place(table, piece, goal)
        self.moved += (piece,)
        if turn is not None:
            turn.moved += (piece,)
