"""What a file is, its content tells: no ending, no name is believed."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from desktop_app.app.drafts import Shared, write_shared
from desktop_app.app.files import LibraryProblem
from desktop_app.app.match_text import text_of
from desktop_app.app.problem_report import made_report, write_report
from desktop_app.app.recognition import recognised
from desktop_app.app.reproduction import first_difference
from desktop_app.app.settings import Settings
from desktop_app.resource_files import resource
from tests.app.games import meadow_match, play_bots

DOCUMENT = {"game": "cthulhu_wars", "title": "Ä"}


def contents() -> dict[str, bytes]:
    match = meadow_match()
    play_bots(match, limit=60)
    report = made_report(match, "log", b"", "", "", Settings(), "6", datetime(2026, 1, 1))
    save = text_of(match).encode()
    return {
        "save": save, "save cut": save[: len(save) // 2], "save cut early": save[:60], "report": write_report(report),
        "scenario": json.dumps(DOCUMENT).encode(), "scenario shared": write_shared(Shared(DOCUMENT, b"x")),
        "scenario toml": b'game = "cthulhu_wars"\n',
        "case": b'title = "x"\n[given]\ngame = "cthulhu_wars"\n[then]\n',
        "overlay": b'{"overlay": 1, "game": "cthulhu_wars", "title": "", "rows": {}}',
        "pack": resource("packs", "cthulhu_wars", "factions.json").read_bytes(),
    }


def test_each_kind_is_known_under_any_name(tmp_path: Path) -> None:
    path = tmp_path / "holiday ü.jpeg"
    for name, data in contents().items():
        path.write_bytes(data)
        found = recognised(path)
        assert (found.kind, found.data) == (name.partition(" ")[0], data)
        assert path.read_bytes() == data


@pytest.mark.parametrize(("data", "code"), [
    (b"", "empty"), (b"  \n", "empty"), (b"hello", "unknown_file"), (b"\x89PNG\r\n\x1a\n\0", "unknown_file"),
    (b"[1]", "unknown_file"), (b"{}", "unknown_file"), (b'{"a": 1}', "unknown_file"), (b"\xff\xfe\0", "unknown_file"),
    (b"[" * 100_000, "unknown_file"), (b"{" * 100_000, "unknown_file"),
])
def test_anything_else_is_named(tmp_path: Path, data: bytes, code: str) -> None:
    path = tmp_path / "save.mythos"
    path.write_bytes(data)
    with pytest.raises(LibraryProblem) as problem:
        recognised(path)
    assert (problem.value.code, problem.value.reason.args) == (code, ("save.mythos",))


def test_a_folder_and_a_missing_file_are_named(tmp_path: Path) -> None:
    for path, code in ((tmp_path, "folder_in_place"), (tmp_path / "none", "missing")):
        with pytest.raises(LibraryProblem) as problem:
            recognised(path)
        assert problem.value.code == code


def test_a_recorded_game_plays_again_without_a_difference() -> None:
    match = meadow_match(ash="human")
    play_bots(match, limit=120)
    assert first_difference(text_of(match).encode()) is None


def test_where_a_recorded_game_goes_another_way_is_named() -> None:
    match = meadow_match()
    play_bots(match, limit=60)
    lines = text_of(match).splitlines()
    place = next(n for n, line in enumerate(lines) if n > 10 and line.startswith('{"seat"') and '"chance"' not in line)
    wrong = [*lines[:place], lines[place].replace('"answer":"', '"answer":"fly '), *lines[place + 1:], ""]
    found = first_difference("\n".join(wrong).encode())
    assert found is not None
    answers = [line for line in lines[:place] if line.startswith('{"seat"')]
    assert (found.answers, bool(found.refused)) == (len(answers) + 1, True)
    spoilt = [line for line in lines if not line.startswith('{"snapshot":0')]
    spoilt[-1] = spoilt[-1].replace('"fingerprint":"', '"fingerprint":"0')
    assert first_difference("\n".join([*spoilt, ""]).encode()) is None  # a spoilt snapshot proves nothing
