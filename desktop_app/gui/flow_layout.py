"""A layout that fills rows from left to right, as words fill lines."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem

from desktop_app.gui.list_layout import ListLayout


class FlowLayout(ListLayout):
    """Widgets side by side while they fit, then in the next row."""

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

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

    def width_of_one_row(self) -> int:
        """How wide it must be for everything to stand in one row."""
        return sum(item.sizeHint().width() + self._gap for item in self._shown()) - self._gap

    def _shown(self) -> list[QLayoutItem]:
        """What is hidden takes no room."""
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, box: QRect, move: bool) -> int:
        y = box.y()
        for row in self._rows(box.width()):
            tall = max(size.height() for _, size in row)
            if move:
                self._lay(row, QRect(box.x(), y, box.width(), tall))
            y += tall + self._gap
        return max(0, y - self._gap - box.y())

    def _lay(self, row: list[tuple[QLayoutItem, QSize]], box: QRect) -> None:
        """Side by side, each in the middle of the row's height."""
        x = box.x()
        for item, size in row:
            item.setGeometry(QRect(QPoint(x, box.y() + (box.height() - size.height()) // 2), size))
            x += size.width() + self._gap

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        free = 0
        for item in self._shown():
            size = _size(item, width)
            if not rows or size.width() > free:
                rows.append([])
                free = width
            rows[-1].append((item, size))
            free -= size.width() + self._gap
        return rows


class EndFlow(FlowLayout):
    """Rows that end at the right, as the buttons of a dialogue do; in one row wherever there is room."""

    def expandingDirections(self) -> Qt.Orientation:
        """It is given the whole width, at whose end it stands."""
        return Qt.Orientation.Horizontal

    def sizeHint(self) -> QSize:
        """As wide as one row."""
        return QSize(self.width_of_one_row(), self.minimumSize().height())

    def _lay(self, row: list[tuple[QLayoutItem, QSize]], box: QRect) -> None:
        taken = sum(size.width() + self._gap for _, size in row) - self._gap
        super()._lay(row, box.adjusted(max(0, box.width() - taken), 0, 0, 0))


class FillFlow(FlowLayout):
    """The last widget of each row takes what is left of it, as a box beside its name does, or below it."""

    def expandingDirections(self) -> Qt.Orientation:
        """As wide as it may be."""
        return Qt.Orientation.Horizontal

    def sizeHint(self) -> QSize:
        """As wide as one row."""
        return QSize(self.width_of_one_row(), self.minimumSize().height())

    def _lay(self, row: list[tuple[QLayoutItem, QSize]], box: QRect) -> None:
        last, _ = row[-1]
        taken = sum(size.width() + self._gap for _, size in row[:-1])
        same = [(item, QSize(size.width(), box.height())) for item, size in row[:-1]]
        super()._lay([*same, (last, QSize(box.width() - taken, box.height()))], box)


def _size(item: QLayoutItem, width: int) -> QSize:
    """How large a widget stands there: what is wider than a row breaks its own lines."""
    hint = item.sizeHint()
    if not item.hasHeightForWidth():
        return hint
    wide = max(min(hint.width(), width), item.minimumSize().width())
    return QSize(wide, item.heightForWidth(wide))
