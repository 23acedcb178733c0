"""Avatar: Shub-Niggurath and a Monster or Cultist change places (base rules 4.3)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.table import CULTIST, MONSTER, Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import place


def exchangeable(table: Table, side: str, area: str) -> list[str]:
    """The kinds of Monsters and Cultists of a side in an Area."""
    return [kind for kind in table.units[side][area] if table.game.kinds[kind].type in (MONSTER, CULTIST)]


class Avatar(PrintedAction):
    """She goes to any other Area where the named side, her own too, has one; its owner picks which comes in return."""

    id = verb = "avatar"
    form = ("place", "side")
    proves = ("CWF-BG-AVATAR",)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        if not table.areas_with(seat, "shub_niggurath"):
            return []
        return [Option(self.verb, (area, side)) for side in table.game.sides if side
                for area in table.places_of(side)]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area, side = (str(word) for word in option.args)
        old = table.areas_with(seat, "shub_niggurath")
        if not old:
            return Reason("needs_on_map", ("shub_niggurath",))
        if area in old:
            return Reason("stands_there_already", ("shub_niggurath", area))
        if not exchangeable(table, side, area):
            return Reason("no_monster_or_cultist_there", (area, side))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area, side = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, area))
        old = table.areas_with(ask.seat, "shub_niggurath")[0]
        place(table, table.units[ask.seat][old]["shub_niggurath"][0], area)
        return AvatarExchange(side, area, old)


@procedure("avatar_exchange", "exchange_which")
class AvatarExchange(Procedure):
    """The Unit that goes to where she came from."""

    side: str
    area: str
    old: str

    def exchange_which(self, table: Table) -> Ask:
        kinds = exchangeable(table, self.side, self.area)
        return Ask(self.side, "exchange_which",
                   tuple([Option("exchange", (kind, self.area, self.old), True) for kind in kinds]), about=self.area)

    def on_exchange_which(self, table: Table, reply: Option) -> None:
        place(table, table.spare(self.side, str(reply.args[0]), self.area), self.old)
