"""Where an investigator can go: a step leads to the next space without an outpost, if nobody stands there.

Source: MOVE in the rulebook; ledger COM-C26, COM-C27, COM-C81, COM-R13.
"""

from __future__ import annotations

from desktop_app.games.call_of_madness.spaces import DIRECTIONS
from desktop_app.games.call_of_madness.table import Table


def step(table: Table, space: str, direction: str) -> str:
    """The place that one step this way leads to, or "". Outposts are skipped; over the bottom edge it is the
    headquarters."""
    for place in table.game.grid.lines[space][direction]:
        if place not in table.game.grid.row:
            return place
        if place not in table.outposts:
            return "" if table.at_space(place) else place
    return ""


def reach(table: Table, space: str, steps: int) -> tuple[str, ...]:
    """Where up to so many steps can lead, each but the last to a free space, turns allowed; never back to where they
    began. The nearest places first. Entering a headquarters ends the move."""
    found: list[str] = []
    edge = [space]
    for _ in range(steps):
        goals = [step(table, here, way) for here in edge if here in table.game.grid.row for way in DIRECTIONS]
        edge = list(dict.fromkeys([goal for goal in goals if goal and goal != space and goal not in found]))
        found += edge
    return tuple(found)
