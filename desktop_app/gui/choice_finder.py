"""A long list of choices with a field to type in: it opens like a menu, and words typed narrow it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.parts import Words
from desktop_app.gui.sentence_list import Sentence, SentenceList
from desktop_app.gui.wording import Wording
from desktop_app.gui.wordy_box import WordyBox

LONG = 12
"""More choices than these are looked for by typing."""

WIDE, TALL = 300, 380
"""Pixels at text size 100; as much of it as the window has."""

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}


class ChoiceFinder(QFrame):
    """Opens beside a widget and goes when something is taken. `chosen` carries the value of what was taken."""

    chosen = Signal(object)

    def __init__(self, owner: QWidget, wording: Wording, choices: Sequence[tuple[str, object]]) -> None:
        super().__init__(owner.window(), Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("look", "drawer")
        self._owner, self._choices = owner, choices
        self.line = QLineEdit()
        self.line.setFont(theme.font("body"))
        self.line.setMinimumHeight(theme.scaled(36))
        self.line.setClearButtonEnabled(True)
        self.line.setPlaceholderText(wording.say("app.find"))
        self.line.setAccessibleName(wording.say("app.find"))
        self.list = SentenceList(marks_current=True)
        self.list.setAccessibleName(owner.accessibleName())
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrows walk it from the line
        self.none = Words(wording.say("app.find.none"), "small", "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(theme.GAP)
        column.addWidget(self.line)
        column.addWidget(self.none)
        column.addWidget(self.list, 1)
        self.line.textChanged.connect(self._narrow)
        self.line.installEventFilter(self)
        self.list.clicked.connect(self._take)
        self._narrow()

    def open(self, now: object = None, typed: str = "") -> None:
        """Below its owner, or above it where there is no room. `now`: the choice that stands; `typed`: the first
        letters."""
        self._stand_beside(self._owner)
        self.line.setText(typed)
        self._go_to(next((row for row, each in enumerate(self.list.sentences.rows) if each.value == now), 0))
        self.show()
        self.line.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk the list, Enter takes, Esc goes back."""
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if event.type() == QEvent.Type.ShortcutOverride and key == Qt.Key.Key_Escape:
            event.accept()  # the page behind has that key as well
            return True
        if event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if key in _STEPS:
            self._go_to(self.list.currentIndex().row() + _STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.list.currentIndex())
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            return super().eventFilter(watched, event)
        return True

    def _stand_beside(self, owner: QWidget) -> None:
        """Below it or above it, wherever there is more room, and never outside the window."""
        window, top = owner.window().geometry(), owner.mapToGlobal(QPoint(0, 0))
        above, below = top.y() - window.top(), window.bottom() - top.y() - owner.height()
        wide = min(max(owner.width(), theme.scaled(WIDE)), window.width())
        tall = min(theme.scaled(TALL), max(above, below))
        x = max(window.left(), min(top.x(), window.right() - wide))
        y = top.y() + owner.height() if tall <= below else top.y() - tall
        self.setGeometry(x, y, wide, tall)

    def _narrow(self) -> None:
        wanted = self.line.text().casefold().split()
        rows = [Sentence(words, value=value) for words, value in self._choices
                if all(word in words.casefold() for word in wanted)]  # fmt: skip
        self.list.sentences.show_rows(rows)
        self.none.setVisible(not rows)
        self._go_to(0)

    def _go_to(self, row: int) -> None:
        rows = self.list.sentences
        self.list.setCurrentIndex(rows.index(max(0, min(row, rows.rowCount() - 1))))

    def _take(self, index: QModelIndex) -> None:
        if index.isValid():
            value = self.list.sentences.rows[index.row()].value
            self.close()
            self.chosen.emit(value)


class FindingBox(WordyBox):
    """A list that opens; a long one with a field to type in. An entry without data is its caption and can't be found.
    """

    def __init__(self, name: str, wording: Wording) -> None:
        super().__init__(name)
        self._wording = wording

    def showPopup(self) -> None:
        """The list."""
        if self.count() > LONG:
            self._find("")
        else:
            super().showPopup()

    def event(self, event: QEvent) -> bool:
        """A letter is typed, whatever command has it as its key."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._finds(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter looks for words that contain it."""
        if self._finds(event):
            self._find(event.text())
        else:
            super().keyPressEvent(event)

    def _finds(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        return self.count() > LONG and plain and event.text().isalnum()

    def _find(self, typed: str) -> None:
        entries = [(self.itemText(place), self.itemData(place)) for place in range(self.count())]
        finder = ChoiceFinder(self, self._wording, [entry for entry in entries if entry[1] is not None])
        finder.chosen.connect(self._chosen)
        finder.open(self.currentData(), typed)

    def _chosen(self, value: object) -> None:
        place = self.findData(value)
        self.setCurrentIndex(place)
        self.activated.emit(place)
