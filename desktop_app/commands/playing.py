"""Games that nobody looks at: what is asked for on the command line becomes a match, and bots play it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from desktop_app import bots
from desktop_app.app.match import Match, new_match, scenario_match
from desktop_app.app.rooms import room_with
from desktop_app.commands.answers import Refused, refuse
from desktop_app.commands.documents import read_document, read_overlay, room_called, room_of
from desktop_app.kernel import crank
from desktop_app.kernel.questions import CHANCE, IllegalAnswer
from desktop_app.kernel.room import BadSetup, GameRoom, Setup
from desktop_app.kernel.save import SaveProblem, head_of


def add_game(parser: ArgumentParser) -> None:
    """The arguments that say which game is played, where, by whom."""
    add_seats(parser)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rules option")
    parser.add_argument("--scenario", type=Path, metavar="FILE", help="the document of the table to begin with")
    parser.add_argument("--overlay", type=Path, metavar="FILE", help="your own rows in the place of shipped ones")
    parser.add_argument("--bots", default="random", metavar="NAME[,NAME]", help=f"one for all or one a seat: {known()}")
    parser.add_argument("--seed", type=int, default=0, help="equal seeds, equal games")


def add_seats(parser: ArgumentParser) -> None:
    """The arguments that say which game is played, where, and who sits at the table."""
    parser.add_argument("--game", default="", help="the game's id; the first one without it")
    parser.add_argument("--map", default="", help="the map's id")
    parser.add_argument("--seats", default="", metavar="A,B,C", help="who sits at the table, clockwise, or how many")


def known() -> str:
    """The bots' names."""
    return ", ".join(bots.names())


def asked_match(args: Namespace) -> Match:
    """The match that the arguments describe, at its first question. Raises Refused."""
    if args.scenario is not None:
        return _from_scenario(args)
    room = with_rows(args.overlay, args.game)
    try:
        setup = asked_setup(room, args)._replace(options=_options(args.option))
        return new_match(room, setup, controllers(args, setup), args.seed)
    except BadSetup as bad:
        refuse(bad)


def asked_setup(room: GameRoom, args: Namespace) -> Setup:
    """The line-up that --map and --seats name: the usual one of so many seats, or just these. Raises BadSetup."""
    names = tuple([name for name in args.seats.split(",") if name])
    if len(names) == 1 and names[0].isdecimal():
        return room.default_setup(args.map, int(names[0][:9]))
    setup = room.default_setup(args.map, len(names))
    return setup._replace(seats=names) if names else setup


def with_rows(path: Path | None, game: str) -> GameRoom:
    """A game, by default the first; with a file of own rows the game that they are for. Raises Refused."""
    if path is None:
        return room_called(game)
    overlay = read_overlay(path)
    if game not in ("", overlay.game):
        raise Refused(f"{path}: its rows are for {overlay.game}")
    return room_with(overlay.game, overlay)


def _options(words: list[str]) -> tuple[tuple[str, str], ...]:
    pairs = [word.partition("=") for word in words]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise Refused("--option takes a name and a value: NAME=VALUE")
    return tuple([(name, value) for name, _, value in pairs])


def _from_scenario(args: Namespace) -> Match:
    document = read_document(args.scenario)
    room = with_rows(args.overlay, room_of(document, args.scenario).id)
    if args.map or args.seats or args.option or args.game not in ("", room.id):
        raise Refused("--scenario says itself which game, map, seats and options it is for")
    try:
        setup, _ = room.read_scenario(document)
        return scenario_match(room, document, controllers(args, setup), args.seed)
    except BadSetup as bad:
        refuse(bad, str(args.scenario))
    except (SaveProblem, IllegalAnswer) as fault:
        raise Refused(f"{args.scenario}: {fault}") from fault


def controllers(args: Namespace, setup: Setup) -> dict[str, str]:
    """Who plays each seat. Raises Refused."""
    names = asked_bots(args)
    if len(names) not in (1, len(setup.seats)):
        raise Refused(f"{len(names)} bots for {len(setup.seats)} seats: name one for all or one a seat")
    return dict(zip(setup.seats, names * len(setup.seats) if len(names) == 1 else names))


def asked_bots(args: Namespace) -> tuple[str, ...]:
    """The bots that --bots names. Raises Refused."""
    names = tuple(args.bots.split(","))
    for name in names:
        if name not in bots.names():
            raise Refused(f"there is no bot {name}; try {known()}")
    return names


def answer_once(match: Match) -> None:
    """Let chance, or the bot of the seat that is asked, answer. What a bot throws is raised."""
    seat = match.decider()
    if seat == CHANCE:
        match.let_chance_answer()
        return
    choice = bots.seed_at(match.seed, depth_of(match), seat)
    match.say(bots.ask(bots.bot(match.controllers[seat]), bots.glimpse(match.state, seat, choice), choice))


def depth_of(match: Match) -> int:
    """How many answers have been given."""
    return match.timeline.nodes[match.position].depth


def is_over(match: Match) -> bool:
    """Is nobody asked any more?"""
    return crank.current(match.state) is None


def dice_left(match: Match) -> tuple[int | str, ...]:
    """The results of a scenario that have not been rolled yet."""
    if match.scenario is None:
        return ()
    return tuple(head_of(match.scenario).dice[match.timeline.nodes[match.position].dice:])
