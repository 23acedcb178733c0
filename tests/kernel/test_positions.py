"""Positions: copies, saved ones, their index and their fingerprint."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from desktop_app.kernel.crank import answer, current, pending
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask
from desktop_app.kernel.state import Piece, State, canonical_json, data, fingerprint, load, place, put, remove
from tests.kernel.every_room import NewGame, every_room
from tests.kernel.random_play import ROOMS, played, positions, random_fingerprint, random_reply
from tests.kernel.tables import table
from tests.kernel.toy_room.meadow import STRAY, Meadow, Table
from tests.kernel.toy_room.rules import PROCEDURES, RULES
from tests.kernel.toy_room.set_up import GAME, lay_table


def index(state: State) -> Any:
    """What lies where, in the order in which rules come upon it."""
    boards = [(side, where, list(stack.items())) for side in state.units for where, stack in state.units[side].items()]
    others = [(side, where, list(stack.items())) for side in state.held for where, stack in state.held[side].items()]
    return boards, sorted(others)


@every_room
def test_a_copy_is_independent(new_game: NewGame) -> None:
    stream = Stream("copy")
    for state in positions(new_game(), seed=1, most=300):
        before, lies, rules = canonical_json(state), index(state), state.rules
        twin = state.copy()
        assert (canonical_json(twin), index(twin), twin.rules, twin.asked) == (before, lies, rules, state.asked)
        answer(twin, random_reply(twin, stream))
        assert (canonical_json(state), index(state), state.rules) == (before, lies, rules)


@every_room
def test_the_index_is_always_what_a_rebuilt_one_would_be_and_no_piece_is_lost(new_game: NewGame) -> None:
    for seed in range(4):
        count = len(new_game().pieces)
        for state in positions(new_game(), seed, most=200):
            assert index(state) == index(load(state.game, canonical_json(state)))
            assert len(state.pieces) == count
            assert state.opened == []


@every_room
def test_a_saved_position_asks_the_same_question_and_goes_on_alike(new_game: NewGame) -> None:
    stream = Stream("load")
    for state in positions(new_game(), seed=3, most=300):
        text = canonical_json(state)
        loaded = load(state.game, text)
        put_again = current(loaded)
        assert canonical_json(loaded) == text, "finding the question has changed nothing"
        if isinstance(put_again, Ask) and put_again.always:
            assert not put_again.listed, "nor has it listed what may be answered"
        assert pending(loaded) == pending(state)
        assert canonical_json(loaded) == text
        reply = random_reply(state, stream)
        twin = state.copy()
        answer(twin, reply)
        answer(loaded, reply)
        assert canonical_json(loaded) == canonical_json(twin)


def test_equal_fingerprints_under_two_hash_seeds_and_in_several_processes() -> None:
    program = "from tests.kernel.random_play import random_fingerprint; print(random_fingerprint(11))"
    printed = {random_fingerprint(11)}
    for hash_seed in ("1", "2", "random"):
        done = subprocess.run([sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": hash_seed},
                              cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
        printed.add(done.stdout.strip())
    assert len(printed) == 1


def test_another_game_has_another_fingerprint() -> None:
    assert len({random_fingerprint(seed) for seed in range(5)}) == 5


def test_a_count_of_nothing_is_no_difference() -> None:
    one, other = table({}), table({})
    one.points["ash"] += 1
    assert fingerprint(one) != fingerprint(other)
    one.points["ash"] -= 1
    del other.points["cedar"]
    assert fingerprint(one) == fingerprint(other)


class RichTable(Table):
    """A table on which everybody begins with something."""

    def __init__(self, game: Meadow) -> None:
        super().__init__(game)
        self.points = dict.fromkeys(game.seats, 7)


class RichMeadow(Meadow):
    table = RichTable


def test_a_count_that_has_come_to_nothing_is_nothing_after_loading() -> None:
    game = RichMeadow(("ash", "birch"), RULES, PROCEDURES)
    state = game.empty_table()
    assert isinstance(state, RichTable)
    state.points["ash"] = 0
    loaded = load(game, canonical_json(state))
    assert loaded.track("points") == {"ash": 0, "birch": 7}


def test_every_field_of_a_table_is_copied_and_saved() -> None:
    state = played(40, seed=2)
    assert isinstance(state, Table)
    state.teeth, state.first, state.hurdles, state.ending = 1, "cedar", 1, "day"
    twin, loaded = state.copy(), load(GAME, canonical_json(state))
    for name in (*Table.FIELDS, "in_turn", "pieces", "known", "bags", "ending", "over"):
        assert getattr(twin, name) == getattr(state, name), name
        assert getattr(loaded, name) == getattr(state, name), name
    assert [frame.data() for frame in loaded.stack] == [frame.data() for frame in state.stack]
    assert isinstance(twin, Table)
    for name in Table.FIELDS:
        value = getattr(twin, name)
        assert value is not getattr(state, name) or not isinstance(value, dict)


def test_what_is_saved_is_plain_data() -> None:
    def plain(value: Any) -> bool:
        if isinstance(value, dict):
            return all(isinstance(key, str) and plain(part) for key, part in value.items())
        if type(value) in (list, tuple):
            return all(plain(part) for part in value)
        return type(value) in (int, str, bool)

    for state in positions(ROOMS["meadow for three"](), seed=6, every=10):
        assert plain(data(state))
        assert "asked" not in data(state)


# Where pieces lie ----------------------------------------------------------------------------------------------------


def test_pieces_are_found_by_side_place_and_kind_in_order() -> None:
    state = table({"lamb_ash_2": "hill", "kid_ash_1": "hill", "lamb_ash_1": "hill", "kid_ash_2": "wood"})
    assert state.here("ash", "hill") == {"kid": ("kid_ash_1",), "lamb": ("lamb_ash_1", "lamb_ash_2")}
    assert list(state.here("ash", "hill")) == ["kid", "lamb"]
    assert state.at("hill", "ash") == ("kid_ash_1", "lamb_ash_1", "lamb_ash_2")
    assert state.at("wood", "ash") == ("kid_ash_2",)
    assert state.at("hill", "ash", "lamb") == ("lamb_ash_1", "lamb_ash_2")
    assert state.at("hill", "ash", "bell") == state.at("pond", "ash") == state.at("nowhere", "ash") == ()
    assert state.places_of("ash") == ["hill", "wood"], "in declared order, without the pool"
    assert state.at("pool", "ash", "bell") == ("bell_ash_1",)


def test_a_place_off_the_boards_is_forgotten_when_nothing_lies_there() -> None:
    state = table({})
    place(state, "kid_ash_1", "lost")
    assert state.here("ash", "lost") == {"kid": ("kid_ash_1",)}
    place(state, "kid_ash_1", "hill", side=STRAY)
    assert "lost" not in state.held["ash"]
    assert (state.at("hill", STRAY), state.at("hill", "ash")) == (("kid_ash_1",), ())
    assert index(state) == index(load(GAME, canonical_json(state)))


def test_a_piece_put_down_and_taken_away_leaves_no_trace() -> None:
    state = lay_table(GAME, {})
    before = canonical_json(state), index(state)
    put(state, "ghost", Piece("kid", "ash", "ash", "hill", face="pale"))
    state.known["ghost"] = ("ash",)
    assert state.at("hill", "ash") == ("ghost",)
    remove(state, "ghost")
    assert (canonical_json(state), index(state)) == before
