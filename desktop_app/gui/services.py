"""What the window is given by the program: rooms, saves, players of wood. Tests give it others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.kernel.room import GameRoom, Setup

if TYPE_CHECKING:
    from desktop_app.app.library import Library
    from desktop_app.app.match import Match
    from desktop_app.app.worker import BotPool

NewMatch = Callable[[GameRoom, Setup, dict[str, str], int], "Match"]


@dataclass(frozen=True)
class Services:
    """Everything behind the window. `film_delay`: milliseconds between two answers of bots. When `plays` is false,
    neither bots nor dice move: the table stands as for a picture."""

    rooms: tuple[GameRoom, ...]
    library: Library
    new_match: NewMatch
    make_bots: Callable[[], BotPool]
    bots: tuple[str, ...]
    film_delay: int = 350
    plays: bool = True
