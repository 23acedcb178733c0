"""Capture Monster: Tsathoggua captures as if Monsters were Cultists (base rules 4.5)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.table import GREAT_OLD_ONE, MONSTER, Table, captives
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen, place


class CaptureMonster(PrintedAction):
    """An enemy Monster in his Area, where that enemy has no Great Old One; its owner picks; 1 Power at Gather."""

    id = verb = "capture_monster"
    form = ("place", "seat")
    proves = ("CWF-SL-BOOK-CAPTURE-MONSTER",)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area, enemy)) for area in table.areas_with(seat, "tsathoggua")
                for enemy in table.game.seats if enemy != seat]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area, enemy = (str(word) for word in option.args)
        if "tsathoggua" not in table.units[seat][area]:
            return Reason("needs_unit", ("tsathoggua", area))
        if enemy == seat or not table.count(enemy, area, MONSTER):
            return Reason("no_monster_there", (area, enemy))
        if table.strongest(enemy, area) == GREAT_OLD_ONE:
            return Reason("protected", (area, enemy))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area, enemy = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, area))
        return CapturedMonster(area, ask.seat, enemy)


@procedure("captured_monster", "captured_which")
class CapturedMonster(Procedure):
    """The victim picks."""

    area: str
    captor: str
    victim: str

    def captured_which(self, table: Table) -> Ask:
        here = table.units[self.victim][self.area]
        kinds = tuple([Option("captured", (kind,)) for kind in here if table.game.kinds[kind].type == MONSTER])
        return Ask(self.victim, "captured_which", kinds, about=self.area)

    def on_captured_which(self, table: Table, reply: Option) -> None:
        piece = table.spare(self.victim, str(reply.args[0]), self.area)
        place(table, piece, captives(self.captor))
        happen(table, "captured", self.captor, (piece, self.area), (self.victim,))
