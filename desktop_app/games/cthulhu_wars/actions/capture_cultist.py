"""Capture a Cultist: 1 Power (base rules 3.6, 10.3; ledger CWB-CAPTURE-01, -02)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE, Table, captives
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import window
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen, place


class CaptureCultist(Action):
    """The victim's Great Old One forbids; the captor's allows; else a Monster of the victim forbids; else the captor
    needs a Monster. Cultists never capture."""

    verb = "capture"
    proves = ("CWB-CAPTURE-01",)
    form = ("place", "seat")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option("capture", (area, enemy)) for area, enemy in table.meetings(seat)
                if table.strongest(seat, area) != CULTIST]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area, enemy = str(option.args[0]), str(option.args[1])
        if enemy == seat or not table.count(enemy, area, CULTIST):
            return Reason("no_cultist_there", (area, enemy))
        mine, theirs = table.strongest(seat, area), table.strongest(enemy, area)
        if mine in ("", CULTIST):
            return Reason("nobody_to_capture_with", (area,))
        if theirs == GREAT_OLD_ONE or (theirs != CULTIST and mine != GREAT_OLD_ONE):
            return Reason("protected", (area, enemy))
        return short(table, seat, self.cost(table, seat, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area, enemy = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, ask.seat, area))
        return Captured(area, ask.seat, enemy)

    def cost(self, table: Table, seat: str, area: str) -> int:
        """What a capture costs this seat here."""
        return table.cost("capture", table.game.numbers.costs["capture"], seat, area)


@procedure("captured", "captured_which", "after_capture")
class Captured(Procedure):
    """The victim chooses which Cultist; it goes to the captor's card and is not in play."""
    proves = ("CWB-CAPTURE-02",)

    area: str
    captor: str
    victim: str

    def captured_which(self, table: Table) -> Ask:
        here = table.units[self.victim][self.area]
        cultists = tuple([Option("captured", (kind,)) for kind in here if table.game.kinds[kind].type == CULTIST])
        return Ask(self.victim, "captured_which", cultists, about=self.area)

    def on_captured_which(self, table: Table, reply: Option) -> None:
        piece = table.spare(self.victim, str(reply.args[0]), self.area)
        place(table, piece, captives(self.captor))
        happen(table, "captured", self.captor, (piece, self.area), (self.victim,))
        table.earn(self.captor, "capture_cultist")

    def after_capture(self, table: Table) -> Procedure | None:
        return window(table, "captured", (self.captor, self.victim))
