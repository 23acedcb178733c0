"""The drawn boards: three columns of spaces above the headquarters, beside them the pools of markers and fire."""

from __future__ import annotations

import itertools
from functools import lru_cache

from desktop_app.games.call_of_madness.game import CallOfMadnessGame
from desktop_app.games.call_of_madness.spaces import Grid, headquarters
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.views import AreaView, BoardView, EdgeView, Polygon

SPACE_WIDTH, SPACE_HEIGHT, GAP = 108.0, 48.0, 8.0
HEADQUARTERS_HEIGHT, POOL_WIDTH = 58.0, 112.0
POOLS = ("madness", "fire", "beside")
"""What lies at the right of a board: madness markers, fire, the miniature while it stands on no power card."""

EMBLEMS = {"madness": "spiral", "fire": "fire", "beside": "miniature"}
WEIGHTS = {2: 0.46, 3: 0.4}
"""How large others' boards are beside the own one, by the number of seats."""

USUAL_WEIGHT, TALLEST = 0.29, 1.3
NAMELESS = Text("")


def boards(game: CallOfMadnessGame, viewer: str) -> tuple[BoardView, ...]:
    """The board of whoever looks first and largest, the others as they sit; all alike for who has no seat."""
    seats = game.seats
    at = seats.index(viewer) if viewer in seats else 0
    weight = WEIGHTS.get(len(seats), USUAL_WEIGHT) if viewer in seats else 1.0
    return tuple([_board(game.grid, seat, 1.0 if seat == viewer else weight) for seat in seats[at:] + seats[:at]])


def pool_area(seat: str, pool: str) -> str:
    """The area beside a board where markers, fire or the miniature lie."""
    return f"{seat}.{pool}"


def areas_of(game: CallOfMadnessGame) -> tuple[str, ...]:
    """Every place of every board, those beside the spaces too."""
    return (*game.grid.places, *[pool_area(seat, pool) for seat in game.seats for pool in POOLS])


@lru_cache(maxsize=32)
def _board(grid: Grid, seat: str, weight: float) -> BoardView:
    width = grid.columns * (SPACE_WIDTH + GAP) + GAP
    rows = grid.rows * (SPACE_HEIGHT + GAP) + GAP
    areas = [_space(grid, seat, number, space) for number, space in enumerate(grid.spaces[seat])]
    areas.append(_area(headquarters(seat), (GAP, rows, width - GAP, rows + HEADQUARTERS_HEIGHT), ("hearth",),
                       text("spoken.headquarters", seat=seat)))
    height = rows + HEADQUARTERS_HEIGHT + GAP
    areas += _pools(seat, width, height)
    return BoardView(f"board:{seat}", (width + POOL_WIDTH + GAP, height), tuple(areas), _edges(grid, seat), (), seat,
                     weight, tallest=TALLEST)


def _space(grid: Grid, seat: str, number: int, space: str) -> AreaView:
    left = GAP + number % grid.columns * (SPACE_WIDTH + GAP)
    top = GAP + number // grid.columns * (SPACE_HEIGHT + GAP)
    return _area(space, (left, top, left + SPACE_WIDTH, top + SPACE_HEIGHT), ("space",),
                 text("spoken.space", space=space.partition(".")[2], seat=seat))


def _pools(seat: str, left: float, height: float) -> list[AreaView]:
    each = (height - GAP * (len(POOLS) + 1)) / len(POOLS)
    return [_area(pool_area(seat, pool), (left, GAP + n * (each + GAP), left + POOL_WIDTH, (n + 1) * (each + GAP)),
                  ("tray", f"emblem:{EMBLEMS[pool]}"), text(f"spoken.{pool}", seat=seat))
            for n, pool in enumerate(POOLS)]


def _area(id: str, box: tuple[float, float, float, float], tags: tuple[str, ...], spoken: Text) -> AreaView:
    left, top, right, bottom = box
    outline: Polygon = ((left, top), (right, top), (right, bottom), (left, bottom))
    middle = ((left + right) / 2, (top + bottom) / 2)
    return AreaView(id, (outline,), middle, middle, tags, spoken, name=NAMELESS)


def _edges(grid: Grid, seat: str) -> tuple[EdgeView, ...]:
    """Spaces side by side and below one another; the last row joins the headquarters."""
    spaces, found = grid.spaces[seat], []
    for number, space in enumerate(spaces):
        if (number + 1) % grid.columns:
            found.append(EdgeView(space, spaces[number + 1], "border"))
        below = number + grid.columns
        found.append(EdgeView(space, spaces[below] if below < len(spaces) else headquarters(seat), "border"))
    found.append(EdgeView(headquarters(seat), pool_area(seat, POOLS[-1]), "border"))
    found += [EdgeView(pool_area(seat, a), pool_area(seat, b), "border") for a, b in itertools.pairwise(POOLS)]
    found.append(EdgeView(spaces[grid.columns - 1], pool_area(seat, POOLS[0]), "border"))
    return tuple(found)
