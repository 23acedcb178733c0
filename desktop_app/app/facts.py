"""What there is to tell of a saved game on one card."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.app.match import Match
from desktop_app.kernel.questions import Text
from desktop_app.kernel.room import Setup
from desktop_app.kernel.views import TableView


class Facts(NamedTuple):
    """A game as anybody may see it. `winners`: of a game that is over, perhaps nobody. `decider`: who must answer, ""
    when it is over. `answers`: how many were given."""

    game: str
    setup: Setup
    controllers: dict[str, str]
    view: TableView
    decider: str
    winners: tuple[str, ...]
    answers: int

    @property
    def phase(self) -> Text:
        """Where the game stands, rounds with it."""
        return self.view.phase

    @property
    def is_over(self) -> bool:
        """Is nobody asked any more?"""
        return not self.decider


def facts_of(match: Match) -> Facts:
    """The facts of a match as it stands; nothing in them is hidden from anybody."""
    decider = match.decider()
    winners = match.room.result(match.state).winners if not decider else ()
    return Facts(match.room.id, match.setup, dict(match.controllers), match.view(""), decider, winners,
                 match.timeline.nodes[match.position].depth)
