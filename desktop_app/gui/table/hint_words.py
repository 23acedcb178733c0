"""A hint as rows of the option list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop_app.gui.gestures import Choice
from desktop_app.gui.wording import Wording

if TYPE_CHECKING:
    from desktop_app.app.hints import Hint

MOST = 3
"""So many reasons are told of one option."""


def hinted(hints: Sequence[Hint], open_choices: Sequence[Choice], wording: Wording) -> dict[Choice, str]:
    """The choices that are advised, the best first, each with a line for every reason."""
    by_key = {choice.option.key: choice for choice in open_choices if not choice.aside}
    return {by_key[hint.key]: _lines(hint, wording) for hint in hints if hint.key in by_key}


def _lines(hint: Hint, wording: Wording) -> str:
    told: dict[str, None] = {}
    for judgement in hint.judgements:
        sign = "app.hint.for" if judgement.weight > 0 else "app.hint.against"
        told[wording.say(sign, what=wording.sentence(judgement.reason))] = None
    return "\n".join(list(told)[:MOST])
