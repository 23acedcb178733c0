"""The first screen: go on, begin anew, open a saved game."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.parts import Words, panel
from desktop_app.gui.picture import TablePicture
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import GameRoom

if TYPE_CHECKING:
    from desktop_app.app.library import LastGame


class HomePage(QWidget):
    """Doors at the left, a picture of a table at the right. `resume` goes on with the last game; its table then."""

    def __init__(
        self, services: Services, wording: Wording, resume: QAction, new: QAction, open_saved: QAction
    ) -> None:
        super().__init__()
        self._wording = wording
        row = QHBoxLayout(self)
        row.setContentsMargins(48, 40, 48, 40)
        row.setSpacing(48)
        doors = QWidget()
        doors.setFixedWidth(theme.scaled(400))
        column = QVBoxLayout(doors)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.MARGIN)
        column.addStretch(1)
        column.addWidget(Words(wording.say("app.title"), "title"))
        column.addWidget(Words(wording.say("app.tagline"), "prose", "quiet"))
        column.addSpacing(24)
        last = services.library.last_game()
        if last.match is not None:
            column.addWidget(self._door(resume, "main"))
            column.addWidget(Words(self._about(last), "small", "quiet"))
            column.addSpacing(4)
        if last.trouble is not None:
            sentence = wording.reason(last.trouble.reason)
            column.addWidget(Words(wording.say("app.resume.trouble", why=sentence), "small", "loss"))
        self.first = self._door(new, "plain" if last.match is not None else "main")
        column.addWidget(self.first)
        column.addWidget(self._door(open_saved, "plain"))
        column.addStretch(2)
        column.addWidget(Words(wording.say("app.unofficial"), "small", "past"))
        row.addWidget(doors)
        self.picture = TablePicture(wording)
        row.addWidget(self._framed(services.rooms[0], last), 1)

    def _door(self, action: QAction, look: str) -> QPushButton:
        button = QPushButton(action.text().replace("&", "").replace("…", ""))
        button.setProperty("look", look)
        button.setFont(theme.font("body_b"))
        button.setMinimumHeight(theme.scaled(44))
        button.clicked.connect(action.trigger)
        return button

    def _about(self, last: LastGame) -> str:
        """Which game it is: its name, or where it stands, and when it was played."""
        assert last.match is not None
        when = datetime.fromtimestamp(last.modified).strftime("%Y-%m-%d %H:%M")
        words = self._wording.of(last.match.room.id)
        phase = words.sentence(last.match.view("").phase)
        return "  ·  ".join(part for part in (last.name or words.name(last.match.room.id), phase, when) if part)

    def _framed(self, room: GameRoom, last: LastGame) -> QWidget:
        """The last game's table, or that of a new one."""
        frame = panel()
        column = QVBoxLayout(frame)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(theme.MARGIN)
        if last.match is None:
            setup = room.default_setup()
            self.picture.show_setup(room, setup)
        else:
            room, setup = last.match.room, last.match.setup
            self.picture.show_view(room, last.match.view(""))
        column.addWidget(self.picture, 1)
        words = self._wording.of(room.id)
        column.addWidget(Words(words.name(room.id), "heading"), 0, Qt.AlignmentFlag.AlignHCenter)
        about = Words(words.say("app.map_seats", map=setup.map, n=len(setup.seats)), "body", "quiet")
        about.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(about)
        return frame
