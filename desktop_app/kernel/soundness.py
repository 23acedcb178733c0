"""What rooms look at alike when they ask whether a position can be: pieces where the index says, as many as printed."""

from __future__ import annotations

from desktop_app.kernel.room import Problem
from desktop_app.kernel.state import State


def not_in_the_index(state: State) -> list[Problem]:
    """Pieces that the index by side, place and kind does not list where they lie."""
    return [Problem("not_in_the_index", f"pieces.{piece}", (record.place,)) for piece, record in state.pieces.items()
            if piece not in state.here(record.side, record.place).get(record.kind, ())]


def unless_equal(place: str, found: int, wanted: int) -> list[Problem]:
    """More or fewer than are printed."""
    return [] if found == wanted else [Problem("not_as_many_as_printed", place, (str(found), str(wanted)))]
