"""What is assigned, retreats, and is given up: of one's own the least, of an enemy's the most."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.procedures.battle import fought
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE
from desktop_app.kernel import rulebook


class Results(Judge):
    """Kills, Pains, retreats, and Units that somebody must name."""

    def judges_losing(self, view: Outlook, kind: str, area: str) -> None:
        """One Unit of the seat's leaves the map from here for its Pool."""
        table = view.table
        cost = table.game.kinds[kind].cost
        if view.type(kind) == CULTIST:
            view.say(-view.cultist // 2 - 40, "loses_cultist", unit=kind, area=area)
        else:
            view.say(-60 * cost - (400 if view.type(kind) == GREAT_OLD_ONE else 0), "loses_unit", unit=kind, area=area)
        view.also("unit_price", kind)
        if area in table.units[view.seat]:
            view.also("leaving", kind, area)

    def judges_kill(self, view: Outlook, side: str, kind: str) -> None:
        table = view.table
        battle = fought(table)
        if side != view.seat:
            view.say(60 * table.game.kinds[kind].cost, "hits_enemy", unit=kind, seat=side)
            return
        piece = battle.by_worth(table, side, kind)[0]
        if rulebook.value(table, "kills_needed", 1, piece) > 1 or rulebook.replacers(table, ("kill", piece, ())):
            view.say(-40, "survives", unit=kind)
        else:
            view.also("losing", kind, battle.area)

    def judges_kill_again(self, view: Outlook, side: str, kind: str) -> None:
        """A second result on the same Unit: dead, if both are Kills."""
        if side != view.seat:
            view.say(60 * view.table.game.kinds[kind].cost, "hits_enemy", unit=kind, seat=side)
            return
        view.also("losing", kind, fought(view.table).area)

    def judges_pain(self, view: Outlook, side: str, kind: str) -> None:
        table = view.table
        battle = fought(table)
        if side != view.seat:
            view.say(20 + 20 * table.game.kinds[kind].cost, "drives_enemy", unit=kind, seat=side)
            return
        view.say(-20, "must_retreat", unit=kind, area=battle.area)
        view.also("leaving", kind, battle.area)
        if view.type(kind) == GREAT_OLD_ONE:
            view.say(-60, "god_is_driven", unit=kind, area=battle.area)

    def judges_pain_again(self, view: Outlook, side: str, kind: str) -> None:
        """Who is hit already is hit again: nobody else has to go."""
        view.say(60 if side == view.seat else -60, "hit_already", unit=kind)

    def judges_retreat(self, view: Outlook, side: str, kind: str, area: str, goal: str) -> None:
        if side == view.seat:
            view.also("arriving", kind, goal)
            view.also("in_company", kind, goal)
        else:
            view.also("sends_away", side, kind, goal)

    def judges_in_company(self, view: Outlook, kind: str, goal: str) -> None:
        """Where a Unit that must go is at home."""
        table, seat = view.table, view.seat
        if table.keeps(seat, goal):
            view.say(60, "to_own_gate", unit=kind, area=goal)
        elif table.units[seat][goal]:
            view.say(30, "to_own_units", unit=kind, area=goal)
        if view.type(kind) == CULTIST and not table.units[seat][goal] and not view.captors(goal):
            view.say(15, "to_quiet_area", unit=kind, area=goal)

    def judges_sends_away(self, view: Outlook, side: str, kind: str, goal: str) -> None:
        """An enemy's Unit goes where the seat likes."""
        table = view.table
        if view.type(kind) == CULTIST:
            if view.seat in view.captors(goal, side):
                view.say(120, "sends_to_captor", unit=kind, area=goal, seat=side)
            if table.gates.get(goal) == "":
                view.say(-200, "sends_to_free_gate", unit=kind, area=goal, seat=side)
        elif view.prey(view.seat, goal):
            view.say(-150, "sends_to_prey", unit=kind, area=goal, seat=side)
        if table.keeps(side, goal):
            view.say(-60, "sends_home", unit=kind, area=goal, seat=side)
        elif table.units[side][goal]:
            view.say(-30, "sends_home", unit=kind, area=goal, seat=side)
        else:
            view.say(30, "sends_into_the_wild", unit=kind, area=goal, seat=side)

    def judges_give_up(self, view: Outlook, kind: str) -> None:
        view.also("losing", kind, fought(view.table).area)

    def judges_lose(self, view: Outlook, kind: str, area: str) -> None:
        view.also("losing", kind, area)
        if view.threats(area):
            view.say(100, "lost_anyway", unit=kind, area=area, seat=view.threats(area)[0])
