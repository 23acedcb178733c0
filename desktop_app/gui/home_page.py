"""The first screen: go on, begin anew, open a saved game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.parts import Words, panel
from desktop_app.gui.picture import TablePicture
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording


class HomePage(QWidget):
    """Doors at the left, a picture of a table at the right. `resume` goes on with the last saved game."""

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
        saves = [entry for entry in services.library.saves() if not entry.damaged]
        if saves:
            column.addWidget(self._door(resume, "main"))
            column.addWidget(Words(saves[0].name, "small", "quiet"))
            column.addSpacing(4)
        self.first = self._door(new, "plain" if saves else "main")
        column.addWidget(self.first)
        column.addWidget(self._door(open_saved, "plain"))
        column.addStretch(2)
        column.addWidget(Words(wording.say("app.unofficial"), "small", "past"))
        row.addWidget(doors)
        row.addWidget(self._picture(services), 1)

    def _door(self, action: QAction, look: str) -> QPushButton:
        button = QPushButton(action.text().replace("&", "").replace("…", ""))
        button.setProperty("look", look)
        button.setFont(theme.font("body_b"))
        button.setMinimumHeight(theme.scaled(44))
        button.clicked.connect(action.trigger)
        return button

    def _picture(self, services: Services) -> QWidget:
        frame = panel()
        column = QVBoxLayout(frame)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(theme.MARGIN)
        picture = TablePicture(self._wording)
        room = services.rooms[0]
        setup = room.default_setup()
        picture.show_setup(room, setup)
        column.addWidget(picture, 1)
        column.addWidget(Words(self._wording.name(room.id), "heading"), 0, Qt.AlignmentFlag.AlignHCenter)
        about = Words(self._wording.say("app.map_seats", map=setup.map, n=len(setup.seats)), "body", "quiet")
        about.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(about)
        return frame
