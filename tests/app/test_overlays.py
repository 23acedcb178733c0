"""A user's own rows in the place of shipped ones: what they may be, and games that are played with them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop_app.app import rooms
from desktop_app.app.library import Library
from desktop_app.app.match import Match, new_match
from desktop_app.app.match_text import text_of
from desktop_app.app.worker import InlineBots
from desktop_app.games.call_of_madness.table import Table
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.packs import PackProblem, overlaid
from desktop_app.kernel.state import fingerprint
from tests.app.games import play_bots
from tests.cli.saying import is_refused, say

CHEAPER = {"overlay": 1, "game": "call_of_madness", "title": "As in my box",
           "rows": {"cards": {"god_cards": [{"id": f"{god}_{n}", "cost": 1} for n in range(1, 7)
                                            for god in ("dagon", "hastur", "nyarlathotep", "shub_niggurath",
                                                        "shudde_mell")]}}}
"""Every god card costs 1 cultist."""

DEARER = {"overlay": 1, "game": "cthulhu_wars", "rows": {
    "factions": {"factions": [{"id": "great_cthulhu", "units": [{"id": "deep_one", "cost": 3}]}]},
    "general": {"die": {"kill": [5, 6], "pain": [4]}, "costs": [{"id": "move", "cost": 2, "provenance": "printed"}]}}}


@pytest.fixture(autouse=True)
def nothing_in_use() -> Iterator[None]:
    yield
    for room in rooms.rooms():
        rooms.use(room.id, None)


def overlay(document: dict[str, Any]) -> Any:
    return rooms.overlay_from(json.dumps(document))


def begun(answers: int = 60) -> Match:
    """A game with cheaper cards, a while after its beginning."""
    room = rooms.room_with("call_of_madness", overlay(CHEAPER))
    setup = room.default_setup(seats=3)
    match = new_match(room, setup, dict.fromkeys(setup.seats, "greedy"), 4)
    play_bots(match, limit=answers)
    return match


def prices(match: Match) -> list[int]:
    table = match.state
    assert isinstance(table, Table)
    return [table.game.cards[card].cost for card in table.tops.values()]


def codes(match: Match) -> list[str]:
    return [notice.code for notice in match.notices]


def test_a_game_goes_on_with_the_rows_in_its_header_and_says_so(tmp_path: Path) -> None:
    """Saved with an overlay, opened without it."""
    library, match = Library(tmp_path), begun()
    library.save(match, library.path_of("corrected"))
    loaded = library.load(library.path_of("corrected"))
    assert prices(loaded) == prices(match) == [1, 1, 1, 1]
    assert fingerprint(loaded.state) == fingerprint(match.state)
    assert codes(loaded) == ["played_with_own_rows"]
    assert "As in my box" in wording_for().reason(loaded.notices[0])
    for each in (match, loaded):
        play_bots(each)
    assert not loaded.decider()
    assert fingerprint(loaded.state) == fingerprint(match.state)
    assert text_of(loaded).partition("\n")[0] == text_of(match).partition("\n")[0]


def test_with_the_same_rows_in_use_there_is_nothing_to_say(tmp_path: Path) -> None:
    library, match = Library(tmp_path), begun(5)
    library.save(match, library.path_of("corrected"))
    rooms.use("call_of_madness", overlay(CHEAPER))
    assert codes(library.load(library.path_of("corrected"))) == []


def test_a_game_that_was_begun_without_rows_goes_on_without_them(tmp_path: Path) -> None:
    library, room = Library(tmp_path), rooms.room("call_of_madness")
    setup = room.default_setup()
    library.save(new_match(room, setup, dict.fromkeys(setup.seats, "random"), 1), library.path_of("plain"))
    rooms.use("call_of_madness", overlay(CHEAPER))
    loaded = library.load(library.path_of("plain"))
    assert codes(loaded) == ["played_without_own_rows"]
    assert loaded.room is room
    assert rooms.room("call_of_madness") is not room


def test_a_journal_carries_the_rows_too_and_a_worker_plays_by_them(tmp_path: Path) -> None:
    library, match = Library(tmp_path), begun(0)
    journal = library.follow(match)
    play_bots(match, InlineBots(), limit=80)
    journal.close()
    assert prices(library.load(library.running()[0].path)) == [1, 1, 1, 1]


def test_rows_within_rows_and_single_rows_are_replaced_field_by_field() -> None:
    room = rooms.room_with("cthulhu_wars", overlay(DEARER))
    game = room.new_game(room.default_setup()).game
    shipped = rooms.room("cthulhu_wars").new_game(room.default_setup()).game
    assert game.kinds["deep_one"].cost == 3
    assert game.kinds["shoggoth"] == shipped.kinds["shoggoth"]
    assert game.numbers.costs["move"] == 2
    assert rooms.overlay_of(room) == overlay(DEARER)
    assert rooms.overlay_of(rooms.room("cthulhu_wars")) is None


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"cards": {"god_cards": [{"id": "dagon_9", "cost": 1}]}}, "cards: god_cards 1: id: dagon_9 is the id of no row"),
    ({"cards": {"god_cards": [{"id": "dagon_1", "price": 1}]}}, "cards: dagon_1: price: "),
    ({"cards": {"god_cards": [{"id": "dagon_1", "cost": -1}]}}, "cards: dagon_1: cost: "),
    ({"cards": {"god_cards": [{"cost": 1}]}}, "cards: god_cards 1: id: None is the id of no row"),
    ({"cards": {"god_cards": {"dagon_1": {}}}}, "cards: god_cards: the row itself: rows are wanted here"),
    ({"cards": {"demon_cards": []}}, "cards: the file itself: demon_cards: there are no such rows"),
    ({"cards": {"schema": 2}}, "cards: the file itself: schema: there are no such rows"),
    ({"spells": {}}, "overlay: rows: spells: there is no such pack"),
    ({"general": {"cultist_tokens": [{"id": "ten", "number": 3}]}}, "general: cultist_tokens 1: id: "),
    ({"cards": []}, "overlay: the file itself: rows.cards: "),
]


@pytest.mark.parametrize(("rows", "place"), WRONG, ids=lambda each: each[:40] if isinstance(each, str) else "")
def test_what_is_not_there_is_refused_with_file_row_and_field(rows: dict[str, Any], place: str) -> None:
    with pytest.raises(rooms.BadPack) as caught:
        overlay({**CHEAPER, "rows": rows})
    assert str(caught.value).startswith(place)


def test_an_overlay_is_for_a_game_that_there_is() -> None:
    with pytest.raises(rooms.BadPack, match="there is no game chess"):
        overlay({**CHEAPER, "game": "chess"})
    with pytest.raises(rooms.BadPack, match="overlay: line 1"):
        rooms.overlay_from("{")


def test_rows_that_have_no_ids_stay_where_they_are() -> None:
    text = json.dumps({"rows": [{"id": "a", "n": 1}, 7, {"n": 2}]})
    assert json.loads(overlaid("file", text, {"rows": [{"id": "a", "n": 5}]})) == {"rows": [{"id": "a", "n": 5}, 7,
                                                                                           {"n": 2}]}
    with pytest.raises(PackProblem):
        overlaid("file", text, {"rows": [3]})


def test_the_users_folder_of_rows_is_played_with(tmp_path: Path) -> None:
    library = Library(tmp_path)
    assert library.use_overlays() == ()
    (tmp_path / "overlays").mkdir()
    file = tmp_path / "overlays" / "call_of_madness.json"
    file.write_text(json.dumps(CHEAPER), encoding="utf-8")
    assert library.use_overlays() == ()
    assert rooms.in_use("call_of_madness") == overlay(CHEAPER)
    file.write_text(json.dumps(DEARER), encoding="utf-8")
    problems = library.use_overlays()
    assert [problem.code for problem in problems] == ["rows_do_not_fit"]
    assert "cthulhu_wars instead of call_of_madness" in str(problems[0])


def test_the_command_line_checks_rows_and_plays_with_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, wrong, game = tmp_path / "mine.json", tmp_path / "wrong.json", tmp_path / "game.mythos"
    file.write_text(json.dumps(CHEAPER), encoding="utf-8")
    wrong.write_text(json.dumps({**CHEAPER, "rows": {"cards": {"god_cards": [{"id": "dagon_1", "price": 1}]}}}),
                     encoding="utf-8")
    assert say(capsys, "check", file).out == f"{file}: a good overlay\n"
    heard = say(capsys, "check", wrong)
    assert heard.code == 2
    assert "cards: dagon_1: price: " in heard.error
    assert say(capsys, "play", "--overlay", file, "--seats", 2, "--save", game).out.startswith("call_of_madness")
    heard = say(capsys, "replay", game)
    assert heard.code == 0
    assert heard.out.startswith("This game is played with corrected data, “As in my box”")
    assert is_refused(say(capsys, "play", "--overlay", wrong))
    assert is_refused(say(capsys, "play", "--overlay", file, "--game", "cthulhu_wars"))
    assert '"overlay"' in say(capsys, "schema", "overlay").out


def test_a_save_whose_rows_fit_no_longer_is_named_and_left_alone(tmp_path: Path) -> None:
    library, match = Library(tmp_path), begun(3)
    path = library.path_of("corrected")
    library.save(match, path)
    path.write_bytes(path.read_bytes().replace(b'"id":"dagon_1"', b'"id":"dagon_7"', 1))
    before = path.read_bytes()
    with pytest.raises(Exception, match="rows_do_not_fit") as caught:
        library.load(path)
    assert "dagon_7" in str(caught.value)
    assert path.read_bytes() == before
