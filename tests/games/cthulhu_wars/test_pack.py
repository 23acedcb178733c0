"""The shipped pack against tables written out here from the rulebook, and what happens to a pack with a fault."""

import pytest

from desktop_app.games.cthulhu_wars.pack import Pack, load_pack
from desktop_app.resource_files import resource

FILES = ("general", "factions", "earth")


def texts() -> dict[str, str]:
    return {file: resource("packs", "cthulhu_wars", f"{file}.json").read_text(encoding="utf-8") for file in FILES}


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(**texts())


# The numbers of the game -------------------------------------------------------------------------------------------


@pytest.mark.rule("CWB-SETUP-01")
def test_the_ritual_track_for_each_number_of_seats(pack: Pack) -> None:
    assert pack.numbers.ritual_tracks == {
        2: (5, 6, 7, 7, 8, 8, 9, 10),
        3: (5, 6, 7, 8, 9, 10),
        4: (5, 6, 7, 7, 8, 8, 9, 10),
        5: (5, 6, 6, 7, 7, 8, 8, 9, 9, 10),
    }


def test_the_numbers_that_hold_for_every_faction(pack: Pack) -> None:
    numbers = pack.numbers
    assert (numbers.start_power, numbers.start_acolytes) == (8, 6)
    assert (numbers.doom_to_end, numbers.spellbooks_to_win) == (30, 6)
    assert (numbers.gates, numbers.desecration_tokens) == (24, 12)
    assert (numbers.power_per_gate, numbers.power_per_cultist) == (2, 1)
    assert (numbers.power_per_abandoned_gate, numbers.power_per_captive) == (1, 1)
    assert numbers.ritual_cost_on_instant_death == 10


def test_the_bag_of_elder_signs_holds_thirty_six(pack: Pack) -> None:
    assert pack.numbers.elder_signs == {1: 18, 2: 12, 3: 6}


def test_the_die_kills_on_6_and_pains_on_4_and_5(pack: Pack) -> None:
    assert pack.numbers.kill == (6,)
    assert pack.numbers.pain == (4, 5)


def test_what_the_common_actions_cost(pack: Pack) -> None:
    assert pack.numbers.costs == {"move": 1, "battle": 1, "build_gate": 3, "recruit": 1, "capture": 1}


# The factions ------------------------------------------------------------------------------------------------------

# id: type, figures, cost, cost again, Combat (None: a rule computes it)
UNITS: dict[str, dict[str, tuple[str, int, int, int | None, int | None]]] = {
    "great_cthulhu": {
        "acolyte": ("cultist", 6, 1, None, 0),
        "deep_one": ("monster", 4, 1, None, 1),
        "shoggoth": ("monster", 2, 2, None, 2),
        "starspawn": ("monster", 2, 3, None, 3),
        "cthulhu": ("great_old_one", 1, 10, 4, 6),
    },
    "crawling_chaos": {
        "acolyte": ("cultist", 6, 1, None, 0),
        "nightgaunt": ("monster", 3, 1, None, 0),
        "flying_polyp": ("monster", 3, 2, None, 1),
        "hunting_horror": ("monster", 2, 3, None, 2),
        "nyarlathotep": ("great_old_one", 1, 10, None, None),
    },
    "black_goat": {
        "acolyte": ("cultist", 6, 1, None, 0),
        "ghoul": ("monster", 2, 1, None, 0),
        "fungi_from_yuggoth": ("monster", 4, 2, None, 1),
        "dark_young": ("monster", 3, 3, None, 2),
        "shub_niggurath": ("great_old_one", 1, 8, None, None),
    },
    "yellow_sign": {
        "acolyte": ("cultist", 6, 1, None, 0),
        "undead": ("monster", 6, 1, None, None),
        "byakhee": ("monster", 4, 2, None, None),
        "king_in_yellow": ("great_old_one", 1, 4, None, 0),
        "hastur": ("great_old_one", 1, 10, None, None),
    },
    "sleeper": {
        "acolyte": ("cultist", 6, 1, None, 0),
        "wizard": ("monster", 2, 1, None, 0),
        "serpent_man": ("monster", 3, 2, None, 1),
        "formless_spawn": ("monster", 4, 3, None, None),
        "tsathoggua": ("great_old_one", 1, 8, None, None),
    },
}

STARTS = {
    "great_cthulhu": ("south_pacific", "south_pacific", "south_pacific", "south_pacific"),
    "crawling_chaos": ("asia", "south_asia", "asia", "south_asia"),
    "black_goat": ("africa", "west_africa", "africa", "west_africa"),
    "yellow_sign": ("europe", "europe", "europe", "europe"),
    "sleeper": ("north_america", "north_america", "north_america_west", "north_america_west"),
}

# id: printed Power cost or None
SPELLBOOKS: dict[str, dict[str, int | None]] = {
    "great_cthulhu": {
        "devolve": None, "absorb": None, "regenerate": None, "dreams": 2, "submerge": 1, "yha_nthlei": None,
    },
    "crawling_chaos": {
        "abduct": None, "invisibility": None, "seek_and_destroy": None, "emissary_of_the_outer_gods": None,
        "the_thousand_forms": 0, "madness": None,
    },
    "black_goat": {
        "the_thousand_young": None, "frenzy": None, "necrophagy": None, "ghroth": 2, "the_red_sign": None,
        "blood_sacrifice": None,
    },
    "yellow_sign": {
        "passion": None, "zingaya": 1, "shriek_of_the_byakhee": 1, "the_screaming_dead": 1, "the_third_eye": None,
        "he_who_is_not_to_be_named": 1,
    },
    "sleeper": {
        "burrow": None, "energy_nexus": None, "ancient_sorcery": 1, "capture_monster": 1, "demand_sacrifice": None,
        "cursed_slumber": 1,
    },
}  # fmt: skip

ABILITIES: dict[str, dict[str, int | None]] = {
    "great_cthulhu": {"immortal": None, "devour": None},
    "crawling_chaos": {"flight": None, "harbinger": None},
    "black_goat": {"fertility_cult": None, "avatar": 1},
    "yellow_sign": {"feast": None, "desecrate": 2, "vengeance": None},
    "sleeper": {"death_from_below": None, "lethargy": 0},
}

# id: cost, Elder Signs, glyph, numbers
REQUIREMENTS: dict[str, dict[str, tuple[int | None, int, str | None, dict[str, int]]]] = {
    "great_cthulhu": {
        "first_doom_phase": (None, 1, None, {}),
        "kill_or_devour_one": (None, 0, None, {"units": 1}),
        "kill_or_devour_two": (None, 0, None, {"units": 2}),
        "awaken_cthulhu": (None, 0, None, {}),
        "three_ocean_gates": (None, 0, None, {"controlled_gates": 3, "gates_on_map": 4}),
        "five_spellbooks": (None, 1, None, {"spellbooks": 5}),
    },
    "crawling_chaos": {
        "pay_4_power": (4, 0, None, {}),
        "pay_6_power": (6, 0, None, {}),
        "three_gates": (None, 0, None, {"controlled_gates": 3, "power": 12}),
        "four_gates": (None, 0, None, {"controlled_gates": 4, "power": 15}),
        "capture_cultist": (None, 0, None, {}),
        "awaken_nyarlathotep": (None, 0, None, {}),
    },
    "black_goat": {
        "units_in_4_areas": (None, 0, None, {"areas": 4}),
        "units_in_6_areas": (None, 0, None, {"areas": 6}),
        "units_in_8_areas": (None, 0, None, {"areas": 8}),
        "share_with_every_enemy": (None, 0, None, {"power_per_enemy": 1}),
        "sacrifice_2_cultists": (0, 0, None, {"cultists": 2}),
        "awaken_shub_niggurath": (None, 0, None, {}),
    },
    "yellow_sign": {
        "give_3_doom": (0, 0, None, {"doom": 3}),
        "awaken_king_in_yellow": (None, 0, None, {}),
        "desecrate_chevron": (None, 0, "chevron", {}),
        "desecrate_ring": (None, 0, "ring", {}),
        "desecrate_claw": (None, 0, "claw", {}),
        "awaken_hastur": (None, 1, None, {}),
    },
    "sleeper": {
        "one_enemy_gains_3_power": (3, 0, None, {"power": 3}),
        "every_enemy_gains_1_power": (3, 0, None, {"power": 1}),
        "every_enemy_loses_1_power": (3, 0, None, {"power": 1}),
        "roll_6_dice": (None, 0, None, {"dice": 6}),
        "perform_ritual": (None, 0, None, {}),
        "awaken_tsathoggua": (None, 0, None, {}),
    },
}

# What the other rules print besides a cost: rule or Unit, name of the number, number
OTHER_NUMBERS = {
    "great_cthulhu": {
        ("immortal", "elder_signs", 1), ("devour", "units", 1), ("absorb", "dice", 3), ("regenerate", "hits", 2),
        ("submerge", "cost_to_surface", 0), ("yha_nthlei", "power_per_gate", 1),
    },
    "crawling_chaos": {("flight", "areas", 2), ("harbinger", "elder_signs", 2)},
    "black_goat": {
        ("shub_niggurath", "cultists_eliminated", 2), ("the_thousand_young", "discount", 1), ("frenzy", "combat", 1),
        ("necrophagy", "pains", 1), ("the_red_sign", "power", 1), ("the_red_sign", "combat", 1),
        ("blood_sacrifice", "cultists", 1), ("blood_sacrifice", "elder_signs", 1),
    },
    "yellow_sign": {
        ("feast", "power", 1), ("desecrate", "highest_cost_placed", 2), ("passion", "power", 1),
        ("the_third_eye", "desecrate_cost", 1), ("the_third_eye", "elder_signs", 1),
    },
    "sleeper": {
        ("tsathoggua", "least_combat", 2), ("burrow", "power_spent", 2), ("burrow", "power_back", 1),
        ("ancient_sorcery", "power", 1), ("capture_monster", "power", 1), ("demand_sacrifice", "elder_signs", 1),
        ("cursed_slumber", "cost_to_return", 1), ("cursed_slumber", "gates", 1),
    },
}  # fmt: skip

LOOKS = {
    "great_cthulhu": ("#00663F", "#003A21", "bone", "waves", "#5FC79A"),
    "crawling_chaos": ("#4163C4", "#1B3592", "bone", "bend", "#8FA8F2"),
    "black_goat": ("#970A08", "#5B0000", "bone", "roundels", "#F08A78"),
    "yellow_sign": ("#FBE32A", "#BEAB00", "ink", "pales", "#FBE32A"),
    "sleeper": ("#EE9104", "#B76E00", "ink", "half", "#F6A73A"),
}

FACTIONS = tuple(UNITS)


def unit_rule(faction: str, unit: str) -> str:
    letters = {
        "great_cthulhu": "GC", "crawling_chaos": "CC", "black_goat": "BG", "yellow_sign": "YS", "sleeper": "SL",
    }  # fmt: skip
    return f"CWF-{letters[faction]}-UNIT-{unit.replace('_', '-').upper()}"


# Combat that a rule computes isn't proved by a number in a table, so those rows of the ledger aren't named here.
EVERY_UNIT = [
    pytest.param(faction, unit, marks=[pytest.mark.rule(unit_rule(faction, unit))] if printed[4] is not None else [])
    for faction, units in UNITS.items()
    for unit, printed in units.items()
]


@pytest.mark.parametrize(("faction", "unit"), EVERY_UNIT)
def test_a_unit_as_printed(pack: Pack, faction: str, unit: str) -> None:
    kind = pack.factions[faction].unit_kinds[unit]
    assert (kind.type, kind.count, kind.cost, kind.cost_again, kind.combat) == UNITS[faction][unit]
    assert (kind.id, kind.faction) == (unit, faction)


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_sheet_names_its_units_in_printed_order_and_by_type(pack: Pack, faction: str) -> None:
    sheet = pack.factions[faction]
    assert sheet.units == tuple(UNITS[faction])
    for ids, type in (
        (sheet.cultists, "cultist"),
        (sheet.monsters, "monster"),
        (sheet.great_old_ones, "great_old_one"),
    ):
        assert ids == tuple(unit for unit, printed in UNITS[faction].items() if printed[0] == type)


def test_five_factions_in_placement_order(pack: Pack) -> None:
    assert tuple(pack.factions) == FACTIONS
    assert {sheet.placement_rank for sheet in pack.factions.values()} == {1}


def test_great_cthulhu_comes_before_all_others_as_first_player(pack: Pack) -> None:
    ranks = {id: sheet.first_player_rank for id, sheet in pack.factions.items()}
    assert ranks == {"great_cthulhu": 1, "crawling_chaos": 2, "black_goat": 2, "yellow_sign": 2, "sleeper": 2}


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_start_area_on_each_map(pack: Pack, faction: str) -> None:
    sheet = pack.factions[faction]
    maps = ("earth_33", "earth_35", "earth_53", "earth_55")
    assert tuple(sheet.start_on(pack.maps[id]) for id in maps) == STARTS[faction]


@pytest.mark.parametrize("faction", FACTIONS)
def test_six_spellbooks_in_printed_order_with_their_costs(pack: Pack, faction: str) -> None:
    sheet = pack.factions[faction]
    assert sheet.spellbooks == tuple(SPELLBOOKS[faction])
    assert {id: sheet.rows[id].cost for id in sheet.spellbooks} == SPELLBOOKS[faction]


@pytest.mark.parametrize("faction", FACTIONS)
def test_unique_and_great_old_one_abilities(pack: Pack, faction: str) -> None:
    rows = [row for row in pack.factions[faction].rows.values() if row.kind.endswith("_ability")]
    assert {row.id: row.cost for row in rows} == ABILITIES[faction]
    assert [row.id for row in rows if row.kind == "unique_ability"] == [next(iter(ABILITIES[faction]))]


@pytest.mark.parametrize("faction", FACTIONS)
def test_six_requirements_in_order_with_their_numbers(pack: Pack, faction: str) -> None:
    sheet = pack.factions[faction]
    rows = {id: sheet.rows[id] for id in sheet.requirements}
    assert tuple(rows) == tuple(REQUIREMENTS[faction])
    found = {id: (row.cost, row.elder_signs, row.glyph, row.numbers) for id, row in rows.items()}
    assert found == REQUIREMENTS[faction]


@pytest.mark.parametrize("faction", FACTIONS)
def test_all_other_numbers_on_the_sheet(pack: Pack, faction: str) -> None:
    sheet = pack.factions[faction]
    rows = [*sheet.unit_kinds.values(), *(row for row in sheet.rows.values() if row.kind != "requirement")]
    assert {(row.id, name, number) for row in rows for name, number in row.numbers.items()} == OTHER_NUMBERS[faction]


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_look_of_its_pieces(pack: Pack, faction: str) -> None:
    assert tuple(pack.factions[faction].colours) == LOOKS[faction]
