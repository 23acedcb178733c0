"""Tracks: counters on a scale, or steps of which one is now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import paint_medallion
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import Glyph, Words, panel
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.views import ItemView

MOST, NARROW = 260, 150
"""Steps that need more room than this stand in several rows; and beside whole cards, where there is less."""
SHRUNK = 0.8
"""The least part of their width that steps are content with."""


class TrackPanel(Panel):
    """A scale with a marker for each item that has an upper end; otherwise steps."""

    HAS_TITLE = False

    def build(self) -> None:
        """The title at the left, the track beside it."""
        row = QHBoxLayout()
        row.setSpacing(theme.MARGIN)
        if not (self.showing.whole and all(drawing(item.art) is not None for item in self.view.items)):
            row.addLayout(self._name())
        markers = [item for item in self.view.items if item.of and isinstance(item.value, int)]
        steps = [item for item in self.view.items if item not in markers]
        if markers:
            words = ", ".join(f"{self.words(item)} {item.value}" for item in markers)
            row.addWidget(Scale(markers, self.showing, words), 1)
        if steps:
            row.addWidget(self._steps(steps), 0 if markers else 1)
        self.column.addStretch(1)  # and one below: in the middle beside taller tracks
        self.column.addLayout(row)

    def _name(self) -> QHBoxLayout:
        """What it counts, after its drawing if it has one."""
        name = QHBoxLayout()
        name.setSpacing(theme.scaled(6))
        if drawing(self.view.art) is not None:
            name.addWidget(Glyph(self.view.art, 16, theme.colours().text_2))
        name.addWidget(Words(self.title, "small_b", "quiet", wraps=False))
        return name

    def share(self) -> int:
        """A scale takes the room that steps leave."""
        return 1 if any(item.of for item in self.view.items) else 0

    def _steps(self, steps: list[ItemView]) -> Steps:
        return Steps([self._step(item) for item in steps], theme.scaled(NARROW) if self.showing.whole else _most())

    def _step(self, item: ItemView) -> QWidget:
        """Words and number; the drawing in the place of the words where there is a number. Now: raised."""
        drawn, number = drawing(item.art) is not None, self.number(item)
        words = "" if drawn and number else self.words(item)
        now = item.state == "now"
        step = panel("card") if now else QFrame()
        step.setToolTip(self.words(item))
        step.setAccessibleName(f"{self.words(item)} {number}".strip())
        box = QHBoxLayout(step)
        box.setContentsMargins(6, 1, 6, 1) if now else box.setContentsMargins(0, 2, 0, 2)
        box.setSpacing(theme.TIGHT)
        if drawn:
            tokens = theme.colours()
            box.addWidget(Glyph(item.art, 16, tokens.text if now else tokens.text_3))
        told = " ".join(part for part in (words, number) if part)
        tone = "" if now else "past" if item.state == "done" else "quiet"
        if told:
            box.addWidget(Words(told, "small_b" if now else "small", tone, wraps=False))
        return step


def _most() -> int:
    """It grows a quarter as fast as the text, for between seats and log there is little more room."""
    return round(theme.scaled(MOST) * (300 + theme.text_size()) / (4 * theme.text_size()))


class Steps(QWidget):
    """In one row, or in several where that would be wider than `most`, in pixels, or than there is room for."""

    def __init__(self, steps: Sequence[QWidget], most: int) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._most = most
        self._flow = FlowLayout(self, gap=theme.TIGHT)
        for step in steps:
            self._flow.addWidget(step)

    def sizeHint(self) -> QSize:
        """As wide as it may be, and as tall as its rows can become."""
        return QSize(self._wide(), self._flow.heightForWidth(self.minimumSizeHint().width()))

    def minimumSizeHint(self) -> QSize:
        """A little narrower where there is less room."""
        return QSize(round(self._wide() * SHRUNK), self._flow.minimumSize().height())

    def _wide(self) -> int:
        return min(self._flow.width_of_one_row(), self._most)


class Scale(QWidget):
    """A ruler with a marker for each side; equal numbers stand side by side."""

    def __init__(self, markers: list[ItemView], showing: Showing, words: str) -> None:
        super().__init__()
        self._markers, self._showing = markers, showing
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(theme.scaled(34))
        self.setAccessibleName(words)
        self.setToolTip(words)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for its numbers."""
        return QSize(theme.scaled(140), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ruler, its numbers, the markers above it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ruler(painter)
        self._markers_above(painter)
        painter.end()

    def _end(self) -> int:
        return max(item.of for item in self._markers)

    def _at(self, value: int) -> float:
        edge = theme.scaled(14)
        return edge + (self.width() - 2 * edge) * max(0, min(value, self._end())) / max(self._end(), 1)

    def _ruler(self, painter: QPainter) -> None:
        tokens, base, end = theme.colours(), self.height() - theme.scaled(14), self._end()
        painter.setPen(QPen(colour(tokens.line_strong), 2))
        painter.drawLine(QPointF(self._at(0), base), QPointF(self._at(end), base))
        step = 5 if end > 12 else 1
        painter.setFont(theme.font("badge", theme.scaled(11)))
        for value in range(end + 1):
            tall = 5 if value % step == 0 else 2.5
            painter.setPen(QPen(colour(tokens.line_strong), 1))
            painter.drawLine(QPointF(self._at(value), base - tall), QPointF(self._at(value), base))
            if value % step == 0:
                painter.setPen(colour(tokens.text_3))
                wide = theme.scaled(28)
                box = QRectF(self._at(value) - wide / 2, base + 1, wide, theme.scaled(14))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))

    def _markers_above(self, painter: QPainter) -> None:
        radius, y = theme.scaled(7), theme.scaled(8)
        markers = sorted(self._markers, key=lambda item: int(item.value))
        places = [self._at(int(item.value)) for item in markers]
        spots = spread(places, 2.2 * radius, radius + 1, self.width() - radius - 1)
        painter.setPen(QPen(colour(theme.colours().text_3), 1.4))
        for place, x in zip(places, spots, strict=True):
            if abs(place - x) > 1:  # it had to give way: a line leads to its number
                painter.drawLine(QPointF(x, y), QPointF(place, self.height() - theme.scaled(14)))
        for item, x in zip(markers, spots, strict=True):
            drawn = drawing(item.art)
            if item.id in self._showing.sides or drawn is None:
                paint_medallion(painter, QPointF(x, y), radius, self._showing.livery(item.id))
            else:
                box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
                paint_glyph(painter, drawn, box, colour(theme.colours().text))


def spread(spots: Sequence[float], apart: float, start: float, end: float) -> list[float]:
    """Rising places along a line, moved as little as keeps them that far apart between its ends; of a crowd the middle
    stays where it is. What has no room at all stands over its start."""
    crowds: list[list[float]] = []  # how many stand there, and what the first would like
    for place, spot in enumerate(spots):
        crowds.append([1, spot - place * apart])
        while len(crowds) > 1 and crowds[-2][1] > crowds[-1][1]:
            number, wanted = crowds.pop()
            before = crowds[-1]
            before[1] = (before[0] * before[1] + number * wanted) / (before[0] + number)
            before[0] += number
    last = end - (len(spots) - 1) * apart
    moved = [max(start, min(wanted, last)) for number, wanted in crowds for _ in range(int(number))]
    return [spot + place * apart for place, spot in enumerate(moved)]
