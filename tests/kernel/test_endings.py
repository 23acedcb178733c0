"""Spans: what is used once for one of them, and the end of the game with one of them or at once."""

from __future__ import annotations

from desktop_app.kernel.crank import pending
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import NOW, finish, once, use
from desktop_app.kernel.questions import PASS, Ask, Option
from desktop_app.kernel.state import canonical_json, load
from tests.kernel.tables import asked, give, keys, roll, say, start, table, where
from tests.kernel.toy_room.landslide import Landslide
from tests.kernel.toy_room.meadow import TRICKS, Table
from tests.kernel.toy_room.season import Day, Turn
from tests.kernel.toy_room.set_up import GAME
from tests.kernel.toy_room.tricks import PlayTrick


def test_the_game_ends_in_the_middle_of_a_step_list_with_a_card_in_transit() -> None:
    state = table({"kid_ash_1": "pond", "kid_birch_1": "wood"})
    state.hay["birch"] = 1
    give(state, "ash", "trick_0", "stampede")
    start(state, PlayTrick("ash", "trick_0"))
    assert [option.risk for option in asked(state).options] == ["ends_game", "none", "none", "none"]
    say(state, "ash", "walk kid_ash_1 pond>barn:birch")
    assert (pending(state), state.over, state.stack) == (None, True, [])
    assert where(state, "trick_0") == ["in_play"]
    assert state.oats["cedar"] == 3, "the card's next line was not done"
    assert state.points["ash"] == 1 + 2 * 5, "but all was scored"


def test_a_chain_of_cards_whose_move_ends_the_game() -> None:
    state = table({"kid_ash_1": "hill", "lamb_ash_1": "pond", "kid_birch_1": "wood"})
    state.hay["birch"] = 1
    give(state, "ash", "trick_0", "stampede")
    give(state, "ash", "trick_1", "stampede")
    start(state, PlayTrick("ash", "trick_0"))
    say(state, "ash", "walk kid_ash_1 hill>wood")
    assert "walk kid_ash_1 wood>pond" not in keys(state), "the second step is for another goat"
    say(state, "ash", "pass")
    assert keys(state) == ["play trick_1", "pass"]
    say(state, "ash", "play trick_1")
    assert state.oats["cedar"] == 2, "the first card's line for the others was done"
    say(state, "ash", "walk lamb_ash_1 pond>barn:birch")
    assert (state.over, pending(state)) == (True, None)
    assert state.oats["cedar"] == 2, "the second card's was not"
    assert state.oats["ash"] == 3, "a card's steps are free"
    assert where(state, "trick_0", "trick_1") == ["in_play", "in_play"]
    faces = [record.face for record in state.pieces.values() if record.kind == "trick" and record.face]
    assert sorted((*faces, *state.bags["tricks"])) == sorted(TRICKS), "every card exactly once"


def test_the_deeper_span_is_the_more_urgent_end() -> None:
    for first, second in (("day", "turn"), ("turn", "day")):
        state = table({})
        state.stack += [Day(1), Turn("ash")]
        finish(state, first)
        finish(state, second)
        assert state.ending == "turn"
        finish(state, NOW)
        finish(state, "turn")
        assert state.ending == NOW


def test_a_landslide_that_leaves_too_few_ends_the_game_at_once_although_the_day_was_to_end_it() -> None:
    state = table({"kid_ash_1": "hill", "kid_birch_1": "pond"})
    start(state, Landslide(), inside=Day(2))
    finish(state, "day")
    roll(state, "wood", "hill")
    assert (state.over, state.ending, state.stack) == (True, NOW, [])


def test_once_scoring_has_begun_nothing_ends_the_game_again() -> None:
    state = table({"kid_ash_1": "hill"})
    state.ending, state.over = "turn", True
    start(state, Turn("ash"))
    finish(state, NOW)
    assert state.ending == "turn"
    say(state, "ash", "pass")
    assert state.points["ash"] == 0, "not scored twice"


@procedure("stretch", "go_on*", "then", spans=("stretch", "segment"))
class Stretch(Procedure):
    """A span that another one like it may stand in: says what happens in it."""

    name: str
    then_says: str = ""

    def go_on(self, state: Table) -> Ask:
        return Ask("ash", "go_on", tuple([Option(verb) for verb in ("inner", "finish", "use", "skip")]), may=True)

    def on_go_on(self, state: Table, reply: Option) -> Procedure | None:
        if reply.verb == "inner":
            return Stretch(f"{self.name}_inner")
        if reply.verb == "finish":
            finish(state, "stretch")
        if reply.verb == "use" and once(state, "trick", "stretch"):
            use(state, "trick", "stretch")
            state.oats["ash"] += 1
        if reply.verb == "skip":
            self.skip_rest()
        if reply == PASS:
            self.step_done()
        return None

    def then(self, state: Table) -> None:
        state.oats["birch"] += 1


def stretch(*keys: str) -> Table:
    """A stretch in a turn, in which ash says this."""
    state = start(table({}), Stretch("outer"), inside=Turn("ash"))
    say(state, "ash", *keys)
    return state


def test_once_means_the_innermost_frame_of_the_span_and_is_forgotten_with_it() -> None:
    state = stretch("use", "use", "inner", "use", "use", "pass")
    assert state.oats["ash"] == 3 + 2
    say(state, "ash", "use", "inner", "use")
    assert state.oats["ash"] == 3 + 3, "another inner one is a new one; the outer one's use is not forgotten"
    assert not once(state, "trick", "day"), "no such frame: nothing can be used once for it"


def test_the_game_ends_when_the_span_closes_after_its_last_step() -> None:
    state = stretch("finish", "use")
    assert (state.ending, state.over) == ("stretch", False)
    say(state, "ash", "pass")
    assert (state.over, state.oats["birch"], pending(state)) == (True, 3 + 1, None)


def test_the_game_ends_too_when_the_rest_of_the_span_is_skipped() -> None:
    state = stretch("finish", "skip")
    assert (state.over, state.oats["birch"], pending(state)) == (True, 3, None)


def test_an_outer_span_of_the_same_name_does_not_delay_the_end() -> None:
    state = stretch("inner", "finish", "pass")
    assert state.over
    assert state.oats["birch"] == 3 + 1, "the outer stretch is cut off"


GAME_WITH_STRETCH = type(GAME)(GAME.seats, GAME.rules, (*GAME.procedures.values(), Stretch))


def test_a_span_that_has_not_begun_ends_the_game_when_it_has_come_and_gone() -> None:
    state = start(table({}), Stretch("only"))
    finish(state, "turn")
    say(state, "ash", "inner", "pass")
    assert not state.over
    start(state, Turn("birch"))
    say(state, "birch", "pass")
    assert state.over


def test_how_a_game_is_going_to_end_is_kept_in_a_copy_and_in_a_saved_position() -> None:
    state = stretch("inner", "finish")
    for twin in (state.copy(), load(GAME_WITH_STRETCH, canonical_json(state))):
        assert canonical_json(twin) == canonical_json(state)
        say(twin, "ash", "pass")
        assert twin.over
