"""Boxes with a tick: on or off, alone or in the rows of a list."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyledItemDelegate, QStyleOptionButton, QStyleOptionViewItem

from desktop_app.gui import theme
from desktop_app.gui.theme import colour

TICK = ((0.24, 0.53), (0.43, 0.71), (0.77, 0.31))
"""Where the line of a tick turns, in shares of its box."""


def paint_tick(painter: QPainter, box: QRectF) -> None:
    """A tick on a box that the style sheet has filled."""
    corners = [box.topLeft() + QPointF(x * box.width(), y * box.height()) for x, y in TICK]
    line = QPainterPath(corners[0])
    for corner in corners[1:]:
        line.lineTo(corner)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    caps, joins = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.strokePath(line, QPen(colour(theme.colours().well), box.width() / 7, c=caps, j=joins))


class TickBox(QCheckBox):
    """A box that is ticked while it is on."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, then its tick."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        paint_tick(painter, QRectF(box))
        painter.end()


class TickedRows(QStyledItemDelegate):
    """Rows of a list of which each can be ticked."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:  # fmt: skip
        """The row, then the tick on its box."""
        super().paint(painter, option, index)
        if Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) != Qt.CheckState.Checked:
            return
        told = QStyleOptionViewItem(option)
        self.initStyleOption(told, index)
        box = told.widget.style().subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, told, told.widget)
        painter.save()
        paint_tick(painter, QRectF(box))
        painter.restore()
