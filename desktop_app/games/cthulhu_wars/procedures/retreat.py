"""Retreats: pained Units go to adjacent Areas without the enemy of this Battle (base rules 3.7; CWB-BATTLE-04, -05)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.leaving import Eliminate, events
from desktop_app.kernel.procedures import answered
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import place


def closed(table: Table, enemy: str, area: str, goal: str) -> Reason | None:
    """Why a pained Unit may not retreat there. Third factions don't matter."""
    if goal not in table.game.near[area]:
        return Reason("not_adjacent", (area, goal))
    if table.units[enemy][goal]:
        return Reason("enemy_there", (enemy, goal))
    for forbids in table.rules.at("forbids_retreat_into"):
        reason: Reason | None = forbids(table, goal)
        if reason is not None:
            return reason
    return None


@procedure("retreat", "retreat_where*")
class Retreat(Procedure):
    """The attacker's Units first, each for itself; its owner chooses. A rule may put both sides' into one choice.

    Where a side can go nowhere its owner gives up ONE pained Unit, and the others stay as if not pained.
    """
    proves = ("CWB-BATTLE-04", "CWB-BATTLE-05")

    area: str
    sides: tuple[str, str]
    pained: tuple[str, ...]

    def retreat_where(self, table: Table) -> tuple[Ask, ...]:
        asks = [self._ask(table, side, self.sides[1 - index]) for index, side in enumerate(self.sides)]
        if rulebook.value(table, "retreats_together", 0) and all(ask.question == "retreat_where" for ask in asks):
            return (asks[0]._replace(options=asks[0].options + asks[1].options),)
        return tuple(asks)

    def on_retreat_where(self, table: Table, reply: Option) -> Procedure | None:
        if reply.verb == "give_up":
            side = answered(table).seat
            piece = next(unit for unit in self._pained(table, side) if table.pieces[unit].kind == reply.args[0])
            self.pained = tuple([unit for unit in self.pained if table.pieces[unit].side != side])
            return Eliminate(events("give_up", (piece,)), "no_retreat", self._foe(side), True, ("give_up",))
        side, kind, _, goal = (str(word) for word in reply.args)
        piece = next(unit for unit in self._pained(table, side) if table.pieces[unit].kind == kind)
        self.pained = tuple([unit for unit in self.pained if unit != piece])
        place(table, piece, goal)
        return None

    def refuses(self, table: Table, asked: Ask, option: Option) -> Reason | None:
        """Who stays, whose turn it is to retreat, or why the way is closed."""
        if option.verb != "retreat" or len(option.args) != 4:
            return None
        side, kind, _, goal = (str(word) for word in option.args)
        if not table.game.names(table, "place", goal):
            return Reason("unknown", (goal,))
        if side not in self.sides or kind not in [table.pieces[unit].kind for unit in self._pained(table, side)]:
            return Reason("not_pained", (kind,))
        first = {str(each.args[0]) for each in asked.options if each.verb == option.verb}
        if first and side not in first:
            return Reason("retreats_first", (asked.seat,))
        return closed(table, self._foe(side), self.area, goal)

    def _foe(self, side: str) -> str:
        return self.sides[1] if side == self.sides[0] else self.sides[0]

    def _pained(self, table: Table, side: str) -> list[str]:
        """Those that still stand here, who keeps the Gate last: a Unit that has left or changed sides goes no more."""
        here = [unit for unit in self.pained
                if table.pieces[unit].side == side and table.pieces[unit].place == self.area]
        keeper = table.gates.get(self.area)
        return [unit for unit in here if unit != keeper] + [unit for unit in here if unit == keeper]

    def _ask(self, table: Table, side: str, enemy: str) -> Ask:
        kinds = tuple(dict.fromkeys([table.pieces[unit].kind for unit in self._pained(table, side)]))
        goals = [goal for goal in table.game.near[self.area] if closed(table, enemy, self.area, goal) is None]
        if kinds and not goals:
            return Ask(side, "give_up_which", tuple([Option("give_up", (kind,)) for kind in kinds]), about=self.area)
        ways = tuple([Option("retreat", (side, kind, self.area, goal), True) for kind in kinds for goal in goals])
        return Ask(side, "retreat_where", ways, about=self.area)
