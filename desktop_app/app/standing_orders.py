"""Standing orders: questions that a person does not want to be asked for a while, because the answer is to go on.

Only a question whose main answer is to go on, without any risk, can be answered so; and only while nothing is there
that the person wants to hear of. All of it is decided from what the seat may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from desktop_app.kernel.questions import PASS, Atom, Text
from desktop_app.kernel.timeline import Why
from desktop_app.kernel.views import OptionView, PromptView, TableView

Lasting = Literal["turn", "round", "game", "always"]

FOLLOWED = Why(Text("app.order.followed"))
"""What speaks for an answer that was given by order. It stands in the journal: undo goes back past such answers."""

IN_A_ROW = 20
"""So many answers by order may follow one another; then the person is asked, whatever was ordered."""


class Order(BaseModel):
    """One order. `until`: the seat's next turn, the end of the round, of the game, or always.

    The person is asked all the same when one of `stops` (kinds of options, with their words) is on offer; with
    `strange`, when one is that was not in `known`; with `contest`, when the seat's pieces are in one; with `came`, when
    another side's piece has come to a place where the seat has some. `words`: the question, as it was put.
    `seat` is empty when the order is for whoever sits there. `round` and `away`: when it was given, and whether the
    seat has been out of turn since.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    game: str
    question: str
    words: str
    until: Lasting
    seat: str = ""
    stops: dict[str, str] = {}
    known: tuple[str, ...] = ()
    strange: bool = True
    contest: bool = False
    came: bool = False
    round: Atom = ""
    away: bool = False


def read_orders(documents: Iterable[object]) -> tuple[Order, ...]:
    """Orders as they were kept. What is none any more is left out: then the person is asked, as without it."""
    found: list[Order] = []
    for document in documents:
        try:
            found.append(Order.model_validate(document))
        except ValidationError:
            continue
    return tuple(found)


def way_on(prompt: PromptView | None) -> OptionView | None:
    """The main answer, if it is to go on without any risk and there is something else to choose."""
    if prompt is None or prompt.main != PASS.key or len(prompt.options) + len(prompt.interjections) < 2:
        return None
    return next((option for option in prompt.options if option.key == PASS.key and option.risk == "none"), None)


def kinds(prompt: PromptView) -> dict[str, OptionView]:
    """What else is on offer, by kind: the first of each."""
    found: dict[str, OptionView] = {}
    for option in (*prompt.options, *[each for _, each in prompt.interjections]):
        if option.key != PASS.key:
            found.setdefault(kind_of(option), option)
    return found


def kind_of(option: OptionView) -> str:
    """The kind of an option: its verb."""
    return option.key.partition(" ")[0]


def round_of(view: TableView) -> Atom:
    """The number that the words of the phase carry, "" when they carry none."""
    return dict(view.phase.args).get("n", "")


def is_in_turn(view: TableView, seat: str) -> bool:
    """Is it this seat's turn? Whoever only answers in another's turn is not."""
    states = {each.id: each.state for each in view.seats}
    others = any(state == "acts" for id, state in states.items() if id != seat)
    return states.get(seat) == "acts" or (states.get(seat) == "answers" and not others)


def is_in_contest(view: TableView, seat: str) -> bool:
    """Do pieces of this seat stand in a contest?"""
    owners = {piece.id: piece.owner for piece in view.pieces}
    return any(owners.get(piece) == seat for panel in view.panels if panel.kind == "contest"
               for item in panel.items for piece in item.pieces)


def strangers(view: TableView, seat: str) -> frozenset[tuple[str, str]]:
    """Pieces of other sides that stand where this seat has some, each with its place."""
    areas = {area.id for board in view.boards for area in board.areas}
    places = {piece.place for piece in view.pieces if piece.owner == seat} & areas
    return frozenset((piece.id, piece.place) for piece in view.pieces
                     if piece.place in places and piece.owner not in ("", seat))


class StandingOrders:
    """The orders of one match and those for always. `orders`: the match's own."""

    def __init__(self, game: str, orders: Sequence[Order] = (), always: Sequence[Order] = ()) -> None:
        self._game = game
        self.orders = tuple(orders)
        self.always = tuple(always)
        self._in_a_row = 0
        self._seen: dict[str, frozenset[tuple[str, str]]] = {}

    def all(self) -> tuple[Order, ...]:
        """Those that may be followed in this game."""
        return (*self.orders, *[order for order in self.always if order.game == self._game])

    def answer(self, seat: str, view: TableView) -> str:
        """The key of the answer that this seat's person has ordered to this question, "" when they must be asked."""
        on = way_on(view.prompt)
        if on is None or view.prompt is None or view.prompt.decider != seat or self._in_a_row >= IN_A_ROW:
            return ""
        for order in self.all():
            if order.question == view.prompt.question.id and order.seat in ("", seat):
                if not self._stops(order, seat, view):
                    return on.key
                self._seen[seat] = strangers(view, seat)  # now the person sees them
        return ""

    def followed(self) -> None:
        """An answer has been given by order."""
        self._in_a_row += 1

    def others_answered(self) -> None:
        """Somebody else, or the person, has answered."""
        self._in_a_row = 0

    def time_passes(self, views: Iterable[tuple[str, TableView]]) -> bool:
        """Forgets orders whose time is over; tells whether any has changed. `views`: what each person's seat sees."""
        looks = dict(views)
        for seat, view in looks.items():
            self._seen.setdefault(seat, strangers(view, seat))
        before = self.orders
        aged = [_aged(order, looks[order.seat]) if order.seat in looks else order for order in before]
        self.orders = tuple(order for order in aged if order is not None)
        return self.orders != before

    def give(self, order: Order, view: TableView) -> None:
        """One more order of this match; it takes the place of an earlier one about the same question."""
        others = [each for each in self.orders if (each.question, each.seat) != (order.question, order.seat)]
        self.orders = (*others, order)
        self.remember(order.seat, view)

    def remember(self, seat: str, view: TableView) -> None:
        """From now on "since" means since now."""
        self._seen[seat] = strangers(view, seat)
        self._in_a_row = 0

    def take_back(self, order: Order) -> None:
        """An order of this match less."""
        self.orders = tuple(each for each in self.orders if each != order)

    def _stops(self, order: Order, seat: str, view: TableView) -> bool:
        assert view.prompt is not None
        offered = set(kinds(view.prompt))
        if offered & set(order.stops) or (order.strange and offered - set(order.known)):
            return True
        if order.contest and is_in_contest(view, seat):
            return True
        return order.came and bool(strangers(view, seat) - self._seen.get(seat, frozenset()))


def _aged(order: Order, view: TableView) -> Order | None:
    """The order as time has passed, or None when its time is over."""
    if order.until == "round" and round_of(view) != order.round:
        return None
    if order.until != "turn":
        return order
    if is_in_turn(view, order.seat):
        return None if order.away else order
    return order if order.away else order.model_copy(update={"away": True})
