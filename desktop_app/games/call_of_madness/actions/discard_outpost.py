"""DISCARD OUTPOST: one goes back to the supply, for nothing (ledger COM-C82)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.icon import Icon, boards, refuses_board
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


class DiscardOutpost(Icon):
    """The price on the token is that of the additional action alone."""

    id = "discard_outpost"
    proves = ("COM-C78", "COM-C82")
    verb = "discard_outpost"
    icon = "discard_outpost"
    form: ClassVar[tuple[str, ...]] = ("place",)

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option("discard_outpost", (space,)) for board in boards(table, seat, action)
                for space in table.outposts_of(board)]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        space = str(option.args[0])
        if space not in table.outposts:
            return Reason("no_outpost_there", (space,))
        return refuses_board(table, seat, action, table.game.grid.owner[space])

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.raze(ask.seat, str(option.args[0]))
