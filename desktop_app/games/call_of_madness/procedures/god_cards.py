"""Buying the top card of a god pile, in set-up or by a Ritual (ledger COM-C31, COM-C70, COM-C88)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import new_card
from desktop_app.games.call_of_madness.procedures.drawing import RevealTops
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.state import happen


@procedure("buy_card", "pay", "take", "next_top")
class BuyCard(Procedure):
    """The price first: who pays with the last cultist ends the game at once (ledger COM-R23)."""

    seat: str
    god: str
    where: str
    """The place that the card goes to."""

    def pay(self, table: Table) -> None:
        table.lose(self.seat, table.game.cards[table.tops[self.god]].cost)

    def take(self, table: Table) -> None:
        card = table.tops[self.god]
        table.tops[self.god] = ""
        new_card(table, self.seat, card, self.where)
        happen(table, "bought", self.seat, (self.god,), (card,))

    def next_top(self, table: Table) -> Procedure:
        return RevealTops()
