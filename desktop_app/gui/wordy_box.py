"""What is chosen in a list that opens, or on and off, with its words in as many lines as they need."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from desktop_app.gui import theme
from desktop_app.gui.flow_layout import FillFlow
from desktop_app.gui.parts import ChoiceBox, Words
from desktop_app.gui.ticks import TickBox

PADDING = 12
"""Pixels left of the words and above and below them together."""

_PLACES_TO_BREAK = re.compile(r"\s+|(?<=-)")


class WordyBox(ChoiceBox):
    """A list that opens. Where the words of what is chosen are too long for a line they take more of them."""

    wraps = True

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.currentTextChanged.connect(self._grow)

    def minimumSizeHint(self) -> QSize:
        """No narrower than the longest of all words."""
        words = [word for place in range(self.count()) for word in _PLACES_TO_BREAK.split(self.itemText(place))]
        longest = max(map(self.fontMetrics().horizontalAdvance, words), default=0)
        return QSize(longest + PADDING + self._aside(), super().minimumSizeHint().height())

    def words_box(self) -> QRect:
        """Where the words stand."""
        return self.rect().adjusted(PADDING, 0, -self._aside(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, and so another height."""
        super().resizeEvent(event)
        self._grow()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box and its arrow, then the words."""
        if self._fits():
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.setPen(self.palette().text().color())
        painter.drawText(self.words_box(), self._flags(), self.currentText())
        painter.end()
        self.paint_arrow()

    def _aside(self) -> int:
        """What the arrow takes."""
        return self._arrow + self._reach + 4

    def _flags(self) -> int:
        return int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)

    def _fits(self) -> bool:
        return self.fontMetrics().horizontalAdvance(self.currentText()) <= self.words_box().width()

    def _grow(self) -> None:
        """As high as the words."""
        room = QRect(0, 0, max(1, self.words_box().width()), 10_000)
        tall = self.fontMetrics().boundingRect(room, self._flags(), self.currentText()).height() + PADDING
        self.setMinimumHeight(max(theme.scaled(36), 0 if self._fits() else tall))


def labelled(words: str, box: QWidget) -> FillFlow:
    """A box beside its name, or below it where there is no room for both."""
    row = FillFlow(gap=theme.GAP)
    row.addWidget(Words(words, "body_b", wraps=False))
    row.addWidget(box)
    return row


class WordyCheck(QWidget):
    """On or off; its words, beside the box, can be pressed too. `clicked`: a person has changed it."""

    clicked = Signal()

    def __init__(self, words: str) -> None:
        super().__init__()
        self.box = TickBox()
        self.box.setAccessibleName(words)
        self.box.setMinimumSize(theme.scaled(20), theme.scaled(20))
        self.box.clicked.connect(self.clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        self._words = Words(words, "small")
        row.addWidget(self._words, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, and so another height."""
        super().resizeEvent(event)
        tall = self._words.heightForWidth(self.width() - self.box.sizeHint().width() - theme.GAP)
        self._words.setMinimumHeight(tall)
        self.setMinimumHeight(max(self.box.minimumHeight(), tall))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The words were pressed."""
        if self.rect().contains(event.position().toPoint()):
            self.box.click()
