"""Play a card: one of the hand with one of its sets (ledger COM-C15, COM-C20, COM-C44, COM-R10, COM-R19)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.icon import Icon
from desktop_app.games.call_of_madness.cards import hand_of, in_hand
from desktop_app.games.call_of_madness.game import BOTTOM
from desktop_app.games.call_of_madness.procedures.headquarters_defence import TURN
from desktop_app.games.call_of_madness.procedures.play_card import ANOTHER_CARD, PlayCard
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb

ON_CULTISTS = ("ritual", "own_cultists", "other_cultists")
"""Icons that take cultists, and whose verbs are called as they are."""


class Play(Verb):
    """A set whose hour it is and whose cost can be paid, even one of which nothing can be carried out.

    After the first pass one turn is free, each later one costs a marker; a card that follows by ACTION costs none.
    """

    id = "play"
    proves = ("COM-C15", "COM-C20", "COM-C44", "COM-R10", "COM-R19")
    verb = "play"
    form: ClassVar[tuple[str, ...]] = ("card", "number")
    questions: ClassVar[tuple[str, ...]] = (TURN, ANOTHER_CARD)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        for piece in hand_of(table, ask.seat):
            card = table.pieces[piece].face
            found = [Option("play", (card, number + 1), risk=self._risk(table, ask.seat, card, number + 1))
                     for number in range(len(table.game.cards[card].sets))]
            options += [option for option in found if self.refuses(table, ask, option) is None]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        card, number = str(option.args[0]), int(option.args[1])
        if not in_hand(table, ask.seat, card):
            return Reason("not_in_hand", (card,))
        sets = table.game.cards[card].sets
        if not 1 <= number <= len(sets):
            return Reason("no_such_set", (card, len(sets)))
        chosen = sets[number - 1]
        if chosen.time not in ("any", "night" if table.night else "day"):
            return Reason(f"only_by_{chosen.time}")
        turn = self._turn_price(table, ask)
        if table.pool_size(ask.seat) < turn + chosen.madness_cost:
            return Reason("markers_short", (turn + chosen.madness_cost,))
        return None

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        seat, price = ask.seat, self._turn_price(table, ask)
        if ask.question == TURN and table.passed and seat not in table.free_used:
            table.free_used += (seat,)
        return PlayCard(seat, in_hand(table, seat, str(option.args[0])), int(option.args[1]), price)

    def _risk(self, table: Table, seat: str, card: str, number: int) -> str:
        """Whatever a card shows must be done: it ends the game if some action of it can't but take last cultists.

        A single way to do something is taken unasked, so this is the moment to know it (ledger COM-R23).
        """
        actions = table.game.actions_of(card, number)
        if not any(action.icon == "own_cultists" and action.amount > 0 for action in actions):
            for action in (*actions, *table.game.actions_of(card, BOTTOM)):
                if action.icon in ON_CULTISTS and not action.madness_cost and self._must_end(table, seat, action):
                    return "ends_game"
        return "reveals"

    def _must_end(self, table: Table, seat: str, action: Action) -> bool:
        verb = table.rules.verbs[action.icon]
        assert isinstance(verb, Icon)
        ways = [option for option in verb.candidates(table, seat, action)
                if verb.refuses_action(table, seat, action, option) is None]
        return bool(ways) and all(option.risk == "ends_game" for option in ways)

    def _turn_price(self, table: Table, ask: Ask) -> int:
        return table.extra_turn_price(ask.seat) if ask.question == TURN else 0
