"""What may come of a contest, as a picture: how likely each number of results is, and what it may cost."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.parts import Words
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import OddsView, SpreadView

BARS = 5
"""So many numbers have a bar of their own; the last one stands for all from it on."""

TALL, WIDE = (86, 78, 62, 62), (190, 170, 164, 164)
"""Least height of the bars with their numbers, and width of a distribution, for each room."""


def shares(spread: SpreadView) -> list[int]:
    """The chances of 0, 1, 2, ..., the last one of so many and more."""
    chances = spread.chances
    return [*chances[: BARS - 1], sum(chances[BARS - 1 :])] if len(chances) > BARS else list(chances)


def in_hundredths(ways: int, of: int) -> str:
    """A chance as it is written over its bar: never 0 for what can happen, nor 100 for what may not."""
    rounded = (200 * ways + of) // (2 * of)
    if ways and not rounded:
        return "<1 %"
    return ">99 %" if rounded == 100 and ways < of else f"{rounded} %"


class SpreadBars(QWidget):
    """A bar for each number, its chance above and the number below. The likeliest is full, the others are lighter."""

    def __init__(self, spread: SpreadView, words: str) -> None:
        super().__init__()
        self._spread = spread
        self.tighten(Room.AMPLE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        """Its least size."""
        return self.minimumSize()

    def tighten(self, room: Room) -> None:
        """Lower and narrower where there is less room."""
        self.setMinimumSize(theme.scaled(WIDE[room]), theme.scaled(TALL[room]))
        self.updateGeometry()

    def labels(self) -> list[tuple[str, str]]:
        """(number, chance) as they are written."""
        found = shares(self._spread)
        last = len(found) - 1
        more = len(self._spread.chances) > BARS
        return [(f"{n}+" if more and n == last else str(n), in_hundredths(ways, self._spread.of))
                for n, ways in enumerate(found)]  # fmt: skip

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars and numbers."""
        tokens = theme.colours()
        tint = tokens.loss if self._spread.suffered else tokens.info
        found = shares(self._spread)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, apart, corner = theme.scaled(18), theme.scaled(5), theme.scaled(3)
        base, step = self.height() - line - 3, self.width() / max(BARS, len(found))
        tallest = base - line - 2
        painter.setFont(theme.font("badge"))
        for n, (ways, (label, chance)) in enumerate(zip(found, self.labels(), strict=True)):
            height = tallest * ways / max(found)
            bar = QPainterPath()
            bar.addRoundedRect(QRectF(n * step + apart, base - height, step - 2 * apart, height), corner, corner)
            painter.fillPath(bar, colour(tint, 0.9 if ways == max(found) else 0.55))
            self._write(painter, QRectF(n * step - 4, base - height - line, step + 8, line), chance, tokens.text)
            self._write(painter, QRectF(n * step, base + 3, step, line), label, tokens.text_2)
        painter.setPen(QPen(colour(tokens.line_strong), 1.2))
        painter.drawLine(2, round(base), self.width() - 2, round(base))
        painter.end()

    def _write(self, painter: QPainter, box: QRectF, words: str, ink: str) -> None:
        painter.setPen(colour(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


class OddsPicture(QFrame):
    """Both distributions and the figures beside them."""

    def __init__(self, odds: OddsView, showing: Showing) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._showing = showing
        self.bars: list[SpreadBars] = []
        row = self.row = QHBoxLayout(self)
        self._beside = QHBoxLayout()  # both distributions stand beside one another where the figures stand below
        row.addLayout(self._beside)
        for spread in odds.spreads:
            self._beside.addWidget(self._spread(spread), 1)
        row.addWidget(self._figures(odds), 1)
        self.tighten(Room.AMPLE)

    def tighten(self, room: Room) -> None:
        """Lower bars; where there is little room the figures have all that the bars leave, so that no line breaks."""
        side, top = theme.scaled(14), theme.scaled(6 if room < Room.SCANT else 3)
        self.row.setContentsMargins(side, top, side, top - 2)
        self.row.setSpacing(theme.scaled(10 if room else 20))
        self._beside.setSpacing(self.row.spacing())
        self.row.setStretch(0, 2 if room == Room.AMPLE else 0)
        for bars in self.bars:
            bars.tighten(room)
        self._grid.setVerticalSpacing(theme.TIGHT if room < Room.SCANT else 0)

    def _spread(self, spread: SpreadView) -> QWidget:
        say = self._showing.wording.sentence
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Words(say(spread.title), "small_b"))
        column.addWidget(Words(say(spread.note), "small", "quiet"))
        bars = SpreadBars(spread, "")
        told = ", ".join(f"{number}: {chance}" for number, chance in bars.labels())
        bars.setAccessibleName(f"{say(spread.title)}: {told}")
        self.bars.append(bars)
        column.addWidget(bars)
        column.addStretch(1)
        return holder

    def _figures(self, odds: OddsView) -> QWidget:
        holder = QWidget()
        grid = self._grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        grid.addWidget(Words(self._showing.wording.say("app.contest.figures"), "small_b"), 0, 0, 1, 2)
        for place, figure in enumerate(odds.figures, 1):
            grid.addWidget(Words(self._showing.wording.sentence(figure.text), "small", "quiet"), place, 0)
            value = Words(figure.value, "body_b", "info", wraps=False)
            grid.addWidget(value, place, 1, Qt.AlignmentFlag.AlignRight)
        grid.setRowStretch(len(odds.figures) + 1, 1)
        return holder
