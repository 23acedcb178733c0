"""A window at a shipped game, everybody a person."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop_app.app.group_moves import can_go
from desktop_app.app.hints import hints
from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import InlineBots
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording, wording_for
from desktop_app.kernel.questions import Chance, Reply
from desktop_app.kernel.state import place
from desktop_app.kernel.timeline import Timeline
from tests.gui.hands import Hands
from tests.gui.opening import open_window


def sit_down(qtbot: QtBot, shelf: Path, game: str, seats: int, seed: int, people: bool = True) -> Hands:
    """A new game at the window."""
    shipped = room(game)
    setup = shipped.default_setup("", seats)
    who = {seat: "human" if people or place == 0 else "random" for place, seat in enumerate(setup.seats)}
    return show(qtbot, shelf, new_match(shipped, setup, who, seed))


def sit_down_at(qtbot: QtBot, shelf: Path, seats: int, places: dict[str, str], *, desecrated: tuple[str, ...] = (),
                gates: dict[str, str] | None = None) -> Hands:  # fmt: skip
    """Cthulhu Wars at its first action, four persons, some Units put elsewhere."""
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup("", seats)
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), 1)
    for asked in iter(match.pending, None):
        if isinstance(asked, Chance):
            match.let_chance_answer()
        elif asked.question == "action":
            break
        else:
            match.say(Reply(asked.decider, asked.options[0].key))
    table = match.state.copy()
    assert isinstance(table, Table)
    for piece, area in places.items():
        place(table, piece, area)
    table.desecrated = desecrated
    table.gates = {**table.gates, **(gates or {})}
    table.asked = None
    return show(qtbot, shelf, Match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1)))


def show(qtbot: QtBot, shelf: Path, match: Match, words: Wording | None = None) -> Hands:
    """A window at this match, in the usual words unless there are others."""
    shipped = match.room
    services = Services((shipped,), Library(shelf), new_match, InlineBots, ("random",), film_delay=0, hints=hints,
                        foresee=can_go)  # fmt: skip
    window = open_window(qtbot, services, words or wording_for())
    window.show_match(match)
    return Hands(window, qtbot)
