"""Standing orders: what is answered for a person, and what never is."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.app.settings import Settings, read_settings, write_settings
from desktop_app.app.standing_orders import IN_A_ROW, Order, StandingOrders, read_orders, way_on
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.views import (
    AreaView,
    BoardView,
    ItemView,
    OptionView,
    PanelView,
    PieceView,
    PromptView,
    SeatView,
    TableView,
)

PASS = OptionView("pass", Text("o.pass"))
SWIM = OptionView("swim fish pond", Text("o.swim"))
BOARD = BoardView("b", (1, 1), tuple(AreaView(id, (), (0, 0), (0, 0)) for id in ("pond", "hill")))


def seat(id: str, state: str = "") -> SeatView:
    return SeatView(id, Text(id), "#000000", "#000000", "#000000", "ink", "plain", (), state)


def view(question: str = "after", options: tuple[OptionView, ...] = (PASS, SWIM), *, turn: str = "", round: int = 1,
         pieces: tuple[PieceView, ...] = (), panels: tuple[PanelView, ...] = (), main: str = "pass",
         decider: str = "ash") -> TableView:  # fmt: skip
    """What ash sees: a question to ash in somebody's turn, in ash's own when nobody else's is named."""
    seats = (seat("ash", "answers"), seat("elm", "acts" if turn == "elm" else ""))
    prompt = PromptView("ash", decider, Text(question), options, (), main)
    return TableView((BOARD,), pieces, panels, seats, prompt, text("phase", n=round))


def order(**values: Any) -> Order:
    return Order(**{"game": "meadow", "question": "after", "words": "After?", "until": "game", "seat": "ash",
                    "known": ("swim",), **values})  # fmt: skip


def ordered(**values: Any) -> StandingOrders:
    made = StandingOrders("meadow")
    made.give(order(**values), view())
    return made


def test_an_order_goes_on():
    assert ordered().answer("ash", view()) == "pass"


@pytest.mark.parametrize("asked", [
    view("another"), view(main=""), view(main="swim fish pond"), view(decider="elm"), view(options=(PASS,)),
    view(options=(OptionView("pass", Text("o.pass"), risk="rolls"), SWIM)),
    view(options=(OptionView("pass", Text("o.pass"), risk="gives_up"), SWIM)),
    view(options=(SWIM, OptionView("swim eel pond", Text("o.swim")))),
])  # fmt: skip
def test_only_a_way_on_without_risk_is_taken(asked):
    assert ordered().answer("ash", asked) == ""


def test_another_seat_and_another_game_are_asked():
    made = StandingOrders("meadow", [order(seat="elm")], [order(game="chess", seat="")])
    assert made.answer("ash", view()) == ""


def test_an_order_for_always_is_for_whoever_sits_there():
    assert StandingOrders("meadow", [], [order(seat="")]).answer("ash", view()) == "pass"


def test_a_kind_of_option_stops_it():
    made = ordered(stops={"swim": "Swim"})
    assert made.answer("ash", view()) == ""
    assert made.answer("ash", view(options=(PASS, OptionView("dig", Text("o.dig"))))) == "", "that is new"
    assert ordered(stops={"dig": "Dig"}).answer("ash", view()) == "pass"


def test_what_was_not_on_offer_then_stops_it_unless_that_is_not_wanted():
    dig = view(options=(PASS, SWIM, OptionView("dig", Text("o.dig"))))
    assert ordered().answer("ash", dig) == ""
    assert ordered(strange=False).answer("ash", dig) == "pass"


def test_a_contest_stops_it_when_it_is_mine():
    mine, other = PieceView("a1", "cow", "pond", "cow", "ash"), PieceView("e1", "cow", "pond", "cow", "elm")
    def fight(piece: str) -> TableView:
        return view(pieces=(mine, other), panels=(PanelView("f", "contest", Text(""), "", (
            ItemView("side", Text(""), pieces=(piece,)),)),))  # fmt: skip
    assert ordered(contest=True).answer("ash", fight("a1")) == ""
    assert ordered(contest=True).answer("ash", fight("e1")) == "pass"
    assert ordered().answer("ash", fight("a1")) == "pass"


def test_an_enemy_that_came_since_stops_it_once():
    mine = PieceView("a1", "cow", "pond", "cow", "ash")
    far, near = PieceView("e1", "cow", "hill", "cow", "elm"), PieceView("e1", "cow", "pond", "cow", "elm")
    made = StandingOrders("meadow")
    made.give(order(came=True), view(pieces=(mine, far)))
    assert made.answer("ash", view(pieces=(mine, far))) == "pass"
    assert made.answer("ash", view(pieces=(mine, near))) == "", "it came where ash is"
    assert made.answer("ash", view(pieces=(mine, near))) == "pass", "now ash has seen it"


def test_until_my_next_turn():
    made = ordered(until="turn")
    assert not made.time_passes([("ash", view())])
    assert made.answer("ash", view()) == "pass", "this turn is not the next one"
    assert made.time_passes([("ash", view(turn="elm"))])
    assert made.answer("ash", view(turn="elm")) == "pass"
    again = StandingOrders("meadow", made.orders)
    assert again.time_passes([("ash", view())])
    assert again.orders == ()


def test_until_the_round_is_over():
    made = ordered(until="round", round=1)
    assert not made.time_passes([("ash", view())])
    assert made.time_passes([("ash", view(round=2))])
    assert made.answer("ash", view(round=2)) == ""


def test_for_the_game():
    made = ordered()
    assert not made.time_passes([("ash", view(turn="elm", round=9))])
    assert made.answer("ash", view(round=9)) == "pass"


def test_answers_by_order_never_go_round_in_a_circle():
    made = ordered()
    for _ in range(IN_A_ROW):
        assert made.answer("ash", view()) == "pass"
        made.followed()
    assert made.answer("ash", view()) == ""
    made.others_answered()
    assert made.answer("ash", view()) == "pass"


def test_a_second_order_about_the_same_takes_the_place_of_the_first():
    made = ordered()
    made.give(order(until="round", round=1), view())
    assert [each.until for each in made.orders] == ["round"]
    made.take_back(made.orders[0])
    assert made.orders == ()


def test_a_single_answer_is_no_way_on():
    assert way_on(view(options=(PASS,)).prompt) is None
    assert way_on(None) is None


def test_orders_are_kept_and_what_is_none_is_left_out(tmp_path):
    kept = order(seat="", until="always", stops={"swim": "Swim"}, round=3)
    write_settings(Settings(standing_orders=[kept]), tmp_path)
    assert read_settings(tmp_path).standing_orders == [kept]
    assert read_orders([kept.model_dump(mode="json"), {"game": 3}, {}]) == (kept,)
