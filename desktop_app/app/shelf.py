"""A folder of files of one kind: naming, adding, renaming, taking away and putting back.

A file may have a backup beside it, `<file>.bak`, which goes with it everywhere. What is taken away lies in a bin until
other things that were taken away need its room.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

from desktop_app.app.files import LibraryProblem, problem_of, write_whole
from desktop_app.app.names import file_name

BACKUP = ".bak"
KEPT_IN_BIN = 40
"""Files that the bin holds; the ones that were taken away first go first."""

LARGEST = 60_000_000
"""Bytes of a file that is read: a long game has some hundred thousand."""


class TakenAway(NamedTuple):
    """What was taken off a shelf: where each file lies now, and where it lay."""

    moves: tuple[tuple[Path, Path], ...]


class Shelf:
    """A folder of files that end in `ending`; `bin` is where they go when they are taken away."""

    def __init__(self, folder: Path, ending: str, bin: Path) -> None:
        self.folder = folder
        self.ending = ending
        self.bin = bin

    def path_of(self, name: str) -> Path:
        """Where the file with this name belongs. Any name will do."""
        return self.folder / (file_name(name) + self.ending)

    def name_of(self, path: Path) -> str:
        """What a file on the shelf is called."""
        return unquote(path.name.removesuffix(self.ending))

    def paths(self) -> tuple[Path, ...]:
        """All files; also one of which only the backup is left. Raises LibraryProblem."""
        try:
            found = sorted(self.folder.iterdir()) if self.folder.is_dir() else []
        except OSError as fault:
            raise problem_of(fault, self.folder) from fault
        names = dict.fromkeys([path.with_name(path.name.removesuffix(BACKUP)) for path in found])
        return tuple([path for path in names if path.name.endswith(self.ending)])

    def free_path(self, name: str) -> Path:
        """A path for a new file with this name, or with a number behind it when there is one already."""
        path, number = self.path_of(name), 1
        while path.exists() or backup_path(path).exists():
            number += 1
            path = self.path_of(f"{name[:100]} {number}")
        return path

    def add(self, name: str, data: bytes) -> Path:
        """A new file; none that is there is touched. Raises LibraryProblem."""
        path = self.free_path(name)
        write_file(path, data)
        return path

    def replace(self, path: Path, data: bytes) -> None:
        """Other contents for a file. Raises LibraryProblem; it is as it was then."""
        write_file(path, data)

    def rename(self, path: Path, name: str) -> Path:
        """Another name for a file and its backup. Raises LibraryProblem: name_taken, and those of files."""
        goal = self.path_of(name)
        if goal == path:
            return path
        if goal.exists() or backup_path(goal).exists():
            raise LibraryProblem("name_taken", (name,))
        _move([(each, goal.with_name(goal.name + each.name[len(path.name):])) for each in _with_backup(path)])
        return goal

    def take_away(self, path: Path) -> TakenAway:
        """Off the shelf, into the bin. Raises LibraryProblem."""
        found = _with_backup(path)
        if not found:
            raise LibraryProblem("missing", (str(path),))
        bin = Shelf(self.bin, self.ending, self.bin)
        name = bin.free_path(self.name_of(path)).name
        moves = [(each, self.bin / (name + each.name[len(path.name):])) for each in found]
        _move(moves)
        self._empty_bin()
        return TakenAway(tuple([(now, before) for before, now in moves]))

    def put_back(self, taken: TakenAway) -> None:
        """Back where it lay. Raises LibraryProblem: name_taken when something lies there by now."""
        for _, before in taken.moves:
            if before.exists():
                raise LibraryProblem("name_taken", (self.name_of(before),))
        _move(list(taken.moves))

    def _empty_bin(self) -> None:
        """Keep the newest only; what can't be removed now goes next time."""
        try:
            found = sorted(self.bin.iterdir(), key=lambda path: path.stat().st_ctime)
            for path in found[:-KEPT_IN_BIN]:
                path.unlink()
        except OSError:
            return


def read_file(path: Path, largest: int = LARGEST) -> bytes:
    """What stands in a file of at most so many bytes. Raises LibraryProblem."""
    try:
        if path.is_file() and path.stat().st_size > largest:
            raise LibraryProblem("too_large", (path.name, largest // 1_000_000))
        return path.read_bytes()
    except OSError as fault:
        raise problem_of(fault, path) from fault


def write_file(path: Path, data: bytes) -> None:
    """A file, whole or not at all. Raises LibraryProblem."""
    try:
        write_whole(path, data)
    except OSError as fault:
        raise problem_of(fault, path) from fault


def backup_path(path: Path) -> Path:
    """Where the file's backup lies, if it has one."""
    return path.with_name(path.name + BACKUP)


def keep_before(path: Path) -> None:
    """Copy a good file aside before it is replaced: at no moment is there none. Raises OSError."""
    unfinished = path.with_name(path.name + BACKUP + ".part")
    try:
        shutil.copyfile(path, unfinished)
        unfinished.replace(backup_path(path))
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise


def _with_backup(path: Path) -> list[Path]:
    return [each for each in (path, backup_path(path)) if each.exists()]


def _move(moves: list[tuple[Path, Path]]) -> None:
    """All of them, or none."""
    done: list[tuple[Path, Path]] = []
    for before, now in moves:
        try:
            now.parent.mkdir(parents=True, exist_ok=True)
            os.replace(before, now)
            done.append((before, now))
        except OSError as fault:
            for back, there in reversed(done):
                os.replace(there, back)
            raise problem_of(fault, before) from fault
