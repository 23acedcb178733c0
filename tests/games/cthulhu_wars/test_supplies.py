"""What can run out or is hidden: Gates in the supply, Elder Signs in the bag, steps of the Ritual track."""

from typing import Any

import pytest

from desktop_app.app.rooms import room
from desktop_app.games.cthulhu_wars import scenario_reading
from desktop_app.games.cthulhu_wars.pack import load_pack
from desktop_app.games.cthulhu_wars.sheets import Pack
from desktop_app.games.cthulhu_wars.table import ELDER_SIGNS, Table, hand
from desktop_app.kernel.crank import answer, pending
from desktop_app.kernel.questions import CHANCE, Ask, Chance, IllegalAnswer, Reply
from desktop_app.kernel.sight import seen_reply
from desktop_app.resource_files import resource

TRACKS = {2: (5, 6, 7, 7, 8, 8, 9, 10), 3: (5, 6, 7, 8, 9, 10), 4: (5, 6, 7, 7, 8, 8, 9, 10),
          5: (5, 6, 6, 7, 7, 8, 8, 9, 9, 10)}
SEATS = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign", "sleeper")


def pack_with_gates(gates: int) -> Pack:
    """The shipped pack with another number of Gates in the supply."""
    files = ("general", "factions", "earth")
    pack = load_pack(*[resource("packs", "cthulhu_wars", f"{file}.json").read_text(encoding="utf-8") for file in files])
    return Pack(pack.numbers._replace(gates=gates), pack.factions, pack.maps)


def with_two_gates() -> dict[str, Any]:
    """One Gate on the map and one that slumbers, and a Cultist that could build a third."""
    return {
        "game": "cthulhu_wars", "seats": ["great_cthulhu", "black_goat", "sleeper"], "turn": "sleeper",
        "areas": {"europe": {"gate": "abandoned"}, "africa": {"sleeper": {"acolyte": 1}}},
        "factions": {"sleeper": {"zones": {"cursed_slumber": {"gate": "sleeper", "acolyte": 1}}}},
    }  # fmt: skip


@pytest.mark.rule("CWB-BUILD-02")
def test_with_no_gate_left_in_the_supply_none_is_built() -> None:
    _, table = scenario_reading.read(pack_with_gates(2), with_two_gates())
    asked = pending(table)
    assert isinstance(asked, Ask)
    assert "build_gate" not in [option.verb for option in asked.options]
    with pytest.raises(IllegalAnswer, match="no_gate_left"):
        answer(table, Reply("sleeper", "build_gate africa"))


@pytest.mark.rule("CWB-BUILD-02")
def test_the_last_gate_is_built() -> None:
    _, table = scenario_reading.read(pack_with_gates(3), with_two_gates())
    answer(table, Reply("sleeper", "build_gate africa"))
    assert len(table.gates) == 3


def in_the_slot_of_great_cthulhu(seats: int, steps: int) -> Table:
    """Its slot of the Doom Phase, with Cthulhu in play and the marker advanced so many steps."""
    document = {
        "game": "cthulhu_wars", "seats": list(SEATS[:seats]), "phase": "doom_slot", "turn": "great_cthulhu",
        "ritual": steps, "areas": {"south_pacific": {"great_cthulhu": {"cthulhu": 1}}},
        "factions": {"great_cthulhu": {"power": 20, "unmet": []}},
    }  # fmt: skip
    table = room("cthulhu_wars").read_scenario(document)[1]
    assert isinstance(table, Table)
    return table


@pytest.mark.rule("CWB-SETUP-01", "CWB-RITUAL-01")
@pytest.mark.parametrize("seats", TRACKS)
def test_each_step_of_the_ritual_track_costs_what_is_printed(seats: int) -> None:
    for step, cost in enumerate(TRACKS[seats]):
        table = in_the_slot_of_great_cthulhu(seats, step)
        answer(table, Reply("great_cthulhu", "ritual"))
        assert (table.power["great_cthulhu"], table.ritual) == (20 - cost, step + 1)
        assert (table.ending == "doom_phase") == (step + 1 == len(TRACKS[seats])), "only the last step is Instant Death"


@pytest.mark.rule("CWB-SETUP-01", "CWB-RITUAL-02")
@pytest.mark.parametrize("seats", TRACKS)
def test_on_instant_death_a_ritual_costs_ten(seats: int) -> None:
    table = in_the_slot_of_great_cthulhu(seats, len(TRACKS[seats]))
    answer(table, Reply("great_cthulhu", "ritual"))
    assert (table.power["great_cthulhu"], table.ritual) == (10, len(TRACKS[seats]))


@pytest.mark.rule("CWB-SIGNS-01")
def test_the_bag_holds_thirty_six_signs_of_three_values() -> None:
    table = in_the_slot_of_great_cthulhu(3, 0)
    bag = table.bags[ELDER_SIGNS]
    assert [bag.count(value) for value in ("1", "2", "3")] == [18, 12, 6]
    assert len(bag) == 36


@pytest.mark.rule("CWB-SIGNS-01")
def test_a_sign_is_drawn_blind_and_seen_by_its_owner_only() -> None:
    table = in_the_slot_of_great_cthulhu(3, 0)
    chance = answer(table, Reply("great_cthulhu", "ritual"))
    assert isinstance(chance, Chance)
    assert (chance.kind, chance.number, chance.bag) == ("draw", 1, table.bags[ELDER_SIGNS])
    reply = Reply(CHANCE, "draw 2")
    answer(table, reply)
    (sign,) = table.at(hand("great_cthulhu"), "great_cthulhu")
    assert table.pieces[sign].face == "2"
    assert table.known[sign] == ("great_cthulhu",)
    assert seen_reply(reply, chance.seen_by, "great_cthulhu") == reply
    assert seen_reply(reply, chance.seen_by, "black_goat") == Reply(CHANCE, "draw ?")
    assert len(table.bags[ELDER_SIGNS]) == 35
