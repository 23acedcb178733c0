"""Invisibility: Flying Polyps take Units out of a Battle (base rules 4.2; ledger CWF-CC-R-06, CWR-002)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.pre_battle import PreBattleAbility
from desktop_app.games.cthulhu_wars.procedures.battle import Battle, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.procedures import once, use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen

FLYING_POLYP = "flying_polyp"


class Invisibility(PreBattleAbility):
    """Each Flying Polyp in the Battle, once: a Monster or Cultist of either side has no part in the rest of it."""

    id = "invisibility"
    verb = "hide"
    form = ("seat", "kind")
    proves = ("CWF-CC-BOOK-INVISIBILITY", "CWF-CC-R-06", "CWR-002")

    def candidates(self, table: Table, battle: Battle) -> list[Option]:
        return [Option(self.verb, (side, kind)) for side in battle.sides() for kind in battle.lesser(table, side)]

    def refuses_in(self, table: Table, battle: Battle, option: Option) -> Reason | None:
        side, kind = (str(word) for word in option.args)
        if side not in battle.sides() or kind not in battle.lesser(table, side):
            return Reason("not_in_the_battle", (kind,))
        if not self.lacks(table, battle, FLYING_POLYP) and not self._polyp(table, battle):
            return Reason("once_each", (FLYING_POLYP,))
        return self.lacks(table, battle, FLYING_POLYP)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        side, kind = (str(word) for word in option.args)
        battle = fought(table)
        polyp = self._polyp(table, battle)
        use(table, mark(polyp), "battle")
        hidden = polyp if kind == FLYING_POLYP else self._hidden(table, battle, side, kind)
        battle.absent += (hidden,)
        happen(table, "hid", self.seat, (hidden, battle.area))

    def _polyp(self, table: Table, battle: Battle) -> str:
        """One that is in the Battle and has hidden nobody yet; "" for none."""
        for polyp in battle.fighters(table, self.seat).get(FLYING_POLYP, ()):
            if once(table, mark(polyp), "battle"):
                return polyp
        return ""

    def _hidden(self, table: Table, battle: Battle, side: str, kind: str) -> str:
        """Of equals: one's own that keeps the Gate; the enemy's with the most added dice, else one that keeps none."""
        units = battle.by_worth(table, side, kind)
        return units[-1] if side == self.seat or battle.added(units[-1]) else units[0]


def mark(polyp: str) -> str:
    """What the Battle remembers of a Flying Polyp that has hidden somebody."""
    return f"invisibility:{polyp}"
