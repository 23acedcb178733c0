"""Goals and what they still need: those on display, those of the end that a player has kept, those claimed."""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.metric import achieved, meets
from desktop_app.games.call_of_madness.sheets import Demand, Goal
from desktop_app.games.call_of_madness.table import ENDGAME_GOAL, Table, goals
from desktop_app.games.call_of_madness.view_touch import goal_item
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.sight import knows
from desktop_app.kernel.views import ItemView, PanelView

YES_OR_NO = ("is_night", "my_miniature_active")
"""Numbers that are 1 or 0."""

OPS = {">=": "least", "<=": "most", "==": "exactly"}


def display(table: Table, viewer: str) -> list[PanelView]:
    """The immediate goals that lie open for all, with the progress of whoever looks."""
    if not table.goals_shown:
        return []
    items = [item for goal in table.goals_shown for item in _goal(table, viewer, table.game.goals[goal])]
    return [PanelView("goals", "mat", text("panel.goals"), "", tuple(items))]


def endgame(table: Table, viewer: str, seat: str) -> list[PanelView]:
    """The endgame goals of a seat whose faces this viewer knows; of others only how many."""
    held = table.at(goals(seat), seat, ENDGAME_GOAL)
    if not held:
        return []
    known = [piece for piece in held if knows(table, viewer, piece)]
    items = [item for piece in known for item in _goal(table, seat, table.game.goals[table.pieces[piece].face])]
    if len(known) < len(held):
        words = text("panel.hidden_goals", n=len(held) - len(known))
        items.append(ItemView(f"hidden_goals:{seat}", words, art="hidden"))
    return [PanelView(f"goals:{seat}", "mat", text("panel.endgame"), seat, tuple(items))]


def claimed(table: Table, seat: str) -> list[PanelView]:
    """The immediate goals that a seat has achieved."""
    if not table.claimed[seat]:
        return []
    items = [ItemView(f"claimed:{goal}", Text(f"name.{goal}"), table.game.goals[goal].points, state="done", art="goal")
             for goal in table.claimed[seat]]
    return [PanelView(f"claimed:{seat}", "mat", text("panel.claimed"), seat, tuple(items))]


def _goal(table: Table, seat: str, goal: Goal) -> list[ItemView]:
    """A goal with its points, and a part for each of its demands."""
    id = goal_item(goal.id)
    looks = seat in table.game.seats
    state = "now" if looks and achieved(table, seat, goal) else ""
    items = [ItemView(id, Text(f"name.{goal.id}"), goal.points, state=state, art="goal")]
    return items + [_demand(table, seat if looks else "", f"{id}:{n}", demand) for n, demand in enumerate(goal.all_of)]


def _demand(table: Table, seat: str, id: str, demand: Demand) -> ItemView:
    words = demand_text(demand)
    if not seat:
        return ItemView(id, words, state="open")
    have = table.game.metrics[demand.metric].measure(table, seat, demand.colour)
    done = "done" if meets(table, seat, demand) else "open"
    if demand.metric in YES_OR_NO:
        return ItemView(id, words, state=done)
    shown = have if demand.op != ">=" else min(have, demand.value)
    return ItemView(id, words, shown, demand.value if demand.op == ">=" and demand.value > 1 else 0, done)


def demand_text(demand: Demand) -> Text:
    """A demand in words; of what is so or not so, which of both is wanted."""
    if demand.metric in YES_OR_NO:
        wanted = demand.value > 0 and demand.op != "<="
        return text(f"demand.{demand.metric}.{'yes' if wanted else 'no'}")
    return text(f"demand.{demand.metric}.{OPS[demand.op]}", n=demand.value, colour=demand.colour)
