"""A layout for a hand: all in one row, narrower when there are many, at last one over the other."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from desktop_app.gui.list_layout import ListLayout


class FanLayout(ListLayout):
    """Widgets between their least and their greatest width; where even the least is too much they overlap."""

    def sizeHint(self) -> QSize:
        """Everything at its greatest width."""
        gaps = self._gap * max(0, len(self._items) - 1)
        return QSize(sum(item.maximumSize().width() for item in self._items) + gaps, self._tall())

    def minimumSize(self) -> QSize:
        """Room for the first two side by side."""
        first = self._items[:2]
        gaps = self._gap * max(0, len(first) - 1)
        return QSize(sum(item.minimumSize().width() for item in first) + gaps, self._tall())

    def _tall(self) -> int:
        return max((item.minimumSize().height() for item in self._items), default=0)

    def setGeometry(self, box: QRect) -> None:
        """Puts every widget in its place."""
        super().setGeometry(box)
        if not self._items:
            return
        least = sum(item.minimumSize().width() for item in self._items)
        spare = box.width() - self._gap * (len(self._items) - 1) - least
        stretch = sum(item.maximumSize().width() for item in self._items) - least
        share = max(0.0, min(1.0, spare / stretch)) if stretch else 0.0
        step = self._gap if spare >= 0 else self._gap + spare / max(1, len(self._items) - 1)
        left = float(box.left())
        for item in self._items:
            small, great = item.minimumSize().width(), item.maximumSize().width()
            wide = int(small + (great - small) * share)
            item.setGeometry(QRect(round(left), box.top(), wide, item.minimumSize().height()))
            left += wide + step
