"""A standing order in words."""

from __future__ import annotations

from desktop_app.app.standing_orders import Order
from desktop_app.gui.wording import Wording


def order_words(order: Order, wording: Wording) -> str:
    """How long it holds, and what it stops for."""
    until = wording.say(f"app.order.until.{order.until}")
    stops = [wording.say("app.order.stop.kind", what=words) for words in order.stops.values()]
    stops += [wording.say(f"app.order.stop.{name}") for name in ("strange", "contest", "came") if getattr(order, name)]
    if not stops:
        return until
    return wording.say("app.order.unless", until=until, what=wording.say("app.order.or").join(stops))


def ordered_for(order: Order, wording: Wording) -> str:
    """Whom it is for: a seat, or whoever plays this game."""
    return wording.of(order.game).name(order.seat or order.game)
