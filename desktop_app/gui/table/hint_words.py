"""A hint as rows of the option list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop_app.gui.gestures import Choice
from desktop_app.gui.wording import Wording

if TYPE_CHECKING:
    from desktop_app.app.hints import Hint


def hinted(hints: Sequence[Hint], open_choices: Sequence[Choice], wording: Wording) -> dict[Choice, str]:
    """The choices that are advised, the best first, each with what parts it from the next, and what speaks
    most against it."""
    by_key = {choice.option.key: choice for choice in open_choices if not choice.aside}
    found: dict[Choice, str] = {}
    told: set[str] = set()
    for hint in hints:
        if hint.key in by_key:
            reason = _reason(hint, by_key[hint.key], told, wording)
            told.add(reason)
            found[by_key[hint.key]] = "\n".join([reason, *_against(hint, wording)])
    return found


def _reason(hint: Hint, choice: Choice, told: set[str], wording: Wording) -> str:
    """What the option's own words say above it is not said again, unless another reason would sound alike."""
    short = wording.say("app.hint.for", what=wording.advice(hint.reason, wording.sentence(choice.option.text)))
    return wording.say("app.hint.for", what=wording.advice(hint.reason)) if short in told else short


def _against(hint: Hint, wording: Wording) -> list[str]:
    against = next((each.reason for each in hint.judgements if each.weight < 0), None)
    return [] if against is None else [wording.say("app.hint.against", what=wording.advice(against))]
