"""Saved games: files, and nothing but files. What stands in them is kernel/save.py's.

    <folder>/saves/<name>.mythos         saved by the player, with the one before as <name>.mythos.bak
    <folder>/running/<game id>.mythos    the journal of a running game: each answer is in it at once
    <folder>/replays/<name>.mythos       games that are over (replays.py)
    <folder>/bin/                        what was taken away and can be put back
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import platformdirs

from desktop_app.app.files import LibraryProblem, problem_of, write_whole
from desktop_app.app.match import Match
from desktop_app.app.match_text import match_of, text_of
from desktop_app.app.names import file_name
from desktop_app.app.own_rows import use_own_rows
from desktop_app.app.replays import Opened, Replays, opened
from desktop_app.app.running import RunningJournal
from desktop_app.app.shelf import Shelf, backup_path, keep_before
from desktop_app.kernel import save

ENDING = ".mythos"
KEPT_RUNNING = 10
"""Journals of running games that are kept; the oldest go first."""

LOOKED_AT = 4
"""How many saves are opened at most to find a game that isn't over."""


class SaveEntry(NamedTuple):
    """A save on the shelf. `modified`: seconds since 1970. `backup`: the save before it, if that can be opened."""

    name: str
    path: Path
    modified: float
    damaged: bool
    backup: Path | None = None


class LastGame(NamedTuple):
    """What "Continue" goes on with, None when there is nothing. `name`: of the save, "" for a game that was running.

    `trouble`: why a later game can't be opened, the save before it neither.
    """

    match: Match | None = None
    name: str = ""
    modified: float = 0.0
    trouble: LibraryProblem | None = None


class Library:
    """All saved games of a folder; without one, of the user's own."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else platformdirs.user_data_path("mythos-table", appauthor=False)
        self.save_shelf = Shelf(self.folder / "saves", ENDING, self.folder / "bin")

    def path_of(self, name: str) -> Path:
        """Where the save with this name belongs. Any name will do: what a file can't be called is written in code."""
        return self.save_shelf.path_of(name)

    def save(self, match: Match, path: Path) -> None:
        """Write a game, whole or not at all, and keep the save before it. Raises LibraryProblem with a clear cause."""
        data = text_of(match).encode("ascii")
        try:
            if _reads_well(path):
                keep_before(path)
            write_whole(path, data)
        except OSError as fault:
            raise problem_of(fault, path) from fault

    def load(self, path: Path) -> Match:
        """Open a game; `notices` of the match say what is not as it was. Raises LibraryProblem; the file is left alone.

        The codes are those of the file's own problems and those of SaveProblem, whose first argument is the line.
        """
        try:
            data = path.read_bytes()
        except OSError as fault:
            raise problem_of(fault, path) from fault
        return match_of(data)

    def saves(self) -> tuple[SaveEntry, ...]:
        """All saves, the newest first; damaged ones too, with what can be opened in their place."""
        return _entries(self.save_shelf)

    def running(self) -> tuple[SaveEntry, ...]:
        """The journals of games that were being played, the newest first: the first is what "Continue" opens."""
        return _entries(Shelf(self.folder / "running", ENDING, self.folder / "bin"))

    def replays(self) -> Replays:
        """The games that are over."""
        return Replays(self.folder)

    def opened(self, path: Path) -> Opened:
        """What there is to tell of a saved game, or why it can't be opened."""
        return opened(path)

    def keep_finished(self, match: Match) -> None:
        """A game that is over stays on the shelf of replays. Raises LibraryProblem."""
        self.replays().keep(match)

    def backup_of(self, path: Path) -> Path | None:
        """The save before this one, if it can be opened."""
        backup = backup_path(path)
        return backup if _reads_well(backup) else None

    def last_game(self) -> LastGame:
        """The newest game that isn't over: of those that were being played, else of the saves."""
        trouble: LibraryProblem | None = None
        try:
            running = self.running()
            for entry in (*running, *self.saves()[:LOOKED_AT]):
                match, problem = self._opened(entry)
                trouble = trouble or problem
                if match is not None and match.decider():
                    return LastGame(match, "" if entry in running else entry.name, entry.modified, trouble)
        except LibraryProblem as problem:
            trouble = trouble or problem
        return LastGame(trouble=trouble)

    def use_overlays(self) -> tuple[LibraryProblem, ...]:
        """Play with the user's own rows from now on; those that don't fit are named and left out."""
        return use_own_rows(self.folder)

    def follow(self, match: Match) -> RunningJournal:
        """Write down everything that happens in the match from now on. Raises LibraryProblem.

        A journal that could not be read as it was is kept beside the new one.
        """
        running = self.folder / "running"
        path = running / (file_name(match.game_id) + ENDING)
        try:
            if match.notices and path.is_file():
                keep_before(path)
        except OSError as fault:
            raise problem_of(fault, path) from fault
        for entry in self.running()[KEPT_RUNNING - 1:]:
            if entry.path != path:
                _forget(entry.path)
                _forget(backup_path(entry.path))
        return RunningJournal(match, path, text_of(match))

    def _opened(self, entry: SaveEntry) -> tuple[Match | None, LibraryProblem | None]:
        """A game from its file, or from the one before it; else what is wrong with the file."""
        try:
            return self.load(entry.path), None
        except LibraryProblem as problem:
            if entry.backup is None:
                return None, problem
        return self._opened(entry._replace(path=entry.backup, backup=None))

    def forget(self, path: Path) -> None:
        """Remove a save and the one before it. Raises LibraryProblem."""
        try:
            path.unlink()
            backup_path(path).unlink(missing_ok=True)
        except OSError as fault:
            raise problem_of(fault, path) from fault


def _entries(shelf: Shelf) -> tuple[SaveEntry, ...]:
    try:
        entries = [_entry(shelf, path) for path in shelf.paths()]
    except OSError as fault:
        raise problem_of(fault, shelf.folder) from fault
    return tuple(sorted(entries, key=lambda entry: (-entry.modified, entry.name)))


def _entry(shelf: Shelf, path: Path) -> SaveEntry:
    backup = backup_path(path)
    shown = path if path.exists() else backup
    return SaveEntry(shelf.name_of(path), path, shown.stat().st_mtime,
                     damaged=not _reads_well(path), backup=backup if _reads_well(backup) else None)


def _reads_well(path: Path) -> bool:
    try:
        return not save.read(path.read_bytes()).cut
    except (OSError, save.SaveProblem):
        return False


def _forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return  # somebody else has it open: it goes next time
