"""One kind of piece on the page of the cast: large, at the size it has on a table, its name and its few numbers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import COIN, Look, look_of, paint_piece
from desktop_app.gui.parts import Words, paint_focus
from desktop_app.gui.theme import Livery
from desktop_app.gui.tiles import paint_tile
from desktop_app.gui.wording import Wording
from desktop_app.kernel.introduction import MemberView

LARGE, SMALL, CARD = 96, 27, 190
"""Pixels at text size 100: a piece large and as on a table, the least width of a card."""

MOST = 1.6
"""How much larger than an ordinary piece one is drawn at most at a table's size."""

TILE, TILE_TALL, TILE_SMALL = 132, 60, 60
"""Tiles: width and height of the large one, width of the small one."""

_WALKS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class CastCard(QFrame):
    """`walked`: an arrow was pressed on it; which way, to the right and down."""

    walked = Signal(int, int)

    def __init__(self, member: MemberView, sides: dict[str, Livery], words: Wording, wide: int) -> None:
        super().__init__()
        self.member = member
        self.setProperty("look", "card")
        self.setFixedWidth(wide)
        name = words.sentence(member.name)
        facts = facts_of(member, words)
        self.setAccessibleName(". ".join((name, *facts)))
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.scaled(10)] * 4)
        column.setSpacing(theme.scaled(4))
        column.addWidget(_Portrait(member, sides), 0, Qt.AlignmentFlag.AlignHCenter)
        title = Words(name, "body_b")
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(title)
        for fact in member.facts:
            column.addLayout(_row(words.sentence(fact.text), words.word(fact.value)))
        column.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from card to card."""
        step = _WALKS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.walked.emit(*step)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, and the line of the keyboard's focus."""
        super().paintEvent(event)
        if self.hasFocus():
            paint_focus(self)


def _row(name: str, value: str) -> QHBoxLayout:
    """What a number is, and the number; without one a sentence in the middle."""
    row = QHBoxLayout()
    row.setSpacing(theme.scaled(8))
    label = Words(name, "small", "quiet")
    row.addWidget(label, 1)
    if value:
        row.addWidget(Words(value, "small_b", wraps=False), 0, Qt.AlignmentFlag.AlignTop)
    else:
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return row


def facts_of(member: MemberView, words: Wording) -> list[str]:
    """A piece's numbers, each with its words."""
    said = [(words.sentence(fact.text), words.word(fact.value)) for fact in member.facts]
    return [f"{name} {value}".strip() for name, value in said]


class _Portrait(QWidget):
    """The piece large, and at its lower right at the size it has on a table."""

    def __init__(self, member: MemberView, sides: dict[str, Livery]) -> None:
        super().__init__()
        piece = member.piece
        self._look: Look = look_of(piece, sides, coin=piece.form == COIN)
        self._is_tile = piece.form == "tile"
        self._large, self._small = theme.scaled(LARGE), theme.scaled(SMALL * min(piece.size, MOST))
        self._tile = QSizeF(theme.scaled(TILE), theme.scaled(TILE_TALL))
        wide = theme.scaled(CARD - 24)
        self.setFixedSize(wide, round(self._large * 1.24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Both sizes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, below = self.rect().center(), self.height() - 2
        if self._is_tile:
            large = QRectF(QPointF(0, 2), self._tile)
            small = QRectF(QPointF(), self._tile * (TILE_SMALL / TILE))
            large.moveLeft((self.width() - large.width()) / 2)
            small.moveBottomRight(QPointF(large.right(), below))
            paint_tile(painter, large, self._look, 1)
            paint_tile(painter, small, self._look, 1)
        else:
            left = QPointF(middle.x() - self._small * 0.5, middle.y())
            paint_piece(painter, left, self._large, self._look)
            reach = self._small * 0.62
            paint_piece(painter, QPointF(self.width() - reach - 1, below - reach), self._small, self._look)
        painter.end()
