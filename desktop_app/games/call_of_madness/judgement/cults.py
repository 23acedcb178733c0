"""Cultists, fire, god cards and miniatures."""

from __future__ import annotations

from desktop_app.games.call_of_madness.actions.cultists import meant
from desktop_app.games.call_of_madness.goals.cards import gods_owned
from desktop_app.games.call_of_madness.judgement import worth
from desktop_app.games.call_of_madness.judgement.outlook import Outlook
from desktop_app.games.call_of_madness.procedures.entrance import entry_loss

RESERVE = 3
"""Cultists to keep beyond what is about to be lost."""

POORLY = 1_000
"""What speaks against buying with the last ones."""

NEEDED = 30
"""What own cultists are worth more, in hundredths, while they are few."""


class Cults:
    """What priests gain and lose."""

    def judges_own_cultists(self, view: Outlook, number: int) -> None:
        share = 100 + NEEDED * (view.table.cultists[view.seat] < 10)
        view.say(share * number, "gains" if number > 0 else "loses", n=abs(number))
        view.ends({view.seat: -number})

    def judges_other_cultists(self, view: Outlook, number: int, player: str) -> None:
        hit = meant(view.table, view.seat, player)
        for seat in hit:
            view.say(-number * view.hurts(seat), "they_lose_cultists" if number < 0 else "they_gain_cultists",
                     seat=seat, n=abs(number))
        view.ends(dict.fromkeys(hit, -number))

    def judges_add_fire(self, view: Outlook, number: int, player: str) -> None:
        for seat in meant(view.table, view.seat, player):
            if seat == view.seat:
                changed = max(number, -view.table.fire[seat])
                view.say(-changed * view.fire, "own_fire_less" if number < 0 else "own_fire_more")
                view.towards("own_fire", changed)
            else:
                view.say(number * view.fire * view.hurts(seat) // 100, "their_fire", seat=seat)
                most = max([view.table.fire[other] for other in view.others])
                view.towards("max_fire_of_other_player", max(0, view.table.fire[seat] + number - most))

    # Gods -------------------------------------------------------------------------------------------------------------

    def judges_ritual(self, view: Outlook, god: str) -> None:
        """The card can be played this very round; the miniature stands up for the god's power."""
        table, seat = view.table, view.seat
        card = table.game.cards[table.tops[god]]
        self._card(view, god, 2 + view.rounds)
        self._power(view, god)
        if table.knocked[seat]:
            view.say(worth.power(table, god, view.rounds), "power_again", god=god)
        if table.cultists[seat] - card.cost <= self._at_risk(view) + RESERVE:
            view.say(-POORLY, "too_dear", n=card.cost)
        view.ends({seat: card.cost})

    def judges_take(self, view: Outlook, god: str) -> None:
        """The first god card goes into the deck, and no miniature moves."""
        self._card(view, god, 1 + view.rounds)

    def judges_move_miniature(self, view: Outlook, god: str) -> None:
        self._power(view, god)

    def judges_stand_miniature(self, view: Outlook) -> None:
        god = view.table.miniatures[view.seat]
        if god and view.table.knocked[view.seat]:
            view.say(worth.power(view.table, god, view.rounds), "power_again", god=god)

    def _card(self, view: Outlook, god: str, halves: int) -> None:
        """A card of one's own is played every other round."""
        table = view.table
        card = table.game.cards[table.tops[god]]
        view.say(worth.card(card, view.rounds) * halves // 2, "useful_card", card=card.id)
        view.say(-worth.CULTIST * card.cost, "costs_cultists", n=card.cost)
        gods = gods_owned(table, view.seat)
        if god not in gods:
            view.towards("distinct_gods_owned", 1)
        if gods.count(god) == max([gods.count(each) for each in gods], default=0):
            view.towards("max_cards_of_one_god", 1)
        view.towards("god_cards_owned", 1)

    def _power(self, view: Outlook, god: str) -> None:
        """What the god's power brings more than the present one's."""
        table = view.table
        old = table.miniatures[view.seat]
        gain = worth.power(table, god, view.rounds) - worth.power(table, old, view.rounds)
        view.say(gain * view.rounds, "new_power" if gain > 0 else "weaker_power", god=god)

    def _at_risk(self, view: Outlook) -> int:
        """Cultists that the coming Investigators' Phase and fire take, as things stand."""
        table, seat = view.table, view.seat
        nearest = [each for each in table.investigators_on(seat)
                   if view.phases(table.pieces[each].place) == 1]
        return sum([entry_loss(table, each) for each in nearest]) + 2 * table.fire[seat]
