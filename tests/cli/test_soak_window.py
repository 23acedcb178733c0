"""`soak --gui`: a restless hand plays at the window by mouse, and finds what goes wrong there."""

from pathlib import Path
from typing import Any

import pytest

from desktop_app.app.match import HUMAN, new_match
from desktop_app.commands import soak_window
from desktop_app.commands.documents import room_called
from desktop_app.commands.soak_window import persons, play_at_window
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.table.table_page import TablePage
from tests.cli.saying import say


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of a few answers, with a hand that seldom sits still."""
    monkeypatch.setattr(soak_window, "MOST", 8)
    monkeypatch.setattr(soak_window, "FIDGETS", 2)


def fault(folder: Path) -> str | None:
    """What goes wrong in a game of two persons."""
    room = room_called("cthulhu_wars")
    setup = room.default_setup()
    return play_at_window(new_match(room, setup, dict.fromkeys(setup.seats, HUMAN), 1), folder)


def test_games_at_the_window_have_no_fault(short: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heard = say(capsys, "soak", "--gui", "--games", 1, "--seed", 1, "--faults", tmp_path / "faults")
    assert heard.code == 0, heard.out
    assert heard.out.startswith("game 1: ")
    assert heard.out.endswith(" answers, 0 faults\n")


def test_an_exception_that_nobody_catches_is_a_fault(short: None, tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(page: TablePage, choice: object) -> None:
        raise RuntimeError("a broken table")

    monkeypatch.setattr(TablePage, "take", fails)
    assert "RuntimeError: a broken table" in str(fault(tmp_path))


def test_an_option_that_does_nothing_is_a_fault(short: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatchController, "take", lambda controller, choice: None)
    assert str(fault(tmp_path)).startswith("nothing came of ")


def test_persons_and_bots_share_the_table_in_every_way() -> None:
    seats = ("first", "second", "third")
    told: list[dict[str, Any]] = [persons(seats, seed) for seed in range(3)]
    assert [list(players.values()).count(HUMAN) for players in told] == [1, 2, 3]
