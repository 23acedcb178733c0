"""What the window is given: boards, pieces, cards, goals, the question and what its options touch."""

from __future__ import annotations

import pytest

from desktop_app.games.call_of_madness.cards import hand_of
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view_board import areas_of
from desktop_app.games.call_of_madness.view_forecast import forecast
from desktop_app.kernel import crank
from desktop_app.kernel.questions import HIDDEN, PASS, Ask, Option, Reply, text
from desktop_app.kernel.sight import redeal
from desktop_app.kernel.state import canonical_json
from desktop_app.kernel.views import ItemView, OptionView, PanelView, PieceView, PromptView, TableView
from tests.games.call_of_madness.played import OPTIONS, at_question, new_table, positions, room

GAMES = [(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)]) for seed in range(6)]

Rules = tuple[tuple[str, str], ...]


def view(table: Table, seat: str) -> TableView:
    return room().view(table, seat)


def piece(shown: TableView, id: str) -> PieceView:
    return next(each for each in shown.pieces if each.id == id)


def panel(shown: TableView, id: str) -> PanelView:
    return next(each for each in shown.panels if each.id == id)


def items(shown: PanelView) -> dict[str, ItemView]:
    return {item.id: item for item in shown.items}


def prompt(shown: TableView) -> PromptView:
    assert shown.prompt is not None
    return shown.prompt


def options(shown: TableView) -> dict[str, OptionView]:
    return {option.key: option for option in prompt(shown).options}


def asked_of(table: Table) -> Ask:
    asked = crank.pending(table)
    assert isinstance(asked, Ask)
    return asked


# Boards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_own_board_comes_first_and_is_the_largest(seats: int) -> None:
    table = new_table(seats)
    for viewer in table.game.seats:
        shown = view(table, viewer).boards
        assert shown[0].owner == viewer
        assert {board.owner for board in shown} == set(table.game.seats)
        assert all(board.weight < shown[0].weight for board in shown[1:])
    assert {board.weight for board in view(table, "").boards} == {1.0}


@pytest.mark.parametrize("map", ["four_rows", "five_rows", "six_rows"])
def test_every_place_is_drawn_once_and_lies_in_its_board(map: str) -> None:
    table = room().new_game(room().default_setup(map, 3))
    assert isinstance(table, Table)
    drawn = [area.id for board in view(table, "").boards for area in board.areas]
    assert sorted(drawn) == sorted(areas_of(table.game))
    for board in view(table, "").boards:
        for area in board.areas:
            for x, y in area.polygons[0]:
                assert 0 <= x <= board.size[0]
                assert 0 <= y <= board.size[1]
        joined = {edge.a for edge in board.edges} | {edge.b for edge in board.edges}
        assert joined == {area.id for area in board.areas}


def test_boards_are_made_once() -> None:
    table = at_question("turn")
    assert view(table, "tide_speaker").boards[0] is view(table, "tide_speaker").boards[0]


# Pieces ---------------------------------------------------------------------------------------------------------------


def test_an_investigator_shows_health_strength_and_markers() -> None:
    table = at_question("turn")
    id = table.investigators_on("tide_speaker")[0]
    table.markers[id] = ("blue", "red")
    table.health[id] = 1
    tile = table.tile(id)
    seen = piece(view(table, ""), id)
    assert dict(seen.values) == {"health": 1 if tile.health == 1 else f"1/{tile.health}", "strength": tile.strength}
    assert [badge for badge in seen.badges if badge != "spiral"] == ["drop_blue", "triangle_red"]
    assert (seen.form, seen.place) == ("tile", table.pieces[id].place)


def test_who_enters_next_is_marked_and_counted() -> None:
    table = at_question("turn")
    id = table.investigators_on("tide_speaker")[0]
    for space in table.game.grid.for_outposts("tide_speaker"):
        if table.free(space):
            table.outposts[space] = 1
    for space in table.game.grid.lines[table.pieces[id].place]["down"][:-1]:
        if table.at_space(space):
            table.take_off(table.at_space(space))
        table.outposts[space] = 1
    table.markers[id] = ("blue", "green", "red")
    before = forecast(table, "tide_speaker")
    assert id in before.entering
    assert "enters" in piece(view(table, ""), id).badges
    note = items(panel(view(table, "tide_speaker"), "coming:tide_speaker"))
    assert note[f"coming:tide_speaker:enters:{id}"].value == -(table.tile(id).strength + 3)
    assert before.loss >= table.tile(id).strength + 3
    assert before.fire >= 1
    assert before.outposts >= 1


def test_the_forecast_is_what_happens() -> None:
    """Cultists lost in the Investigators' Phase before anything else of it: the forecast of the last turn."""
    checked = 0
    for seed in range(4):
        last: dict[str, int] = {}
        for table, asked, happened in positions(seed, 3):
            if isinstance(asked, Ask) and asked.question in ("turn", "more"):
                last = {seat: forecast(table, seat).loss for seat in table.game.seats}
            lost = [event for event in happened if event.kind == "entered"]
            in_phase = any(frame.NAME == "investigators_phase" for frame in table.stack)
            if lost and in_phase and lost[0].seat == table.game.turn_order(table)[0] and last:
                losses = [event.args[0] for event in happened if event.kind == "lost_cultists"
                          and event.seat == lost[0].seat]
                before = last[lost[0].seat]
                if losses and before:
                    assert losses[0] <= before
                    checked += 1
                last = {}
    assert checked


@pytest.mark.parametrize(("seed", "seats", "rules"), GAMES)
def test_every_piece_lies_somewhere_that_is_shown(seed: int, seats: int, rules: Rules) -> None:
    for table, asked, _ in positions(seed, seats, rules):
        shown = view(table, asked.decider if isinstance(asked, Ask) else "")
        places = {area.id for board in shown.boards for area in board.areas} | {each.id for each in shown.panels}
        places |= {item.id for each in shown.panels for item in each.items}
        ids = [each.id for each in shown.pieces]
        assert {each.place for each in shown.pieces} <= places
        assert len(ids) == len(set(ids))
        lying = {id for each in shown.panels for item in each.items for id in item.pieces}
        on_boards = {area.id for board in shown.boards for area in board.areas}
        assert lying == {each.id for each in shown.pieces if each.place not in on_boards}


def test_a_tile_is_alone_in_its_space() -> None:
    for table, _, _ in positions(2, 4):
        tiles = [each.place for each in view(table, "").pieces if each.form == "tile"]
        assert len(tiles) == len(set(tiles))


# Panels ---------------------------------------------------------------------------------------------------------------


def test_a_card_has_a_row_for_each_set_and_a_mark_for_each_icon() -> None:
    table = at_question("turn")
    seat = asked_of(table).seat
    shown = items(panel(view(table, seat), f"hand:{seat}"))
    for id in hand_of(table, seat):
        card = table.game.cards[table.pieces[id].face]
        assert shown[id].pieces == (id,)
        for number, each in enumerate(card.sets, start=1):
            assert f"{id}:{number}" in shown
            assert f"{id}:{number}:{len(each.actions) - 1}" in shown


def test_the_discard_pile_lies_open_with_its_top_card_first() -> None:
    table = next(table for table, _, _ in positions(1, 3) if any(len(pile) > 1 for pile in table.discards.values()))
    seat = next(seat for seat, pile in table.discards.items() if len(pile) > 1)
    for viewer in ("", *table.game.seats):
        shown = [item for item in panel(view(table, viewer), f"cards:{seat}").items if item.id.count(":") == 2]
        assert [item.id for item in shown] == [f"discard:{seat}:{id}" for id in reversed(table.discards[seat])]


def test_a_god_shows_its_powers_and_the_card_for_sale_with_its_price() -> None:
    table = at_question("turn")
    shown = items(panel(view(table, ""), "gods"))
    for god in table.gods:
        assert shown[f"god:{god}"].value == 1 + len(table.unseen[god]) + len(table.below[god])
        assert shown[f"god:{god}:card"].value == table.game.cards[table.tops[god]].cost
        assert shown[f"god:{god}:day"].state == ("open" if table.night else "now")


def test_goals_say_how_far_the_viewer_is() -> None:
    table = at_question("turn", seats=3)
    table.goals_shown = ("immediate_goal_01",)
    table.pools["tide_speaker"] = (2, 1, 0)
    demand = items(panel(view(table, "tide_speaker"), "goals"))["goal:immediate_goal_01:0"]
    assert (demand.value, demand.of, demand.state) == (3, 5, "open")
    table.pools["tide_speaker"] = (2, 1, 2)
    assert items(panel(view(table, "tide_speaker"), "goals"))["goal:immediate_goal_01"].state == "now"


def test_day_and_night_stand_beside_the_round_and_the_order_is_a_track() -> None:
    table = at_question("turn")
    table.night = 1
    shown = view(table, "")
    assert shown.round == text("phase.round_night", n=table.round)
    assert panel(shown, "order").items[0].id == f"order:{table.time_token}"


# Secrets --------------------------------------------------------------------------------------------------------------


def test_nobody_sees_anothers_hand_goals_or_cultists() -> None:
    table = at_question("turn", seats=3)
    for viewer in ("", *table.game.seats):
        shown = view(table, viewer)
        for other in table.game.seats:
            if other == viewer:
                continue
            assert not [each for each in shown.panels if each.id == f"hand:{other}"]
            assert not [each for each in shown.pieces if each.id in hand_of(table, other)]
            counters = {item.id: item.value for seat in shown.seats if seat.id == other for item in seat.counters}
            assert counters["cultists"] == HIDDEN
            assert counters["hand"] == len(hand_of(table, other))
            assert dict(piece(shown, f"cultists:{other}").values)["cultist"] == HIDDEN
            assert [item.id for item in panel(shown, f"goals:{other}").items] == [f"hidden_goals:{other}"]


def test_an_option_lays_totals_open() -> None:
    table = at_question("turn", options=(("cultists", "open"),))
    assert dict(piece(view(table, ""), "cultists:tide_speaker").values)["cultist"] == table.cultists["tide_speaker"]


@pytest.mark.parametrize(("seed", "seats", "rules"), GAMES)
def test_equal_knowledge_is_an_equal_view(seed: int, seats: int, rules: Rules) -> None:
    """Where unseen faces lie makes no difference to what a seat sees, is told or is shown in advance."""
    for number, (table, asked, _) in enumerate(positions(seed, seats, rules)):
        if number % 9:
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
    table = at_question("turn", seats=3)
    twins = [redeal(table, "", seed) for seed in range(20)]
    assert any(room().view(twin, "tide_speaker") != view(table, "tide_speaker") for twin in twins)


@pytest.mark.parametrize(("seed", "seats", "rules"), GAMES[:3])
def test_looking_changes_nothing(seed: int, seats: int, rules: Rules) -> None:
    for number, (table, asked, _) in enumerate(positions(seed, seats, rules)):
        if number % 11 == 0 and isinstance(asked, Ask):
            before = canonical_json(table)
            view(table, asked.decider)
            for option in asked.options[:3]:
                room().preview(table, asked.decider, option)
            room().why_not(table, asked.decider, "investigator_01", table.game.places[0])
            assert canonical_json(table) == before


# The question ---------------------------------------------------------------------------------------------------------


def test_only_who_decides_sees_options() -> None:
    table = at_question("turn")
    ask = asked_of(table)
    own = prompt(view(table, ask.decider))
    assert own.question.id == "question.turn"
    assert own.options
    for other in table.others(ask.decider):
        seen = prompt(view(table, other))
        assert (seen.question.id, seen.options, seen.main) == ("watch.turn", (), "")


@pytest.mark.parametrize(("seed", "seats", "rules"), GAMES)
def test_what_options_touch_is_shown(seed: int, seats: int, rules: Rules) -> None:
    for table, asked, _ in positions(seed, seats, rules):
        if not isinstance(asked, Ask):
            continue
        shown = view(table, asked.decider)
        known = {each.id for each in shown.pieces} | {area.id for board in shown.boards for area in board.areas}
        known |= {item.id for each in shown.panels for item in each.items}
        for option, seen in zip(asked.options, prompt(shown).options, strict=True):
            assert {*seen.from_ids, *seen.to_ids} <= known, seen.key
            if option == PASS or option.verb in ("pass_round", "use_power"):
                assert not seen.to_ids
            elif option.verb not in ("play", "pay"):
                assert seen.to_ids, seen.key


def test_a_card_is_carried_onto_what_it_can_be_aimed_at() -> None:
    """And so is the action that follows, by the same hand: the drop goes on."""
    found = 0
    for table, asked, _ in positions(3, 3):
        if not isinstance(asked, Ask) or asked.question != "turn":
            continue
        for seen in prompt(view(table, asked.decider)).options:
            if not seen.key.startswith("play") or seen.cost or not seen.to_ids:
                continue
            twin = table.copy()
            after = crank.answer(twin, Reply(asked.decider, seen.key))
            if isinstance(after, Ask) and after.question == "resolve" and not twin.passed:
                follow = prompt(view(twin, asked.decider)).options
                aims = {id for option in follow for id in (option.from_ids if option.key.startswith("move")
                                                           else option.to_ids)}
                assert aims == set(seen.to_ids), seen.key
                assert all(seen.from_ids[0] in option.from_ids for option in follow
                           if not option.key.startswith("move"))
                found += 1
    assert found > 3


def test_an_investigator_is_carried_to_where_it_moves() -> None:
    table = next(table for table, asked, _ in positions(1, 3) if isinstance(asked, Ask)
                 and any(option.verb == "move" for option in asked.options))
    ask = asked_of(table)
    for option, seen in zip(ask.options, prompt(view(table, ask.decider)).options):
        if option.verb == "move":
            assert (seen.from_ids, seen.to_ids) == ((option.args[1],), (option.args[3],))


def test_an_outpost_is_paid_off_by_carrying_it_to_markers_or_cultists() -> None:
    table = at_question("turn")
    seat = asked_of(table).seat
    space = next(space for space in table.spaces_for_outposts(seat))
    table.outposts[space] = 1
    table.pools[seat] = (2, 0, 0)
    table.asked = None
    seen = options(view(table, seat))
    assert seen[f"remove_outpost {space} markers"].to_ids == (f"{seat}.madness",)
    assert seen[f"remove_outpost {space} cultists"].to_ids[0] == f"{seat}.headquarters"
    assert seen[f"remove_outpost {space} cultists"].from_ids == (f"outpost:{space}",)
    table.cultists[seat] = 2
    table.asked = None
    assert options(view(table, seat))[f"remove_outpost {space} cultists"].risk == "ends_game"


def test_the_main_answer() -> None:
    assert prompt(view(at_question("turn"), asked_of(at_question("turn")).seat)).main == ""
    table = at_question("more")
    assert prompt(view(table, asked_of(table).seat)).main == PASS.key
    table = at_question("draw_card")
    assert prompt(view(table, asked_of(table).seat)).main == "draw_card"


# Previews -------------------------------------------------------------------------------------------------------------


def test_before_a_turn_ends_it_is_said_what_can_still_be_done() -> None:
    table = at_question("turn")
    seat = asked_of(table).seat
    table.pools[seat] = (1, 0, 0)
    table.asked = None
    seen = room().preview(table, seat, Option("pass_round", risk="gives_up"))
    assert text("still.draw_for_a_marker") in seen.sentences or not table.batches[seat]
    assert text("still.turn_god_piles") in seen.sentences


def test_what_ends_the_game_is_said() -> None:
    table = at_question("turn")
    seat = asked_of(table).seat
    space = table.spaces_for_outposts(seat)[0]
    table.outposts[space] = 1
    table.cultists[seat] = 2
    table.asked = None
    seen = room().preview(table, seat, Option("remove_outpost", (space, "cultists"), risk="ends_game"))
    assert text("preview.ends_game") in seen.sentences
    assert text("event.lost_cultists", seat=seat, n=2) in seen.sentences


def test_a_changed_forecast_is_said() -> None:
    """Some move or attack of a game changes what the Investigators' Phase will cost."""
    told = 0
    for table, asked, _ in positions(4, 3):
        for option in asked.options[:6] if isinstance(asked, Ask) and asked.question == "resolve" else ():
            seen = room().preview(table, asked.decider, option).sentences
            told += any(line.id == "preview.coming_loss" for line in seen)
    assert told


def test_what_may_not_be_answered_has_no_preview() -> None:
    table = at_question("turn")
    other = table.others(asked_of(table).seat)[0]
    assert room().preview(table, other, Option("pass_round")).sentences == ()


def test_the_end_says_who_has_won() -> None:
    *_, (table, asked, _) = positions(1, 3)
    assert asked is None
    shown = view(table, "")
    assert shown.prompt is None
    assert shown.over is not None
    assert shown.over.id.startswith("over.won_by_")
