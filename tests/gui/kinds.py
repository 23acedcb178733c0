"""Every kind of thing that a room can ever offer, each with a table where it is open: out of the cases of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from desktop_app.app.cases import Case, read_cases
from desktop_app.app.match import HUMAN, Match
from desktop_app.app.rooms import room
from desktop_app.gui.wording import read_catalogue
from desktop_app.kernel import crank
from desktop_app.kernel.questions import CHANCE, PASS, Ask, Chance, IllegalAnswer, Option, Reply, Text
from desktop_app.kernel.room import BadSetup, Setup
from desktop_app.kernel.save import head_of
from desktop_app.kernel.state import State
from desktop_app.kernel.timeline import Timeline

RULES = Path(__file__).parents[1] / "rules"
MORE = Path(__file__).parent / "tables"

Spoken = Callable[[Any, Ask, Option], Text]
"""How a room says an option."""


class Found(NamedTuple):
    """A table, and the key of an option of this kind that is open on it."""

    kind: str
    game: str
    setup: Setup
    table: State
    key: str
    risk: str

    def match(self) -> Match:
        """A game of persons at this table."""
        table = self.table.copy()
        table.asked = None
        game = room(self.game)
        return Match(game, self.setup, dict.fromkeys(self.setup.seats, HUMAN), Timeline(table, 1))


def kinds(game: str) -> set[str]:
    """The sentences that a room has for options and for passing; its rules options have theirs for another page."""
    settings = tuple(f"option.{choice.id}" for choice in room(game).catalogue().options)
    return {id for id in read_catalogue(game) if id.startswith(("option.", "pass."))
            and not any(id == setting or id.startswith(f"{setting}.") for setting in settings)}  # fmt: skip


def tables(game: str, speak: Spoken) -> dict[str, Found]:
    """Of each kind that comes up in the cases one table: where it doesn't end the game, if there is such a one."""
    found: dict[str, Found] = {}
    for setup, table in _positions(game):
        asked = crank.pending(table)
        if not isinstance(asked, Ask):
            continue
        thrown_in = [(asked._replace(seat=seat), option) for seat, option in crank.interjections(table)
                     if seat == asked.decider]
        for ask, option in (*[(asked, option) for option in asked.options], *thrown_in):
            kind = speak(table, ask, option).id
            if kind not in found or (option.risk != "ends_game" and found[kind].risk == "ends_game"):
                found[kind] = Found(kind, game, setup, table.copy(), option.key, option.risk)
    return found


def _positions(game: str) -> Iterator[tuple[Setup, State]]:
    """Every table of every case: as it is given, and after each answer."""
    for path in (*sorted((RULES / game).rglob("*.toml")), MORE / f"{game}.toml"):
        for case in read_cases(path.read_text(encoding="utf-8"), game):
            try:
                setup, table = room(game).read_scenario(case.given)
            except BadSetup:
                continue  # that it is refused is what the case shows
            yield setup, table
            yield from ((setup, after) for after in _played(case, table))


def _played(case: Case, table: State) -> Iterator[State]:
    head = head_of(case.given)
    dice = list(head.dice)
    said = [*[answer.reply() for answer in head.then], *[step.reply() for step in case.when]]
    for reply in said:
        while not _say(table, reply):
            asked = crank.pending(table)
            if isinstance(asked, Chance) and asked.kind == "dice" and len(dice) >= asked.number:
                rolled, dice = dice[:asked.number], dice[asked.number:]
                crank.answer(table, Reply(CHANCE, " ".join(map(str, ("dice", *rolled)))))
            elif isinstance(asked, Ask) and PASS in asked.options:
                yield table
                crank.answer(table, Reply(asked.decider, PASS.key))
            else:
                return  # that this is refused is what the case shows
        yield table


def _say(table: State, reply: Reply) -> bool:
    try:
        crank.answer(table, reply)
    except IllegalAnswer:
        return False
    return True
