"""Whole games at the window by mouse: drags, clicks and rows of the list, and a restless hand in between."""

from __future__ import annotations

import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from desktop_app import bots
from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import rooms
from desktop_app.app.worker import InlineBots
from desktop_app.commands.playing import depth_of, is_over
from desktop_app.commands.restless_hand import RestlessHand
from desktop_app.commands.soak_checks import Fault, look, look_at_whole
from desktop_app.gui.application import prepared_application
from desktop_app.gui.gestures import Choice
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.dice import Stream

SIZE = (1366, 768)
PATIENCE = 20.0
"""Seconds within which somebody must be asked again."""

MOST = 600
"""Answers after which a game is left unfinished."""

FIDGETS = 3
"""Once in so many answers the hand does something else first."""


def play_at_window(match: Match, folder: Path) -> str | None:
    """Play a game to its end by mouse and look at it all the while; what went wrong first. Seats of bots are played by
    bots that answer at once. `folder`: where the window keeps its games."""
    prepared_application([])
    heard: list[str] = []
    with _listening(heard):
        window = MainWindow(_services(folder), wording_for())
        window.resize(*SIZE)
        window.show()
        try:
            window.show_match(match)
            _play(window, match, heard)
        except Fault as fault:
            return "\n".join([str(fault), *heard])
        except Exception:  # whatever the window throws is what we are looking for
            return "\n".join([traceback.format_exc(), *heard])
        finally:
            window.close()
            window.deleteLater()
            QApplication.processEvents()
    return None


def persons(seats: tuple[str, ...], seed: int) -> dict[str, str]:
    """One person to as many as there are seats, by the seed; bots of all kinds beside them."""
    number = 1 + seed % len(seats)
    players = [HUMAN] * number + [bots.LEVELS[seed % len(bots.LEVELS)]] * (len(seats) - number)
    return dict(zip(seats, players))


def _play(window: MainWindow, match: Match, heard: list[str]) -> None:
    stream, luck = Stream("restless", match.seed), random.Random(match.seed)
    hand = RestlessHand(window, luck)
    while _waits_for_a_person(window, match, heard) and depth_of(match) < MOST:
        look(match, stream)
        if luck.randrange(FIDGETS) == 0:
            hand.fidget()
        elif page := window.table_page():
            hand.take(_verb_first(page.choices(), luck))
        if heard:
            raise Fault("the window complained")
    look_at_whole(match)


def _verb_first(open_choices: Sequence[Choice], luck: random.Random) -> Choice:
    """Any kind of option, then any option of that kind: games end sooner than by any option alike."""
    verbs = sorted({choice.option.key.split()[0] for choice in open_choices})
    verb = luck.choice(verbs)
    return luck.choice([choice for choice in open_choices if choice.option.key.split()[0] == verb])


def _waits_for_a_person(window: MainWindow, match: Match, heard: list[str]) -> bool:
    """Lets bots, dice and films go on until a person is asked. False when the game is over. Raises Fault."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not heard:
        RestlessHand.settle()  # an undo just now has still to be shown
        page = window.table_page()
        if is_over(match):
            return False
        if page is not None and page.choices() and match.is_human(match.decider()):
            return True
    raise Fault("the window complained" if heard else f"for {PATIENCE:g} seconds nobody is asked")


def _services(folder: Path) -> Services:
    return Services(rooms(), Library(folder), new_match, InlineBots, bots.LEVELS, film_delay=0)


@contextmanager
def _listening(heard: list[str]) -> Iterator[None]:
    """Hears of exceptions that nobody has caught, and of Qt's complaints."""

    def caught(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        heard.append("".join(traceback.format_exception(kind, fault, trace)))

    def said(kind: QtMsgType, where: QMessageLogContext, words: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not words.startswith(QUIET):
            heard.append(f"Qt: {words}")

    before: Callable[..., object] = sys.excepthook
    sys.excepthook = caught
    qInstallMessageHandler(said)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
        sys.excepthook = before


QUIET = ("This plugin does not support", "propagateSizeHints")
"""How complaints begin that only the display in memory has."""
