"""`replay`, `check` and `case`: files that are good, damaged, cut, or nothing of ours. None of them is ever changed."""

import json
from pathlib import Path

import pytest

from desktop_app.resource_files import resource
from tests.architecture.sources import PROJECT
from tests.cli.saying import is_refused, say

CASES = PROJECT / "tests" / "rules" / "cthulhu_wars" / "actions"
BROKEN_GATE = {"game": "cthulhu_wars", "areas": {"europe": {"gate": "black_goat"}, "atlantis": {}}}


@pytest.fixture
def save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "game.mythos"
    assert say(capsys, "play", "--seed", 7, "--save", path).code == 0
    return path


def test_replay_up_to_an_answer(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    data = json.loads(say(capsys, "replay", save, "--until", 12, "--json").out)
    assert data["answers"] == 12
    heard = say(capsys, "replay", save, "--until", 12)
    assert f"fingerprint: {data['fingerprint']}" in heard.out
    assert "factions.great_cthulhu: power " in heard.out
    assert say(capsys, "replay", save, "--until", 12, "--assert-fingerprint", data["fingerprint"]).code == 0
    other = say(capsys, "replay", save, "--assert-fingerprint", data["fingerprint"])
    assert other.code == 1
    assert f", not {data['fingerprint']}" in other.out


@pytest.mark.parametrize("until", ["-1", "99999", "x"])
def test_replay_no_further_than_there_are_answers(capsys: pytest.CaptureFixture[str], save: Path, until: str) -> None:
    assert is_refused(say(capsys, "replay", save, f"--until={until}"))


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_save_cut_in_half(capsys: pytest.CaptureFixture[str], save: Path, command: str) -> None:
    whole = save.read_bytes()
    for part in (len(whole) // 2, len(whole) // 3, 100):
        save.write_bytes(whole[:part])
        assert is_refused(say(capsys, command, save))
        assert save.read_bytes() == whole[:part]


@pytest.mark.parametrize("command", ["replay", "check", "case"])
@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"hello", b"{}", b"[1, 2]", b'{"game_id": 1}\n',
                                     b"[" * 9_000])
def test_files_that_are_nothing_of_ours(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str,
                                        content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert is_refused(say(capsys, command, path))
    assert path.read_bytes() == content


@pytest.mark.parametrize("command", ["replay", "check", "case"])
def test_files_that_are_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str) -> None:
    assert is_refused(say(capsys, command, tmp_path / "nothing.json"))
    assert is_refused(say(capsys, command))


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_folder_is_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str) -> None:
    assert is_refused(say(capsys, command, tmp_path))


def test_good_files_of_every_kind(capsys: pytest.CaptureFixture[str], tmp_path: Path, save: Path) -> None:
    scenario = tmp_path / "scenario.json"
    scenario.write_text('{"game": "cthulhu_wars"}', encoding="utf-8")
    packs = sorted(resource("packs", "cthulhu_wars").glob("*.json"))
    heard = say(capsys, "check", save, scenario, CASES / "move.toml", *packs)
    assert (heard.code, heard.error) == (0, "")
    kinds = [line.rpartition(": a good ")[2] for line in heard.out.splitlines()]
    assert kinds == ["save", "scenario", "case file", *["pack"] * len(packs)]


def test_a_broken_gate_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(BROKEN_GATE), encoding="utf-8")
    heard = say(capsys, "check", path)
    assert (heard.code, heard.out) == (2, "")
    assert heard.error.splitlines() == [f"mythos-table: {path}: {problem}" for problem in (
        "areas.atlantis: there is no Area atlantis on this map",
        "areas.europe.gate: black_goat has no Unit here that can stand on the Gate (try abandoned)")]
    data = json.loads(say(capsys, "check", path, "--json").out)
    assert len(data["files"][0]["problems"]) == 2


def test_a_pack_row_with_an_unknown_field(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = json.loads(resource("packs", "cthulhu_wars", "general.json").read_text(encoding="utf-8"))
    pack["numbers"][1]["colour"] = "green"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(pack), encoding="utf-8")
    heard = say(capsys, "check", path)
    assert is_refused(heard)
    assert "colour" in heard.error
    assert "start_acolytes" in heard.error


def test_cases_are_run_and_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    heard = say(capsys, "case", CASES / "move.toml", CASES / "recruit.toml")
    assert heard.code == 0
    assert heard.out.splitlines()[-1].endswith(" cases, 0 failed")
    path = tmp_path / "mine.toml"
    path.write_text('title = "Nobody has won"\n[given]\ngame = "cthulhu_wars"\n[then]\nover = true\n', encoding="utf-8")
    failed = say(capsys, "case", path)
    assert failed.code == 1
    assert f"FAIL {path}: Nobody has won" in failed.out
    assert "over: expected True, found False" in failed.out
    data = json.loads(say(capsys, "case", path, "--json").out)
    assert (data["failed"], data["cases"][0]["ok"]) == (1, False)


def test_a_folder_without_cases(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert is_refused(say(capsys, "case", tmp_path))
