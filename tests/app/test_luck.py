"""How lucky everybody was: exact chances, from the public record of a game, in the past and after a save was opened."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from desktop_app.app.library import Library
from desktop_app.app.luck import Count, at_least, ledger, ledger_of
from desktop_app.app.match import HUMAN, LogLine, Match
from desktop_app.app.rooms import room
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import Chance, Reply
from desktop_app.kernel.state import place
from desktop_app.kernel.timeline import Timeline
from tests.games.cthulhu_wars.played import new_table

GREAT, YELLOW = "great_cthulhu", "yellow_sign"


@pytest.mark.parametrize("dice", range(5))
@pytest.mark.parametrize("faces", [1, 2])
def test_the_chance_is_that_of_counting_every_fall(dice: int, faces: int) -> None:
    falls = [sum(face <= faces for face in fall) for fall in product(range(1, 7), repeat=dice)]
    for came in range(dice + 1):
        assert at_least(came, dice, faces, 6) == Fraction(sum(fell >= came for fell in falls), len(falls))


def rolled(seat: str, area: str, *faces: int, position: int = 1) -> LogLine:
    return LogLine(position, position, Event("rolled", seat, (area,), faces))


def test_two_rolls_for_one_place_are_one_battle_and_other_dice_are_left_out() -> None:
    book = room("cthulhu_wars").dice()
    assert book is not None
    told = ledger(book, (GREAT, YELLOW), [
        rolled(GREAT, "europe", 6, 6, 4, position=1), rolled(YELLOW, "europe", 1, position=2),
        LogLine(3, 3, Event("rolled", GREAT, (), (6,))), LogLine(3, 3, Event("moved", GREAT, ("a", "b", "c"))),
        rolled(YELLOW, "arabia", 5, 5, position=4), rolled(GREAT, "arabia", position=5),
    ])  # fmt: skip
    assert [(fight.position, [(side.seat, side.dice) for side in fight.sides]) for fight in told.fights] == [
        (2, [(GREAT, 3), (YELLOW, 1)]), (5, [(YELLOW, 2), (GREAT, 0)])]  # fmt: skip
    great, yellow = told.seats
    assert (great.dice, yellow.dice) == (3, 3)
    assert great.counts[0] == Count("kill", 2, Fraction(1, 2), Fraction(16, 216), Fraction(215, 216))
    assert yellow.counts[1] == Count("pain", 2, Fraction(1), at_least(2, 3, 2, 6), Fraction(26, 27))


def test_a_game_without_dice_has_no_ledger() -> None:
    assert room("call_of_madness").dice() is None


def fought() -> Match:
    """Cthulhu's six dice against none of an Acolyte's, and what came of it."""
    table = new_table()
    place(table, f"{GREAT}.cthulhu.1", "europe")
    table.asked = None
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup("", 4)
    match = Match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1))
    match.say(Reply(GREAT, f"battle europe {YELLOW}"))
    match.say(Reply(GREAT, "pass"))
    while isinstance(match.pending(), Chance):
        match.let_chance_answer()
    return match


def test_it_tells_of_the_game_so_far_and_of_the_past_less() -> None:
    match = fought()
    now = ledger_of(match, GREAT, match.position)
    assert now is not None
    assert [(seat.seat, seat.dice) for seat in now.seats] == [(GREAT, 6)]
    assert len(now.fights) == 1
    before = ledger_of(match, GREAT, match.way()[1])
    assert before is not None
    assert (before.seats, before.fights) == ((), ())


def test_it_is_the_same_when_a_save_has_been_opened(tmp_path: Path) -> None:
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup("", 4)
    match = Match(shipped, setup, dict.fromkeys(setup.seats, "random"), Timeline(shipped.new_game(setup), 5))
    while not _has_fought(match):
        asked = match.pending()
        if isinstance(asked, Chance):
            match.let_chance_answer()
            continue
        assert asked is not None
        wanted = [option for option in asked.options if option.verb == "battle"] or list(asked.options)
        match.say(Reply(asked.decider, wanted[len(match.way()) % len(wanted)].key))
    library = Library(tmp_path)
    path = library.path_of("luck")
    library.save(match, path)
    opened = library.load(path)
    assert ledger_of(opened, "", opened.position) == ledger_of(match, "", match.position)


def _has_fought(match: Match) -> bool:
    found = ledger_of(match, "", match.position) if len(match.way()) % 20 == 0 else None
    return found is not None and bool(found.seats)
