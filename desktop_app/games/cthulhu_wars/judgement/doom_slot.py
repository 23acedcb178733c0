"""The Doom Phase: whether a Ritual pays, and who gains by the end that it brings nearer."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.actions.ritual import Ritual
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook

DECISIVE = 20_000
"""A game is won or lost by it."""

POWER_NOW = 55
"""What Power is worth in the Doom Phase to whom the next round brings nothing better."""


class DoomSlot(Judge):
    """Rituals, and Elder Signs shown. Who lacks spellbooks wants time, who has six wants the end."""

    def judges_ritual(self, view: Outlook) -> None:
        table, seat = view.table, view.seat
        cost = Ritual().cost(table, seat)
        gain = 100 * table.gate_count(seat) + value.SIGN * value.in_play(table, seat)
        last = table.ritual + 1 >= len(table.game.ritual_track)
        if table.ending:
            view.say(10 * gain, "last_ritual", n=gain // 100)
            return
        view.say(gain if view.missing <= 2 else gain * 2 // 3, "ritual_doom", n=gain // 100)
        view.say(-POWER_NOW * cost, "costs", n=cost)
        if view.missing:
            self._without_spellbooks(view, gain, last)
        else:
            self._with_all(view, gain, last)

    def judges_pass_doom_slot(self, view: Outlook) -> None:
        view.say(5, "keeps_power", n=view.power)

    def judges_reveal(self, view: Outlook, number: int) -> None:
        """Hidden signs count at the end all the same; shown ones can end the game."""
        table, seat = view.table, view.seat
        mine = value.doom(table, seat, own=True)
        if table.ending or view.missing or mine < 100 * table.game.numbers.doom_to_end:
            view.say(-50, "keeps_secret", n=number)
        elif self._leads(view, 0):
            view.say(DECISIVE, "ends_and_wins", n=number)
        else:
            view.say(-50, "keeps_secret", n=number)

    def _without_spellbooks(self, view: Outlook, gain: int, last: bool) -> None:
        table = view.table
        needed = 100 * table.game.numbers.doom_to_end
        ends = last or value.doom(table, view.seat) + 100 * table.gate_count(view.seat) >= needed
        if ends and any(table.complete(enemy) for enemy in view.enemies):
            view.say(-DECISIVE, "ends_and_loses", n=view.missing)
        elif ends:
            view.say(-DECISIVE // 4, "ends_without_winner", n=view.missing)
        else:
            view.say(-60 * view.missing, "shortens_game", n=view.missing)

    def _with_all(self, view: Outlook, gain: int, last: bool) -> None:
        if last:
            wins = self._leads(view, gain)
            view.say(DECISIVE if wins else -DECISIVE, "ends_and_wins" if wins else "ends_and_loses", n=gain // 100)
        elif self._leads(view, gain):
            view.say(250, "hurries_end", n=gain // 100)

    def _leads(self, view: Outlook, gain: int) -> bool:
        """Would the seat be ahead of every enemy that has all spellbooks, with this gain?"""
        mine = value.doom(view.table, view.seat, own=True) + gain
        rivals = [value.doom(view.table, enemy) for enemy in view.enemies if view.table.complete(enemy)]
        return all(mine > rival for rival in rivals)
