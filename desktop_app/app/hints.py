"""What the greedy bot would do in a person's place, and why."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from desktop_app import bots
from desktop_app.app.match import Match
from desktop_app.bots.grounds import Judged, ground, judged, reasons
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask, Judgement, Text

BEST = 3
"""So many options are shown."""


class Hint(NamedTuple):
    """An option by its key, what speaks for and against it, the weightiest first, and what parts it from the next."""

    key: str
    judgements: tuple[Judgement, ...]
    reason: Text


def hints(match: Match, seat: str, keys: Collection[str]) -> tuple[Hint, ...]:
    """The best of these options of the seat that is asked now, the best first; none where the game has no opinion.

    The bot sees the table dealt anew for the seat: what the person may not know, it doesn't know either.
    """
    seed = bots.seed_at(match.seed, match.timeline.nodes[match.position].depth, seat)
    try:
        table = bots.glimpse(match.state, seat, seed)
    except RuntimeError:
        return ()  # the table can't be dealt anew
    asked = crank.pending(table)
    if not isinstance(asked, Ask) or asked.decider != seat:
        return ()
    found = [one for one in judged(table, asked) if one.option.key in keys]
    if not any(one.judgements for one in found):
        return ()
    ranked = sorted(found, key=_heaviness)
    given: dict[Text, Hint] = {}
    for place, one in enumerate(ranked[:BEST]):
        reason = ground(table, asked, ranked[place:], one, given)
        given.setdefault(reason, Hint(one.option.key, _told_once(one), reason))  # of equal ones the best stays
    return tuple(given.values())


def _heaviness(one: Judged) -> int:
    return -one.weight


def _told_once(one: Judged) -> tuple[Judgement, ...]:
    """Nothing is said twice."""
    found: dict[Text, Judgement] = {}
    for each in reasons(one):
        found.setdefault(each.reason, each)
    return tuple(found.values())
