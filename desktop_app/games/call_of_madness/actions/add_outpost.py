"""ADD OUTPOST: the acting player chooses board and space; where none fits, 2 cultists (ledger COM-C28 to COM-C30)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.icon import Icon, boards, refuses_board
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


class AddOutpost(Icon):
    """On a free space that is none of the top ones."""

    id = "add_outpost"
    proves = ("COM-C28", "COM-C78", "COM-R15")
    verb = "add_outpost"
    icon = "add_outpost"
    form: ClassVar[tuple[str, ...]] = ("place",)

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option("add_outpost", (space,)) for board in boards(table, seat, action)
                for space in table.spaces_for_outposts(board)]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        space = str(option.args[0])
        if not table.outposts_left():
            return Reason("no_outpost_left")
        if table.game.grid.row.get(space, 1) == 1:
            return Reason("not_in_the_top_row", (space,))
        if not table.free(space):
            return Reason("not_free", (space,))
        return refuses_board(table, seat, action, table.game.grid.owner[space])

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.build(ask.seat, str(option.args[0]))


class UnplacedOutpost(Icon):
    """No board that the card allows has a space: a full one is chosen and its owner pays; with no outpost left in the
    supply the acting player pays. A ruling against the plain wording (ledger COM-R16); the option
    "unplaced_outpost" makes the acting player pay always."""

    id = "unplaced_outpost"
    proves = ("COM-C29", "COM-C30", "COM-R16")
    verb = "unplaced_outpost"
    icon = "add_outpost"
    form: ClassVar[tuple[str, ...]] = ("side",)

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        price = table.game.numbers.cultists_for_an_unplaced_outpost
        return [Option("unplaced_outpost", (payer,), risk="ends_game" if table.cultists[payer] <= price else "none")
                for payer in self._payers(table, seat, action)]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        if table.outposts_left() and any(table.spaces_for_outposts(board) for board in boards(table, seat, action)):
            return Reason("there_is_a_space")
        payers = self._payers(table, seat, action)
        return None if option.args[0] in payers else Reason("other_payer", payers[:1])

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        table.lose(str(option.args[0]), table.game.numbers.cultists_for_an_unplaced_outpost)

    def _payers(self, table: Table, seat: str, action: Action) -> tuple[str, ...]:
        acting_pays = not table.outposts_left() or table.game.options["unplaced_outpost"] == "acting_player"
        return (seat,) if acting_pays else boards(table, seat, action)
