"""Where the parts of the table page stand: the bar above, the board with what belongs to it, seats and log."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.log_panel import LogPanel
from desktop_app.gui.option_list import OptionList
from desktop_app.gui.seat_column import SeatColumn

COLUMN, WIDE_COLUMN, OPTIONS = 336, 404, 320
"""Widths of the right column, in narrow and in wide windows, and of the list of options beside the board."""

WIDE, DOCKS = 1600, 1900
"""From these widths of the window on the right column is wider; the list of options stands beside the board."""

LOG = 156
"""Height of the log that is always left: its title and five lines."""

BESIDE = 900
"""From this width on the shelf stands beside the board, otherwise below it."""


def widened(pixels: float) -> int:
    """A width that grows half as fast as the text."""
    return round(pixels * (1 + (theme.text_size() - 100) / 200))


class RightColumn(QWidget):
    """The seats, as much of them as there is room for, and the log, which takes the rest."""

    def __init__(self, seats: SeatColumn, log: LogPanel) -> None:
        super().__init__()
        self._seats = seats
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        column.addWidget(seats)
        column.addWidget(log, 1)
        seats.sized.connect(column.activate)

    def resizeEvent(self, event: object) -> None:
        """The log keeps its lines, whatever the seats would need."""
        least = min(theme.scaled(LOG), self.height() // 3)
        self._seats.set_room(self.width(), self.height() - least - theme.GAP)


class TableFrame(QObject):
    """Lays a table page out anew for every width of its window."""

    def __init__(self, page: QWidget, bar: QWidget, right: RightColumn, options: OptionList) -> None:
        super().__init__(page)
        self._page, self._right, self._options = page, right, options
        self.docks: bool | None = None
        self.left, self.middle = QWidget(), QWidget()
        self._left = _column(self.left)
        self._centre = QHBoxLayout(self.middle)
        self._centre.setContentsMargins(0, 0, 0, 0)
        self._centre.setSpacing(theme.GAP)
        self._heart = _column(None)
        self._centre.addLayout(self._heart, 1)
        self._columns = QHBoxLayout()
        self._columns.setContentsMargins(12, 8, 12, 12)
        self._columns.setSpacing(theme.MARGIN)
        self._columns.addWidget(self.left, 1)
        self._columns.addWidget(right)
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(bar)
        rows.addLayout(self._columns, 1)
        page.installEventFilter(self)

    def fill(self, above: tuple[QWidget, ...], board: QWidget, below: tuple[QWidget, ...]) -> None:
        """What stands above the board, the board, and what stands below it."""
        for part in above:
            self._left.addWidget(part)
        self._left.addWidget(self.middle, 1)
        self._heart.addWidget(board, 1)
        for part in below:
            self._left.addWidget(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another width of the page."""
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return False

    def fit(self) -> None:
        """Columns as wide as this window allows."""
        width = self._page.width()
        self._right.setFixedWidth(widened(WIDE_COLUMN if width >= WIDE else COLUMN))
        docks = width >= widened(DOCKS)
        if docks == self.docks:
            return
        self.docks = docks
        if docks:
            self._options.setFixedWidth(widened(OPTIONS))
            self._columns.insertWidget(1, self._options)
        else:
            self._columns.removeWidget(self._options)


def _column(owner: QWidget | None) -> QVBoxLayout:
    made = QVBoxLayout(owner) if owner is not None else QVBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(theme.GAP)
    return made
