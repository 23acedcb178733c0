"""The dice of one source: empty until they fall, then filled, outlined or quiet by what they mean."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.gui import theme
from desktop_app.gui.theme import BONE, colour
from desktop_app.kernel.views import DieView

LARGE, SMALL, TINY = (25, 31), (18, 22), (14, 17)
"""Side of a die and the step to the next one; small ones where a line of large ones is too short, tiny ones only
while nothing stands on them."""

RIM = 2
"""What the edges of the first and the last die take besides."""

FALL = 220
"""Milliseconds that dice roll."""

TURN, DROP = 50.0, 9.0
"""Degrees and points that a die has still to go when it begins to roll."""


class DiceRow(QWidget):
    """`ranks`: what a die may mean, the heaviest first; whatever else it means does nothing."""

    def __init__(self, number: int, rolled: tuple[DieView, ...], ranks: tuple[str, ...], words: str) -> None:
        super().__init__()
        self._number, self._rolled, self._ranks = number, rolled, ranks
        self._folded = False
        self._roll = QVariantAnimation(self)
        self._roll.setDuration(FALL)
        self._roll.setStartValue(0.0)
        self._roll.setEndValue(1.0)
        self._roll.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._roll.valueChanged.connect(self.update)
        self.setAccessibleName(words)
        self.setToolTip(words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def roll(self) -> None:
        """They have just fallen: they turn into place, their numbers in sight all the time."""
        self._roll.start()

    def fold(self, folded: bool) -> None:
        """All small, and no wider than they are."""
        self._folded = folded
        self.updateGeometry()
        self.update()

    def is_rolling(self) -> bool:
        """Have they not come to rest yet?"""
        return self._roll.state() == QVariantAnimation.State.Running

    def hasHeightForWidth(self) -> bool:
        """Many dice stand in several lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        side, step, line = self._measures(width)
        lines = -(-self._number // line)
        return max(0 if self._folded else theme.scaled(LARGE[0]), (lines - 1) * step + side)

    def sizeHint(self) -> QSize:
        """One line of dice."""
        if self._folded:
            side, step = (theme.scaled(length) for length in SMALL)
            return QSize(self._number * step - (step - side) + RIM, side)
        return QSize(theme.scaled(LARGE[1]) * min(self._number, 7), theme.scaled(LARGE[0]))

    def minimumSizeHint(self) -> QSize:
        """A few dice beside one another."""
        few = min(self._number, 4) if self._folded else 4
        return QSize(theme.scaled(SMALL[1]) * few + RIM, 0 if self._folded else self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Every die."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, step, line = self._measures(self.width())
        lines = -(-self._number // line)
        top = (self.height() - (lines - 1) * step - side) / 2
        for place in range(self._number):
            box = QRectF(step * (place % line) + 1, top + step * (place // line), side - 1, side - 1)
            self._paint(painter, box, place)
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF, place: int) -> None:
        left = self._left(place)
        painter.save()
        painter.translate(box.center().x(), box.center().y() - theme.scaled(DROP) * left)
        painter.rotate(TURN * left)
        box.moveCenter(box.center() - box.center())
        paint_die(painter, box, self._rolled[place] if place < len(self._rolled) else None, self._ranks)
        painter.restore()

    def _left(self, place: int) -> float:
        """How much of its way a die has still to go: the later ones come to rest later."""
        if not self.is_rolling():
            return 0.0
        gone = float(self._roll.currentValue()) * 1.5 - 0.5 * place / max(1, self._number)
        return 1 - max(0.0, min(1.0, gone))

    def _measures(self, width: int) -> tuple[int, int, int]:
        """Side, step, and how many stand in a line."""
        sizes = [] if self._folded else [LARGE]
        sizes += [SMALL] if self._rolled else [SMALL, TINY]
        for side, step in [(theme.scaled(side), theme.scaled(step)) for side, step in sizes]:
            if self._number * step - (step - side) + RIM <= width:
                return side, step, self._number
        side, step = (theme.scaled(length) for length in SMALL)
        return side, step, max(1, (width + step - side - RIM) // step)


def paint_die(painter: QPainter, box: QRectF, die: DieView | None, ranks: tuple[str, ...]) -> None:
    """A die as it fell, or one that has not been rolled."""
    tokens = theme.colours()
    path = QPainterPath()
    path.addRoundedRect(box, box.width() * 0.18, box.width() * 0.18)
    rank = ranks.index(die.meaning) if die is not None and die.meaning in ranks else -1
    fill, edge, width, ink = tokens.well, tokens.line, 1.2, tokens.text_3
    if die is None:
        edge, width = tokens.line_strong, 1.3
    elif rank == 0:
        fill, edge, width, ink = tokens.die, BONE, 1.3, BONE
    elif rank > 0:
        edge, width, ink = tokens.loss, 1.8, tokens.loss
    painter.fillPath(path, colour(fill))
    painter.strokePath(path, QPen(colour(edge), width))
    if die is not None:
        painter.setPen(colour(ink))
        painter.setFont(theme.font("body_b", box.width() * 0.58))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(die.face))
