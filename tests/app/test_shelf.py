"""A folder of files: nothing that is done to it loses one, and what was taken away comes back."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from desktop_app.app import shelf as module
from desktop_app.app.files import LibraryProblem
from desktop_app.app.shelf import Shelf, TakenAway, backup_path, read_file


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "Regal ä🐙", ".thing", tmp_path / "bin")


def code(call) -> str:
    with pytest.raises(LibraryProblem) as problem:
        call()
    return problem.value.code


def test_what_is_added_never_takes_the_place_of_something(shelf: Shelf) -> None:
    first, second = shelf.add("a/b: ✶", b"1"), shelf.add("a/b: ✶", b"2")
    assert (first.read_bytes(), second.read_bytes()) == (b"1", b"2")
    assert [shelf.name_of(path) for path in shelf.paths()] == ["a/b: ✶ 2", "a/b: ✶"]


def test_a_thing_is_renamed_with_its_backup(shelf: Shelf) -> None:
    path = shelf.add("old", b"1")
    backup_path(path).write_bytes(b"0")
    new = shelf.rename(path, "new?")
    assert (new.read_bytes(), backup_path(new).read_bytes()) == (b"1", b"0")
    assert shelf.paths() == (new,)
    assert shelf.rename(new, "new?") == new


def test_no_name_is_given_twice(shelf: Shelf) -> None:
    path, other = shelf.add("one", b"1"), shelf.add("two", b"2")
    assert code(lambda: shelf.rename(path, "two")) == "name_taken"
    other.replace(backup_path(other))
    assert code(lambda: shelf.rename(path, "two")) == "name_taken"
    assert path.read_bytes() == b"1"


def test_what_was_taken_away_comes_back(shelf: Shelf) -> None:
    path = shelf.add("one", b"1")
    backup_path(path).write_bytes(b"0")
    taken = shelf.take_away(path)
    assert shelf.paths() == ()
    shelf.put_back(taken)
    assert (path.read_bytes(), backup_path(path).read_bytes()) == (b"1", b"0")
    assert list(shelf.bin.iterdir()) == []


def test_things_of_one_name_lie_in_the_bin_side_by_side(shelf: Shelf) -> None:
    taken = []
    for content in (b"1", b"2"):
        taken.append(shelf.take_away(shelf.add("one", content)))
    shelf.put_back(taken[0])
    assert shelf.path_of("one").read_bytes() == b"1"
    assert code(lambda: shelf.put_back(taken[1])) == "name_taken"


def test_the_bin_does_not_grow_for_ever(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT_IN_BIN", 3)
    for number in range(5):
        shelf.take_away(shelf.add(f"thing {number}", b""))
    assert len(list(shelf.bin.iterdir())) == 3


def test_when_only_a_part_can_be_moved_nothing_is(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    path = shelf.add("one", b"1")
    backup_path(path).write_bytes(b"0")
    real = os.replace

    def fails_for_backups(before: Path, now: Path) -> None:
        if str(now).endswith(".bak"):
            raise OSError(errno.EACCES, "no")
        real(before, now)

    monkeypatch.setattr(os, "replace", fails_for_backups)
    assert code(lambda: shelf.take_away(path)) == "no_permission"
    assert code(lambda: shelf.rename(path, "other")) == "no_permission"
    assert (path.read_bytes(), backup_path(path).read_bytes()) == (b"1", b"0")


def test_what_is_not_there_can_not_be_taken_away_or_put_back(shelf: Shelf, tmp_path: Path) -> None:
    assert code(lambda: shelf.take_away(shelf.path_of("none"))) == "missing"
    gone = TakenAway(((tmp_path / "nowhere", tmp_path / "there"),))
    assert code(lambda: shelf.put_back(gone)) == "missing"


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b"x" * 2_000_001)
    assert code(lambda: read_file(path, 2_000_000)) == "too_large"
    assert code(lambda: read_file(tmp_path)) == "folder_in_place"


def test_a_file_in_the_place_of_the_folder_is_named(shelf: Shelf) -> None:
    shelf.folder.write_bytes(b"")
    assert shelf.paths() == ()
    assert code(lambda: shelf.add("one", b"")) in ("file_in_place_of_folder", "not_possible")
