"""Two columns of rows: side by side where they have room, else one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme

LEAST = 400
"""How wide a column is at least while they stand side by side, in pixels at 100 % text."""


class TwoColumns(QWidget):
    """The keyboard goes down the left column, then down the right one."""

    def __init__(self, left: Sequence[QWidget], right: Sequence[QWidget]) -> None:
        super().__init__()
        self._gap, self._least = theme.scaled(24), theme.scaled(LEAST)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._columns = [_column(left), _column(right)]
        for column in self._columns:
            self._box.addWidget(column, 1)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider of the two."""
        wide = max(column.minimumSizeHint().width() for column in self._columns)
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside or below."""
        super().resizeEvent(event)
        least = max(self._least, *[column.minimumSizeHint().width() for column in self._columns])
        beside = self.width() >= 2 * least + self._gap
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._box.setSpacing(self._gap if beside else theme.GAP)


def _column(widgets: Sequence[QWidget]) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.GAP)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return made
