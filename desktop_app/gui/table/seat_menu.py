"""What may be done about who plays a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop_app.gui.match_controller import HUMAN, MatchController
from desktop_app.gui.wording import Wording


def seat_choices(controller: MatchController, wording: Wording, seat: str) -> list[tuple[str, Callable[[], None]]]:
    """In words, and what does it. Nothing while an earlier moment is looked at."""
    now = controller.match.controllers.get(seat, "")
    if controller.watching or controller.viewed is not None or not now:
        return []
    found: list[tuple[str, Callable[[], None]]] = []
    if controller.may_finish() == seat:
        found.append((wording.say("app.seat.finish"), controller.finish_turn))
    for who in (HUMAN, *controller.players):
        if who != now and (who != HUMAN or seat not in controller.match.conceded):
            found.append((_words(wording, who), partial(controller.hand_over, seat, who)))
    if controller.may_concede(seat):
        found.append((wording.say("app.seat.concede"), partial(controller.concede_wanted.emit, seat)))
    return found


def _words(wording: Wording, who: str) -> str:
    return wording.say("app.seat.take_over") if who == HUMAN else wording.say("app.seat.hand_over", to=f"bot_{who}")
