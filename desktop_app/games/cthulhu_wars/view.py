"""Cthulhu Wars as the window shows it, seen through the eyes of one seat."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.end_of_game import how_it_ended
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.variants import two_seats
from desktop_app.games.cthulhu_wars.view_board import board
from desktop_app.games.cthulhu_wars.view_contest import contest
from desktop_app.games.cthulhu_wars.view_pieces import pieces
from desktop_app.games.cthulhu_wars.view_pledge import pledge
from desktop_app.games.cthulhu_wars.view_prompt import prompt
from desktop_app.games.cthulhu_wars.view_seats import seats, sheet
from desktop_app.kernel import crank
from desktop_app.kernel.procedures import nearest
from desktop_app.kernel.questions import Ask, Text, numbered, text
from desktop_app.kernel.touch import movable
from desktop_app.kernel.views import ItemView, PanelView, PhaseView, TableView

DECAY_SHOWN = 4
"""The highest step of Decay that is always in sight."""

PHASES = ("action_phase", "gather_power", "first_player", "doom_phase")
"""The phases of a round in order."""


def table_view(table: Table, seat: str) -> TableView:
    """Everything this seat may see; "" sees what all may see."""
    asked = crank.pending(table)
    ask = asked if isinstance(asked, Ask) else None
    wanted = prompt(table, seat, asked)
    panels = [panel for each in table.game.seats for panel in sheet(table, each, seat)]
    return TableView(
        boards=(board(table.game.earth, table.desecrated),),
        pieces=pieces(table, seat, ask, movable(wanted)),
        panels=(*panels, *_table_panels(table)),
        seats=seats(table, seat, ask),
        prompt=wanted,
        phase=text("phase.line", n=table.round, phase=phase(table)),
        over=_over(table) if asked is None else None,
        contest=contest(table, ask, seat),
        pledge=pledge(table, ask),
        round=text("phase.round", n=table.round),
        phases=tuple([PhaseView(Text(f"phase.{each}"), each == phase(table)) for each in PHASES]),
    )


def phase(table: Table) -> str:
    """The phase that is going on."""
    if table.over:
        return "end_of_game"
    for frame in reversed(table.stack):
        if frame.NAME in PHASES:
            return frame.NAME
    return "set_up"


def _table_panels(table: Table) -> list[PanelView]:
    """Doom of all seats on one scale, the Ritual track, Decay, the order of play."""
    end = table.game.numbers.doom_to_end
    doom = tuple([ItemView(seat, Text(f"name.{seat}"), table.doom[seat], end) for seat in table.game.seats])
    return [
        PanelView("doom", "track", text("track.doom"), items=doom, art="doom"),
        PanelView("ritual", "track", text("track.ritual"), items=_ritual_steps(table), art="ritual"),
        *_decay(table),
        PanelView("order", "track", text("track.order"), items=_order(table)),
    ]


def _ritual_steps(table: Table) -> tuple[ItemView, ...]:
    """What a Ritual costs step by step; Instant Death follows the last."""
    costs = table.game.ritual_track
    steps = [ItemView(f"ritual:{n}", Text(""), cost, state=_step(n, table.ritual)) for n, cost in enumerate(costs)]
    end = ItemView(f"ritual:{len(costs)}", text("track.instant_death"), state=_step(len(costs), table.ritual))
    return (*steps, end)


def _decay(table: Table) -> list[PanelView]:
    """What a turn costs before it begins, and what the next ones will cost, in games that have Decay."""
    if two_seats.VARIANT not in table.game.variants:
        return []
    steps = tuple([ItemView(f"decay:{n}", Text(""), n, state=_step(n, table.decay))
                   for n in range(max(DECAY_SHOWN, table.decay + 1) + 1)])
    return [PanelView("decay", "track", text("track.decay"), items=steps)]


def _step(step: int, marker: int) -> str:
    return "now" if step == marker else "done" if step < marker else "open"


def _order(table: Table) -> tuple[ItemView, ...]:
    """The First Player first."""
    turns = nearest(table, "turn") is not None or nearest(table, "doom_slot") is not None
    now = table.in_turn if turns else ""
    return tuple([ItemView(f"order:{seat}", Text(f"short.{seat}"), state="now" if seat == now else "")
                  for seat in table.order])


def _over(table: Table) -> Text:
    """Who has won, with how much Doom; nobody may have."""
    ended = how_it_ended(table)
    won = ended.winners
    if not won:
        return text("over.no_power" if ended.reason == "nobody_has_power" else "over.nobody")
    names = numbered([("seat", seat) for seat in won])
    return Text(f"over.won_by_{len(won)}", (*names, ("n", table.doom[won[0]])))
