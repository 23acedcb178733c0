"""Seats as a table shows them: who stands first, and who has something to do."""

from __future__ import annotations

from desktop_app.kernel.questions import Ask
from desktop_app.kernel.state import State


def from_seat(seats: tuple[str, ...], viewer: str) -> tuple[str, ...]:
    """All seats as they sit, beginning with the one that looks.

    >>> from_seat(("ash", "birch", "cedar"), "birch")
    ('birch', 'cedar', 'ash')
    """
    at = seats.index(viewer) if viewer in seats else 0
    return seats[at:] + seats[:at]


def standing(state: State, seat: str, ask: Ask | None, out: bool) -> str:
    """The state of a SeatView: whoever is asked "answers", whose turn it is "acts"; "out": has no more turns in this
    part of the game."""
    if ask is not None and ask.decider == seat:
        return "answers"
    if state.over:
        return ""
    if state.in_turn == seat:
        return "acts"
    return "out" if out else ""
