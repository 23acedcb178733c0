"""A picture of a table that nobody plays at: the first screen and the preview of a new game show one."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop_app.gui.board.board_window import BoardWindow
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import GameRoom, Setup
from desktop_app.kernel.views import TableView


class TablePicture(BoardWindow):
    """A board window without a hand: it can be looked at, not touched."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        self._wording = wording
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.leave_out_buttons()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_setup(self, room: GameRoom, setup: Setup) -> TableView:
        """The table as it stands at the start. Raises BadSetup."""
        view = room.view(room.new_game(setup), "")
        self.show_view(room, view)
        return view

    def show_view(self, room: GameRoom, view: TableView) -> None:
        """The table as it stands in the middle of a game of this room."""
        self.table.wording = self._wording.of(room.id)
        self.table.show_table(view)
        self.fit()
