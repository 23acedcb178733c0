"""Rules are found by what they touch, speak in declared order, and count while they are in force."""

from __future__ import annotations

from typing import ClassVar

import pytest

from desktop_app.kernel.crank import pending
from desktop_app.kernel.questions import Ask, Atom, Option, Reason
from desktop_app.kernel.rulebook import Event, Rule, Rulebook, Verb, decider, misfit, replacement, replacers, value
from desktop_app.kernel.state import canonical_json, load, place
from tests.kernel.tables import asked, keys, meadow_with, question, refused, say, start, table, where
from tests.kernel.toy_room.meadow import SEATS, Meadow, Table
from tests.kernel.toy_room.rules import RULES
from tests.kernel.toy_room.season import Season, Turn
from tests.kernel.toy_room.set_up import GAME
from tests.kernel.toy_room.talents import Mourning
from tests.kernel.toy_room.walking import Walk


def test_two_rules_for_one_verb_are_refused_at_load() -> None:
    with pytest.raises(ValueError, match="two rules carry out walk"):
        Rulebook((*RULES, Walk()), SEATS)


def test_two_rules_of_one_name_that_react_to_one_moment_are_refused_at_load() -> None:
    Rulebook((Mourning("ash"), Mourning("birch")), SEATS)
    with pytest.raises(ValueError, match="two rules called mourning react to left_table"):
        Rulebook((Mourning("ash"), Mourning("ash")), SEATS)


def test_two_procedures_with_one_name_are_refused_at_load() -> None:
    with pytest.raises(ValueError, match="two procedures are called season"):
        Meadow(SEATS, (), (Season, Turn, Season))


class Longer(Rule):
    """A strength grows."""

    id = "longer"

    def __init__(self, seat: str = "", by: int = 1, factor: int = 1) -> None:
        super().__init__(seat)
        self.by = by
        self.factor = factor

    def modifies_reach(self, state: Table, reach: int, about: str) -> int:
        return reach * self.factor + self.by if about == "kid_ash_1" else reach


def test_numbers_go_through_the_rules_in_declared_order() -> None:
    one = table({}, game=meadow_with(Longer("ash", by=1), Longer("birch", by=0, factor=3)))
    other = table({}, game=meadow_with(Longer("birch", by=0, factor=3), Longer("ash", by=1)))
    assert value(one, "reach", 2, "kid_ash_1") == 9
    assert value(other, "reach", 2, "kid_ash_1") == 7
    assert value(one, "reach", 2, "kid_birch_1") == 2
    assert value(one, "speed", 4) == 4, "no rule speaks of it"


class Claims(Rule):
    """Decides something for a seat, or leaves it."""

    id = "claims"

    def __init__(self, seat: str, for_seat: str) -> None:
        super().__init__(seat)
        self.for_seat = for_seat

    def decides_bite_which(self, state: Table, ask: Ask) -> str:
        return self.for_seat


def test_of_several_rules_that_decide_the_last_one_wins_and_one_may_abstain() -> None:
    ash, birch, nobody = Claims("ash", "ash"), Claims("birch", "birch"), Claims("cedar", "")
    ask = Ask("stray", "bite_which")
    assert decider(table({}, game=meadow_with(ash, birch)), ask) == "birch"
    assert decider(table({}, game=meadow_with(birch, ash)), ask) == "ash"
    assert decider(table({}, game=meadow_with(birch, nobody)), ask) == "birch"
    assert decider(table({}, game=meadow_with(ash)), ask._replace(question="howl")) == "ash", "in turn"


class Saves(Rule):
    """Saves its seat's goats."""

    id = "saves"

    def replaces_leave(self, state: Table, event: Event) -> tuple[tuple[str, str], ...] | None:
        return ((f"saved_by_{self.seat}", event[1]),) if state.pieces[event[1]].side == self.seat else None


def test_each_seats_copy_of_a_rule_replaces_what_befalls_its_own() -> None:
    state = table({}, game=meadow_with(Saves("ash"), Saves("birch")))
    for seat in ("ash", "birch"):
        event = ("leave", f"kid_{seat}_1", ())
        assert replacers(state, event) == ("saves",)
        assert replacement(state, "saves", event) == ((f"saved_by_{seat}", f"kid_{seat}_1"),)
    assert replacers(state, ("leave", "kid_cedar_1", ())) == ()
    assert replacers(state, ("leave", "kid_ash_1", ("saves",))) == (), "at most once"
    assert replacers(state, ("shy", "kid_ash_1", ())) == ()


# Cards that are held -------------------------------------------------------------------------------------------------


def test_a_cards_rule_counts_only_while_its_seat_holds_the_card() -> None:
    state = table({"kid_ash_1": "pond", "kid_birch_1": "barn:birch"}, {"fence": "ash"})
    start(state, Turn("ash"))
    assert "walk kid_ash_1 pond>barn:birch" in keys(state), "a fence is no use in the wrong hand"
    other = state.copy()
    say(state, "ash", "lend fence birch")
    assert refused(state, "ash", "walk kid_ash_1 pond>barn:birch") == Reason("fenced", ("barn:birch",))
    assert state.rules is not other.rules, "replaced, not changed: the copy keeps its own"
    say(other, "ash", "walk kid_ash_1 pond>barn:birch")
    assert question(other) == ("birch", "greet")
    place(state, "fence", "talents", side="cedar")
    assert value(state, "strength", 3, "dog") == state.teeth, "the rules of all are still there"
    say(state, "ash", "walk kid_ash_1 pond>barn:birch")


def test_a_cards_verb_is_offered_to_whoever_holds_it_now() -> None:
    state = start(table({"kid_ash_1": "pond", "kid_birch_1": "pond"}, {"thicket": "ash"}), Turn("ash"))
    assert [seat for seat in SEATS if state.rules.offered(seat, "before_scuffle")] == ["ash"]
    say(state, "ash", "lend thicket cedar")
    assert [seat for seat in SEATS if state.rules.offered(seat, "before_scuffle")] == ["cedar"]
    assert state.rules.offered("stray", "before_scuffle") == ()


def test_a_loaded_table_has_the_rules_of_the_cards_that_are_held() -> None:
    state = start(table({"kid_ash_1": "pond", "kid_birch_1": "barn:birch"}, {"fence": "birch"}), Turn("ash"))
    loaded = load(GAME, canonical_json(state))
    assert refused(loaded, "ash", "walk kid_ash_1 pond>barn:birch") == Reason("fenced", ("barn:birch",))
    assert pending(loaded) == pending(state)


# The form of a verb --------------------------------------------------------------------------------------------------


class Count(Verb):
    """Names a goat, a side and a number."""

    id = "count"
    verb = "count"
    form: ClassVar[tuple[str, ...]] = ("piece", "side", "number")
    questions: ClassVar[tuple[str, ...]] = ("action",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        options.append(Option("count", ("kid_ash_1", "stray", 2)))

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        return None if option.args == ("kid_ash_1", "stray", 2) else Reason("miscounted")

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        place(state, str(option.args[0]), "wood")


@pytest.mark.parametrize(("args", "reason"), [
    (("kid_ash_1", "stray", 2), None),
    (("kid_ash_1", "stray"), Reason("not_an_option", ("count",))),
    (("kid_ash_9", "stray", 2), Reason("unknown", ("kid_ash_9",))),
    (("kid_ash_1", "", 2), Reason("unknown", ("",))),
    (("kid_ash_1", "stray", "two"), Reason("unknown", ("two",))),
    ((2, "stray", 2), Reason("unknown", (2,))),
])
def test_words_that_name_nothing_are_no_fit(args: tuple[Atom, ...], reason: Reason | None) -> None:
    assert misfit(table({}), Count(), Option("count", args)) == reason


def test_a_form_knows_whether_it_ends_in_a_way() -> None:
    state = table({})
    words = ("kid_ash_1", "hill", "pond")
    assert misfit(state, Walk(), Option("walk", words, way=True)) is None
    assert misfit(state, Walk(), Option("walk", words)) == Reason("not_an_option", ("walk",))
    count = Option("count", ("kid_ash_1", "stray", 2), way=True)
    assert misfit(state, Count(), count) == Reason("not_an_option", ("count",))


def test_a_new_rule_needs_no_procedure_that_knows_it() -> None:
    state = start(table({"kid_ash_1": "hill"}, game=meadow_with(Count())), Turn("ash"))
    assert asked(state).options[-2] == Option("count", ("kid_ash_1", "stray", 2))
    assert refused(state, "ash", "count kid_ash_1 stray 3") == Reason("miscounted")
    say(state, "ash", "count kid_ash_1 stray 2")
    assert where(state, "kid_ash_1") == ["wood"]
