"""RITUAL: buy the top card of a god pile and stand the miniature on that god's power card (ledger COM-C31, COM-C32)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.icon import Icon
from desktop_app.games.call_of_madness.procedures.god_cards import BuyCard
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table, hand
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen


class Ritual(Icon):
    """Whoever has fewer cultists than the price can't; with exactly as many it ends the game (ledger COM-R23)."""

    id = "ritual"
    proves = ("COM-C31", "COM-C32", "COM-C33", "COM-C88", "COM-R23", "COM-R35")
    verb = "ritual"
    icon = "ritual"
    form: ClassVar[tuple[str, ...]] = ("god",)

    def candidates(self, table: Table, seat: str, action: Action) -> list[Option]:
        return [Option("ritual", (god,), risk=self._risk(table, seat, god)) for god in table.gods if table.tops[god]]

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        god = str(option.args[0])
        if not table.tops.get(god):
            return Reason("no_card_there", (god,))
        price = table.game.cards[table.tops[god]].cost
        return None if table.cultists[seat] >= price else Reason("cultists_short", (price,))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        return HoldRitual(ask.seat, str(option.args[0]))

    def _risk(self, table: Table, seat: str, god: str) -> str:
        return "ends_game" if table.cultists[seat] == table.game.cards[table.tops[god]].cost else "gives_up"


@procedure("hold_ritual", "buy", "stand")
class HoldRitual(Procedure):
    """The card comes to the hand, then the miniature to the god, upright."""

    seat: str
    god: str

    def buy(self, table: Table) -> Procedure:
        return BuyCard(self.seat, self.god, hand(self.seat))

    def stand(self, table: Table) -> None:
        table.miniatures[self.seat] = self.god
        table.knocked[self.seat] = 0
        happen(table, "miniature_moved", self.seat, (self.god,))
