"""A match as the text of a save, and back. What stands in such a text is kernel/save.py's."""

from __future__ import annotations

import json
from typing import Any

from desktop_app import __version__
from desktop_app.app import rooms
from desktop_app.app.files import LibraryProblem
from desktop_app.app.match import Match
from desktop_app.app.standing_orders import read_orders
from desktop_app.kernel import journal, save
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.restore import restore
from desktop_app.kernel.room import GameRoom


def text_of(match: Match) -> str:
    """The whole save of a match."""
    lines = [journal.write(line) for line in journal.lines_of(match.timeline)]
    return "\n".join((save.write_header(header_of(match)), *lines, ""))


def match_of(data: bytes) -> Match:
    """The game that a save holds; `notices` of the match say what is not as it was.

    Raises LibraryProblem with the codes of SaveProblem, whose first argument is the line.
    """
    try:
        saved = save.read(data)
        found = room_of(saved.header)
        restored = restore(saved, found)
    except save.SaveProblem as problem:
        raise LibraryProblem(problem.code, (problem.line, *problem.arguments)) from problem
    header = saved.header
    return Match(found, header.setup.setup(), dict(header.controllers), restored.timeline,
                 game_id=header.game_id, scenario=header.scenario, rewinds=header.rewinds,
                 conceded=dict(header.conceded), orders=read_orders(header.orders),
                 notices=(*_differences(header), *restored.notices))


def header_of(match: Match) -> save.Header:
    """The first line of a match's save."""
    setup = match.setup
    return save.Header(
        app=__version__, game=match.room.id, game_id=match.game_id,
        setup=save.SetupDocument(map=setup.map, seats=list(setup.seats), options=dict(setup.options)),
        packs=rooms.pack_prints(match.room.id), overlay=_rows_of(match.room), scenario=match.scenario,
        controllers=match.controllers, seed=match.seed, rewinds=match.rewinds,
        conceded=match.conceded, orders=[order.model_dump(mode="json") for order in match.orders])


def room_of(header: save.Header) -> GameRoom:
    """The game with the rows that it was played with, whatever rows are in use now. Raises SaveProblem."""
    try:
        overlay = None if header.overlay is None else rooms.overlay_from(json.dumps(header.overlay))
        return rooms.room_with(header.game, overlay)
    except KeyError as fault:
        raise save.SaveProblem("unknown_game", 1, (header.game,)) from fault
    except rooms.BadPack as fault:
        raise save.SaveProblem("rows_do_not_fit", 1, (str(fault)[:save.LONGEST_PLACE],)) from fault


def _rows_of(found: GameRoom) -> dict[str, Any] | None:
    overlay = rooms.overlay_of(found)
    return overlay.model_dump() if overlay is not None else None


def _differences(header: save.Header) -> tuple[Reason, ...]:
    """What the game was played with and this program has otherwise: name, then, now."""
    now = rooms.pack_prints(header.game)
    found = [Reason("other_version", (header.app, __version__))] if header.app != __version__ else []
    for name in sorted({**header.packs, **now}):
        if header.packs.get(name) != now.get(name):
            found.append(Reason("other_pack", (name, header.packs.get(name, ""), now.get(name, ""))))
    in_use = rooms.in_use(header.game)
    if header.overlay is not None and (in_use is None or in_use.model_dump() != header.overlay):
        found.append(Reason("played_with_own_rows", (str(header.overlay.get("title") or header.game),)))
    elif header.overlay is None and in_use is not None:
        found.append(Reason("played_without_own_rows", (in_use.title or header.game,)))
    return tuple(found)
