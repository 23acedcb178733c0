"""Several seats decide together."""

from desktop_app.kernel.crank import pending
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.pledge import Pledge
from tests.kernel.tables import keys, question, say, start, table
from tests.kernel.toy_room.meadow import Table

ALL = ("ash", "birch", "cedar")


@procedure("caller", "call")
class Caller(Procedure):
    """Hears what was promised."""

    sum: int
    seats: tuple[str, ...] = ALL
    able: tuple[int, ...] = ()
    pays: bool = True
    heard: str = ""

    def call(self, state: Table) -> Procedure:
        return Pledge("oats", self.sum, self.seats, self.able, self.pays)

    def after_call(self, state: Table, promises: tuple[int, ...]) -> None:
        self.heard = "met " + " ".join(map(str, promises)) if promises else "not met"


def called(caller: Caller, *said: str, **oats: int) -> tuple[Table, str]:
    """The table after these answers (each "seat number"), and what the caller has heard."""
    state = table({})
    state.oats.update(oats)
    start(state, caller)
    for turn_and_amount in said:
        asked_seat, _ = question(state)
        seat, key = turn_and_amount.split(" ", 1)
        assert seat == asked_seat
        say(state, seat, f"give {key}")
    return state, caller.heard


def test_a_pledge_among_three_seats() -> None:
    state = table({})
    state.oats["cedar"] = 0
    state.happened = []
    start(state, Pledge("oats", 4, ALL))
    assert question(state) == ("ash", "pledge_what")
    say(state, "ash", "give 0 1")
    say(state, "birch", "give 1 2")
    assert question(state) == ("ash", "pledge_what"), "cedar has nothing and is left out; one is short, a second round"
    assert keys(state) == ["give 3 1", "give 3 2"], "it may only raise, and no more than what is missing"
    say(state, "ash", "give 3 2")
    assert list(state.oats.values()) == [1, 1, 0]
    assert pending(state) is None
    spoken = [(event.seat, *event.args) for event in state.happened]
    assert spoken == [("ash", 1, "oats"), ("birch", 2, "oats"), ("ash", 2, "oats")], "cedar has not even said nothing"


def test_a_pledge_that_is_met_stops_at_once_and_the_caller_hears_who_gives_what() -> None:
    state, heard = called(Caller(4), "ash 0 1", "birch 1 3")
    assert heard == "met 1 3 0", "cedar is not asked any more"
    assert list(state.oats.values()) == [2, 0, 3]


def test_a_pledge_that_falls_short_is_not_paid_and_the_caller_hears_it() -> None:
    two_each = [f"{seat} {turn} 2" for turn, seat in enumerate((*ALL, *ALL))]
    state, heard = called(Caller(9), *two_each)
    assert (heard, list(state.oats.values())) == ("not met", [3, 3, 3])
    assert pending(state) is None


def test_a_pledge_that_nobody_can_give_anything_to_is_not_met_and_asks_nobody() -> None:
    state, heard = called(Caller(1), ash=0, birch=0, cedar=0)
    assert (heard, pending(state)) == ("not met", None)


def test_a_pledge_beyond_everybodys_reach_asks_nobody() -> None:
    state, heard = called(Caller(10))
    assert (heard, pending(state)) == ("not met", None)


def test_a_pledge_of_nothing_is_met_without_a_question() -> None:
    state, heard = called(Caller(0))
    assert (heard, list(state.oats.values())) == ("met 0 0 0", [3, 3, 3])


def test_a_pledge_may_be_limited_and_paid_by_the_caller() -> None:
    state, heard = called(Caller(3, able=(1, 0, 2), pays=False), "ash 0 1", "cedar 2 2")
    assert (heard, list(state.oats.values())) == ("met 1 0 2", [3, 3, 3])
