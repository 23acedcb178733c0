"""Bot games from a table, beside the window: who wins, how long they are, and what goes wrong."""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from multiprocessing.connection import Connection
from typing import NamedTuple

from desktop_app import bots
from desktop_app.app import rooms
from desktop_app.app.match import scenario_match
from desktop_app.bots.play import LIMIT, play_out
from desktop_app.kernel.documents import Document
from desktop_app.kernel.timeline import left_of

GAMES = 20
ENDED = "the games ended before their time"
"""The fault of a game that its process has not lived to finish."""



class Trial(NamedTuple):
    """One game: its seed, who won, how many answers it took, and rounds, the one it began in among them. `fault`: what
    went wrong, "" if nothing."""

    seed: int
    winners: tuple[str, ...] = ()
    answers: int = 0
    rounds: int = 0
    fault: str = ""


class TrialRequest(NamedTuple):
    """What is to be played: plain values, for another process."""

    room: str
    document: Document
    bot: str
    games: int = GAMES
    limit: int = LIMIT
    """Answers after which a game counts as stuck."""
    overlay: str = ""
    """The user's own rows that are played with; Trials fills it in."""


def play_one(request: TrialRequest, seed: int) -> Trial:
    """One game from the table to its end. Whatever is thrown becomes the fault."""
    try:
        room = rooms.room_with(request.room, rooms.overlay_from(request.overlay) if request.overlay else None)
        setup, start = room.read_scenario(request.document)
        match = scenario_match(room, request.document, dict.fromkeys(setup.seats, request.bot), seed)
        here = match.timeline.nodes[match.position]
        players = dict.fromkeys(setup.seats, bots.bot(request.bot))
        left = left_of(match.timeline.dice, here.dice, here.draws)
        played = play_out(match.state, players, seed, request.limit, left, here.depth)
        first, last = (room.table_data(state).get("round", 1) for state in (start, played.state))
        rounds = last - first + 1
        if played.unfinished:
            return Trial(seed, (), len(played.replies), rounds, "stuck")
        return Trial(seed, room.result(played.state).winners, len(played.replies), rounds)
    except Exception:  # the position is anybody's, and so may be the bot
        return Trial(seed, fault=traceback.format_exc())


class Trials:
    """Plays games in a process of its own. Nothing here waits for it."""

    def __init__(self, request: TrialRequest) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        self.request = request = request._replace(overlay=rooms.overlay_text(rooms.in_use(request.room)))
        self.found: list[Trial] = []
        self._process = context.Process(target=serve, args=(theirs, request), name="trials", daemon=True)
        self._process.start()
        theirs.close()
        self._gone = False

    def poll(self) -> bool:
        """Hear what has been played since; says whether there is something new."""
        before = len(self.found)
        try:
            while self._pipe.poll():
                self.found.append(self._pipe.recv())
        except (EOFError, OSError):
            if not self._gone and len(self.found) < self.request.games:
                self.found.append(Trial(len(self.found), fault=ENDED))
            self._gone = True
        return len(self.found) > before

    def is_over(self) -> bool:
        """Has everything been played, or has the process died?"""
        return len(self.found) >= self.request.games or self._gone

    def close(self) -> None:
        """End it, whatever it is doing."""
        self._process.kill()
        self._process.join(timeout=2)
        self._pipe.close()


def serve(pipe: Connection, request: TrialRequest) -> None:
    """The process's life: one game after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program, which ends this process
    try:
        for seed in range(request.games):
            pipe.send(play_one(request, seed))
    except OSError:  # nobody listens any more
        return
