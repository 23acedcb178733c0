"""A match: whose turn it is to speak, undo over the bots' answers, and what the log may say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.app.match import Match, new_match, scenario_match, scenario_of
from desktop_app.kernel.questions import CHANCE, HIDDEN, IllegalAnswer, Reply
from desktop_app.kernel.room import BadSetup, Setup
from desktop_app.kernel.save import SaveProblem
from desktop_app.kernel.state import fingerprint
from desktop_app.kernel.timeline import StoredOnly
from tests.app.games import first_option, last_option, meadow_match, play_bots, play_people
from tests.app.meadow_room import MEADOW


def test_a_game_of_bots_ends_the_same_each_time():
    ends = []
    for _ in range(2):
        match = meadow_match(seed=5)
        play_bots(match)
        assert match.decider() == ""
        assert match.pending() is None
        ends.append(fingerprint(match.state))
    assert ends[0] == ends[1]
    other = meadow_match(seed=6)
    play_bots(other)
    assert fingerprint(other.state) != ends[0]


def test_undo_goes_to_my_last_decision_over_the_bots_answers():
    match = meadow_match(ash="human")
    play_bots(match)
    for _ in range(40):
        before = (match.position, fingerprint(match.state))
        last_option(match)
        play_bots(match)
        if match.timeline.nodes[match.position].reply.seat == "birch":
            break
    assert match.position - before[0] >= 2
    match.undo()
    assert (match.position, fingerprint(match.state)) == before


def test_redo_gives_all_again_up_to_my_next_decision_and_asks_nobody():
    match = meadow_match(ash="human")
    play_people(match, 12)
    end = (match.position, fingerprint(match.state))
    stops = [match.position]
    while match.can_undo():
        match.undo()
        stops.append(match.position)
        assert match.decider() == "ash"
    assert len(stops) == 13
    back = [match.position]
    nodes = len(match.timeline.nodes)
    while match.can_redo():
        match.redo()
        back.append(match.position)
    assert back == stops[::-1]
    assert (match.position, fingerprint(match.state)) == end
    assert len(match.timeline.nodes) == nodes


@given(st.integers(0, 6), st.integers(0, 8), st.booleans())
def test_as_many_redos_as_undos_lead_back(decisions, times, two_people):
    match = meadow_match(ash="human", **({"birch": "human"} if two_people else {}))
    play_people(match, decisions)
    here = (match.position, fingerprint(match.state))
    done = 0
    for _ in range(times):
        done += match.can_undo()
        match.undo()
    for _ in range(done):
        match.redo()
    assert (match.position, fingerprint(match.state)) == here
    assert not match.can_redo()


def test_without_people_undo_takes_back_one_answer():
    match = meadow_match()
    play_bots(match, limit=20)
    assert match.position == 20
    match.undo()
    match.undo()
    assert match.position == 18
    match.redo()
    assert match.position == 19
    match.go(0)
    assert not match.can_undo()
    match.undo()
    assert match.position == 0


def test_before_my_first_decision_there_is_nothing_to_undo():
    match = meadow_match(ash="human")
    play_bots(match)
    assert match.position > 0
    assert not match.can_undo()
    assert not match.risky_undo()
    match.undo()
    assert match.position > 0


def test_undo_over_dice_is_risky_and_counted():
    match = meadow_match(ash="human", birch="human")
    risky, harmless = 0, 0
    for _ in range(150):
        while match.decider() == CHANCE:
            match.let_chance_answer()
        before = match.position
        first_option(match)
        if match.decider() == CHANCE:
            match.let_chance_answer()
            node = match.timeline.nodes[match.position]
            assert match.risky_undo() == (not node.seen_by or any(seat in node.seen_by for seat in ("ash", "birch")))
            risky += match.risky_undo()
        elif match.timeline.path(match.position)[-1] - before == 1 and not match.risky_undo():
            harmless += 1
    assert risky > 0
    assert harmless > 10
    while match.can_undo():
        match.undo()
    assert match.rewinds >= risky


def test_a_secret_that_came_out_makes_undo_risky():
    match = meadow_match(seats=3, ash="human")
    found = {True: 0, False: 0}
    for _ in range(80):
        play_bots(match)
        if not match.decider():
            break
        before = match.state
        first_option(match)
        play_bots(match)
        since = match.timeline.nodes[match.timeline.path(match.position)[-1]]
        shown = [piece for piece in before.known if "ash" not in before.known[piece] and before.pieces.get(piece)
                 and before.pieces[piece].face and piece not in match.state.known]
        if shown:
            assert match.risky_undo(), since
        found[match.risky_undo()] += 1
    assert found[True] > 0
    assert found[False] > 0


def test_doing_it_again_after_undo_gives_the_same():
    match = meadow_match(ash="human", birch="human")
    for _ in range(60):
        while match.decider() == CHANCE:
            match.let_chance_answer()
        before = match.position
        first_option(match)
        while match.decider() == CHANCE:
            match.let_chance_answer()
        after = fingerprint(match.state)
        match.undo()
        assert match.position == before
        first_option(match)
        while match.decider() == CHANCE:
            match.let_chance_answer()
        assert fingerprint(match.state) == after


def test_listeners_hear_each_change_and_no_refusal():
    match = meadow_match(ash="human")
    heard = []
    match.listeners.append(lambda: heard.append(match.position))
    play_bots(match)
    first_option(match)
    before = len(heard)
    with pytest.raises(IllegalAnswer):
        match.say(Reply("ash", "sing"))
    match.go(match.position)
    assert len(heard) == before
    match.undo()
    match.redo()
    assert len(heard) == before + 2
    assert heard[-2:] == [match.timeline.nodes[match.position].parent, match.position]


def test_a_seat_can_be_handed_over():
    match = meadow_match(ash="human")
    match.hand_over("ash", "any_option")
    assert match.controllers == {"ash": "any_option", "birch": "random"}
    play_bots(match)
    assert match.decider() == ""
    with pytest.raises(BadSetup, match="unknown_bot deep_blue"):
        match.hand_over("ash", "deep_blue")
    assert match.controllers["ash"] == "any_option"


@pytest.mark.parametrize(("controllers", "words"), [
    ({"ash": "human"}, "controllers.birch: no_controller"),
    ({"ash": "human", "birch": "deep_blue"}, "controllers.birch: unknown_bot deep_blue"),
    ({"ash": "human", "birch": "random", "oak": "random"}, "controllers.oak: unknown_seat"),
])
def test_each_seat_needs_somebody_who_plays_it(controllers, words):
    with pytest.raises(BadSetup, match=words):
        new_match(MEADOW, MEADOW.default_setup(), controllers, 1)


def test_a_setup_that_can_not_be_played_is_refused():
    with pytest.raises(BadSetup, match="no_such_game"):
        new_match(MEADOW, Setup("moor", ("ash", "birch")), {"ash": "human", "birch": "human"}, 1)


def test_the_log_tells_all_events_and_covers_secrets():
    match = meadow_match(seats=3)
    play_bots(match, limit=60)
    public, ash = match.log(), match.log("ash")
    assert [(line.position, line.event.kind) for line in public] == [(line.position, line.event.kind) for line in ash]
    assert all(set(line.event.args) <= {HIDDEN} for line in public if line.event.seen_by)
    assert all(set(line.event.args) <= {HIDDEN} for line in ash
               if line.event.seen_by and "ash" not in line.event.seen_by)
    assert [line.depth for line in public] == sorted(line.depth for line in public)
    match.go(10)
    assert match.log() == tuple(line for line in public if line.depth <= 10)


def test_a_view_is_the_room_s():
    assert meadow_match().view("birch").phase.args == (("seat", "birch"),)


def test_going_to_what_is_only_stored_changes_nothing():
    match = meadow_match()
    play_bots(match, limit=70)
    match.timeline.set_aside(30)
    for position in range(31, 50):
        match.timeline.set_aside(position)
    with pytest.raises(StoredOnly):
        match.go(40)
    assert match.position == 70
    match.go(51)
    match.undo()
    assert match.position == 50
    assert not match.can_undo()
    match.undo()
    assert match.position == 50


def test_redo_goes_as_far_as_today_s_rules_allow():
    match = meadow_match(ash="human")
    play_people(match, 6)
    end = match.position
    while match.can_undo():
        match.undo()
    mine = match.timeline.path(end)[match.position]
    broken = match.timeline.grow(mine, Reply("birch", "sing"))
    match.timeline.visit(broken)
    match.redo()
    assert match.position == mine
    assert not match.can_redo()
    match.redo()
    assert match.position == mine


def test_a_scenario_is_played_from_its_table_with_its_dice():
    document = {"game": "meadow", "days": 1, "hay": {"ash": 9}, "dice": [6, 6, 6], "title": "Much hay"}
    match = scenario_match(MEADOW, document, {"ash": "random", "birch": "random"}, 4)
    assert match.state.track("hay")["ash"] == 9
    assert match.scenario == document
    play_bots(match)
    rolled = [value for reply in match.timeline.journal() if reply.key.startswith("dice ")
              for value in reply.key.split()[1:]]
    assert rolled[:3] == ["6", "6", "6"][:len(rolled)]


def test_a_table_written_out_and_started_again_is_the_same():
    match = meadow_match(seed=3)
    match = scenario_match(MEADOW, {"game": "meadow"}, dict(match.controllers), 3)
    play_bots(match, limit=35)
    again = scenario_match(MEADOW, scenario_of(match), dict(match.controllers), 3)
    assert fingerprint(again.state) == fingerprint(match.state)


def test_where_a_scenario_begins_it_is_written_out_as_it_is_and_later_with_the_dice_that_are_left():
    document = {"game": "meadow", "title": "Six and six", "dice": [6, 5]}
    match = scenario_match(MEADOW, document, {"ash": "random", "birch": "random"}, 4)
    assert scenario_of(match) == document
    play_bots(match, limit=4)
    assert match.position
    told = scenario_of(match)
    assert told["dice"] == [6, 5]
    assert told["then"]


def test_a_game_without_a_rest_point_can_not_be_written_out(monkeypatch):
    match = meadow_match()
    monkeypatch.setattr(MEADOW, "rest_point", lambda state: False)
    with pytest.raises(BadSetup, match="no_rest_point"):
        scenario_of(match)


@pytest.mark.parametrize(("document", "fault"), [
    ({"game": "meadow", "dyas": 1}, BadSetup),
    ({"game": "meadow", "dice": ["", 3]}, BadSetup),
    ({"game": "meadow", "then": [{"seat": "ash", "answer": "sing"}]}, IllegalAnswer),
])
def test_a_wrong_document_is_refused(document, fault):
    with pytest.raises(fault):
        scenario_match(MEADOW, document, {"ash": "random", "birch": "random"}, 4)


def test_the_common_head_is_checked_even_if_the_room_does_not(monkeypatch):
    monkeypatch.setattr(MEADOW, "read_scenario", lambda document: (MEADOW.default_setup(), meadow_match().state))
    with pytest.raises(SaveProblem, match="wrong_scenario dice"):
        scenario_match(MEADOW, {"game": "meadow", "dice": 3}, {"ash": "random", "birch": "random"}, 4)


def test_two_matches_have_two_ids():
    assert meadow_match().game_id != meadow_match().game_id
    assert isinstance(meadow_match(), Match)
