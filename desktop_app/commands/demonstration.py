"""What the program does where there is no display: it plays a game by itself and leaves pictures and a log."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from desktop_app.app.match import Match, new_match
from desktop_app.app.rooms import rooms
from desktop_app.bots.play import LIMIT
from desktop_app.commands.answers import DONE, Refused, draw_without_display
from desktop_app.commands.playing import answer_once, depth_of, is_over
from desktop_app.commands.tables import table_lines
from desktop_app.gui.wording import wording_for

SIZE = (1366, 768)
PICTURES = (0, 20, 80)
"""A picture is taken after so many answers, and one at the end."""


def run(why: str) -> int:
    """Play, and say where everything lies."""
    folder = _folder()
    print(f"{why} A demonstration game is played instead; pictures and a log of it come to {folder}.", flush=True)
    room = rooms()[0]
    setup = room.default_setup()
    match = new_match(room, setup, dict.fromkeys(setup.seats, "greedy"), seed=1)
    pictures = []
    while not is_over(match) and depth_of(match) < LIMIT:
        if depth_of(match) in PICTURES:
            pictures += _picture(match, folder)
        answer_once(match)
    pictures += _picture(match, folder)
    _write_log(match, folder)
    winners = room.result(match.state).winners if is_over(match) else ()
    print(f"{depth_of(match)} answers; winner: {', '.join(winners) or 'nobody'}; {len(pictures)} pictures in {folder}")
    return DONE


def _folder() -> Path:
    """In the user's data folder; where that can't be written, here. Raises Refused."""
    for folder in (platformdirs.user_data_path("mythos-table", appauthor=False) / "demonstration",
                   Path.cwd() / "mythos-table-demonstration"):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "log.txt").touch()
            return folder
        except OSError:
            continue
    raise Refused("there is no display, and nothing can be written in the user's data folder or here")


def _picture(match: Match, folder: Path) -> list[Path]:
    """A picture of the table, if Qt can draw at all on this machine."""
    draw_without_display()
    try:
        from desktop_app.gui.shots import render
    except ImportError as fault:
        print(f"No pictures: {fault}")
        return []
    path = folder / f"table-{depth_of(match):04}.png"
    render("table", match, SIZE, 1.0, path)
    return [path]


def _write_log(match: Match, folder: Path) -> None:
    """What happened, as everybody may know it, and the table at the end."""
    words = wording_for(match.room.id)
    happened = [words.told(match.room.describe(match.state, line.event)) for line in match.log()]
    lines = [line for line in happened if line] + ["", *table_lines(match.room.table_data(match.state))]
    (folder / "log.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
