"""What every layout of widgets one after another needs."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class ListLayout(QLayout):
    """Widgets in the order in which they were added, `gap` pixels apart. How they lie is for whoever builds on it."""

    def __init__(self, parent: QWidget | None = None, gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
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
