"""Why a piece may not be carried somewhere: always a reason, and the right one first."""

from __future__ import annotations

import pytest

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.gui.wording import wording_for
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, IllegalAnswer, Reason, Reply
from desktop_app.kernel.state import place
from tests.games.cthulhu_wars.played import new_table, positions, room, say

GAMES = [(seed, 3 + seed % 3, seed % 2 == 1) for seed in range(6)]
"""Seed, seats, and whether everybody begins with five spellbooks."""

GREAT, YELLOW = "great_cthulhu", "yellow_sign"
ACOLYTE = f"{GREAT}.acolyte.1"


def why_not(table: Table, piece: str, goal: str, seat: str = GREAT) -> Reason:
    return room().why_not(table, seat, piece, goal)


# A seat's own action --------------------------------------------------------------------------------------------------


def test_what_is_allowed_has_a_reason_too() -> None:
    assert why_not(new_table(), ACOLYTE, "antarctica") == Reason("allowed")


def test_a_unit_moves_to_neighbours_only() -> None:
    assert why_not(new_table(), ACOLYTE, "europe") == Reason("not_adjacent", ("south_pacific", "europe"))


def test_a_unit_that_is_there_goes_nowhere() -> None:
    assert why_not(new_table(), ACOLYTE, "south_pacific") == Reason("already_there", ("acolyte", "south_pacific"))


def test_a_piece_or_gate_stands_for_its_area() -> None:
    table = new_table()
    assert why_not(table, ACOLYTE, f"{YELLOW}.acolyte.1") == Reason("not_adjacent", ("south_pacific", "europe"))
    assert why_not(table, ACOLYTE, "gate:europe") == Reason("not_adjacent", ("south_pacific", "europe"))


def test_carried_onto_an_enemy_in_its_area_a_unit_fights_or_hears_why_not() -> None:
    table, starspawn, enemy = new_table(), f"{GREAT}.starspawn.1", f"{YELLOW}.acolyte.1"
    place(table, ACOLYTE, "europe")
    table.asked = None
    assert why_not(table, ACOLYTE, enemy) == Reason("no_dice", ("europe",))
    place(table, starspawn, "europe")
    table.asked = None
    assert why_not(table, starspawn, enemy) == Reason("allowed")
    say(table, f"{GREAT} move acolyte south_pacific>antarctica")
    assert why_not(table, starspawn, enemy) == Reason("move_goes_on")


def test_pieces_go_into_areas_only() -> None:
    assert why_not(new_table(), ACOLYTE, f"pool:{GREAT}") == Reason("not_off_the_map")


def test_an_enemys_unit_is_not_carried() -> None:
    assert why_not(new_table(), f"{YELLOW}.acolyte.1", "asia") == Reason("not_off_the_map")
    assert why_not(new_table(), f"{YELLOW}.acolyte.1", "arabia") == Reason("not_your_unit", (YELLOW,))


def test_gates_stay() -> None:
    assert why_not(new_table(), "gate:south_pacific", "antarctica") == Reason("gates_stay")


def test_summoning_takes_a_gate_and_power() -> None:
    table = new_table()
    assert why_not(table, f"{GREAT}.starspawn.1", "europe") == Reason("no_gate_of_yours", ("europe",))
    table.power[GREAT] = 2
    table.asked = None
    assert why_not(table, f"{GREAT}.starspawn.1", "south_pacific") == Reason("power_short", (3,))


def test_awakening_has_its_own_conditions() -> None:
    assert why_not(new_table(), f"{GREAT}.cthulhu.1", "europe") == Reason("only_in", ("south_pacific",))


def test_recruiting_takes_company() -> None:
    table = new_table()
    place(table, ACOLYTE, "pool")
    assert why_not(table, ACOLYTE, "europe") == Reason("no_unit_of_yours", ("europe",))
    assert why_not(table, ACOLYTE, "south_pacific") == Reason("allowed")


def test_captives_stay_where_they_are() -> None:
    table = new_table()
    place(table, ACOLYTE, f"captives:{YELLOW}")
    assert why_not(table, ACOLYTE, "south_pacific") == Reason("off_the_map", ("acolyte",))


# In the middle of something -------------------------------------------------------------------------------------------


def test_a_unit_moves_once_a_turn() -> None:
    table = new_table()
    for number in range(2, 7):
        place(table, f"{GREAT}.acolyte.{number}", "pool")
    place(table, f"{GREAT}.deep_one.1", "south_pacific")
    say(table, f"{GREAT} move acolyte south_pacific>antarctica")
    assert why_not(table, ACOLYTE, "south_pacific") == Reason("moved_already", ("acolyte",))
    assert why_not(table, f"{GREAT}.starspawn.1", "south_pacific") == Reason("move_goes_on")


def test_after_the_action_nothing_moves() -> None:
    table = new_table()
    say(table, f"{GREAT} summon deep_one south_pacific", "crawling_chaos summon nightgaunt south_asia",
        "black_goat move acolyte west_africa>arabia", "black_goat pass")
    assert why_not(table, "black_goat.acolyte.1", "arabia", "black_goat") == Reason("one_main_action")


def test_whose_turn_it_is_not_is_told_so() -> None:
    assert why_not(new_table(), f"{YELLOW}.acolyte.1", "arabia", YELLOW) == Reason("not_your_turn")


def battle() -> Table:
    """Cthulhu and a Shoggoth against the six Acolytes and an Undead of Europe; dice are to be rolled."""
    table = new_table()
    for unit in (f"{GREAT}.cthulhu.1", f"{GREAT}.shoggoth.1", f"{YELLOW}.undead.1"):
        place(table, unit, "europe")
    say(table, f"{GREAT} battle europe {YELLOW}", f"{GREAT} pass")
    return table


def test_dice_come_first() -> None:
    assert why_not(battle(), ACOLYTE, "antarctica") == Reason("chance_first")


def test_a_kill_is_carried_onto_a_unit_of_the_battle() -> None:
    table = battle()
    say(table, "chance dice 6 6 1 1 1 1 1 1")
    assert why_not(table, f"kill:{YELLOW}:1", f"{YELLOW}.acolyte.1", YELLOW) == Reason("allowed")
    assert why_not(table, f"kill:{YELLOW}:1", f"{GREAT}.shoggoth.1", YELLOW) == Reason("not_a_fighter", (YELLOW,))
    assert why_not(table, f"{YELLOW}.acolyte.1", "arabia", YELLOW) == Reason("assign_kill_first", (YELLOW,))
    assert why_not(table, ACOLYTE, "antarctica") == Reason("somebody_else_decides", (YELLOW,))
    say(table, f"{YELLOW} kill {YELLOW} undead")
    assert crank.pending(table) is not None


def test_a_retreat_keeps_to_its_own_rules() -> None:
    table = battle()
    place(table, f"{GREAT}.deep_one.1", "arabia")
    say(table, "chance dice 5 1 1 1 1 1 1 1", f"{YELLOW} pain {YELLOW} undead")
    undead = f"{YELLOW}.undead.1"
    assert why_not(table, undead, "scandinavia", YELLOW) == Reason("allowed")
    assert why_not(table, undead, "antarctica", YELLOW) == Reason("not_adjacent", ("europe", "antarctica"))
    assert why_not(table, undead, "arabia", YELLOW) == Reason("enemy_there", (GREAT, "arabia"))
    assert why_not(table, f"{YELLOW}.acolyte.1", "scandinavia", YELLOW) == Reason("not_pained", ("acolyte",))


def test_when_the_game_is_over_nothing_is_carried() -> None:
    *_, (table, asked, _) = positions(2, 3)
    assert asked is None
    assert why_not(table, ACOLYTE, "antarctica") == Reason("game_over")


# Always ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_there_is_always_a_reason_and_it_agrees_with_the_options(seed: int, seats: int, rich: bool) -> None:
    stream = Stream("gestures", seed)
    wording = wording_for("cthulhu_wars")
    for table, asked, _ in positions(seed, seats, rich):
        seat = asked.decider if isinstance(asked, Ask) else table.game.seats[0]
        shown = room().view(table, seat)
        options = shown.prompt.options if shown.prompt is not None else ()
        for _ in range(6):
            piece = shown.pieces[stream.below(len(shown.pieces))].id
            goal = table.game.places[stream.below(len(table.game.places))]
            reason = why_not(table, piece, goal, seat)
            wording.reason(reason)
            fits = any(piece in option.from_ids and goal in option.to_ids for option in options)
            assert (reason.code == "allowed") == fits, (piece, goal, reason)
    assert wording.missing == set()


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_a_unit_of_the_seat_in_turn_is_told_the_reason_of_the_verb(seed: int, seats: int, rich: bool) -> None:
    """At a main action a gesture with an own Unit on the map is never answered with a shrug."""
    for number, (table, asked, _) in enumerate(positions(seed, seats, rich)):
        if number % 3 or not isinstance(asked, Ask) or asked.question != "action":
            continue
        for area in table.places_of(asked.decider):
            for unit in table.at(area, asked.decider):
                goal = table.game.places[number % len(table.game.places)]
                assert why_not(table, unit, goal, asked.decider).code != "not_now"


# The same reason for a hand and for an answer ------------------------------------------------------------------------


def pained_in_europe() -> Table:
    """Great Cthulhu's four dice have pained one Undead of Yellow Sign's; a Deep One waits in Arabia."""
    table = new_table()
    place(table, f"{YELLOW}.undead.1", "europe")
    place(table, f"{GREAT}.starspawn.1", "europe")
    place(table, f"{GREAT}.deep_one.1", "arabia")
    say(table, f"{GREAT} battle europe {YELLOW}", "chance dice 5 1 1", f"{YELLOW} pain {YELLOW} undead")
    return table


def refused(table: Table, key: str) -> Reason:
    with pytest.raises(IllegalAnswer) as caught:
        crank.answer(table.copy(), Reply(YELLOW, key))
    return caught.value.reason


def test_a_forbidden_retreat_is_refused_with_the_reason_that_the_hand_is_told() -> None:
    table = pained_in_europe()
    open_ways = {option.key for option in asked(table).options}
    told: set[Reason] = set()
    for area in table.game.places:
        key = f"retreat {YELLOW} undead europe>{area}"
        if key not in open_ways:
            told.add(refused(table, key))
            assert refused(table, key) == why_not(table, f"{YELLOW}.undead.1", area, YELLOW)
    assert {Reason("enemy_there", (GREAT, "arabia")), Reason("not_adjacent", ("europe", "antarctica"))} <= told
    assert refused(table, f"retreat {YELLOW} acolyte europe>arabia") == Reason("not_pained", ("acolyte",))
    assert refused(table, f"retreat {YELLOW} undead europe>nowhere") == Reason("unknown", ("nowhere",))
    assert refused(table, f"retreat {GREAT} starspawn europe>scandinavia") == Reason("not_pained", ("starspawn",))


def test_a_result_on_the_wrong_unit_is_refused_with_the_reason_that_the_hand_is_told() -> None:
    table = new_table()
    for unit in (f"{YELLOW}.undead.1", f"{YELLOW}.byakhee.1", f"{GREAT}.starspawn.1"):
        place(table, unit, "europe")
    say(table, f"{GREAT} battle europe {YELLOW}", "chance dice 6 6 6", "chance dice 1 1",
        f"{YELLOW} kill {YELLOW} undead")
    assert refused(table, f"kill {YELLOW} undead") == Reason("has_a_result", ("undead",))
    assert refused(table, f"kill {YELLOW} undead") == why_not(table, f"kill:{YELLOW}:1", f"{YELLOW}.undead.1", YELLOW)
    assert refused(table, f"kill {GREAT} starspawn") == Reason("not_a_fighter", (YELLOW,))


def asked(table: Table) -> Ask:
    found = crank.pending(table)
    assert isinstance(found, Ask)
    return found
