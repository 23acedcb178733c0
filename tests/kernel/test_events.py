"""Events: what happened, for whoever listens."""

from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.events import Event
from desktop_app.kernel.leaving import Eliminate, events
from desktop_app.kernel.pledge import Pledge
from desktop_app.kernel.procedures import change_side
from desktop_app.kernel.state import place
from tests.kernel.tables import give, roll, say, start, table
from tests.kernel.toy_room.meadow import Table
from tests.kernel.toy_room.season import Season, Turn


def listened(state: Table) -> list[Event]:
    """Listen from now on."""
    state.happened = []
    return state.happened


def test_nobody_listens_to_a_table_or_its_copy_unless_they_say_so() -> None:
    state = table({"kid_ash_1": "hill"})
    place(state, "kid_ash_1", "pond")
    assert state.happened is None
    heard = listened(state)
    twin = state.copy()
    place(twin, "kid_ash_1", "wood")
    assert (heard, twin.happened) == ([], None)


def test_a_move_names_the_piece_and_both_places() -> None:
    state = table({"kid_ash_1": "hill"})
    heard = listened(state)
    place(state, "kid_ash_1", "pond")
    assert heard == [Event("moved", "ash", ("kid_ash_1", "hill", "pond"))]


def test_a_change_of_sides_is_no_move() -> None:
    state = table({"kid_ash_1": "hill"})
    heard = listened(state)
    change_side(state, "kid_ash_1", "stray")
    assert heard == [Event("changed_side", "stray", ("kid_ash_1",))]


def test_what_was_drawn_is_told_to_its_owner_only() -> None:
    state = table({})
    heard = listened(state)
    start(state, Draws("charms", "charm", (("birch", 1),)))
    roll(state, "feather")
    drew = [event for event in heard if event.kind == "drew"]
    assert [(event.seat, event.args, event.seen_by) for event in drew] == [("birch", ("feather",), ("birch",))]
    assert all("feather" not in event.args for event in heard if not event.seen_by)


def test_a_secret_choice_is_told_to_nobody_else() -> None:
    state = table({"kid_ash_1": "hill", "lamb_ash_1": "hill"})
    heard = listened(state)
    start(state, Season(1))
    for _ in state.game.seats:
        roll(state, "nap")
    say(state, "ash", "peg kid_ash_1 two")
    told = [event for event in heard if not event.seen_by]
    assert Event("moved", "ash", ("peg_ash_a", "hand:ash", "on:kid_ash_1")) in told
    assert all({"two", "nap"}.isdisjoint(event.args) for event in told)


def test_leaving_says_what_did_it() -> None:
    state = table({"kid_ash_1": "hill"})
    heard = listened(state)
    start(state, Eliminate(events("leave", ("kid_ash_1",)), cause="flood", doer="birch"))
    assert heard == [Event("left", "birch", ("kid_ash_1", "hill"), ("leave", "flood")),
                     Event("moved", "ash", ("kid_ash_1", "hill", "pool"))]


def test_promises_are_told() -> None:
    state = table({})
    heard = listened(state)
    start(state, Pledge("oats", 2, ("ash", "birch")))
    say(state, "ash", "give 0 2")
    assert heard == [Event("pledged", "ash", (), (2, "oats"))]


def test_the_end_of_the_game_is_told_once() -> None:
    state = table({"kid_ash_1": "pond", "kid_birch_1": "wood"})
    state.hay["birch"] = 1
    give(state, "ash", "trick_0", "stampede")
    heard = listened(state)
    start(state, Turn("ash"), inside=Season(1))
    say(state, "ash", "walk kid_ash_1 pond>barn:birch")
    assert [event.kind for event in heard].count("game_ended") == 1
    assert state.over
