"""What dice have come to, for statistics: a room says what its dice may mean, and which events were rolls."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import Text


class Meaning(NamedTuple):
    """A result that counts: `faces` of the `of` faces of a die come to it."""

    id: str
    name: Text
    art: str
    faces: int
    of: int


class Roll(NamedTuple):
    """Some dice of one seat, thrown at once. `place`: what it was rolled for; rolls of two sides for the same thing
    follow one another. `title` says it in words; `results`: what each die came to, "" for nothing that counts."""

    seat: str
    place: str
    title: Text
    results: tuple[str, ...]


class DiceBook(Protocol):
    """How dice fall in a game. `meanings`: the results that count, the best first."""

    meanings: tuple[Meaning, ...]

    def roll(self, event: Event) -> Roll | None:
        """The roll that this event tells of; None when it tells of something else."""
