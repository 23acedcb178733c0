"""Battles: whether to declare one, by what the dice will probably do to both sides."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.actions.battle import DeclareBattle
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.procedures.action_phase import MORE_ACTIONS
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE, Table


class Odds(NamedTuple):
    """Dice and bodies of both sides where they would fight; a body is a Unit that can take a result."""

    dice: int
    their_dice: int
    bodies: int
    their_bodies: int


def odds(table: Table, area: str, seat: str, enemy: str) -> Odds:
    """What a Battle here would begin with."""
    return Odds(value.dice(table, area, seat, enemy), value.dice(table, area, enemy, seat),
                table.count(seat, area), table.count(enemy, area))


def cheapest(table: Table, side: str, area: str, number: int) -> int:
    """The Power that the so many cheapest Units of a side here cost together."""
    costs = sorted([table.game.kinds[kind].cost for kind, units in table.units[side][area].items() for _ in units])
    return sum(costs[:number])


class Battles(Judge):
    """A Battle needs an aim: a Gate, a Great Old One, a spellbook, or much the better dice."""

    def judges_battle(self, view: Outlook, area: str, enemy: str) -> None:
        table, seat = view.table, view.seat
        found = odds(table, area, seat, enemy)
        view.pay(DeclareBattle().cost(table, seat, area))
        if view.ask.question == MORE_ACTIONS:
            view.say(-60, "power_for_later")
        view.say(-30, "battle_needs_aim", area=area)
        self._losses(view, area, enemy, found)
        self._gate(view, area, enemy, found)
        self._gods(view, area, enemy, found)
        view.also("fight", area, enemy)

    def _losses(self, view: Outlook, area: str, enemy: str, found: Odds) -> None:
        """One Kill for six dice, and whoever dies dies cheaply: its owner chooses."""
        table = view.table
        theirs = 10 * cheapest(table, enemy, area, min(found.their_bodies, 1 + found.dice // 6))
        ours = 10 * cheapest(table, view.seat, area, min(found.bodies, 1 + found.their_dice // 6))
        worth = view.hurts(enemy, theirs * min(found.dice, 6) // 2)
        view.say(worth, "they_would_lose", area=area, seat=enemy, n=found.dice)
        view.say(-ours * min(found.their_dice, 6), "we_would_lose", area=area, seat=enemy, n=found.their_dice)

    def _gate(self, view: Outlook, area: str, enemy: str, found: Odds) -> None:
        """Half of the dice bring a result; as many as there are bodies clear the Gate."""
        table = view.table
        if table.keeps(enemy, area) and found.dice >= 2 * found.their_bodies:
            worth = view.gate // 2 if view.keepers(area) else 0
            view.say(worth + view.hurts(enemy, view.gate // 4), "drives_off_gate", area=area, seat=enemy)
        if table.keeps(view.seat, area):
            if found.their_dice >= 2 * found.bodies:
                view.say(-view.gate // 2, "may_lose_gate", area=area, seat=enemy)
            elif table.strongest(enemy, area) != CULTIST and found.dice > found.their_dice:
                view.say(view.gate // 6, "drives_hunter_off", area=area, seat=enemy)

    def _gods(self, view: Outlook, area: str, enemy: str, found: Odds) -> None:
        """A Great Old One dies when there are more Kills than cheaper bodies beside it."""
        table = view.table
        for side, weight, reason in ((enemy, 3, "kills_god"), (view.seat, -5, "god_in_danger")):
            gods = [kind for kind in table.units[side][area] if view.type(kind) == GREAT_OLD_ONE]
            dice, bodies = ((found.dice, found.their_bodies) if side == enemy else (found.their_dice, found.bodies))
            for kind in gods:
                percent = value.chance_of_kills(dice, bodies - len(gods) + 1)
                cost = table.game.kinds[kind].cost_again or table.game.kinds[kind].cost
                worth = weight * percent * (cost + 3) // 10
                view.say(view.hurts(enemy, worth) if side == enemy else worth, reason, unit=kind, area=area, n=percent)
