"""Scenario documents: what they may say, what is refused and where, and that writing and reading lose nothing."""

import json
from typing import Any

import pytest

from desktop_app.app.rooms import room
from desktop_app.bots.random_bot import RandomBot
from desktop_app.games.cthulhu_wars.room import CthulhuWars
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, Chance, Option, Reply
from desktop_app.kernel.room import BadSetup, Problem
from desktop_app.kernel.state import State, data, fingerprint
from tests.games.cthulhu_wars.rich_tables import rich_document

WARS = room("cthulhu_wars")
assert isinstance(WARS, CthulhuWars)
MAPS = [(choice.id, seats) for choice in WARS.catalogue().maps for seats in choice.seats]

GOOD: dict[str, Any] = {
    "game": "cthulhu_wars",
    "seats": ["great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"],
    "turn": "black_goat",
    "round": 3,
    "ritual": 2,
    "desecrated": ["europe"],
    "dice": [6, 1],
    "areas": {
        "europe": {"gate": "yellow_sign", "yellow_sign": {"acolyte": 3, "hastur": 1}},
        "arabia": {"gate": "abandoned", "crawling_chaos": {"nightgaunt": 2}},
        "west_africa": {"gate": "black_goat.dark_young", "black_goat": {"dark_young": 2, "acolyte": 1}},
        "south_pacific": {"great_cthulhu": {"acolyte": 2}},
    },
    "factions": {
        "black_goat": {"power": 5, "spellbooks": ["the_red_sign", "frenzy"], "elder_signs": [3, 1], "revealed": [2]},
        "yellow_sign": {"doom": 7, "captives": {"black_goat": {"acolyte": 2}}},
        "great_cthulhu": {"zones": {"ocean_deep": {"cthulhu": 1, "starspawn": 1}}},
    },
}


def read(**changes: Any) -> Table:
    """The table of a good document with other values for some fields."""
    _, table = WARS.read_scenario({**GOOD, **changes})
    assert isinstance(table, Table)
    return table


def problems(document: Any) -> list[Problem]:
    with pytest.raises(BadSetup) as bad:
        WARS.read_scenario(document)
    return list(bad.value.problems)


def played(state: State, seed: int, limit: int = 3_000) -> list[State]:
    """The table after each answer of a random game."""
    stream, bot, tables = Stream("scenario", seed), RandomBot(verb_first=True), [state.copy()]
    while (asked := crank.pending(state)) is not None and len(tables) <= limit:
        if isinstance(asked, Chance):
            crank.answer(state, Reply(CHANCE, Option(asked.kind, stream.sample(asked)).key))
        else:
            crank.answer(state, bot.choose(state, asked, stream.below(1 << 30)))
        tables.append(state.copy())
    return tables


def again(state: State) -> State:
    """Written, sent through JSON, read."""
    return WARS.read_scenario(json.loads(json.dumps(WARS.write_scenario(state))))[1]


# Nothing is lost ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("map", "seats"), MAPS)
def test_every_rest_point_of_a_game_is_written_exactly(map: str, seats: int) -> None:
    tables = [table for table in played(WARS.new_game(WARS.default_setup(map, seats)), seats) if WARS.rest_point(table)]
    assert len({WARS.write_scenario(table)["phase"] for table in tables}) >= 3
    for table in tables[::3]:
        assert data(again(table)) == data(table)
        assert crank.pending(again(table)) == crank.pending(table)


@pytest.mark.parametrize(("map", "seats"), MAPS)
def test_late_games_are_written_exactly(map: str, seats: int) -> None:
    for seed in range(6):
        document = rich_document(WARS, WARS.default_setup(map, seats), seed)
        for table in played(WARS.read_scenario(document)[1], seed, 40)[::2]:
            if WARS.rest_point(table):
                assert data(again(table)) == data(table)


def test_the_start_is_a_rest_point() -> None:
    table = WARS.new_game(WARS.default_setup())
    assert WARS.write_scenario(table)["phase"] == "set_up"
    assert fingerprint(again(table)) == fingerprint(table)


def test_between_rest_points_nothing_is_written() -> None:
    table = read()
    crank.answer(table, Reply("black_goat", "move acolyte west_africa>arabia"))
    assert not WARS.rest_point(table)
    with pytest.raises(ValueError, match="rest point"):
        WARS.write_scenario(table)


def test_equal_pieces_that_have_changed_places_are_told_apart() -> None:
    table = read()
    swapped = read(pieces={"black_goat.dark_young.2": "pool", "black_goat.dark_young.3": "west_africa"})
    assert WARS.table_data(table)["areas"]["arabia"] == WARS.table_data(swapped)["areas"]["arabia"]
    assert fingerprint(table) != fingerprint(swapped)
    assert "pieces" not in WARS.write_scenario(table)
    assert fingerprint(again(swapped)) == fingerprint(swapped)


# What a document says -------------------------------------------------------------------------------------------------


def test_what_is_left_out_is_as_at_set_up() -> None:
    _, table = WARS.read_scenario({"game": "cthulhu_wars"})
    asked = crank.pending(table)
    assert asked is not None
    assert (asked.question, asked.decider) == ("action", table.in_turn)
    start = WARS.new_game(WARS.default_setup())
    for name in ("pieces", "gates", "power", "doom", "unmet", "order", "bags", "round"):
        assert getattr(table, name) == getattr(start, name), name


def test_the_map_as_said() -> None:
    table = read()
    assert (table.in_turn, table.round, table.ritual, table.desecrated) == ("black_goat", 3, 2, ("europe",))
    assert {area: keeper and table.pieces[keeper].kind for area, keeper in table.gates.items()} == {
        "europe": "acolyte", "arabia": "", "west_africa": "dark_young"}
    assert table.units["yellow_sign"]["europe"] == {
        "acolyte": tuple(f"yellow_sign.acolyte.{number}" for number in (1, 2, 3)), "hastur": ("yellow_sign.hastur.1",)}
    assert table.units_on_map("great_cthulhu") == 2
    assert table.in_play("great_cthulhu", "cthulhu") == 1
    assert table.awakened == ("cthulhu", "hastur")


def test_sheets_as_said() -> None:
    table = read()
    assert table.power == {"great_cthulhu": 8, "crawling_chaos": 8, "black_goat": 5, "yellow_sign": 8}
    assert table.spellbooks["black_goat"] == ("the_red_sign", "frenzy")
    assert table.unmet["black_goat"] == table.game.factions["black_goat"].requirements[2:]
    assert len(table.at("captives:yellow_sign", "black_goat")) == 2
    hidden = table.at("hand:black_goat", "black_goat")
    assert [table.pieces[sign].face for sign in hidden] == ["3", "1"]
    assert [table.known[sign] for sign in hidden] == [("black_goat",)] * 2
    assert len(table.bags["elder_signs"]) == 33
    assert len(table.bags["elder_signs"]) == len(table.at("elder_signs", ""))


def test_order_of_play() -> None:
    assert read().order == ("black_goat", "yellow_sign", "great_cthulhu", "crawling_chaos")
    order = ["black_goat", "crawling_chaos", "great_cthulhu", "yellow_sign"]
    assert read(order=order).order == tuple(order)
    table = read(order=order, turn="great_cthulhu")
    assert (table.in_turn, table.order[0]) == ("great_cthulhu", "black_goat")


@pytest.mark.parametrize(("phase", "question"), [
    ("set_up", "direction"), ("action", "action"), ("gather_power", "first_player"), ("doom_slot", "doom_slot")])
def test_phases_begin(phase: str, question: str) -> None:
    setup, table = WARS.read_scenario({"game": "cthulhu_wars", "phase": phase, "turn": "black_goat"})
    asked = crank.pending(table)
    assert asked is not None
    assert asked.question == question
    assert len(setup.seats) == 4


def test_a_slot_comes_after_those_before_it() -> None:
    order = ["black_goat", "yellow_sign", "great_cthulhu", "crawling_chaos"]
    table = read(phase="doom_slot", turn="yellow_sign", order=order)
    assert [frame.NAME for frame in table.stack] == ["game", "round", "doom_phase", "doom_slot"]
    assert table.stack[2].fields() == [2]


def test_what_has_been_used_once() -> None:
    table = read(used={"turn": ["battle:arabia"], "action_phase": ["the_thousand_forms"]})
    assert [frame.used for frame in table.stack] == [(), (), ("the_thousand_forms",), ("battle:arabia",)]


@pytest.mark.parametrize(("changes", "ending"), [
    ({}, ""), ({"ritual": 8}, "turn"), ({"ritual": 8, "phase": "doom_slot"}, "doom_phase"),
    ({"factions": {"black_goat": {"doom": 30, "spellbooks": ["the_red_sign"]}}}, "turn"),
    ({"ritual": 8, "ending": ""}, "")])
def test_how_the_game_will_end(changes: dict[str, Any], ending: str) -> None:
    assert read(**changes).ending == ending


def test_a_seat_may_say_who_plays_it() -> None:
    seats = [{"side": "black_goat", "controller": "human"}, "yellow_sign", {"side": "crawling_chaos"}]
    setup, _ = WARS.read_scenario({"game": "cthulhu_wars", "seats": seats})
    assert setup == ("earth_33", ("black_goat", "yellow_sign", "crawling_chaos"), ())


def test_a_gate_off_the_map_with_its_keeper() -> None:
    seats = ["great_cthulhu", "sleeper", "yellow_sign"]
    slumber = {"cursed_slumber": {"gate": "sleeper", "acolyte": 1}}
    _, table = WARS.read_scenario({"game": "cthulhu_wars", "seats": seats, "areas": {},
                                   "factions": {"sleeper": {"zones": slumber}}})
    assert WARS.table_data(table)["factions"]["sleeper"]["zones"] == {
        "cursed_slumber": {"gate": "sleeper.acolyte.1", "acolyte": 1}}
    assert fingerprint(again(table)) == fingerprint(table)


def test_the_table_in_a_documents_words_at_any_moment() -> None:
    table = read()
    crank.answer(table, Reply("black_goat", "move acolyte west_africa>arabia"))
    found = WARS.table_data(table)
    assert (found["phase"], found["turn"], found["over"], found["winners"]) == ("action", "black_goat", False, [])
    assert found["areas"]["arabia"] == {"gate": "abandoned", "crawling_chaos": {"nightgaunt": 2},
                                        "black_goat": {"acolyte": 1}}
    assert found["areas"]["antarctica"] == {"gate": False}
    assert found["factions"]["black_goat"]["pool"] == {"acolyte": 3, "dark_young": 1, "fungi_from_yuggoth": 4,
                                                       "ghoul": 2, "shub_niggurath": 1}
    last = played(WARS.new_game(WARS.default_setup()), 1)[-1]
    assert (WARS.table_data(last)["phase"], WARS.table_data(last)["over"]) == ("over", True)


# What is refused ------------------------------------------------------------------------------------------------------

REFUSED: list[tuple[dict[str, Any], str, str, str]] = [
    ({"game": "chess"}, "wrong_game", "game", "cthulhu_wars"),
    ({"colour": 1}, "unknown_field", "colour", ""),
    ({"round": "3"}, "wrong_type", "round", ""),
    ({"round": 0}, "wrong_value", "round", ""),
    ({"phase": "dawn"}, "wrong_value", "phase", ""),
    ({"map": "earth_99"}, "unknown_map", "map", ""),
    ({"map": "earth_55"}, "seats_do_not_fit_map", "seats", ""),
    ({"seats": ["great_cthulhu", "azathoth", "black_goat"]}, "unknown_side", "seats[1]", ""),
    ({"seats": ["great_cthulhu", "great_cthulhu", "black_goat"]}, "seat_twice", "seats[1]", ""),
    ({"options": {"tunnels": "yes"}}, "unknown_option", "options.tunnels", ""),
    ({"turn": "black_goet"}, "unknown_side", "turn", "black_goat"),
    ({"order": ["black_goat"]}, "not_round_the_table", "order",
     "black_goat yellow_sign great_cthulhu crawling_chaos"),
    ({"order": ["great_cthulhu", "black_goat", "crawling_chaos", "yellow_sign"]}, "not_round_the_table", "order",
     "great_cthulhu crawling_chaos black_goat yellow_sign"),
    ({"used": {"doom_slot": ["ritual"]}}, "no_such_frame", "used.doom_slot", ""),
    ({"dice": [7]}, "unknown_face", "dice[0]", ""),
    ({"ritual": 9}, "beyond_the_track", "ritual", "8"),
    ({"desecrated": ["eurpe"]}, "unknown_area", "desecrated[0]", "europe"),
    ({"desecrated": ["europe", "europe"]}, "twice", "desecrated[1]", ""),
    ({"awakened": ["hastur"]}, "in_play_but_not_awakened", "awakened", "cthulhu"),
    ({"awakened": ["hastur", "cthulhu", "ghoul"]}, "unknown_great_old_one", "awakened[2]", ""),
    ({"areas": {"ocean_deep": {"gate": "abandoned"}}}, "unknown_area", "areas.ocean_deep", ""),
    ({"areas": {"europe": {"gate": "black_goat"}}}, "keeper_not_there", "areas.europe.gate", "abandoned"),
    ({"areas": {"europe": {"gate": "black_goat.dark_young", "black_goat": {"acolyte": 1}}}}, "keeper_not_there",
     "areas.europe.gate", "black_goat"),
    ({"areas": {"europe": {"gate": "crawling_chaos", "crawling_chaos": {"nightgaunt": 1}}}}, "keeper_not_there",
     "areas.europe.gate", "abandoned"),
    ({"areas": {"europe": {"gate": "abandonned"}}}, "unknown_side", "areas.europe.gate", "abandoned"),
    ({"areas": {"europe": {"gate": True}}}, "wrong_type", "areas.europe.gate", ""),
    ({"areas": {"europe": {"sleeper": {"acolyte": 1}}}}, "unknown_side", "areas.europe.sleeper", ""),
    ({"areas": {"europe": {"black_goat": {"deep_one": 1}}}}, "unknown_kind", "areas.europe.black_goat.deep_one", ""),
    ({"areas": {"europe": {"black_goat": {"acolyte": 5}}}}, "more_than_figures",
     "factions.yellow_sign.captives.black_goat.acolyte", "1"),
    ({"areas": {"europe": {"black_goat": {"acolyte": 7}}}}, "more_than_figures", "areas.europe.black_goat.acolyte",
     "6"),
    ({"areas": {"europe": {"black_goat": {"acolyte": -1}}}}, "wrong_value", "areas.europe.black_goat.acolyte", ""),
    ({"factions": {"azathoth": {}}}, "unknown_side", "factions.azathoth", ""),
    ({"factions": {"black_goat": {"power": -1}}}, "wrong_value", "factions.black_goat.power", ""),
    ({"factions": {"black_goat": {"doom": 1.5}}}, "wrong_type", "factions.black_goat.doom", ""),
    ({"factions": {"black_goat": {"pool": {}}}}, "unknown_field", "factions.black_goat.pool", ""),
    ({"factions": {"black_goat": {"spellbooks": ["madness"]}}}, "unknown_spellbook",
     "factions.black_goat.spellbooks[0]", ""),
    ({"factions": {"black_goat": {"spellbooks": ["frenzy", "frenzy"]}}}, "twice",
     "factions.black_goat.spellbooks[1]", ""),
    ({"factions": {"black_goat": {"unmet": ["pay_4_power"]}}}, "unknown_requirement",
     "factions.black_goat.unmet[0]", ""),
    ({"factions": {"black_goat": {"elder_signs": [4]}}}, "unknown_elder_sign", "factions.black_goat.elder_signs[0]",
     ""),
    ({"factions": {"black_goat": {"elder_signs": [3] * 4}, "yellow_sign": {"revealed": [3] * 3}}},
     "more_than_the_bag_holds", "factions.yellow_sign.revealed[2]", ""),
    ({"factions": {"black_goat": {"captives": {"black_goat": {"acolyte": 1}}}}}, "own_captives",
     "factions.black_goat.captives.black_goat", ""),
    ({"factions": {"black_goat": {"zones": {"ocean_deap": {}}}}}, "unknown_zone",
     "factions.black_goat.zones.ocean_deap", "ocean_deep"),
    ({"factions": {"great_cthulhu": {"zones": {"ocean_deep": {"gate": "great_cthulhu"}}}}}, "keeper_not_there",
     "factions.great_cthulhu.zones.ocean_deep.gate", "abandoned"),
    ({"pieces": {"black_goat.acolyte.9": "europe"}}, "unknown_piece", "pieces.black_goat.acolyte.9", ""),
    ({"pieces": {"black_goat.acolyte.3": "antarctica"}}, "not_so_many_there", "pieces.black_goat.acolyte.3", ""),
]


@pytest.mark.parametrize(("changes", "code", "place", "fix"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_can_not_lie_there_is_named(changes: dict[str, Any], code: str, place: str, fix: str) -> None:
    found = problems({**GOOD, **changes})
    assert (code, place, fix) in [(problem.code, problem.place, problem.fix) for problem in found]


def test_every_problem_is_found_at_once() -> None:
    found = problems({**GOOD, "colour": 1, "turn": "nobody", "ritual": 99,
                      "areas": {"atlantis": {}, "europe": {"gate": "yellow_sign"}},
                      "factions": {"black_goat": {"power": "much", "spellbooks": ["abduct"]}}})
    assert sorted(problem.place for problem in found) == [
        "areas.atlantis", "areas.europe.gate", "colour", "factions.black_goat.power",
        "factions.black_goat.spellbooks[0]", "ritual", "turn"]


@pytest.mark.parametrize("document", [
    None, [], "game", 7, {}, {"game": None}, {1: 2}, {"game": "cthulhu_wars", 1: 2},
    {"game": "cthulhu_wars", "areas": {1: {}}}, {"game": "cthulhu_wars", "seats": {}}])
def test_whatever_it_is_the_problem_has_a_name(document: Any) -> None:
    assert all(problem.code for problem in problems(document))


# Mutations ------------------------------------------------------------------------------------------------------------

VALUES = (None, -1, 0, 1, 2, 7, 10**9, True, False, 1.5, "", "europe", "black_goat", "acolyte", "abandoned", "\x00é",
          [], ["black_goat"], [1], {}, {"acolyte": 1}, {"gate": "black_goat"}, [[]], {"": {}})


def mutated(part: Any, stream: Stream) -> Any:
    """The same with one value somewhere replaced, left out or added."""
    if isinstance(part, dict) and part and stream.below(6):
        name = list(part)[stream.below(len(part))]
        if stream.below(4) == 0:
            return {key: value for key, value in part.items() if key != name}
        return {**part, name: mutated(part[name], stream)}
    if isinstance(part, list) and part and stream.below(4):
        at = stream.below(len(part))
        return [*part[:at], mutated(part[at], stream), *part[at + 1:]]
    if isinstance(part, dict) and stream.below(2):
        return {**part, "acolyte": VALUES[stream.below(len(VALUES))]}
    return VALUES[stream.below(len(VALUES))]


@pytest.mark.parametrize("seed", range(50))
def test_a_mutated_document_is_refused_by_name_or_can_be_played(seed: int) -> None:
    stream = Stream("mutation", seed)
    map, seats = MAPS[seed % len(MAPS)]
    whole = rich_document(WARS, WARS.default_setup(map, seats), seed) if seed % 5 < 3 else GOOD
    named = 0
    for _ in range(6):
        document = mutated(whole, stream)
        try:
            _, table = WARS.read_scenario(document)
        except BadSetup as bad:
            named += all(problem.code and isinstance(problem.place, str) for problem in bad.problems)
        else:
            named += 1
            assert WARS.broken(played(table, seed, 15)[-1]) == ()
    assert named == 6
