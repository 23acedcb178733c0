"""What lies over or beside the table and follows it. Each lives in a file of its own and is named here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from desktop_app.gui.contests.aftermath import Aftermath
from desktop_app.gui.contests.contest_overlay import ContestOverlay
from desktop_app.gui.contests.luck_dialog import LuckButton
from desktop_app.gui.contests.pledge_card import PledgeOverlay
from desktop_app.gui.past.line_menu import LineMenu
from desktop_app.gui.past.moment_ring import MomentRing
from desktop_app.gui.past.since_card import SinceCard
from desktop_app.gui.preferences.order_mark import OrderMark
from desktop_app.gui.table.curtain import Curtain
from desktop_app.gui.table.foresight_switch import ForesightSwitch
from desktop_app.gui.table.group_move import GroupMove
from desktop_app.gui.table.seat_drawer import SeatDrawer
from desktop_app.gui.table.wishes import Wishes

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage


class Extra(Protocol):
    """A part of the table page that the page need not know."""

    def show_table(self) -> None:
        """The page shows another position, which is its `showing` now."""


EXTRAS: tuple[Callable[[TablePage], Extra], ...] = (
    ContestOverlay, Aftermath, PledgeOverlay, LuckButton, ForesightSwitch, GroupMove, LineMenu, OrderMark, MomentRing,
    SinceCard, SeatDrawer, Wishes, Curtain,
)  # fmt: skip
"""What makes them, in the order in which they are told of a new position; the curtain lies above them all."""
