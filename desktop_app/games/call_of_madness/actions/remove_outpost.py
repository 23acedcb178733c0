"""Outpost removal: one off the own board for 2 markers or 2 cultists (ledger COM-C39)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.additional import PAID, AdditionalAction
from desktop_app.games.call_of_madness.game import PRICES
from desktop_app.games.call_of_madness.procedures.payment import Paid
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Option, Reason


class RemoveOutpost(AdditionalAction):
    """Paying with the last 2 cultists is legal and ends the game (ledger COM-R23)."""

    id = "remove_outpost"
    proves = ("COM-C39", "COM-R23")
    verb = "remove_outpost"
    form: ClassVar[tuple[str, ...]] = ("place", "price")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        last = table.cultists[seat] == table.game.numbers.outpost_removal_cultists
        return [Option("remove_outpost", (space, price), risk="ends_game" if last and price == "cultists" else "none")
                for space in table.outposts_of(seat) for price in PRICES]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        space, price = map(str, option.args)
        if table.game.grid.owner[space] != ask.seat:
            return Reason("own_board_only", (space,))
        if space not in table.outposts:
            return Reason("no_outpost_there", (space,))
        numbers = table.game.numbers
        if price == "markers":
            short = table.pool_size(ask.seat) < numbers.outpost_removal_markers
            return Reason("markers_short", (numbers.outpost_removal_markers,)) if short else None
        short = table.cultists[ask.seat] < numbers.outpost_removal_cultists
        return Reason("cultists_short", (numbers.outpost_removal_cultists,)) if short else None

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure | None:
        seat, (space, price) = ask.seat, map(str, option.args)
        if price == "markers" and ask.question != PAID:
            return Paid(seat, table.game.numbers.outpost_removal_markers, PAID, option.verb, option.args)
        if price == "cultists":
            table.lose(seat, table.game.numbers.outpost_removal_cultists)
        table.raze(seat, space)
        return None
