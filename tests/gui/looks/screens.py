"""Windows of 1366x768 with words of some size and language, and tables of played games to look at there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop_app.app.hints import hints
from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import room, rooms
from desktop_app.app.settings import Settings, SettingsKeeper
from desktop_app.app.worker import InlineBots
from desktop_app.gui import theme
from desktop_app.gui.application import prepared_application
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import CHANCE, Ask
from tests.gui.fitting import faults
from tests.gui.stretched import stretched_wording

GAMES = ("cthulhu_wars", "call_of_madness")
WIDE, TALL = 1366, 768


class Look(NamedTuple):
    """How large words are, in per cent, and in which language they stand."""

    size: int
    language: str

    def __str__(self) -> str:
        """Its name among the tests."""
        return f"{self.size}-{self.language}"


LOOKS = [Look(size, language) for language in ("english", "stretched") for size in (100, 150, 200)]

OFTEN = 5
"""So many questions of a kind are looked at to see whether they belong to a contest or a pledge."""

BOT = "greedy"
PLAYERS = {"cthulhu_wars": BOT, "call_of_madness": "random"}
"""Who plays the games that are looked at: whoever fights and pledges soon."""

Wrong = dict[str, list[str]]


Test = TypeVar("Test", bound=Callable[..., None])

_seen: set[type] = set()


def shows(*classes: type[QWidget], **of_games: tuple[type[QWidget], ...]) -> Callable[[Test], Test]:
    """Says which classes of the window a test looks at: always, in a game, and in a game at a size of words, as in
    `cthulhu_wars_200`. `watched` proves it, and a test of its own proves that no class is left out by all of them."""

    def mark(test: Test) -> Test:
        test.__dict__["shows"] = classes, of_games
        return test

    return mark


def forget_seen() -> None:
    """A test begins."""
    _seen.clear()


def not_seen(request: pytest.FixtureRequest) -> list[str]:
    """The classes that this test says it looks at and did not."""
    parameters = request.node.callspec.params
    game, sizes = parameters.get("game", ""), [each.size for each in parameters.values() if isinstance(each, Look)]
    classes, of_games = getattr(request.function, "shows", ((), {}))
    expected = list(classes)
    for key in (game, *[f"{game}_{size}" for size in sizes]):
        expected += of_games.get(key, ())
    return [each.__name__ for each in expected if each not in _seen]


def opened_window(shelf: Path, look: Look) -> Iterator[MainWindow]:
    """The window in one of these looks; the usual one comes back afterwards."""
    prepared_application([])
    _dress(look.size)
    settings = SettingsKeeper(Settings(curtain=False, text_scale=look.size))
    services = Services(rooms(), Library(shelf), new_match, InlineBots, (BOT, "random"), film_delay=0, plays=False,
                        hints=hints, settings=settings)  # fmt: skip
    window = MainWindow(services, wording_for() if look.language == "english" else stretched_wording(GAMES))
    window.resize(WIDE, TALL)
    window.show()
    window.setUpdatesEnabled(False)  # what is looked at is where things stand: nothing need be painted
    settle()
    yield window
    window.close()
    window.deleteLater()
    settle()
    _dress(100)


def _strays() -> list[str]:
    """What stands in no window: it was made and let go of by nobody."""
    tops = QApplication.topLevelWidgets()
    ours = [type(each) for each in tops if not isinstance(each, MainWindow | QDialog)]
    return [each.__name__ for each in ours if each.__module__.startswith("desktop_app")]


def watched(window: MainWindow, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """The window on its first screen, as it was when it was opened. At the end a test has looked at all that it says
    it `shows`."""
    forget_seen()
    yield window
    window.services.settings.change(curtain=False)
    window.show_home()
    settle()
    strays, missing = _strays(), not_seen(request)
    assert not strays, f"it leaves {strays} behind"
    assert not missing, f"it says that it looks at {missing}"


def _dress(size: int) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme.choose("dark", size)
    theme.apply(application)


def settle() -> None:
    """Everything stands where it will stand. Pages that were left go for good: a dozen of them would be dressed anew
    with every other look."""
    for _ in range(6):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wrong(window: MainWindow, shown: QWidget | None = None) -> list[str]:
    """What is wrong with all that is shown, or with this part of it."""
    settle()
    note_seen(shown or window)
    too_large = [] if (window.width(), window.height()) == (WIDE, TALL) else [f"it is {window.size().toTuple()}"]
    found = too_large + faults(shown or window)
    window.resize(WIDE, TALL)
    return found


def wrong_dialogue(window: MainWindow) -> list[str]:
    """What is wrong with the dialogue that stands over the window; it is closed afterwards."""
    settle()
    dialogue = next(each for each in window.findChildren(QDialog) if each.isVisible())
    note_seen(dialogue)
    found = faults(dialogue)
    if dialogue.width() > WIDE or dialogue.height() > TALL:
        found.append(f"{dialogue.width()}x{dialogue.height()} is larger than the window")
    dialogue.reject()
    settle()
    return found


def note_seen(shown: QWidget) -> None:
    """A test has looked at all that is visible there."""
    for widget in (shown, *shown.findChildren(QWidget)):
        if widget.isVisible():
            _seen.update(type(widget).__mro__)


def only(found: Wrong) -> Wrong:
    """The screens with which something is wrong."""
    return {name: each for name, each in found.items() if each}


@cache
def played(game: str, seats: int = 4, answers: int = 10_000, player: str = "") -> Played:
    """The same game for every look. `player`: who plays it, if not whoever usually does."""
    return Played(game, seats, answers, player or PLAYERS[game])


class Played:
    """One game of wood players, from its first question to its end; `at` goes to a moment of it."""

    def __init__(self, game: str, seats: int, answers: int, player: str) -> None:
        shipped = room(game)
        self.setup = shipped.default_setup("", seats)
        self.match = new_match(shipped, self.setup, dict.fromkeys(self.setup.seats, player), 3)
        self.contests: dict[str, int] = {}
        self.pledges: dict[str, int] = {}
        self._looked: Counter[str] = Counter()
        bots, match = InlineBots(), self.match
        while match.pending() is not None and match.timeline.nodes[match.position].depth < answers:
            decider = match.decider()
            if decider == CHANCE:
                match.let_chance_answer()
            else:
                bots.ask(match, decider)
                answer = bots.poll()
                assert answer is not None
                self.note_seen(decider)
                match.say(answer.reply)
        self.way = match.way()

    def at(self, moment: int, people: int = 1) -> Match:
        """This moment (from the end, if it is negative) or the next one (from the end: the one before) at which
        a seat is asked; a person sits there, and on more seats as wanted."""
        match = self.match
        place = moment if moment >= 0 else len(self.way) + moment
        match.go(self.way[place])
        while match.decider() == CHANCE:
            place += 1 if moment >= 0 else -1
            match.go(self.way[place])
        first = match.decider() or self.setup.seats[0]
        seated = [first, *[seat for seat in self.setup.seats if seat != first]][:people]
        for seat in self.setup.seats:
            match.hand_over(seat, HUMAN if seat in seated else BOT)
        return match

    def note_seen(self, decider: str) -> None:
        """Where each kind of question of a contest and of a pledge is asked first. Not all of a kind are looked at."""
        asked = self.match.pending()
        assert isinstance(asked, Ask)
        self._looked[asked.question] += 1
        if self._looked[asked.question] > OFTEN:
            return
        view = self.match.view(decider)
        question = view.prompt.question.id if view.prompt is not None else ""
        place = self.match.timeline.nodes[self.match.position].depth
        if view.contest is not None:
            self.contests.setdefault(question, place)
        if view.pledge is not None:
            self.pledges.setdefault(question, place)


