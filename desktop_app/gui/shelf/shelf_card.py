"""A card on a shelf: its picture above, its words below."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.parts import Words, paint_focus, relook
from desktop_app.gui.shelf.items import Item
from desktop_app.gui.theme import colour

WIDE, TALL = 16, 9
"""A picture's proportion."""


class Picture(QWidget):
    """A table's picture, as wide as there is room; a drawing until it is there, and instead of one that is damaged.

    `wanted`: it is in sight for the first time."""

    wanted = Signal()

    def __init__(self, art: str = "scenario") -> None:
        super().__init__()
        self._art = art
        self._pixmap = QPixmap()
        self._asked = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_pixmap(self, pixmap: QPixmap) -> None:
        """The picture is there."""
        self._pixmap = pixmap
        self.update()

    def is_painted(self) -> bool:
        """Is the picture there?"""
        return not self._pixmap.isNull()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its proportion stays."""
        super().resizeEvent(event)
        self.fit(self.width())

    def fit(self, width: int) -> None:
        """As tall as it must be at this width."""
        self.setFixedHeight(width * TALL // WIDE)

    def sizeHint(self) -> QSize:
        """Some size of the right proportion."""
        return QSize(theme.scaled(160), theme.scaled(90))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture with rounded corners."""
        if not self._asked:
            self._asked = True
            self.wanted.emit()
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(box, 7, 7)
        painter.setClipPath(clip)
        painter.fillRect(box, colour(tokens.well))
        if self._pixmap.isNull():
            self._paint_art(painter, box)
        else:
            ratio = self.devicePixelRatioF()
            sharp = self._pixmap.scaled((box.size() * ratio).toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding,
                                        Qt.TransformationMode.SmoothTransformation)  # fmt: skip
            spare = QRectF(sharp.rect()).center() - QRectF(0, 0, box.width() * ratio, box.height() * ratio).center()
            painter.drawPixmap(box, sharp, QRectF(spare.x(), spare.y(), box.width() * ratio, box.height() * ratio))
        painter.end()

    def _paint_art(self, painter: QPainter, box: QRectF) -> None:
        drawn = drawing(self._art)
        if drawn is not None:
            side = theme.scaled(36)
            middle = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            paint_glyph(painter, drawn, middle, colour(theme.colours().text_3))


class ShelfCard(QFrame):
    """One stop of the keyboard. `picked`: it was clicked or walked to; `entered`: a double click, or Enter; `keyed`:
    a key that means something to the page."""

    picked = Signal()
    entered = Signal()
    keyed = Signal(int)

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.item = item
        self.is_picked = False
        self.setProperty("look", "card")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(item.said())
        self.picture = Picture("warning" if item.problem else "scenario")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 12)
        column.setSpacing(theme.scaled(4))
        column.addWidget(self.picture)
        column.addSpacing(theme.scaled(4))
        column.addWidget(Words(item.title, "name"))
        for line in item.lines:
            column.addWidget(Words(line.words, line.style, line.tone))
        if item.problem:
            column.addWidget(Words(item.problem, "small", "loss"))
        column.addStretch(1)

    def pick(self, is_picked: bool) -> None:
        """It is the one that is told of beside, or no longer."""
        self.is_picked = is_picked
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_picked else Qt.FocusPolicy.ClickFocus)
        relook(self, "goal" if is_picked else "card")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The keyboard's line round it."""
        super().paintEvent(event)
        if self.hasFocus():
            paint_focus(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whatever has the keyboard is told of."""
        super().focusInEvent(event)
        self.update()
        self.picked.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The line goes."""
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tells of it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.picked.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Takes it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes it; other keys are the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.key() in KEYS:
            self.keyed.emit(int(event.key()))
        else:
            super().keyPressEvent(event)


KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
        Qt.Key.Key_Delete, Qt.Key.Key_F2)  # fmt: skip
"""Keys on a card that the page understands."""
