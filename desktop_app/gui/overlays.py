"""What floats above the window: the piece in the hand, and the reason why something is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import Look, paint_piece
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.floating import goes_with
from desktop_app.gui.theme import colour

STRIDE = 28
"""Pixels between two places that are tried for a reason, when it covers something near the pointer."""

HAND = 40
"""Diameter of an ordinary piece in the hand."""

WIDEST = 280
"""Width of a tip's words."""


ASIDE = (0, 24, -24, 48, -48, 80, -80, 120, -120)
"""So far beside the pointer the line to a reason may begin, in pixels, the best first."""


class LiftedPiece(QWidget):
    """The piece in the hand. It follows the pointer and never takes the mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look, self._number = Look("", None), 1
        self.hide()

    def take(self, look: Look, number: int = 1) -> None:
        """Another piece, or so many."""
        self._look, self._number = look, number
        side = theme.scaled(HAND * min(look.size, 1.6) * 1.6)
        self.resize(side, side)
        self.update()

    def follow(self, at: QPoint) -> None:
        """Stands under the pointer, which is given in points of the screen."""
        self.move(self._window.mapFromGlobal(at) - QPoint(self.width() // 2, self.height() // 2))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The piece."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_piece(painter, middle, self.width() / 1.6, self._look, self._number)
        painter.end()


class Stem(QWidget):
    """The thin line from a reason to the place that it is about. It never takes the mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ends = (QPoint(), QPoint())
        self.hide()

    def join(self, tip: QRect, at: QPoint, crowd: Sequence[QRect]) -> None:
        """From a side of the tip, in points of the window, to the rim of what is held at `at`, over as little as can
        be of `crowd`."""
        below = at.y() > tip.bottom()
        end = at + QPoint(0, -theme.scaled(HAND) // 2 - 4 if below else theme.scaled(HAND) // 2 + 4)
        y = tip.bottom() if below else tip.top()
        starts = [QPoint(max(tip.left() + 14, min(at.x() + aside, tip.right() - 14)), y) for aside in ASIDE]
        start = min(starts, key=lambda point: sum(_crosses(point, end, box) for box in crowd))
        box = QRect(start, end).normalized().adjusted(-8, -8, 8, 8)
        self.setGeometry(box)
        self._ends = (start - box.topLeft(), end - box.topLeft())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark line under a salmon one, which ends in a dot."""
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tint, thick in ((colour(tokens.map_halo, 0.8), 4.4), (colour(tokens.loss), 2.0)):
            painter.setPen(QPen(tint, thick, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(*self._ends)
        painter.setPen(QPen(colour(tokens.map_halo), 1.4))
        painter.setBrush(colour(tokens.loss))
        painter.drawEllipse(QPointF(self._ends[1]), 4.0, 4.0)
        painter.end()


class ReasonTip(QFrame):
    """Short sentences near the pointer: why not, or what would be. It goes by itself after `stays` milliseconds; with 0
    it stays. A reason carries the forbidden sign and a line to its place; its first sentence is the cause."""

    def __init__(self, window: QWidget, look: str = "reason", stays: int = 6000) -> None:
        super().__init__(window)
        self._window = window
        self._stays = stays
        self._is_reason = look == "reason"
        self.setProperty("look", look)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.label, self.more, self._sign = QLabel(), QLabel(), QLabel()
        self.stem = Stem(window)
        goes_with(self, self.stem)
        for label in (self.label, self.more):
            label.setWordWrap(True)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self.label)
        lines.addWidget(self.more)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(self._sign)
        row.addLayout(lines)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.setSpacing(theme.GAP)
        self._column.addLayout(row)
        self._column.setAlignment(row, Qt.AlignmentFlag.AlignLeft)  # over a wide picture too
        self.picture: QWidget | None = None
        self._sign.setVisible(self._is_reason)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(stays)
        self._end.timeout.connect(self.hide)
        self.hide()

    def show_reason(self, words: str, at: QPoint, picture: QWidget | None = None,
                    crowd: Sequence[QRect] = ()) -> None:  # fmt: skip
        """Stands near a point of the screen, inside the window, over as little as can be of `crowd`: what is better
        seen, in points of the screen. A picture stands below the words."""
        self._hang(picture)
        cause, _, more = words.partition(". ") if self._is_reason else (words, "", "")
        self._write(self.label, f"{cause}." if more else cause, "body_b")
        self._write(self.more, more, "small")
        self.more.setVisible(bool(more))
        if self._is_reason:
            side = theme.scaled(22)
            self._sign.setPixmap(_sign(side, self.devicePixelRatioF()))
        self.adjustSize()
        point = self._window.mapFromGlobal(at)
        crowd = [box.translated(self._window.mapFromGlobal(QPoint(0, 0))) for box in crowd]
        self.move(self._best_corner(point, crowd))
        self.setAccessibleName(words)
        self.show()
        self.raise_()
        if self._is_reason:
            self.stem.join(self.geometry(), point, crowd)
        if self._stays:
            self._end.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Its line goes with it."""
        self.stem.hide()

    def _hang(self, picture: QWidget | None) -> None:
        if self.picture is not None:
            self._column.removeWidget(self.picture)
            self.picture.hide()
            self.picture.deleteLater()
        self.picture = picture
        if picture is not None:
            self._column.addWidget(picture)

    def _write(self, label: QLabel, words: str, style: str) -> None:
        label.setFont(theme.font(style))
        label.setText(words)
        widest = max(label.fontMetrics().horizontalAdvance(line) for line in words.split("\n"))
        most = theme.scaled(WIDEST) if self.picture is None else self.picture.sizeHint().width()
        label.setFixedWidth(min(most, widest + 4))

    def _best_corner(self, point: QPoint, crowd: Sequence[QRect]) -> QPoint:
        """Beside the pointer, else above or below it or at its other side, where it covers least."""
        wide, tall = self.width(), self.height()
        hand = QRect(point - QPoint(16, 16), point + QPoint(16, 16))
        point = point - QPoint(max(0, wide - theme.scaled(WIDEST) - 28), 0)  # wide ones reach no further right
        tries = (QPoint(26, -tall - 18), QPoint(-wide - 26, -tall - 18), QPoint(26, -tall - 70), QPoint(34, 24),
                 QPoint(-wide - 26, -tall - 70), QPoint(-wide - 34, 24), QPoint(-wide // 2, -tall - 120),
                 QPoint(-wide // 2, 90))  # fmt: skip
        room = self._window.rect().adjusted(8, 8, -wide - 8, -tall - 8)
        corners = [QPoint(max(room.left(), min((point + step).x(), room.right())),
                          max(room.top(), min((point + step).y(), room.bottom()))) for step in tries]  # fmt: skip
        free = [corner for corner in corners if not QRect(corner, self.size()).intersects(hand)] or corners
        best = min(free, key=lambda corner: self._covers(corner, crowd))
        if not self._covers(best, crowd):
            return best
        far = [QPoint(x, y) for x in range(room.left(), room.right(), STRIDE)
               for y in range(room.top(), room.bottom(), STRIDE)]  # fmt: skip
        clear = [corner for corner in (best, *far) if not QRect(corner, self.size()).intersects(hand)] or free
        middle = QPoint(wide // 2, tall // 2) - point
        return min(clear, key=lambda corner: (self._covers(corner, crowd), (corner + middle).manhattanLength()))

    def _covers(self, corner: QPoint, crowd: Sequence[QRect]) -> int:
        """How much of a crowd it would cover there."""
        box = QRect(corner, self.size())
        return sum(box.intersects(other) for other in crowd)


def _crosses(start: QPoint, end: QPoint, box: QRect) -> bool:
    """Does a straight line run over a box?"""
    return any(box.contains(start + (end - start) * step / 12) for step in range(13))


def _sign(side: int, ratio: float) -> QPixmap:
    """The forbidden sign, in the colour of what cannot be."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    drawn = drawing("forbidden")
    if drawn is not None:
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_glyph(painter, drawn, QRectF(0, 0, side, side), colour(theme.colours().loss))
        painter.end()
    return pixmap
