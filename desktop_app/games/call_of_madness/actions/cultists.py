"""PLAYER CULTISTS and OTHER PLAYER CULTISTS: a plus gives, a minus takes (ledger COM-C34, COM-C84)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.icon import Icon
from desktop_app.games.call_of_madness.game import EACH_OTHER
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


def change(table: Table, seat: str, cultists: int) -> None:
    """A gain or a loss."""
    if cultists > 0:
        table.gain(seat, cultists)
    else:
        table.lose(seat, -cultists)


def risk(table: Table, seat: str, cultists: int) -> str:
    """Does this take the last cultist?"""
    return "ends_game" if table.cultists[seat] + cultists <= 0 else "none"


def players(table: Table, seat: str, action: Action) -> tuple[str, ...]:
    """The words for whom an action may concern."""
    if action.target == "self":
        return (seat,)
    return (EACH_OTHER,) if action.target == EACH_OTHER else table.others(seat)


def meant(table: Table, seat: str, player: str) -> tuple[str, ...]:
    """The players that a word means."""
    return table.others(seat) if player == EACH_OTHER else (player,)


class OwnCultists(Icon):
    """The green symbol: the player himself."""

    id = "own_cultists"
    proves = ("COM-C34", "COM-C84")
    verb = "own_cultists"
    icon = "own_cultists"
    form: ClassVar[tuple[str, ...]] = ("number",)

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option("own_cultists", (action.amount,), risk=risk(table, seat, action.amount))]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        return None if option.args[0] == action.amount else Reason("other_number", (action.amount,))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        change(table, ask.seat, int(option.args[0]))


class OtherCultists(Icon):
    """The red symbol: another player of the acting one's choice, or all others together (ledger COM-R25)."""

    id = "other_cultists"
    proves = ("COM-C34", "COM-C84", "COM-R24", "COM-R25")
    verb = "other_cultists"
    icon = "other_cultists"
    form: ClassVar[tuple[str, ...]] = ("number", "player")

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option("other_cultists", (action.amount, player), risk=self._risk(table, seat, player, action.amount))
                for player in players(table, seat, action)]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        number, player = option.args
        if number != action.amount:
            return Reason("other_number", (action.amount,))
        return None if player in players(table, seat, action) else Reason("not_this_player", (player,))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        """The whole effect first, then the end of the game is looked at."""
        for player in meant(table, ask.seat, str(option.args[1])):
            change(table, player, int(option.args[0]))

    def _risk(self, table: Table, seat: str, player: str, cultists: int) -> str:
        risks = [risk(table, each, cultists) for each in meant(table, seat, player)]
        return "ends_game" if "ends_game" in risks else "none"
