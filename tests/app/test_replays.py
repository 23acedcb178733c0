"""Games that are over stay on the shelf; each is one file that can be sent and brought back."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from desktop_app import __version__
from desktop_app.app import replays as module
from desktop_app.app.files import LibraryProblem
from desktop_app.app.library import Library
from desktop_app.app.match import Match
from desktop_app.app.match_text import header_of, match_of, text_of
from desktop_app.app.replays import Replays, export, opened
from desktop_app.kernel.state import fingerprint
from tests.app.games import first_option, meadow_match, play_bots


@pytest.fixture
def replays(tmp_path: Path) -> Replays:
    return Library(tmp_path / "Bücher").replays()


def finished(seed: int = 7) -> Match:
    match = meadow_match(seed)
    play_bots(match)
    assert not match.decider()
    return match


def test_a_game_that_is_over_is_kept_once(replays: Replays) -> None:
    match = finished()
    replays.keep(match)
    replays.keep(match)
    (entry,) = replays.entries()
    assert entry.name == ""
    facts = opened(entry.path).facts
    assert facts is not None
    assert facts.is_over
    assert facts.winners == match.room.result(match.state).winners
    assert facts.answers == match.timeline.nodes[match.position].depth
    assert facts.controllers == match.controllers


def test_a_replay_carries_all_that_is_needed_to_see_it_again(tmp_path: Path) -> None:
    match = finished()
    export(match, tmp_path / "one.mythos")
    again = match_of((tmp_path / "one.mythos").read_bytes())
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.timeline.nodes == match.timeline.nodes
    header = header_of(again)
    assert (header.app, header.seed, header.game_id) == (__version__, match.seed, match.game_id)
    assert header.packs == header_of(match).packs


def test_the_oldest_make_room_but_those_with_names_stay(replays: Replays, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 3)
    text = text_of(finished()).encode()
    for number in range(5):
        path = replays.keep(finished(number))
        os.utime(path, (1_000 + number, 1_000 + number))
        if number == 0:
            replays.shelf.rename(path, "my best")
    replays.add(text, "from elsewhere.mythos")
    entries = replays.entries()
    assert len([entry for entry in entries if not entry.name]) == 3
    assert {entry.name for entry in entries} == {"", "my best", "from elsewhere"}


def test_what_is_no_game_is_not_brought_in(replays: Replays) -> None:
    for data in (b"", b"hello", re.sub(rb'"format":\d+', b'"format":99', text_of(finished()).encode())):
        with pytest.raises(LibraryProblem):
            replays.add(data, "x")
    assert replays.entries() == ()


def test_a_damaged_replay_says_why(replays: Replays) -> None:
    path = replays.keep(finished())
    path.write_bytes(path.read_bytes()[:-40])
    found = opened(path)
    assert found.problem is not None
    assert found.problem.code == "cut"
    path.write_bytes(b"?")
    assert opened(path).problem is not None
    assert len(replays.entries()) == 1


def test_facts_of_a_game_that_goes_on_name_who_is_asked(tmp_path: Path) -> None:
    match = meadow_match(ash="human")
    play_bots(match)
    first_option(match)
    play_bots(match)
    export(match, tmp_path / "x")
    facts = opened(tmp_path / "x").facts
    assert facts is not None
    assert (facts.is_over, facts.decider, facts.winners) == (False, match.decider(), ())
