"""Games that are over: the newest are kept by themselves, others as long as the player likes.

    <folder>/replays/over-<game id>.mythos    kept by itself, until newer ones need its room
    <folder>/replays/<name>.mythos            renamed or brought by the player: it stays

A replay is a save: one format tells a game that goes on and a game that is over, and one file is all that is shared. In
it stand the versions, the packs' fingerprints, the seed, who played, and every answer.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from desktop_app.app.facts import Facts, facts_at_once, facts_of
from desktop_app.app.files import LibraryProblem, problem_of
from desktop_app.app.match import Match
from desktop_app.app.match_text import match_of, text_of
from desktop_app.app.shelf import Shelf, read_file, write_file
from desktop_app.kernel import save
from desktop_app.kernel.questions import Reason

ENDING = ".mythos"
BY_ITSELF = "over-"
KEPT = 50
"""Games that are kept by themselves."""


class ReplayEntry(NamedTuple):
    """A game on the shelf. `name`: "" while the player has not named it. `modified`: seconds since 1970."""

    path: Path
    name: str
    modified: float


class Opened(NamedTuple):
    """What was found in a file: what there is to tell of it, or why it can't be shown."""

    facts: Facts | None = None
    problem: Reason | None = None


class Replays:
    """The shelf of replays of a data folder."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder / "replays", ENDING, folder / "bin")

    def keep(self, match: Match) -> Path:
        """Keep a game that is over, in the place of itself if it was kept before. Raises LibraryProblem."""
        path = self.shelf.path_of(BY_ITSELF + match.game_id)
        write_file(path, text_of(match).encode("ascii"))
        for entry in [entry for entry in self.entries() if not entry.name][KEPT:]:
            self.shelf.take_away(entry.path)
        return path

    def entries(self) -> tuple[ReplayEntry, ...]:
        """All of them, the newest first, damaged ones too. Raises LibraryProblem."""
        try:
            found = [self._entry(path) for path in self.shelf.paths() if path.exists()]
        except OSError as fault:
            raise problem_of(fault, self.shelf.folder) from fault
        return tuple(sorted(found, key=lambda entry: (-entry.modified, entry.name)))

    def add(self, data: bytes, name: str) -> Path:
        """Bring in a game from elsewhere, under its own name. Raises LibraryProblem when it is none."""
        match_of(data)
        return self.shelf.add(name.removesuffix(ENDING) or "?", data)

    def _entry(self, path: Path) -> ReplayEntry:
        name = self.shelf.name_of(path)
        return ReplayEntry(path, "" if name.startswith(BY_ITSELF) else name, path.stat().st_mtime)


def opened(path: Path) -> Opened:
    """What there is to tell of a saved game, as quickly as can be. A file that is cut off is damaged."""
    try:
        data = read_file(path)
        saved = save.read(data)
        facts = facts_at_once(saved) or facts_of(match_of(data))
    except LibraryProblem as problem:
        return Opened(problem=problem.reason)
    except save.SaveProblem as problem:
        return Opened(problem=Reason(problem.code, (problem.line, *problem.arguments)))
    return Opened(facts, Reason("cut") if saved.cut else None)


def export(match: Match, path: Path) -> None:
    """A game as one file, anywhere; whole or not at all. Raises LibraryProblem."""
    write_file(path, text_of(match).encode("ascii"))
