"""A small piece of a table in the look that is chosen: ground, sea, a piece, words, and what may be done."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import paint_medallion
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import Livery, colour
from desktop_app.gui.wording import Wording

_SIDES = (
    Livery("#00663F", "#003A21", "#5FC79A", theme.BONE, "waves"),
    Livery("#FBE32A", "#BEAB00", "#FBE32A", theme.INK, "pales"),
    Livery("#970A08", "#5B0000", "#F08A78", theme.BONE, "roundels"),
)


BOARD, LINE, DISC = 190, 32, 21
"""Heights of the ground and of a sentence, and a disc's radius, at text size 100."""

_SENTENCES = (("goal", "goal", "words"), ("check", "gain", "gain"), ("warning", "loss", "loss"),
              ("eye", "info", "info"))  # fmt: skip
"""What is said below the ground: a drawing, its colour, the words."""


class LookSample(QWidget):
    """Painted with the values in use; it says nothing that isn't said elsewhere."""

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording, self._zoom = wording, theme.zoom()
        self.setMinimumSize(self.sizeHint())
        self.setAccessibleName(wording.say("app.preference.sample"))

    def sizeHint(self) -> QSize:
        """Grows with the text, but never wider than a small window."""
        return QSize(320, theme.scaled(BOARD) + len(_SENTENCES) * theme.scaled(LINE) + theme.scaled(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Land at the left, sea at the right, discs on both, sentences below."""
        with theme.zoomed(self._zoom):
            self._paint()

    def _paint(self) -> None:
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(frame, 8, 8)
        painter.setClipPath(outline)
        board = QRectF(frame.left(), frame.top(), frame.width(), theme.scaled(BOARD))
        painter.fillRect(frame, colour(tokens.panel))
        middle = board.left() + board.width() * 0.5
        painter.fillRect(board, colour(tokens.grounds["land"].fill))
        sea = QRectF(middle, board.top(), board.right() - middle, board.height())
        painter.fillRect(sea, colour(tokens.grounds["ocean"].fill))
        self._paint_goal(painter, sea.adjusted(4, 4, -4, -4))
        self._paint_names(painter, board, sea)
        step, disc = board.width() / 2 / len(_SIDES), theme.scaled(DISC)
        for place, side in enumerate(_SIDES):
            at = QPointF(board.left() + (place + 0.5) * step, board.bottom() - disc * 1.8)
            paint_medallion(painter, at, min(disc, step / 2 - 4), side)
        self._paint_sentences(painter, board)
        painter.setClipping(False)
        painter.setPen(QPen(colour(tokens.line_strong), 2 if tokens.heavy else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        painter.end()

    def _paint_goal(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(theme.colours().glow), 3))
        painter.drawRoundedRect(box, 6, 6)

    def _paint_names(self, painter: QPainter, board: QRectF, sea: QRectF) -> None:
        tokens, say = theme.colours(), self._wording.say
        painter.setPen(colour(tokens.map_text))
        land = QRectF(board.left(), board.top() + 6, sea.left() - board.left(), theme.scaled(26))
        for style, words, box in (
            ("land", say("app.preference.sample.land"), land),
            ("ocean", say("app.preference.sample.sea"), land.translated(land.width(), 0)),
        ):
            painter.setFont(theme.font(style, min(theme.scaled(15), 28)))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_sentences(self, painter: QPainter, board: QRectF) -> None:
        tokens, tall, side = theme.colours(), theme.scaled(LINE), theme.scaled(16)
        painter.setFont(theme.font("body"))
        for place, (art, token, words) in enumerate(_SENTENCES):
            line = QRectF(board.left() + 14, board.bottom() + 6 + place * tall, board.width() - 28, tall)
            ink = colour(tokens.text if token == "goal" else getattr(tokens, token))
            mark = QRectF(line.left(), line.center().y() - side / 2, side, side)
            drawn = drawing(art)
            if drawn is not None:
                paint_glyph(painter, drawn, mark, colour(tokens.glow) if token == "goal" else ink)
            painter.setPen(ink)
            line.setLeft(mark.right() + 10)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._wording.say(f"app.preference.sample.{words}"))
