"""Bots at work beside the window: who is asked, who is too late, and what is played for one that fails.

A pool is asked with a match and a seat, and polled for the answer. It thinks about one question at a time; asking again
forgets the question before. An answer always comes, it is always legal, and it is never one for another position.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple, Protocol

from desktop_app import bots
from desktop_app.app import rooms
from desktop_app.app.match import HUMAN, Match
from desktop_app.bots.fallback import safe_reply
from desktop_app.bots.grounds import without_next
from desktop_app.kernel import crank
from desktop_app.kernel.questions import CHANCE, Ask, IllegalAnswer, Reply, Text
from desktop_app.kernel.room import Setup
from desktop_app.kernel.sight import knows
from desktop_app.kernel.state import canonical_json

DEADLINE = 5.0
"""Seconds that a bot may think."""

STAND_IN = "greedy"
"""The bot that is asked for a person's seat."""

START_LIMIT = 30.0
"""Seconds that a worker process may take to come up."""


NO_REASON = Text("")


class BotAnswer(NamedTuple):
    """What a bot says. `note`: a text id and its arguments, parted by blanks, when something went wrong.

    `reason`: what spoke for it, if the bot can say; `seen_by`: which seats may hear that, empty for everybody.
    """

    game_id: str
    position: int
    reply: Reply
    note: str = ""
    reason: Text = NO_REASON
    seen_by: tuple[str, ...] = ()


class BotPool(Protocol):
    """Where bots think."""

    def ask(self, match: Match, seat: str) -> None:
        """Let the seat's bot think about the question that is put to it now. Forgets what was asked before."""

    def poll(self) -> BotAnswer | None:
        """The answer, once it is there. Never waits."""

    def cancel(self) -> None:
        """Forget what was asked: undo, load and close say so first."""

    def close(self) -> None:
        """No more questions."""


class Request(NamedTuple):
    """A question as it goes to a worker: plain values, and nothing that its seat may not know."""

    number: int
    room: str
    setup: Setup
    table: str
    bot: str
    seed: int
    overlay: str = ""
    """The user's own rows that the game is played with."""

    told: tuple[Text, ...] = ()
    """What the bot gave as its last reason in this turn."""


class Outcome(NamedTuple):
    """What came of a request. `fault`: what went wrong, "" if nothing."""

    number: int
    reply: Reply
    fault: str = ""
    reason: Text = NO_REASON


class _Question:
    """What was asked, and where the match stood then."""

    def __init__(self, match: Match, seat: str, number: int) -> None:
        self.match = match
        self.seat = seat
        self.number = number
        self.game_id = match.game_id
        self.position = match.position
        self.request = _request(match, seat, number)

    def is_open(self) -> bool:
        """Does the match still stand where it was asked?"""
        match = self.match
        return (match.game_id, match.position, match.decider()) == (self.game_id, self.position, self.seat)

    def answer(self, outcome: Outcome) -> BotAnswer:
        """What the bot said, or, if it failed or that isn't allowed, a safe legal answer with a note."""
        if outcome.fault:
            return self.fallback("bot_crashed")
        try:
            if outcome.reply.seat == self.seat:
                crank.answer(self.match.state.copy(), outcome.reply)
                reason, seen_by = self._for_many(outcome.reason, outcome.reply)
                return BotAnswer(self.game_id, self.position, outcome.reply, "", reason, seen_by)
        except IllegalAnswer:
            pass
        return self.fallback("bot_nonsense")

    def _for_many(self, reason: Text, reply: Reply) -> tuple[Text, tuple[str, ...]]:
        """The reason and who may hear it. What only few may know of the next best option is left out of it."""
        seen_by = self._may_hear(reason, reply)
        shorter = without_next(reason)
        more = self._may_hear(shorter, reply) if seen_by and shorter != reason else seen_by
        return (reason, seen_by) if more == seen_by else (shorter, more)

    def _may_hear(self, reason: Text, reply: Reply) -> tuple[str, ...]:
        """Who learns nothing new from this reason: it may name a face that is covered for others.

        What the answer itself names is no secret any longer.
        """
        asked, state = self.match.pending(), self.match.state
        if isinstance(asked, Ask) and asked.seen_by:
            return asked.seen_by
        said = {value for _, value in reason.args} - set(reply.key.replace(">", " ").split())
        named = [piece for piece in state.known if piece in state.pieces and state.pieces[piece].face in said]
        seats = self.match.setup.seats
        able = tuple([seat for seat in seats if seat == self.seat or all(knows(state, seat, p) for p in named)])
        return () if able == seats else able

    def fallback(self, fault: str) -> BotAnswer:
        """A safe legal answer, and why it was needed."""
        asked = self.match.pending()
        assert isinstance(asked, Ask)
        return BotAnswer(self.game_id, self.position, safe_reply(asked), f"{fault} {self.seat}")


def _request(match: Match, seat: str, number: int) -> Request | None:
    """The question without the secrets of others; None when the table can't be dealt anew."""
    controller = match.controllers[seat]
    bot = STAND_IN if controller == HUMAN else controller
    seed = bots.seed_at(match.seed, match.timeline.nodes[match.position].depth, seat)
    try:
        table = canonical_json(bots.glimpse(match.state, seat, seed))
    except RuntimeError:
        return None
    return Request(number, match.room.id, match.setup, table, bot, seed,
                   rooms.overlay_text(rooms.overlay_of(match.room)), _last_reason(match, seat))


def _last_reason(match: Match, seat: str) -> tuple[Text, ...]:
    """What this seat gave as its last reason, if nobody else has answered since; dice don't count."""
    given = (match.timeline.nodes[position] for position in reversed(match.way()[1:]))
    last = next((node for node in given if node.reply.seat != CHANCE), None)
    return (last.why.reason,) if last is not None and last.reply.seat == seat else ()


def think(request: Request | None) -> Outcome:
    """Build the table, ask the bot. Whatever it throws becomes the fault of the outcome."""
    if request is None:
        return Outcome(0, Reply("", ""), "no_table")
    try:
        overlay = rooms.overlay_from(request.overlay) if request.overlay else None
        state = rooms.room_with(request.room, overlay).from_data(request.setup, request.table)
        player = bots.bot(request.bot)
        seat, key = bots.ask(player, state, request.seed)
        reply = Reply(str(seat), str(key))
        return Outcome(request.number, reply, reason=bots.why(player, state, reply, request.told))
    except Exception as fault:  # a bot may be anybody's
        return Outcome(request.number, Reply("", ""), type(fault).__name__)


class InlineBots:
    """Bots that think in this process when they are polled: for tests and for games without a window."""

    def __init__(self) -> None:
        self._question: _Question | None = None

    def ask(self, match: Match, seat: str) -> None:
        """Note the question."""
        self._question = _Question(match, seat, 0)

    def poll(self) -> BotAnswer | None:
        """Think, and answer."""
        question, self._question = self._question, None
        if question is None or not question.is_open():
            return None
        return question.answer(think(question.request))

    def cancel(self) -> None:
        """Forget the question."""
        self._question = None

    def close(self) -> None:
        """Nothing has been opened."""
        self._question = None


class _Worker:
    """A process that answers one request after the other. Nothing here ever waits for it."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs, modules), name="bots", daemon=True)
        self.process.start()
        theirs.close()
        self.has_started = False
        self.is_busy = False
        self.is_gone = False
        self.until = time.monotonic() + START_LIMIT

    def hear(self) -> Outcome | None:
        """The last thing that it has said since, if that was the outcome of a request."""
        outcome = None
        try:
            while self.pipe.poll():
                heard = self.pipe.recv()
                outcome = heard if isinstance(heard, Outcome) else None
                self.has_started, self.is_busy, self.until = True, False, float("inf")
        except (EOFError, OSError):
            self.is_gone = True
        return outcome

    def is_free(self) -> bool:
        """Does it wait for a request? Writing to one that doesn't could block."""
        return self.has_started and not self.is_busy and not self.is_gone

    def send(self, request: Request, deadline: float) -> None:
        """Give it something to think about."""
        self.is_busy = True
        self.until = time.monotonic() + deadline
        try:
            self.pipe.send(request)
        except OSError:
            self.is_gone = True

    def is_late(self) -> bool:
        """Should it have said something by now?"""
        return time.monotonic() > self.until

    def end(self) -> None:
        """End it, whatever it is doing."""
        self.process.kill()
        self.process.join(timeout=2)
        self.pipe.close()


class ProcessBots:
    """Bots that think in ONE process of their own, started at once, so that the window stays smooth.

    `deadline`: seconds that a bot may think, or where they are read anew for each question. `modules` are imported in
    the worker first: they may register bots and rooms. A worker that exceeds the deadline, or
    is still busy with a forgotten question when the next one comes, is ended and another one started.
    """

    def __init__(self, deadline: float | Callable[[], float] = DEADLINE, modules: tuple[str, ...] = ()) -> None:
        self.deadline = deadline
        self._modules = modules
        self._asked = 0
        self._question: _Question | None = None
        self._worker: _Worker | None = _Worker(modules)

    def ask(self, match: Match, seat: str) -> None:
        """Send the question to the worker as soon as that can take it."""
        self._asked += 1
        self._question = _Question(match, seat, self._asked)
        if self._worker is None or self._worker.is_busy:
            self._replace()
        self._send()

    def poll(self) -> BotAnswer | None:
        """Hear the worker, look at the clock."""
        if self._worker is None:
            return None
        outcome = self._worker.hear()
        if self._question is not None and not self._question.is_open():
            self._question = None
        question = self._question
        if question is not None and outcome is not None and outcome.number == question.number:
            self._question = None
            return question.answer(outcome)
        if self._worker.is_gone or self._worker.is_late():
            return self._give_up(self._worker)
        if question is not None and question.request is None:
            self._question = None
            return question.fallback("bot_crashed")
        self._send()
        return None

    def cancel(self) -> None:
        """Forget the question; what the worker still says to it is dropped."""
        self._question = None

    def close(self) -> None:
        """End the worker."""
        self._question = None
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _send(self) -> None:
        request = self._question.request if self._question is not None else None
        if request is not None and self._worker is not None and self._worker.is_free():
            self._worker.send(request, self.deadline() if callable(self.deadline) else self.deadline)

    def _replace(self) -> None:
        if self._worker is not None:
            self._worker.end()
        self._worker = _Worker(self._modules)

    def _give_up(self, worker: _Worker) -> BotAnswer | None:
        """Play something safe for the bot. A worker that never came up is tried again with the next question."""
        question, self._question = self._question, None
        fault = "bot_crashed" if worker.is_gone else "bot_too_slow"
        worker.end()
        self._worker = _Worker(self._modules) if worker.has_started else None
        return question.fallback(fault) if question is not None else None


def serve(pipe: Connection, modules: tuple[str, ...]) -> None:
    """The worker's life: say that it is there, then answer one request after the other until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program, which ends this process
    threading.Thread(target=_die_with_parent, daemon=True).start()
    for module in modules:
        importlib.import_module(module)
    try:
        pipe.send("ready")
        while True:
            pipe.send(think(pipe.recv()))
    except (EOFError, OSError):
        return


def _die_with_parent() -> None:
    """A program that was killed leaves no bot behind that thinks for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
