"""Lethargy: an action that does nothing (base rules 4.5; ledger CWR-089)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import Action
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason


class Lethargy(Action):
    """Costs nothing, with Tsathoggua in play; not allowed when nobody else can act any more."""

    id = verb = "lethargy"
    proves = ("CWF-SL-LETHARGY", "CWR-089")
    price = 0

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        if not table.in_play(seat, "tsathoggua"):
            return Reason("needs_in_play", ("tsathoggua",))
        others = [other for other in table.game.seats if other != seat and table.power[other] > 0]
        return None if others else Reason("nobody_else_can_act")

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        """Nothing, and that is the action."""
