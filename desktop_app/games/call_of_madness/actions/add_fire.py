"""ADD FIRE TOKENS: a token in somebody's pool; with a minus one goes away (ledger COM-C35, COM-R17, COM-R18)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.cultists import meant, players
from desktop_app.games.call_of_madness.actions.icon import Icon
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


class AddFire(Icon):
    """It burns only in the next Preparation. Where there is nothing to add or to take away nothing can be done."""

    id = "add_fire"
    proves = ("COM-C35", "COM-R17", "COM-R18")
    verb = "add_fire"
    icon = "add_fire"
    form: ClassVar[tuple[str, ...]] = ("number", "player")

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option("add_fire", (action.amount, player)) for player in players(table, seat, action)]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        number, player = option.args
        if number != action.amount:
            return Reason("other_number", (action.amount,))
        if player not in players(table, seat, action):
            return Reason("not_this_player", (player,))
        if action.amount > 0:
            return None if table.fire_left() else Reason("no_fire_left")
        burning = any(table.fire[each] for each in meant(table, seat, str(player)))
        return None if burning else Reason("no_fire_there", (player,))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        for player in meant(table, ask.seat, str(option.args[1])):
            table.add_fire(player, int(option.args[0]))
