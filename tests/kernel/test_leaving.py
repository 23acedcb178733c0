"""How pieces leave the table, what takes the place of leaving, and pieces that change sides in between."""

from __future__ import annotations

from typing import ClassVar

import pytest

from desktop_app.kernel.crank import pending
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.leaving import Eliminate, commander, events
from desktop_app.kernel.procedures import Window
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.rulebook import Event, Rule, Verb
from desktop_app.kernel.state import place
from tests.kernel.tables import keys, lay_peg, meadow_with, question, roll, say, start, table, where
from tests.kernel.toy_room.meadow import SEATS, Meadow, Table
from tests.kernel.toy_room.rules import PROCEDURES
from tests.kernel.toy_room.scuffle import Scuffle
from tests.kernel.toy_room.set_up import GAME


@pytest.mark.parametrize(("chosen", "billy", "kid"), [("stand_in", "hill", "pool"), ("thick_wool", "barn:ash", "pond")])
def test_two_replacements_of_one_event_are_ordered_by_the_commander(chosen: str, billy: str, kid: str) -> None:
    goats = {"billy_ash_1": "hill", "kid_ash_1": "pond", "kid_ash_2": "wood"}
    state = table(goats, {"stand_in": "ash", "thick_wool": "ash"})
    start(state, Eliminate(events("leave", ("billy_ash_1",)), cause="test"), in_turn="birch")
    assert question(state) == ("ash", "replace_by")
    assert keys(state) == ["stand_in billy_ash_1", "thick_wool billy_ash_1"]
    say(state, "ash", f"{chosen} billy_ash_1")
    assert where(state, "billy_ash_1", "kid_ash_1") == [billy, kid]
    assert where(state, "kid_ash_2") == ["wood"], "no stand-in for a stand-in"
    assert pending(state) is None


def test_a_stand_in_is_never_one_that_leaves_already() -> None:
    goats = {"billy_ash_1": "hill", "kid_ash_1": "pond", "kid_ash_2": "wood"}
    state = table(goats, {"stand_in": "ash"})
    start(state, Eliminate(events("leave", ("billy_ash_1", "kid_ash_1")), cause="test"))
    assert where(state, "billy_ash_1", "kid_ash_1", "kid_ash_2") == ["hill", "pool", "pool"]


class Relief(Rule):
    """An oat for each goat that was to leave and stays."""

    id = "relief"

    def reacts_spared(self, state: Table, window: Window) -> None:
        state.oats["birch"] += len(window.about)


@pytest.mark.parametrize(("talents", "saved"), [
    ({"thick_wool": "ash"}, 1), ({"stand_in": "ash"}, 1), ({"thick_wool": "birch"}, 0),
])
def test_whoever_was_to_leave_and_stays_is_told_of_once(talents: dict[str, str], saved: int) -> None:
    goats = {"billy_ash_1": "hill", "kid_ash_1": "pond"}
    state = table(goats, talents, game=Meadow(SEATS, (*GAME.rules, Relief()), PROCEDURES))
    before = state.oats["birch"]
    start(state, Eliminate(events("leave", ("billy_ash_1",)), cause="test"))
    assert state.oats["birch"] == before + saved


def test_the_borrower_of_a_goat_decides_how_its_leaving_is_replaced() -> None:
    state = table({"billy_ash_1": "hill", "kid_ash_1": "pond"}, {"stand_in": "ash", "thick_wool": "ash"})
    state.pieces["billy_ash_1"] = state.pieces["billy_ash_1"]._replace(commander="cedar")
    start(state, Eliminate(events("leave", ("billy_ash_1",)), cause="test"))
    assert question(state) == (commander(state, "billy_ash_1"), "replace_by") == ("cedar", "replace_by")


def test_what_leaves_goes_home_to_its_owner_without_a_commander_and_its_last_place_is_kept() -> None:
    state = table({"kid_ash_1": "hill", "kid_birch_1": "hill"}, game=Meadow(SEATS, (), PROCEDURES))
    place(state, "kid_ash_1", "hill", side="birch")
    state.pieces["kid_ash_1"] = state.pieces["kid_ash_1"]._replace(commander="cedar")
    leaving = Eliminate(events("leave", ("kid_ash_1", "kid_birch_1")), cause="test")
    start(state, leaving)
    assert leaving.left == (("kid_ash_1", "hill", "birch", "leave"), ("kid_birch_1", "hill", "birch", "leave"))
    assert leaving.result(state) == 2
    gone = state.pieces["kid_ash_1"]
    assert (gone.place, gone.side, gone.commander) == ("pool", "ash", "")
    assert "kid_ash_1" in state.at("pool", "ash", "kid")


def test_a_goat_changes_sides_between_two_steps_of_a_fight() -> None:
    goats = {"bell_birch_1": "hill", "lamb_birch_1": "hill", "billy_ash_1": "hill"}
    state = start(table(goats), Scuffle("hill", "ash", "birch"))
    roll(state, 6, 4, 1)
    roll(state, 1, 1)
    say(state, "birch", "leave bell_birch_1")
    roll(state, "acorn")
    assert state.pieces["lamb_birch_1"].side == "stray"
    assert where(state, "lamb_birch_1") == ["hill"], "it was shy, but it is out of the scuffle and nothing befalls it"
    assert pending(state) is None


def test_a_peg_falls_with_its_goat_before_anything_is_drawn() -> None:
    state = table({"billy_birch_1": "hill"})
    peg = lay_peg(state, "billy_birch_1", "two")
    start(state, Eliminate(events("leave", ("billy_birch_1",)), cause="test"))
    assert (where(state, peg), state.pieces[peg].face) == (["hand:birch"], "")
    assert "two" in state.bags["pegs:birch"]
    roll(state, "clover")
    assert state.at("hand:birch", "birch", "charm")


class Bolt(Verb):
    """Instead of leaving a kid bolts, and its commander says where to."""

    id = "bolt"
    verb = "bolt"
    form: ClassVar[tuple[str, ...]] = ("piece",)

    def replaces_leave(self, state: Table, event: Event) -> tuple[tuple[str, str], ...] | None:
        return (("bolt", event[1]),) if state.pieces[event[1]].kind == "kid" else None

    def performs(self, state: Table, ask: Ask, option: Option) -> Procedure:
        return Bolting(str(option.args[0]))


@procedure("bolting", "bolt_where")
class Bolting(Procedure):
    """Where to?"""

    goat: str

    def bolt_where(self, state: Table) -> Ask:
        here = state.pieces[self.goat].place
        ways = [Option("to", (where,)) for where in state.game.paths[here] if not where.startswith("barn")]
        return Ask(state.pieces[self.goat].side, "bolt_where", tuple(ways), about=self.goat)

    def on_bolt_where(self, state: Table, reply: Option) -> None:
        place(state, self.goat, str(reply.args[0]))


def test_a_replacement_with_steps_of_its_own_is_finished_before_the_reactions() -> None:
    state = table({"kid_ash_1": "hill", "kid_birch_1": "hill", "bell_birch_1": "hill", "lamb_birch_1": "hill"},
                  game=meadow_with(Bolt()))
    start(state, Eliminate(events("leave", ("kid_ash_1", "bell_birch_1", "kid_birch_1")), cause="test"))
    assert (question(state), keys(state)) == (("ash", "bolt_where"), ["to pond", "to wood"])
    assert state.pieces["lamb_birch_1"].side == "birch", "the bell's leaving has not been reacted to yet"
    say(state, "ash", "to wood")
    say(state, "birch", "to pond")
    assert where(state, "kid_ash_1", "kid_birch_1", "bell_birch_1") == ["wood", "pond", "pool"]
    assert state.pieces["lamb_birch_1"].side == "stray"
