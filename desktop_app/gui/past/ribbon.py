"""The ribbon of a time line: the whole game from left to right, a bar for each answer, dice, chapters, and a knob."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSlider

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import NEUTRAL, Livery, colour
from desktop_app.kernel.questions import Text

if TYPE_CHECKING:
    from desktop_app.app.moments import Moment

DICE = "dice"
KNOB, BAR, DIE = 7.5, 4.0, 10.0
"""Radius of the knob; greatest width of a bar; side of a die. All at 100 % text size."""

REST = 140
"""Milliseconds that the pointer rests before a moment is shown."""

TALL = (3, 5, 7, 4, 6)
"""Heights of bars that follow one another, so that equal colours can be told apart."""


class Ribbon(QSlider):
    """A slider over the answers of a game: its value is how many came before. `moved`: another one is sought.

    `rested` carries the answer that the pointer rests over, -1 when it has left."""

    moved = Signal(int)
    rested = Signal(int)

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setMouseTracking(True)
        self.setMinimumSize(120, theme.scaled(44))
        self.valueChanged.connect(self._seek)
        self._moments: Sequence[Moment] = ()
        self._shown: tuple[object, ...] = ()
        self._labels: Mapping[Text, str] = {}
        self._sides: Mapping[str, Livery] = {}
        self._starts: list[int] = []
        self._picture: QPixmap | None = None
        self._is_now = True
        self._pointed = -1
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(lambda: self.rested.emit(self._pointed))
        self._sought = QTimer(self)  # a fast drag passes many answers: only the newest is looked at
        self._sought.setSingleShot(True)
        self._sought.timeout.connect(lambda: self.moved.emit(self.value()))

    def show_moments(self, moments: Sequence[Moment], labels: Mapping[Text, str], sides: Mapping[str, Livery],
                     at: int, is_now: bool) -> None:  # fmt: skip
        """Another game, another answer, or another place in it. `labels`: the chapters' words."""
        last = moments[-1] if moments else None
        shown = (len(moments), last, tuple(labels.items()), tuple(sides.items()))
        if shown != self._shown:
            self._shown, self._picture = shown, None
            self._moments, self._labels, self._sides = moments, labels, sides
            begins = [at for at in range(1, len(moments)) if moments[at].chapter != moments[at - 1].chapter]
            self._starts = [0, *begins]
        self._is_now = is_now
        blocked = self.blockSignals(True)
        self.setRange(0, max(len(moments) - 1, 0))
        self.setValue(at)
        self.blockSignals(blocked)
        self.update()

    def x_of(self, answer: int) -> float:
        """Where an answer stands, in the widget's own points."""
        edge = theme.scaled(KNOB) + 3
        return edge + (self.width() - 2 * edge) * answer / max(len(self._moments) - 1, 1)

    def answer_at(self, x: float) -> int:
        """The answer nearest to a point."""
        edge = theme.scaled(KNOB) + 3
        share = (x - edge) / max(self.width() - 2 * edge, 1)
        return round(max(0.0, min(1.0, share)) * max(len(self._moments) - 1, 0))

    # --- mouse and keys -------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Looks at the moment below the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.answer_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """With the button down, looks; without it, a preview comes when the pointer rests."""
        pointed = self.answer_at(event.position().x())
        if self.isSliderDown():
            self.setValue(pointed)
        if pointed != self._pointed:
            self._pointed = pointed
            self.update()
        self._rest.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets go."""
        self.setSliderDown(False)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """No moment is pointed at."""
        self._rest.stop()
        self._pointed = -1
        self.rested.emit(-1)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """A moment may be pointed at."""
        self._pointed = self.answer_at(event.position().x())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """An answer back or forth."""
        self.setValue(self.value() + (1 if event.angleDelta().y() > 0 else -1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows: an answer; Page Up and Page Down: where this chapter began or the next one does; Home and End."""
        at = self.value()
        if event.key() == Qt.Key.Key_PageUp:
            self.setValue(max((start for start in self._starts if start < at), default=0))
        elif event.key() == Qt.Key.Key_PageDown:
            self.setValue(min((start for start in self._starts if start > at), default=self.maximum()))
        else:
            super().keyPressEvent(event)

    def _seek(self) -> None:
        self._sought.start(0)

    # --- painting -------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drawn anew."""
        super().resizeEvent(event)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ribbon as it was drawn, a line where the pointer is, the knob, the line of the focus."""
        tokens, scale = theme.colours(), self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != scale:
            self._picture = self._drawn(scale)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        line = self._line()
        if self._pointed >= 0:
            x = self.x_of(self._pointed)
            painter.setPen(QPen(colour(tokens.text), 1.5))
            painter.drawLine(QPointF(x, line - theme.scaled(11)), QPointF(x, line + theme.scaled(5)))
        painter.setPen(QPen(colour(tokens.table), 1.5))
        painter.setBrush(colour(tokens.accent if self._is_now else tokens.text))
        painter.drawEllipse(QPointF(self.x_of(self.value()), line), theme.scaled(KNOB), theme.scaled(KNOB))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(tokens.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        painter.end()

    def _line(self) -> float:
        return self.height() / 2 + theme.scaled(4)

    def _drawn(self, scale: float) -> QPixmap:
        """All that stays while only the knob moves."""
        picture = QPixmap(round(self.width() * scale), round(self.height() * scale))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, tokens = self._line(), theme.colours()
        painter.setPen(QPen(colour(tokens.line_strong), theme.scaled(3)))
        painter.drawLine(QPointF(self.x_of(0), line), QPointF(self.x_of(len(self._moments) - 1), line))
        self._draw_bars(painter, line)
        self._draw_dice(painter, line)
        self._draw_chapters(painter, line)
        painter.end()
        return picture

    def _draw_bars(self, painter: QPainter, line: float) -> None:
        """One for each answer of a seat; where they lie closer than they are wide, only what can be seen."""
        step = self.x_of(1) - self.x_of(0)
        wide = max(1.5, min(theme.scaled(BAR), step - 1))
        free = 0.0
        for at, moment in enumerate(self._moments):
            x = self.x_of(at)
            if moment.seat not in self._sides or x < free:
                continue
            free = x + wide + (0.5 if step < wide else 0)
            tall = theme.scaled(TALL[at % len(TALL)])
            painter.fillRect(QRectF(x - wide / 2, line - tall, wide, tall), self._tint(moment.seat))

    def _tint(self, seat: str) -> QColor:
        livery = self._sides.get(seat, NEUTRAL)
        return colour(livery.field if theme.colours().name == "light" else livery.line)

    def _draw_dice(self, painter: QPainter, line: float) -> None:
        drawn, side = drawing(DICE), theme.scaled(DIE)
        if drawn is None:
            return
        free = 0.0
        for at, moment in enumerate(self._moments):
            x = self.x_of(at)
            if moment.dice and x - side / 2 >= free:
                free = x + side / 2 + 3
                box = QRectF(x - side / 2, line + theme.scaled(4.5), side, side)
                paint_glyph(painter, drawn, box, colour(theme.colours().text_2))

    def _draw_chapters(self, painter: QPainter, line: float) -> None:
        """A line where each begins, and its words where there is room for them: the last one's always."""
        tokens, font = theme.colours(), theme.font("badge")
        painter.setFont(font)
        free = float("inf")
        for start in reversed(self._starts):
            x = self.x_of(start)
            painter.setPen(QPen(colour(tokens.line_strong), 1.5))
            painter.drawLine(QPointF(x, line - theme.scaled(10)), QPointF(x, line + theme.scaled(7)))
            chapter = self._moments[start].chapter
            words, glyph = self._labels.get(chapter.label, ""), drawing(chapter.art)
            indent = theme.scaled(15) if glyph is not None else 0
            wide = painter.fontMetrics().horizontalAdvance(words) + indent + theme.scaled(5)
            if x + wide + 4 > min(free, self.width() + 4.0):
                continue
            free = x
            tint = colour(tokens.text_2 if start == self._starts[-1] else tokens.text_3)
            if glyph is not None:
                side = theme.scaled(11)
                paint_glyph(painter, glyph, QRectF(x + theme.scaled(4), theme.scaled(4.5), side, side), tint)
            painter.setPen(tint)
            box = QRectF(x + theme.scaled(5) + indent, theme.scaled(2), wide, theme.scaled(15))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)
