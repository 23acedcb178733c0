"""Small parts of the page: labels in a type style, medallions, glyphs, dice, and pieces that lie outside the boards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QSizePolicy, QToolTip, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.discs import Look, outline, paint_medallion, paint_piece
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.gestures import Stack
from desktop_app.gui.theme import Livery, colour
from desktop_app.kernel.views import DieView

TARGET = "target"
"""The property that names, separated by spaces, the ids a widget stands for."""


class Words(QLabel):
    """A text in a type style; it wraps unless it is told not to."""

    def __init__(self, words: str = "", style: str = "body", tone: str = "", wraps: bool = True) -> None:
        super().__init__(words)
        self.setFont(theme.font(style))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        if tone:
            self.setProperty("tone", tone)
        if wraps:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)


def panel(look: str = "panel") -> QFrame:
    """A frame with one of the sheet's looks."""
    made = QFrame()
    made.setProperty("look", look)
    return made


def relook(widget: QWidget, look: str) -> None:
    """Another look for a widget."""
    if widget.property("look") != look:
        widget.setProperty("look", look)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


CROWNED = 1.28
"""So many times as wide as its disc is a piece with its crown and its shadow."""

DROP_DOWN = 26
"""The room that the style sheet leaves for an arrow."""


class ChoiceBox(QComboBox):
    """A combo box whose arrow is drawn in the theme's ink."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFont(theme.font("body"))
        self.setMinimumHeight(theme.scaled(36))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._arrow, self._reach = theme.scaled(20), theme.scaled(5)

    def sizeHint(self) -> QSize:
        """Wide enough for the words beside the arrow, which grows with them."""
        return super().sizeHint() + QSize(max(0, self._arrow + self._reach + 4 - DROP_DOWN), 0)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return super().minimumSizeHint() + QSize(max(0, self._arrow + self._reach + 4 - DROP_DOWN), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, then its arrow."""
        super().paintEvent(event)
        self.paint_arrow()

    def paint_arrow(self) -> None:
        """The arrow, at the right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y, reach = self.width() - self._arrow, self.height() / 2, self._reach
        arrow = QPainterPath(QPointF(x - reach, y - reach / 2))
        arrow.lineTo(x, y + reach / 2)
        arrow.lineTo(x + reach, y - reach / 2)
        painter.strokePath(arrow, QPen(colour(theme.colours().text), 2, c=Qt.PenCapStyle.RoundCap))
        painter.end()


class _Painted(QWidget):
    """A widget of fixed size that paints itself."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.setFixedSize(width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Anti-aliased."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """The picture."""


class Medallion(_Painted):
    """A side's field."""

    def __init__(self, livery: Livery, diameter: int) -> None:
        super().__init__(diameter, diameter)
        self._livery = livery

    def show_livery(self, livery: Livery) -> None:
        """Another side."""
        self._livery = livery
        self.update()

    def draw(self, painter: QPainter) -> None:
        """The medallion with its rim inside the widget."""
        middle = self.width() / 2
        paint_medallion(painter, QPointF(middle, middle), middle - max(1.5, middle * 0.05), self._livery)


class Emblem(_Painted):
    """One piece, large: `side` is the room that it has with its crown, in pixels."""

    def __init__(self, look: Look, side: int) -> None:
        super().__init__(side, side)
        self._look = look

    def draw(self, painter: QPainter) -> None:
        """The piece in the middle."""
        middle = self.width() / 2
        paint_piece(painter, QPointF(middle, middle), self.width() / CROWNED, self._look)


class Glyph(_Painted):
    """A drawing in one colour, in the middle of its widget."""

    def __init__(self, art: str, size: int = 18, tint: str = "") -> None:
        super().__init__(theme.scaled(size), theme.scaled(size))
        self._art, self._tint, self._side = art, tint, theme.scaled(size)

    def draw(self, painter: QPainter) -> None:
        """The glyph."""
        drawn = drawing(self._art)
        if drawn is not None:
            side = self._side
            box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            paint_glyph(painter, drawn, box, colour(self._tint or theme.colours().text_2))


def paint_place(painter: QPainter, box: QRectF, art: str, filled: bool) -> None:
    """A place of a mat: its drawing where it is filled, an empty frame where it is open; shape tells as colour does."""
    tokens, drawn = theme.colours(), drawing(art)
    if filled and drawn is not None:
        paint_glyph(painter, drawn, box, colour(tokens.text))
        return
    edge = box.width() / 13
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(tokens.line_strong), edge))
    painter.drawRoundedRect(box.adjusted(edge, edge, -edge, -edge), 2 * edge, 2 * edge)


class PlaceMark(_Painted):
    """A place of a mat beside its words."""

    def __init__(self, art: str, size: int, filled: bool) -> None:
        super().__init__(theme.scaled(size), theme.scaled(size))
        self._art, self._filled = art, filled

    def draw(self, painter: QPainter) -> None:
        """Filled or open."""
        paint_place(painter, QRectF(self.rect()), self._art, self._filled)


class Die(_Painted):
    """A rolled die: quiet when it means nothing, else outlined, the best face filled."""

    def __init__(self, die: DieView, best: bool, blank: bool, words: str) -> None:
        super().__init__(theme.scaled(24), theme.scaled(24))
        self._face, self._best, self._blank = die.face, best, blank
        self.setAccessibleName(words)
        self.setToolTip(words)

    def draw(self, painter: QPainter) -> None:
        """Its face."""
        tokens = theme.colours()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        path = QPainterPath()
        path.addRoundedRect(box, 5, 5)
        painter.fillPath(path, colour(tokens.die if self._best else tokens.well))
        edge = tokens.line_strong if self._blank else tokens.loss
        painter.strokePath(path, QPen(colour(edge), 1 if self._blank else 2))
        painter.setFont(theme.font("small_b"))
        painter.setPen(colour("#FFFFFF" if self._best else tokens.text_2 if self._blank else tokens.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._face))


class PieceToken(_Painted):
    """A stack that lies in a panel. It can be clicked, and dragged from there, with the same hand as on the board.

    `most`: how much larger than an ordinary piece a great one may be."""

    def __init__(self, stack: Stack, look: Look, words: str, hand: DragController | None, diameter: int = 30,
                 most: float = 1.35) -> None:  # fmt: skip
        side = theme.scaled(diameter * min(look.size, most))
        super().__init__(round(side * 1.3), round(side * 1.3))
        self.stack, self.look = stack, look
        self.able = self.selected = False
        self._lifted = 0
        self._diameter, self._hand, self._holds = side, hand, False
        self._beside: tuple[PieceToken | None, PieceToken | None] = (None, None)
        self.setProperty(TARGET, " ".join(stack.ids))
        self.setAccessibleName(words)
        self.setToolTip(words)

    def stand_between(self, left: PieceToken | None, right: PieceToken | None) -> None:
        """The arrow keys walk along its line; Tab comes to the first of it only."""
        self._beside = (left, right)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if left is not None else Qt.FocusPolicy.StrongFocus)

    def show_state(self, able: bool, selected: bool, lifted: int) -> None:
        """Whether it may act, is selected, and how many of it are in the hand."""
        if (able, selected, lifted) != (self.able, self.selected, self._lifted):
            self.able, self.selected, self._lifted = able, selected, lifted
            self.update()

    def draw(self, painter: QPainter) -> None:
        """The stack, a ghost when all of it is in the hand, its ring, and the line of the keyboard's focus."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        left = len(self.stack.pieces) - self._lifted
        painter.setOpacity(1 if left else 0.4)
        paint_piece(painter, middle, self._diameter, self.look, max(left, 1))
        if self.able or self.selected:
            pen = QPen(colour(theme.colours().glow), 3 if self.selected else 1.6)
            painter.strokePath(outline(self._diameter * 0.57).translated(middle), pen)
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.colours().focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Into the hand. The right button lets go of whatever is selected."""
        if self._hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self._press(event)
        elif self._hand is not None and event.button() == Qt.MouseButton.RightButton:
            self._hand.cancel()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A touch pad begins a drag with two taps; without one it has been a click."""
        if self._hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self._press(event, again=True)

    def _press(self, event: QMouseEvent, again: bool = False) -> None:
        assert self._hand is not None
        self._holds = True
        whole = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        self._hand.press(self.stack, event.globalPosition().toPoint(), self, whole, again)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carries."""
        if self._hand is not None and self._holds:
            self._hand.move(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Puts down."""
        if self._hand is not None and self._holds and event.button() == Qt.MouseButton.LeftButton:
            self._holds = False
            self._hand.release(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is a click, arrows walk along the line."""
        before, after = self._beside
        walks = {Qt.Key.Key_Left: before, Qt.Key.Key_Up: before, Qt.Key.Key_Right: after, Qt.Key.Key_Down: after}
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._hand is not None:
            self._hand.click(self.stack, self.mapToGlobal(self.rect().center()))
        elif key in walks:
            neighbour = walks[key]
            if neighbour is not None:
                neighbour.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Its words show, as they do when it is pointed at."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self._tell)  # Qt hides tips while the focus moves

    def _tell(self) -> None:
        if self.hasFocus():
            QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """And go."""
        super().focusOutEvent(event)
        QToolTip.hideText()

    def sizeHint(self) -> QSize:
        """Its fixed size."""
        return self.size()


def walk_by_arrows(tokens: Sequence[PieceToken]) -> None:
    """Makes a line of tokens one stop of the keyboard's tour."""
    around = (None, *tokens, None)
    for place, token in enumerate(tokens):
        token.stand_between(around[place], around[place + 2])


def paint_band(card: QWidget, tint: str, wide: float, corner: float) -> None:
    """A side's colour along the left edge of a card, inside its round corners; both in pixels."""
    painter = QPainter(card)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape, band = QPainterPath(), QPainterPath()
    shape.addRoundedRect(QRectF(card.rect()), corner, corner)
    band.addRect(QRectF(0, 0, wide, card.height()))
    painter.fillPath(shape & band, colour(tint))
    painter.end()


def paint_focus(card: QWidget) -> None:
    """The line round a card that has the keyboard."""
    painter = QPainter(card)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(theme.colours().focus), 3))
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
    painter.end()
