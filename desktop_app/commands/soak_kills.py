"""Programs that are killed while they save: what is on the disk afterwards must be the game as it was."""

from __future__ import annotations

import time
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

from desktop_app.app.files import LibraryProblem
from desktop_app.app.library import Library
from desktop_app.app.match import Match, new_match
from desktop_app.commands.documents import room_called
from desktop_app.commands.playing import answer_once, depth_of, is_over
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.state import fingerprint

SAVE = "in danger"
"""The name of the save that is written over and over."""

SLOWEST = 60
"""Seconds after which a program that has not begun is a fault."""

LIFE = 1_200
"""Milliseconds that a program lives at most once it has begun."""


class Kill(NamedTuple):
    """One program that was killed. `folder`: where its games lie; `answers`: how many it had given; `fault`: what was
    wrong with its games, nothing when all was well."""

    folder: Path
    answers: int
    fault: str


def kills(game: str, number: int, seed: int, folder: Path) -> Iterator[Kill]:
    """Kill so many programs that play and save, each at another moment; look at what each has left."""
    stream = Stream("kills", seed)
    for each in range(seed, seed + number):
        yield _kill(game, each, folder / str(each), (stream.below(LIFE) + 1) / 1000)


def _kill(game: str, seed: int, folder: Path, life: float) -> Kill:
    context = get_context("spawn")
    begun, played, saved = context.Event(), context.Value("i", 0), context.Value("i", 0)
    program = context.Process(target=play_and_save, args=(game, seed, folder, begun, played, saved))
    program.start()
    has_begun = begun.wait(SLOWEST)
    time.sleep(life if has_begun else 0)
    program.kill()
    program.join()
    if not has_begun:
        return Kill(folder, 0, f"it had not begun after {SLOWEST} seconds")
    if program.exitcode is not None and program.exitcode > 0:  # killed it has none, or one below 0
        return Kill(folder, played.value, "it broke off by itself")
    return Kill(folder, played.value, what_is_wrong(game, seed, folder, played.value, saved.value))


def play_and_save(game: str, seed: int, folder: Path, begun: Event, played: Synchronized[int],
                  saved: Synchronized[int]) -> None:  # fmt: skip
    """The program that will be killed: it follows a game and saves it after each answer."""
    library = Library(folder)
    path = library.path_of(SAVE)
    match = begin(game, seed)
    library.follow(match)
    begun.set()
    while not is_over(match):
        answer_once(match)
        played.value = depth_of(match)
        library.save(match, path)
        saved.value = depth_of(match)


def begin(game: str, seed: int) -> Match:
    """Always the same game for the same seed. Its bots answer by chance."""
    room = room_called(game)
    setup = room.default_setup()
    return new_match(room, setup, dict.fromkeys(setup.seats, "random"), seed)


def what_is_wrong(game: str, seed: int, folder: Path, played: int, saved: int) -> str:
    """Each file must open as the game that was played, with no answer lost that had been written. Nothing if all is
    well. `played`, `saved`: so many answers had been given, and saved, for sure."""
    library = Library(folder)
    try:
        entries = [(entry, saved) for entry in library.saves()] + [(entry, played) for entry in library.running()]
        if not library.running():
            return "the game that was being played is nowhere"
        if saved and not library.saves():
            return "the save is nowhere"
        for entry, least in entries:
            match = library.load(entry.path)
            if depth_of(match) < least:
                return f"{entry.path.name}: {depth_of(match)} answers, and {least} had been written"
            if fingerprint(match.state) != fingerprint(_played(game, seed, depth_of(match)).state):
                return f"{entry.path.name}: it is another game after {depth_of(match)} answers"
    except LibraryProblem as problem:
        return f"it can't be opened: {problem}"
    return ""


def _played(game: str, seed: int, answers: int) -> Match:
    match = begin(game, seed)
    while depth_of(match) < answers:
        answer_once(match)
    return match
