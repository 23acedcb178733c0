"""Setting up tables by hand: gestures give new documents, fixes lead to tables that can be played, nothing raises."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.gui.wording import read_catalogue
from desktop_app.kernel.documents import Document, part, put
from desktop_app.kernel.editing import Editing, Gesture, Lying, lies
from desktop_app.kernel.questions import Text
from desktop_app.kernel.room import BadSetup
from tests.games.call_of_madness.played import positions, room

SEATS = ["ashen_prophet", "tide_speaker", "veiled_matron"]
START: Document = {"format": 1, "game": "call_of_madness", "seats": SEATS}
B3 = "tide_speaker.b3"


@cache
def editing() -> Editing:
    found = room().editing()
    assert found is not None
    return found


@cache
def played() -> Document:
    """A table in the middle of a game."""
    found = [room().write_scenario(table) for table, _, _ in positions(3, 3) if room().rest_point(table)]
    return found[len(found) // 2]


def done(document: Document, *gestures: Gesture) -> Document:
    """After these gestures, each of which means something."""
    for gesture in gestures:
        before = json.dumps(document)
        after = editing().edit(document, gesture)
        assert json.dumps(document) == before, "a gesture leaves the old document as it was"
        assert after != document, gesture
        document = after
    return document


def errors(document: Document) -> list[str]:
    return [problem.problem.code for problem in editing().problems(document)]


def place(thing: str, where: str, number: int = 1) -> Gesture:
    return Gesture("place", thing, where, number=number)


def there(document: Document, where: str) -> list[tuple[str, int]]:
    return [(lying.thing, lying.number) for lying in editing().lying(document) if lying.place == where]


# Gestures -------------------------------------------------------------------------------------------------------------


def test_what_can_be_turned() -> None:
    figure = "tide_speaker.miniature"
    document = done(START, Gesture("turn", figure, "tide_speaker.beside"))
    assert document["players"]["tide_speaker"]["knocked_over"] is True
    assert done(document, Gesture("turn", figure, "tide_speaker.beside"))["players"]["tide_speaker"] == {
        "knocked_over": False}
    assert done(START, Gesture("turn"))["time"] == "night"
    goal = next(iter(room().pack.endgame_goals))
    kept = done(START, place(goal, "goals:tide_speaker"))
    given = done(kept, Gesture("turn", goal, "goals:tide_speaker"))
    assert (there(given, "goals:tide_speaker"), there(given, "given_up:tide_speaker")) == ([], [(goal, 1)])


def test_an_investigator_keeps_health_and_markers_on_its_way() -> None:
    document = done(START, place("investigator_02", B3), place("red_marker", B3, 2),
                    Gesture("set", f"health.{B3}", value=3), Gesture("move", "investigator_02", B3, "ashen_prophet.a1"))
    assert document["boards"] == {"ashen_prophet": {"a1": {
        "investigator": "investigator_02", "madness": {"red": 2}, "health": 3}}}
    assert errors(document) == []
    beaten = done(document, Gesture("move", "investigator_02", "ashen_prophet.a1", "beaten"))
    assert beaten["beaten"] == ["investigator_02"]
    assert there(beaten, "ashen_prophet.a1") == []
    assert errors(beaten) == []


def test_a_tile_is_there_once() -> None:
    document = done(START, place("investigator_02", B3), place("investigator_02", "ashen_prophet.a1"))
    assert [each for each in editing().lying(document) if each.thing == "investigator_02"] == [
        Lying("investigator_02", "ashen_prophet.a1", 1)]


@pytest.mark.parametrize(("thing", "where"), [
    ("outpost", "tide_speaker.b1"), ("fire", "tide_speaker.madness"), ("red_marker", B3), ("investigator_02", "goals"),
    ("tide_speaker_ward", "hand:ashen_prophet"), ("hastur_1", "hand:ashen_prophet"), ("endgame_goal_01", "goals"),
    ("tide_speaker.miniature", "ashen_prophet.beside"), ("nothing", B3), ("fire", "nowhere")])
def test_some_things_can_not_lie_there(thing: str, where: str) -> None:
    document = {**START, "gods": {"dagon": {}, "nyarlathotep": {}, "shudde_mell": {}, "shub_niggurath": {}}}
    assert editing().edit(document, place(thing, where)) is document


def test_one_thing_on_a_space() -> None:
    document = done(START, place("outpost", B3))
    assert editing().edit(document, place("investigator_02", B3)) is document
    assert done(document, Gesture("move", "outpost", B3, "tide_speaker.a2"))["boards"]["tide_speaker"] == {
        "a2": "outpost"}


def test_own_cards_go_from_pile_to_pile_and_are_never_lost() -> None:
    ward = "ashen_prophet_ward"
    document = done(START, place(ward, "discard:ashen_prophet"), Gesture("move", ward, "discard:ashen_prophet",
                                                                        "deck:ashen_prophet"))
    player = document["players"]["ashen_prophet"]
    assert (player["deck"], player["discard"], ward in player["hand"]) == ([[ward]], [], False)
    back = done(document, Gesture("take", ward, "deck:ashen_prophet"))["players"]["ashen_prophet"]
    assert (back["deck"], back["hand"][-1]) == ([], ward)
    assert errors(document) == []


def test_cards_of_gods_come_from_their_piles_and_go_back() -> None:
    document = {**START, "gods": {god: {"top": f"{god}_1", "below": [f"{god}_2"]} for god in (
        "shudde_mell", "dagon", "nyarlathotep", "shub_niggurath")}}
    held = done(document, place("dagon_1", "hand:tide_speaker"), place("dagon_2", "discard:ashen_prophet"))
    assert held["gods"]["dagon"] == {"below": []}
    assert errors(held) == []
    back = done(held, Gesture("take", "dagon_1", "hand:tide_speaker"))
    assert "dagon_1" not in back["players"]["tide_speaker"]["hand"]


def test_a_deck_is_told_batch_by_batch() -> None:
    words = ("ashen_prophet_ward", "ashen_prophet_sign", "below:ashen_prophet_strike", "dagon_1")
    document = done(START, Gesture("set", "deck.ashen_prophet", value=words))
    player = document["players"]["ashen_prophet"]
    assert player["deck"] == [["ashen_prophet_ward", "ashen_prophet_sign"], ["ashen_prophet_strike", "dagon_1"]]
    assert player["hand"] == ["ashen_prophet_ritual"]
    assert errors(document) == []
    field = next(each for each in editing().fields(document) if each.id == "deck.ashen_prophet")
    assert field.value == words


def test_a_hand_keeps_where_its_cards_come_from() -> None:
    seat = next(seat for seat, said in played()["players"].items() if said["hand"] and "hand_batches" in said)
    document = put(played(), ("players", seat, "hand_batches"), [0] * len(played()["players"][seat]["hand"]))
    top = next(said["top"] for said in document["gods"].values() if said["top"])
    player = done(document, place(top, f"hand:{seat}"))["players"][seat]
    assert player["hand_batches"] == [0] * (len(player["hand"]) - 1) + [1]
    assert errors(done(document, place(top, f"hand:{seat}"))) == []


def test_goals_lie_once() -> None:
    document = done(START, place("immediate_goal_05", "goals"), place("immediate_goal_05", "claimed:tide_speaker"),
                    place("endgame_goal_01", "goals:tide_speaker"),
                    Gesture("move", "endgame_goal_01", "goals:tide_speaker", "given_up:ashen_prophet"))
    assert "immediate_goal_05" not in document["goals"]
    assert document["players"]["tide_speaker"]["claimed"] == ["immediate_goal_05"]
    assert document["players"]["ashen_prophet"]["given_up"] == ["endgame_goal_01"]
    assert errors(document) == []


def test_whoever_lays_something_begins_after_set_up() -> None:
    document = {**START, "phase": "set_up"}
    assert done(document, Gesture("set", "option.cultists", value="open"))["phase"] == "set_up"
    assert done(document, place("fire", "tide_speaker.fire"))["phase"] == "defence"
    assert done(document, Gesture("set", "turn", value="tide_speaker"))["phase"] == "defence"


def test_two_sit_without_goals_and_nothing_of_others_stays() -> None:
    document = done(played(), Gesture("set", "seats", value=2))
    assert len(document["boards"]) == len(document["players"]) == 2
    assert "goals" not in document
    assert errors(document) == []
    assert errors(done(document, Gesture("set", "side.0", value="deep_mason"))) == []


def test_an_empty_table_keeps_its_seats_and_can_be_played() -> None:
    document = editing().cleared(played())
    assert [each for each in editing().lying(document) if each.place.partition(".")[2][:1] in tuple("abc")
            and not each.thing.endswith("miniature")] == []
    assert document["seats"] == played()["seats"]
    assert errors(document) == []


def test_no_goal_is_on_display_on_an_empty_table() -> None:
    for before in (START, played()):
        assert there(before, "goals")
        document = editing().cleared(before)
        assert there(document, "goals") == []
        assert errors(document) == []


def test_too_many_outposts_are_told_with_all_places_and_the_last_ones_go() -> None:
    most = room().pack.numbers.outposts
    rows = [f"{seat}.{column}{row}" for row in (5, 4, 3) for seat in SEATS for column in "abc"]
    document = done(START, *[place("outpost", where) for where in [*rows[2:most + 2], *rows[:2]]])
    problem = next(each for each in editing().problems(document) if each.problem.code == "more_than_there_are")
    assert problem.problem.args == ("outpost",)
    assert (problem.about, *problem.places) == (rows[1], rows[0])
    assert dict(problem.words.args)["n"] == 2


# Whatever the document is ---------------------------------------------------------------------------------------------


def test_what_is_shown_is_what_lies_there() -> None:
    view = editing().view(played())
    shown = [lies(piece.id) for piece in view.pieces if "@" in piece.id]
    wanted = [(each.thing, each.place) for each in editing().lying(played()) for _ in range(each.number)
              if not (each.thing.endswith("_marker") and not each.place.endswith(".madness"))]
    assert sorted(shown) == sorted(wanted)


@pytest.mark.parametrize("document", [
    {}, {"seats": 5, "gods": 7, "boards": [], "players": {"x": 1}, "phase": None, "goals": {}},
    {"seats": ["tide_speaker"], "map": "moon", "boards": {"tide_speaker": {"a1": {"madness": 3}, "b1": 8}}},
    {**START, "players": {"tide_speaker": {"hand": 3, "deck": [7, ["?"], None], "madness": [], "goals": "x"}}},
    {**START, "gods": {"cthulhu": 3}, "pile": ["?"], "options": [], "cards": []}])
def test_broken_drafts_are_shown_all_the_same(document: Any) -> None:
    made = editing()
    assert made.view(document).boards
    assert made.palette(document)
    assert made.places(document)
    for field in made.fields(document):
        made.edit(document, Gesture("set", field.id, value=field.value))
    for problem in made.problems(document):
        for gesture in problem.fix:
            document = made.edit(document, gesture)
    made.cleared(document)


@st.composite
def gestures(draw: st.DrawFn) -> Gesture:
    """Something that a hand could do."""
    things = [thing.id for group in editing().palette(played()) for thing in group.things]
    places = editing().places(played())
    if draw(st.booleans()):
        field = draw(st.sampled_from(editing().fields(played())))
        known = [choice.value for choice in field.choices] or [""]
        number, words = st.integers(0, field.most), st.lists(st.sampled_from(known), max_size=5).map(tuple)
        value = number if field.kind == "number" else words if field.kind in ("set", "list") else st.sampled_from(known)
        return Gesture("set", field.id, value=draw(value))
    verb = draw(st.sampled_from(("place", "take", "move")))
    lying = draw(st.sampled_from(editing().lying(played())))
    thing, start = (lying.thing, lying.place) if verb != "place" else (draw(st.sampled_from(things)), "")
    goal = draw(st.sampled_from(places))
    return Gesture(verb, thing, start or goal, goal, draw(st.integers(1, 30)))


@given(st.lists(gestures(), max_size=8))
@settings(derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_any_gestures_leave_a_table_that_fixes_make_playable(made: list[Gesture]) -> None:
    before, document = json.dumps(played()), played()
    for gesture in made:
        document = editing().edit(document, gesture)
        editing().view(document)
    assert json.dumps(played()) == before
    assert fixed(document) <= {"over_already"}


def fixed(document: Document) -> set[str]:
    """What is still wrong when every fix that is offered has been taken; a table without errors is whole."""
    for _ in range(40):
        found = [problem for problem in editing().problems(document) if problem.fix]
        if not found:
            break
        for gesture in found[0].fix:
            document = editing().edit(document, gesture)
    left = set(errors(document))
    if not left:
        _, table = room().read_scenario(document)
        assert room().broken(table) == ()
    return left


WRONG: tuple[tuple[str, Any, str], ...] = (
    ("game", "chess", "wrong_game"), ("round", 0, "wrong_value"), ("seats", ["tide_speaker"], "seats_do_not_fit_map"),
    ("map", "moon", "unknown_map"), ("options", {"variant": "short"}, "unknown_option"),
    ("passed", ["nobody"], "unknown_side"), ("phase", "set_up", "not_before_set_up"),
    ("gods", {"dagon": {}, "hastr": {}}, "unknown_god"), ("gods", {"dagon": {}}, "other_number"),
    ("boards", {"tide_speaker": {"b1": "outpost"}}, "not_in_the_top_row"),
    ("boards", {"tide_speaker": {"z9": "outpost"}}, "unknown_space"),
    ("boards", {"tide_speakr": {}}, "unknown_side"),
    ("boards", {"tide_speaker": {"b3": {"investigator": "investigater_02"}}}, "unknown_investigator"),
    ("boards", {"tide_speaker": {"b3": "investigator_02", "c3": "investigator_02"}}, "twice"),
    ("boards", {"tide_speaker": {"b3": {"investigator": "investigator_02", "health": 9}}}, "more_than_health"),
    ("boards", {"tide_speaker": {"b3": {"investigator": "investigator_02", "madness": {"redd": 1}}}}, "unknown_colour"),
    ("players", {"tide_speaker": {"madness": {"blue": 26}}}, "more_than_there_are"),
    ("players", {"tide_speaker": {"fire": 15}, "ashen_prophet": {"fire": 9}}, "more_than_there_are"),
    ("players", {"tide_speaker": {"deck": [["dagon_1"], ["dagon_1", "what"]]}}, "unknown_card"),
    ("players", {"tide_speaker": {"hand": ["dagon_1"]}, "ashen_prophet": {"hand": ["dagon_1"]}}, "twice"),
    ("players", {"tide_speaker": {"hand_batches": [1]}}, "other_number"),
    ("players", {"tide_speaker": {"goals": ["immediate_goal_01"]}}, "unknown_goal"),
    ("goal_deck", [], "nowhere"), ("beaten", ["nobody"], "not_in_the_pile"), ("cards", {"hand:x": ["card.99"]}, ""),
    ("then", [{"seat": "tide_speaker", "answer": "fly"}], "answer_refused"))


@pytest.mark.parametrize(("word", "value", "code"), WRONG)
def test_each_problem_has_a_fix(word: str, value: Any, code: str) -> None:
    document = {**START, **({"boards": {}} if word == "phase" else {}), word: value}
    assert not code or code in errors(document)
    assert fixed(document) == set()


def test_a_turn_of_who_has_passed_is_mended() -> None:
    document = {**START, "turn": "tide_speaker", "passed": ["ashen_prophet", "tide_speaker"]}
    assert errors(document) == ["has_passed"]
    problem = editing().problems(document)[0]
    assert part(done(document, *problem.fix), ("passed",)) == ["ashen_prophet"]


def test_all_that_is_said_has_words() -> None:
    known = {**read_catalogue("call_of_madness"), **read_catalogue("app"), **read_catalogue("problems")}
    document = done(played(), Gesture("set", "deck.ashen_prophet", value=("below:ashen_prophet_ward",)))
    document["then"] = [{"seat": "ashen_prophet", "answer": "pass"}]
    texts: list[Text] = [words for group in editing().palette(document)
                         for words in (group.title, *[thing.text for thing in group.things])]
    for field in editing().fields(document):
        texts += [field.text, *[choice.text for choice in field.choices]]
    texts.append(editing().facts(document).words)
    view = editing().view(document)
    texts += [*[panel.title for panel in view.panels], *[piece.spoken for piece in view.pieces]]
    assert sorted({words.id for words in texts if words.id and words.id not in known}) == []
    for word, value, _ in WRONG:
        for problem in editing().problems({**START, word: value}):
            assert f"problem.{problem.problem.code}" in known
            assert problem.words.id in ("", *known)
    used = {words.id for words in texts}
    assert [id for id in read_catalogue("call_of_madness") if id.startswith("field.") and id not in used
            and id != "field.no_card"] == []


def test_a_refused_document_raises_only_where_it_is_read() -> None:
    with pytest.raises(BadSetup):
        room().read_scenario({**START, "round": -1})
    assert errors({**START, "round": -1}) == ["wrong_value"]
