"""The log's rows: what happened, in plain words, beside the disc of whoever did it."""

from __future__ import annotations

from desktop_app.app.match import LogLine, Match
from desktop_app.app.standing_orders import FOLLOWED
from desktop_app.bots.grounds import BY, is_about
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.sentence_list import Sentence
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.questions import Text


class Story:
    """Makes rows of a match's log. What has been put into words once is kept."""

    def __init__(self) -> None:
        self._told: dict[LogLine, str] = {}
        self._rows: list[Sentence] = []
        self._rows_of: tuple[object, ...] = ()

    def rows(self, controller: MatchController, showing: Showing) -> list[Sentence]:
        """A line about a seat stands beside its disc; one of the table stands alone.

        Equal lines that follow one another are one. What a bot thought of its answer stands under what it did, not
        under what followed from it, and not if it thought the same just before."""
        match, viewer = controller.match, controller.viewer()
        gives_reasons = controller.settings.now.bots_reasons
        shown = (match.position, viewer, tuple(showing.sides.items()), tuple(match.conceded), gives_reasons)
        if shown == self._rows_of:
            return self._rows
        rows: list[Sentence] = []
        thought = ("", "")
        told = _gathered(self._told_of(match, viewer, showing), controller)
        begun: set[int] = set()
        for position, seat, words, times in told:
            reason = Text("") if position in begun else _why_beside(controller, position, seat)
            begun.add(position)
            why = showing.wording.thought(reason)
            own = _by(reason, seat), why
            thinks = bool(why) and own != thought and reason != FOLLOWED.reason
            said = showing.wording.say("app.why", what=why) if thinks else why if reason == FOLLOWED.reason else ""
            thought = own if why else thought
            words = words if times == 1 else showing.wording.say("app.log.times", n=times, what=words)
            name = _name(seat, showing) if seat else ""
            rows.append(Sentence(words, livery=showing.sides.get(seat), quiet=seat != viewer, value=position,
                                 under=said, who="" if words.startswith(name) else name))  # fmt: skip
        self._rows, self._rows_of = rows, shown
        return rows

    def _told_of(self, match: Match, viewer: str, showing: Showing) -> list[tuple[int, str, str]]:
        """Position, seat and words of each line; who gave up is told after what had happened by then."""
        told = [(line.position, line.event.seat if line.event.seat in showing.sides else "", words)
                for line in match.log(viewer) if (words := self._words(match, line, showing))]  # fmt: skip
        way = set(match.way())
        for seat, position in match.conceded.items():
            if position in way:
                place = sum(before <= position for before, _, _ in told)
                words = showing.wording.say("app.concede.told", who=_name(seat, showing))
                told.insert(place, (position, seat if seat in showing.sides else "", words))
        return told

    def _words(self, match: Match, line: LogLine, showing: Showing) -> str:
        if line not in self._told:
            self._told[line] = showing.wording.told(match.room.describe(match.state, line.event))
        return self._told[line]


def _gathered(told: list[tuple[int, str, str]], controller: MatchController) -> list[tuple[int, str, str, int]]:
    """The same with how many equal lines each stands for; what has a thought of its own stays a line of its own."""
    rows: list[tuple[int, str, str, int]] = []
    for position, seat, words in told:
        before, of, said, times = rows[-1] if rows else (0, "", "", 0)
        if (of, said) == (seat, words) and (before == position or _why(controller, before) == Text("")):
            rows[-1] = (position, seat, words, times + 1)
        else:
            rows.append((position, seat, words, 1))
    return rows


def _why(controller: MatchController, position: int) -> Text:
    """What whoever answered here thought, unless the player wants to hear no reasons of bots."""
    reason = controller.why(position)
    return reason if controller.settings.now.bots_reasons or reason == FOLLOWED.reason else Text("")


def _why_beside(controller: MatchController, position: int, seat: str) -> Text:
    """The same, for a line about this seat; nothing if whoever answered let something be, and the line only follows
    from that."""
    reason = _why(controller, position)
    return reason if _by(reason, seat) == seat or is_about(reason) else Text("")


def _by(reason: Text, seat: str) -> str:
    """Whose reason it is; one that does not tell is this seat's."""
    return f"{dict(reason.args).get(BY, seat)}"


def _name(seat: str, showing: Showing) -> str:
    view = showing.seat(seat)
    return showing.wording.sentence(view.name) if view is not None else showing.wording.name(seat)
