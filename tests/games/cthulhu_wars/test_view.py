"""What the window is given: the board, the pieces, the sheets, the question and what its options touch."""

from __future__ import annotations

import pytest

from desktop_app.games.cthulhu_wars.game import OCEAN_DEEP
from desktop_app.games.cthulhu_wars.table import Table, hand
from desktop_app.kernel import crank
from desktop_app.kernel.contests import ContestView
from desktop_app.kernel.questions import CHANCE, PASS, Ask, Option, Reply, Text, text
from desktop_app.kernel.sight import redeal
from desktop_app.kernel.state import canonical_json, place
from desktop_app.kernel.views import OptionView, PanelView, PieceView, PromptView, TableView
from tests.games.cthulhu_wars.played import new_table, positions, room, say

GAMES = [(seed, 3 + seed % 3, seed % 2 == 1) for seed in range(6)]
"""Seed, seats, and whether everybody begins with five spellbooks."""

ENDS_OFF_THE_MAP = frozenset({"sacrifice", "lose"})
"""Their Unit leaves the map: picking it is all."""


def view(table: Table, seat: str = "great_cthulhu") -> TableView:
    return room().view(table, seat)


def piece(shown: TableView, id: str) -> PieceView:
    return next(each for each in shown.pieces if each.id == id)


def panel(shown: TableView, id: str) -> PanelView:
    return next(each for each in shown.panels if each.id == id)


def prompt(shown: TableView) -> PromptView:
    assert shown.prompt is not None
    return shown.prompt


def options(shown: TableView) -> dict[str, OptionView]:
    return {option.key: option for option in prompt(shown).options}


def question(table: Table) -> str:
    asked = crank.pending(table)
    return asked.question if isinstance(asked, Ask) else ""


# The board ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_board_joins_just_the_neighbours(seats: int) -> None:
    table = new_table(seats)
    (board,) = view(table).boards
    assert [area.id for area in board.areas] == list(table.game.places)
    joined = {frozenset((edge.a, edge.b)) for edge in board.edges}
    assert joined == {frozenset((area, goal)) for area in table.game.near for goal in table.game.near[area]}
    assert len(joined) == len(board.edges)
    assert board.wraps


def test_a_link_that_no_border_shows_has_a_path() -> None:
    (board,) = view(new_table()).boards
    links = [edge for edge in board.edges if edge.kind == "link"]
    assert [{edge.a, edge.b} for edge in links] == [{"north_atlantic", "north_pacific"}]
    assert all(len(edge.path) > 1 for edge in links)


def test_the_board_is_made_once_and_anew_for_a_desecrated_area() -> None:
    table = new_table()
    before = view(table).boards
    assert view(table, "yellow_sign").boards is not before
    assert view(table, "yellow_sign").boards[0] is before[0]
    table.desecrated = ("europe",)
    tags = {area.id: area.tags for area in view(table).boards[0].areas}
    assert tags["europe"] == ("land", "engraving:tree", "glyph:claw", "desecrated")
    assert tags["antarctica"] == ("ice", "land", "engraving:crack")
    assert tags["north_pacific"] == ("ocean",)


# Pieces ---------------------------------------------------------------------------------------------------------------


def test_a_gate_belongs_to_nobody_and_its_keeper_stands_in_it() -> None:
    table = new_table()
    gate = piece(view(table), "gate:south_pacific")
    keeper = piece(view(table), table.gates["south_pacific"])
    assert (gate.owner, gate.place, gate.badges) == ("", "south_pacific", ())
    assert keeper.badges == ("keeps",)
    table.gates["south_pacific"] = ""
    assert piece(view(table), "gate:south_pacific").badges == ("abandoned",)
    assert piece(view(table), keeper.id).badges == ()


def test_great_ones_are_larger_and_lie_in_their_pool() -> None:
    shown = view(new_table())
    great = piece(shown, "great_cthulhu.cthulhu.1")
    assert (great.size, great.place, great.art) == (1.6, "pool:great_cthulhu", "cthulhu")
    assert piece(shown, "great_cthulhu.shoggoth.1").size == 1


def test_who_has_moved_this_turn_carries_a_badge_and_can_not_be_carried_again() -> None:
    table = new_table()
    say(table, "great_cthulhu move acolyte south_pacific>antarctica")
    moved = [each for each in view(table).pieces if "moved" in each.badges]
    assert [each.place for each in moved] == ["antarctica"]
    assert not moved[0].movable
    assert sum(each.movable for each in view(table).pieces) == 5


def test_nothing_can_be_carried_by_whoever_is_not_asked() -> None:
    assert not any(each.movable for each in view(new_table(), "yellow_sign").pieces)


def test_what_is_off_the_map_lies_on_a_sheet() -> None:
    table = new_table()
    place(table, "black_goat.acolyte.6", "captives:great_cthulhu")
    place(table, "great_cthulhu.deep_one.1", "ocean_deep")
    shown = view(table)
    assert piece(shown, "black_goat.acolyte.6").place == "captives:great_cthulhu"
    assert panel(shown, "captives:great_cthulhu").items[0].pieces == ("black_goat.acolyte.6",)
    assert panel(shown, "ocean_deep:great_cthulhu").items[0].pieces == ("great_cthulhu.deep_one.1",)
    assert panel(shown, "ocean_deep:great_cthulhu").owner == "great_cthulhu"


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_every_piece_lies_somewhere_that_is_shown(seed: int, seats: int, rich: bool) -> None:
    for table, asked, _ in positions(seed, seats, rich):
        shown = view(table, asked.decider if isinstance(asked, Ask) else "")
        known = {area.id for area in shown.boards[0].areas} | {each.id for each in shown.panels}
        known |= {shown.contest.id} if shown.contest is not None else set()
        assert {each.place for each in shown.pieces} <= known
        ids = [each.id for each in shown.pieces]
        assert len(ids) == len(set(ids))
        lying = [id for each in shown.panels if each.kind == "pool" for item in each.items for id in item.pieces]
        off_map = [each.id for each in shown.pieces if ":" in each.place]
        assert sorted(lying) == sorted(off_map)


# Sheets ---------------------------------------------------------------------------------------------------------------


def test_the_seat_that_looks_comes_first() -> None:
    table = new_table()
    assert [seat.id for seat in view(table, "black_goat").seats] == [
        "black_goat", "yellow_sign", "great_cthulhu", "crawling_chaos"]  # fmt: skip
    assert [seat.id for seat in view(table, "").seats] == list(table.game.seats)


def test_a_seat_shows_its_numbers_and_what_it_does() -> None:
    table = new_table()
    table.power["yellow_sign"] = 0
    seats = {seat.id: seat for seat in view(table).seats}
    assert {item.id: item.value for item in seats["great_cthulhu"].counters} == {
        "power": 8, "doom": 0, "elder_signs": 0, "spellbooks": 0}  # fmt: skip
    assert (seats["great_cthulhu"].state, seats["yellow_sign"].state, seats["black_goat"].state) == (
        "answers", "out", "")  # fmt: skip
    assert seats["yellow_sign"].field == "#FBE32A"


def test_the_mat_shows_books_and_what_is_still_needed() -> None:
    table = new_table()
    table.learn("black_goat", "frenzy")
    table.unmet["black_goat"] = table.unmet["black_goat"][1:]
    items = panel(view(table), "books:black_goat").items
    assert (items[0].text.id, items[0].state) == ("short.frenzy", "done")
    assert (items[1].text.id, items[1].state, items[1].value, items[1].of) == ("short.units_in_6_areas", "open", 1, 6)


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_a_mat_always_has_six_places(seed: int, seats: int, rich: bool) -> None:
    for table, _, _ in positions(seed, seats, rich):
        mats = [each for each in view(table, "").panels if each.kind == "mat"]
        assert [len(mat.items) for mat in mats] == [6] * seats


def test_the_pool_has_a_row_for_each_kind() -> None:
    rows = {item.art: item for item in panel(view(new_table()), "pool:great_cthulhu").items}
    assert (rows["deep_one"].value, rows["deep_one"].of, len(rows["deep_one"].pieces)) == (4, 4, 4)
    assert rows["acolyte"].state == "open"
    assert rows["cthulhu"].text == text("sheet.unit", unit="cthulhu", cost=10, combat=6)


def test_awakening_again_is_shown_at_its_lower_cost() -> None:
    table = new_table()
    table.awakened = ("cthulhu",)
    row = panel(view(table), "pool:great_cthulhu").items[-1]
    assert row.text == text("sheet.unit", unit="cthulhu", cost=4, combat=6)


def test_the_ritual_track_shows_its_marker() -> None:
    table = new_table()
    table.ritual = 2
    steps = panel(view(table), "ritual").items
    assert [step.value for step in steps] == [5, 6, 7, 7, 8, 8, 9, 10, ""]
    assert [step.state for step in steps] == ["done", "done", "now"] + ["open"] * 6


# Secrets --------------------------------------------------------------------------------------------------------------


def held_signs(table: Table) -> int:
    return sum(len(table.at(hand(seat), seat, "elder_sign")) for seat in table.game.seats)


def test_only_its_owner_sees_what_an_elder_sign_is_worth() -> None:
    table = next(table for table, _, _ in positions(1, 4) if held_signs(table) >= 2)
    owner = next(seat for seat in table.game.seats if table.at(hand(seat), seat, "elder_sign"))
    own = [each for each in view(table, owner).pieces if each.kind == "elder_sign"]
    assert len(own) == len(table.at(hand(owner), owner, "elder_sign"))
    assert {each.place for each in own} == {f"signs:{owner}"}
    assert not [each for each in view(table, "").pieces if each.kind == "elder_sign"]
    for other in table.game.seats:
        if other != owner:
            assert not [each for each in view(table, other).pieces if each.owner == owner and each.kind == "elder_sign"]
            assert not [each for each in view(table, other).panels if each.id == f"signs:{owner}"]


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_equal_knowledge_is_an_equal_view(seed: int, seats: int, rich: bool) -> None:
    """Where unseen faces lie makes no difference to what a seat sees, is told or is shown in advance."""
    for number, (table, asked, _) in enumerate(positions(seed, seats, rich)):
        if number % 7:
            continue
        for viewer in ("", *table.game.seats):
            shown = view(table, viewer)
            twin = redeal(table, viewer, number)
            assert isinstance(twin, Table)
            assert view(twin, viewer) == shown
            assert hash(view(twin, viewer)) == hash(shown)
            if isinstance(asked, Ask) and asked.decider == viewer:
                option = asked.options[number % len(asked.options)]
                assert room().preview(twin, viewer, option) == room().preview(table, viewer, option)


def test_permuted_faces_are_not_all_equal() -> None:
    """The test above would notice a leak: the owner's own view does change with the faces."""
    table = next(table for table, _, _ in positions(1, 4) if held_signs(table) >= 2)
    owner = next(seat for seat in table.game.seats if table.at(hand(seat), seat, "elder_sign"))
    twins = [redeal(table, "", seed) for seed in range(20)]
    assert any(room().view(twin, owner) != view(table, owner) for twin in twins)


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_looking_changes_nothing(seed: int, seats: int, rich: bool) -> None:
    for number, (table, asked, _) in enumerate(positions(seed, seats, rich)):
        if number % 11 == 0 and isinstance(asked, Ask):
            before = canonical_json(table)
            view(table, asked.decider)
            for option in asked.options[:3]:
                room().preview(table, asked.decider, option)
            room().why_not(table, asked.decider, f"{asked.decider}.acolyte.1", table.game.places[0])
            assert canonical_json(table) == before


# The question ---------------------------------------------------------------------------------------------------------


def test_only_who_decides_sees_options() -> None:
    table = new_table()
    own, other = prompt(view(table)), prompt(view(table, "yellow_sign"))
    assert own.question.id == "question.action"
    assert other.question.id == "watch.action"
    assert own.options
    assert not other.options
    assert not other.main
    assert other.decider == own.decider == "great_cthulhu"


def test_dice_are_asked_of_chance() -> None:
    table = new_table()
    place(table, "great_cthulhu.shoggoth.1", "south_asia")
    say(table, "great_cthulhu battle south_asia crawling_chaos")
    seen = prompt(view(table))
    assert (seen.decider, seen.chance, seen.options) == (CHANCE, True, ())
    assert seen.question == text("chance.dice", n=2, about="great_cthulhu")


def test_the_main_answer_is_to_have_done() -> None:
    table = new_table()
    assert prompt(view(table)).main == ""
    say(table, "great_cthulhu move acolyte south_pacific>antarctica")
    assert prompt(view(table)).main == PASS.key


def test_equal_units_are_all_named() -> None:
    shown = options(view(new_table()))
    move = shown["move acolyte south_pacific>antarctica"]
    assert move.from_ids == tuple(f"great_cthulhu.acolyte.{number}" for number in range(1, 7))
    assert move.to_ids == ("antarctica",)
    assert move.cost == "1"


def test_what_comes_to_the_map_is_carried_out_of_the_pool() -> None:
    shown = options(view(new_table()))
    assert shown["summon starspawn south_pacific"].from_ids == (
        "great_cthulhu.starspawn.1", "great_cthulhu.starspawn.2")  # fmt: skip
    assert shown["summon starspawn south_pacific"].to_ids == ("south_pacific",)
    assert shown["summon starspawn south_pacific"].cost == "3"
    table = new_table()
    table.power["great_cthulhu"] = 12
    assert options(view(table))["awaken cthulhu south_pacific"][2:5] == (
        ("great_cthulhu.cthulhu.1",), ("south_pacific",), "10")  # fmt: skip


def test_a_battle_is_declared_where_the_enemy_stands() -> None:
    table = new_table()
    place(table, "great_cthulhu.shoggoth.1", "europe")
    battle = options(view(table))["battle europe yellow_sign"]
    enemies = tuple([f"yellow_sign.acolyte.{number}" for number in range(1, 7)])
    assert (battle.from_ids, battle.to_ids) == (("great_cthulhu.shoggoth.1",), enemies)
    assert battle.at_ids == ("europe", *enemies), "a click on the Area or on an enemy means it too"
    assert (battle.cost, battle.risk) == ("1", "rolls")


def test_only_cultists_are_captured_and_no_cultist_captures() -> None:
    table = new_table()
    place(table, "great_cthulhu.shoggoth.1", "europe")
    place(table, "great_cthulhu.acolyte.1", "europe")
    capture = options(view(table))["capture europe yellow_sign"]
    assert capture.from_ids == ("great_cthulhu.shoggoth.1",)
    assert all("acolyte" in id for id in capture.to_ids)
    battle = options(view(table))["battle europe yellow_sign"]
    assert set(battle.from_ids) == {"great_cthulhu.shoggoth.1", "great_cthulhu.acolyte.1"}


def test_what_lies_in_the_deep_is_carried_up() -> None:
    table = new_table()
    table.learn("great_cthulhu", "submerge")
    below = ("great_cthulhu.cthulhu.1", "great_cthulhu.acolyte.1")
    for unit in below:
        place(table, unit, OCEAN_DEEP)
    table.asked = None
    seen = options(view(table))["surface europe"]
    assert set(seen.from_ids) == set(below)
    assert seen.to_ids == ("europe",)
    assert seen.at_ids == seen.to_ids


def test_passing_is_a_weighty_button() -> None:
    button = options(view(new_table()))["pass_turn"]
    assert (button.from_ids, button.to_ids, button.risk) == ((), (), "gives_up")


def test_an_elder_sign_is_revealed_by_picking_it() -> None:
    table = next(table for table, asked, _ in positions(1, 4) if held_signs(table) and isinstance(asked, Ask))
    owner = next(seat for seat in table.game.seats if table.at(hand(seat), seat, "elder_sign"))
    (seat, option), *_ = prompt(view(table, owner)).interjections
    assert seat == owner
    assert option.risk == "reveals"
    assert set(option.from_ids) <= set(table.at(hand(owner), owner, "elder_sign"))
    assert option.from_ids


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_every_option_of_a_unit_and_an_area_can_be_dragged(seed: int, seats: int, rich: bool) -> None:
    for table, asked, _ in positions(seed, seats, rich):
        if not isinstance(asked, Ask):
            continue
        shown = view(table, asked.decider)
        movable = {each.id for each in shown.pieces if each.movable}
        known = {each.id for each in shown.pieces} | set(table.game.places)
        for option, seen in zip(asked.options, prompt(shown).options, strict=True):
            assert {*seen.from_ids, *seen.to_ids} <= known, seen.key
            words = [word for word in option.args if word in table.game.kinds or word in table.game.near]
            if len(words) > 1 and option.verb not in ENDS_OFF_THE_MAP:
                assert seen.from_ids, seen.key
                assert seen.to_ids, seen.key
                assert set(seen.from_ids) <= movable, seen.key
            if asked.question in ("kill_which", "pain_which") and option != PASS:
                assert seen.from_ids, seen.key
                assert seen.to_ids, seen.key


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_an_option_does_what_its_drag_says(seed: int, seats: int, rich: bool) -> None:
    """One of the pieces it begins with ends where it leads."""
    for number, (table, asked, _) in enumerate(positions(seed, seats, rich)):
        if number % 5 or not isinstance(asked, Ask):
            continue
        for seen in prompt(view(table, asked.decider)).options[:12]:
            if not set(seen.from_ids) <= set(table.pieces) or not set(seen.to_ids) <= set(table.game.near):
                continue
            twin = table.copy()
            twin.happened = []
            crank.answer(twin, Reply(asked.decider, seen.key))
            goals = [event.ids[2] for event in twin.happened if event.kind == "moved" and event.ids[0] in seen.from_ids]
            if goals and seen.to_ids:
                assert goals[0] in seen.to_ids, seen.key


# A Battle -------------------------------------------------------------------------------------------------------------


GREAT, YELLOW = "great_cthulhu", "yellow_sign"


def contest(table: Table, seat: str = "") -> ContestView:
    shown = view(table, seat).contest
    assert shown is not None
    return shown


def battle_in_europe() -> Table:
    """Cthulhu and a Shoggoth fall upon Europe, where an Undead stands too: eight dice against none."""
    table = new_table()
    place(table, "yellow_sign.undead.1", "europe")
    place(table, "great_cthulhu.cthulhu.1", "europe")
    place(table, "great_cthulhu.shoggoth.1", "europe")
    say(table, "great_cthulhu battle europe yellow_sign")
    return table


def test_where_the_dice_of_a_battle_come_from() -> None:
    table = battle_in_europe()
    attacker, defender = contest(table).sides
    assert (attacker.seat, attacker.role, attacker.dice) == (GREAT, Text("contest.role.attack"), 8)
    assert [(each.id, each.dice, each.why) for each in attacker.sources] == [
        ("cthulhu", 6, (text("contest.why.combat", n=6),)), ("shoggoth", 2, (text("contest.why.combat", n=2),))]
    assert (defender.seat, defender.dice) == (YELLOW, 0)
    assert [(each.id, each.dice) for each in defender.sources] == [("acolyte", 0), ("undead", 0)]


def test_dice_show_what_they_mean_and_results_can_be_carried_onto_units() -> None:
    table = battle_in_europe()
    say(table, "great_cthulhu pass", "chance dice 6 6 5 4 1 1 2 3")
    shown = view(table, "yellow_sign")
    dice = contest(table).sides[0].sources[0].rolled
    assert [tuple(die) for die in dice[:5]] == [(6, "kill"), (6, "kill"), (5, "pain"), (4, "pain"), (1, "blank")]
    assert contest(table).sides[0].counts == (("kill", 2), ("pain", 2))
    kill = options(shown)["kill yellow_sign acolyte"]
    assert kill.from_ids == ("kill:yellow_sign:1", "kill:yellow_sign:2")
    assert kill.to_ids == tuple(f"yellow_sign.acolyte.{number}" for number in range(1, 7))
    assert [each.id for each in shown.pieces if each.kind == "kill"] == list(kill.from_ids)
    assert prompt(shown).question == text(
        "question.kill_which", seat="yellow_sign", who="yellow_sign", about="yellow_sign", n=2)


def test_the_pained_carry_a_badge() -> None:
    table = battle_in_europe()
    say(table, "great_cthulhu pass", "chance dice 5 1 1 1 1 1 2 3", "yellow_sign pain yellow_sign acolyte")
    assert question(table) == "retreat_where"
    pained = [each for each in view(table).pieces if "pained" in each.badges]
    assert [(each.place, each.owner) for each in pained] == [("europe", "yellow_sign")]
    retreats = options(view(table, "yellow_sign"))
    assert {option.from_ids for option in retreats.values()} == {(pained[0].id,)}


# Previews -------------------------------------------------------------------------------------------------------------


def test_a_battle_that_would_begin_is_shown_with_its_odds() -> None:
    table = new_table()
    place(table, "great_cthulhu.cthulhu.1", "europe")
    seen = room().preview(table, GREAT, Option("battle", ("europe", "yellow_sign"), risk="rolls"))
    assert text("preview.cost", n=1, left=7) in seen.sentences
    assert seen.areas == ("europe",)
    assert seen.contest is not None
    assert [side.dice for side in seen.contest.sides] == [6, 0]
    assert seen.contest.odds is not None
    assert [ability.name.id for ability in seen.contest.odds.abilities] == ["name.devour"]
    assert room().preview(table, GREAT, Option("pass_turn")).contest is None


def test_a_ritual_says_what_it_brings() -> None:
    table = next(table for table, asked, _ in positions(3, 4) if isinstance(asked, Ask)
                 and any(option.verb == "ritual" for option in asked.options))
    asked = crank.pending(table)
    assert isinstance(asked, Ask)
    gates = len(table.gates_of(asked.decider))
    seen = room().preview(table, asked.decider, Option("ritual"))
    assert text("event.gained_doom", seat=asked.decider, n=gates) in seen.sentences


def test_what_may_not_be_answered_has_no_preview() -> None:
    assert room().preview(new_table(), "yellow_sign", Option("pass_turn")).sentences == ()


# The end --------------------------------------------------------------------------------------------------------------


def test_the_end_says_who_has_won() -> None:
    *_, (table, asked, _) = positions(2, 3)
    assert asked is None
    shown = view(table)
    assert shown.prompt is None
    assert shown.over is not None
    assert shown.over.id.startswith("over.")
