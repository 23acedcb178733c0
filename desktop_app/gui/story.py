"""The log's rows: what happened, in plain words, under the name of whoever did it."""

from __future__ import annotations

from desktop_app.app.match import LogLine, Match
from desktop_app.gui.sentence_list import Sentence
from desktop_app.gui.showing import Showing


class Story:
    """Makes rows of a match's log. What has been put into words once is kept."""

    def __init__(self) -> None:
        self._told: dict[LogLine, str] = {}

    def rows(self, match: Match, viewer: str, showing: Showing) -> list[Sentence]:
        """Lines that follow one another about one seat stand under its name; those of the table stand alone."""
        rows: list[Sentence] = []
        under = ""
        for line in match.log(viewer):
            words = self._words(match, line, showing)
            if not words:
                continue
            seat = line.event.seat if line.event.seat in showing.sides else ""
            if seat and seat != under:
                rows.append(Sentence(_name(seat, showing), livery=showing.sides[seat], heading=True))
            under = seat
            rows.append(Sentence(words, quiet=seat != viewer, indent=1 if seat else 0))
        return rows

    def _words(self, match: Match, line: LogLine, showing: Showing) -> str:
        if line not in self._told:
            self._told[line] = showing.wording.sentence(match.room.describe(match.state, line.event))
        return self._told[line]


def _name(seat: str, showing: Showing) -> str:
    view = showing.seat(seat)
    return showing.wording.sentence(view.name) if view is not None else showing.wording.name(seat)
