"""Call of Madness as the window shows it, seen through the eyes of one seat."""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.end_of_game import how_it_ended, score
from desktop_app.games.call_of_madness.rest_points import phase_of
from desktop_app.games.call_of_madness.table import INVESTIGATOR, MADNESS, PILE, Table
from desktop_app.games.call_of_madness.view_board import boards
from desktop_app.games.call_of_madness.view_cards import gods_panel, playing, waiting
from desktop_app.games.call_of_madness.view_foreseen import foreseen
from desktop_app.games.call_of_madness.view_goals import display
from desktop_app.games.call_of_madness.view_pieces import pieces
from desktop_app.games.call_of_madness.view_prompt import prompt
from desktop_app.games.call_of_madness.view_seats import seats, sheet
from desktop_app.kernel import crank
from desktop_app.kernel.procedures import nearest
from desktop_app.kernel.questions import Ask, Text, numbered, text
from desktop_app.kernel.touch import movable
from desktop_app.kernel.views import ItemView, PanelView, PhaseView, TableView

PHASES = ("set_up", "preparation", "defence", "investigators", "over")
"""What goes on, in the words of a scenario document."""

OF_A_ROUND = ("preparation", "defence", "investigators")
"""The phases that every round has, in order."""


def table_view(table: Table, seat: str) -> TableView:
    """Everything this seat may see; "" sees what all may see."""
    asked = crank.pending(table)
    ask = asked if isinstance(asked, Ask) else None
    wanted = prompt(table, seat, asked)
    panels = [panel for each in table.game.seats for panel in sheet(table, each, seat)]
    own = [*playing(table), *waiting(table), *gods_panel(table), *display(table, seat), _order(table),
           _supply(table)]
    return TableView(
        boards=boards(table.game, seat),
        pieces=pieces(table, seat, movable(wanted)),
        panels=(*panels, *own),
        seats=seats(table, seat, ask),
        prompt=wanted,
        phase=text("phase.night" if table.night else "phase.day", n=table.round, phase=f"phase_{phase_of(table)}"),
        over=_over(table) if asked is None else None,
        round=text("phase.round_night" if table.night else "phase.round_day", n=table.round),
        phases=tuple([PhaseView(Text(f"phase.{each}"), each == phase_of(table)) for each in OF_A_ROUND]),
        forecast=foreseen(table, seat),
        foreseen=Text("coming.title"),
    )


def _order(table: Table) -> PanelView:
    """The holder of the time token first; who has passed is done."""
    now = table.in_turn if nearest(table, "turn") is not None else ""
    items = [ItemView(f"order:{seat}", Text(f"short.{seat}"),
                      state="now" if seat == now else "done" if seat in table.passed else "")
             for seat in table.game.turn_order(table)]
    return PanelView("order", "track", text("track.order"), "", tuple(items))


def _supply(table: Table) -> PanelView:
    """What is left for everybody."""
    pile = len(table.at(PILE, "", INVESTIGATOR))
    found = (("bag", "spiral", len(table.bags[MADNESS])), ("pile", "investigator_3", pile),
             ("outposts", "outpost", table.outposts_left()), ("fire", "fire", table.fire_left()),
             ("goals", "goal", len(table.goal_deck)))
    items = [ItemView(f"supply:{name}", text(f"supply.{name}"), number, art=art) for name, art, number in found
             if name != "goals" or table.game.with_goals]
    return PanelView("supply", "track", text("track.supply"), "", tuple(items))


def _over(table: Table) -> Text:
    """Who has won, with how many points; several may share it."""
    won = how_it_ended(table).winners
    names = numbered([("seat", seat) for seat in won])
    return Text(f"over.won_by_{len(won)}", (*names, ("n", score(table, won[0]))))
