"""What all pre-battle abilities share (base rules 3.7, 10.2; ledger CWB-R-02, CWB-R-06)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.procedures.battle import BEFORE_BATTLE, Battle, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb


class PreBattleAbility(Verb):
    """Offered to its own seat when that is a side of the Battle. `id` is the id of its row on the faction's sheet."""

    questions: ClassVar[tuple[str, ...]] = (BEFORE_BATTLE,)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        battle = fought(table)
        options += [option for option in self.candidates(table, battle)
                    if self.refuses_in(table, battle, option) is None]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        return self.refuses_in(table, fought(table), option)

    def candidates(self, table: Table, battle: Battle) -> list[Option]:
        """All that is legal, and little that is not."""
        return [Option(self.verb)]

    def refuses_in(self, table: Table, battle: Battle, option: Option) -> Reason | None:
        """What speaks against this option in this Battle."""
        return None

    def lacks(self, table: Table, battle: Battle, kind: str) -> Reason | None:
        """A Reason when this seat has no such Unit in the Battle."""
        return None if kind in battle.fighters(table, self.seat) else Reason("not_in_the_battle", (kind,))


def nobody_lesser(table: Table, battle: Battle, side: str) -> Reason | None:
    """A Reason when a side has neither Monster nor Cultist in the Battle."""
    return None if battle.lesser(table, side) else Reason("no_monster_or_cultist_there", (battle.area, side))
