"""Play a game head-less to its end."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from desktop_app import bots
from desktop_app.app.files import LibraryProblem
from desktop_app.app.library import Library
from desktop_app.app.match import Match
from desktop_app.bots.play import LIMIT, Played, play_out
from desktop_app.commands.answers import DONE, refuse, say
from desktop_app.commands.playing import add_game, asked_match, depth_of, dice_left
from desktop_app.kernel.state import fingerprint


def add(parser: ArgumentParser) -> None:
    """Which game, and where it is saved."""
    add_game(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the whole game as a save")


def run(args: Namespace) -> int:
    """Play, and say who won."""
    match = asked_match(args)
    given = depth_of(match)
    players = {seat: bots.bot(name) for seat, name in match.controllers.items()}
    played = play_out(match.state, players, args.seed, LIMIT - given, dice_left(match), given)
    if args.save is not None:
        _save(match, played, args.save)
    data = _data(match, played, given)
    say(args, data, _lines(data))
    return DONE


def _save(match: Match, played: Played, path: Path) -> None:
    for reply in played.replies:
        match.timeline.say(reply)
    try:
        Library().save(match, path)
    except LibraryProblem as problem:
        refuse(problem)


def _data(match: Match, played: Played, given: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": match.room.id,
        "map": match.setup.map,
        "seats": match.controllers,
        "options": dict(match.setup.options),
        "seed": match.seed,
        "answers": given + len(played.replies),
        "fingerprint": fingerprint(played.state),
        "result": "unfinished" if played.unfinished else "finished",
        "winners": [],
        "scores": {},
    }
    if not played.unfinished:
        result = match.room.result(played.state)
        data |= {"winners": list(result.winners), "scores": dict(result.scores), "reason": result.reason}
    return data


def _lines(data: dict[str, Any]) -> list[str]:
    lines = [f"{data['game']} on {data['map']}, seed {data['seed']}"]
    if data["result"] == "finished":
        lines.append(f"winner: {', '.join(data['winners']) or 'nobody'} ({data['reason']})")
    else:
        lines.append("unfinished: nobody scores")
    lines += [f"  {seat} ({bot}): {data['scores'].get(seat, '-')}" for seat, bot in data["seats"].items()]
    return [*lines, f"answers: {data['answers']}", f"fingerprint: {data['fingerprint']}"]
