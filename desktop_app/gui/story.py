"""The log's rows: what happened, in plain words, under the name of whoever did it."""

from __future__ import annotations

from desktop_app.app.match import LogLine, Match
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.sentence_list import Sentence
from desktop_app.gui.showing import Showing


class Story:
    """Makes rows of a match's log. What has been put into words once is kept."""

    def __init__(self) -> None:
        self._told: dict[LogLine, str] = {}
        self._rows: list[Sentence] = []
        self._rows_of: tuple[object, ...] = ()

    def rows(self, controller: MatchController, showing: Showing) -> list[Sentence]:
        """Lines that follow one another about one seat stand under its name; those of the table stand alone.

        What a bot thought of its answer stands under the last line of it, but not what it thought just before."""
        match, viewer = controller.match, controller.viewer()
        shown = (match.position, viewer, tuple(showing.sides.items()))
        if shown == self._rows_of:
            return self._rows
        rows: list[Sentence] = []
        under = thought = ""
        told = [(line, words) for line in match.log(viewer) if (words := self._words(match, line, showing))]
        ends = {line.position: place for place, (line, _) in enumerate(told)}
        for place, (line, words) in enumerate(told):
            seat = line.event.seat if line.event.seat in showing.sides else ""
            if seat and seat != under:
                rows.append(Sentence(_name(seat, showing), livery=showing.sides[seat], heading=True))
            under = seat
            ended = ends[line.position] == place
            why = showing.wording.sentence(controller.why(line.position)) if ended else ""
            said = showing.wording.say("app.why", what=why) if why not in ("", thought) else ""
            thought = why or thought
            rows.append(Sentence(words, quiet=seat != viewer, indent=1 if seat else 0, value=line.position, under=said))
        self._rows, self._rows_of = rows, shown
        return rows

    def _words(self, match: Match, line: LogLine, showing: Showing) -> str:
        if line not in self._told:
            self._told[line] = showing.wording.sentence(match.room.describe(match.state, line.event))
        return self._told[line]


def _name(seat: str, showing: Showing) -> str:
    view = showing.seat(seat)
    return showing.wording.sentence(view.name) if view is not None else showing.wording.name(seat)
