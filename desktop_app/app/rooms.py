"""The games that this program can play: rooms, made of their packs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping

from desktop_app.kernel.packs import Overlay, PackProblem, overlaid, read_overlay
from desktop_app.kernel.room import GameRoom
from desktop_app.resource_files import resource

Build = Callable[[Mapping[str, str]], GameRoom]
"""Makes a room of the texts of its packs, by name. Raises PackProblem."""


class BadPack(ValueError):
    """A pack that no game can be built of; the message says where and why."""


def _cthulhu_wars(packs: Mapping[str, str]) -> GameRoom:
    from desktop_app.games.cthulhu_wars.room import CthulhuWars

    return CthulhuWars(packs["general"], packs["factions"], packs["earth"])


def _call_of_madness(packs: Mapping[str, str]) -> GameRoom:
    from desktop_app.games.call_of_madness.room import CallOfMadness

    return CallOfMadness(packs["general"], packs["cards"], packs["goals"], packs["investigators"])


_BUILDS: dict[str, tuple[tuple[str, ...], Build]] = {
    "cthulhu_wars": (("general", "factions", "earth"), _cthulhu_wars),
    "call_of_madness": (("general", "cards", "goals", "investigators"), _call_of_madness),
}
_ROOMS: dict[tuple[str, str], GameRoom] = {}
"""What has been built, by the game's id and the text of what lies over its packs."""

_IN_USE: dict[str, Overlay] = {}


def register(id: str, build: Build, packs: tuple[str, ...] = ()) -> None:
    """Make a game known: its id, how its room is built, and which files of resources/packs/<id> it is built of."""
    _BUILDS[id] = (packs, build)
    for key in [key for key in _ROOMS if key[0] == id]:
        del _ROOMS[key]


def rooms() -> tuple[GameRoom, ...]:
    """Every game."""
    return tuple([room(id) for id in _BUILDS])


def room(id: str) -> GameRoom:
    """The game with this id, built once, with the user's own rows if there are some in use. Raises KeyError."""
    return room_with(id, _IN_USE.get(id))


# A user's own rows ------------------------------------------------------------------------------------------------


def overlay_from(text: str) -> Overlay:
    """A user's own rows, which fit the game that they are for. Raises BadPack, which says what doesn't and where."""
    try:
        found = read_overlay(text)
    except PackProblem as problem:
        raise BadPack(str(problem)) from problem
    if found.game not in _BUILDS:
        raise BadPack(f"overlay: the file itself: game: there is no game {found.game}")
    room_with(found.game, found)
    return found


def room_with(id: str, overlay: Overlay | None) -> GameRoom:
    """The game with exactly these rows over its packs, built once. Raises KeyError, BadPack."""
    key = (id, overlay_text(overlay))
    if key not in _ROOMS:
        _ROOMS[key] = _built(id, _pack_texts(id), overlay)
    return _ROOMS[key]


def overlay_of(found: GameRoom) -> Overlay | None:
    """The user's own rows that a room was built with."""
    for (id, text), each in _ROOMS.items():
        if each is found and id == found.id:
            return read_overlay(text) if text else None
    return None


def overlay_text(overlay: Overlay | None) -> str:
    """One text for equal rows, "" for none."""
    return "" if overlay is None else json.dumps(overlay.model_dump(), sort_keys=True)


def use(id: str, overlay: Overlay | None) -> None:
    """From now on the game with this id is played with these rows, or with none."""
    _IN_USE.pop(id, None)
    if overlay is not None:
        _IN_USE[id] = overlay


def in_use(id: str) -> Overlay | None:
    """The user's own rows that a game is played with now."""
    return _IN_USE.get(id)


# Packs --------------------------------------------------------------------------------------------------------------


def pack_prints(id: str) -> dict[str, str]:
    """The packs of a game and what stands for each text of them: sixteen letters, as a save's header notes them."""
    return {name: hashlib.sha256(text.encode()).hexdigest()[:16] for name, text in _pack_texts(id).items()}


def pack_fields() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """(game, pack, the fields of its document) of every pack."""
    return tuple([(id, name, tuple(json.loads(text))) for id in _BUILDS for name, text in _pack_texts(id).items()])


def try_pack(id: str, name: str, text: str) -> GameRoom:
    """The game with this text in the place of one of its packs. Raises BadPack."""
    return _built(id, {**_pack_texts(id), name: text}, None)


def _built(id: str, texts: dict[str, str], overlay: Overlay | None) -> GameRoom:
    _, build = _BUILDS[id]
    try:
        for name, rows in overlay.rows.items() if overlay is not None else ():
            if name not in texts:
                raise PackProblem("overlay", "rows", name, f"there is no such pack; there are {', '.join(texts)}")
            texts = {**texts, name: overlaid(name, texts[name], rows)}
        return build(texts)
    except PackProblem as problem:
        raise BadPack(str(problem)) from problem


def _pack_texts(id: str) -> dict[str, str]:
    names, _ = _BUILDS[id]
    return {name: resource("packs", id, f"{name}.json").read_text(encoding="utf-8") for name in names}
