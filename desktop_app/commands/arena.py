"""Tournaments of bots: every seat and every side for everybody, win shares with 95 % intervals."""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from desktop_app import __version__
from desktop_app.app.files import problem_of
from desktop_app.app.rooms import pack_prints, room
from desktop_app.bots import arena
from desktop_app.bots.arena import Fixture, Outcome, Standing
from desktop_app.commands.answers import DONE, Refused, refuse, say
from desktop_app.commands.documents import room_called
from desktop_app.commands.playing import add_seats, asked_bots, asked_setup, known
from desktop_app.kernel.room import BadSetup, GameRoom, Setup

MOST_WORKERS = 64

Job = tuple[str, Fixture]
"""A game's id, and what is played."""


def add(parser: ArgumentParser) -> None:
    """Which game, which bots, how many games."""
    add_seats(parser)
    parser.add_argument("--bots", required=True, metavar="NAME[,NAME]",
                        help=f"the last one takes the seats that are left: {known()}")
    parser.add_argument("--games", type=int, default=16, metavar="N", help="at least so many: blocks are played whole")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first block; the next ones follow")
    parser.add_argument("--workers", type=int, default=min(os.cpu_count() or 1, MOST_WORKERS), metavar="N",
                        help="processes")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write every game, with seeds and versions, as JSON")


def run(args: Namespace) -> int:
    """Play all blocks, and say who won how often."""
    if args.games < 1 or not 1 <= args.workers <= MOST_WORKERS:
        raise Refused(f"--games must be at least 1, --workers 1 to {MOST_WORKERS}")
    found = room_called(args.game)
    setup = _setup(found, args)
    fixtures = _fixtures(setup, _bots(args, setup), args.games, args.seed)
    start = time.perf_counter()
    outcomes = played(found.id, fixtures, args.workers)
    data = _data(found.id, args, outcomes, time.perf_counter() - start)
    if args.out is not None:
        _write(args.out, data)
    say(args, data, _lines(data))
    return DONE


def played(game: str, fixtures: tuple[Fixture, ...], workers: int) -> list[Outcome]:
    """The outcome of every game, in their order, whatever the number of processes."""
    jobs = [(game, fixture) for fixture in fixtures]
    if workers == 1 or len(jobs) == 1:
        return [play(job) for job in jobs]
    with multiprocessing.get_context("spawn").Pool(min(workers, len(jobs))) as pool:
        return pool.map(play, jobs, chunksize=max(1, len(jobs) // (8 * workers)))


def play(job: Job) -> Outcome:
    """One game, in whatever process."""
    game, fixture = job
    return arena.play(room(game), fixture)


def _setup(found: GameRoom, args: Namespace) -> Setup:
    try:
        setup = asked_setup(found, args)
        found.new_game(setup)
    except BadSetup as bad:
        refuse(bad)
    return setup


def _bots(args: Namespace, setup: Setup) -> tuple[str, ...]:
    try:
        return arena.filled(asked_bots(args), len(setup.seats))
    except ValueError as fault:
        raise Refused(f"--bots: {fault}") from fault


def _fixtures(setup: Setup, players: tuple[str, ...], games: int, seed: int) -> tuple[Fixture, ...]:
    """Whole blocks, until there are enough games."""
    size = len(arena.block(seed, setup, players))
    seeds = range(seed, seed - (-games // size))
    return tuple([fixture for each in seeds for fixture in arena.block(each, setup, players)])


def _data(game: str, args: Namespace, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    first = outcomes[0].fixture
    seeds = [outcome.fixture.seed for outcome in outcomes]
    return {
        "version": __version__, "packs": pack_prints(game), "game": game, "map": first.setup.map,
        "options": dict(first.setup.options), "bots": args.bots.split(","), "seeds": [seeds[0], seeds[-1]],
        "seconds": round(seconds, 1),
        "standings": [each._asdict() for each in (*arena.standings(outcomes), arena.nobody(outcomes))],
        "by_side": {name: [each._asdict() for each in arena.standings_by_side(outcomes, name)]
                    for name in dict.fromkeys(first.bots)},
        "games": [{"seed": each.fixture.seed, "seats": dict(zip(each.fixture.setup.seats, each.fixture.bots)),
                   "winners": list(each.winners), "scores": dict(each.scores), "reason": each.reason,
                   "answers": each.answers} for each in outcomes],
    }


def _lines(data: dict[str, Any]) -> list[str]:
    first, last = data["seeds"]
    games = len(data["games"])
    lines = [f"{data['game']} on {data['map']}: {games} games, seeds {first} to {last}, {data['seconds']} s"]
    lines += [_line(Standing(**each)) for each in data["standings"]]
    for name, sides in data["by_side"].items():
        lines += [f"{name} as", *[f"  {_line(Standing(**each))}" for each in sides]]
    return lines


def _line(each: Standing) -> str:
    chance = f", by chance {each.chance:.0%}" if each.chance else ""
    return f"{each.name}: {each.won} of {each.games}, {each.share:.1%} [{each.low:.1%}, {each.high:.1%}]{chance}"


def _write(path: Path, data: dict[str, Any]) -> None:
    try:
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    except OSError as fault:
        refuse(problem_of(fault, path))
