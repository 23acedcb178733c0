"""A few choices side by side, or in a list that opens where there is no room for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop_app.gui.buttons import SegmentBar
from desktop_app.gui.wordy_box import WordyBox


class FittingChoice(QWidget):
    """`items`: values with their words. `chosen`: a person has taken this value."""

    chosen = Signal(object)

    def __init__(self, name: str, items: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.bar, self.box = SegmentBar(name, items, None, "small", 28), WordyBox(name)
        for value, words in items:
            self.box.addItem(words, value)
        self.bar.chosen.connect(self.chosen)
        self.box.activated.connect(lambda at: self.chosen.emit(self.box.itemData(at)))
        self.box.hide()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.bar)
        row.addWidget(self.box)

    def show_value(self, value: object) -> None:
        """Another one is chosen; nobody is told."""
        self.bar.show_value(value)
        self.box.setCurrentIndex(self.box.findData(value))

    def sizeHint(self) -> QSize:
        """Side by side, if there is room."""
        shown = self.box if self.bar.isHidden() else self.bar
        return QSize(self.bar.sizeHint().width(), max(shown.sizeHint().height(), shown.minimumHeight()))

    def minimumSizeHint(self) -> QSize:
        """As a list."""
        return QSize(min(self.box.minimumSizeHint().width(), self.bar.sizeHint().width()), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Whether they fit is another question now."""
        super().resizeEvent(event)
        fits = self.bar.sizeHint().width() <= self.width()
        if fits == self.bar.isHidden():
            self.bar.setVisible(fits)
            self.box.setHidden(fits)
            self.updateGeometry()
