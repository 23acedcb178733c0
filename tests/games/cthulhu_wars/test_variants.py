"""Two seats, and Gate control by choice: whole games played by chance, what is shown, what is written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.games.cthulhu_wars.procedures.action_phase import Turn
from desktop_app.gui.wording import wording_for
from desktop_app.kernel import crank, rulebook
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, Ask, Chance, Option, Reply, Text
from desktop_app.kernel.room import Setup
from desktop_app.kernel.state import State, data, fingerprint
from desktop_app.kernel.views import ItemView, OptionView, TableView
from tests.games.cthulhu_wars.played import room
from tests.games.cthulhu_wars.rich_tables import rich_document

GAMES = 30
CONTROLS = ("automatic", "by_choice")
LONGEST = 20_000
"""No game by chance has nearly so many answers."""


def a_setup(seed: int, seats: int, control: str) -> Setup:
    """So many of the factions, by chance, on the usual map."""
    usual = room().default_setup("", seats)
    sides = Stream("sides", seed, seats).shuffled(room().catalogue().sides)
    return Setup(usual.map, tuple([str(side) for side in sides[:seats]]), (("gate_control", control),))


def a_table(seed: int, seats: int, control: str) -> State:
    """A new game, and with every other seed the middle of one."""
    setup = a_setup(seed, seats, control)
    if seed % 2 == 0:
        return room().new_game(setup)
    return room().read_scenario({**rich_document(room(), setup, seed), "options": {"gate_control": control}})[1]


def questions(table: State, seed: int) -> Iterator[Ask | Chance]:
    """Everything that is asked in a game whose answers come by chance."""
    stream = Stream("answers", seed)
    for _ in range(LONGEST):
        asked = crank.pending(table)
        if asked is None:
            return
        yield asked
        if isinstance(asked, Chance):
            crank.answer(table, Reply(CHANCE, Option(asked.kind, stream.sample(asked)).key))
        else:
            verbs = list(dict.fromkeys([option.verb for option in asked.options]))
            verb = verbs[stream.below(len(verbs))]
            options = [option for option in asked.options if option.verb == verb]
            crank.answer(table, Reply(asked.decider, options[stream.below(len(options))].key))
    pytest.fail("this game goes on for ever")


@pytest.mark.parametrize("control", CONTROLS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_by_chance_stay_clean(seats: int, control: str) -> None:
    """Every game ends, nothing impossible comes about, and whatever is listed may be answered."""
    for seed in range(GAMES):
        table = a_table(seed, seats, control)
        for asked in questions(table, seed):
            assert room().broken(table) == ()
            if isinstance(asked, Ask):
                assert asked.options
                refused = [option.key for option in asked.options if rulebook.refusal(table, asked, option) is not None]
                assert refused == [], asked.question
        assert table.over


@pytest.mark.rule("CWB-GATE-02")
def test_no_table_comes_back_by_choices_about_gates() -> None:
    """Each choice marks the turn; from one to the next the table is always another one."""
    for seed in range(6):
        table = a_table(seed, 2, "by_choice")
        seen: list[dict[str, Any]] = []
        marks: tuple[str, ...] = ()
        for _ in questions(table, seed):
            turn = table.stack[-1]
            if isinstance(turn, Turn):
                if len(turn.used) <= len(marks) or turn.used[:len(marks)] != marks:
                    seen.clear()
                lies = {name: part for name, part in data(table).items() if name != "stack"}
                assert lies not in seen
                seen.append(lies)
                marks = turn.used


@pytest.mark.parametrize(("seats", "control"), [(2, "automatic"), (2, "by_choice"), (4, "by_choice")])
def test_every_rest_point_is_written_exactly(seats: int, control: str) -> None:
    decays = 0
    for seed in (0, 1, 3):
        table = a_table(seed, seats, control)
        for _ in questions(table, seed):
            if room().rest_point(table):
                document = room().write_scenario(table)
                assert fingerprint(room().read_scenario(document)[1]) == fingerprint(table)
                decays += document.get("decay", 0) > 0
    assert bool(decays) == (seats == 2)


def texts(shown: Any) -> list[Text]:
    """Every sentence of a view."""
    if isinstance(shown, Text):
        return [shown]
    return [text for part in shown for text in texts(part)] if isinstance(shown, tuple) else []


@pytest.mark.parametrize("control", CONTROLS)
def test_a_game_for_two_is_told_without_a_gap(control: str) -> None:
    wording = wording_for("cthulhu_wars")
    for seed in (0, 1):
        table = a_table(seed, 2, control)
        table.happened = []
        for asked in questions(table, seed):
            for event in table.happened:
                wording.sentence(room().describe(table, event))
            table.happened = []
            shown = room().view(table, asked.decider if isinstance(asked, Ask) else "")
            for text in texts(shown._replace(boards=())):
                wording.sentence(text)
    assert wording.missing == set()


# What is shown and chosen ---------------------------------------------------------------------------------------------


def shown(document: dict[str, Any]) -> TableView:
    """What the seat in turn sees."""
    table = room().read_scenario({"game": "cthulhu_wars", **document})[1]
    return room().view(table, table.in_turn)


def decay(view: TableView) -> tuple[ItemView, ...]:
    return next((panel.items for panel in view.panels if panel.id == "decay"), ())


def test_decay_is_a_track_of_games_for_two() -> None:
    for_two = {"seats": ["great_cthulhu", "black_goat"], "turn": "black_goat", "decay": 2}
    assert [(item.value, item.state) for item in decay(shown(for_two))] == [
        (0, "done"), (1, "done"), (2, "now"), (3, "open"), (4, "open")]
    assert [item.value for item in decay(shown({**for_two, "decay": 6}))] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert decay(shown({"seats": ["great_cthulhu", "black_goat", "sleeper"]})) == ()


def options_at_two_gates() -> dict[str, OptionView]:
    """Black Goat keeps one Gate and may take another, with a Dark Young too."""
    areas = {"europe": {"gate": "black_goat.acolyte", "black_goat": {"acolyte": 2, "dark_young": 1}},
             "arabia": {"gate": "abandoned", "black_goat": {"acolyte": 2}}}
    view = shown({"options": {"gate_control": "by_choice"}, "turn": "black_goat", "areas": areas,
                  "factions": {"black_goat": {"spellbooks": ["the_red_sign"]}}})
    assert view.prompt is not None
    return {option.key: option for option in view.prompt.options}


def test_a_unit_is_carried_onto_a_gate_and_one_is_left_by_pointing_at_it() -> None:
    options = options_at_two_gates()
    take, swap = options["take_gate acolyte arabia"], options["swap_keeper dark_young europe"]
    assert (len(take.from_ids), take.to_ids, take.cost) == (2, ("gate:arabia",), "")
    assert (swap.from_ids, swap.to_ids) == (("black_goat.dark_young.1",), ("gate:europe",))
    leave = options["abandon_gate europe"]
    assert (leave.from_ids, leave.to_ids, leave.risk) == (
        ("black_goat.acolyte.1", "gate:europe"), (), "gives_up")


def test_two_may_play_on_the_map_for_three_and_nowhere_else() -> None:
    assert [choice.id for choice in room().catalogue().maps if 2 in choice.seats] == ["earth_33"]
    assert room().default_setup("", 2) == Setup("earth_33", ("great_cthulhu", "crawling_chaos"))


def test_the_first_value_of_an_option_is_how_it_is_without_it() -> None:
    (choice,) = room().catalogue().options
    assert (choice.id, choice.values) == ("gate_control", CONTROLS)
    setup = room().default_setup("", 3)
    said = room().new_game(setup._replace(options=(("gate_control", "automatic"),)))
    assert fingerprint(said) == fingerprint(room().new_game(setup))
