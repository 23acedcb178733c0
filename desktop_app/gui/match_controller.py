"""Drives a match: waits for persons, asks bots, lets dice fall. The window never waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.app.settings import SettingsKeeper
from desktop_app.gui.film import Film
from desktop_app.gui.gestures import Choice
from desktop_app.kernel.questions import CHANCE, IllegalAnswer, Reply, Text
from desktop_app.kernel.timeline import StoredOnly, Why
from desktop_app.kernel.views import PreviewView, TableView

if TYPE_CHECKING:
    from desktop_app.app.hints import Hint
    from desktop_app.app.match import LogLine, Match
    from desktop_app.app.worker import BotPool
    from desktop_app.gui.services import FindHints

HUMAN = "human"
POLL = 15
"""Milliseconds between two looks for a bot's answer."""


class MatchController(QObject):
    """One match at the window. `changed`: another position; `refused`: a Reason; `noted`: an id and its arguments."""

    changed = Signal()
    refused = Signal(object)
    noted = Signal(str)

    def __init__(self, match: Match, bots: BotPool, film: Film, plays: bool = True,
                 find_hints: FindHints | None = None, players: tuple[str, ...] = (),
                 settings: SettingsKeeper | None = None) -> None:  # fmt: skip
        super().__init__()
        self.settings = settings or SettingsKeeper()
        self.match = match
        self.film = film
        self._in_film = False
        self._bots = bots
        self._find_hints = find_hints
        self.players = players
        self._lent = ""
        self.viewed: int | None = None
        """The earlier position that is looked at; nothing is answered meanwhile."""
        self._viewer = ""
        self._asked_at: int | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._advance)
        self._poll = QTimer(self)
        self._poll.setInterval(POLL)
        self._poll.timeout.connect(self._look_for_answer)
        self._tell = QTimer(self)
        self._tell.setSingleShot(True)
        self._tell.timeout.connect(self.changed)
        match.listeners.append(self._position_changed)
        film.moved.connect(self._film_moved)
        self._plays = plays
        if plays:
            self._next.start(0)

    # --- what the window asks -------------------------------------------------------------------------------------

    def viewer(self) -> str:
        """Through whose eyes the table is seen: the person who is asked, else the last one who was."""
        decider = self.match.decider()
        people = [seat for seat, who in self.match.controllers.items() if who == HUMAN]
        if decider in people:
            self._viewer = decider
        elif self._viewer not in people:
            self._viewer = people[0] if people else ""
        return self._viewer

    def view(self) -> TableView:
        """The table through these eyes; of an earlier moment without anything that could be done."""
        if self.viewed is None:
            return self.match.view(self.viewer())
        return still(self.match.room.view(self.match.state_at(self.viewed), self.viewer()))

    def log(self) -> tuple[LogLine, ...]:
        """What happened."""
        return self.match.log(self.viewer())

    def why(self, position: int) -> Text:
        """Why a bot gave the answer that led here, as far as whoever looks may know it."""
        return self.match.why(position, self.viewer())

    def preview(self, choice: Choice) -> PreviewView:
        """What this option would bring; empty when it is not open to this seat."""
        match = self.match
        option = match.option_of(Reply(choice.seat, choice.option.key))
        return PreviewView() if option is None else match.room.preview(match.state, choice.seat, option)

    def hints(self) -> tuple[Hint, ...]:
        """What a bot would do in the place of the person who is asked now; nothing when none is."""
        prompt = self.view().prompt
        if prompt is None or self._find_hints is None or not self._is_person(prompt.decider):
            return ()
        return self._find_hints(self.match, prompt.decider, frozenset(option.key for option in prompt.options))

    def winners(self) -> tuple[str, ...]:
        """Who has won a game that is over; it may be nobody."""
        return self.match.room.result(self.match.state).winners

    def waits_for(self) -> str:
        """The seat of a bot that is thinking, or nothing."""
        decider = self.match.decider()
        return decider if decider in self.match.controllers and not self._is_person(decider) else ""

    def has_bots(self) -> bool:
        """Does a bot play a seat?"""
        return any(who != HUMAN for who in self.match.controllers.values())

    def in_film(self) -> bool:
        """Do bots play now, or dice that they have thrown?"""
        decider = self.match.decider()
        return self._in_film if decider == CHANCE else bool(self.waits_for())

    # --- what the window does -------------------------------------------------------------------------------------

    def view_at(self, position: int) -> None:
        """Looks at an earlier moment; at the position where the game stands this is now."""
        if position not in self.match.way() or position == self._looked_at():
            return
        try:
            self.match.state_at(position)
        except StoredOnly:
            return  # the rules were mended since: it can't be shown
        self.viewed = position if position != self.match.position else None
        self._moment_changed()

    def view_after(self, answers: int) -> None:
        """Looks at the moment after so many answers."""
        way = self.match.way()
        self.view_at(way[max(0, min(answers, len(way) - 1))])

    def view_step(self, by: int) -> None:
        """Looks so many answers further back or forth."""
        self.view_after(self.match.way().index(self._looked_at()) + by)

    def back_to_now(self) -> None:
        """Ends looking back."""
        if self.viewed is not None:
            self.viewed = None
            self._moment_changed()

    def may_finish(self) -> str:
        """The seat of the person whose turn a bot could finish now, or nothing."""
        decider = self.match.decider()
        return decider if self.viewed is None and self._is_person(decider) else ""

    def finish_turn(self) -> None:
        """A bot answers for the person who is asked now, until another seat's turn comes."""
        self._lent = self.may_finish()
        self._position_changed()

    def hand_over(self, seat: str, controller: str) -> None:
        """From now on this person or bot plays the seat."""
        if self.viewed is None:
            self._rest()
            self._lent = ""
            self.match.hand_over(seat, controller)

    def take(self, choice: Choice) -> None:
        """A person's answer; whoever answers plays on alone."""
        if self.viewed is not None:
            return
        if self._lent:
            self._lent = ""
            self._rest()
        try:
            self.match.say(Reply(choice.seat, choice.option.key))
        except IllegalAnswer as refusal:
            self.refused.emit(refusal.reason)

    def can_undo(self) -> bool:
        """Is there a decision to go back to?"""
        return self.viewed is None and self.match.can_undo()

    def can_redo(self) -> bool:
        """Has a decision been taken back?"""
        return self.viewed is None and self.match.can_redo()

    def undo(self) -> None:
        """Back to the last decision of a person. What a bot is thinking about is forgotten first."""
        self._rest()
        self._lent = ""
        self.match.undo()

    def redo(self) -> None:
        """Forth again."""
        self._rest()
        self.match.redo()

    def close(self) -> None:
        """Lets go of the match and ends the bots."""
        self._rest()
        self._tell.stop()
        self.film.moved.disconnect(self._film_moved)
        if self._position_changed in self.match.listeners:
            self.match.listeners.remove(self._position_changed)
        self._bots.close()

    # --- inside ---------------------------------------------------------------------------------------------------

    def _is_person(self, seat: str) -> bool:
        return self.match.controllers.get(seat) == HUMAN and seat != self._lent

    def _turn_is_over(self, decider: str) -> bool:
        """Has the turn that a bot finishes passed on to somebody else?"""
        if decider in (CHANCE, self._lent):
            return False
        seats = self.match.view(self._lent).seats
        return not decider or any(seat.id == self._lent and not seat.state for seat in seats)

    def _looked_at(self) -> int:
        return self.match.position if self.viewed is None else self.viewed

    def _moment_changed(self) -> None:
        self._tell.stop()
        self.changed.emit()
        if self.viewed is None and self._plays and not self._poll.isActive():
            self._next.start(self.film.delay())

    def _rest(self) -> None:
        self._next.stop()
        self._poll.stop()
        self._asked_at = None
        self._bots.cancel()

    def _position_changed(self) -> None:
        self._tell.start(0)
        if self._plays and not self._next.isActive():
            self._next.start(0)

    def _advance(self) -> None:
        """Whoever must answer now is asked; persons answer when they like."""
        decider = self.match.decider()
        if self.viewed is not None:
            return  # until somebody looks at now
        if self._lent and self._turn_is_over(decider):
            self._lent = ""
        if decider != CHANCE and not self.waits_for():
            self._in_film = False
            self.film.ended()
        elif self.film.holds() and self.in_film():
            return  # until the film moves
        elif decider == CHANCE:
            self.match.let_chance_answer()
            self._answered()
        elif self._asked_at != self.match.position:
            self._in_film = True
            self._asked_at = self.match.position
            self._bots.ask(self.match, decider)
            self._poll.start()

    def _answered(self) -> None:
        if self.in_film():
            self.film.answered()
        self._next.start(self.film.delay())

    def _film_moved(self) -> None:
        if self._plays and self.viewed is None and not self._poll.isActive():
            self._next.start(self.film.delay())

    def _look_for_answer(self) -> None:
        if self.film.holds() or self.viewed is not None:
            return  # the answer can wait
        answer = self._bots.poll()
        if answer is None:
            return
        self._poll.stop()
        asked_at, self._asked_at = self._asked_at, None
        if answer.position != self.match.position or asked_at != self.match.position:
            self._next.start(0)  # an answer for another position is worth nothing: ask again
            return
        self.match.say(answer.reply, Why(answer.reason, answer.seen_by))
        if answer.note:
            self.noted.emit(answer.note)
        self._answered()


def still(view: TableView) -> TableView:
    """The same table with nothing to take, to carry or to answer."""
    prompt = view.prompt._replace(options=(), interjections=(), main="") if view.prompt is not None else None
    return view._replace(prompt=prompt, pieces=tuple([piece._replace(movable=False) for piece in view.pieces]))
