"""What the window does with the board that is shown, at the table or in the editor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop_app.gui.board.board_window import BoardWindow
from desktop_app.gui.table.foresight_switch import ForesightSwitch

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow

CLOSER = 1.2
"""By how much a step of zoom enlarges."""


class BoardDoor:
    """The commands "zoom_in", "zoom_out", "fit", "graph" and "foresee"."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def board(self) -> BoardWindow | None:
        """The board, if one is shown."""
        page = self._window.table_page() or self._window.editor.page()
        return page.board if page is not None else None

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each command does."""
        return {
            "zoom_in": partial(self._do, lambda board: board.zoom(CLOSER)),
            "zoom_out": partial(self._do, lambda board: board.zoom(1 / CLOSER)),
            "fit": partial(self._do, lambda board: board.fit()),
            "graph": partial(self._do, lambda board: board.toggle_graph()),
            "foresee": self._foresee,
        }

    def _foresee(self) -> None:
        page = self._window.table_page()
        for extra in page.extras if page is not None else ():
            if isinstance(extra, ForesightSwitch):
                extra.turn()

    def _do(self, act: Callable[[BoardWindow], object]) -> None:
        board = self.board()
        if board is not None:
            act(board)
