"""`play`: the same game everywhere, saved and replayed; and what it doesn't accept."""

import json
from pathlib import Path

import pytest

from desktop_app.app.rooms import room
from desktop_app.bots import play as playing
from desktop_app.commands import play as command
from desktop_app.kernel.state import fingerprint
from tests.cli.saying import is_refused, say, say_elsewhere

SCENARIO = {
    "game": "cthulhu_wars",
    "turn": "black_goat",
    "areas": {"europe": {"gate": "yellow_sign", "yellow_sign": {"acolyte": 3}},
              "west_africa": {"gate": "black_goat", "black_goat": {"acolyte": 4, "ghoul": 2}}},
    "dice": [6, 6, 6],
    "then": [{"seat": "black_goat", "answer": "pass_turn"}],
}


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(SCENARIO), encoding="utf-8")
    return path


def test_it_says_who_won_and_how(capsys: pytest.CaptureFixture[str]) -> None:
    heard = say(capsys, "play", "--game", "cthulhu_wars", "--seed", 4)
    assert heard.code == 0
    lines = heard.out.splitlines()
    assert lines[0] == "cthulhu_wars on earth_35, seed 4"
    assert lines[1].startswith("winner: ")
    assert [line.split(":")[0] for line in lines[-2:]] == ["answers", "fingerprint"]


def test_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(say(capsys, "play", "--map", "earth_53", "--bots", "any_option", "--json").out)
    assert data["result"] == "finished"
    assert data["seats"] == dict.fromkeys(room("cthulhu_wars").default_setup("earth_53").seats, "any_option")
    assert sorted(data["scores"]) == sorted(data["seats"])
    assert data["answers"] > 50


def test_one_game_in_two_processes_and_under_two_hash_seeds() -> None:
    heard = [say_elsewhere("play", "--seed", "5", "--json", PYTHONHASHSEED=seed).out for seed in ("1", "2")]
    assert heard[0] == heard[1]
    assert json.loads(heard[0])["result"] == "finished"


def test_seats_are_named_or_counted(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["yellow_sign", "sleeper", "black_goat"]
    named = json.loads(say(capsys, "play", "--seats", ",".join(seats), "--json").out)
    assert (list(named["seats"]), named["map"]) == (seats, "earth_33")
    counted = json.loads(say(capsys, "play", "--seats", "5", "--json").out)
    assert (len(counted["seats"]), counted["map"]) == (5, "earth_55")


def test_options_are_named_with_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    option = next(iter(room("cthulhu_wars").catalogue().options))
    heard = say(capsys, "play", "--option", f"{option.id}={option.values[-1]}", "--json")
    assert (heard.code, json.loads(heard.out)["options"]) == (0, {option.id: option.values[-1]})


def test_a_saved_game_is_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.mythos"
    played = json.loads(say(capsys, "play", "--seed", 6, "--save", path, "--json").out)
    replayed = json.loads(say(capsys, "replay", path, "--json").out)
    assert (replayed["answers"], replayed["fingerprint"]) == (played["answers"], played["fingerprint"])
    assert replayed["notices"] == []
    assert say(capsys, "check", path).out == f"{path}: a good save\n"


def test_from_a_scenario(capsys: pytest.CaptureFixture[str], scenario: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.mythos"
    played = json.loads(say(capsys, "play", "--scenario", scenario, "--save", path, "--json").out)
    replayed = json.loads(say(capsys, "replay", path, "--json").out)
    assert (replayed["answers"], replayed["fingerprint"]) == (played["answers"], played["fingerprint"])
    start = json.loads(say(capsys, "replay", path, "--until", 0, "--json").out)
    assert start["fingerprint"] == fingerprint(room("cthulhu_wars").read_scenario(SCENARIO)[1])


def test_a_game_without_end_is_unfinished(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert playing.LIMIT == command.LIMIT == 3_000
    monkeypatch.setattr(command, "LIMIT", 30)
    data = json.loads(say(capsys, "play", "--json").out)
    assert (data["result"], data["answers"], data["winners"], data["scores"]) == ("unfinished", 30, [], {})
    assert "unfinished: nobody scores" in say(capsys, "play").out


@pytest.mark.parametrize("words", [
    ("--game", "chess"), ("--map", "earth_99"), ("--seats", "great_cthulhu,azathoth,black_goat"), ("--seats", "9"),
    ("--seats", "great_cthulhu"), ("--map", "earth_35", "--seats", "great_cthulhu,black_goat"),
    ("--bots", "oracle"), ("--bots", "random,random"), ("--bots", ""),
    ("--seed", "x"), ("--colour",), ("--scenario", "/there/is/nothing.json"),
    ("--map", "earth_55", "--seats", "3"),
    ("--option", "gate_control"), ("--option", "colour=green")])
def test_bad_arguments(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    assert is_refused(say(capsys, "play", *words))


@pytest.mark.parametrize(("text", "complaint"), [
    ("{", "no JSON"), ("[]", "no document"), ("{}", "which game"), ('{"game": "chess"}', "no game chess"),
    ('{"game": "cthulhu_wars", "areas": {"europe": {"gate": "black_goat"}}}',
     "areas.europe.gate: black_goat has no Unit here that can stand on the Gate (try abandoned)"),
    ('{"game": "cthulhu_wars", "then": [{"seat": "black_goat", "answer": "fly"}]}', "not_asked")])
def test_bad_scenarios(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "scenario.json"
    path.write_text(text, encoding="utf-8")
    heard = say(capsys, "play", "--scenario", path, "--save", tmp_path / "game.mythos")
    assert is_refused(heard)
    assert complaint in heard.error
    assert not (tmp_path / "game.mythos").exists()


def test_a_scenario_says_itself_where_it_is_played(capsys: pytest.CaptureFixture[str], scenario: Path) -> None:
    assert is_refused(say(capsys, "play", "--scenario", scenario, "--map", "earth_33"))


def test_a_save_that_can_not_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert is_refused(say(capsys, "play", "--save", tmp_path))
