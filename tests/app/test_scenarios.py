"""The scenarios that come with the program: sound, playable to their end, told in a few words; and the player's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.app.drafts import DraftShelf, Shared, read_shared, write_file
from desktop_app.app.files import LibraryProblem
from desktop_app.app.match import scenario_match
from desktop_app.app.rooms import room
from desktop_app.app.scenarios import ENDING, ScenarioEntry, ScenarioLibrary, exported, shipped
from desktop_app.commands.playing import answer_once, is_over
from desktop_app.kernel.state import fingerprint

SHIPPED = shipped()
LONGEST = 3_000


@pytest.mark.parametrize("entry", SHIPPED, ids=lambda entry: entry.path.stem)
def test_a_shipped_one_is_sound_and_bots_play_it_to_its_end(entry: ScenarioEntry) -> None:
    found = room(entry.game)
    assert entry.problem is None
    setup, table = found.read_scenario(entry.shared.document)
    assert found.broken(table) == ()
    editing = found.editing()
    assert editing is not None
    assert [each for each in editing.problems(entry.shared.document) if not each.warning] == []
    written = {**found.write_scenario(table), **{name: entry.shared.document[name] for name in ("title", "seats")}}
    assert fingerprint(found.read_scenario(written)[1]) == fingerprint(table)
    match = scenario_match(found, entry.shared.document, dict.fromkeys(setup.seats, "random"), 11)
    for _ in range(LONGEST):
        if is_over(match):
            break
        answer_once(match)
    assert is_over(match)
    assert found.broken(match.state) == ()


@pytest.mark.parametrize("entry", SHIPPED, ids=lambda entry: entry.path.stem)
def test_a_shipped_one_says_who_plays_and_what_to_try(entry: ScenarioEntry) -> None:
    assert entry.author == "Mythos Table"
    assert entry.setup is not None
    assert entry.played in entry.setup.seats
    assert 2 <= entry.description.count(". ") + entry.description.count(".\n") + 1 <= 3
    assert entry.description.endswith(".")
    assert entry.hint.endswith(".")


def test_there_are_many_of_each_game_and_no_title_twice() -> None:
    for game in ("cthulhu_wars", "call_of_madness"):
        assert len([entry for entry in SHIPPED if entry.game == game]) >= 8
    assert len({entry.title for entry in SHIPPED}) == len(SHIPPED)
    assert [entry.order for entry in SHIPPED] == list(range(1, len(SHIPPED) + 1))


def test_own_ones_and_drafts_come_before_them(tmp_path: Path) -> None:
    drafts = DraftShelf(tmp_path)
    drafts.autosave("abc", {"game": "cthulhu_wars"})
    write_file(drafts.path_of("Mine"), Shared({"game": "cthulhu_wars"}))
    kinds = [entry.kind for entry in ScenarioLibrary(tmp_path).entries()]
    assert kinds == ["draft", "own", *["shipped"] * len(SHIPPED)]


def test_one_is_shared_and_brought_in_again(tmp_path: Path) -> None:
    library = ScenarioLibrary(tmp_path)
    entry = SHIPPED[3]
    data = exported(entry, b"\x89PNG")
    assert read_shared(data) == Shared(entry.shared.document, b"\x89PNG")
    first, second = library.add(data, "x" + ENDING), library.add(data, "x")
    assert (library.shelf.name_of(first), library.shelf.name_of(second)) == (entry.title, f"{entry.title} 2")
    bare = library.add(json.dumps({"game": "call_of_madness"}).encode(), "nameless.json")
    assert library.shelf.name_of(bare) == "nameless"


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"game": "chess"}', b'{"mythos_scenario": 1}'])
def test_what_is_no_scenario_is_not_brought_in(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(LibraryProblem):
        ScenarioLibrary(tmp_path).add(data, "x")
    assert not (tmp_path / "scenarios").exists()


def test_one_that_can_not_be_played_says_where(tmp_path: Path) -> None:
    drafts = DraftShelf(tmp_path)
    write_file(drafts.path_of("Bad"), Shared({"game": "cthulhu_wars", "areas": {"atlantis": {}}}))
    write_file(drafts.path_of("Then"), Shared({"game": "cthulhu_wars", "then": "x"}))
    entries = {entry.name: entry for entry in ScenarioLibrary(tmp_path).entries()}
    for name in ("Bad", "Then"):
        assert entries[name].problem is not None
        assert entries[name].is_whole
    assert entries["Bad"].problem is not None
    assert "atlantis" in str(entries["Bad"].problem.args)


def test_its_title_is_its_name(tmp_path: Path) -> None:
    library = ScenarioLibrary(tmp_path)
    write_file(DraftShelf(tmp_path).path_of("Old"), Shared({"game": "cthulhu_wars", "title": "Old"}, b"png"))
    entry = library.entries()[0]
    path = library.rename(entry, "Neu: ü")
    assert library.entries()[0].title == "Neu: ü"
    assert library.entries()[0].shared.picture == b"png"
    assert library.rename(library.entries()[0], "Old") != path
