"""The journal of the game that is being played: a kill loses at most one click."""

from __future__ import annotations

import os
from pathlib import Path

from desktop_app.app.files import LibraryProblem, flush_to_disk, problem_of, write_whole
from desktop_app.app.match import Match
from desktop_app.kernel import journal
from desktop_app.kernel.journal import Line, Ordered, Seated, Went


class RunningJournal:
    """Follows a match and appends a line for everything that happens to it.

    A line is handed to the system at once, and waits for the disk after each answer of a person. When writing fails the
    game goes on: `problem` says what happened, and what could not be written is tried again with the next line.
    """

    def __init__(self, match: Match, path: Path, text: str) -> None:
        self.match = match
        self.path = path
        self.problem: LibraryProblem | None = None
        try:
            write_whole(path, text.encode("ascii"))
            self.file = path.open("ab", buffering=0)
            self.size = self.file.seek(0, os.SEEK_END)
        except OSError as fault:
            raise problem_of(fault, path) from fault
        self._know()
        match.listeners.append(self.note)

    def note(self) -> None:
        """Write down what has happened since the last time."""
        text = "".join([journal.write(line) + "\n" for line in self._news()])
        try:
            self._append(text.encode("ascii"))
            if self._person_spoke():
                flush_to_disk(self.file.fileno())
        except OSError as fault:
            self.problem = problem_of(fault, self.path)
            return
        self.problem = None
        self._know()

    def _append(self, data: bytes) -> None:
        """Write all of it or, as far as the disk lets us, none of it."""
        try:
            rest = data
            while rest:
                rest = rest[self.file.write(rest):]
        except OSError:
            self.file.truncate(self.size)
            raise
        self.size += len(data)

    def close(self) -> None:
        """Write no more."""
        if self.note in self.match.listeners:
            self.match.listeners.remove(self.note)
        self.file.close()

    def _know(self) -> None:
        self.nodes = len(self.match.timeline.nodes)
        self.here = self.match.position
        self.rewinds = self.match.rewinds
        self.controllers, self.conceded = self.match.controllers, self.match.conceded
        self.orders = self.match.orders
        self.names = self.match.timeline.lines.copy()

    def _person_spoke(self) -> bool:
        nodes = self.match.timeline.nodes
        return len(nodes) > self.nodes and self.match.is_human(nodes[-1].reply.seat)

    def _news(self) -> list[Line]:
        timeline = self.match.timeline
        lines: list[Line] = []
        here, names = self.here, self.names.copy()
        for position in range(self.nodes, len(timeline.nodes)):
            node = timeline.nodes[position]
            if node.parent != here:
                lines.append(Went(node.parent))
            lines.append(journal.answered(node))
            names.grew(position)
            if position in timeline.snapshots:
                lines.append(journal.snapshot(timeline, position))
            here = position
        if here != timeline.position:
            lines.append(Went(timeline.position, rewound=self.match.rewinds > self.rewinds))
        if (self.controllers, self.conceded) != (self.match.controllers, self.match.conceded):
            lines.append(Seated(tuple(self.match.controllers.items()), tuple(self.match.conceded.items())))
        if self.orders != self.match.orders:
            lines.append(Ordered(tuple([order.model_dump(mode="json") for order in self.match.orders])))
        return [*lines, *journal.names_told(names, timeline.lines)]
