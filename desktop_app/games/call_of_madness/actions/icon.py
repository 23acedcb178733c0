"""What all icons share: an option is legal when it fits one of the actions that are being resolved."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.procedures.resolve import RESOLVE, IconVerb, resolving
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


class Icon(IconVerb):
    """Lists what its actions allow, and refuses the rest by the same predicate."""

    questions: ClassVar[tuple[str, ...]] = (RESOLVE,)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        for _, action in resolving(table).actions(table, self.icon):
            found = self.candidates(table, ask.seat, action)
            options += [option for option in found
                        if option not in options and self.refuses_action(table, ask.seat, action, option) is None]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        reason: Reason | None = Reason("not_among_the_actions", (self.verb,))
        for _, action in resolving(table).actions(table, self.icon):
            reason = self.refuses_action(table, ask.seat, action, option)
            if reason is None:
                return None
        return reason

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        """All that this action can be, and little that it can't."""
        return [Option(self.verb)]


class OnInvestigator(Icon):
    """An action with a number on one investigator, another one for each action of the card (ledger COM-R08)."""

    form: ClassVar[tuple[str, ...]] = ("number", "investigator")

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option(self.verb, (action.amount, investigator)) for board in boards(table, seat, action)
                for investigator in table.investigators_on(board)]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        if option.args[0] != action.amount:
            return Reason("other_number", (action.amount,))
        return refuses_target(table, seat, action, str(option.args[1]))


def boards(table: Table, seat: str, action: Action) -> tuple[str, ...]:
    """The players whose boards an action may be aimed at, the own one first (ledger COM-C78)."""
    found = (seat, *table.others(seat))
    return {"any": found, "own": (seat,), "other": found[1:]}[action.board]


def refuses_board(table: Table, seat: str, action: Action, board: str) -> Reason | None:
    """A Reason when the action isn't meant for this player's board."""
    return None if board in boards(table, seat, action) else Reason(f"{action.board}_board_only", (board,))


def refuses_target(table: Table, seat: str, action: Action, investigator: str) -> Reason | None:
    """Why this investigator can't be the target."""
    if not table.on_board(investigator):
        return Reason("not_on_a_board", (investigator,))
    if investigator in resolving(table).targets:
        return Reason("another_target", (investigator,))
    return refuses_board(table, seat, action, table.board_of(investigator))
