"""From the lines of a save back to a timeline, played through again and compared with what was stored.

Rules get mended. Where an answer is no longer allowed, or leads to another table than it did when the game was played,
the stored snapshot is right: play goes on from it, and the answers before it are stored only.
"""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.kernel import crank
from desktop_app.kernel.journal import SaveProblem
from desktop_app.kernel.questions import Atom, Reason
from desktop_app.kernel.room import GameRoom
from desktop_app.kernel.save import Saved, head_of
from desktop_app.kernel.state import State, fingerprint
from desktop_app.kernel.timeline import EVERY, StoredOnly, Timeline


class Restored(NamedTuple):
    """A timeline that stands where the saved game stood, or as near as it can be played to.

    `notices` say what is not as it was: cut, damaged_snapshot (line), stored_only (how many answers), answers_lost (how
    many, line of the first).
    """

    timeline: Timeline
    notices: tuple[Reason, ...]


def restore(saved: Saved, room: GameRoom) -> Restored:
    """Play a save through. Raises SaveProblem when no position of it can be played."""
    stored = _stored_tables(saved, room)
    start = _first_table(saved, room)
    standing = start if start is not None else next(iter(stored.values()), None)
    if standing is None:
        raise SaveProblem("start_refused", 1, (saved.header.game,))
    timeline = _skeleton(saved, standing, room)
    way = [0, *timeline.path(saved.story.visits[-1])]
    timeline.snapshots = {position: state for position, state in stored.items() if position not in way}
    reached = _walk(timeline, way, start, stored)
    lost = way[way.index(reached) + 1:]
    for position in lost:
        timeline.set_aside(position)
    return Restored(timeline, _notices(saved, timeline, lost))


def _notices(saved: Saved, timeline: Timeline, lost: list[int]) -> tuple[Reason, ...]:
    notices = [Reason("cut")] if saved.cut else []
    notices += [Reason("damaged_snapshot", (line,)) for line in saved.story.damaged]
    if len(timeline.stored_only) > len(lost):
        notices.append(Reason("stored_only", (len(timeline.stored_only) - len(lost),)))
    if lost:
        notices.append(Reason("answers_lost", (len(lost), saved.story.lines[lost[0]])))
    return tuple(notices)


def _stored_tables(saved: Saved, room: GameRoom) -> dict[int, State]:
    """Every snapshot that the room still understands, by position."""
    found = {}
    for position, snapshot in saved.story.snapshots.items():
        try:
            state = room.from_data(saved.header.setup.setup(), snapshot.text)
            crank.current(state)
            if fingerprint(state) == snapshot.fingerprint:
                found[position] = state
        except Exception:  # the text comes from outside, and from other versions of the room
            continue
    return found


def _first_table(saved: Saved, room: GameRoom) -> State | None:
    """The table at the start, if the room still makes it."""
    try:
        if saved.header.scenario is not None:
            return room.read_scenario(saved.header.scenario)[1]
        return room.new_game(saved.header.setup.setup())
    except Exception:  # the document comes from outside, and from other versions of the room
        return None


def _skeleton(saved: Saved, start: State, room: GameRoom) -> Timeline:
    """All answers, none of them played yet; redo will go where the player went last."""
    dice: tuple[Atom, ...] = ()
    if saved.header.scenario is not None:
        dice = tuple(head_of(saved.header.scenario).dice)
    timeline = Timeline(start, saved.header.seed, dice)
    timeline.tell_chapters(room.chapter)
    timeline.lines = saved.story.names.copy()
    for node in saved.story.nodes[1:]:
        timeline.grow(node.parent, node.reply, node.seen_by, node.interjected, node.why)
    here = 0
    for position in saved.story.visits[1:]:
        if timeline.nodes[position].parent == here:
            timeline.onward[here] = position
        else:
            timeline.visit(position)
        here = position
    return timeline


def _walk(timeline: Timeline, way: list[int], start: State | None, stored: dict[int, State]) -> int:
    """Play along the way; the last position that could be reached, where the timeline stands now."""
    state = start
    timeline.position = -1
    doubtful: list[int] = []  # played since the last snapshot that agreed
    for position in way:
        if position and state is not None:
            state = _played(timeline, state, position)
        doubtful.append(position)
        snapshot = stored.get(position)
        if snapshot is not None and (state is None or fingerprint(state) != fingerprint(snapshot)):
            for each in doubtful:
                timeline.set_aside(each)
            timeline.snapshots[position] = snapshot
            state = snapshot
        if snapshot is not None:
            doubtful.clear()
        if state is not None:
            _arrive(timeline, position, state)
    if timeline.position < 0:
        raise SaveProblem("start_refused", 1, ())
    return timeline.position


def _played(timeline: Timeline, before: State, position: int) -> State | None:
    state = before.copy()
    try:
        timeline.play(state, position)
    except StoredOnly:
        return None
    return state


def _arrive(timeline: Timeline, position: int, state: State) -> None:
    timeline.stand(position, state)
    if timeline.nodes[position].depth % EVERY == 0:
        timeline.snapshots.setdefault(position, state)
