"""A layout for a hand: all in one row or one column, at last one over the other."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayoutItem, QWidget

from desktop_app.gui.list_layout import ListLayout

ABREAST = 1.5
"""In a room that is so many times as wide as its widest one, a hand lies side by side."""


class FanLayout(ListLayout):
    """Widgets between their least and their greatest width; where even the least is too much they overlap.

    `seen`: where there is hardly room for one beside another they stand one below the other, and of each so many pixels
    at its top stay uncovered; 0: always side by side."""

    def __init__(self, owner: QWidget | None = None, gap: int = 0, seen: int = 0) -> None:
        super().__init__(owner, gap)
        self._seen = seen

    def sizeHint(self) -> QSize:
        """Everything at its greatest width."""
        gaps = self._gap * max(0, len(self._items) - 1)
        return QSize(sum(item.maximumSize().width() for item in self._items) + gaps, self._tall())

    def minimumSize(self) -> QSize:
        """Room for the first two side by side, or for one."""
        first = self._items[: 1 if self._seen else 2]
        gaps = self._gap * max(0, len(first) - 1)
        return QSize(sum(item.minimumSize().width() for item in first) + gaps, self._tall())

    def _tall(self) -> int:
        return max((_height(item, item.minimumSize().width()) for item in self._items), default=0)

    def hasHeightForWidth(self) -> bool:
        """In a column its height follows from how many there are."""
        return self._seen > 0

    def heightForWidth(self, width: int) -> int:
        """One, and in a column the tops of the others."""
        return self._tall() + (self._seen * max(0, len(self._items) - 1) if self._stands(width) else 0)

    def _stands(self, width: int) -> bool:
        greatest = max((item.maximumSize().width() for item in self._items), default=0)
        return self._seen > 0 and width < ABREAST * greatest

    def setGeometry(self, box: QRect) -> None:
        """Puts every widget in its place."""
        super().setGeometry(box)
        if self._items and self._stands(box.width()):
            self._lay_down(box)
        elif self._items:
            self._lay_across(box)

    def _lay_across(self, box: QRect) -> None:
        least = sum(item.minimumSize().width() for item in self._items)
        spare = box.width() - self._gap * (len(self._items) - 1) - least
        stretch = sum(item.maximumSize().width() for item in self._items) - least
        share = max(0.0, min(1.0, spare / stretch)) if stretch else 0.0
        step = self._gap if spare >= 0 else self._gap + spare / max(1, len(self._items) - 1)
        left = float(box.left())
        for item in self._items:
            small, great = item.minimumSize().width(), item.maximumSize().width()
            wide = int(small + (great - small) * share)
            item.setGeometry(QRect(round(left), box.top(), wide, _height(item, wide)))
            left += wide + step

    def _lay_down(self, box: QRect) -> None:
        wides = [min(box.width(), item.maximumSize().width()) for item in self._items]
        heights = [_height(item, wide) for item, wide in zip(self._items, wides)]
        spare = box.height() - sum(heights) - self._gap * (len(heights) - 1)
        step = self._gap + min(0.0, spare / max(1, len(heights) - 1))
        top = float(box.top())
        for item, wide, tall in zip(self._items, wides, heights):
            item.setGeometry(QRect(box.left(), round(top), wide, tall))
            top += tall + step


def _height(item: QLayoutItem, width: int) -> int:
    """How tall it stands at this width: its lines may break there."""
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.minimumSize().height()
