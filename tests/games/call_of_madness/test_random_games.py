"""What is true of whole random games: nothing is lost, whatever is offered is allowed, and saves lead back."""

from __future__ import annotations

import json

import pytest

from desktop_app.games.call_of_madness.invariants import broken
from desktop_app.games.call_of_madness.procedures.new_investigators import NewInvestigators
from desktop_app.kernel import crank, rulebook
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Option, parse
from desktop_app.kernel.sight import redeal
from desktop_app.kernel.state import canonical_json, fingerprint
from tests.games.call_of_madness.playing import ROOM, end_of, positions, setup_for

ALL_OPTIONS = (("variant", "longer"), ("columns", "chosen"), ("paid_markers", "most_numerous"),
               ("entered_symbol", "nothing"), ("unplaced_outpost", "acting_player"))
GAMES = [(2, 1, ()), (3, 2, ()), (4, 3, ()), (2, 4, ALL_OPTIONS), (4, 5, ALL_OPTIONS)]


@pytest.mark.rule("COM-C59")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_nothing_appears_or_is_lost(seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> None:
    for number, (table, _) in enumerate(positions(setup_for(seats, *options), seed)):
        assert broken(table) == (), number
    assert table.over


@pytest.mark.rule("COM-C59")
def test_a_lost_marker_and_a_second_card_are_noticed() -> None:
    table = end_of(setup_for(3), 6)
    assert broken(table) == ()
    table.pools["tide_speaker"] = (0, 0, 0)
    table.tops[table.gods[0]] = "ashen_prophet_strike"
    assert {"not_as_many_as_printed", "not_once"} <= {problem.code for problem in broken(table)}


@pytest.mark.rule("COM-C60")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES[:3])
def test_whatever_is_offered_is_allowed_and_nothing_else(seats: int, seed: int,
                                                         options: tuple[tuple[str, str], ...]) -> None:
    """Every question has an option, and an option of another moment is allowed just when it is offered here too."""
    seen: dict[Option, None] = {}
    for number, (table, asked) in enumerate(positions(setup_for(seats, *options), seed)):
        if not isinstance(asked, Ask):
            continue
        assert asked.options
        keys = [option.key for option in asked.options]
        for option in asked.options:
            assert rulebook.refusal(table, asked, option) is None
            assert parse(option.key)._replace(risk=option.risk) == option
            seen[parse(option.key)] = None
        if number % 10 == 0:
            allowed = [option.key for option in seen if rulebook.refusal(table, asked, option) is None]
            assert [key for key in allowed if key not in keys] == []


@pytest.mark.rule("COM-C60")
def test_same_seed_and_same_answers_same_table() -> None:
    assert fingerprint(end_of(setup_for(3), 9)) == fingerprint(end_of(setup_for(3), 9))
    assert fingerprint(end_of(setup_for(3), 9)) != fingerprint(end_of(setup_for(3), 10))


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES[:3])
def test_a_document_of_a_rest_point_and_a_save_lead_back(seats: int, seed: int,
                                                         options: tuple[tuple[str, str], ...]) -> None:
    setup, rests = setup_for(seats, *options), 0
    for number, (table, asked) in enumerate(positions(setup, seed)):
        ROOM.table_data(table)
        if ROOM.rest_point(table):
            rests += 1
            document = json.loads(json.dumps(ROOM.write_scenario(table)))
            assert fingerprint(ROOM.read_scenario(document)[1]) == fingerprint(table)
        if number % 20 == 0:
            again = ROOM.from_data(setup, canonical_json(table))
            assert crank.pending(again) == asked
    assert rests > 10


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES[:3])
def test_what_a_seat_may_know_leads_to_the_same_question(seats: int, seed: int,
                                                         options: tuple[tuple[str, str], ...]) -> None:
    for number, (table, asked) in enumerate(positions(setup_for(seats, *options), seed)):
        if isinstance(asked, Ask) and number % 5 == 0:
            guess = redeal(table, asked.decider, number)
            assert ROOM.broken(guess) == ()
            assert crank.pending(guess) == asked


@pytest.mark.rule("COM-C54", "COM-R13")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES[:3])
def test_the_top_row_is_empty_when_new_investigators_come(seats: int, seed: int,
                                                          options: tuple[tuple[str, str], ...]) -> None:
    begun = 0
    for table, _ in positions(setup_for(seats, *options), seed):
        coming = innermost(table, NewInvestigators)
        if coming is not None and not coming.added:
            begun += 1
            assert all(table.free(space) for space in table.game.grid.top(coming.seat))
    assert begun >= 4 * seats
