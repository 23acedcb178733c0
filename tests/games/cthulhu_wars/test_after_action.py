"""In which order several seats do what follows a player's action."""

from typing import ClassVar

import pytest

from desktop_app.app.rooms import room
from desktop_app.games.cthulhu_wars.procedures.game_round import WholeGame
from desktop_app.games.cthulhu_wars.room import CthulhuWars
from desktop_app.games.cthulhu_wars.set_up import lay_table
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.crank import answer, begin, pending
from desktop_app.kernel.questions import Ask, Option, Reason, Reply
from desktop_app.kernel.room import Setup
from desktop_app.kernel.rulebook import Verb


class Nod(Verb):
    """Something that a seat may do after any player's action, as often as it likes."""

    id = verb = "nod"
    questions: ClassVar[tuple[str, ...]] = ("after_action",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        options.append(Option(self.verb))

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        return None

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        state.gain_power(ask.seat, 1)


class Wave(Nod):
    id = verb = "wave"


class Bow(Nod):
    id = verb = "bow"


def table_where_three_react() -> Table:
    """The first turn of a game, in which all seats but Yellow Sign have something to do after each action."""
    cthulhu_wars = room("cthulhu_wars")
    assert isinstance(cthulhu_wars, CthulhuWars)
    game = cthulhu_wars.game(Setup("earth_35", ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")))
    game.rules = (*game.rules, Nod("crawling_chaos"), Wave("great_cthulhu"), Bow("black_goat"))
    table = lay_table(game)
    begin(table, WholeGame())
    return table


def asked_after_the_action(table: Table, seat: str) -> list[str]:
    """Who is asked, one after the other, when this seat has passed its turn and nobody does anything."""
    answer(table, Reply(seat, "pass_turn"))
    found = []
    while isinstance(asked := pending(table), Ask) and asked.question == "after_action":
        found.append(asked.decider)
        answer(table, Reply(asked.decider, "pass"))
    return found


@pytest.mark.rule("CWB-R-05")
def test_the_seat_in_turn_first_then_in_turn_order() -> None:
    table = table_where_three_react()
    answer(table, Reply("great_cthulhu", "direction clockwise"))
    assert asked_after_the_action(table, "great_cthulhu") == ["great_cthulhu", "crawling_chaos", "black_goat"]
    assert asked_after_the_action(table, "crawling_chaos") == ["crawling_chaos", "black_goat", "great_cthulhu"]


@pytest.mark.rule("CWB-R-05")
def test_against_the_clock_the_order_is_the_other_one() -> None:
    table = table_where_three_react()
    answer(table, Reply("great_cthulhu", "direction counter_clockwise"))
    assert asked_after_the_action(table, "great_cthulhu") == ["great_cthulhu", "black_goat", "crawling_chaos"]
    assert asked_after_the_action(table, "yellow_sign") == ["black_goat", "crawling_chaos", "great_cthulhu"]


@pytest.mark.rule("CWB-R-05")
def test_each_may_do_it_until_it_passes() -> None:
    table = table_where_three_react()
    answer(table, Reply("great_cthulhu", "direction clockwise"))
    answer(table, Reply("great_cthulhu", "pass_turn"))
    for key in ("wave", "wave", "pass"):
        answer(table, Reply("great_cthulhu", key))
    asked = pending(table)
    assert isinstance(asked, Ask)
    assert asked.decider == "crawling_chaos"
    assert table.power["great_cthulhu"] == 2
