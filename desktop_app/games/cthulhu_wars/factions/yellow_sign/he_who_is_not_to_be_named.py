"""He Who Is Not to Be Named: Hastur appears among Cultists, and a second action follows (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.factions.yellow_sign.second_action import FirstOfTwoActions
from desktop_app.games.cthulhu_wars.table import CULTIST, Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import place


class HeWhoIsNotToBeNamed(FirstOfTwoActions):
    """To any other Area with a Cultist of anyone's, however far."""

    id = verb = "he_who_is_not_to_be_named"
    form = ("place",)
    proves = ("CWF-YS-BOOK-HE-WHO-IS-NOT-TO-BE-NAMED", "CWF-YS-R-01", "CWR-011")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        goals = table.game.places if table.areas_with(seat, "hastur") else ()
        return [Option(self.verb, (goal,)) for goal in goals]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        goal = str(option.args[0])
        areas = table.areas_with(seat, "hastur")
        if not areas:
            return Reason("needs_on_map", ("hastur",))
        if goal in areas:
            return Reason("stands_there_already", ("hastur", goal))
        if not any(table.count(side, goal, CULTIST) for side in table.game.sides):
            return Reason("no_cultist_there", (goal,))
        return short(table, seat, self.cost(table, goal))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        goal = str(option.args[0])
        table.pay(ask.seat, self.cost(table, goal))
        area = table.areas_with(ask.seat, "hastur")[0]
        place(table, table.units[ask.seat][area]["hastur"][0], goal)
        self.grant_second(table)
