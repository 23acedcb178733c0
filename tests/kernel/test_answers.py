"""What may be answered, what is refused and why, who decides, and what may be thrown in."""

from typing import ClassVar

import pytest

from desktop_app.kernel.crank import answer, current, interjections, pending, why_not
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import CHANCE, Ask, Chance, IllegalAnswer, Option, Reason, Reply
from desktop_app.kernel.rulebook import Rule, Verb
from desktop_app.kernel.state import happen
from tests.kernel.tables import asked, keys, meadow_with, question, refused, roll, say, start, table, where
from tests.kernel.toy_room.landslide import Landslide
from tests.kernel.toy_room.meadow import Table
from tests.kernel.toy_room.scuffle import Scuffle
from tests.kernel.toy_room.season import Day, Scoring, Turn
from tests.kernel.toy_room.walking import March


def test_a_veto_beats_an_offer_and_says_why() -> None:
    state = table({"kid_ash_1": "pond", "kid_birch_1": "barn:birch"}, {"fence": "birch"})
    start(state, Turn("ash"))
    assert refused(state.copy(), "ash", "walk kid_ash_1 pond>barn:birch") == Reason("fenced", ("barn:birch",))
    assert "walk kid_ash_1 pond>hill" in keys(state)
    assert "walk kid_ash_1 pond>barn:birch" not in keys(state)
    assert asked(state).withheld == (Option("walk", ("kid_ash_1", "pond", "barn:birch"), True),)
    assert refused(state, "ash", "walk kid_ash_1 pond>barn:birch") == Reason("fenced", ("barn:birch",))


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize(("seat", "key", "reason"), [
    ("birch", "pass", Reason("not_asked", ("birch",))),
    ("nobody", "pass", Reason("not_asked", ("nobody",))),
    (CHANCE, "dice 1", Reason("not_asked", (CHANCE,))),
    ("ash", "", Reason("not_an_option", ("",))),
    ("ash", "   ", Reason("not_an_option", ("   ",))),
    ("ash", "fly kid_ash_1", Reason("not_an_option", ("fly",))),
    ("ash", "walk", Reason("not_an_option", ("walk",))),
    ("ash", "walk kid_ash_1 pond hill wood", Reason("not_an_option", ("walk",))),
    ("ash", "walk kid_ash_1 pond hill", Reason("not_an_option", ("walk",))),
    ("ash", "walk kid_ash_1 pond>>hill", Reason("not_an_option", ("walk kid_ash_1 pond>>hill",))),
    ("ash", "walk kid_ash_1 pond>hill>wood", Reason("not_an_option", ("walk kid_ash_1 pond>hill>wood",))),
    ("ash", "walk  kid_ash_1 pond>hill", Reason("not_an_option", ("walk  kid_ash_1 pond>hill",))),
    ("ash", "walk kid_ash_1 pond>hill ", Reason("not_an_option", ("walk kid_ash_1 pond>hill ",))),
    ("ash", "walk nobody pond>hill", Reason("unknown", ("nobody",))),
    ("ash", "walk dog pond>hill", Reason("unknown", ("dog",))),
    ("ash", "walk kid_ash_1 pond>moon", Reason("unknown", ("moon",))),
    ("ash", "walk 7 pond>hill", Reason("unknown", (7,))),
    ("ash", "walk kid_birch_1 pond>hill", Reason("not_yours", ("kid_birch_1",))),
    ("ash", "walk kid_ash_1 pond>barn:cedar", Reason("not_next_to", ("pond", "barn:cedar"))),
    ("ash", "walk kid_ash_1 hill>pond", Reason("not_there", ("kid_ash_1", "hill"))),
    ("ash", "walk lamb_ash_2 pond>hill", Reason("same_as", ("lamb_ash_2", "lamb_ash_1"))),
    ("ash", "go_home kid_ash_1", Reason("not_an_option", ("go_home",))),
    ("ash", "borrow kid_birch_1", Reason("not_an_option", ("borrow",))),
    ("birch", "raise_hurdles", Reason("not_an_option", ("raise_hurdles",))),
])
def test_a_hostile_reply_gets_a_reason_and_changes_nothing(seat: str, key: str, reason: Reason, listed: bool) -> None:
    goats = {"kid_ash_1": "pond", "lamb_ash_1": "pond", "lamb_ash_2": "pond", "kid_birch_1": "pond"}
    state = start(table(goats, {"borrow": "birch", "hurdles": "cedar"}), Turn("ash"))
    assert not isinstance(current(state), Chance)
    if listed:
        pending(state)
    assert refused(state, seat, key) == reason


@pytest.mark.parametrize("key", [
    "", "pass", "dice", "draw hill", "draw hill hill", "draw hill moon", "draw hill pond wood", "draw  hill pond",
    "dice hill pond", "shuffle hill pond"])
def test_what_chance_cannot_say_is_refused(key: str) -> None:
    state = start(table({"kid_ash_1": "wood"}), Landslide())
    reason = Reason("not_this_chance", ("draw", 2))
    assert refused(state, CHANCE, key) == reason
    assert refused(state, "ash", "draw hill pond") == reason, "a seat doesn't speak for chance"


def test_after_the_end_nothing_is_taken() -> None:
    state = start(table({}), Scoring())
    with pytest.raises(IllegalAnswer) as over:
        answer(state, Reply("ash", "pass"))
    assert over.value.reason == Reason("game_over")
    assert str(over.value) == "game_over"


def test_answer_gives_back_the_next_question() -> None:
    state = start(table({"kid_ash_1": "pond", "kid_birch_1": "pond"}), Turn("ash"))
    chance = answer(state, Reply("ash", "challenge pond birch"))
    assert chance == Chance("dice", 1, (1, 2, 3, 4, 5, 6), about="ash")
    answer(state, Reply(CHANCE, "dice 1"))
    question = answer(state, Reply(CHANCE, "dice 1"))
    assert question == current(state)
    assert answer(state, Reply("ash", "pass")) is None


class NoWood(Rule):
    """Nobody flees into the wood."""

    id = "no_wood"

    def forbids_flee(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        return Reason("no_wood") if option.args[0] == "wood" else None


@procedure("flees", "flee_where")
class Flees(Procedure):
    """A procedure that offers its own options, in a question that is listed at once or only when somebody looks."""

    always: bool
    fled: str = ""

    def flee_where(self, state: Table) -> Ask:
        ways = tuple([Option("flee", (where,), risk="reveals") for where in ("hill", "pond", "wood")])
        return Ask("ash", "flee_where", ways, always=self.always)

    def on_flee_where(self, state: Table, reply: Option) -> None:
        self.fled = f"{reply.args[0]} {reply.risk}"


@pytest.mark.parametrize("always", [False, True])
def test_a_veto_holds_for_what_a_procedure_offers_itself_and_says_why(always: bool) -> None:
    flees = Flees(always)
    state = start(table({}, game=meadow_with(NoWood())), flees)
    assert refused(state, "ash", "flee wood") == Reason("no_wood")
    assert refused(state, "ash", "flee barn:ash") == Reason("not_an_option", ("flee",))
    twin = state.copy()
    assert keys(twin) == ["flee hill", "flee pond"]
    assert refused(twin, "ash", "flee wood") == Reason("no_wood")
    say(state, "ash", "flee pond")
    assert flees.fled == "pond reveals", "the option as it was offered"


# Who decides ---------------------------------------------------------------------------------------------------------


def shy_kid(talents: dict[str, str]) -> Table:
    """A kid of birch has lost its nerve on the hill and may flee to the pond or the wood."""
    state = table({"kid_ash_1": "hill", "kid_birch_1": "hill"}, talents)
    start(state, Scuffle("hill", "ash", "birch"), inside=Day(1))
    roll(state, 4)
    roll(state, 1)
    return state


def test_a_decision_is_handed_to_another_seat() -> None:
    usual, handed = shy_kid({}), shy_kid({"shepherd": "cedar"})
    assert question(usual) == ("birch", "shy_where")
    assert question(handed) == ("cedar", "shy_where")
    assert asked(handed).seat == "birch"
    assert keys(usual) == keys(handed) == ["flee kid_birch_1 pond", "flee kid_birch_1 wood"]
    assert refused(handed, "birch", "flee kid_birch_1 pond") == Reason("not_asked", ("birch",))


def test_a_side_without_a_seat_is_answered_for_by_the_seat_in_turn() -> None:
    state = start(table({}), AskStray(), in_turn="cedar")
    assert (asked(state).seat, asked(state).decider) == ("stray", "cedar")


@procedure("ask_stray", "ask", "ask_alone")
class AskStray(Procedure):
    """Two questions for who has no seat, the second with one option."""

    def ask(self, state: Table) -> Ask:
        return Ask("stray", "ask", (Option("yes"), Option("no")))

    def on_ask(self, state: Table, reply: Option) -> None:
        """Either is fine."""

    def ask_alone(self, state: Table) -> Ask:
        return Ask("stray", "ask_alone", (Option("yes"),))

    def on_ask_alone(self, state: Table, reply: Option) -> None:
        happen(state, "answered", getattr(state.asked, "decider", ""))


def test_who_decides_is_known_also_when_a_single_option_is_taken() -> None:
    state = start(table({}), AskStray(), in_turn="cedar")
    state.happened = []
    say(state, "cedar", "no")
    assert [event.seat for event in state.happened] == ["cedar"]


# What is thrown in ---------------------------------------------------------------------------------------------------


def test_an_interjection_takes_away_the_last_option_of_the_pending_question() -> None:
    state = shy_kid({"hurdles": "cedar"})
    assert question(state) == ("birch", "shy_where")
    assert interjections(state) == (("cedar", Option("raise_hurdles")),)
    say(state, "cedar", "raise_hurdles")
    assert pending(state) is None, "nobody is asked where to flee"
    assert where(state, "kid_birch_1") == ["hill"]


@pytest.mark.parametrize("listed", [False, True])
def test_an_interjection_changes_what_an_always_open_question_offers(listed: bool) -> None:
    state = start(table({"kid_ash_1": "hill"}, {"hurdles": "cedar"}), Turn("ash"), inside=Day(1))
    if listed:
        assert "walk kid_ash_1 hill>pond" in keys(state)
    say(state, "cedar", "raise_hurdles")
    assert refused(state, "ash", "walk kid_ash_1 hill>pond") == Reason("hurdles_up")
    assert question(state) == ("ash", "action")
    assert keys(state) == ["breed hill", "pass"]
    assert refused(state, "ash", "walk kid_ash_1 hill>pond") == Reason("hurdles_up")


def test_an_always_open_question_with_nothing_left_still_offers_to_pass() -> None:
    state = start(table({"kid_ash_1": "hill"}, {"hurdles": "cedar"}), Turn("ash"), inside=Day(1))
    state.oats["ash"] = 0
    say(state, "cedar", "raise_hurdles")
    assert keys(state) == ["pass"]
    say(state, "ash", "pass")
    assert pending(state) is None


@procedure("once_only", "ask_once")
class OnceOnly(Procedure):
    """One question in a step that is done once."""

    def ask_once(self, state: Table) -> Ask:
        return Ask("ash", "ask_once", (Option("yes"), Option("no")))

    def on_ask_once(self, state: Table, reply: Option) -> None:
        """Either is fine."""


def test_an_interjection_that_takes_steps_of_its_own_leaves_the_question_standing() -> None:
    """Its end must not tick off the step that waits below."""
    state = table({"kid_ash_1": "hill", "kid_cedar_1": "wood"}, {"call_home": "cedar"})
    start(state, OnceOnly(), inside=Day(1))
    before = keys(state)
    say(state, "cedar", "call_home kid_cedar_1")
    assert where(state, "kid_cedar_1") == ["barn:cedar"]
    assert (question(state), keys(state)) == (("ash", "ask_once"), before)


class Visit(Verb):
    """At any time a goat of the asked seat walks into birch's barn."""

    id = "visit"
    verb = "visit"
    form: ClassVar[tuple[str, ...]] = ("goat",)
    questions: ClassVar[tuple[str, ...]] = ("any_time",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        options += [Option("visit", (goat,)) for goat in state.at("pond", ask.seat)]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        return None if option.args[0] in state.at("pond", ask.seat) else Reason("not_at_the_pond")

    def performs(self, state: Table, ask: Ask, option: Option) -> Procedure:
        return March(str(option.args[0]), "barn:birch")


def visited(hay: int) -> Table:
    """While ash is asked something, cedar's kid walks into birch's barn."""
    state = table({"kid_cedar_1": "pond", "kid_ash_1": "hill"}, game=meadow_with(Visit()))
    state.hay["birch"] = hay
    start(state, OnceOnly(), inside=Turn("ash"))
    say(state, "cedar", "visit kid_cedar_1")
    return state


def test_an_interjection_may_ask_a_question_of_its_own_before_the_one_that_waits() -> None:
    state = visited(hay=5)
    assert question(state) == ("birch", "greet")
    say(state, "birch", "shoo kid_cedar_1")
    assert question(state) == ("ash", "ask_once")
    say(state, "cedar", "visit kid_cedar_1")
    assert question(state) == ("birch", "greet"), "thrown in again"


def test_an_interjection_can_end_the_game_at_once() -> None:
    state = visited(hay=1)
    assert (state.over, state.stack, pending(state)) == (True, [], None)
    assert where(state, "kid_cedar_1") == ["barn:birch"], "the keeper was not asked any more"


def test_chance_is_never_interrupted() -> None:
    state = table({"kid_cedar_1": "pond", "kid_ash_1": "hill"}, game=meadow_with(Visit()))
    start(state, Landslide())
    assert interjections(state) == ()
    assert refused(state, "cedar", "visit kid_cedar_1") == Reason("not_this_chance", ("draw", 2))


def test_what_may_not_be_thrown_in_again_says_why() -> None:
    state = start(table({"kid_ash_1": "hill"}, {"hurdles": "cedar"}), Turn("ash"), inside=Day(1))
    say(state, "cedar", "raise_hurdles")
    assert refused(state, "cedar", "raise_hurdles") == Reason("once_a_day")
    assert interjections(state) == ()
    assert why_not(state, asked(state), Reply("birch", "raise_hurdles")) == Reason("not_an_option", ("raise_hurdles",))
