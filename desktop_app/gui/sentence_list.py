"""A list of full sentences: rows wrap, nothing is cut off. Options and log both are such lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import paint_medallion
from desktop_app.gui.theme import Livery, colour

Index = QModelIndex | QPersistentModelIndex
_ROW = int(Qt.ItemDataRole.UserRole)


class Sentence(NamedTuple):
    """A row: its words, a short word at the right (a price), whose it is, and what it stands for.
    `under`: smaller lines below the words; `who`: whose it is, said to those who can't see the disc."""

    words: str
    aside: str = ""
    livery: Livery | None = None
    quiet: bool = False
    value: Any = None
    under: str = ""
    who: str = ""


class SentenceModel(QAbstractListModel):
    """The rows."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[Sentence] = ()

    def show_rows(self, rows: Sequence[Sentence]) -> None:
        """Other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Words for eyes and for screen readers."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == _ROW:
            return row
        if role in (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)):
            words = f"{row.words} ({row.aside})" if row.aside else row.words
            if row.who and role == int(Qt.ItemDataRole.AccessibleTextRole):
                words = f"{row.who}: {words}"
            return f"{words}\n{row.under}" if row.under else words
        return None


class SentenceDelegate(QStyledItemDelegate):
    """Paints wrapped rows."""

    def __init__(self, parent: QWidget, marks_current: bool) -> None:
        super().__init__(parent)
        self._marks_current = marks_current
        self.marked: object = None
        """What the row stands for that is looked at."""
        self._sizes: dict[tuple[object, ...], QSize] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As tall as its words at the list's width. Long lists are measured once."""
        row: Sentence = index.data(_ROW)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        measured = (row.words, row.aside, row.under, row.livery is None, width, theme.text_size(), theme.zoom())
        if measured not in self._sizes:
            self._sizes[measured] = self._size(row, width)
        return self._sizes[measured]

    def _size(self, row: Sentence, width: int) -> QSize:
        box = self._words_box(QRect(0, 0, width, 10_000), row)
        tall = QFontMetrics(self._font()).boundingRect(box, int(Qt.TextFlag.TextWordWrap), row.words).height()
        return QSize(width, tall + self._under_tall(box, row) + theme.scaled(10 if self._marks_current else 6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Ground, medallion, words, the word at the right."""
        row: Sentence = index.data(_ROW)
        tokens = theme.colours()
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._marks_current:
            self._paint_ground(painter, QRectF(box).adjusted(1, 1, -1, -1), state)
        elif row.value is not None:
            kind = QStyle.StateFlag
            state &= kind.State_MouseOver
            if row.value == self.marked:
                state |= kind.State_Selected
            if option.state & kind.State_HasFocus:
                state |= kind.State_MouseOver
            self._paint_ground(painter, QRectF(box).adjusted(1, 1, -1, -1), state)
        words_box = self._words_box(box, row)
        if row.livery is not None:
            middle = QPointF(words_box.left() - theme.scaled(12), box.top() + theme.scaled(11))
            paint_medallion(painter, middle, theme.scaled(6), row.livery)
        painter.setFont(self._font())
        painter.setPen(colour(tokens.text_2 if row.quiet else tokens.text))
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)
        below = self._under_tall(words_box, row)
        painter.drawText(words_box.adjusted(0, 0, 0, -below), flags, row.words)
        if row.under:
            painter.setFont(theme.font("small"))
            painter.setPen(colour(tokens.text_2))
            rim = theme.scaled(5 if self._marks_current else 2)
            at = words_box.adjusted(0, words_box.height() - below - rim + theme.HAIR, 0, 0)
            painter.drawText(at, int(Qt.TextFlag.TextWordWrap), row.under)
        if row.aside:
            painter.setFont(theme.font("badge"))
            painter.setPen(colour(tokens.text_2))
            aside = QRect(words_box.right() + 8, box.top(), box.right() - words_box.right() - 16, box.height())
            painter.drawText(aside, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), row.aside)
        painter.restore()

    def _paint_ground(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
        tokens = theme.colours()
        current = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        path = QPainterPath()
        path.addRoundedRect(box, 6, 6)
        if current or hovered:
            painter.fillPath(path, colour(tokens.raised))
        if current:
            painter.strokePath(path, QPen(colour(tokens.glow if self._marks_current else tokens.text), 1.5))

    def _under_tall(self, box: QRect, row: Sentence) -> int:
        if not row.under:
            return 0
        room = QRect(box.left(), 0, box.width(), 10_000)
        metrics = QFontMetrics(theme.font("small"))
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), row.under).height() + theme.HAIR

    def _words_box(self, box: QRect, row: Sentence) -> QRect:
        left = theme.scaled(10 + (20 if row.livery is not None else 0))
        right = theme.scaled(10)
        if row.aside:
            right += QFontMetrics(theme.font("badge")).horizontalAdvance(row.aside) + 10
        return box.adjusted(left if self._marks_current else left - theme.scaled(8), 0, -right, 0)

    def _font(self) -> Any:
        return theme.font("body" if self._marks_current else "small")


class SentenceList(QListView):
    """The list. Its model's rows are Sentences."""

    def __init__(self, marks_current: bool) -> None:
        super().__init__()
        self.sentences, self.marks_current = SentenceModel(), marks_current
        self.setModel(self.sentences)
        self._delegate = SentenceDelegate(self, marks_current)
        self.setItemDelegate(self._delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def mark(self, value: object) -> None:
        """The rows that stand for this are looked at; None: none is."""
        if value != self._delegate.marked:
            self._delegate.marked = value
            self.viewport().update()
            row = next((row for row, each in enumerate(self.sentences.rows) if each.value == value), -1)
            if value is not None and row >= 0:
                self.scrollTo(self.sentences.index(row))

    def current(self) -> Any:
        """What the current row stands for."""
        index = self.currentIndex()
        return self.sentences.rows[index.row()].value if index.isValid() else None
