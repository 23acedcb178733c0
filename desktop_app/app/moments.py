"""A game as a row of moments, and the lines of play that lead away from it."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.kernel.timeline import Timeline
from desktop_app.kernel.views import NO_CHAPTER, ChapterView

MOST_UNNAMED = 12
"""Lines without a name that are worth listing."""


class Moment(NamedTuple):
    """A position on the way: which seat's answer led here ("chance" rolls and draws), whether dice fell, and to which
    part of the game it belongs."""

    position: int
    seat: str
    dice: bool
    chapter: ChapterView


class Line(NamedTuple):
    """A line of play. `tip`: how far it was played; `leaves`: its first position that is not on the way to where the
    game stands, 0 when there is none; `current`: it is the one that is played."""

    name: str
    named: bool
    tip: int
    leaves: int
    current: bool


class Way:
    """The way to where a timeline stands, kept: most questions about it come while it is as it was, or one longer."""

    def __init__(self) -> None:
        self._moments: tuple[Moment, ...] = ()
        self._chapters = 0

    def moments(self, timeline: Timeline) -> tuple[Moment, ...]:
        """All of it, the start first."""
        position, nodes, chapters = timeline.position, timeline.nodes, timeline.chapters
        end = self._moments[-1].position if self._moments else -1
        as_known = self._chapters == len(chapters)
        if end == position and as_known:
            return self._moments
        came = self._chapters + 1 == len(chapters) and position in chapters
        if end >= 0 and end != position and nodes[position].parent == end and position and (as_known or came):
            self._moments += (_moment(timeline, position, self._moments[-1].chapter),)
        else:
            self._moments = moments_of(timeline)
        self._chapters = len(chapters)
        return self._moments


def moments_of(timeline: Timeline) -> tuple[Moment, ...]:
    """The way to where the timeline stands, the start first."""
    found = [Moment(0, "", False, timeline.chapters.get(0, NO_CHAPTER))]
    for position in timeline.path(timeline.position):
        found.append(_moment(timeline, position, found[-1].chapter))
    return tuple(found)


def _moment(timeline: Timeline, position: int, before: ChapterView) -> Moment:
    """One moment; without a chapter of its own it belongs to that before."""
    nodes = timeline.nodes
    node = nodes[position]
    chapter = timeline.chapters.get(position, before)
    return Moment(position, node.reply.seat, node.dice > nodes[node.parent].dice, chapter)


def lines_of(timeline: Timeline) -> tuple[Line, ...]:
    """Lines with names, that without one of its own first, the others by name; then the newest nameless ones."""
    lines, known = timeline.lines, {0}
    named = [Line(name, True, tip, _leaves(timeline, tip), name == lines.current)
             for name, tip in sorted(lines.tips.items())]
    for tip in lines.tips.values():
        known.update(timeline.path(tip))
    ends = [position for position in range(len(timeline.nodes) - 1, 0, -1)
            if not timeline.children[position] and position not in known and timeline.is_playable(position)]
    return (*named, *[Line("", False, tip, _leaves(timeline, tip), False) for tip in ends[:MOST_UNNAMED]])


def _leaves(timeline: Timeline, tip: int) -> int:
    """The first position on the way there that is not on the way to where the timeline stands."""
    fork = timeline.fork_of(tip, timeline.position)
    while tip != fork and timeline.nodes[tip].parent != fork:
        tip = timeline.nodes[tip].parent
    return 0 if tip == fork else tip
