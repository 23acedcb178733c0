"""The games that this program can play: rooms, made of their packs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping

from desktop_app.kernel.room import GameRoom
from desktop_app.resource_files import resource

Build = Callable[[Mapping[str, str]], GameRoom]
"""Makes a room of the texts of its packs, by name. Raises BadPack."""


class BadPack(ValueError):
    """A pack that no game can be built of; the message says where and why."""


def _cthulhu_wars(packs: Mapping[str, str]) -> GameRoom:
    from desktop_app.games.cthulhu_wars.pack import PackProblem
    from desktop_app.games.cthulhu_wars.room import CthulhuWars

    try:
        return CthulhuWars(packs["general"], packs["factions"], packs["earth"])
    except PackProblem as problem:
        raise BadPack(str(problem)) from problem


def _call_of_madness(packs: Mapping[str, str]) -> GameRoom:
    from desktop_app.games.call_of_madness.pack import PackProblem
    from desktop_app.games.call_of_madness.room import CallOfMadness

    try:
        return CallOfMadness(packs["general"], packs["cards"], packs["goals"], packs["investigators"])
    except PackProblem as problem:
        raise BadPack(str(problem)) from problem


_BUILDS: dict[str, tuple[tuple[str, ...], Build]] = {
    "cthulhu_wars": (("general", "factions", "earth"), _cthulhu_wars),
    "call_of_madness": (("general", "cards", "goals", "investigators"), _call_of_madness),
}
_ROOMS: dict[str, GameRoom] = {}


def register(id: str, build: Build, packs: tuple[str, ...] = ()) -> None:
    """Make a game known: its id, how its room is built, and which files of resources/packs/<id> it is built of."""
    _BUILDS[id] = (packs, build)
    _ROOMS.pop(id, None)


def rooms() -> tuple[GameRoom, ...]:
    """Every game."""
    return tuple([room(id) for id in _BUILDS])


def room(id: str) -> GameRoom:
    """The game with this id, built once. Raises KeyError."""
    if id not in _ROOMS:
        _, build = _BUILDS[id]
        _ROOMS[id] = build(_pack_texts(id))
    return _ROOMS[id]


def pack_prints(id: str) -> dict[str, str]:
    """The packs of a game and what stands for each text of them: sixteen letters, as a save's header notes them."""
    return {name: hashlib.sha256(text.encode()).hexdigest()[:16] for name, text in _pack_texts(id).items()}


def pack_fields() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """(game, pack, the fields of its document) of every pack."""
    return tuple([(id, name, tuple(json.loads(text))) for id in _BUILDS for name, text in _pack_texts(id).items()])


def try_pack(id: str, name: str, text: str) -> GameRoom:
    """The game with this text in the place of one of its packs. Raises BadPack."""
    _, build = _BUILDS[id]
    return build({**_pack_texts(id), name: text})


def _pack_texts(id: str) -> dict[str, str]:
    names, _ = _BUILDS[id]
    return {name: resource("packs", id, f"{name}.json").read_text(encoding="utf-8") for name in names}
