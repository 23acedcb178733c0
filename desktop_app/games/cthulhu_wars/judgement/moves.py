"""Moves: one Unit at a time. What it leaves behind, what it finds, and when it is enough."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.move import move_cost
from desktop_app.games.cthulhu_wars.judgement.growth import NEAR
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE, MONSTER

BUILD_FIRST = 6

MOST_GATES = 6
"""More than so many nobody can hold."""


class Moves(Judge):
    """The common Move; whatever else carries Units about is judged by the same leaving and arriving."""

    def judges_move(self, view: Outlook, kind: str, area: str, goal: str) -> None:
        view.pay(move_cost(view.table, view.seat, goal))
        self._leaves_power_to_build(view)
        view.also("leaving", kind, area)
        view.also("arriving", kind, goal)

    def judges_leaving(self, view: Outlook, kind: str, area: str) -> None:
        """What a Unit leaves behind."""
        table, seat = view.table, view.seat
        keeps = table.keeps(seat, area)
        keeper = kind in table.keepers(seat, area)
        if keeps and keeper and view.keepers(area) == 1:
            view.say(-view.gate - 300, "leaves_gate", unit=kind, area=area)
        elif view.type(kind) == CULTIST:
            if view.threats(area):
                view.say(view.cultist, "flees", unit=kind, area=area, seat=view.threats(area)[0])
        elif view.cultists(area) and self._is_only_guard(view, kind, area):
            at_stake = view.gate if keeps else view.cultist
            hunters = [enemy for enemy in view.active if table.strongest(enemy, area) not in ("", CULTIST)]
            if hunters:
                view.say(-at_stake, "leaves_prey", unit=kind, area=area, seat=hunters[0])
            else:
                view.say(-at_stake * (1 + NEAR * min(2, view.prowlers(area))) // 16, "leaves_unguarded",
                         unit=kind, area=area)

    def judges_arriving(self, view: Outlook, kind: str, goal: str) -> None:
        """What a Unit finds."""
        type = view.type(kind)
        if type == CULTIST:
            view.also("cultist_there", kind, goal)
            self._to_a_site(view, kind, goal)
        elif type == MONSTER:
            view.also("guard_there", kind, goal)
            view.also("hunter_there", kind, goal)
            self._is_summoned_cheaper(view, kind, goal)
        elif type == GREAT_OLD_ONE:
            view.also("guard_there", kind, goal)
            self._god_comes(view, kind, goal)

    def judges_pass_move_more(self, view: Outlook) -> None:
        view.say(5, "enough_moved")

    def _leaves_power_to_build(self, view: Outlook) -> None:
        """Whoever waits to build a Gate gets the Power for it before anybody else walks on."""
        price = view.table.game.numbers.costs["build_gate"]
        if view.power >= price and view.power - 1 < price * len(view.sites()):
            view.say(-view.gate * BUILD_FIRST // 8, "power_for_gates", n=price * len(view.sites()))

    def _is_only_guard(self, view: Outlook, kind: str, area: str) -> bool:
        here = view.table.units[view.seat][area]
        guards = [units for each, units in here.items() if view.type(each) != CULTIST]
        return len(guards) == 1 and len(guards[0]) == 1

    def _to_a_site(self, view: Outlook, kind: str, goal: str) -> None:
        """Where a Gate could be built next, if there is Power for it and for those already waiting."""
        table, seat = view.table, view.seat
        if goal in table.gates or view.keepers(goal) or view.threats(goal):
            return
        waiting = len(view.sites())
        price = table.game.numbers.costs["build_gate"]
        if view.power - 1 < price * (waiting + 1) or table.gate_count(seat) + waiting >= MOST_GATES:
            return
        view.say(7 * (view.gate - 100 * price) // 8, "site", unit=kind, area=goal)
        crowd = [enemy for enemy in view.enemies if table.units[enemy][goal]]
        if crowd:
            view.say(-60 * len(crowd), "enemy_at_site", area=goal, seat=crowd[0])
        view.say(-40 * view.prowlers(goal), "hunters_near", area=goal)
        view.also("new_gate", goal)

    def _is_summoned_cheaper(self, view: Outlook, kind: str, goal: str) -> None:
        if view.table.keeps(view.seat, goal) and view.table.pool(view.seat, kind):
            view.say(-80, "summon_instead", unit=kind, area=goal)

    def _god_comes(self, view: Outlook, kind: str, goal: str) -> None:
        """A Great Old One takes Cultists from under Monsters, and so Gates."""
        table = view.table
        rivals = [enemy for enemy in view.enemies if table.strongest(enemy, goal) == GREAT_OLD_ONE]
        if rivals:
            view.say(-120, "meets_great_old_one", unit=kind, area=goal, seat=rivals[0])
            return
        for enemy in view.enemies:
            cultists = table.count(enemy, goal, CULTIST)
            if cultists and view.power > 1:
                view.say(50 * min(cultists, view.power - 1), "hunts", unit=kind, area=goal, seat=enemy)
                if table.keeps(enemy, goal) and view.power > 1 + cultists:
                    view.say(view.gate // 2, "takes_gate_soon", unit=kind, area=goal, seat=enemy)
