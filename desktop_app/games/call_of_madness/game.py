"""What all positions of one game of Call of Madness share: boards, cards, goals, numbers, rules."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop_app.games.call_of_madness.goals.metric import Metric
from desktop_app.games.call_of_madness.sheets import COLOURS, Action, Card, Goal, Numbers, Pack
from desktop_app.games.call_of_madness.spaces import Grid
from desktop_app.games.call_of_madness.table import CARD, ENDGAME_GOAL, ENDGAME_GOALS, Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.game import Game
from desktop_app.kernel.questions import Ask, Atom, Judgement, Option
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.state import Piece, State

EACH_OTHER = "each_other"
"""The word for all other players together."""

BOTTOM = 0
"""The number of a card's bottom, where sets are counted from 1."""
DAY_POWER, NIGHT_POWER = 1, 2
"""The numbers of a power card's effects."""

PRICES = ("markers", "cultists")
"""What taking an outpost away may be paid with."""


class CallOfMadnessGame(Game):
    """One line-up of priests on boards of one size. `options`: every named rules option with its value."""

    table: ClassVar[type[State]] = Table

    def __init__(self, pack: Pack, board: str, seats: tuple[str, ...], options: dict[str, str],
                 rules: tuple[Rule, ...], metrics: tuple[Metric, ...], procedures: tuple[type[Procedure], ...]) -> None:
        self.pack = pack
        self.board = board
        self.numbers: Numbers = pack.numbers
        self.options = options
        self.grid = Grid(pack.boards[board], seats)
        self.investigators = pack.investigators
        self.basic_cards: dict[str, tuple[str, ...]] = {
            seat: tuple([card.id for card in pack.basic_cards.values() if card.owner == seat]) for seat in seats}
        self.cards_of_god: dict[str, tuple[str, ...]] = {
            god: tuple([card.id for card in pack.god_cards.values() if card.owner == god]) for god in pack.powers}
        mine = {card: pack.basic_cards[card] for ids in self.basic_cards.values() for card in ids}
        self.cards: dict[str, Card] = {**mine, **pack.god_cards}
        self.goals: dict[str, Goal] = {**pack.immediate_goals, **pack.endgame_goals}
        self.with_goals = len(seats) >= pack.numbers.fewest_seats_with_goals
        self.metrics: dict[str, Metric] = {metric.id: metric for metric in metrics}
        super().__init__(seats, seats, self.grid.places, rules, procedures)

    def actions_of(self, source: str, number: int) -> tuple[Action, ...]:
        """The icons of a card's set (from 1) or bottom (0), or of a god's power by day (1) or night (2)."""
        if source in self.pack.powers:
            power = self.pack.powers[source]
            return power.day if number == DAY_POWER else power.night
        card = self.cards[source]
        return card.bottom if number == BOTTOM else card.sets[number - 1].actions

    def turn_order(self, state: Any) -> tuple[str, ...]:
        """Clockwise from the holder of the time token (ledger COM-R04)."""
        first = self.seats.index(state.time_token)
        return self.seats[first:] + self.seats[:first]

    def names(self, state: Any, kind: str, word: Atom) -> bool:
        match kind:
            case "investigator":
                return word in self.investigators
            case "player":
                return word in self.seats or word == EACH_OTHER
            case "card":
                return word in self.cards
            case "god":
                return word in self.pack.powers
            case "goal":
                return word in self.goals
            case "price":
                return word in PRICES
            case "colour":
                return word in COLOURS
        return super().names(state, kind, word)

    def judge(self, state: Any, ask: Ask) -> tuple[tuple[Judgement, ...], ...]:
        from desktop_app.games.call_of_madness.judgement.advice import advice

        return advice(state, ask)

    def subject(self, state: Any, ask: Ask, option: Option) -> tuple[Atom, Atom]:
        from desktop_app.games.call_of_madness.judgement.subject import subject

        return subject(state, ask, option)

    def scoring(self, state: Any) -> Procedure:
        from desktop_app.games.call_of_madness.procedures.end_of_game import Scoring

        return Scoring()

    def bag_of(self, record: Piece) -> str:
        """A hidden card of a hand came from the batch that is its owner."""
        if record.kind == ENDGAME_GOAL:
            return ENDGAME_GOALS
        return record.owner if record.kind == CARD and record.owner not in self.sides else ""
