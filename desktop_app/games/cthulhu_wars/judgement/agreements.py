"""What several seats decide together, and who goes first."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.procedures.first_player import order_from
from desktop_app.games.cthulhu_wars.table import CULTIST
from desktop_app.kernel.pledge import Pledge
from desktop_app.kernel.procedures import innermost


class Agreements(Judge):
    """Pledges, the First Player and the direction."""

    def judges_give(self, view: Outlook, turn: int, amount: int) -> None:
        """Of Power one gives only what completes the sum cheaply; of Cultists one's share, for it is taken anyway."""
        pledge = innermost(view.table, Pledge)
        assert pledge is not None
        share = -(-pledge.sum // len(pledge.seats))
        if pledge.what == "power":
            speaker = turn % len(pledge.seats)
            already = pledge.promised[speaker] if pledge.promised else 0
            view.say(-100 * amount, "costs", n=amount)
            if sum(pledge.promised) - already + amount >= pledge.sum:
                view.say(50 * pledge.sum, "denies_power", n=pledge.sum)
        else:
            view.say(-60 * abs(amount - share), "fair_share", n=share)

    def judges_first_player(self, view: Outlook, seat: str) -> None:
        prey = [area for area in view.table.places_of(view.seat)
                if view.table.count(view.seat, area, CULTIST) and view.captors(area)]
        if seat != view.seat:
            view.say(-view.table.power[seat], "first_player_other", seat=seat)
        elif prey:
            view.say(60, "acts_before_capture", area=prey[0])
        else:
            view.say(20, "acts_first")

    def judges_direction(self, view: Outlook, way: str) -> None:
        """The richest neighbour acts last."""
        order = order_from(view.table.game.seats, view.seat, way)
        late = sum([place * view.table.power[seat] for place, seat in enumerate(order)])
        view.say(late, "rich_act_late", way=way)
