"""Problem reports: whole or named, nothing of the machine in them, nothing foreign taken from them."""

from __future__ import annotations

import getpass
import io
import json
import os
import platform
import sys
import traceback
import zipfile
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest

from desktop_app import __version__
from desktop_app.app import problem_report as module
from desktop_app.app.files import LibraryProblem
from desktop_app.app.problem_report import (
    ABOUT,
    GAME,
    LOG,
    PICTURE,
    PNG,
    Report,
    is_report,
    made_report,
    match_of_report,
    read_report,
    report_name,
    write_report,
)
from desktop_app.app.scrubbing import scrubbed
from desktop_app.app.settings import LastSetup, Settings, Window
from desktop_app.kernel.state import fingerprint
from tests.app.games import meadow_match, play_bots

NOW = datetime(2026, 11, 30, 21, 5)
HOME = str(Path.home() / "secret place" / "game.py")


def a_report(words: str = "It hung.", trouble: str = "", with_game: bool = True) -> Report:
    match = meadow_match() if with_game else None
    if match is not None:
        play_bots(match, limit=30)
    settings = Settings(theme="light", window=Window(x=1, y=2, width=3, height=4),
                        last_setup=LastSetup(game="g", map="m", seats=[], controllers={}))
    return made_report(match, "Ash walked.\n", PNG + b"pixels", words, trouble, settings, "6.11.0", NOW)


def code(data: bytes) -> str:
    with pytest.raises(LibraryProblem) as problem:
        match_of_report(read_report(data))
    return problem.value.code


@cache
def good_parts() -> dict[str, bytes]:
    """The files of a good report."""
    return a_report().contents()


def with_parts(**changed: bytes | None) -> bytes:
    """A good report with other files in it, by their names without endings; None leaves one out."""
    parts = good_parts()
    names = {name.partition(".")[0]: name for name in parts}
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as bag:
        for short, name in names.items():
            content = changed.get(short, parts[name])
            if content is not None:
                bag.writestr(name, content)
    return data.getvalue()


def test_a_report_comes_back_as_it_was_packed() -> None:
    report = a_report("Ü 🐙 hung.")
    data = write_report(report)
    again = read_report(data)
    assert is_report(data)
    assert again._replace(about=report.about) == report
    assert (again.about.words, again.about.app) == ("Ü 🐙 hung.", __version__)
    assert again.about.settings["theme"] == "light"
    assert set(again.about.settings) & {"window", "layout", "last_setup"} == set()
    assert report_name(again) == "mythos-report-2026-11-30-2105.zip"
    assert write_report(report) == data


def test_the_game_in_a_report_plays_to_the_same_table() -> None:
    report = read_report(write_report(a_report()))
    assert fingerprint(match_of_report(report).state) == report.about.fingerprint


def test_a_report_without_a_game_is_whole_too() -> None:
    report = read_report(write_report(a_report(with_game=False)))
    assert report.game == b""
    assert code(write_report(report)) == "report_no_game"


def test_nothing_in_a_report_says_whose_machine_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "zachary")
    monkeypatch.setattr(platform, "node", lambda: "attic-pc.example.org")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/zachary"))
    try:
        raise ValueError("can't read /home/zachary/My Games/x.mythos on attic-pc")
    except ValueError:
        told = traceback.format_exc()
    told += 'File "C:\\Users\\Zachary\\My Documents\\thing.py", line 3\nD:\\games\\x.txt \\\\attic-pc\\share\\file\n'
    report = a_report(f"zachary wrote this in {HOME} and /home/zachary/notes.txt", told)
    data = b"".join(report.contents().values()).decode("utf-8", "replace")
    for word in ("zachary", "Zachary", "attic", "/home", "Users", "secret place", os.getcwd(), sys.prefix, "D:\\"):
        assert word not in data
    assert "ValueError" in report.about.trouble
    assert "notes.txt" in report.about.words


def test_scrubbing_keeps_what_helps() -> None:
    told = 'File "/opt/x y/site/desktop_app/gui/past/film.py", line 9, in step\n  rate 3/4 of https://a.example/b 1/2\n'
    assert scrubbed(told, ()) == ('File "desktop_app/gui/past/film.py", line 9, in step\n'
                                  "  rate 3/4 of https://a.example/b 1/2\n")
    assert scrubbed("Jo won, Joan lost", ("jo", "joan")) == "Jo won, … lost"


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "C:\\x", "notes.txt", "game.mythos/x",
                                  "GAME.MYTHOS"])
def test_a_foreign_file_makes_it_no_report(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    data = io.BytesIO(write_report(a_report()))
    with zipfile.ZipFile(data, "a") as bag:
        bag.writestr(name, "x")
    assert code(data.getvalue()) == "report_foreign"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_stands_there_twice_is_foreign() -> None:
    data = io.BytesIO(write_report(a_report()))
    with zipfile.ZipFile(data, "a") as bag, pytest.warns(UserWarning, match="Duplicate name"):
        bag.writestr(LOG, "another")
    assert code(data.getvalue()) == "report_foreign"


def test_a_file_that_is_far_too_large_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(module.LIMITS, LOG, 1_000)
    assert code(with_parts(log=b"x" * 1_001)) == "report_too_large"
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as bag:
        bag.writestr(LOG, b"0" * 2_000_000)
    assert code(bomb.getvalue().replace((2_000_000).to_bytes(4, "little"), (900).to_bytes(4, "little"))) in (
        "report_too_large", "report_damaged")  # fmt: skip


def test_a_cut_report_is_damaged_wherever_it_was_cut() -> None:
    data = write_report(a_report())
    for size in range(4, len(data), 512):
        assert code(data[:size]) == "report_damaged"
    spoilt = bytearray(data)
    spoilt[len(data) // 3] ^= 0xFF
    assert code(bytes(spoilt)) in ("report_damaged", "report_changed", "report_foreign")


def test_a_file_that_is_missing_or_was_changed_is_named() -> None:
    good = json.loads(good_parts()[ABOUT])
    assert code(with_parts(report=None)) == "report_incomplete"
    assert code(with_parts(game=None)) == "report_incomplete"
    assert code(with_parts(log=b"other")) == "report_changed"
    assert code(with_parts(report=b"[]")) == "report_wrong"
    assert code(with_parts(report=b"{")) == "report_wrong"
    assert code(with_parts(report=json.dumps({**good, "mythos_report": 9}).encode())) == "newer_report"
    assert code(with_parts(report=json.dumps({**good, "words": 5}).encode())) == "report_wrong"
    assert code(with_parts(report=json.dumps({**good, "fingerprint": "0"}).encode())) == "report_differs"
    extra = {**good, "files": {**good["files"], "more.txt": "0"}}
    assert code(with_parts(report=json.dumps(extra).encode())) == "report_incomplete"


def test_its_files_are_those_that_the_window_shows() -> None:
    assert list(a_report().contents()) == [ABOUT, GAME, LOG, PICTURE]
