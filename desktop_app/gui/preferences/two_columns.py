"""Two columns of rows: side by side where they have room, else one below the other. What can grow fills its column."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme

LEAST = 400
"""How wide a column is at least while they stand side by side, in pixels at 100 % text."""

GROWS = 1000
"""What can grow takes nearly all that is left, up to its greatest height."""


class TwoColumns(QWidget):
    """The keyboard goes down the left column, then down the right one. `shares`: how they share the width."""

    def __init__(self, left: Sequence[QWidget], right: Sequence[QWidget], shares: tuple[int, int] = (1, 1)) -> None:
        super().__init__()
        self._gap, self._least = theme.scaled(24), theme.scaled(LEAST)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._columns = [_column(left), _column(right)]
        self._shares = shares
        for column in self._columns:
            self._box.addWidget(column)

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
        for place, share in enumerate(self._shares):
            self._box.setStretch(place, share if beside else place)  # one below the other without a hole between them
        self._box.setSpacing(self._gap if beside else theme.GAP)


def _column(widgets: Sequence[QWidget]) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.GAP)
    grows = [widget for widget in widgets if widget.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Expanding]
    for widget in widgets:
        column.addWidget(widget, GROWS if widget in grows else 0)
    column.addStretch(1)
    return made
