"""Playing a recorded game again, answer by answer, and saying where it first goes another way than it did."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.app.files import LibraryProblem
from desktop_app.app.match_text import room_of
from desktop_app.kernel import save
from desktop_app.kernel.journal import SaveProblem
from desktop_app.kernel.questions import IllegalAnswer
from desktop_app.kernel.room import BadSetup, GameRoom
from desktop_app.kernel.state import State, fingerprint
from desktop_app.kernel.timeline import Timeline


class Difference(NamedTuple):
    """Where a game goes another way: after so many answers. `refused`: the code of why the answer is not allowed now,
    "" when it is and leads to another table: `expected` and `found` are the fingerprints then."""

    answers: int
    seat: str = ""
    answer: str = ""
    refused: str = ""
    expected: str = ""
    found: str = ""


def first_difference(data: bytes) -> Difference | None:
    """Play a save from its start to where it stood; None when every stored table comes out again.

    Raises LibraryProblem with the codes of SaveProblem.
    """
    try:
        saved = save.read(data)
        start = _start(saved, room_of(saved.header))
    except SaveProblem as problem:
        raise LibraryProblem(problem.code, (problem.line, *problem.arguments)) from problem
    nodes, stored = saved.story.nodes, saved.story.snapshots
    dice = tuple(save.head_of(saved.header.scenario).dice) if saved.header.scenario is not None else ()
    timeline = Timeline(start, saved.header.seed, dice)
    for position in _way(saved):
        node = nodes[position]
        if position:
            try:
                timeline.say(node.reply)
            except IllegalAnswer as refusal:
                return Difference(node.depth, node.reply.seat, node.reply.key, refusal.reason.code)
        snapshot = stored.get(position)
        found = fingerprint(timeline.state) if snapshot is not None else ""
        if snapshot is not None and snapshot.fingerprint != found:
            return Difference(node.depth, node.reply.seat, node.reply.key, "", snapshot.fingerprint, found)
    return None


def _start(saved: save.Saved, room: GameRoom) -> State:
    try:
        if saved.header.scenario is not None:
            return room.read_scenario(saved.header.scenario)[1]
        return room.new_game(saved.header.setup.setup())
    except BadSetup as fault:
        raise SaveProblem("start_refused", 1, (saved.header.game,)) from fault


def _way(saved: save.Saved) -> list[int]:
    """The positions from the start to where the game stood."""
    way, position = [], saved.story.visits[-1]
    while position > 0:
        way.append(position)
        position = saved.story.nodes[position].parent
    return [0, *reversed(way)]
