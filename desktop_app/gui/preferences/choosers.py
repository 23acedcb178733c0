"""What a setting is chosen with: a switch for yes or no, segments for one of a few. Neither is ever amber."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from desktop_app.gui import theme
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.theme import colour

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
RING = 5
"""Room round a switch for the line of the focus."""

PICTURE, CAPTION, EDGE, ROUND = (126, 80), 32, 7, 5
"""The size of a picture that stands for a choice and the height of its words at text size 100; the frame round it and
how round its corners are; all in pixels."""

NARROW = 125
"""Up to this text size, in per cent, settings stand in columns, and such a picture does not grow with the text."""


class Switch(QAbstractButton):
    """On: filled, the knob at the right, with a tick. Off: an outline, the knob at the left."""

    def __init__(self, name: str, is_on: bool) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setChecked(is_on)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Grows with the text."""
        return QSize(theme.scaled(46) + 2 * RING, theme.scaled(26) + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The switch, and the line of the focus round it."""
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.hasFocus():
            painter.setPen(QPen(colour(tokens.focus), 3))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), box.height() / 2 + 3, box.height() / 2 + 3)
        line = tokens.text if self.underMouse() or self.isChecked() else tokens.line_strong
        painter.setPen(QPen(colour(line), 1.5))
        painter.setBrush(colour(tokens.text if self.isChecked() else tokens.well))
        body = box.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        self._paint_knob(painter, body)
        painter.end()

    def _paint_knob(self, painter: QPainter, body: QRectF) -> None:
        tokens, reach = theme.colours(), body.height() / 2 - 3
        x = body.right() - reach - 3 if self.isChecked() else body.left() + reach + 3
        middle = QPointF(x, body.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.raised if self.isChecked() else tokens.line_strong))
        painter.drawEllipse(middle, reach, reach)
        if self.isChecked():
            tick = QPainterPath(middle + QPointF(-reach * 0.5, 0))
            tick.lineTo(middle + QPointF(-reach * 0.1, reach * 0.4))
            tick.lineTo(middle + QPointF(reach * 0.5, -reach * 0.4))
            painter.strokePath(tick, QPen(colour(tokens.text), 2, c=Qt.PenCapStyle.RoundCap))


class Segment(QPushButton):
    """One of several. `stepped`: an arrow was pressed on it."""

    stepped = Signal(int)

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setCheckable(True)
        self.setProperty("look", "segment")
        self.setFont(theme.font("body"))
        self.setMinimumHeight(theme.scaled(36))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the neighbour."""
        by = _STEPS.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(by)


class PictureSegment(Segment):
    """One of several, told by a picture above its words. `paint` gives the picture in a size."""

    def __init__(self, words: str, paint: Callable[[QSize], QPixmap]) -> None:
        super().__init__(words)
        grows = theme.scaled if theme.text_size() > NARROW else lambda length: round(length * theme.zoom())
        self._picture = QSize(*map(grows, PICTURE))
        self._pixmap = paint(self._picture)
        self._fonts = (theme.font("body"), theme.font("body_b"))
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """The picture, its words below it, a frame round both."""
        said = QFontMetrics(self._fonts[True]).horizontalAdvance(self.text())
        wide = max(self._picture.width() + 2 * EDGE, said + 4 * EDGE)
        return QSize(wide, self._picture.height() + theme.scaled(CAPTION) + EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame as the style sheet has it, without words in its middle; then both."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        box = QRectF((self.width() - self._picture.width()) / 2, EDGE, self._picture.width(), self._picture.height())
        outline = QPainterPath()
        outline.addRoundedRect(box, ROUND, ROUND)
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(box, self._pixmap, QRectF(self._pixmap.rect()))
        painter.restore()
        painter.setFont(self._fonts[self.isChecked()])
        painter.setPen(colour(theme.colours().text))
        painter.drawText(QRectF(0, box.bottom(), self.width(), self.height() - box.bottom()),
                         Qt.AlignmentFlag.AlignCenter, self.text())  # fmt: skip
        painter.end()


class Segments(QWidget):
    """A few choices in sight, the chosen one raised; they fill rows. `chosen` carries the place of another one;
    `pictures` paint them, if they are told by pictures."""

    chosen = Signal(int)

    def __init__(self, name: str, words: Sequence[str], now: int,
                 pictures: Sequence[Callable[[QSize], QPixmap]] = ()) -> None:  # fmt: skip
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        flow = FlowLayout(self, gap=theme.GAP)
        self.buttons: list[Segment] = []
        for place, each in enumerate(words):
            button = PictureSegment(each, pictures[place]) if pictures else Segment(each)
            button.setAccessibleName(f"{name}: {each}")
            button.clicked.connect(lambda _=False, place=place: self._choose(place))
            button.stepped.connect(lambda by, place=place: self._step(place + by))
            flow.addWidget(button)
            self.buttons.append(button)
        self.show_choice(now)

    def show_choice(self, now: int) -> None:
        """Another one is chosen; the keyboard comes to this one only."""
        for place, button in enumerate(self.buttons):
            button.setChecked(place == now)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if place == now else Qt.FocusPolicy.ClickFocus)

    def _step(self, place: int) -> None:
        if 0 <= place < len(self.buttons):
            self.buttons[place].setFocus()
            self._choose(place)

    def _choose(self, place: int) -> None:
        self.show_choice(place)
        self.chosen.emit(place)
