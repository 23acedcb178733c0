"""`replay` and `check` with replays and problem reports: they come out the same, or it is said where they don't."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from desktop_app.app.drafts import start_document
from desktop_app.app.library import Library
from desktop_app.app.problem_report import DRAFT, Report, made_report, read_report, write_report
from desktop_app.app.rooms import room
from desktop_app.app.settings import Settings
from desktop_app.kernel.state import fingerprint
from tests.cli.saying import is_refused, say


@pytest.fixture
def save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "Partie ä.mythos"
    assert say(capsys, "play", "--game", "call_of_madness", "--seed", 3, "--save", path).code == 0
    return path


@pytest.fixture
def report(save: Path, tmp_path: Path) -> Path:
    match = Library(tmp_path).load(save)
    made = made_report(match, "It is told.", b"", "It stood still.", "", Settings(), "6.11", datetime(2026, 11, 30))
    path = tmp_path / "report.zip"
    path.write_bytes(write_report(made))
    return path


def test_a_report_is_replayed_to_the_same_table(capsys: pytest.CaptureFixture[str], save: Path, report: Path) -> None:
    wanted = fingerprint(Library(save.parent).load(save).state)
    heard = say(capsys, "replay", report, "--assert-fingerprint", wanted)
    assert (heard.code, heard.error) == (0, "")
    assert f"fingerprint: {wanted}" in heard.out
    assert json.loads(say(capsys, "replay", save, "--json").out)["difference"] is None


def test_where_it_differs_is_said(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    lines = save.read_text(encoding="ascii").splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if n > 30 and line.startswith('{"seat"'))
    other = lines[place].replace('"answer":"', '"answer":"dance ')
    save.write_text("".join([*lines[:place], other, *lines[place + 1:]]), encoding="ascii")
    heard = say(capsys, "replay", save)
    answers = len([line for line in lines[:place] if line.startswith('{"seat"')])
    assert heard.code == 1
    assert f"differs at answer {answers + 1}, " in heard.out
    assert "dance " in heard.out


def test_check_says_whether_a_report_is_whole(capsys: pytest.CaptureFixture[str], report: Path) -> None:
    heard = say(capsys, "check", report)
    assert (heard.code, heard.out) == (0, f"{report}: a good problem report\n")
    data = report.read_bytes()
    report.write_bytes(data[: len(data) // 2])
    for command in ("check", "replay"):
        heard = say(capsys, command, report)
        assert is_refused(heard)
        assert "damaged" in heard.error


@pytest.fixture
def draft_report(tmp_path: Path) -> Path:
    """Of a draft with two problems."""
    wars = room("cthulhu_wars")
    document = {**start_document(wars, wars.default_setup()), "phase": "lunch", "ritual": 99}
    made = made_report(None, "", b"", "", "", Settings(), "6.11", datetime(2026, 11, 30), document)
    path = tmp_path / "draft.zip"
    path.write_bytes(write_report(made))
    return path


def test_replay_tells_what_is_wrong_with_a_draft(capsys: pytest.CaptureFixture[str], draft_report: Path) -> None:
    heard = say(capsys, "replay", draft_report)
    assert (heard.code, heard.error) == (0, "")
    assert heard.out.splitlines()[0] == "a draft of cthulhu_wars"
    assert any(line.startswith("phase wrong_value") for line in heard.out.splitlines())
    told = json.loads(say(capsys, "replay", draft_report, "--json").out)
    assert told["draft"]["ritual"] == 99
    assert len(told["problems"]) >= 1
    assert (told["game"], told["differences"]) == ("cthulhu_wars", [])
    assert say(capsys, "check", draft_report).code == 0
    assert is_refused(say(capsys, "replay", draft_report, "--until", 3))


def test_a_draft_that_is_judged_otherwise_now_fails(capsys: pytest.CaptureFixture[str], draft_report: Path) -> None:
    report = read_report(draft_report.read_bytes())
    other = report.about.model_copy(update={"problems": ["areas.moon unknown_area moon"]})
    draft_report.write_bytes(write_report(report._replace(about=other)))
    heard = say(capsys, "replay", draft_report)
    assert heard.code == 1
    assert "gone: areas.moon unknown_area moon" in heard.out
    assert "new: phase wrong_value" in heard.out
    assert say(capsys, "check", draft_report).code != 0


def test_a_draft_that_is_no_document_is_named(capsys: pytest.CaptureFixture[str], draft_report: Path) -> None:
    report: Report = read_report(draft_report.read_bytes())
    draft_report.write_bytes(write_report(report._replace(draft=b"[1]")))
    for command in ("check", "replay"):
        heard = say(capsys, command, draft_report)
        assert is_refused(heard)
        assert DRAFT in heard.error
