"""Goals: which of them a change would meet, and which may be hoped for until the end."""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.metric import meets
from desktop_app.games.call_of_madness.sheets import Demand, Goal
from desktop_app.games.call_of_madness.table import Table

SELDOM = 35
CHANCES = {"madness_pool": 20, "madness_min_of_each_color": 10, "own_outposts": 5, "own_fire": 15,
           "distinct_gods_owned": 80, "god_cards_owned": 70, "my_miniature_active": 25, "hand_size": 15,
           "own_investigators_in_bottom_row": 50, "immediate_goals_owned": 85}
"""In how many of a hundred cases a goal on this number was met at the end, by players who play sensibly."""


def hope(goal: Goal) -> int:
    """What an endgame goal will bring, in hundredths."""
    return goal.points * min([CHANCES.get(demand.metric, SELDOM) for demand in goal.all_of])


def nearly_met(table: Table, seat: str, goals: list[tuple[Goal, int]]) -> dict[str, list[tuple[Goal, int]]]:
    """Those of which only one number is missing, by its name."""
    found: dict[str, list[tuple[Goal, int]]] = {}
    for goal, share in goals:
        missing = list(dict.fromkeys([demand.metric for demand in goal.all_of if not meets(table, seat, demand)]))
        if len(missing) == 1:
            found.setdefault(missing[0], []).append((goal, share))
    return found


def would_meet(table: Table, seat: str, goal: Goal, metric: str, change: int) -> bool:
    """Is this number, which is all that is missing, enough after the change?"""
    return all(_after(table, seat, demand, change) for demand in goal.all_of if demand.metric == metric)


def wants_colour(table: Table, seat: str, goal: Goal, colour: str) -> bool:
    """Does a goal count markers of this colour, of which there are no more than it asks for?"""
    number = table.pool_of(seat, colour)
    return any(demand.value >= number and (demand.colour == colour or demand.metric == "madness_min_of_each_color")
               for demand in goal.all_of)


def _after(table: Table, seat: str, demand: Demand, change: int) -> bool:
    found = table.game.metrics[demand.metric].measure(table, seat, demand.colour) + change
    if demand.op == ">=":
        return found >= demand.value
    return found <= demand.value if demand.op == "<=" else found == demand.value
