"""Cultists that Black Goat gives up itself: for Shub-Niggurath, for a spellbook, for an Elder Sign (base rules 4.3)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.game import draw_elder_signs
from desktop_app.games.cthulhu_wars.procedures.battle import eliminate
from desktop_app.games.cthulhu_wars.table import CULTIST, Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option


def cultists_on_map(table: Table, seat: str) -> int:
    """How many Cultists a seat can be asked for, from any Areas."""
    return sum([table.on_map(seat, kind) for kind in table.game.factions[seat].cultists])


@procedure("cultist_sacrifice", "sacrifice_which*", "they_leave", "elder_signs")
class CultistSacrifice(Procedure):
    """So many own Cultists from any Areas are Eliminated together. No enemy does it."""

    seat: str
    cause: str
    number: int
    signs: int = 0
    """Elder Signs that they bring."""
    chosen: tuple[str, ...] = ()

    def sacrifice_which(self, table: Table) -> Ask | None:
        if len(self.chosen) == self.number:
            return None
        cultists = tuple([Option("sacrifice", (kind, area))
                          for area, stack in table.units[self.seat].items() for kind in stack
                          if table.game.kinds[kind].type == CULTIST
                          and table.spare(self.seat, kind, area, self.chosen)])
        return Ask(self.seat, "sacrifice_which", cultists, about=self.cause)

    def on_sacrifice_which(self, table: Table, reply: Option) -> None:
        kind, area = (str(word) for word in reply.args)
        self.chosen += (table.spare(self.seat, kind, area, self.chosen),)

    def they_leave(self, table: Table) -> Procedure:
        return eliminate(self.chosen, self.cause, self.seat, enemy=False)

    def elder_signs(self, table: Table) -> Procedure | None:
        return draw_elder_signs(self.seat, self.signs)
