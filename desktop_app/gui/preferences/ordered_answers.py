"""The standing orders of one match at the window: when they are asked, and what changes them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from desktop_app.app.settings import SettingsKeeper
from desktop_app.app.standing_orders import Order, StandingOrders
from desktop_app.kernel.questions import Reply

if TYPE_CHECKING:
    from desktop_app.app.match import Match

HUMAN = "human"


class OrderedAnswers:
    """Orders are followed only at a position that an answer has just led to: whoever goes back is asked."""

    def __init__(self, match: Match, settings: SettingsKeeper) -> None:
        self._match, self._settings = match, settings
        self.standing = StandingOrders(match.room.id, match.orders)
        self._answering = False
        self._arrived_at = -1

    @contextmanager
    def answering(self, by_order: bool = False) -> Iterator[None]:
        """What happens in here is an answer."""
        self._answering = True
        (self.standing.followed if by_order else self.standing.others_answered)()
        try:
            yield
        finally:
            self._answering = False

    def moved(self) -> None:
        """The match stands elsewhere now, or somebody else plays."""
        self._arrived_at = self._match.position if self._answering else -1
        if self._answering and self.standing.orders:
            people = [seat for seat, who in self._match.controllers.items() if who == HUMAN]
            if self.standing.time_passes((seat, self._match.view(seat)) for seat in people):
                self._keep()

    def next(self) -> Reply | None:
        """The answer that is ordered to the question that is asked now."""
        seat = self._match.decider()
        self.standing.always = tuple(self._settings.now.standing_orders)
        if self._match.position != self._arrived_at or self._match.controllers.get(seat) != HUMAN:
            return None
        if not self.standing.all():
            return None
        key = self.standing.answer(seat, self._match.view(seat))
        return Reply(seat, key) if key else None

    def give(self, order: Order) -> None:
        """One more order; it is followed from the question on that is asked now."""
        seat = order.seat or self._match.decider()
        view = self._match.view(seat)
        if order.until == "always":
            kept = [each for each in self._settings.now.standing_orders
                    if (each.game, each.question) != (order.game, order.question)]  # fmt: skip
            self._settings.change(standing_orders=[*kept, order.model_copy(update={"seat": ""})])
            self.standing.remember(seat, view)
        else:
            self.standing.give(order, view)
            self._keep()
        self._arrived_at = self._match.position

    def take_back(self, order: Order) -> None:
        """An order less, wherever it is kept."""
        self.standing.take_back(order)
        self._keep()
        take_back_always(self._settings, order)

    def _keep(self) -> None:
        answering, self._answering = self._answering, False
        arrived_at = self._arrived_at
        self._match.order(self.standing.orders)
        self._answering, self._arrived_at = answering, arrived_at


def take_back_always(settings: SettingsKeeper, order: Order) -> None:
    """An order for always less, if it is one."""
    kept = [each for each in settings.now.standing_orders if each != order]
    if len(kept) < len(settings.now.standing_orders):
        settings.change(standing_orders=kept)
