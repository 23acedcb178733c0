"""Drives a match: waits for persons, asks bots, lets dice fall. The window never waits for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from desktop_app.app.settings import SettingsKeeper
from desktop_app.app.standing_orders import FOLLOWED, Order
from desktop_app.gui.gestures import Choice
from desktop_app.gui.past.film import Film
from desktop_app.gui.past.looking_back import HUMAN, LookingBack
from desktop_app.gui.preferences.ordered_answers import OrderedAnswers
from desktop_app.gui.table.joined_answers import JoinedAnswers
from desktop_app.kernel.questions import CHANCE, IllegalAnswer, Reason, Reply
from desktop_app.kernel.timeline import StoredOnly, Why
from desktop_app.kernel.views import PreviewView

if TYPE_CHECKING:
    from desktop_app.app.hints import Hint
    from desktop_app.app.match import Match
    from desktop_app.app.moments import Line
    from desktop_app.app.worker import BotPool
    from desktop_app.gui.services import FindHints, Foresee

__all__ = ["HUMAN", "MatchController"]

POLL = 15
"""Milliseconds between two looks for a bot's answer."""


class MatchController(LookingBack):
    """One match at the window. `refused`: a Reason; `noted`: an id and its arguments."""

    refused = Signal(object)
    concede_wanted = Signal(str)
    noted = Signal(str)
    watching = False
    """Is the match only looked at?"""

    def __init__(self, match: Match, bots: BotPool, film: Film, plays: bool = True,
                 find_hints: FindHints | None = None, players: tuple[str, ...] = (),
                 settings: SettingsKeeper | None = None, foresee: Foresee | None = None) -> None:  # fmt: skip
        super().__init__(match)
        self._foresee = foresee
        self.joined = JoinedAnswers()
        self.settings = settings or SettingsKeeper()
        self.has_curtain = self.settings.now.curtain
        self.ordered = OrderedAnswers(match, self.settings)
        self.film = film
        self._in_film = False
        self._bots = bots
        self._find_hints = find_hints
        self.players = players
        self._lent = ""
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

    def preview(self, choice: Choice) -> PreviewView:
        """What this option would bring; empty when it is not open to this seat."""
        match = self.match
        option = match.option_of(Reply(choice.seat, choice.option.key))
        return PreviewView() if option is None else match.room.preview(match.state, choice.seat, option)

    def hints(self) -> tuple[Hint, ...]:
        """What a bot would do in the place of the person who is asked now; nothing when none is."""
        prompt = None if self.passing_to() else self.view().prompt
        if prompt is None or self._find_hints is None or not self._is_person(prompt.decider):
            return ()
        return self._find_hints(self.match, prompt.decider, frozenset(option.key for option in prompt.options))

    def can_go(self, pieces: Sequence[str], places: Sequence[str]) -> int:
        """How many of these pieces whoever is asked now could put there one after the other; -1 when nobody knows."""
        seat = self.match.decider()
        return self._foresee(self.match, seat, pieces, places) if self._foresee is not None and seat else -1

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

    def film_runs(self) -> bool:
        """Is there a film that a press would end?"""
        return self.viewed is None and self.in_film() and self.film.runs()

    def end_film(self) -> None:
        """A press ends it: all that bots still answer comes at once."""
        self.film.skip()

    # --- what the window does -------------------------------------------------------------------------------------

    def may_finish(self) -> str:
        """The seat of the person whose turn a bot could finish now, or nothing."""
        decider = self.match.decider()
        may = self.viewed is None and self._is_person(decider) and not self.passing_to()
        return decider if may else ""

    def may_concede(self, seat: str) -> bool:
        """Could the person of this seat give up now?"""
        return self.viewed is None and self._is_person(seat) and bool(self.players) and bool(self.match.decider())

    def concede(self, seat: str) -> None:
        """The person of this seat gives up; the usual bot plays on."""
        if self.may_concede(seat):
            self._rest()
            self._lent = ""
            self.match.concede(seat, self.players[0])

    def give_order(self, order: Order) -> None:
        """A person does not want to be asked something for a while."""
        self.ordered.give(order)
        self._position_moved()

    def finish_turn(self) -> None:
        """A bot answers for the person who is asked now, until another seat's turn comes."""
        self._lent = self.may_finish()
        self._position_moved()

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
            with self.ordered.answering():
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
        while self.match.position in self.joined and self.match.can_undo() and not self.match.risky_undo():
            self.match.undo()

    def redo(self) -> None:
        """Forth again."""
        self._rest()
        self.match.redo()
        while self.match.position in self.joined and self.match.can_redo():
            self.match.redo()

    def play_on(self, position: int, name: str) -> None:
        """Goes back to a position and on from there in a line of this name."""
        self._go_elsewhere(lambda: self.match.play_on(position, name))

    def switch_to(self, line: Line, name: str) -> None:
        """Goes on where this line stands; one without a name is called `name` now."""
        self._go_elsewhere(lambda: self.match.switch_to(line, name))

    def close(self) -> None:
        """Lets go of the match and ends the bots."""
        self._rest()
        self._tell.stop()
        self.film.moved.disconnect(self._film_moved)
        if self._position_changed in self.match.listeners:
            self.match.listeners.remove(self._position_changed)
        self._bots.close()
        self.deleteLater()  # what is connected to it would keep it, and the match, for ever

    def _go_elsewhere(self, go: Callable[[], None]) -> None:
        """What a bot is thinking about is forgotten first."""
        self._rest()
        self._lent, self.viewed = "", None
        try:
            go()
        except StoredOnly:
            self.refused.emit(Reason("only_stored"))
            self._position_changed()

    # --- inside ---------------------------------------------------------------------------------------------------

    def _is_person(self, seat: str) -> bool:
        return self.match.controllers.get(seat) == HUMAN and seat != self._lent

    def _turn_is_over(self, decider: str) -> bool:
        """Has the turn that a bot finishes passed on to somebody else?"""
        if decider in (CHANCE, self._lent):
            return False
        seats = self.match.view(self._lent).seats
        return not decider or any(seat.id == self._lent and not seat.state for seat in seats)

    def _moment_changed(self) -> None:
        self._tell.stop()
        super()._moment_changed()
        if self.viewed is None and self._plays and not self._poll.isActive():
            self._next.start(self.film.delay())

    def _rest(self) -> None:
        self._next.stop()
        self._poll.stop()
        self._asked_at = None
        self._bots.cancel()

    def _position_changed(self) -> None:
        self.ordered.moved()
        self._position_moved()

    def _position_moved(self) -> None:
        if self._plays and self.viewed is None and self.ordered.next() is not None:
            self._tell.stop()  # nobody need see a question that is answered already
        else:
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
        reply = None if self._lent else self.ordered.next()
        if reply is not None:
            with self.ordered.answering(by_order=True):
                self.match.say(reply, FOLLOWED)
            self.noted.emit("ordered")
            self._next.start(0)
        elif decider != CHANCE and not self.waits_for():
            self._in_film = False
            self.film.ended()
        elif self.film.holds() and self.in_film():
            return  # until the film moves
        elif decider == CHANCE:
            with self.ordered.answering():
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
        with self.ordered.answering():
            self.match.say(answer.reply, Why(answer.reason, answer.seen_by))
        if answer.note:
            self.noted.emit(answer.note)
        self._answered()

