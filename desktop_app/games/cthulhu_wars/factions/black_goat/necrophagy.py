"""Necrophagy: Ghouls come to any Battle, and everybody feels it (base rules 4.3, 10.2; ledger CWR-008, CWR-009)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.procedures.battle import Battle, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.procedures import once, use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import place


class Necrophagy(Verb):
    """After the Kills of any Battle: a Ghoul that is not in it comes from its Area and adds 1 Pain to both sides.

    One that stands in the Area but is out of the Battle (Invisible, or the Battle is between others) may stay and do
    the same. Neither can be given a Pain.
    """

    id = verb = "necrophagy"
    form = ("place",)
    proves = ("CWF-BG-BOOK-NECROPHAGY", "CWR-008", "CWR-009")
    questions: ClassVar[tuple[str, ...]] = ("after_kills",)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        battle = fought(table)
        options += [Option(self.verb, (area,)) for area in table.areas_with(ask.seat, "ghoul")
                    if self._ghoul(table, battle, area)]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        area = str(option.args[0])
        if "ghoul" not in table.units[ask.seat][area]:
            return Reason("needs_unit", ("ghoul", area))
        return None if self._ghoul(table, fought(table), area) else Reason("in_the_battle", ("ghoul",))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        battle = fought(table)
        ghoul = self._ghoul(table, battle, str(option.args[0]))
        use(table, mark(ghoul), "battle")
        if table.pieces[ghoul].place != battle.area:
            place(table, ghoul, battle.area)
        if ghoul not in battle.absent:
            battle.absent += (ghoul,)
        battle.add_pains(table.game.factions[self.seat].rows[self.id].numbers["pains"])

    def _ghoul(self, table: Table, battle: Battle, area: str) -> str:
        """One here that is not in the Battle and has not come to it yet; "" for none."""
        involved = area == battle.area and self.seat in battle.sides()
        fighting = battle.fighters(table, self.seat).get("ghoul", ()) if involved else ()
        return next((ghoul for ghoul in table.units[self.seat][area].get("ghoul", ())
                     if ghoul not in fighting and once(table, mark(ghoul), "battle")), "")


def mark(ghoul: str) -> str:
    """What the Battle remembers of a Ghoul that has come to it."""
    return f"necrophagy:{ghoul}"
