"""Many random games, each looked at from all sides while it is played."""

from __future__ import annotations

import json
import shutil
import tempfile
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from desktop_app.app.match import Match, new_match
from desktop_app.app.match_text import text_of
from desktop_app.bots.play import LIMIT
from desktop_app.commands.answers import DONE, FAILED, Refused, draw_without_display, say
from desktop_app.commands.documents import room_called
from desktop_app.commands.playing import answer_once, depth_of, is_over
from desktop_app.commands.soak_checks import Fault, look, look_at_whole
from desktop_app.commands.soak_kills import kills
from desktop_app.commands.soak_mutations import Mutation, mutations
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.room import BadSetup, GameRoom, Setup

BOTS = ("random", "any_option", "greedy")


def add(parser: ArgumentParser) -> None:
    """Which game, how many games, from which seed on."""
    parser.add_argument("--game", default="", help="the game's id; the first one without it")
    parser.add_argument("--games", type=int, default=20, metavar="N")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--mutations", type=int, default=0, metavar="N",
                         help="instead of whole games: N good documents made bad")
    instead.add_argument("--gui", action="store_true", help="whole games at the window, by mouse")
    instead.add_argument("--kills", type=int, default=0, metavar="N",
                         help="instead of whole games: N programs killed while they save")
    parser.add_argument("--faults", type=Path, metavar="FOLDER", help="where journals of faults are kept")


def run(args: Namespace) -> int:
    """Play them all, in turn on every map with every number of seats."""
    room = room_called(args.game)
    if args.games < 1 or args.mutations < 0 or args.kills < 0:
        raise Refused("--games must be at least 1, --mutations and --kills no less than 0")
    if args.faults is not None:
        _folder(args)
    if args.mutations:
        return _run_mutations(args, room)
    if args.kills:
        return _run_kills(args, room)
    answers, faults = 0, []
    for seed, setup in zip(range(args.seed, args.seed + args.games), setups(room, args.seed)):
        match = _match(room, setup, seed)
        fault = _play_at_window(match) if args.gui else play(match)
        answers += depth_of(match)
        if fault is not None:
            faults.append(str(_keep(match, fault, args)))
        if not args.json:
            end = fault or ("unfinished" if not is_over(match) else room.result(match.state).reason)
            print(f"game {seed}: {setup.map}, {len(setup.seats)} seats, {depth_of(match)} answers, {end}", flush=True)
    data = {"games": args.games, "answers": answers, "faults": faults}
    say(args, data, [*[f"fault: {fault}" for fault in faults],
                     f"soak: {args.games} games, {answers} answers, {len(faults)} faults"])
    return FAILED if faults else DONE


def _run_mutations(args: Namespace, room: GameRoom) -> int:
    """Good documents of many games, made bad: each gives named problems or a table that can be played."""
    found: dict[str, int] = {}
    faults = []
    for number, mutation in enumerate(mutations(room, setups(room, args.seed), args.mutations, args.seed)):
        outcome = "fault" if mutation.fault else mutation.outcome
        found[outcome] = found.get(outcome, 0) + 1
        if mutation.fault:
            faults.append(str(_keep_document(room, mutation, number, args)))
    data = {"mutations": args.mutations, "outcomes": found, "faults": faults}
    counted = ", ".join([f"{count} {outcome}" for outcome, count in sorted(found.items())])
    say(args, data, [*[f"fault: {fault}" for fault in faults], f"soak: {args.mutations} mutations: {counted}"])
    return FAILED if faults else DONE


def _run_kills(args: Namespace, room: GameRoom) -> int:
    """Programs killed in the middle of a save. What the unlucky ones left is kept."""
    folder = Path(tempfile.mkdtemp(dir=_folder(args), prefix=f"{room.id}-kills-"))
    answers, faults = 0, []
    for kill in kills(room.id, args.kills, args.seed, folder):
        answers += kill.answers
        if kill.fault:
            faults.append(f"{kill.folder}: {kill.fault}")
        else:
            shutil.rmtree(kill.folder)
    if not faults:
        folder.rmdir()
    data = {"kills": args.kills, "answers": answers, "faults": faults}
    say(args, data, [*[f"fault: {fault}" for fault in faults],
                     f"soak: {args.kills} kills, {answers} answers, {len(faults)} faults"])
    return FAILED if faults else DONE


def _keep_document(room: GameRoom, mutation: Mutation, number: int, args: Namespace) -> Path:
    """Write the document that went wrong, and what happened, into the folder for faults."""
    path = _folder(args) / f"{room.id}-{args.seed}-{number}.json"
    path.write_text(json.dumps(mutation.document, indent=1), encoding="utf-8")
    path.with_suffix(".txt").write_text(mutation.fault + "\n", encoding="utf-8")
    return path


def _folder(args: Namespace) -> Path:
    """The folder for faults; it is made. Raises Refused."""
    folder: Path = args.faults if args.faults is not None else Path(tempfile.gettempdir()) / "mythos-table-soak"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Refused(f"--faults {folder}: no folder can be made there") from fault
    return folder


def _match(room: GameRoom, setup: Setup, seed: int) -> Match:
    """A new game. Options that don't fit these seats are left as they usually are."""
    players = dict.fromkeys(setup.seats, BOTS[seed % len(BOTS)])
    try:
        return new_match(room, setup, players, seed)
    except BadSetup:
        return new_match(room, setup._replace(options=()), players, seed)


def _play_at_window(match: Match) -> str | None:
    """The same by mouse, at a window in memory. Its games are kept nowhere."""
    draw_without_display()
    from desktop_app.commands.soak_window import persons, play_at_window

    for seat, player in persons(match.setup.seats, match.seed).items():
        match.hand_over(seat, player)
    with tempfile.TemporaryDirectory() as folder:
        return play_at_window(match, Path(folder))


def play(match: Match) -> str | None:
    """Play one game and look at it all the while; what went wrong first."""
    stream = Stream("soak", match.seed)
    whole = stream.below(150)
    try:
        while not is_over(match) and depth_of(match) < LIMIT:
            look(match, stream)
            if depth_of(match) == whole:
                look_at_whole(match)
            answer_once(match)
        look(match, stream)
        look_at_whole(match)
    except Fault as fault:
        return str(fault)
    except Exception:  # whatever a rule throws is what we are looking for
        return traceback.format_exc()
    return None


def setups(room: GameRoom, seed: int) -> Iterator[Setup]:
    """Every map with every number of seats, over and over; seats, their order and options are left to chance."""
    catalogue = room.catalogue()
    stream = Stream("line-up", seed)
    while True:
        for map in catalogue.maps:
            for number in map.seats:
                seats = stream.shuffled(catalogue.sides)[:number]
                options = [(choice.id, choice.values[stream.below(len(choice.values))]) for choice in catalogue.options]
                yield Setup(map.id, tuple([str(seat) for seat in seats]), tuple(options))


def _keep(match: Match, fault: str, args: Namespace) -> Path:
    """Write the journal up to the fault, and what happened, into the folder for faults."""
    path = _folder(args) / f"{match.room.id}-{match.seed}.mythos"
    path.write_bytes(text_of(match).encode("ascii"))
    path.with_suffix(".txt").write_text(fault + "\n", encoding="utf-8")
    return path
