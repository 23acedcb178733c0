"""What can be played: games, maps, sides, options, and the usual line-ups."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from desktop_app import bots
from desktop_app.app.rooms import rooms
from desktop_app.commands.answers import DONE, say
from desktop_app.kernel.room import GameRoom


def add(parser: ArgumentParser) -> None:
    """No arguments."""


def run(args: Namespace) -> int:
    """List everything."""
    games = [_data(room) for room in rooms()]
    lines = [line for game in games for line in _lines(game)]
    say(args, {"games": games, "bots": list(bots.names())}, [*lines, f"bots: {', '.join(bots.names())}"])
    return DONE


def _data(room: GameRoom) -> dict[str, Any]:
    catalogue = room.catalogue()
    maps = [{"id": map.id, "seats": {str(number): list(room.default_setup(map.id, number).seats)
                                     for number in map.seats}} for map in catalogue.maps]
    options = {option.id: list(option.values) for option in catalogue.options}
    return {"id": room.id, "maps": maps, "sides": list(catalogue.sides), "options": options}


def _lines(game: dict[str, Any]) -> list[str]:
    lines = [game["id"], f"  sides: {', '.join(game['sides'])}"]
    for map in game["maps"]:
        lines.append(f"  map {map['id']}, {' or '.join(map['seats'])} seats")
        lines += [f"    usually {', '.join(seats)}" for seats in map["seats"].values()]
    return lines + [f"  option {name}: {', '.join(values)}" for name, values in game["options"].items()]
