"""Who knows what: hidden faces, secret choices, and the positions that a seat holds possible."""

from __future__ import annotations

import pytest

from desktop_app.kernel.crank import answer, pending
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.game import Game
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Reply
from desktop_app.kernel.sight import knows, knows_bag, redeal, seen, seen_reply
from desktop_app.kernel.state import Piece, State, canonical_json, fingerprint, give_back, load, put, show
from desktop_app.kernel.timeline import Timeline
from tests.kernel.random_play import played, random_reply
from tests.kernel.tables import asked, keys, lay_peg, roll, say, start, table
from tests.kernel.toy_room.calling import Calling, LayPegs
from tests.kernel.toy_room.meadow import NUMBERS, Table
from tests.kernel.toy_room.season import Turn
from tests.kernel.toy_room.set_up import GAME


def foggy_table(first: str, second: str) -> tuple[Table, list[str]]:
    """Cedar has hidden two numbers; birch has looked at them and mixed them into this order."""
    goats = {"kid_cedar_1": "wood", "kid_cedar_2": "hill", "kid_birch_1": "pond"}
    state = table(goats, {"fog": "birch"})
    pegs = [lay_peg(state, "kid_cedar_1", "one"), lay_peg(state, "kid_cedar_2", "three")]
    start(state, Turn("birch"), in_turn="birch")
    say(state, "birch", "fog cedar")
    roll(state, first, second)
    return state, pegs


def test_a_tokens_owner_does_not_know_it_while_another_seat_does() -> None:
    one, pegs = foggy_table("one", "three")
    other, _ = foggy_table("three", "one")
    assert [[knows(one, seat, peg) for peg in pegs] for seat in ("cedar", "birch", "ash")] == [
        [False, False], [True, True], [False, False]]
    assert seen(one, "cedar") == seen(other, "cedar")
    assert seen(one, "birch") != seen(other, "birch")
    for seed in range(20):
        dealt = [canonical_json(redeal(world, "cedar", seed)) for world in (one, other)]
        assert dealt[0] == dealt[1], "equal knowledge, equal position"
    faces = {tuple(redeal(one, "cedar", seed).pieces[peg].face for peg in pegs) for seed in range(20)}
    assert faces == {("one", "three"), ("three", "one")}, "cedar still knows which numbers it laid"
    strangers = {redeal(one, "ash", seed).pieces[pegs[0]].face for seed in range(30)}
    assert strangers == {*NUMBERS}, "ash doesn't even know that"


def test_only_its_owner_sees_what_was_drawn() -> None:
    timelines = []
    for face in ("acorn", "feather"):
        state = start(table({}), Draws("charms", "charm", (("ash", 1), ("birch", 1))))
        timeline = Timeline(state, seed=1)
        timeline.say(Reply("chance", f"draw {face}"))
        timelines.append(timeline)
    acorn, feather = timelines
    assert acorn.journal("ash") == acorn.journal() == [Reply("chance", "draw acorn")]
    assert acorn.journal("birch") == feather.journal("birch") == [Reply("chance", "draw ?")]
    assert seen(acorn.state, "birch") == seen(feather.state, "birch")
    assert seen(acorn.state, "ash") != seen(feather.state, "ash")
    assert seen(acorn.state, "") == seen(feather.state, ""), "nor do onlookers"
    assert fingerprint(redeal(acorn.state, "birch", 5)) == fingerprint(redeal(feather.state, "birch", 5))


def test_draws_that_are_owed_are_made_in_order_until_the_bag_is_empty() -> None:
    state = table({})
    state.bags["charms"] = ("acorn", "clover")
    start(state, Draws("charms", "charm", (("birch", 2), ("ash", 1))))
    roll(state, "clover")
    assert pending(state) is None, "the last one was taken unasked"
    assert [state.pieces[charm].face for charm in state.at("hand:birch", "birch", "charm")] == ["clover", "acorn"]
    assert (state.bags["charms"], state.points["ash"]) == ((), 1)


def test_a_secret_choice_is_covered_for_others_and_an_open_one_is_not() -> None:
    secret = Reply("ash", "peg kid_ash_1 two")
    assert seen_reply(secret, ("ash",), "ash") == seen_reply(secret, (), "birch") == secret
    assert seen_reply(secret, ("ash", "cedar"), "birch") == Reply("ash", "peg ?")


def test_what_goes_back_into_a_bag_is_blank_and_nobody_can_follow_it() -> None:
    state = table({"kid_birch_1": "pond"})
    peg = lay_peg(state, "kid_birch_1", "one")
    assert "one" not in state.bags["pegs:birch"]
    assert [knows_bag(state, seat, "pegs:birch") for seat in ("ash", "birch")] == [False, True]
    show(state, peg)
    assert knows(state, "ash", peg)
    give_back(state, "pegs:birch", peg)
    assert (state.pieces[peg].face, peg in state.known) == ("", False)
    assert state.bags["pegs:birch"] == ("one", "three", "two")
    give_back(state, "pegs:birch", peg)
    assert state.bags["pegs:birch"] == ("one", "three", "two"), "a blank piece has nothing to give back"


def test_a_redealt_position_asks_its_own_question() -> None:
    """Which numbers birch may still hide depends on the one that lies; for ash that may be another one."""
    state = table({"kid_birch_1": "hill", "lamb_birch_1": "pond"})
    lay_peg(state, "kid_birch_1", "two")
    start(state, LayPegs("birch"))
    assert keys(state) == ["peg lamb_birch_1 one", "peg lamb_birch_1 three"]
    questions = set()
    for seed in range(20):
        dealt = redeal(state, "ash", seed)
        assert pending(load(GAME, canonical_json(dealt))) == pending(dealt)
        questions.add(asked(dealt).options)
    assert len(questions) == 3
    assert pending(redeal(state, "birch", 1)) == pending(state), "birch knows it all"


def test_a_redealt_position_can_be_played_to_its_end() -> None:
    """No face is dealt that contradicts what all have seen, so the game never gets stuck."""
    for seed in range(12):
        state = played(45 + 5 * seed, seed)
        for seat in GAME.seats:
            dealt = redeal(state, seat, seed)
            assert seen(dealt, seat) == seen(state, seat)
            calling = innermost(dealt, Calling)
            covered = [dealt.pieces[peg].face for peg in dealt.known if peg in dealt.pieces and peg.startswith("peg_")]
            assert calling is None or all(face in NUMBERS[calling.called:] for face in covered)
            stream = Stream("dealt", seed, seat)
            while pending(dealt) is not None:
                answer(dealt, random_reply(dealt, stream))
            assert dealt.over


LETTERS = "abcdefghijkl"


class Sealed(Game):
    """Twelve covered tokens; each can only be its own letter or a later one, so there is just one way they can lie."""

    def __init__(self) -> None:
        super().__init__(("ash",), ("ash",), ("row",), (), ())

    def bag_of(self, record: Piece) -> str:
        return "letters"

    def possible(self, state: State, piece: str, face: str) -> bool:
        return face >= piece[-1]

    def scoring(self, state: State) -> Procedure:
        raise AssertionError("nobody plays this")


def sealed(faces: str) -> State:
    state = Sealed().empty_table()
    state.bags["letters"] = ("z",)
    for letter, face in zip(LETTERS, faces, strict=True):
        put(state, f"token_{letter}", Piece("token", "", "", "row", face))
        state.known[f"token_{letter}"] = ()
    return state


def test_a_deal_is_found_although_hardly_any_is_possible() -> None:
    for seed in range(5):
        dealt = redeal(sealed(LETTERS), "ash", seed)
        faces = [dealt.pieces[f"token_{letter}"].face for letter in LETTERS]
        assert all(face >= letter for face, letter in zip(faces, LETTERS, strict=True))
        assert sorted((*faces, *dealt.bags["letters"])) == [*LETTERS, "z"]


def test_a_deal_that_is_impossible_is_named() -> None:
    with pytest.raises(RuntimeError, match=r"no way found to redeal .*token_l"):
        redeal(sealed("aaabcdefghij"), "ash", 1)
