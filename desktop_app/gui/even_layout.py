"""A layout of equal columns: as many as fit and are allowed, rows as tall as their tallest part."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from desktop_app.gui.flow_layout import FlowLayout


class EvenLayout(FlowLayout):
    """`most` columns at most; fewer where a part would be narrower than it must be."""

    def __init__(self, parent: QWidget | None = None, most: int = 2, gap: int = 8) -> None:
        super().__init__(parent, gap)
        self._most = most

    def expandingDirections(self) -> Qt.Orientation:
        """As wide as it may be."""
        return Qt.Orientation.Horizontal

    def _columns(self, width: int) -> int:
        widest = max((item.minimumSize().width() for item in self._items), default=1)
        fit = (width + self._gap) // max(widest + self._gap, 1)
        most = max(1, min(self._most, len(self._items), fit))
        rows = -(-len(self._items) // most)
        return -(-len(self._items) // rows)  # no row nearly empty

    def _arrange(self, box: QRect, move: bool) -> int:
        if not self._items:
            return 0
        columns = self._columns(box.width())
        wide = (box.width() - self._gap * (columns - 1)) / columns
        y = box.y()
        for start in range(0, len(self._items), columns):
            row = self._items[start : start + columns]
            tall = max(_height(item, int(wide)) for item in row)
            for place, item in enumerate(row):
                x = box.x() + round(place * (wide + self._gap))
                right = box.x() + round(place * (wide + self._gap) + wide)
                if move:
                    item.setGeometry(QRect(QPoint(x, y), QSize(right - x, tall)))
            y += tall + self._gap
        return y - self._gap - box.y()


def _height(item: QLayoutItem, width: int) -> int:
    least = item.minimumSize().height()
    if item.hasHeightForWidth():
        return max(least, item.heightForWidth(width))
    return max(least, item.sizeHint().height())
