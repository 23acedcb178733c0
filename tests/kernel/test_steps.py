"""The crank turns a procedure's printed list of steps."""

import pytest

from desktop_app.kernel.crank import pending
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import answered
from desktop_app.kernel.questions import PASS, Ask, Chance, Option
from desktop_app.kernel.state import happen
from tests.kernel.tables import keys, question, roll, say, start, table, where
from tests.kernel.toy_room.dog import DogRound
from tests.kernel.toy_room.meadow import Table
from tests.kernel.toy_room.scuffle import Scuffle
from tests.kernel.toy_room.walking import March


def noted(state: Table) -> list[str]:
    """What the procedures below have noted, in order."""
    return [event.seat for event in state.happened or () if event.kind == "noted"]


def note(state: Table, word: str) -> None:
    happen(state, "noted", word)


def begun(frame: Procedure) -> Table:
    """A listened-to table on which this is done."""
    state = table({"kid_ash_1": "hill"})
    state.happened = []
    return start(state, frame)


@procedure("child", "run")
class Child(Procedure):
    """Notes that it runs; its result is its name."""

    name: str

    def result(self, state: Table) -> str:
        return self.name

    def run(self, state: Table) -> None:
        note(state, self.name)


def test_a_loop_step_asks_until_nothing_is_due() -> None:
    flock = {"kid_birch_1": "hill", "lamb_birch_1": "hill", "bell_birch_1": "hill"}
    state = start(table({"billy_ash_1": "hill", **flock}), Scuffle("hill", "ash", "birch"))
    roll(state, 6, 6, 1)
    roll(state, 1, 1, 1)
    assert keys(state) == ["leave bell_birch_1", "leave kid_birch_1", "leave lamb_birch_1"]
    say(state, "birch", "leave kid_birch_1")
    assert keys(state) == ["leave bell_birch_1", "leave lamb_birch_1"]
    say(state, "birch", "leave lamb_birch_1")
    assert where(state, *flock) == ["pool", "pool", "hill"]
    assert pending(state) is None


def test_a_parent_hears_its_childs_result() -> None:
    state = start(table({"kid_ash_1": "pond", "kid_birch_1": "pond"}), DogRound("pond"))
    say(state, "ash", "bite ash")
    roll(state, 6, 1, 1)
    roll(state, 1)
    round_ = state.stack[0]
    assert isinstance(round_, DogRound)
    assert (round_.tally, round_.bitten) == (1, ("ash", "birch"))


@procedure("hears_each", "first*", "second", "third")
class HearsEach(Procedure):
    """A starred step with two children, a step with one, and a step with none."""

    left: int = 2

    def first(self, state: Table) -> Procedure | None:
        return Child("loop") if self.left else None

    def after_first(self, state: Table, result: str) -> None:
        self.left -= 1
        note(state, f"heard {result}")

    def second(self, state: Table) -> Procedure:
        return Child("once")

    def after_second(self, state: Table, result: str) -> None:
        note(state, f"heard {result}")

    def third(self, state: Table) -> None:
        note(state, "third")


def test_each_child_is_heard_by_its_own_step_and_then_the_list_goes_on() -> None:
    assert noted(begun(HearsEach())) == ["loop", "heard loop", "loop", "heard loop", "once", "heard once", "third"]


@procedure("says_done", "ask*", "next_step", "last")
class SaysDone(Procedure):
    """A starred step that ends with its answer, which also leads to a child."""

    def ask(self, state: Table) -> Ask:
        return Ask("ash", "ask", (Option("more"), Option("enough")), may=True)

    def on_ask(self, state: Table, reply: Option) -> Procedure | None:
        if reply.verb == "more":
            return Child("more")
        self.step_done()
        return None if reply == PASS else Child("enough")

    def after_ask(self, state: Table, result: str) -> None:
        note(state, f"ask heard {result}")

    def next_step(self, state: Table) -> None:
        note(state, "next")

    def after_next_step(self, state: Table, result: str) -> None:
        note(state, "next heard what isn't its child")

    def last(self, state: Table) -> None:
        note(state, "last")


def test_a_pass_is_heard_and_a_starred_step_ends_by_step_done() -> None:
    state = begun(SaysDone())
    say(state, "ash", "more", "pass")
    assert noted(state) == ["more", "ask heard more", "next", "last"]


def test_the_step_after_a_finished_one_is_neither_ticked_off_nor_told_by_its_child() -> None:
    state = begun(SaysDone())
    say(state, "ash", "enough")
    assert noted(state) == ["enough", "next", "last"]


@procedure("done_anywhere", "looks*", "asks", "hears", "last")
class DoneAnywhere(Procedure):
    """step_done() in a step, in an answer and in hearing ticks off that step and no other."""

    def looks(self, state: Table) -> None:
        note(state, "looks")
        self.step_done()

    def asks(self, state: Table) -> Ask:
        return Ask("ash", "asks", (Option("yes"), Option("no")))

    def on_asks(self, state: Table, reply: Option) -> None:
        note(state, "asks")
        self.step_done()

    def hears(self, state: Table) -> Procedure:
        return Child("child")

    def after_hears(self, state: Table, result: str) -> None:
        self.step_done()

    def last(self, state: Table) -> None:
        note(state, "last")


def test_a_step_that_says_it_is_done_is_ticked_off_once() -> None:
    state = begun(DoneAnywhere())
    say(state, "ash", "yes")
    assert noted(state) == ["looks", "asks", "child", "last"]


@procedure("skips", "ask", "never")
class Skips(Procedure):
    """An answer that leaves out the rest, after a child."""

    def ask(self, state: Table) -> Ask:
        return Ask("ash", "ask", (Option("stop"), Option("go")))

    def on_ask(self, state: Table, reply: Option) -> Procedure | None:
        if reply.verb == "go":
            return None
        self.skip_rest()
        return Child("child")

    def after_ask(self, state: Table, result: str) -> None:
        note(state, "heard")

    def never(self, state: Table) -> None:
        note(state, "rest")


def test_skip_rest_leaves_out_what_is_left_but_not_the_child() -> None:
    stopped, went = begun(Skips()), begun(Skips())
    say(stopped, "ash", "stop")
    say(went, "ash", "go")
    assert (noted(stopped), noted(went)) == (["child"], ["rest"])
    assert pending(stopped) is pending(went) is None


@procedure("asks_three", "ask*")
class AsksThree(Procedure):
    """Several questions in order; the first that has an option is put."""

    named: tuple[str, ...] = ()

    def ask(self, state: Table) -> tuple[Ask, ...]:
        goats = [goat for goat in state.at("hill", "ash") if goat not in self.named]
        names = tuple([Option("name", (goat,)) for goat in goats])
        return Ask("ash", "nothing", may=True), Ask("birch", "name", names)

    def on_ask(self, state: Table, reply: Option) -> None:
        assert answered(state).seat == answered(state).decider == "birch"
        self.named += (str(reply.args[0]),)


def test_of_several_questions_the_first_with_an_option_is_put_and_a_single_option_is_taken() -> None:
    state = start(table({"kid_ash_1": "hill", "lamb_ash_1": "hill", "lamb_ash_2": "hill"}), AsksThree())
    assert question(state) == ("birch", "name")
    say(state, "birch", "name lamb_ash_1")
    frame = state.stack[0]
    say(state, "birch", "name lamb_ash_2")
    assert isinstance(frame, AsksThree)
    assert frame.named == ("lamb_ash_1", "lamb_ash_2", "kid_ash_1"), "the last one was taken by itself"
    assert pending(state) is None


def test_pass_is_never_offered_alone_and_a_single_option_beside_it_is_not_taken_unasked() -> None:
    state = table({"kid_ash_1": "hill"})
    start(state, March("kid_ash_1", "barn:ash"))
    assert pending(state) is None, "an own barn asks nobody"
    state.hay["birch"] = 2
    start(state, March("kid_ash_1", "barn:birch"))
    assert (question(state), keys(state)) == (("birch", "greet"), ["shoo kid_ash_1", "pass"])


@procedure("chances", "dice", "no_dice", "draw", "all_alike", "whole_bag", "shuffle_one")
class Chances(Procedure):
    """The first can come out in two ways, the others only in one."""

    results: tuple[str, ...] = ()

    def dice(self, state: Table) -> Chance:
        return Chance("dice", 1, (1, 2))

    def no_dice(self, state: Table) -> Chance:
        return Chance("dice", 0, (1, 2, 3))

    def draw(self, state: Table) -> Chance:
        return Chance("draw", 1, ("acorn",))

    def all_alike(self, state: Table) -> Chance:
        return Chance("shuffle", 2, ("nap", "nap"))

    def whole_bag(self, state: Table) -> Chance:
        return Chance("draw", 2, ("acorn", "clover"))

    def shuffle_one(self, state: Table) -> Chance:
        return Chance("shuffle", 1, ("nap",))

    def on_dice(self, state: Table, reply: Option) -> None:
        note(state, reply.key)

    on_no_dice = on_draw = on_all_alike = on_whole_bag = on_shuffle_one = on_dice


def test_a_chance_with_one_possible_result_is_not_asked() -> None:
    state = begun(Chances())
    roll(state, 2)
    assert noted(state) == ["dice 2", "dice", "draw acorn", "shuffle nap nap", "draw acorn clover", "shuffle nap"]
    assert pending(state) is None


@procedure("treadmill", "enter", "turn*")
class Treadmill(Procedure):
    """Never ends and never asks."""

    def enter(self, state: Table) -> None:
        """One step that is done."""

    def turn(self, state: Table) -> Procedure:
        return Child("round")


@procedure("tower", "build")
class Tower(Procedure):
    """Always puts another one on top."""

    def build(self, state: Table) -> Procedure:
        return Tower()


@pytest.mark.parametrize("endless", [Treadmill(), Tower()])
def test_ten_thousand_steps_without_a_question_are_too_many_and_the_step_is_named(endless: Procedure) -> None:
    step = f"{endless.NAME}.{endless.STEPS[-1].rstrip('*')}"
    with pytest.raises(RuntimeError, match=f"10000 steps without a question, last .*{step}"):
        start(table({}), endless)
