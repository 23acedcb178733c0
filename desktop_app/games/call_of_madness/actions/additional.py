"""Additional actions: in the own turn, any number, before and after the card or the pass (ledger COM-C38)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.procedures.headquarters_defence import MORE, TURN
from desktop_app.games.call_of_madness.procedures.payment import Paid
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb

PAID = "paid"
"""The question that stands for an additional action whose markers have been paid."""


class AdditionalAction(Verb):
    """Legality in one place, walked alike by listing and by "why not?"."""

    questions: ClassVar[tuple[str, ...]] = (TURN, MORE)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        options += [option for option in self.candidates(table, ask.seat) if self.refuses(table, ask, option) is None]

    def candidates(self, table: Table, seat: str) -> list[Option]:
        """All that may be legal."""
        return [Option(self.verb)]


class ForAMarker(AdditionalAction):
    """One madness marker of any colour, as often as markers last (ledger COM-C87)."""

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        return self.useless(table, ask.seat) or (None if table.pool_size(ask.seat) else Reason("markers_short", (1,)))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure | None:
        if ask.question != PAID:
            return Paid(ask.seat, 1, PAID, option.verb, option.args)
        return self.carry_out(table, ask.seat)

    def useless(self, table: Table, seat: str) -> Reason | None:
        """Why the marker would be spent for nothing."""
        return None

    def carry_out(self, table: Table, seat: str) -> Procedure | None:
        """What the marker buys."""
        raise NotImplementedError(self.verb)
