"""MOVE: one investigator, as many steps as its number or fewer, at least one (ledger COM-C26, COM-C81, COM-R12)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.icon import Icon, boards, refuses_target
from desktop_app.games.call_of_madness.movement import reach
from desktop_app.games.call_of_madness.procedures.entrance import Entrance, entry_loss
from desktop_app.games.call_of_madness.procedures.resolve import resolving
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import place


class Move(Icon):
    """Named by its goal: the path doesn't matter. In a headquarters the move ends (ledger COM-R14)."""

    id = "move"
    proves = ("COM-C26", "COM-C27", "COM-C78", "COM-C81", "COM-R12", "COM-R13", "COM-R14")
    verb = "move"
    icon = "move"
    form: ClassVar[tuple[str, ...]] = ("number", "investigator", "place", "place")

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        """Where an investigator can go is found once, not again for each goal."""
        taken = resolving(table).targets
        for _, action in resolving(table).actions(table, self.icon):
            found = [option for option in self.candidates(table, ask.seat, action) if option.args[1] not in taken]
            options += [option for option in found if option not in options] if options else found

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [option for board in boards(table, seat, action) for investigator in table.investigators_on(board)
                for option in self._ways(table, investigator, action.amount)]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        steps, investigator, start, goal = option.args
        if steps != action.amount:
            return Reason("other_number", (action.amount,))
        reason = refuses_target(table, seat, action, str(investigator))
        if reason is not None:
            return reason
        if table.pieces[str(investigator)].place != start:
            return Reason("not_there", (investigator, start))
        return None if goal in reach(table, str(start), int(steps)) else Reason("out_of_reach", (start, goal))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure | None:
        investigator, goal = str(option.args[1]), str(option.args[3])
        place(table, investigator, goal)
        return None if goal in table.game.grid.row else Entrance(table.game.grid.owner[goal], (investigator,))

    def _ways(self, table: Table, investigator: str, steps: int) -> list[Option]:
        start = table.pieces[investigator].place
        return [Option("move", (steps, investigator, start, goal), True, _risk(table, investigator, goal))
                for goal in reach(table, start, steps)]


def _risk(table: Table, investigator: str, goal: str) -> str:
    """Entering may take somebody's last cultists."""
    enters = goal not in table.game.grid.row
    loses_all = enters and entry_loss(table, investigator) >= table.cultists[table.game.grid.owner[goal]]
    return "ends_game" if loses_all else "none"
