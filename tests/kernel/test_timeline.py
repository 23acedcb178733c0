"""The tree of answers: going anywhere in it, and finding the same tables, dice and events again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.kernel.crank import pending
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, Ask, Chance, IllegalAnswer, Reply
from desktop_app.kernel.state import canonical_json, fingerprint
from desktop_app.kernel.timeline import EVERY, StoredOnly, Timeline, chance_reply, left_of, pending_seat
from tests.kernel.random_play import random_reply
from tests.kernel.toy_room.set_up import GAME, GAME_FOR_TWO, new_game


def play_on(timeline: Timeline, answers: int, seed: int = 1) -> list[str]:
    """Random seats go on from here; the fingerprint after each answer."""
    stream = Stream("play on", seed)
    found = []
    for _ in range(answers):
        asked = pending(timeline.state)
        if asked is None:
            break
        if isinstance(asked, Chance):
            timeline.let_chance_answer()
        else:
            timeline.say(random_reply(timeline.state, stream))
        found.append(fingerprint(timeline.state))
    return found


def new_timeline(seed: int = 7) -> Timeline:
    return Timeline(new_game(GAME_FOR_TWO), seed)


@pytest.fixture(scope="module")
def whole_game() -> Timeline:
    timeline = new_timeline()
    play_on(timeline, 3_000)
    assert pending_seat(timeline.state) == ""
    return timeline


def test_what_was_said_is_found_again_with_the_same_dice():
    timeline = new_timeline()
    forth = [fingerprint(timeline.state), *play_on(timeline, 120)]
    back = [fingerprint(timeline.state)]
    while timeline.position:
        timeline.undo()
        back.append(fingerprint(timeline.state))
    assert back[::-1] == forth
    again = [fingerprint(timeline.state)]
    while timeline.position in timeline.onward:
        timeline.redo()
        again.append(fingerprint(timeline.state))
    assert again == forth
    timeline.undo()
    timeline.go(0)
    assert [fingerprint(timeline.state), *play_on(timeline, 120)] == forth
    assert len(timeline.nodes) == 121


@given(st.lists(st.tuples(st.sampled_from(["undo", "redo", "play"]), st.integers(1, 9)), max_size=12))
def test_undo_and_redo_are_each_other_s_mirror(moves):
    timeline = new_timeline()
    tables = {0: fingerprint(timeline.state)}
    for number, (move, times) in enumerate(moves):
        for _ in range(times):
            if move == "play":
                play_on(timeline, 1, seed=number)
            elif move == "undo":
                timeline.undo()
            else:
                timeline.redo()
            assert tables.setdefault(timeline.position, fingerprint(timeline.state)) == fingerprint(timeline.state)
    here = timeline.position
    steps = timeline.nodes[here].depth
    for _ in range(steps):
        timeline.undo()
    assert timeline.position == 0
    for _ in range(steps):
        timeline.redo()
    assert timeline.position == here


def test_dice_belong_to_the_place_whatever_was_explored_before():
    straight = new_timeline()
    straight_way = play_on(straight, 60, seed=3)
    wandering = new_timeline()
    play_on(wandering, 30, seed=4)
    wandering.go(0)
    play_on(wandering, 10, seed=5)
    wandering.go(0)
    assert play_on(wandering, 60, seed=3) == straight_way


def test_another_seed_gives_other_dice():
    asked = Chance("dice", 10, (1, 2, 3, 4, 5, 6))
    assert chance_reply(1, 5, asked) == chance_reply(1, 5, asked)
    assert len({chance_reply(seed, depth, asked) for seed in range(5) for depth in range(5)}) == 25


def test_scripted_dice_come_first_and_only_where_they_fit():
    asked = Chance("dice", 3, (1, 2, 3, 4, 5, 6))
    random = chance_reply(1, 0, asked).key.split()[1:]
    assert chance_reply(1, 0, asked, (6, 6, 6, 1)).key == "dice 6 6 6"
    assert chance_reply(1, 0, asked, (5,)).key.split()[1:] == ["5", *random[1:]]
    assert chance_reply(1, 0, asked, (9, 6, 6)).key.split()[1:] == random
    draw = Chance("draw", 1, ("a", "b"))
    assert chance_reply(1, 0, draw, (1, 2)) == chance_reply(1, 0, draw)


def test_scripted_words_are_drawn_and_only_where_they_lie_in_the_bag():
    asked = Chance("draw", 3, ("ash", "elm", "elm", "oak"))
    assert chance_reply(1, 0, asked, ("elm", "elm", "oak", "ash")).key == "draw elm elm oak"
    assert chance_reply(1, 0, asked, (6, "oak")).key.startswith("draw oak")
    assert chance_reply(1, 0, asked, ("yew", "yew")).key == chance_reply(1, 0, asked).key
    for seed in range(20):
        reply = chance_reply(seed, 0, asked, ("oak", "oak"))
        assert asked.read(reply.key) is not None
    assert chance_reply(1, 0, Chance("dice", 2, (1, 2)), ("elm", 2, 2)).key == "dice 2 2"


def test_what_is_left_of_scripted_results():
    assert left_of((1, "elm", 2, "oak", 3), 1, 1) == (2, 3, "oak")


def test_scripted_dice_are_used_up_along_the_way():
    timeline = Timeline(new_game(GAME_FOR_TWO), 7, dice=(1, 2, 3, 4, 5, 6) * 20)
    play_on(timeline, 400)
    rolled = [int(value) for reply in timeline.journal() if reply.key.startswith("dice")
              for value in reply.key.split()[1:]]
    assert len(rolled) > 10
    assert tuple(rolled[:120]) == timeline.dice[:len(rolled)]
    assert timeline.nodes[timeline.position].dice == len(rolled)


def test_nothing_changes_when_an_answer_is_refused():
    timeline = new_timeline()
    play_on(timeline, 9)
    before, nodes = canonical_json(timeline.state), len(timeline.nodes)
    for reply in (Reply("ash", "sing"), Reply("nobody", "pass"), Reply(CHANCE, "dice 9"), Reply("", "")):
        with pytest.raises(IllegalAnswer):
            timeline.say(reply)
    assert canonical_json(timeline.state) == before
    assert (len(timeline.nodes), timeline.position) == (nodes, 9)


def test_nothing_changes_when_a_rule_breaks_down(monkeypatch):
    timeline = new_timeline()
    play_on(timeline, 9)
    before = canonical_json(timeline.state)

    def broken(*_):
        raise ZeroDivisionError

    asked = pending(timeline.state)
    assert isinstance(asked, Ask)
    monkeypatch.setattr("desktop_app.kernel.crank.advance", broken)
    with pytest.raises(ZeroDivisionError):
        timeline.say(Reply(asked.decider, asked.options[0].key))
    assert canonical_json(timeline.state) == before


def test_chance_answers_only_when_it_is_asked():
    timeline = new_timeline()
    while isinstance(pending(timeline.state), Chance):
        timeline.let_chance_answer()
    with pytest.raises(IllegalAnswer, match="not_asked chance"):
        timeline.let_chance_answer()


def test_a_table_once_reached_is_never_changed():
    timeline = new_timeline()
    held = []
    for step in range(130):
        play_on(timeline, 1, seed=step)
        held.append((timeline.state, canonical_json(timeline.state)))
    timeline.go(20)
    play_on(timeline, 30, seed=99)
    assert all(canonical_json(state) == text for state, text in held)


def test_snapshots_lie_fifty_answers_apart(whole_game):
    depths = [whole_game.nodes[position].depth for position in whole_game.snapshots]
    assert depths == list(range(0, whole_game.nodes[-1].depth + 1, EVERY))


def test_another_position_can_be_looked_at_without_going_there(whole_game):
    here = whole_game.position
    looked_at = canonical_json(whole_game.state_at(73))
    assert whole_game.position == here
    whole_game.go(73)
    assert canonical_json(whole_game.state) == looked_at
    whole_game.go(here)


def test_live_events_are_made_again_on_replay(whole_game):
    live = [whole_game.events_at(position) for position in range(len(whole_game.nodes))]
    assert sum(map(len, live)) > 100
    kept = dict(whole_game.events)
    whole_game.events.clear()
    whole_game.events[0] = kept[0]
    last = len(whole_game.nodes) - 1
    for position in range(last, 0, -7):
        whole_game.events_at(position)
    again = {position: whole_game.events_at(position) for position in range(last + 1)}
    assert again == kept


def test_branches_stay():
    timeline = new_timeline()
    play_on(timeline, 12)
    timeline.go(5)
    asked = pending(timeline.state)
    while isinstance(asked, Chance):
        timeline.let_chance_answer()
        asked = pending(timeline.state)
    fork = timeline.position
    taken = timeline.branches(fork)
    other = next(option.key for option in asked.options
                 if Reply(asked.decider, option.key) not in timeline.children[fork])
    timeline.say(Reply(asked.decider, other))
    assert timeline.branches(fork) == (*taken, timeline.position)
    timeline.go(12)
    timeline.go(0)
    for _ in range(12):
        timeline.redo()
    assert timeline.position == 12


def test_redo_goes_where_one_was_last_even_from_far_away():
    timeline = new_timeline()
    play_on(timeline, 20, seed=1)
    timeline.go(2)
    play_on(timeline, 20, seed=2)
    other = timeline.position
    timeline.go(20)
    timeline.go(0)
    for _ in range(20):
        timeline.redo()
    assert timeline.position == 20
    timeline.go(other)
    timeline.go(0)
    for _ in range(timeline.nodes[other].depth):
        timeline.redo()
    assert timeline.position == other


def test_secret_answers_are_covered_for_the_others():
    timeline = Timeline(new_game(GAME), 7)
    play_on(timeline, 40)
    own = [reply for reply in timeline.journal("ash") if reply.seat == "ash" and reply.key.startswith("peg ")]
    others = [reply for reply in timeline.journal("birch") if reply.seat == "ash" and reply.key.startswith("peg ")]
    assert own
    assert all(reply.key != "peg ?" for reply in own)
    assert [reply.key for reply in others] == ["peg ?"] * len(own)
    assert [reply for reply in timeline.journal() if reply.key == "peg ?"] == []


def test_an_interjection_is_noted_as_one_and_hides_nothing():
    timeline = Timeline(new_game(GAME), 7)
    play_on(timeline, 600)
    thrown_in = [node for node in timeline.nodes if node.interjected]
    assert thrown_in
    assert all(node.seen_by == () for node in thrown_in)
    answers = [node for node in timeline.nodes[1:] if not node.interjected]
    assert len(answers) > len(thrown_in)


def test_what_is_only_stored_can_not_be_gone_to():
    timeline = new_timeline()
    play_on(timeline, 60)
    timeline.go(0)
    reply = timeline.nodes[1].reply
    for position in range(1, 41):
        timeline.set_aside(position)
    here = canonical_json(timeline.state)
    with pytest.raises(StoredOnly):
        timeline.go(40)
    assert canonical_json(timeline.state) == here
    assert timeline.events_at(40) == ()
    assert timeline.is_playable(60)
    timeline.go(60)
    timeline.go(0)
    timeline.say(reply)
    assert timeline.position == 61


def test_a_branch_that_can_not_be_replayed_says_so():
    timeline = new_timeline()
    play_on(timeline, 10)
    timeline.go(0)
    broken = timeline.grow(3, Reply("ash", "sing"))
    with pytest.raises(StoredOnly):
        timeline.go(broken)
    assert timeline.position == 0
    assert timeline.events_at(broken) == ()


@pytest.mark.parametrize("key", [
    "", "dice", "dice 1", "walk", "x" * 3000, "walk kid hill>pond>wood", "9" * 5000, "pass pass", "walk " + "9" * 5000,
    "\ud800", "\u0663", "walk \u0663 \u00b2",
])
def test_hostile_answers_are_refused(key):
    timeline = new_timeline()
    play_on(timeline, 15)
    for seat in ("ash", "birch", CHANCE, "", "stray"):
        with pytest.raises(IllegalAnswer):
            timeline.say(Reply(seat, key))
