"""What there is to tell of a saved game on one card."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.app.match import Match
from desktop_app.app.match_text import room_of
from desktop_app.kernel.questions import Text
from desktop_app.kernel.room import GameRoom, Setup
from desktop_app.kernel.save import Saved
from desktop_app.kernel.state import State, fingerprint
from desktop_app.kernel.timeline import pending_seat
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
    return _facts(match.room, match.setup, dict(match.controllers), match.state, len(match.way()) - 1)


def facts_at_once(saved: Saved) -> Facts | None:
    """The facts of a save without playing it: from the table that is stored where it stands, if it can be read."""
    header, story = saved.header, saved.story
    position = story.visits[-1]
    stored = story.snapshots.get(position)
    if stored is None:
        return None
    room, setup = room_of(header), header.setup.setup()
    try:
        state = room.from_data(setup, stored.text)
        if fingerprint(state) != stored.fingerprint:
            return None
        return _facts(room, setup, dict(header.controllers), state, story.nodes[position].depth)
    except Exception:  # the text comes from outside, and from other versions of the room
        return None


def _facts(room: GameRoom, setup: Setup, controllers: dict[str, str], state: State, answers: int) -> Facts:
    decider = pending_seat(state)
    winners = room.result(state).winners if not decider else ()
    return Facts(room.id, setup, controllers, room.view(state, ""), decider, winners, answers)
