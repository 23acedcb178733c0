"""A seat that is given up: a bot plays on, nobody takes it back, and saves and journals know it."""

from __future__ import annotations

import pytest

from desktop_app.app.library import Library
from desktop_app.app.standing_orders import FOLLOWED, Order
from desktop_app.kernel.questions import Reply
from desktop_app.kernel.room import BadSetup
from tests.app.games import first_option, meadow_match, play_people

ORDER = Order(game="meadow", question="after", words="After?", until="game", seat="ash")


def test_a_bot_plays_on_and_no_person_may_take_it_back():
    match = meadow_match(ash="human", birch="random")
    match.concede("ash", "random")
    assert match.controllers["ash"] == "random"
    assert match.conceded == {"ash": match.position}
    with pytest.raises(BadSetup, match="conceded"):
        match.hand_over("ash", "human")
    match.hand_over("ash", "greedy")
    assert match.controllers["ash"] == "greedy"


def test_a_bot_that_nobody_knows_changes_nothing():
    match = meadow_match(ash="human", birch="random")
    with pytest.raises(BadSetup):
        match.concede("ash", "nobody")
    assert match.conceded == {}


def test_a_save_keeps_who_gave_up_and_what_was_ordered(tmp_path):
    library, match = Library(tmp_path), meadow_match(ash="human", birch="human")
    play_people(match, 3)
    match.concede("birch", "random")
    match.order((ORDER,))
    path = library.path_of("kept")
    library.save(match, path)
    again = library.load(path)
    assert (again.conceded, again.orders) == ({"birch": match.position}, (ORDER,))


def test_a_running_game_keeps_it_too(tmp_path):
    library, match = Library(tmp_path), meadow_match(ash="human", birch="human")
    journal = library.follow(match)
    play_people(match, 2)
    match.order((ORDER,))
    match.concede("birch", "random")
    while match.decider() == "chance":
        match.let_chance_answer()
    first_option(match)
    journal.close()
    again = library.load(journal.path)
    assert (again.conceded, again.orders) == (match.conceded, (ORDER,))
    assert again.position == match.position


def test_undo_goes_back_past_what_was_answered_by_order(tmp_path):
    match = meadow_match(ash="human", birch="human")
    while match.decider() == "chance":
        match.let_chance_answer()
    first_option(match)
    before = match.position - 1
    while match.decider() == "chance":
        match.let_chance_answer()
    asked = match.pending()
    match.say(Reply(asked.decider, asked.options[0].key), FOLLOWED)
    library = Library(tmp_path)
    library.save(match, library.path_of("kept"))
    again = library.load(library.path_of("kept"))
    for each in (match, again):
        each.undo()
        assert each.position == before
        each.redo()
        assert each.position > before + 1, "redo goes past it too"
