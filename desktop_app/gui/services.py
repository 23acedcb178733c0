"""What the window is given by the program: rooms, saves, players of wood. Tests give it others."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.kernel.room import GameRoom, Setup

if TYPE_CHECKING:
    from desktop_app.app.hints import Hint
    from desktop_app.app.library import Library
    from desktop_app.app.match import Match
    from desktop_app.app.worker import BotPool

NewMatch = Callable[[GameRoom, Setup, dict[str, str], int], "Match"]
FindHints = Callable[["Match", str, Collection[str]], "tuple[Hint, ...]"]


def _forget(speed: float) -> None:
    """Nothing is kept for the next start."""


def _no_hints(match: Match, seat: str, keys: Collection[str]) -> tuple[Hint, ...]:
    return ()


@dataclass(frozen=True)
class Services:
    """Everything behind the window. `film_delay`: milliseconds between two answers of bots at `film_speed` 1, which
    is 0 for "at once". When `plays` is false, neither bots nor dice move: the table stands as for a picture. `hints`:
    the best options of a seat, with reasons."""

    rooms: tuple[GameRoom, ...]
    library: Library
    new_match: NewMatch
    make_bots: Callable[[], BotPool]
    bots: tuple[str, ...]
    film_delay: int = 350
    film_speed: float = 1.0
    remember_speed: Callable[[float], None] = _forget
    plays: bool = True
    hints: FindHints = _no_hints
