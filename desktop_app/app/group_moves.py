"""How many pieces of a group could go to a place, one answer after the other: tried out on a table dealt anew."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app import bots
from desktop_app.app.match import Match
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask, IllegalAnswer, Reply

UNKNOWN = -1
"""The table can't be dealt anew for this seat."""


def can_go(match: Match, seat: str, pieces: Sequence[str], places: Sequence[str]) -> int:
    """How many of these pieces the seat could put there, in this order, until one is refused or another seat is asked.

    Nothing happens, and nothing is told that the seat may not know. UNKNOWN when that can't be tried out.
    """
    seed = bots.seed_at(match.seed, match.timeline.nodes[match.position].depth, seat)
    try:
        table = bots.glimpse(match.state, seat, seed).copy()
    except RuntimeError:
        return UNKNOWN
    left = list(pieces)
    while left:
        asked = crank.pending(table)
        if not isinstance(asked, Ask) or asked.decider != seat:
            break
        prompt = match.room.view(table, seat).prompt
        fitting = [option.key for option in (prompt.options if prompt else ())
                   if left[0] in option.from_ids and any(place in option.to_ids for place in places)]  # fmt: skip
        if not fitting:
            break
        before = {piece: table.pieces[piece].place for piece in left}
        try:
            crank.answer(table, Reply(seat, fitting[0]))
        except IllegalAnswer:
            break
        gone = [piece for piece in left if table.pieces[piece].place != before[piece]]
        left.remove(gone[0] if gone else left[0])  # an equal piece may have gone in its stead
    return len(pieces) - len(left)
