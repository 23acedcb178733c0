"""Between two persons at one screen: the table is covered until the next one has sat down.

While it hangs the table is seen through nobody's eyes: what lies below it is what everybody may see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.buttons import GlyphButton
from desktop_app.gui.parts import Medallion, Words

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage


class _OnlyButton(GlyphButton):
    """The keyboard stays on it."""

    def focusNextPrevChild(self, next: bool) -> bool:
        """There is nothing else to go to."""
        return True


class Curtain(QFrame):
    """Covers the whole page. Its button, or Space, opens it."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.setProperty("look", "curtain")
        say = page.wording.say
        self._medallion = Medallion(theme.NEUTRAL, theme.scaled(96))
        self.words = Words("", "title")
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        note = Words(say("app.curtain.note"), "body", "quiet")
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = _OnlyButton("", key=say("app.key.space"), look="main", style="lead_b", height=48)
        self.button.clicked.connect(page.controller.sit_down)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(24)
        column.addStretch(2)
        column.addWidget(self._medallion, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.words)
        column.addWidget(note)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        page.installEventFilter(self)
        self.hide()

    def show_table(self) -> None:
        """Hangs while somebody else must sit down first."""
        page, seat = self._page, self._page.controller.passing_to()
        if not seat:
            if self.isVisible():
                self.hide()
                page.board.setFocus()
            self.hide()
            return
        view = page.showing.seat(seat)
        name = page.wording.sentence(view.name) if view is not None else page.wording.name(seat)
        self.words.setText(page.wording.say("app.curtain.pass", who=name))
        self.button.setText(page.wording.say("app.curtain.open", who=name))
        self.setAccessibleName(self.words.text())
        self._medallion.show_livery(page.showing.livery(seat))
        self.setGeometry(page.rect())
        self.show()
        self.raise_()
        self.button.setFocus()
        QTimer.singleShot(0, self.button, self.button.setFocus)  # whoever shows the page looks at the board first

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """As large as the page, and in front of what comes to it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and not self.isHidden():
            self.setGeometry(self._page.rect())
            self.raise_()
        return False
