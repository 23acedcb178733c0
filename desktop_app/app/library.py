"""The shelf of saved games: files, and nothing but files. What stands in them is kernel/save.py's.

    <folder>/saves/<name>.mythos         saved by the player, with the one before as <name>.mythos.bak
    <folder>/running/<game id>.mythos    the journal of a running game: each answer is in it at once
    <folder>/overlays/<game>.json        the user's own rows for a game, in the place of shipped ones
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import platformdirs

from desktop_app import __version__
from desktop_app.app import rooms as shelf
from desktop_app.app.files import LibraryProblem, problem_of, write_whole
from desktop_app.app.match import Match
from desktop_app.app.rooms import room, rooms
from desktop_app.app.running import RunningJournal
from desktop_app.kernel import journal, save
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.restore import restore
from desktop_app.kernel.room import GameRoom

__all__ = ["LastGame", "Library", "LibraryProblem", "RunningJournal", "SaveEntry", "room", "rooms"]

ENDING = ".mythos"
BACKUP = ".bak"
KEPT_RUNNING = 10
"""Journals of running games that are kept; the oldest go first."""

LOOKED_AT = 4
"""How many games are opened at most to find one that isn't over."""

LONGEST_NAME = 180
"""Bytes of a file's name: with the endings below what every file system takes."""

_NOT_IN_NAMES = '<>:"/\\|?*%'
_DEVICES = ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))


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

    def path_of(self, name: str) -> Path:
        """Where the save with this name belongs. Any name will do: what a file can't be called is written in code."""
        return self.folder / "saves" / (file_name(name) + ENDING)

    def save(self, match: Match, path: Path) -> None:
        """Write a game, whole or not at all, and keep the save before it. Raises LibraryProblem with a clear cause."""
        data = text_of(match).encode("ascii")
        try:
            if _reads_well(path):
                _keep(path)
            write_whole(path, data)
        except OSError as fault:
            raise problem_of(fault, path) from fault

    def load(self, path: Path) -> Match:
        """Open a game; `notices` of the match say what is not as it was. Raises LibraryProblem; the file is left alone.

        The codes are those of the file's own problems and those of SaveProblem, whose first argument is the line.
        """
        try:
            saved = save.read(path.read_bytes())
            found = _room_of(saved.header)
            restored = restore(saved, found)
        except OSError as fault:
            raise problem_of(fault, path) from fault
        except save.SaveProblem as problem:
            raise LibraryProblem(problem.code, (problem.line, *problem.arguments)) from problem
        header = saved.header
        return Match(found, header.setup.setup(), dict(header.controllers), restored.timeline,
                     game_id=header.game_id, scenario=header.scenario, rewinds=header.rewinds,
                     notices=(*_differences(header), *restored.notices))

    def saves(self) -> tuple[SaveEntry, ...]:
        """All saves, the newest first; damaged ones too, with what can be opened in their place."""
        return _entries(self.folder / "saves")

    def running(self) -> tuple[SaveEntry, ...]:
        """The journals of games that were being played, the newest first: the first is what "Continue" opens."""
        return _entries(self.folder / "running")

    def backup_of(self, path: Path) -> Path | None:
        """The save before this one, if it can be opened."""
        backup = _backup(path)
        return backup if _reads_well(backup) else None

    def last_game(self) -> LastGame:
        """The newest game that isn't over: of those that were being played, else of the saves."""
        trouble: LibraryProblem | None = None
        try:
            running = self.running()
            for entry in (*running, *self.saves())[:LOOKED_AT]:
                match, problem = self._opened(entry)
                trouble = trouble or problem
                if match is not None and match.decider():
                    return LastGame(match, "" if entry in running else entry.name, entry.modified, trouble)
        except LibraryProblem as problem:
            trouble = trouble or problem
        return LastGame(trouble=trouble)

    def use_overlays(self) -> tuple[LibraryProblem, ...]:
        """Play with the user's own rows from now on; those that don't fit are named and left out."""
        problems: list[LibraryProblem] = []
        for each in rooms():
            path = self.folder / "overlays" / f"{each.id}.json"
            try:
                overlay = shelf.overlay_from(path.read_text(encoding="utf-8")) if path.is_file() else None
                if overlay is not None and overlay.game != each.id:
                    raise shelf.BadPack(f"overlay: the file itself: game: {overlay.game} instead of {each.id}")
                shelf.use(each.id, overlay)
            except OSError as fault:
                problems.append(problem_of(fault, path))
            except (shelf.BadPack, UnicodeDecodeError) as fault:
                problems.append(LibraryProblem("rows_do_not_fit", (1, f"{path}: {fault}")))
        return tuple(problems)

    def follow(self, match: Match) -> RunningJournal:
        """Write down everything that happens in the match from now on. Raises LibraryProblem.

        A journal that could not be read as it was is kept beside the new one.
        """
        running = self.folder / "running"
        path = running / (file_name(match.game_id) + ENDING)
        try:
            if match.notices and path.is_file():
                _keep(path)
        except OSError as fault:
            raise problem_of(fault, path) from fault
        for entry in self.running()[KEPT_RUNNING - 1:]:
            if entry.path != path:
                _forget(entry.path)
                _forget(_backup(entry.path))
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
            _backup(path).unlink(missing_ok=True)
        except OSError as fault:
            raise problem_of(fault, path) from fault


def text_of(match: Match) -> str:
    """The whole save of a match."""
    lines = [journal.write(line) for line in journal.lines_of(match.timeline)]
    return "\n".join((save.write_header(header_of(match)), *lines, ""))


def header_of(match: Match) -> save.Header:
    """The first line of a match's save."""
    setup = match.setup
    return save.Header(
        app=__version__, game=match.room.id, game_id=match.game_id,
        setup=save.SetupDocument(map=setup.map, seats=list(setup.seats), options=dict(setup.options)),
        packs=shelf.pack_prints(match.room.id), overlay=_rows_of(match.room), scenario=match.scenario,
        controllers=match.controllers, seed=match.seed, rewinds=match.rewinds)


def _rows_of(found: GameRoom) -> dict[str, Any] | None:
    overlay = shelf.overlay_of(found)
    return overlay.model_dump() if overlay is not None else None


def _room_of(header: save.Header) -> GameRoom:
    """The game with the rows that it was played with, whatever rows are in use now."""
    try:
        overlay = None if header.overlay is None else shelf.overlay_from(json.dumps(header.overlay))
        return shelf.room_with(header.game, overlay)
    except KeyError as fault:
        raise save.SaveProblem("unknown_game", 1, (header.game,)) from fault
    except shelf.BadPack as fault:
        raise save.SaveProblem("rows_do_not_fit", 1, (str(fault)[:save.LONGEST_PLACE],)) from fault


def _differences(header: save.Header) -> tuple[Reason, ...]:
    """What the game was played with and this program has otherwise: name, then, now."""
    now = shelf.pack_prints(header.game)
    found = [Reason("other_version", (header.app, __version__))] if header.app != __version__ else []
    for name in sorted({**header.packs, **now}):
        if header.packs.get(name) != now.get(name):
            found.append(Reason("other_pack", (name, header.packs.get(name, ""), now.get(name, ""))))
    in_use = shelf.in_use(header.game)
    if header.overlay is not None and (in_use is None or in_use.model_dump() != header.overlay):
        found.append(Reason("played_with_own_rows", (str(header.overlay.get("title") or header.game),)))
    elif header.overlay is None and in_use is not None:
        found.append(Reason("played_without_own_rows", (in_use.title or header.game,)))
    return tuple(found)


def _entries(folder: Path) -> tuple[SaveEntry, ...]:
    try:
        found = sorted(folder.iterdir()) if folder.is_dir() else []
        paths = dict.fromkeys([path.with_name(path.name.removesuffix(BACKUP)) for path in found])
        entries = [_entry(path) for path in paths if path.name.endswith(ENDING)]
    except OSError as fault:
        raise problem_of(fault, folder) from fault
    return tuple(sorted(entries, key=lambda entry: (-entry.modified, entry.name)))


def _entry(path: Path) -> SaveEntry:
    backup = _backup(path)
    shown = path if path.exists() else backup
    return SaveEntry(unquote(path.name.removesuffix(ENDING)), path, shown.stat().st_mtime,
                     damaged=not _reads_well(path), backup=backup if _reads_well(backup) else None)


def _reads_well(path: Path) -> bool:
    try:
        return not save.read(path.read_bytes()).cut
    except (OSError, save.SaveProblem):
        return False


def _keep(path: Path) -> None:
    """Copy a good save aside before it is replaced: at no moment is there none."""
    unfinished = path.with_name(path.name + BACKUP + ".part")
    try:
        shutil.copyfile(path, unfinished)
        unfinished.replace(_backup(path))
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise


def _backup(path: Path) -> Path:
    return path.with_name(path.name + BACKUP)


def _forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return  # somebody else has it open: it goes next time


def file_name(name: str) -> str:
    """A name that every file system takes; unquote() gives the save's name back."""
    name = name.encode("utf-8", "replace").decode()
    coded = "".join([_coded(letter) if letter in _NOT_IN_NAMES or ord(letter) < 32 else letter for letter in name])
    while len(coded.encode()) > LONGEST_NAME:
        coded = coded[:-1]
    if not coded or coded.split(".")[0].rstrip().lower() in _DEVICES or coded[0] == ".":
        coded = _coded(name[:1] or "_") + coded[1:]
    if coded[-1] in ". ":
        coded = coded[:-1] + _coded(coded[-1])
    return coded


def _coded(letter: str) -> str:
    return "".join([f"%{byte:02X}" for byte in letter.encode()])
