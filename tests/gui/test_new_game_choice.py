"""What is chosen for a new game: always something that can be played, and kept from start to start."""

from __future__ import annotations

import random

import pytest

from desktop_app.app.rooms import rooms
from desktop_app.app.settings import LastSetup
from desktop_app.gui.new_game.new_game_choice import NewGameChoice

BOTS = ("greedy", "greedy_easy", "random")


def choice(last: LastSetup | None = None, room: str = "") -> NewGameChoice:
    return NewGameChoice(rooms(), BOTS, 7, last, room)


@pytest.mark.parametrize("game", [room.id for room in rooms()])
def test_every_map_and_every_number_of_seats_can_be_played_at_once(game: str) -> None:
    made = choice(room=game)
    assert made.problems() == ()
    for number in made.numbers():
        made.take_number(number)
        assert (len(made.seats), made.problems()) == (number, ())
    for each in made.catalogue().maps:
        made.take_map(each.id)
        assert (made.map, made.problems()) == (each.id, ())


def test_a_number_of_seats_that_the_map_has_no_room_for_changes_the_map() -> None:
    made = choice(room="cthulhu_wars")
    assert made.map == "earth_35"
    made.take_number(5)
    assert made.map == "earth_55"
    made.take_number(4)
    made.take_map("earth_53")
    made.take_side(0, "sleeper")
    before = made.seats
    made.take_number(3)
    assert (made.map, made.seats) == ("earth_33", before[:3])


def test_a_side_that_is_taken_elsewhere_changes_places() -> None:
    made = choice(room="cthulhu_wars")
    first, second = made.seats[:2]
    made.take_side(0, second)
    assert made.seats[:2] == (second, first)
    out = made.bench()[0]
    made.take_side(1, out)
    assert made.seats[1] == out
    assert made.bench() == (first,)


def test_a_shuffle_seats_others_and_leaves_the_players() -> None:
    made = choice(room="cthulhu_wars")
    before, players = made.seats, made.players
    made.shuffle(random.Random(1))
    assert made.seats != before
    assert len(set(made.seats)) == len(before)
    assert (made.players, made.problems()) == (players, ())


def test_two_sides_in_two_seats_are_shuffled_too() -> None:
    made = choice(room="call_of_madness")
    made.take_number(4)
    before = made.seats
    made.shuffle(random.Random(3))
    assert sorted(made.seats) == sorted(before)
    assert made.seats != before


def test_the_last_setup_is_taken_up_again() -> None:
    made = choice(room="cthulhu_wars")
    made.take_map("earth_53")
    made.take_side(0, "sleeper")
    made.take_player(2, "random")
    made.take_option("gate_control", "by_choice")
    again = choice(LastSetup.model_validate(made.last().model_dump()))
    assert (again.room.id, again.setup(), again.controllers()) == (made.room.id, made.setup(), made.controllers())
    assert choice(made.last(), "call_of_madness").room.id == "call_of_madness"


@pytest.mark.parametrize(
    "broken",
    [{"game": "chess"}, {"map": "moon"}, {"seats": ["nobody"]}, {"seats": []}, {"options": {"gate_control": "never"}}],
)
def test_a_last_setup_that_is_no_more_gives_the_usual_one(broken: dict[str, object]) -> None:
    usual = choice(room="cthulhu_wars")
    last = usual.last().model_copy(update=broken)
    made = choice(last)
    assert (made.setup(), made.controllers()) == (usual.setup(), usual.controllers())


def test_a_bot_that_is_no_more_is_replaced() -> None:
    last = choice(room="cthulhu_wars").last()
    last.controllers = dict.fromkeys(last.controllers, "deep_thought")
    assert choice(last).players == ("greedy",) * 4


def test_each_game_keeps_what_was_chosen_for_it() -> None:
    made = choice(room="cthulhu_wars")
    made.take_number(2)
    made.take_room("call_of_madness")
    made.take_number(3)
    made.take_room("cthulhu_wars")
    assert len(made.seats) == 2


def test_a_person_who_steps_aside_leaves_the_bot_that_was_there() -> None:
    made = choice(room="cthulhu_wars")
    made.take_player(1, "random")
    made.take_player(1, "human")
    assert (made.people(), made.level(1)) == (2, "random")
