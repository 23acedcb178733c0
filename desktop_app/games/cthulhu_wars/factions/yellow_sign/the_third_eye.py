"""The Third Eye: Hastur makes Desecration cheap and worth more (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.game import draw_elder_signs
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import Window
from desktop_app.kernel.rulebook import Rule


class TheThirdEye(Rule):
    """With Hastur in play Desecrate costs 1, and its success brings 1 Elder Sign."""

    id = "the_third_eye"
    proves = ("CWF-YS-BOOK-THE-THIRD-EYE",)

    def modifies_cost_desecrate(self, table: Table, cost: int, seat: str, area: str) -> int:
        sheet = table.game.factions[self.seat].rows
        saved = (sheet["desecrate"].cost or 0) - sheet[self.id].numbers["desecrate_cost"]
        return cost - saved if self._sees(table, seat) else cost

    def reacts_desecrated(self, table: Table, window: Window) -> Procedure | None:
        seat = str(window.about[0])
        signs = table.game.factions[self.seat].rows[self.id].numbers["elder_signs"]
        return draw_elder_signs(seat, signs) if self._sees(table, seat) else None

    def _sees(self, table: Table, seat: str) -> bool:
        return seat == self.seat and table.in_play(seat, "hastur") > 0
