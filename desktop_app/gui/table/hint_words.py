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
    return {by_key[hint.key]: _lines(hint, wording) for hint in hints if hint.key in by_key}


def _lines(hint: Hint, wording: Wording) -> str:
    told = [wording.say("app.hint.for", what=wording.advice(hint.reason))]
    against = next((each.reason for each in hint.judgements if each.weight < 0), None)
    if against is not None:
        told.append(wording.say("app.hint.against", what=wording.advice(against)))
    return "\n".join(told)
