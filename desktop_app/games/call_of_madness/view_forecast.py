"""What the coming Investigators' Phase and the next fire would do, if nothing changed any more: all of it is public."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.games.call_of_madness.movement import step
from desktop_app.games.call_of_madness.procedures.entrance import GREEN, RED, entry_loss
from desktop_app.games.call_of_madness.procedures.investigators_phase import outposts_due
from desktop_app.games.call_of_madness.spaces import DOWN
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import text
from desktop_app.kernel.views import ItemView, PanelView


class Forecast(NamedTuple):
    """For one player: who enters, the cultists that costs, outposts and fire that come, cultists that burn next."""

    entering: tuple[str, ...]
    loss: int
    outposts: int
    fire: int
    burnt: int


def forecast(table: Table, seat: str) -> Forecast:
    """As the table stands. Outposts for which there is no space are not counted as cultists."""
    entering = tuple([each for each in table.investigators_on(seat) if enters_next(table, each)])
    colours = [colour for each in entering for colour in table.markers.get(each, ())]
    numbers = table.game.numbers
    each_token = numbers.fire_loss_by_day if table.night else numbers.fire_loss_by_night
    fire = min(colours.count(RED), table.fire_left())
    return Forecast(entering, sum([entry_loss(table, each) for each in entering]),
                    colours.count(GREEN) + outposts_due(table, seat), fire, (table.fire[seat] + fire) * each_token)


def enters_next(table: Table, investigator: str) -> bool:
    """Does its next step down lead into the headquarters?"""
    if not table.on_board(investigator):
        return False
    goal = step(table, table.pieces[investigator].place, DOWN)
    return goal != "" and goal not in table.game.grid.row


def coming(table: Table, seat: str) -> PanelView:
    """The note that tells it."""
    seen, id = forecast(table, seat), f"coming:{seat}"
    items = [ItemView(f"{id}:enters:{each}", text("coming.enters", investigator=each), -entry_loss(table, each),
                      state="now", art="enters") for each in seen.entering]
    if not seen.entering:
        items.append(ItemView(f"{id}:nobody", text("coming.nobody"), state="open", art="enters"))
    if seen.outposts:
        items.append(ItemView(f"{id}:outposts", text("coming.outposts"), seen.outposts, art="outpost"))
    if seen.fire:
        items.append(ItemView(f"{id}:fire", text("coming.fire"), seen.fire, art="fire"))
    if seen.burnt:
        items.append(ItemView(f"{id}:burns", text("coming.burns_by_day" if table.night else "coming.burns_by_night"),
                              -seen.burnt, state="now", art="fire"))
    return PanelView(id, "note", text("coming.title"), seat, tuple(items))
