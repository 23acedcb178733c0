"""What the window is given by the program: rooms, saves, players of wood. Tests give it others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from desktop_app.app.settings import Settings, SettingsKeeper
from desktop_app.kernel.room import GameRoom, Setup

if TYPE_CHECKING:
    from desktop_app.app.hints import Hint
    from desktop_app.app.library import Library
    from desktop_app.app.match import Match
    from desktop_app.app.worker import BotPool

NewMatch = Callable[[GameRoom, Setup, dict[str, str], int], "Match"]
FindHints = Callable[["Match", str, Collection[str]], "tuple[Hint, ...]"]

Foresee = Callable[["Match", str, Sequence[str], Sequence[str]], int]
"""How many of these pieces this seat could put into one of these places, one after the other; -1 when it can't tell."""


def _unkept() -> SettingsKeeper:
    """Settings of their own: nothing is kept for the next start, and no curtain parts the persons at the table."""
    return SettingsKeeper(Settings(curtain=False))


def _no_hints(match: Match, seat: str, keys: Collection[str]) -> tuple[Hint, ...]:
    return ()


def _no_foresight(match: Match, seat: str, pieces: Sequence[str], places: Sequence[str]) -> int:
    return -1


@dataclass(frozen=True)
class Services:
    """Everything behind the window. `film_delay`: milliseconds between two answers of bots at speed 1. When `plays` is
    false, neither bots nor dice move: the table stands as for a picture. `hints`: the best options of a seat, with
    reasons. `foresee`: how many of a group can go."""

    rooms: tuple[GameRoom, ...]
    library: Library
    new_match: NewMatch
    make_bots: Callable[[], BotPool]
    bots: tuple[str, ...]
    film_delay: int = 350
    plays: bool = True
    hints: FindHints = _no_hints
    foresee: Foresee = _no_foresight
    settings: SettingsKeeper = field(default_factory=_unkept)
