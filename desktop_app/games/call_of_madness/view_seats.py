"""The seats: their colours, the numbers that are always in sight, and their sheets."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.games.call_of_madness.cards import deck_size, hand_of
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view_cards import hand_panel, piles
from desktop_app.games.call_of_madness.view_forecast import coming
from desktop_app.games.call_of_madness.view_goals import claimed, endgame
from desktop_app.kernel.procedures import nearest
from desktop_app.kernel.questions import HIDDEN, Ask, Atom, Text, text
from desktop_app.kernel.seating import from_seat, standing
from desktop_app.kernel.views import ItemView, PanelView, SeatView


class Colours(NamedTuple):
    """A seat's field, the second tone of its pattern, itself as a line or text, its figures, its pattern."""

    field: str
    second: str
    line: str
    ink: str
    pattern: str


LOOKS = (
    Colours("#5A157B", "#8747AB", "#C596E4", "bone", "rings"),
    Colours("#4163C4", "#1B3592", "#8FA8F2", "bone", "bend"),
    Colours("#970A08", "#5B0000", "#F08A78", "bone", "roundels"),
    Colours("#4CC9D6", "#04919D", "#4CC9D6", "ink", "checks"),
    Colours("#FBE32A", "#BEAB00", "#FBE32A", "ink", "pales"),
    Colours("#00663F", "#003A21", "#5FC79A", "bone", "waves"),
)
"""The priests' colours, in the order of the pack: our choice."""


def seats(table: Table, viewer: str, ask: Ask | None) -> tuple[SeatView, ...]:
    """All seats as they sit, beginning with the one that looks."""
    return tuple([_seat(table, seat, viewer, ask) for seat in from_seat(table.game.seats, viewer)])


def _seat(table: Table, seat: str, viewer: str, ask: Ask | None) -> SeatView:
    look = LOOKS[list(table.game.pack.priests).index(seat) % len(LOOKS)]
    out = seat in table.passed and nearest(table, "turn") is not None
    return SeatView(seat, Text(f"name.{seat}"), *look, _counters(table, seat, viewer), standing(table, seat, ask, out))


def _counters(table: Table, seat: str, viewer: str) -> tuple[ItemView, ...]:
    number: Atom = table.cultists[seat] if table.sees_cultists(viewer, seat) else HIDDEN
    return (
        ItemView("cultists", text("short.cultists"), number, art="cultist"),
        ItemView("madness", text("short.madness"), table.pool_size(seat), art="spiral"),
        ItemView("fire", text("short.fire"), table.fire[seat], art="fire"),
        ItemView("hand", text("short.hand"), len(hand_of(table, seat)), art="hand"),
        ItemView("deck", text("short.deck"), deck_size(table, seat), art="deck"),
    )


def sheet(table: Table, seat: str, viewer: str) -> list[PanelView]:
    """The panels of one seat. Only its owner sees a hand."""
    hand = [hand_panel(table, seat)] if viewer == seat and hand_of(table, seat) else []
    return [*hand, coming(table, seat), *endgame(table, viewer, seat), *claimed(table, seat), piles(table, seat)]
