"""Setting up tables by hand: keepers, cards, what is turned, what was used."""

from __future__ import annotations

from functools import cache

from desktop_app.gui.wording import read_catalogue
from desktop_app.kernel.documents import Document
from desktop_app.kernel.editing import CARDS, Editing, Field, Gesture
from tests.games.cthulhu_wars.played import room

START: Document = {"format": 1, "game": "cthulhu_wars", "seats": ["great_cthulhu", "black_goat", "yellow_sign"]}
SIGNS, SHOWN, BOOKS = "signs:black_goat", "shown:black_goat", "books:black_goat"


@cache
def editing() -> Editing:
    found = room().editing()
    assert found is not None
    return found


def done(document: Document, *gestures: Gesture) -> Document:
    """After these gestures, each of which means something."""
    for gesture in gestures:
        after = editing().edit(document, gesture)
        assert after != document, gesture
        document = after
    return document


def field(document: Document, id: str) -> Field:
    return next(each for each in editing().fields(document) if each.id == id)


def test_the_keeper_of_a_gate_is_chosen_among_those_who_stand_there() -> None:
    document = done(START, Gesture("place", "black_goat.ghoul", "south_pacific"),
                    Gesture("place", "great_cthulhu.starspawn", "south_pacific"))
    assert field(document, "gate.south_pacific").value == "kept"
    choices = [choice.value for choice in field(document, "keeper.south_pacific").choices]
    assert choices == ["great_cthulhu.acolyte", "great_cthulhu.starspawn", "black_goat.ghoul"]
    told = done(document, Gesture("set", "keeper.south_pacific", value="great_cthulhu.starspawn"))
    assert told["areas"]["south_pacific"]["gate"] == "great_cthulhu.starspawn"
    assert done(told, Gesture("set", "keeper.south_pacific", value="great_cthulhu.acolyte")) == document
    empty = done(document, Gesture("set", "gate.south_pacific", value="abandoned"))
    assert empty["areas"]["south_pacific"]["gate"] == "abandoned"
    assert done(empty, Gesture("set", "gate.south_pacific", value="kept")) == document


def test_a_gate_is_turned_from_keeper_to_keeper() -> None:
    start = done(START, Gesture("place", "black_goat.acolyte", "south_pacific"))
    seen, document = [], start
    for _ in range(3):
        document = done(document, Gesture("turn", "gate", "south_pacific"))
        seen.append(document["areas"]["south_pacific"]["gate"])
    assert seen == ["black_goat", "abandoned", "great_cthulhu"]
    kept = done(start, Gesture("turn", "black_goat.acolyte", "south_pacific"))
    assert kept["areas"]["south_pacific"]["gate"] == "black_goat"
    assert editing().edit(START, Gesture("turn", "great_cthulhu.acolyte", "arabia")) == START


def test_a_bare_faction_means_the_keeper_that_the_game_takes() -> None:
    keep = {"europe": {"gate": "black_goat", "black_goat": {"acolyte": 1, "dark_young": 1}}}
    document = {**START, "areas": keep, "factions": {"black_goat": {"spellbooks": ["the_red_sign"]}}}
    assert room().table_data(room().read_scenario(document)[1])["areas"]["europe"]["gate"] == "black_goat.dark_young.1"
    assert field(document, "keeper.europe").value == "black_goat.dark_young"
    told = done(document, Gesture("set", "keeper.europe", value="black_goat.acolyte"))
    assert room().table_data(room().read_scenario(told)[1])["areas"]["europe"]["gate"] == "black_goat.acolyte.1"


def test_a_gate_that_slumbers_gets_its_keeper_after_it_was_laid_there() -> None:
    start = {**START, "seats": ["great_cthulhu", "black_goat", "sleeper"]}
    zone = "zone:sleeper:cursed_slumber"
    laid = done(start, Gesture("place", "gate", zone), Gesture("place", "sleeper.acolyte", zone),
                Gesture("turn", "gate", zone))
    assert laid["factions"]["sleeper"]["zones"]["cursed_slumber"] == {"gate": "sleeper", "acolyte": 1}


def test_great_old_ones_in_play_are_awake_unless_the_document_says_who_is() -> None:
    document = {**START, "areas": {"europe": {"great_cthulhu": {"cthulhu": 1}}}}
    assert field(document, "awakened").value == ("cthulhu",)
    assert field({**document, "awakened": []}, "awakened").value == ()


def test_spellbooks_and_elder_signs_are_laid_on_a_card() -> None:
    cards = {thing.id: thing for group in editing().palette(START) if group.tab == CARDS for thing in group.things}
    book = next(id for id in cards if id.startswith("book.") and id.removeprefix("book.")
                in room().pack.factions["black_goat"].spellbooks)
    document = done(START, Gesture("place", book, BOOKS), Gesture("place", "sign.2", SIGNS, number=2),
                    Gesture("turn", "sign.2", SIGNS))
    said = document["factions"]["black_goat"]
    assert (said["spellbooks"], said["elder_signs"], said["revealed"]) == ([book.removeprefix("book.")], [2], [2])
    assert {lying.place for lying in editing().lying(document)} >= {SIGNS, SHOWN, BOOKS}
    left = {thing.id: thing.left for group in editing().palette(document) for thing in group.things}
    assert (left[book], left["sign.2"]) == (0, cards["sign.2"].left - 2)
    assert editing().edit(START, Gesture("place", book, "books:yellow_sign")) == START
    bare = done(document, Gesture("take", book, BOOKS), Gesture("take", "sign.2", SHOWN))
    assert bare["factions"]["black_goat"]["spellbooks"] == bare["factions"]["black_goat"]["revealed"] == []


def test_what_was_used_is_told_for_each_frame_of_the_moment() -> None:
    document = {**START, "phase": "doom_slot"}
    assert {each.id for each in editing().fields(document) if each.id.startswith("used.")} == {
        "used.game", "used.round", "used.doom_phase", "used.doom_slot"}
    told = done(document, Gesture("set", "used.doom_slot", value=("ritual",)))
    assert told["used"] == {"doom_slot": ["ritual"]}
    assert editing().problems(told) == editing().problems(document)
    assert "doom_slot" not in done(told, Gesture("set", "used.doom_slot", value=()))["used"]


def test_all_that_is_said_has_words() -> None:
    known = {**read_catalogue("cthulhu_wars"), **read_catalogue("app"), **read_catalogue("problems")}
    said = []
    for phase in ("set_up", "action", "gather_power", "first_player", "doom", "doom_slot"):
        document = {**START, "phase": phase, "then": [{"seat": "black_goat", "answer": "pass"}],
                    "pieces": {"black_goat.acolyte.1": "arabia"}, "used": {"turn": ["anything"]}}
        for each in editing().fields(document):
            said += [each.text, *[choice.text for choice in each.choices]]
        said += [words for group in editing().palette(document)
                 for words in (group.title, *[thing.text for thing in group.things])]
        view = editing().view(document)
        said += [*[panel.title for panel in view.panels], *[piece.spoken for piece in view.pieces]]
    said.append(editing().facts(START).words)
    assert sorted({words.id for words in said if words.id and words.id not in known}) == []
    used = {words.id for words in said}
    assert [id for id in known if id.startswith("field.used") and id not in used] == []


def test_too_many_of_a_figure_in_two_places_are_one_problem_with_one_fix() -> None:
    shipped = room()
    editing = shipped.editing()
    document = shipped.write_scenario(shipped.new_game(shipped.default_setup()))
    for area in ("australia", "arabia"):
        document = editing.edit(document, Gesture("place", "great_cthulhu.acolyte", area))
    found = [each for each in editing.problems(document) if each.problem.code == "more_than_figures"]
    assert [each.problem.args for each in found] == [("acolyte", "6", "great_cthulhu")]
    assert dict(found[0].words.args)["n"] == 2
    assert (found[0].about, *found[0].places) == ("arabia", "australia")
    for gesture in found[0].fix:
        document = editing.edit(document, gesture)
    assert not [each for each in editing.problems(document) if not each.warning]


def test_what_was_put_down_last_is_what_goes_when_there_are_too_many() -> None:
    spread = done(START, Gesture("move", "great_cthulhu.acolyte", "south_pacific", "africa", 2),
                  Gesture("place", "black_goat.ghoul", "europe"))
    for area in ("africa", "south_pacific"):
        document = done(spread, Gesture("place", "great_cthulhu.acolyte", area))
        problem = next(each for each in editing().problems(document) if each.problem.code == "more_than_figures")
        assert (problem.about, problem.places) == (area, ())
        assert done(document, *problem.fix) == spread
