"""The runner of rule cases: what passes, what fails, and what it says then."""

from typing import Any

import pytest

from desktop_app.app.cases import Case, CaseProblem, CaseResult, read_cases, run_case
from desktop_app.app.comparison import Difference, differences
from desktop_app.app.rooms import room

GIVEN: dict[str, Any] = {
    "game": "cthulhu_wars",
    "turn": "great_cthulhu",
    "areas": {
        "south_pacific": {"gate": "great_cthulhu", "great_cthulhu": {"acolyte": 2, "starspawn": 1}},
        "north_pacific": {"yellow_sign": {"undead": 2}},
    },
    "factions": {"great_cthulhu": {"power": 4}, "yellow_sign": {"elder_signs": [2, 1]}},
}
MOVE = {"seat": "great_cthulhu", "answer": "move acolyte south_pacific>north_pacific"}
FIGHT = {"seat": "great_cthulhu", "answer": "battle europe yellow_sign"}
FIGHTERS = {"europe": {"great_cthulhu": {"starspawn": 1}, "yellow_sign": {"undead": 2}}}


def run(then: dict[str, Any], *when: dict[str, Any], **more: Any) -> CaseResult:
    case = {"title": "a case", "given": GIVEN, "when": list(when), "then": then, **more}
    return run_case(room("cthulhu_wars"), Case.model_validate(case))


@pytest.mark.parametrize("then", [
    {"areas": {"north_pacific": {"great_cthulhu": {"acolyte": 1}, "yellow_sign": {"undead": 2}}}},
    {"areas": {"south_pacific": {"gate": "great_cthulhu", "great_cthulhu": {"acolyte": 1, "starspawn": 1}},
               "europe": {"gate": False}, "antarctica": {}}},
    {"factions": {"great_cthulhu": {"power": 3, "captives": {}, "spellbooks": []}}},
    {"factions": {"yellow_sign": {"elder_signs": [1, 2], "pool": {"undead": 4, "acolyte": 6, "byakhee": 4, "hastur": 1,
                                                                  "king_in_yellow": 1}}}},
    {"turn": "great_cthulhu", "phase": "action", "round": 1, "ritual": 0, "over": False, "winners": []},
    {"offered": ["pass", "move starspawn *"], "not_offered": ["move * north_pacific>*", "summon *"]},
    {"refused": {"move acolyte south_pacific>europe": "not_adjacent", "pass_turn": "not_an_option pass_turn"}},
    {"asks": {"seat": "great_cthulhu", "question": "move_more"}},
])
def test_what_is_so_passes(then: dict[str, Any]) -> None:
    result = run(then, MOVE)
    assert result == CaseResult(True), result.messages


@pytest.mark.parametrize(("then", "message"), [
    ({"areas": {"north_pacific": {"yellow_sign": {"undead": 2}}}},
     "areas.north_pacific.great_cthulhu: expected nothing, found {'acolyte': 1}"),
    ({"areas": {"north_pacific": {"great_cthulhu": {"acolyte": 2}, "yellow_sign": {"undead": 2}}}},
     "areas.north_pacific.great_cthulhu.acolyte: expected 2, found 1"),
    ({"areas": {"south_pacific": {"gate": "abandoned", "great_cthulhu": {"acolyte": 1, "starspawn": 1}}}},
     "areas.south_pacific.gate: expected 'abandoned', found 'great_cthulhu.acolyte.1'"),
    ({"areas": {"atlantis": {}}}, "areas.atlantis: expected {}, there is no such thing"),
    ({"fractions": {}}, "fractions: expected {}, there is no such thing"),
    ({"factions": {"great_cthulhu": {"pool": {"cthulhu": 1}}}},
     "factions.great_cthulhu.pool.deep_one: expected nothing, found 4"),
    ({"order": ["yellow_sign", "great_cthulhu", "crawling_chaos", "black_goat"]},
     ("order: expected ['yellow_sign', 'great_cthulhu', 'crawling_chaos', 'black_goat'], "
     "found ['great_cthulhu', 'crawling_chaos', 'black_goat', 'yellow_sign']")),
    ({"over": 0}, "over: expected 0, found False"),
    ({"offered": ["summon *"]}, "expected 'summon *' to be offered"),
    ({"not_offered": ["pass"]}, "expected 'pass' not to be offered"),
    ({"refused": {"pass": "may_not_pass"}}, "expected 'pass' to be refused as may_not_pass; it is allowed"),
    ({"refused": {"move acolyte south_pacific>europe": "power_short"}},
     ("expected 'move acolyte south_pacific>europe' to be refused as power_short, "
     "not as not_adjacent south_pacific europe")),
    ({"asks": {"seat": "chance", "number": 3}}, "expected to be asked: seat chance, not great_cthulhu"),
    ({"error": "unknown_area"}, "expected the given document to be refused as unknown_area"),
])
def test_what_is_not_so_fails_and_says_why(then: dict[str, Any], message: str) -> None:
    result = run(then, MOVE)
    assert not result.ok
    assert message in result.messages


def test_a_failure_ends_with_the_question_and_its_options() -> None:
    messages = run({"round": 2}, MOVE).messages
    assert messages[1] == "pending: great_cthulhu is asked move_more"
    assert "    pass" in messages


def test_an_answer_that_is_refused_fails_the_case() -> None:
    result = run({}, {"seat": "yellow_sign", "answer": "pass_turn"})
    assert result.messages[0] == "yellow_sign says 'pass_turn': refused, not_asked yellow_sign"


def test_dice_are_answers_of_chance() -> None:
    given = {**GIVEN, "areas": FIGHTERS}
    asks = {"asks": {"seat": "chance", "question": "dice", "number": 3, "about": "great_cthulhu"}}
    assert run(asks, FIGHT, given=given).ok
    assert run({}, FIGHT, {"dice": [6]}, given=given).messages == (
        "chance says 'dice 6': refused, not_this_chance dice 3", "pending: chance, dice 3 for great_cthulhu")


def test_quiet_passes_what_is_not_listed() -> None:
    pass_turn = {"seat": "crawling_chaos", "answer": "pass_turn"}
    assert not run({}, MOVE, pass_turn).ok
    assert run({"turn": "black_goat", "factions": {"crawling_chaos": {"power": 0}}}, MOVE, pass_turn, quiet=True).ok
    assert run({"turn": "crawling_chaos"}, MOVE, quiet=True).ok
    assert run({"offered": ["move starspawn *"]}, MOVE, quiet=True).ok
    assert run({"asks": {"question": "move_more"}}, MOVE, quiet=True).ok
    assert not run({"asks": {"question": "doom_slot"}}, MOVE, quiet=True).ok


def test_given_answers_and_dice_come_first() -> None:
    given = {**GIVEN, "areas": FIGHTERS, "then": [FIGHT], "dice": [6, 1, 1, 1]}
    then = {"areas": {"europe": {"great_cthulhu": {"starspawn": 1}, "yellow_sign": {"undead": 1}}}}
    assert run(then, given=given, quiet=True).ok
    assert run(then, {"dice": [6, 1, 1]}, {"dice": [1]}, given={**given, "dice": []}).ok
    assert not run(then, given={**given, "dice": []}, quiet=True).ok


def test_a_given_document_that_is_refused() -> None:
    given = {**GIVEN, "areas": {"europe": {"gate": "black_goat"}}}
    assert run({"error": "keeper_not_there"}, given=given).ok
    assert run({"error": "keeper_not_there areas.europe.gate"}, given=given).ok
    assert run({"error": "unknown_area"}, given=given).messages == (
        "expected: unknown_area", "the given document: areas.europe.gate: keeper_not_there black_goat")
    assert not run({}, given=given).ok


def test_interjections_are_offered_too() -> None:
    reveal = {"seat": "yellow_sign", "answer": "reveal 2"}
    assert run({"factions": {"yellow_sign": {"doom": 2, "elder_signs": [1], "revealed": [2]}}}, reveal).ok
    assert run({"offered": ["reveal *"]}, given={**GIVEN, "turn": "yellow_sign"}).ok


def test_files_hold_one_case_or_several() -> None:
    one = 'title = "a"\n[given]\ngame = "cthulhu_wars"\n[then]\nround = 1\n'
    several = '[[case]]\ntitle = "a"\ngiven = {}\nthen = {}\n[[case]]\ntitle = "b"\ngiven = {}\nthen = {}\n'
    assert [case.title for case in read_cases(one)] == ["a"]
    assert [case.given for case in read_cases(several, "chess")] == [{"game": "chess"}] * 2


@pytest.mark.parametrize("text", [
    "title =", 'title = "a"', 'title = "a"\ngiven = {}\nthen = {}\ncolour = 1', 'title = "a"\n[[case]]\ntitle = "b"',
    "case = 3", 'title = ""\ngiven = {}\nthen = {}', 'title = "a"\ngiven = {}\nthen = {}\n[[when]]\nseat = "b"',
    'title = "a"\ngiven = {}\nthen = {}\n[[when]]\ndice = [1]\ndraw = ["1"]'])
def test_what_is_no_case_is_refused(text: str) -> None:
    with pytest.raises(CaseProblem):
        read_cases(text)


def test_what_is_not_named_is_not_looked_at() -> None:
    found = {"a": 1, "held": {"x": {"n": 2}, "y": {}}, "words": ["b", "a"], "order": ["b", "a"]}
    assert differences({}, found, ()) == []
    assert differences({"held": {"x": {}}, "words": ["a", "b"]}, found, ()) == []
    assert list(map(str, differences({"held": {"x": {}}}, found, ("held*",)))) == [
        "held.x.n: expected nothing, found 2"]
    assert differences({"order": ["a", "b"]}, found, ()) != []
    assert list(map(str, differences({"a": True}, found, ()))) == ["a: expected True, found 1"]
    assert differences({"a": True}, found, ()) == [Difference("a", True, 1)]
