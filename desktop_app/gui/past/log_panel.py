"""What happened, in plain words, the newest at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.parts import Words
from desktop_app.gui.sentence_list import Sentence, SentenceList

BESIDE = QBoxLayout.Direction.LeftToRight
"""The button stands beside the title."""


class LogPanel(QFrame):
    """The list of everything that happened. `chosen` carries the position of a line that was clicked or entered;
    `since_wanted`: the card with what is new is to be opened again."""

    chosen = Signal(int)
    since_wanted = Signal()

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self.list = SentenceList(marks_current=False)
        self.list.setMinimumHeight(theme.shrunk(60))
        self.list.setAccessibleName(title)
        self.list.setVerticalScrollMode(SentenceList.ScrollMode.ScrollPerItem)  # no line is cut through at the top
        self.list.setSelectionMode(SentenceList.SelectionMode.NoSelection)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.clicked.connect(self._choose)
        self.list.installEventFilter(self)
        self._at_end = True
        self._first: int | None = None
        self._looking, self._followed = False, True
        self.list.verticalScrollBar().rangeChanged.connect(self._range_changed)
        self.list.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.since = QPushButton()
        self.since.setProperty("look", "link")
        self.since.setFont(theme.font("small"))
        self.since.clicked.connect(self.since_wanted)
        self.since.hide()
        self._title = Words(title, "name", wraps=False)
        self._head = QBoxLayout(BESIDE)
        self._head.setSpacing(theme.GAP)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.since)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(theme.TIGHT)
        column.addLayout(self._head)
        column.addWidget(self.list, 1)

    def show_lines(self, lines: Sequence[Sentence], looked_at: int | None = None) -> None:
        """Another log; scrolls to its end, unless no line came to it. `looked_at`: the position that is seen, if it is
        an earlier one: what was told last by then is marked and comes into sight."""
        before = self.list.sentences.rows
        if lines is not before and list(lines) != list(before):
            self._show(lines, len(lines) != len(before))
        if looked_at is not None:
            self._look_at(looked_at)
        elif self._looking:
            self._look_no_more()

    def read_from(self) -> int | None:
        """The place of the first line in sight; None while the newest ones are followed."""
        return None if self._at_end else self.list.verticalScrollBar().value()

    def read_on(self, place: int) -> None:
        """This line is the first in sight, also while rows are measured."""
        self._at_end, self._first = False, place
        self.list.verticalScrollBar().setValue(place)

    def show_since(self, words: str) -> None:
        """What the button says that opens the card; without words there is none."""
        self.since.setText(words)
        self.since.setVisible(bool(words))
        self._lay_head()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width for its head."""
        super().resizeEvent(event)
        self._lay_head()

    def _lay_head(self) -> None:
        """The button stands below the title where there is no room beside it."""
        for part in (self._title, self.since):
            part.ensurePolished()
        wide = self._title.sizeHint().width() + self._head.spacing() + self.since.sizeHint().width()
        room = self.contentsRect().marginsRemoved(self._column.contentsMargins()).width()
        fits = self.since.isHidden() or wide <= room
        self._head.setDirection(BESIDE if fits else QBoxLayout.Direction.TopToBottom)

    def show_from(self, position: int) -> None:
        """The lines from this position on, the first one at the top; the keyboard stands there."""
        rows = self.list.sentences.rows
        row = next((at for at, line in enumerate(rows) if line.value is not None and line.value >= position), -1)
        if row >= 0:
            self._at_end, self._first = False, None
            self.list.scrollTo(self.list.sentences.index(row), SentenceList.ScrollHint.PositionAtTop)
            self.list.setCurrentIndex(self.list.sentences.index(row))
            self.list.setFocus()

    def _show(self, lines: Sequence[Sentence], grew: bool) -> None:
        row, at = self.list.currentIndex().row(), self.list.verticalScrollBar().value()
        self.list.sentences.show_rows(lines)
        self._at_end, self._first = grew, None
        if grew:
            self.list.scrollToBottom()
            return
        self.list.setCurrentIndex(self.list.sentences.index(row))
        self.list.verticalScrollBar().setValue(at)

    def _look_at(self, position: int) -> None:
        if not self._looking:
            self._looking, self._followed = True, self._at_end
        self._at_end, self._first = False, None
        told = [line.value for line in self.list.sentences.rows if line.value is not None and line.value <= position]
        self.list.mark(told[-1] if told else None)
        if not told:
            self.list.scrollToTop()

    def _look_no_more(self) -> None:
        """Whoever followed the newest lines before sees them again."""
        self._looking = False
        self.list.mark(None)
        if self._followed:
            self._at_end = True
            self.list.scrollToBottom()

    def _range_changed(self, least: int, most: int) -> None:
        """Rows are measured after they have come: the newest stays in view meanwhile."""
        if self._at_end:
            self.list.verticalScrollBar().setValue(most)
        elif self._first is not None:
            self.list.verticalScrollBar().setValue(self._first)

    def _scrolled(self) -> None:
        """Somebody reads what stands further up."""
        self._at_end, self._first = False, None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on a line shows its moment."""
        enters = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in enters:
            self._choose(self.list.currentIndex())
            return True
        return super().eventFilter(watched, event)

    def _choose(self, index: QModelIndex) -> None:
        position = self.list.sentences.rows[index.row()].value if index.isValid() else None
        if position is not None:
            self.chosen.emit(position)
