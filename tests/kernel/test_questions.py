"""Keys: one text for one answer, and what chance can say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.kernel.crank import answer, current
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import (
    PASS,
    Ask,
    Atom,
    Chance,
    IllegalAnswer,
    Option,
    Reason,
    Reply,
    meant,
    parse,
    text,
)
from desktop_app.kernel.rulebook import refusal
from desktop_app.kernel.state import State, canonical_json
from tests.kernel.random_play import played
from tests.kernel.toy_room.set_up import GAME

names = st.from_regex(r"[a-z_][a-z0-9_:]*", fullmatch=True)
numbers = st.integers(-999_999_999, 999_999_999)
atoms = st.one_of(names, numbers)


def said(*words: str) -> st.SearchStrategy[str]:
    """Any text, or some of these words."""
    return st.one_of(st.text(), st.lists(st.sampled_from(words), max_size=5).map(" ".join))


@given(names, st.lists(atoms).map(tuple), st.booleans())
def test_an_option_is_read_back_from_its_key(verb: str, args: tuple[Atom, ...], way: bool) -> None:
    option = Option(verb, args, way=way and len(args) > 1, risk="rolls")
    assert parse(option.key) == option._replace(risk="none")
    assert meant((PASS, option), parse(option.key)) is option


@given(said("walk", "ash>birch", ">", "7", "-7", "007", "-0", "-", "²", "٣", "  "))
def test_whatever_the_text_it_is_the_key_of_what_is_read(key: str) -> None:
    """So no two texts mean the same answer."""
    assert parse(key).key == key


@pytest.mark.parametrize(("key", "option"), [
    ("pass", PASS),
    ("give 0 12", Option("give", (0, 12))),
    ("walk kid hill>pond", Option("walk", ("kid", "hill", "pond"), way=True)),
    ("raise -3", Option("raise", (-3,))),
    ("give 00", Option("give 00")),
    ("give  0", Option("give  0")),
    ("walk kid hill>pond>wood", Option("walk kid hill>pond>wood")),
    ("walk hill>pond kid", Option("walk", ("hill>pond", "kid"))),
    ("", Option("")),
])
def test_examples_of_keys(key: str, option: Option) -> None:
    assert parse(key) == option


def test_an_options_risk_is_not_said_and_its_way_is() -> None:
    options = (Option("walk", ("kid", "hill", "pond"), True, "ends_game"), Option("bite", ("kid",), risk="rolls"))
    assert meant(options, Option("bite", ("kid",))) is options[1]
    assert meant(options, Option("walk", ("kid", "hill", "pond"), True)) is options[0]
    assert meant(options, Option("walk", ("kid", "hill", "pond"))) is None


def test_a_text_is_data_and_so_is_an_illegal_answer() -> None:
    assert text("moved", piece="kid", count=2).args == (("piece", "kid"), ("count", 2))
    assert str(IllegalAnswer(Reason("not_next_to", ("hill", 3)))) == "not_next_to hill 3"


def test_pass_is_allowed_where_one_may() -> None:
    state = played(0, 1)
    assert refusal(state, Ask("ash", "action"), PASS) == Reason("may_not_pass")
    assert refusal(state, Ask("ash", "action", may=True), PASS) is None


# What chance says ----------------------------------------------------------------------------------------------------

bags = st.lists(st.one_of(st.integers(1, 6), st.sampled_from(("acorn", "clover", "nap"))), min_size=1, max_size=6)


@st.composite
def chances(draw: st.DrawFn) -> Chance:
    """Any chance that a rule may take."""
    bag = tuple(draw(bags))
    kind = draw(st.sampled_from(("dice", "draw", "shuffle")))
    most = {"dice": 4, "draw": len(bag), "shuffle": len(bag)}[kind]
    return Chance(kind, most if kind == "shuffle" else draw(st.integers(0, most)), bag)


@given(chances(), st.integers(0, 99))
def test_what_chance_says_is_accepted_and_read_back(chance: Chance, seed: int) -> None:
    result = Stream("test", seed).sample(chance)
    assert chance.accepts(result)
    assert chance.read(Option(chance.kind, result).key) == Option(chance.kind, result)
    only = chance.only_result()
    assert only is None or sorted(map(str, only)) == sorted(map(str, result))


@given(chances(), said("dice", "draw", "shuffle", "1", "2", "01", "nap", "acorn"))
def test_what_chance_cannot_say_is_not_read(chance: Chance, key: str) -> None:
    read = chance.read(key)
    assert read is None or (read.key == key and read.verb == chance.kind and chance.accepts(read.args))


@pytest.mark.parametrize(("chance", "result", "accepted"), [
    (Chance("dice", 2, (1, 2, 3)), (3, 3), True),
    (Chance("dice", 2, (1, 2, 3)), (3,), False),
    (Chance("dice", 1, (1, 2, 3)), (4,), False),
    (Chance("draw", 2, ("acorn", "acorn", "clover")), ("acorn", "acorn"), True),
    (Chance("draw", 2, ("acorn", "clover")), ("acorn", "acorn"), False),
    (Chance("shuffle", 2, ("one", "two")), ("two", "one"), True),
    (Chance("shuffle", 2, ("one", "two")), ("two",), False),
])
def test_what_can_come_out(chance: Chance, result: tuple[Atom, ...], accepted: bool) -> None:
    assert chance.accepts(result) is accepted


def test_a_stream_depends_on_its_name_only_and_throws_every_number() -> None:
    thrown = [Stream("dice", 7).below(6) for _ in range(3)]
    assert len({*thrown}) == 1
    stream = Stream("dice", 7)
    counts = [0] * 6
    for _ in range(6_000):
        counts[stream.below(6)] += 1
    assert all(850 < count < 1_150 for count in counts)
    assert sorted(Stream("x").shuffled((3, 1, 2, 1))) == [1, 1, 2, 3]


# Texts from anywhere -------------------------------------------------------------------------------------------------

TABLES = [played(answers, seed=8) for answers in (0, 30, 60, 90)]
WORDS = sorted({*TABLES[0].rules.verbs, *TABLES[0].pieces, *GAME.places, *GAME.sides, "1", "7", "hill>pond", "pass"})


@given(st.sampled_from(TABLES), st.sampled_from((*GAME.seats, "chance", "", "stray")),
       said(*WORDS))
def test_no_text_breaks_the_table(state: State, seat: str, key: str) -> None:
    twin = state.copy()
    before = canonical_json(twin)
    try:
        answer(twin, Reply(seat, key))
    except IllegalAnswer:
        assert canonical_json(twin) == before
        assert current(twin) == current(state)
