"""What an option touches, so that a hand can take it; and why a hand may not: what is alike in every room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask, Chance, Option, Reason, Text
from desktop_app.kernel.state import State
from desktop_app.kernel.views import OptionView, PromptView

Ids = tuple[str, ...]

ALLOWED = Reason("allowed")
"""Nothing speaks against it."""


class Touch(NamedTuple):
    """Where it begins, where it leads, what it costs, and what means it by a click alone."""

    from_ids: Ids = ()
    to_ids: Ids = ()
    cost: str = ""
    at_ids: Ids = ()


def option_view(option: Option, words: Text, touch: Touch) -> OptionView:
    """An option with its words as the window shows it."""
    return OptionView(option.key, words, touch.from_ids, touch.to_ids, touch.cost, option.risk, touch.at_ids)


def movable(prompt: PromptView | None) -> frozenset[str]:
    """What options name as their beginning and can be carried from there."""
    if prompt is None:
        return frozenset()
    options = (*prompt.options, *[option for _, option in prompt.interjections])
    return frozenset([piece for option in options if option.to_ids for piece in option.from_ids])


def asked_of(state: State, seat: str, own: tuple[str, ...]) -> Ask | Reason:
    """The question that this seat answers now. Where it answers none a Reason: in the middle of a turn of somebody
    else's, whose questions are `own`, it is just not its turn."""
    asked = crank.pending(state)
    if asked is None:
        return Reason("game_over")
    if isinstance(asked, Chance):
        return Reason("chance_first")
    if seat != asked.decider:
        return Reason("not_your_turn") if asked.question in own else Reason("somebody_else_decides", (asked.decider,))
    return asked


def is_open(touches: Sequence[Touch], piece: str, places: tuple[str, ...]) -> bool:
    """Does an option lead from this piece to one of these places?"""
    return any(piece in touch.from_ids and any(place in touch.to_ids for place in places) for touch in touches)
