"""The Screaming Dead: the King in Yellow walks with his Undead, and a second action follows (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.factions.yellow_sign.second_action import FirstOfTwoActions
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import PASS, Ask, Option, Reason
from desktop_app.kernel.state import place

KING = "king_in_yellow"
UNDEAD = "undead"


class TheScreamingDead(FirstOfTwoActions):
    """One Area, with any of the Undead that stand with him. It is no Move."""

    id = verb = "the_screaming_dead"
    form = ("place",)
    proves = ("CWF-YS-BOOK-THE-SCREAMING-DEAD", "CWF-YS-R-01", "CWR-011")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (goal,)) for area in table.areas_with(seat, KING) for goal in table.game.near[area]]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        goal = str(option.args[0])
        areas = table.areas_with(seat, KING)
        if not areas:
            return Reason("needs_on_map", (KING,))
        if goal not in table.game.near[areas[0]]:
            return Reason("not_adjacent", (areas[0], goal))
        return self.refuses_candidate(table, seat, option)

    def refuses_candidate(self, table: Table, seat: str, option: Option) -> Reason | None:
        return short(table, seat, self.cost(table, str(option.args[0])))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        goal = str(option.args[0])
        table.pay(ask.seat, self.cost(table, goal))
        area = table.areas_with(ask.seat, KING)[0]
        place(table, table.units[ask.seat][area][KING][0], goal)
        self.grant_second(table)
        return UndeadFollow(ask.seat, area, goal)


@procedure("undead_follow", "follow_which*")
class UndeadFollow(Procedure):
    """One after the other, as many as the King likes."""

    seat: str
    area: str
    goal: str

    def follow_which(self, table: Table) -> Ask | None:
        if UNDEAD not in table.units[self.seat][self.area]:
            return None
        return Ask(self.seat, "follow_which", (Option("follow", (UNDEAD, self.area, self.goal), True),),
                   about=self.goal, may=True)

    def on_follow_which(self, table: Table, reply: Option) -> None:
        if reply == PASS:
            self.step_done()
        else:
            place(table, table.units[self.seat][self.area][UNDEAD][0], self.goal)
