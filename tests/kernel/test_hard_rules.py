"""Five hard rules in the toy's own words: what is known to break kernels."""

from __future__ import annotations

from desktop_app.kernel.crank import pending, why_not
from desktop_app.kernel.questions import Chance, Reason, Reply
from desktop_app.kernel.sight import knows, redeal, seen
from desktop_app.kernel.state import canonical_json, place
from tests.kernel.tables import asked, keys, lay_peg, question, roll, say, start, table, where
from tests.kernel.toy_room.calling import Calling
from tests.kernel.toy_room.dog import DogRound
from tests.kernel.toy_room.landslide import Landslide
from tests.kernel.toy_room.scuffle import Scuffle
from tests.kernel.toy_room.season import Turn


def test_a_fight_of_a_third_seat_inside_the_window_of_a_fight_of_others() -> None:
    """Ash fights birch; cedar, no party, with no oats and not in turn, butts in, and birch's crows come to that."""
    goats = {"billy_ash_1": "hill", "kid_birch_1": "hill", "lamb_birch_1": "hill", "kid_cedar_1": "hill",
             "bell_cedar_1": "pond", "kid_birch_2": "wood"}
    state = table(goats, {"thicket": "cedar", "crows": "birch", "shepherd": "cedar"})
    state.oats["cedar"] = 0
    start(state, Turn("ash"))
    say(state, "ash", "challenge hill birch")
    assert question(state) == ("cedar", "before_scuffle")
    assert (state.in_turn, asked(state).seat) == ("ash", "cedar")
    say(state, "cedar", "butt_in ash")
    roll(state, 4)
    roll(state, 6, 1, 1)
    assert question(state) == ("birch", "after_losses"), "inner fight: birch is no party there"
    say(state, "birch", "flock kid_birch_2 hill")
    assert question(state) == ("cedar", "shy_where"), "in the inner fight cedar decides for ash's billy"
    say(state, "cedar", "flee billy_ash_1 wood")
    assert question(state) == ("ash", "action"), "who started it has fled: the outer fight is over before its dice"
    assert where(state, "kid_cedar_1", "kid_birch_2", "billy_ash_1") == ["pool", "hill", "wood"]
    assert state.oats["ash"] == 2, "the oat stays paid"


def test_a_third_fight_inside_two_is_refused() -> None:
    goats = {"kid_ash_1": "hill", "kid_birch_1": "hill", "kid_cedar_1": "hill"}
    state = start(table(goats, {"thicket": "birch"}), Scuffle("hill", "ash", "cedar"))
    assert "butt_in ash" in keys(state)
    place(state, "thicket", "talents", side="cedar")
    say(state, "birch", "butt_in ash")
    assert question(state) == ("cedar", "before_scuffle"), "the inner fight has a window of its own"
    assert keys(state) == ["slip kid_cedar_1 hill>pond", "slip kid_cedar_1 hill>wood", "pass"]
    assert why_not(state, asked(state), Reply("cedar", "butt_in ash")) == Reason("two_scuffles_at_most")


def test_forced_fights_of_a_side_without_a_seat_and_a_side_that_changes_in_the_middle() -> None:
    goats = {"bell_ash_1": "pond", "lamb_ash_1": "pond", "lamb_ash_2": "pond", "kid_birch_1": "pond"}
    state = start(table(goats, {"shepherd": "cedar"}), DogRound("pond"), in_turn="cedar")
    assert question(state) == ("cedar", "bite_which"), "the seat in turn answers for the dog"
    say(state, "cedar", "bite ash")
    roll(state, 6, 4, 4)
    roll(state, 6, 5, 1)
    say(state, "ash", "leave bell_ash_1")
    assert state.teeth == 2, "instead of leaving, the dog lost a tooth; it never shies"
    roll(state, "acorn")
    assert [state.pieces[f"lamb_ash_{n}"].side for n in (1, 2)] == ["stray", "stray"]
    assert where(state, "lamb_ash_1", "lamb_ash_2") == ["pond", "pond"], "what was chosen for them is lost"
    second = pending(state)
    assert isinstance(second, Chance)
    assert second.number == 2 + 2, "at once the second: a worse dog, two stray lambs"
    round_ = state.stack[0]
    assert isinstance(round_, DogRound)
    assert (round_.tally, round_.bitten) == (1, ("ash", "birch"))


def test_mass_removal_with_replacement_one_reaction_a_segment_and_owed_hidden_draws() -> None:
    goats = {"billy_ash_1": "hill", "bell_birch_1": "hill", "kid_birch_1": "wood", "bell_cedar_1": "wood",
             "kid_ash_1": "pond", "lamb_ash_1": "pond", "lamb_cedar_1": "pond", "lamb_birch_1": "pond"}
    state = table(goats, {"stand_in": "ash", "mourning": "birch"})
    state.bags["charms"] = ("clover",)
    start(state, Landslide(), in_turn="cedar")
    roll(state, "wood", "hill")
    assert where(state, "billy_ash_1", "kid_ash_1") == ["hill", "pool"], "a kid elsewhere stood in"
    assert where(state, "bell_birch_1", "kid_birch_1", "bell_cedar_1") == ["pool"] * 3, "two places, one removal"
    assert state.oats["birch"] == 4, "two of birch's goats in two places: one oat"
    assert state.points["birch"] == 1, "cedar in turn drew the last charm; birch got a point instead"
    charm = state.at("hand:cedar", "cedar", "charm")[0]
    assert [knows(state, seat, charm) for seat in ("ash", "birch", "cedar")] == [False, False, True]
    assert (state.over, pending(state)) == (False, None)


def test_two_removals_in_one_segment_are_mourned_once() -> None:
    goats = {"billy_ash_1": "hill", "kid_birch_1": "hill", "lamb_birch_1": "hill"}
    state = start(table(goats, {"mourning": "birch"}), Turn("ash"))
    say(state, "ash", "challenge hill birch")
    roll(state, 6, 1, 1)
    roll(state, 1, 1)
    say(state, "birch", "leave kid_birch_1")
    say(state, "ash", "challenge hill birch")
    roll(state, 6, 1, 1)
    roll(state, 1)
    assert (where(state, "lamb_birch_1"), state.oats["birch"]) == (["pool"], 4)


def test_commanding_anothers_goat_whose_hidden_number_its_owner_does_not_know() -> None:
    """Cedar looked at birch's pegs and mixed them, then borrows a goat of birch's."""
    worlds = []
    for order in (("two", "three"), ("three", "two")):
        goats = {"kid_birch_1": "hill", "lamb_birch_1": "hill", "kid_ash_1": "hill", "kid_cedar_1": "wood"}
        state = table(goats, {"fog": "cedar", "borrow": "cedar"})
        peg, _ = lay_peg(state, "kid_birch_1", "two"), lay_peg(state, "lamb_birch_1", "three")
        start(state, Turn("cedar"), in_turn="cedar")
        say(state, "cedar", "fog birch")
        roll(state, *order)
        say(state, "cedar", "borrow kid_birch_1")
        assert "borrow kid_birch_1" not in keys(state), "already borrowed"
        assert [knows(state, seat, peg) for seat in ("ash", "birch", "cedar")] == [False, False, True]
        worlds.append(state)
    two, three = worlds
    assert seen(two, "birch") == seen(three, "birch")
    assert canonical_json(redeal(two, "birch", 8)) == canonical_json(redeal(three, "birch", 8))
    say(two, "cedar", "pass")
    start(two, Calling(), in_turn="ash")
    assert question(two) == ("cedar", "called_where"), "number two: birch's slot is empty, cedar's is not"
    assert [key for key in keys(two) if key.startswith("butt")] == ["butt kid_ash_1", "butt lamb_birch_1"], \
        "its enemies are its commander's"
    say(two, "cedar", "butt lamb_birch_1")
    assert (two.points["cedar"], two.points["birch"]) == (1, 0)
    assert two.pieces["kid_birch_1"].commander == ""
    assert two.bags["pegs:birch"] == ("one", "three", "two"), "both pegs are back, blank"
    assert pending(two) is None
