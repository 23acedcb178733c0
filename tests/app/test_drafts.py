"""Scenario files: what is written is read again, what is no scenario is named, the shelf keeps drafts apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.app.drafts import (
    KEPT_DRAFTS,
    DraftShelf,
    Shared,
    read_file,
    read_shared,
    room_of,
    start_document,
    write_file,
    write_shared,
)
from desktop_app.app.files import LibraryProblem
from desktop_app.app.rooms import room
from desktop_app.app.trials import ENDED, TrialRequest, Trials, play_one

DOCUMENT = {"game": "cthulhu_wars", "title": "Ümlaut \u2603", "areas": {"europe": {"gate": "abandoned"}}}
UNTITLED = {"game": "cthulhu_wars"}


def test_document_and_picture_are_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a" / "one.json"
    write_file(path, Shared(DOCUMENT, b"\x89PNG\x00\xff"))
    assert read_file(path) == Shared(DOCUMENT, b"\x89PNG\x00\xff")


def test_bare_documents_are_read_too() -> None:
    assert read_shared(json.dumps(DOCUMENT).encode()).document == DOCUMENT
    toml = b'game = "cthulhu_wars"\n[areas.europe]\ngate = "abandoned"\n'
    assert read_shared(toml).document == {"game": "cthulhu_wars", "areas": DOCUMENT["areas"]}


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"", "no_scenario"), (b"{", "no_scenario"), (b"\xff\xfe", "no_scenario"), (b"[1, 2]", "no_scenario"),
     (b"{}", "no_scenario"), (b'{"mythos_scenario": 1}', "no_scenario"),
     (b'{"mythos_scenario": 1, "document": [1]}', "no_scenario"),
     (b'{"mythos_scenario": 99, "document": {}}', "newer_scenario"),
     (b'{"mythos_scenario": "x", "document": {}}', "newer_scenario")],
)  # fmt: skip
def test_what_is_no_scenario_is_named(data: bytes, code: str) -> None:
    with pytest.raises(LibraryProblem) as found:
        read_shared(data)
    assert found.value.code == code


def test_a_spoilt_picture_spoils_no_document() -> None:
    data = json.loads(write_shared(Shared(DOCUMENT, b"x")))
    assert read_shared(json.dumps({**data, "picture": "%%"}).encode()) == Shared(DOCUMENT)
    assert read_shared(json.dumps({**data, "picture": 5}).encode()) == Shared(DOCUMENT)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LibraryProblem) as found:
        read_file(tmp_path / "none.json")
    assert found.value.code == "missing"


def test_drafts_come_first_and_the_oldest_go(tmp_path: Path) -> None:
    shelf = DraftShelf(tmp_path)
    assert shelf.entries() == ()
    write_file(shelf.path_of("Siege: one/two"), Shared(DOCUMENT))
    for number in range(KEPT_DRAFTS + 3):
        gone = shelf.autosave(f"draft{number}", UNTITLED)
        assert gone == int(number >= KEPT_DRAFTS)
    entries = shelf.entries()
    assert [entry.is_draft for entry in entries] == [True] * KEPT_DRAFTS + [False]
    assert entries[-1].name == "Siege: one/two"
    shelf.forget(entries[-1].path)
    assert len(shelf.entries()) == KEPT_DRAFTS


def test_drafts_with_a_title_are_never_given_up(tmp_path: Path) -> None:
    shelf = DraftShelf(tmp_path)
    assert shelf.autosave("named", {**UNTITLED, "title": "My siege"}) == 0
    shelf.draft_path("broken").write_text("{", encoding="utf-8")
    for number in range(KEPT_DRAFTS + 1):
        shelf.autosave(f"draft{number}", UNTITLED)
    names = {entry.name for entry in shelf.entries()}
    assert len(names) == KEPT_DRAFTS + 2
    assert {"named", "broken"} < names


def test_only_games_that_can_be_set_up_by_hand_have_a_room() -> None:
    assert room_of(DOCUMENT) is room("cthulhu_wars")
    assert room_of({"game": "chess"}) is None
    assert room_of({"game": 5}) is None


def test_games_whose_process_dies_are_told_as_a_fault() -> None:
    shipped = room("cthulhu_wars")
    trials = Trials(TrialRequest("cthulhu_wars", start_document(shipped, shipped.default_setup()), "random", 1))
    trials._process.kill()
    trials._process.join()
    while not trials.is_over():
        trials.poll()
    assert [trial.fault for trial in trials.found] == [ENDED]
    trials.close()


def test_a_bot_game_ends_and_what_goes_wrong_is_told() -> None:
    shipped = room("cthulhu_wars")
    document = start_document(shipped, shipped.default_setup())
    played = play_one(TrialRequest("cthulhu_wars", document, "random"), 1)
    assert played.fault == ""
    assert played.answers > 100
    assert played.rounds > 1
    late = play_one(TrialRequest("cthulhu_wars", {**document, "round": 40}, "random"), 1)
    assert late.rounds < 40, "as long as the game was from here, not the number of its last round"
    assert play_one(TrialRequest("cthulhu_wars", document, "random", limit=5), 1).fault == "stuck"
    bad = {"game": "cthulhu_wars", "round": -1}
    assert "BadSetup" in play_one(TrialRequest("cthulhu_wars", bad, "random"), 1).fault
