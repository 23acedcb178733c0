"""`soak --kills`: a program is really killed, and each way of losing a game is found."""

from pathlib import Path

import pytest

from desktop_app.app.library import Library
from desktop_app.commands.playing import answer_once
from desktop_app.commands.soak_kills import SAVE, begin, kills, what_is_wrong
from tests.cli.saying import say

GAME, ANSWERS = "cthulhu_wars", 5

LONG_LIFE = 3
"""A seed with which a program lives for more than a second."""


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """What a program left that gave some answers and saved them."""
    library = Library(tmp_path)
    match = begin(GAME, 1)
    journal = library.follow(match)
    for _ in range(ANSWERS):
        answer_once(match)
        library.save(match, library.path_of(SAVE))
    journal.close()
    return tmp_path


def fault(folder: Path, seed: int = 1, played: int = ANSWERS, saved: int = ANSWERS) -> str:
    return what_is_wrong(GAME, seed, folder, played, saved)


def journal_of(folder: Path) -> Path:
    return Library(folder).running()[0].path


def test_a_killed_program_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heard = say(capsys, "soak", "--kills", 1, "--faults", tmp_path)
    assert heard.code == 0
    assert heard.out.startswith("soak: 1 kills, ")
    assert heard.out.endswith(" 0 faults\n")
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_breaks_off_before_it_is_killed_is_a_fault(tmp_path: Path) -> None:
    in_the_way = Library(tmp_path / str(LONG_LIFE)).path_of(SAVE)
    in_the_way.mkdir(parents=True)
    assert [kill.fault for kill in kills(GAME, 1, LONG_LIFE, tmp_path)] == ["it broke off by itself"]


def test_a_game_that_is_whole_is_no_fault(left: Path) -> None:
    assert fault(left) == ""


def test_a_journal_that_is_gone_is_a_fault(left: Path) -> None:
    journal_of(left).unlink()
    assert fault(left) == "the game that was being played is nowhere"


def test_a_save_that_is_gone_is_a_fault(left: Path) -> None:
    Library(left).forget(Library(left).path_of(SAVE))
    assert fault(left) == "the save is nowhere"


def test_an_answer_that_was_written_and_is_lost_is_a_fault(left: Path) -> None:
    assert f"{ANSWERS} answers, and {ANSWERS + 1} had been written" in fault(left, played=ANSWERS + 1)
    assert f"{ANSWERS} answers, and {ANSWERS + 1} had been written" in fault(left, saved=ANSWERS + 1)


def test_another_game_is_a_fault(left: Path) -> None:
    assert "another game" in fault(left, seed=2)


def test_a_file_that_does_not_open_is_a_fault(left: Path) -> None:
    journal_of(left).write_bytes(b"no game")
    assert "can't be opened" in fault(left)
