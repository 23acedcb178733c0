"""The user's own rows for a game, which lie in the data folder and are used in the place of shipped ones.

    <folder>/overlays/<game>.json
"""

from __future__ import annotations

from pathlib import Path

from desktop_app.app import rooms
from desktop_app.app.files import LibraryProblem, problem_of, write_whole
from desktop_app.kernel.packs import Overlay


def rows_path(folder: Path, game: str) -> Path:
    """Where the own rows of a game lie."""
    return folder / "overlays" / f"{game}.json"


def use_own_rows(folder: Path) -> tuple[LibraryProblem, ...]:
    """Play with the user's own rows from now on; those that don't fit are named and left out."""
    problems: list[LibraryProblem] = []
    for each in rooms.rooms():
        path = rows_path(folder, each.id)
        try:
            overlay = rooms.overlay_from(path.read_text(encoding="utf-8")) if path.is_file() else None
            if overlay is not None and overlay.game != each.id:
                raise rooms.BadPack(f"overlay: the file itself: game: {overlay.game} instead of {each.id}")
            rooms.use(each.id, overlay)
        except OSError as fault:
            problems.append(problem_of(fault, path))
        except (rooms.BadPack, UnicodeDecodeError) as fault:
            problems.append(LibraryProblem("rows_do_not_fit", (1, f"{path}: {fault}")))
    return tuple(problems)


def take_own_rows(folder: Path, data: bytes) -> Overlay:
    """Keep these rows as the user's own and use them for new games. Raises LibraryProblem; nothing is written then."""
    try:
        overlay = rooms.overlay_from(data.decode("utf-8"))
    except (rooms.BadPack, UnicodeDecodeError) as fault:
        raise LibraryProblem("rows_do_not_fit", (1, str(fault))) from fault
    path = rows_path(folder, overlay.game)
    try:
        write_whole(path, data)
    except OSError as fault:
        raise problem_of(fault, path) from fault
    rooms.use(overlay.game, overlay)
    return overlay
