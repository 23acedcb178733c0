"""A layout of equal columns: as many as fit and are allowed, rows as tall as their tallest part."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class EvenLayout(QLayout):
    """`most` columns at most; fewer where a part would be narrower than it must be."""

    def __init__(self, parent: QWidget | None = None, most: int = 2, gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._most, self._gap = most, gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """One more at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at a place, if there is one."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Takes an item out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """As wide as it may be."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Its height follows from its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows at a width."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, box: QRect) -> None:
        """Puts every widget in its place."""
        super().setGeometry(box)
        self._arrange(box, move=True)

    def sizeHint(self) -> QSize:
        """As wide as its widest widget at least."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The widest and the tallest widget."""
        size = QSize(0, 0)
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

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
