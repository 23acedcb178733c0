"""Capturing Cultists, and losing them."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.capture_cultist import CaptureCultist
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook


class Captures(Judge):
    """1 Power more for the captor at Gather Power, an income less for the victim, and perhaps its Gate."""

    def judges_capture(self, view: Outlook, area: str, enemy: str) -> None:
        table = view.table
        view.pay(CaptureCultist().cost(table, view.seat, area))
        view.say(100, "captive_power", area=area, seat=enemy)
        view.say(view.hurts(enemy, view.cultist // 3), "enemy_loses_cultist", area=area, seat=enemy)
        if view.lone_keeper(enemy, area):
            if view.keepers(area):
                view.say(view.gate + view.hurts(enemy, view.gate // 4), "takes_gate", area=area, seat=enemy)
            else:
                view.say(view.hurts(enemy, view.gate // 3), "opens_gate", area=area, seat=enemy)

    def judges_captured(self, view: Outlook, kind: str) -> None:
        view.say(-30 * view.table.game.kinds[kind].cost, "gives_up_unit", unit=kind)
