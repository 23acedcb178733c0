"""What was done on a shelf and can be undone: taking away and renaming."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QUndoCommand

from desktop_app.app.files import LibraryProblem
from desktop_app.app.shelf import Shelf, TakenAway

Done = Callable[[Path | None], None]
Failed = Callable[[LibraryProblem], None]


class ShelfStep(QUndoCommand):
    """`done` hears what to tell of afterwards; `failed` why nothing was done."""

    def __init__(self, done: Done, failed: Failed) -> None:
        super().__init__()
        self._done, self._failed = done, failed

    def redo(self) -> None:
        """Done, or done again."""
        self._try(self.do)

    def undo(self) -> None:
        """Taken back."""
        self._try(self.take_back)

    def do(self) -> Path | None:
        """What is done. Raises LibraryProblem."""
        raise NotImplementedError

    def take_back(self) -> Path | None:
        """How it is taken back. Raises LibraryProblem."""
        raise NotImplementedError

    def _try(self, act: Callable[[], Path | None]) -> None:
        try:
            shown = act()
        except LibraryProblem as problem:
            self.setObsolete(True)
            self._failed(problem)
            return
        self._done(shown)


class TakeAway(ShelfStep):
    """A file goes into the bin."""

    def __init__(self, shelf: Shelf, path: Path, done: Done, failed: Failed) -> None:
        super().__init__(done, failed)
        self._shelf, self._path = shelf, path
        self._taken = TakenAway(())

    def do(self) -> Path | None:
        """Into the bin."""
        self._taken = self._shelf.take_away(self._path)
        return None

    def take_back(self) -> Path | None:
        """Out of it."""
        self._shelf.put_back(self._taken)
        return self._path


class Rename(ShelfStep):
    """A file gets another name. `rename` gives the file at a path a name, and tells its new path."""

    def __init__(self, rename: Callable[[Path, str], Path], path: Path, before: str, name: str, done: Done,
                 failed: Failed) -> None:  # fmt: skip
        super().__init__(done, failed)
        self._rename, self._path, self._before, self._name = rename, path, before, name

    def do(self) -> Path | None:
        """The new name."""
        self._path = self._rename(self._path, self._name)
        return self._path

    def take_back(self) -> Path | None:
        """The old one."""
        self._path = self._rename(self._path, self._before)
        return self._path
