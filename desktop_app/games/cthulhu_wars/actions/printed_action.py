"""An action that a faction's sheet prints: a spellbook's or a Great Old One's (base rules 3.1, 10.1)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import Action
from desktop_app.games.cthulhu_wars.table import Table


class PrintedAction(Action):
    """One seat's own action. `id` is the id of its row on the faction's sheet, which holds its numbers."""

    def numbers(self, table: Table) -> dict[str, int]:
        """The row's numbers by name."""
        return table.game.factions[self.seat].rows[self.id].numbers

    def cost(self, table: Table, area: str = "") -> int:
        """The printed Power, after every rule has had its say; `area`: where the action ends or acts."""
        return table.cost(self.id, table.game.factions[self.seat].rows[self.id].cost or 0, self.seat, area)
