"""The shelf: nothing a disk, a crash or a name can do loses a game without a word."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app import __version__
from desktop_app.app import files, library, rooms
from desktop_app.app.files import LibraryProblem
from desktop_app.app.library import ENDING, Library
from desktop_app.app.match import Match, scenario_match
from desktop_app.app.match_text import text_of
from desktop_app.kernel.lines import MAIN
from desktop_app.kernel.questions import Ask, Reason, Reply, Text, text
from desktop_app.kernel.state import fingerprint
from desktop_app.kernel.timeline import Why
from tests.app.games import first_option, meadow_match, play_bots, play_people
from tests.app.meadow_room import MEADOW

NAMES = [
    "Ärger im Wald", "Ryba ż ó ł w", "🐙 at noon 🌊", "9:30 / turn 3", "a?b*c<d>e|f\\g\"h", "100%", "%41", "con",
    "COM1.x", "...", ".hidden", "ends with a dot.", " ", "", "トリック", "n" * 300, "🐙" * 200, "nul\0nul\n", "\ud800",
]


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    return Library(tmp_path / "Bücher 🐐")


def a_match(decisions: int = 8) -> Match:
    match = meadow_match(ash="human")
    play_people(match, decisions)
    return match


def same_game(one: Match, other: Match) -> bool:
    first, second = [(match.position, fingerprint(match.state), match.timeline.nodes, match.controllers, match.setup,
                      match.game_id, match.seed) for match in (one, other)]
    return first == second


def test_a_game_is_saved_and_loaded(shelf):
    match = a_match()
    match.undo()
    path = shelf.path_of("first")
    shelf.save(match, path)
    loaded = shelf.load(path)
    assert same_game(loaded, match)
    assert loaded.notices == ()
    assert loaded.can_redo()
    assert loaded.log("ash") == match.log("ash")
    first_option(loaded)
    play_bots(loaded)


def test_a_game_from_a_scenario_is_saved_with_its_document(shelf):
    match = scenario_match(MEADOW, {"game": "meadow", "hay": {"ash": 9}}, {"ash": "human", "birch": "random"}, 3)
    play_people(match, 5)
    shelf.save(match, shelf.path_of("hay"))
    loaded = shelf.load(shelf.path_of("hay"))
    assert loaded.scenario == match.scenario
    assert same_game(loaded, match)


@pytest.mark.parametrize("name", NAMES)
def test_any_name_will_do(shelf, name):
    match = meadow_match()
    path = shelf.path_of(name)
    assert path.parent == shelf.folder / "saves"
    assert len(path.name.encode()) < 200
    assert not set(path.name) & set('<>:"/\\|?*\0\n')
    assert not path.name.startswith(".")
    assert path.name.split(".")[0].lower() not in ("con", "com1", "nul")
    shelf.save(match, path)
    (entry,) = shelf.saves()
    assert (entry.path, entry.damaged) == (path, False)
    assert entry.name == name or len(name) > 100 or name in ("", "\ud800")
    assert same_game(shelf.load(path), match)


def test_two_names_never_share_a_file(shelf):
    short = [name for name in NAMES if len(name) < 100]
    assert len({shelf.path_of(name).name.lower() for name in short}) == len(short)


def test_the_save_before_is_kept(shelf):
    match, path = meadow_match(), shelf.path_of("game")
    shelf.save(match, path)
    first = path.read_bytes()
    play_bots(match, limit=20)
    shelf.save(match, path)
    assert path.with_name(path.name + ".bak").read_bytes() == first
    assert [file.name for file in sorted(path.parent.iterdir())] == ["game.mythos", "game.mythos.bak"]


def test_a_damaged_save_never_replaces_a_good_backup(shelf):
    match, path = meadow_match(), shelf.path_of("game")
    shelf.save(match, path)
    shelf.save(match, path)
    good = path.read_bytes()
    path.write_bytes(good[:100])
    shelf.save(match, path)
    assert path.with_name(path.name + ".bak").read_bytes() == good


def test_a_damaged_save_is_listed_as_damaged_with_the_one_before(shelf):
    match, path = meadow_match(), shelf.path_of("game")
    play_bots(match, limit=60)
    shelf.save(match, path)
    shelf.save(match, path)
    whole = path.read_bytes()
    for size in range(0, len(whole), 1_024):
        path.write_bytes(whole[:size])
        (entry,) = shelf.saves()
        assert entry.damaged
        assert entry.backup is not None
        assert same_game(shelf.load(entry.backup), match)
    path.unlink()
    (entry,) = shelf.saves()
    assert (entry.name, entry.damaged) == ("game", True)
    path.with_name(path.name + ".bak").write_bytes(b"")
    (entry,) = shelf.saves()
    assert entry.backup is None


def test_the_newest_save_comes_first_and_other_files_are_left_out(shelf):
    match = meadow_match()
    for number, name in enumerate(("old", "new", "middle")):
        shelf.save(match, shelf.path_of(name))
        os.utime(shelf.path_of(name), (1_000 + number, 1_000 + number))
    (shelf.folder / "saves" / "notes.txt").write_text("hay", encoding="utf-8")
    assert [entry.name for entry in shelf.saves()] == ["middle", "new", "old"]
    shelf.forget(shelf.path_of("new"))
    assert len(shelf.saves()) == 2


def test_an_empty_shelf_is_no_problem(shelf):
    assert shelf.saves() == ()
    assert shelf.running() == ()


def cause(call) -> Reason:
    with pytest.raises(LibraryProblem) as problem:
        call()
    return problem.value.reason


@pytest.mark.parametrize(("error", "code"), [
    (errno.ENOSPC, "disk_full"), (errno.EDQUOT, "disk_full"), (errno.EROFS, "read_only"),
    (errno.EACCES, "no_permission"), (errno.ENAMETOOLONG, "name_too_long"), (errno.EIO, "not_possible"),
])
@pytest.mark.parametrize("step", ["flush_to_disk", "os.replace"])
def test_when_writing_fails_the_old_save_stays_and_the_cause_is_clear(shelf, monkeypatch, error, code, step):
    match, path = meadow_match(), shelf.path_of("game")
    shelf.save(match, path)
    before = path.read_bytes()
    play_bots(match, limit=20)

    def fails(*_):
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(files, step, fails) if "." not in step else monkeypatch.setattr(os, "replace", fails)
    reason = cause(lambda: shelf.save(match, path))
    assert reason.code == code
    assert str(path) in reason.args
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert [file for file in path.parent.iterdir() if file.name.endswith(".part")] == []
    shelf.save(match, path)
    assert same_game(shelf.load(path), match)


def test_a_folder_or_a_file_in_the_way_is_named(shelf):
    match, path = meadow_match(), shelf.path_of("game")
    path.mkdir(parents=True)
    assert cause(lambda: shelf.save(match, path)) == Reason("folder_in_place", (str(path),))
    assert cause(lambda: shelf.load(path)) == Reason("folder_in_place", (str(path),))
    (entry,) = shelf.saves()
    assert entry.damaged
    below = shelf.folder / "file" / "game.mythos"
    (shelf.folder / "file").touch()
    assert cause(lambda: shelf.save(match, below)).code in ("file_in_place_of_folder", "not_possible")
    assert cause(lambda: shelf.load(shelf.path_of("none"))) == Reason("missing", (str(shelf.path_of("none")),))
    assert cause(lambda: shelf.forget(shelf.path_of("none"))).code == "missing"


@pytest.mark.parametrize(("old", "new", "reason"), [
    (b'"format":2', b'"format":3', Reason("newer_format", (1, "3", "2"))),
    (b'"format":2', b'"format":-3', Reason("older_format", (1, "-3", "2"))),
    (b'"game":"meadow"', b'"game":"moor"', Reason("unknown_game", (1, "moor"))),
    (b'"seed":7', b'"seed":"7"', Reason("wrong_header", (1, "seed"))),
])
def test_what_can_not_be_loaded_is_named_and_left_alone(shelf, old, new, reason):
    path = shelf.path_of("game")
    shelf.save(meadow_match(), path)
    data = path.read_bytes().replace(old, new, 1)
    path.write_bytes(data)
    assert cause(lambda: shelf.load(path)) == reason
    assert path.read_bytes() == data


def test_a_save_of_another_version_or_with_other_packs_says_so(shelf, monkeypatch):
    path = shelf.path_of("game")
    shelf.save(meadow_match(), path)
    path.write_bytes(path.read_bytes().replace(f'"app":"{__version__}"'.encode(), b'"app":"0.0.7"'))
    monkeypatch.setattr(rooms, "pack_prints", lambda id: {"grass": "abc"})
    assert shelf.load(path).notices == (Reason("other_version", ("0.0.7", __version__)),
                                        Reason("other_pack", ("grass", "", "abc")))


def test_the_running_game_is_in_its_journal_at_every_moment(shelf):
    match = meadow_match(ash="human")
    running = shelf.follow(match)
    match.listeners.append(lambda: None if running.file.closed else assert_same(shelf, match))
    play_people(match, 10)
    match.undo()
    match.undo()
    match.redo()
    match.hand_over("ash", "any_option")
    play_bots(match, limit=80)
    match.go(3)
    play_bots(match, limit=5)
    (entry,) = shelf.running()
    assert entry.name == match.game_id
    assert not entry.damaged
    assert shelf.load(entry.path).rewinds == match.rewinds
    running.close()
    match.go(0)
    assert shelf.load(entry.path).position != 0
    running.close()


def test_names_of_lines_and_reasons_are_in_the_journal_at_once_and_in_the_save(shelf):
    match = a_match(4)
    running = shelf.follow(match)
    match.undo()
    match.undo()
    middle = match.position
    match.redo()
    match.redo()
    match.play_on(middle, "By the brook")
    asked = match.pending()
    assert isinstance(asked, Ask)
    why = Why(text("hay", n=3, what="brook"), (asked.decider,))
    match.say(Reply(asked.decider, asked.options[-1].key), why)
    told = match.position
    match.switch_to(match.lines()[0], "")
    match.rename_line(MAIN, "As it was")
    match.play_on(0, "Gone")
    match.switch_to(match.lines()[1], "")
    match.forget_line("Gone")
    running.close()
    shelf.save(match, shelf.path_of("lines"))
    for path in (running.path, shelf.path_of("lines")):
        again = shelf.load(path)
        assert again.timeline.lines == match.timeline.lines
        assert again.lines() == match.lines()
        assert again.why(told, asked.decider) == why.reason
        assert again.why(told, "") == Text("")
    assert [line.name for line in match.lines() if line.named] == ["As it was", "By the brook"]


def test_a_save_of_the_format_before_is_opened_with_its_lines_unnamed(shelf):
    match = a_match(5)
    path = shelf.path_of("old")
    shelf.save(match, path)
    path.write_bytes(path.read_bytes().replace(b'{"format":2', b'{"format":1', 1))
    again = shelf.load(path)
    assert same_game(again, match)
    assert [(line.name, line.tip) for line in again.lines() if line.named] == [(MAIN, match.position)]
    assert again.notices == ()


def assert_same(shelf: Library, match: Match) -> None:
    assert same_game(shelf.load(shelf.folder / "running" / (match.game_id + ENDING)), match)


def test_a_loaded_game_goes_on_in_a_journal_of_its_own(shelf):
    match = a_match()
    running = shelf.follow(match)
    running.close()
    loaded = shelf.load(shelf.running()[0].path)
    again = shelf.follow(loaded)
    first_option(loaded)
    again.close()
    assert_same(shelf, loaded)
    assert len(shelf.running()) == 1


def test_a_journal_that_could_not_be_read_as_it_was_is_kept(shelf):
    shelf.follow(a_match()).close()
    path = shelf.running()[0].path
    cut = path.read_bytes()[:-9]
    path.write_bytes(cut)
    loaded = shelf.load(path)
    assert loaded.notices == (Reason("cut"),)
    shelf.follow(loaded).close()
    assert path.with_name(path.name + ".bak").read_bytes() == cut
    assert shelf.load(path).notices == ()


def test_a_scenario_s_numbers_may_have_fractions(shelf):
    match = a_match(0)
    match.scenario = {"game": "meadow", "map": None, "outline": [0.1, 2.5e-7, 1e300]}
    shelf.save(match, shelf.path_of("drawn"))
    assert shelf.load(shelf.path_of("drawn")).scenario == match.scenario


def test_a_full_disk_stops_the_journal_and_not_the_game(shelf, monkeypatch):
    match = meadow_match()
    running = shelf.follow(match)
    play_bots(match, limit=10)
    position = match.position
    file = running.file

    class Full:
        """Takes three bytes and then no more."""

        written = False

        def write(self, data):
            if self.written:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            self.written = True
            return file.write(data[:3])

        def truncate(self, size):
            return file.truncate(size)

        def fileno(self):
            return file.fileno()

    running.file = Full()
    play_bots(match, limit=5)
    assert match.position == position + 5
    assert running.problem is not None
    assert running.problem.code == "disk_full"
    assert shelf.load(running.path).position == position
    running.file = file
    play_bots(match, limit=1)
    assert running.problem is None
    assert_same(shelf, match)
    running.close()


def test_a_crash_in_mid_save_leaves_the_old_one(shelf):
    match, path = meadow_match(), shelf.path_of("game")
    shelf.save(match, path)
    half = path.with_name(path.name + ".part")
    half.write_bytes(path.read_bytes()[:50])
    (entry,) = shelf.saves()
    assert not entry.damaged
    play_bots(match, limit=3)
    shelf.save(match, path)
    assert not half.exists()
    assert same_game(shelf.load(path), match)


def test_old_journals_make_room(shelf):
    for number in range(14):
        match = meadow_match()
        shelf.follow(match).close()
        path = shelf.folder / "running" / (match.game_id + ENDING)
        os.utime(path, (1_000 + number, 1_000 + number))
    assert len(shelf.running()) == library.KEPT_RUNNING


def test_a_process_that_is_killed_loses_at_most_one_click(tmp_path):
    program = """
import sys
from pathlib import Path
from desktop_app.app.library import Library
import tests.app.in_other_process
from tests.app.games import meadow_match, first_option, play_bots
match = meadow_match(ash="human", birch="human")
running = Library(Path(sys.argv[1])).follow(match)
print(running.path, flush=True)
while match.decider():
    play_bots(match)
    first_option(match)
    print(match.position, flush=True)
"""
    with subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE, text=True,
                          cwd=Path(__file__).parents[2]) as process:
        path = Path(process.stdout.readline().strip())
        position = 0
        while position < 40:
            position = int(process.stdout.readline())
        process.kill()
    match = Library(tmp_path).load(path)
    assert match.position >= position
    assert match.timeline.nodes[-1].depth >= position


def test_a_save_is_plain_text_without_any_path(shelf):
    text = text_of(a_match())
    assert text.isascii()
    assert str(Path.home()) not in text


def test_the_user_s_own_shelf_is_where_the_system_wants_it(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Library().folder.name == "mythos-table"
