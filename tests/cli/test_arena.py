"""`arena`: few games, and the same ones whatever the number of processes."""

import json
from pathlib import Path

import pytest

from desktop_app import __version__
from desktop_app.app.rooms import pack_prints
from desktop_app.commands import arena as command
from desktop_app.kernel.room import Setup
from tests.cli.saying import is_refused, say, say_elsewhere


def test_whole_blocks_are_played_and_written_down(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    heard = say(capsys, "arena", "--bots", "greedy,random", "--seats", "3", "--games", 10, "--seed", 40,
                "--workers", 1, "--out", path)
    assert heard.code == 0
    lines = heard.out.splitlines()
    assert lines[0].startswith("cthulhu_wars on earth_33: 18 games, seeds 40 to 41")
    assert lines[1].startswith("greedy: ")
    assert lines[3].startswith("nobody: ")
    data = json.loads(path.read_text(encoding="utf-8"))
    assert (data["version"], data["packs"]) == (__version__, pack_prints("cthulhu_wars"))
    assert (data["bots"], data["seeds"], len(data["games"])) == (["greedy", "random"], [40, 41], 18)
    assert all(list(game["seats"].values()).count("greedy") == 1 for game in data["games"])
    greedy, _, nobody = data["standings"]
    assert greedy["won"] + nobody["won"] <= greedy["games"] == nobody["games"] == 18
    assert greedy["low"] <= greedy["share"] <= greedy["high"]


def test_two_processes_play_the_same_games_as_one() -> None:
    setup = Setup("earth_33", ("great_cthulhu", "black_goat", "yellow_sign"))
    games = command._fixtures(setup, ("any_option", "random", "random"), 9, 3)
    assert command.played("cthulhu_wars", games, 2) == command.played("cthulhu_wars", games, 1)


def test_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "--bots", "random", "--seats", "yellow_sign,crawling_chaos,black_goat", "--games", 1,
             "--workers", 1, "--json")
    data = json.loads(say(capsys, *words).out)
    assert [list(game["seats"]) for game in data["games"]] == [
        ["yellow_sign", "crawling_chaos", "black_goat"], ["crawling_chaos", "black_goat", "yellow_sign"],
        ["black_goat", "yellow_sign", "crawling_chaos"]]
    assert [each["name"] for each in data["by_side"]["random"]] == ["yellow_sign", "crawling_chaos", "black_goat"]


def test_a_side_that_is_not_there_is_refused() -> None:
    assert is_refused(say_elsewhere("arena", "--bots", "random", "--seats", "yellow_sign,purple_sign,black_goat"))


def test_where_nothing_may_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    heard = say(capsys, "arena", "--bots", "random", "--seats", "3", "--games", 1, "--workers", 1,
                "--out", tmp_path / "no" / "such" / "folder" / "x.json")
    assert (heard.code, heard.out) == (2, "")
