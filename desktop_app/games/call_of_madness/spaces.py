"""The boards: three columns of spaces above each priest's headquarters, and where a step leads.

A space is called by its board's owner, its column from the left (a, b, c) and its row from the top (1 is farthest from
the headquarters): "tide_speaker.b3". The headquarters lies below the last row.
"""

from __future__ import annotations

from desktop_app.games.call_of_madness.sheets import Board

COLUMN_NAMES = "abcdefghi"
HEADQUARTERS = "headquarters"

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
DIRECTIONS = (DOWN, LEFT, RIGHT, UP)


def names_of_spaces(columns: int, rows: int) -> tuple[str, ...]:
    """The spaces of a board, row by row from the top."""
    return tuple([f"{COLUMN_NAMES[column]}{row}" for row in range(1, rows + 1) for column in range(columns)])


def name_of(space: str) -> str:
    """What a space is called on its board: "b3"."""
    return space.partition(".")[2]


def headquarters(seat: str) -> str:
    """The place below a priest's board."""
    return f"{seat}.{HEADQUARTERS}"


class Grid:
    """The places of all boards, and the straight lines from each space. Made once a game; nothing here changes.

    `lines[space][direction]`: what lies that way, nearest first. Downwards the last place is the headquarters.
    """

    def __init__(self, board: Board, seats: tuple[str, ...]) -> None:
        self.rows = board.rows
        self.columns = board.columns
        self.places: tuple[str, ...] = ()
        self.owner: dict[str, str] = {}
        self.row: dict[str, int] = {}
        self.spaces: dict[str, tuple[str, ...]] = {}
        self.lines: dict[str, dict[str, tuple[str, ...]]] = {}
        for seat in seats:
            self.spaces[seat] = tuple([f"{seat}.{name}" for name in names_of_spaces(board.columns, board.rows)])
            self.places += (*self.spaces[seat], headquarters(seat))
            self.owner[headquarters(seat)] = seat
            self._draw_lines(seat)

    def top(self, seat: str) -> tuple[str, ...]:
        """The spaces where new investigators appear."""
        return self.spaces[seat][:self.columns]

    def for_outposts(self, seat: str) -> tuple[str, ...]:
        """Every space but the top ones."""
        return self.spaces[seat][self.columns:]

    def bottom(self, seat: str) -> tuple[str, ...]:
        """The row before the headquarters."""
        return self.spaces[seat][-self.columns:]

    def nearest_first(self, seat: str) -> tuple[str, ...]:
        """Row by row from the headquarters upwards, each from the left."""
        rows = [self.spaces[seat][start:start + self.columns] for start in range(0, len(self.spaces[seat]),
                                                                                 self.columns)]
        return tuple([space for row in reversed(rows) for space in row])

    def _draw_lines(self, seat: str) -> None:
        spaces, width = self.spaces[seat], self.columns
        for number, space in enumerate(spaces):
            column, start = number % width, number - number % width
            self.owner[space] = seat
            self.row[space] = number // width + 1
            self.lines[space] = {
                DOWN: (*spaces[number + width::width], headquarters(seat)),
                LEFT: tuple(reversed(spaces[start:number])),
                RIGHT: spaces[number + 1:start + width],
                UP: tuple(reversed(spaces[column:number:width])),
            }
