"""What the first screen opens that no other door does: an empty hand at the position editor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu

from desktop_app.app.drafts import start_document
from desktop_app.kernel.room import GameRoom

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class HomeDoor(QObject):
    """Commands of the first screen."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"position": self._position}

    def _position(self) -> None:
        """A new table set up by hand; where there are several games, of the one that is chosen from a menu."""
        rooms = [room for room in self.window.services.rooms if room.editing() is not None]
        if len(rooms) == 1:
            self._edit(rooms[0])
            return
        menu = QMenu(self.window)
        for room in rooms:
            action = menu.addAction(self.window.wording.say("app.command.new_position", game=room.id))
            action.triggered.connect(partial(self._edit, room))
        menu.aboutToHide.connect(menu.deleteLater)
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])
        button = QApplication.focusWidget()
        menu.popup(button.mapToGlobal(button.rect().topLeft()) if button is not None else QCursor.pos())

    def _edit(self, room: GameRoom, _checked: bool = False) -> None:
        self.window.editor.open(start_document(room, room.default_setup()))
