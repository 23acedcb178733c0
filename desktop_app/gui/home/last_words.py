"""What the first screen says of the last game: where it stands, what happened since, how long ago it was played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop_app.gui.discs import liveries
from desktop_app.gui.match_controller import HUMAN
from desktop_app.gui.theme import Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import TableView

if TYPE_CHECKING:
    from desktop_app.app.match import Match

MINUTE, HOUR, DAY = 60, 3600, 86400
TOLD = 3
"""So many lines at most say what happened."""


class Happening(NamedTuple):
    """A line of the log, and the colours of whoever did it."""

    words: str
    livery: Livery | None


def stands(match: Match, view: TableView, words: Wording) -> str:
    """Round and phase, and who is to act."""
    decider = match.decider()
    people = [seat for seat, player in match.controllers.items() if player == HUMAN]
    acts = ""
    if people == [decider]:
        acts = words.say("app.home.you_act")
    elif decider in match.controllers:
        acts = words.say("app.home.acts", who=decider)
    phase = words.sentence(view.phase)
    return " ".join(part for part in (words.say("app.home.phase", what=phase) if phase else "", acts) if part)


def happened(match: Match, view: TableView, words: Wording) -> tuple[bool, list[Happening]]:
    """The last lines of the log. First: are they all since the last turn of the one person at the table?"""
    people = [seat for seat, player in match.controllers.items() if player == HUMAN]
    viewer = people[0] if len(people) == 1 else ""
    lines = match.log(viewer)
    own = max((place for place, line in enumerate(lines) if line.event.seat == viewer), default=-1) if viewer else -1
    since = lines[own + 1:] if own >= 0 else ()
    colours = liveries(view.seats)
    told: list[Happening] = []
    for line in reversed(since or lines):
        sentence = words.told(match.room.describe(match.state, line.event))
        if sentence:
            told.insert(0, Happening(sentence, colours.get(line.event.seat)))
        if len(told) == TOLD:
            break
    return bool(since), told


def ago(words: Wording, seconds: float) -> str:
    """How long ago something was."""
    if seconds < MINUTE:
        return words.say("app.ago.now")
    if seconds < HOUR:
        return words.say("app.ago.minutes", n=int(seconds // MINUTE))
    if seconds < DAY:
        return words.say("app.ago.hours", n=int(seconds // HOUR))
    return words.say("app.ago.days", n=int(seconds // DAY))
