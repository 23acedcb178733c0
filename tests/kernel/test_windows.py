"""Windows: printed moments in which rules react and seats may act, one after the other."""

import pytest

from desktop_app.kernel.crank import pending
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import NOW, Window, change_side, finish, innermost, window
from desktop_app.kernel.questions import Ask, Chance, Option
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.state import happen
from tests.kernel.tables import frames, keys, meadow_with, question, roll, say, start, table, where
from tests.kernel.toy_room.meadow import STRAY, Table
from tests.kernel.toy_room.scuffle import Scuffle


def test_a_window_polls_a_third_seat() -> None:
    state = table({"kid_ash_1": "hill", "kid_birch_1": "hill", "kid_cedar_1": "wood"}, {"crows": "cedar"})
    start(state, Scuffle("hill", "ash", "birch"))
    roll(state, 1)
    roll(state, 1)
    assert question(state) == ("cedar", "after_losses")
    assert keys(state) == ["flock kid_cedar_1 hill", "pass"]
    other = state.copy()
    say(state, "cedar", "flock kid_cedar_1 hill")
    say(other, "cedar", "pass")
    assert where(state, "kid_cedar_1") == ["hill"]
    assert pending(state) is pending(other) is None, "who has passed is not asked again"


def test_the_same_procedure_inside_its_own_window_counts_once_a_fight_apart() -> None:
    goats = {"kid_ash_1": "hill", "kid_birch_1": "hill", "kid_cedar_1": "hill", "kid_cedar_2": "hill"}
    state = start(table(goats, {"thicket": "cedar"}), Scuffle("hill", "ash", "birch"))
    assert "butt_in ash" in keys(state)
    say(state, "cedar", "butt_in ash")
    outer, inner = frames(state, Scuffle)
    assert (outer.used, inner.used) == (("thicket",), ())
    roll(state, 1, 1)
    roll(state, 1)
    assert list(frames(state, Scuffle)) == [outer]
    assert isinstance(pending(state), Chance), "the outer scuffle goes on, and its holder isn't asked again"


def test_a_window_that_nobody_waits_for_is_not_opened() -> None:
    state = table({"kid_ash_1": "hill"})
    assert window(state, "after_losses") is None
    assert window(table({}, {"crows": "cedar"}), "after_losses") == Window("after_losses")
    assert window(state, "left_table", ("kid_ash_1",)) == Window("left_table", ("kid_ash_1",))


@procedure("looks_after", "say", "then")
class LooksAfter(Procedure):
    """Makes a lamb stray, in an answer or in a step, and has a look at the scuffle, in a child or in the next step."""

    def say(self, state: Table) -> Ask:
        return Ask("ash", "say", (Option("then_child"), Option("then_step"), Option("nothing")))

    def on_say(self, state: Table, reply: Option) -> Procedure | None:
        if reply.verb == "nothing":
            return Straying()
        change_side(state, "lamb_ash_1", STRAY)
        return Look() if reply.verb == "then_child" else None

    def then(self, state: Table) -> None:
        Look().look(state)


@procedure("straying", "stray", "look")
class Straying(Procedure):
    """The same in two steps."""

    def stray(self, state: Table) -> None:
        change_side(state, "lamb_ash_1", STRAY)

    def look(self, state: Table) -> None:
        Look().look(state)


@procedure("look", "look")
class Look(Procedure):
    """How many fates does the scuffle still hold?"""

    def look(self, state: Table) -> None:
        scuffle = innermost(state, Scuffle)
        assert scuffle is not None
        state.points["ash"] += len(scuffle.fates)


@pytest.mark.parametrize(("said", "looks"), [("then_child", 2), ("then_step", 1), ("nothing", 2)])
def test_an_opened_window_runs_before_the_steps_own_child_and_before_the_next_step(said: str, looks: int) -> None:
    scuffle = Scuffle("hill", "ash", "birch", fates=(("lamb_ash_1", "shy", "ash"), ("kid_ash_1", "shy", "ash")))
    state = start(table({"lamb_ash_1": "hill"}), LooksAfter(), inside=scuffle)
    say(state, "ash", said)
    assert state.points["ash"] == looks, "each look has found one fate left"


# Forced reactions ----------------------------------------------------------------------------------------------------


class Bark(Rule):
    """Notes who hears the moment."""

    id = "bark"

    def reacts_dusk(self, state: Table, window: Window) -> None:
        happen(state, "barked", self.seat or "all")


class Howl(Rule):
    """Answers with steps of its own."""

    id = "howl"

    def reacts_dusk(self, state: Table, window: Window) -> Procedure:
        return Howling(self.seat)


@procedure("howling", "howl")
class Howling(Procedure):
    """A question in the middle of a window."""

    seat: str

    def howl(self, state: Table) -> Ask:
        return Ask(self.seat, "howl", (Option("high"), Option("low")))

    def on_howl(self, state: Table, reply: Option) -> None:
        happen(state, reply.verb, self.seat)


class Run(Rule):
    """A lamb runs away."""

    id = "run"

    def reacts_dusk(self, state: Table, window: Window) -> None:
        happen(state, "ran")
        change_side(state, "lamb_ash_1", STRAY)


class Saw(Rule):
    """Notes that a goat has changed sides."""

    id = "saw"

    def reacts_side_changed(self, state: Table, window: Window) -> None:
        happen(state, "saw", ids=(str(window.about[0]),))


class Curfew(Rule):
    """The game ends at dusk."""

    id = "curfew"

    def reacts_dusk(self, state: Table, window: Window) -> None:
        finish(state, NOW)


def dusk(*rules: Rule, in_turn: str = "ash") -> Table:
    """What these rules make of a dusk."""
    state = table({"lamb_ash_1": "hill"}, game=meadow_with(*rules))
    state.happened = []
    return start(state, Window("dusk"), in_turn=in_turn)


def kinds(state: Table) -> list[tuple[str, str]]:
    """What happened and who did it, but for the moving of pieces."""
    return [(event.kind, event.seat) for event in state.happened or () if event.kind not in ("moved", "changed_side")]


def test_everybodys_rule_is_heard_once_and_with_the_seat_in_turn() -> None:
    assert kinds(dusk(Bark())) == [("barked", "all")]
    assert kinds(dusk(Bark("ash"), Bark(), in_turn="birch")) == [("barked", "all"), ("barked", "ash")]


def test_each_seats_own_rule_is_heard_once_the_seat_in_turn_first() -> None:
    heard = dusk(Bark("ash"), Bark("cedar"), Bark("birch"), in_turn="birch")
    assert kinds(heard) == [("barked", "birch"), ("barked", "cedar"), ("barked", "ash")]


def test_a_reaction_takes_steps_before_the_next_rule_is_heard_and_none_is_heard_again() -> None:
    state = dusk(Howl("birch"), Bark("cedar"), Howl("ash"))
    assert question(state) == ("ash", "howl")
    say(state, "ash", "low")
    assert question(state) == ("birch", "howl")
    say(state, "birch", "high")
    assert kinds(state) == [("low", "ash"), ("high", "birch"), ("barked", "cedar")]
    assert pending(state) is None


def test_what_one_reaction_opens_comes_before_the_next_reaction() -> None:
    assert [kind for kind, _ in kinds(dusk(Run(), Bark(), Saw()))] == ["ran", "saw", "barked"]


def test_when_a_reaction_ends_the_game_no_other_is_heard() -> None:
    state = dusk(Curfew(), Bark())
    assert state.over
    assert [kind for kind, _ in kinds(state)] == ["game_ended"]
