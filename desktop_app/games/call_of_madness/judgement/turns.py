"""A turn: which card with which set, additional actions, and when to pass."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import deck_size, hand_of
from desktop_app.games.call_of_madness.game import BOTTOM, DAY_POWER, NIGHT_POWER
from desktop_app.games.call_of_madness.goals.metric import achieved
from desktop_app.games.call_of_madness.judgement import worth
from desktop_app.games.call_of_madness.judgement.hopes import hope, wants_colour
from desktop_app.games.call_of_madness.judgement.outlook import Outlook
from desktop_app.games.call_of_madness.procedures.headquarters_defence import TURN
from desktop_app.games.call_of_madness.procedures.investigators_phase import outposts_due
from desktop_app.games.call_of_madness.sheets import AFTERWARDS

KEEP = 120
"""What a card must bring to be played: kept, it may bring more in a later round."""

AT_ONCE = 150
"""Why a power is used before cards are played: a card may stand the miniature up again."""


class Turns:
    """The questions of the Headquarters Defence."""

    def judges_play(self, view: Outlook, card: str, number: int) -> None:
        table, chosen = view.table, view.table.game.cards[card].sets[number - 1]
        for option in view.plan(chosen.actions):
            view.also(option.verb, *option.args)
        self._bottom(view, card)
        cost = chosen.madness_cost + (table.extra_turn_price(view.seat) if view.ask.question == TURN else 0)
        view.say(-view.marker * cost, "costs_markers", n=cost)
        self._afterwards(view, card, number)
        if outposts_due(table, view.seat) * table.game.numbers.discards_for_an_outpost == len(
                table.discards[view.seat]):
            view.say(-self._outpost(view), "one_more_outpost")
        view.towards("cards_played_this_round", 1)

    def judges_pass_round(self, view: Outlook) -> None:
        view.say(KEEP, "keeps_cards")

    def judges_use_power(self, view: Outlook) -> None:
        table, seat = view.table, view.seat
        actions = table.game.actions_of(table.miniatures[seat], NIGHT_POWER if table.night else DAY_POWER)
        plan = view.plan(actions)
        for option in plan:
            view.also(option.verb, *option.args)
        drawn = min(deck_size(table, seat), sum([each.amount for each in actions if each.icon == "draw"]))
        view.say(worth.CARD * drawn, "draws", n=drawn)
        if drawn or sum([view.sum(option.verb, *option.args) for option in plan]) > 0:
            view.say(AT_ONCE, "power_is_free", god=table.miniatures[seat])

    def judges_claim_goal(self, view: Outlook, goal: str) -> None:
        view.say(100 * view.table.game.goals[goal].points, "goal", goal=goal,
                 n=view.table.game.goals[goal].points)
        rivals = [seat for seat in view.others if achieved(view.table, seat, view.table.game.goals[goal])]
        if rivals:
            view.say(30 * view.table.game.goals[goal].points, "contested", goal=goal, seat=rivals[0])

    def judges_draw_for_a_marker(self, view: Outlook) -> None:
        view.say(worth.CARD - 40 * len(hand_of(view.table, view.seat)), "draws", n=1)
        view.say(-view.marker, "costs_markers", n=1)

    def judges_return_discard(self, view: Outlook) -> None:
        """When the round is over for the seat: an outpost less."""
        table, seat = view.table, view.seat
        size = len(table.discards[seat])
        view.say(-view.marker, "costs_markers", n=1)
        if seat in table.passed and size % table.game.numbers.discards_for_an_outpost == 1:
            view.say(self._outpost(view), "one_outpost_less")

    def judges_turn_god_piles(self, view: Outlook) -> None:
        view.say(-view.marker, "costs_markers", n=1)

    def judges_pass_resolve(self, view: Outlook) -> None:
        view.say(1, "saves_marker")

    def judges_draw_card(self, view: Outlook) -> None:
        view.say(worth.CARD, "draws", n=1)

    def judges_pay(self, view: Outlook, colour: str) -> None:
        """The colour of which there is most, unless goals ask for it."""
        number = view.table.pool_of(view.seat, colour)
        view.say(10 * number, "most_of_colour", colour=colour, n=number)
        shown = [view.table.game.goals[goal] for goal in view.table.goals_shown]
        wanted = [goal.id for goal in (*shown, *view.mine) if wants_colour(view.table, view.seat, goal, colour)]
        if wanted:
            view.say(-30 * len(wanted), "wanted_colour", colour=colour, goal=wanted[0])

    def judges_give_up_goal(self, view: Outlook, goal: str) -> None:
        view.say(-hope(view.table.game.goals[goal]), "could_be_met", goal=goal)

    def _bottom(self, view: Outlook, card: str) -> None:
        """What stands below the set; a line with a cost only if it is worth it."""
        for action in view.table.game.actions_of(card, BOTTOM):
            if action.icon not in AFTERWARDS:
                best = view.plan((action,))
                cost = view.marker * action.madness_cost
                if best and (not cost or view.sum(best[0].verb, *best[0].args) > cost):
                    view.also(best[0].verb, *best[0].args)
                    view.say(-cost, "costs_markers", n=action.madness_cost)

    def _afterwards(self, view: Outlook, card: str, number: int) -> None:
        found = view.table.game.cards[card]
        drawn = min(deck_size(view.table, view.seat), found.afterwards(number, "draw"))
        view.say(worth.CARD * drawn, "draws", n=drawn)
        if found.afterwards(number, "action") and (drawn or len(hand_of(view.table, view.seat)) > 1):
            view.say(worth.BY_ICON["action"], "another_card")

    def _outpost(self, view: Outlook) -> int:
        """An outpost at the end of the round; without a space for it cultists go."""
        table = view.table
        spaces = len(table.spaces_for_outposts(view.seat)) - outposts_due(table, view.seat)
        short = worth.CULTIST * table.game.numbers.cultists_for_an_unplaced_outpost
        return worth.OUTPOST if spaces > 0 else short
