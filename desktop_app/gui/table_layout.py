"""Where the parts of the table page stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme

if TYPE_CHECKING:
    from desktop_app.gui.table_page import TablePage


def lay_out(page: TablePage, right: QWidget) -> None:
    """Seats at the left, the board with what belongs below it in the middle, options and log at the right."""
    middle = QVBoxLayout()
    middle.setSpacing(theme.GAP)
    middle.addWidget(page.what_now)
    middle.addWidget(page.history)
    middle.addWidget(page.board, 1)
    middle.addWidget(page.below)
    middle.addWidget(page.strip)
    at_right = QVBoxLayout(right)
    at_right.setContentsMargins(0, 0, 0, 0)
    at_right.setSpacing(theme.GAP)
    at_right.addWidget(page.options, 3)
    at_right.addWidget(page.result, 3)
    at_right.addWidget(page.log, 2)
    columns = QHBoxLayout()
    columns.setContentsMargins(12, 10, 12, 12)
    columns.setSpacing(theme.MARGIN)
    columns.addWidget(page.seats)
    columns.addLayout(middle, 1)
    columns.addWidget(right)
    rows = QVBoxLayout(page)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(0)
    rows.addWidget(page.bar)
    rows.addLayout(columns, 1)
