"""Investigators and outposts: the own board is to be kept clear, the others' are not.

Source: the harm that an investigator does on entry, and how soon; markers come to the board's owner either way.
"""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.deeds import STARTING_HEALTH
from desktop_app.games.call_of_madness.judgement import worth
from desktop_app.games.call_of_madness.judgement.outlook import Outlook
from desktop_app.games.call_of_madness.procedures.entrance import entry_loss
from desktop_app.games.call_of_madness.spaces import UP, name_of

OVERKILL = 15
"""What speaks against each point of health that isn't there to take."""

BIG_ONE = 4
"""Health from which on DESTROY is well spent."""

SELF_HARM = 400
"""What speaks against strengthening those on the own board or leading them home, beside the harm itself."""


class Boards:
    """Actions on investigators and outposts."""

    def judges_attack(self, view: Outlook, power: int, investigator: str) -> None:
        health = view.table.health[investigator]
        if view.table.board_of(investigator) != view.seat:
            self._helps(view, investigator, min(power, health), health)
        elif power >= health:
            self._defeats(view, investigator)
            view.say(-OVERKILL * (power - health), "overkill", investigator=investigator)
        else:
            view.say(view.threat(investigator) * power * 6 // (health * 10), "weakens", investigator=investigator)

    def judges_destroy(self, view: Outlook, investigator: str) -> None:
        health = view.table.health[investigator]
        if view.table.board_of(investigator) != view.seat:
            self._helps(view, investigator, health, health)
            return
        self._defeats(view, investigator)
        view.say(-2 * OVERKILL * max(0, BIG_ONE - health), "easy_prey", investigator=investigator)

    def judges_strengthen(self, view: Outlook, health: int, investigator: str) -> None:
        table = view.table
        owner = table.board_of(investigator)
        gained = min(health, table.game.numbers.max_health - table.health[investigator])
        weight = gained * (20 + view.threat(investigator) // 12)
        if owner == view.seat:
            view.say(-weight - SELF_HARM * (gained > 0), "strengthens_own", investigator=investigator)
        else:
            view.say(weight * view.hurts(owner) // 100, "strengthens_theirs", investigator=investigator, seat=owner)

    def judges_move(self, view: Outlook, steps: int, investigator: str, start: str, goal: str) -> None:
        owner = view.table.game.grid.owner[start]
        inside = goal not in view.table.game.grid.row
        before = view.phases(start)
        more = view.comes_nearer(investigator, before, 0 if inside else view.phases(goal))
        if inside:
            self._enters(view, investigator, owner, more)
        elif owner == view.seat:
            view.say(-more, "comes_nearer" if more > 0 else "led_away", investigator=investigator,
                     space=name_of(goal))
        else:
            view.say(more * view.hurts(owner) // 100, "sent_to" if more > 0 else "spares", investigator=investigator,
                     seat=owner, space=name_of(goal))

    def _enters(self, view: Outlook, investigator: str, owner: str, more: int) -> None:
        if owner == view.seat:
            view.say(-view.harm(investigator) - SELF_HARM, "enters_own",
                     investigator=investigator)
        else:
            view.say((more + 50) * view.hurts(owner) // 100, "enters_theirs", investigator=investigator, seat=owner)
            view.towards("entries_caused_in_other_hq_this_turn", 1)
        view.ends({owner: entry_loss(view.table, investigator)})

    def _defeats(self, view: Outlook, investigator: str) -> None:
        tile = view.table.tile(investigator)
        view.say(view.threat(investigator), "defeats", investigator=investigator)
        if tile.madness_symbol:
            view.say(view.marker, "symbol", investigator=investigator)
        for metric in ("defeated_on_own_board_this_turn", "defeated_on_own_board_this_round"):
            view.towards(metric, 1)
        view.towards("own_investigators", -1)
        most = view.table.turn_deeds.get(STARTING_HEALTH, 0)
        view.towards("max_starting_health_defeated_this_turn", max(0, tile.health - most))

    def _helps(self, view: Outlook, investigator: str, hit: int, health: int) -> None:
        """A blow against those on another's board is help for him; a deadly one gives him the markers too."""
        table = view.table
        owner = table.board_of(investigator)
        helped = view.threat(investigator) * hit // (health * (1 if hit == health else 2))
        view.say(-(helped * view.hurts(owner) // 100) - 5 * hit, "helps", seat=owner, investigator=investigator)
        if hit == health:
            most = table.turn_deeds.get(STARTING_HEALTH, 0)
            view.towards("max_starting_health_defeated_this_turn", max(0, table.tile(investigator).health - most))

    # Outposts -----------------------------------------------------------------------------------------------------

    def judges_add_outpost(self, view: Outlook, space: str) -> None:
        owner = view.table.game.grid.owner[space]
        if owner == view.seat:
            view.say(-worth.OUTPOST - SELF_HARM, "outpost_at_home", space=name_of(space))
            self.judges_outpost(view, space)
        else:
            more = worth.OUTPOST // 2 + view.over_outpost(space, 1)
            view.say(more * view.hurts(owner) // 100, "outpost_in_way", seat=owner,
                     space=name_of(space))

    def judges_outpost(self, view: Outlook, space: str) -> None:
        """Where it must be: below nobody, or below whom it helps least."""
        view.say(-view.over_outpost(space, 1), "shortens_way", space=name_of(space))
        free = [place for place in view.table.game.grid.lines[space][UP] if place not in view.table.outposts]
        view.say(-5 * len(free), "new_ones_come_here", space=name_of(space))

    def judges_discard_outpost(self, view: Outlook, space: str) -> None:
        owner = view.table.game.grid.owner[space]
        less = -view.over_outpost(space, -1)
        if owner == view.seat:
            view.say(worth.OUTPOST, "outpost_goes", space=name_of(space))
            view.say(less, "lengthens_way", space=name_of(space))
            view.towards("own_outposts", -1)
        else:
            view.say(-(worth.OUTPOST + less) * view.hurts(owner) // 100, "helps_with_outpost", seat=owner)

    def judges_remove_outpost(self, view: Outlook, space: str, price: str) -> None:
        """As an additional action it costs."""
        numbers = view.table.game.numbers
        view.say(worth.OUTPOST // 2, "outpost_goes", space=name_of(space))
        view.say(-view.over_outpost(space, -1), "lengthens_way", space=name_of(space))
        view.towards("own_outposts", -1)
        if price == "markers":
            view.say(-view.marker * numbers.outpost_removal_markers, "costs_markers",
                     n=numbers.outpost_removal_markers)
        else:
            view.say(-worth.CULTIST * numbers.outpost_removal_cultists, "costs_cultists",
                     n=numbers.outpost_removal_cultists)
            view.ends({view.seat: numbers.outpost_removal_cultists})

    def judges_unplaced_outpost(self, view: Outlook, payer: str) -> None:
        price = view.table.game.numbers.cultists_for_an_unplaced_outpost
        if payer == view.seat:
            view.say(-worth.CULTIST * price, "costs_cultists", n=price)
        else:
            view.say(worth.CULTIST * price * view.hurts(payer) // 100, "they_lose_cultists", seat=payer, n=price)
        view.ends({payer: price})

    def judges_stand(self, view: Outlook, investigator: str, space: str) -> None:
        """Where a new one begins: the longer the way, the better."""
        near = worth.nearness(view.phases(space), view.rounds)
        view.say(-view.harm(investigator) * near // 100, "way_from_here", space=name_of(space))
