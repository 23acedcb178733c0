"""Writing files so that a crash leaves the old one or the new one, never a half; and naming what went wrong."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from desktop_app.kernel.questions import Atom, Reason

_CAUSES = {
    "ENOSPC": "disk_full",
    "EDQUOT": "disk_full",
    "EROFS": "read_only",
    "EACCES": "no_permission",
    "EPERM": "no_permission",
    "EISDIR": "folder_in_place",
    "ENOTDIR": "file_in_place_of_folder",
    "ENOENT": "missing",
    "ENAMETOOLONG": "name_too_long",
}
"""By the system's name for the error; not every system knows all of them."""


class LibraryProblem(Exception):
    """What could not be saved or loaded, as data: a code for the catalogue and the words' arguments."""

    def __init__(self, code: str, args: tuple[Atom, ...] = ()) -> None:
        super().__init__(" ".join(map(str, (code, *args))))
        self.reason = Reason(code, args)

    @property
    def code(self) -> str:
        """The code of the reason."""
        return self.reason.code


def problem_of(fault: OSError, path: Path) -> LibraryProblem:
    """The clear cause of a failure."""
    if path.is_dir():
        return LibraryProblem("folder_in_place", (str(path),))
    cause = _CAUSES.get(errno.errorcode.get(fault.errno or 0, ""))
    if cause is None:
        return LibraryProblem("not_possible", (str(path), fault.strerror or type(fault).__name__))
    return LibraryProblem(cause, (str(path),))


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in place, whole or not at all. Raises OSError; the old file is as it was then."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            flush_to_disk(file.fileno())
        os.replace(unfinished, path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
    _flush_folder(path.parent)


def flush_to_disk(descriptor: int) -> None:
    """Wait until what was written lies on the disk."""
    os.fsync(descriptor)


def _flush_folder(folder: Path) -> None:
    """Make a renaming last, where the system has a way to say so (Windows has none)."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        pass  # some network file systems can't; the file itself has been flushed
    finally:
        os.close(descriptor)
