"""Use of a god's power: an upright miniature is knocked over (ledger COM-C40, COM-R35)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.actions.additional import AdditionalAction
from desktop_app.games.call_of_madness.game import DAY_POWER, NIGHT_POWER
from desktop_app.games.call_of_madness.procedures.drawing import DrawCards
from desktop_app.games.call_of_madness.procedures.resolve import resolve
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen


class UsePower(AdditionalAction):
    """What the power card shows for this time of day. Beside the board or lying a miniature gives nothing."""

    id = "use_power"
    proves = ("COM-C40", "COM-C69", "COM-R27", "COM-R35")
    verb = "use_power"

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        if not table.miniatures[ask.seat]:
            return Reason("on_no_power_card")
        return Reason("knocked_over") if table.knocked[ask.seat] else None

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        god = table.miniatures[ask.seat]
        table.knocked[ask.seat] = 1
        happen(table, "used_power", ask.seat, (god,))
        return PowerEffect(ask.seat, god, NIGHT_POWER if table.night else DAY_POWER)


@procedure("power", "resolve_actions", "draw")
class PowerEffect(Procedure):
    """The power's actions as if they were a card's set, with fresh targets; then its draws, each of them optional."""

    proves = ("COM-C40",)

    seat: str
    god: str
    number: int

    def resolve_actions(self, table: Table) -> Procedure:
        return resolve(table, self.seat, self.god, self.number)

    def draw(self, table: Table) -> Procedure | None:
        number = sum([action.amount for action in table.game.actions_of(self.god, self.number)
                      if action.icon == "draw"])
        return DrawCards(self.seat, number, may=True) if number else None
