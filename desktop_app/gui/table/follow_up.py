"""After a drop: the next question may go on about just that piece and that place."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.gui.gestures import Choice, fitting, is_picking, standing


class FollowUp:
    """Remembers where a piece was put down until the question after that answer."""

    def __init__(self) -> None:
        self._dropped: tuple[str, tuple[str, ...]] | None = None
        self._taken_at = -1
        self._asked = ""

    def dropped(self, piece: str, places: tuple[str, ...]) -> None:
        """A piece was put down here; the nearest place comes first."""
        self._dropped = (piece, places)

    def answers(self, question: str, position: int) -> None:
        """This question is being answered at this position."""
        self._taken_at, self._asked = position, question

    def next(self, question: str, position: int, open_choices: Sequence[Choice]) -> Choice | None:
        """The one answer for the same piece and the same place. The same question once more is about something else:
        the next of several results."""
        dropped, self._dropped = self._dropped, None
        if dropped is None or not open_choices or position != self._taken_at + 1 or question == self._asked:
            return None
        piece, places = dropped
        choices = tuple(open_choices)
        found = next((fit for place in places if (fit := fitting(choices, piece, place))), ())
        if not found and is_picking(choices):
            found = standing(choices, piece)
        return found[0] if len(found) == 1 else None
