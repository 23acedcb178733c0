"""What may come of a contest, as a picture: how likely each number of results is, what it may cost, and which
abilities may still change the dice. The same stands in the contest and beside an option that would begin one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.parts import Medallion, Words, panel
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import AbilityView, OddsView, SpreadView

BARS = 5
"""So many numbers have a bar of their own; the last one stands for all from it on."""

TALL, WIDE = 86, 190
"""Least height of the bars with their numbers, and width of a distribution."""

IN_A_ROW = 3
"""Abilities beside one another."""


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
        self.setMinimumSize(theme.scaled(WIDE), theme.scaled(TALL))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        """Its least size."""
        return self.minimumSize()

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
        line = theme.scaled(18)
        base, step = self.height() - line - 3, self.width() / max(BARS, len(found))
        tallest = base - line - 2
        painter.setFont(theme.font("badge"))
        for n, (ways, (label, chance)) in enumerate(zip(found, self.labels(), strict=True)):
            height = tallest * ways / max(found)
            bar = QPainterPath()
            bar.addRoundedRect(QRectF(n * step + 5, base - height, step - 10, height), 3, 3)
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

    def __init__(self, odds: OddsView, showing: Showing, look: str = "panel") -> None:
        super().__init__()
        self.setProperty("look", look)
        self._showing = showing
        self.bars: list[SpreadBars] = []
        row = self.row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 14, 4) if look == "panel" else row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.scaled(20))
        for spread in odds.spreads:
            row.addWidget(self._spread(spread), 1)
        row.addWidget(self._figures(odds), 1)

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
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(theme.TIGHT)
        grid.setColumnStretch(0, 1)
        grid.addWidget(Words(self._showing.wording.say("app.contest.figures"), "small_b"), 0, 0, 1, 2)
        for place, figure in enumerate(odds.figures, 1):
            grid.addWidget(Words(self._showing.wording.sentence(figure.text), "small", "quiet"), place, 0)
            value = Words(figure.value, "body_b", "info", wraps=False)
            grid.addWidget(value, place, 1, Qt.AlignmentFlag.AlignRight)
        grid.setRowStretch(len(odds.figures) + 1, 1)
        return holder


def forecast_picture(odds: OddsView, showing: Showing) -> QWidget:
    """The odds and what may still change them, for a tip."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.MARGIN)
    column.addWidget(OddsPicture(odds, showing, "plain"))
    if odds.abilities:
        column.addWidget(AbilityRow(odds.abilities, showing))
    return holder


class AbilityRow(QWidget):
    """What may still change the dice, three beside one another: whose, its name, what it does."""

    def __init__(self, abilities: tuple[AbilityView, ...], showing: Showing) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.GAP)
        say = showing.wording.say
        head = QHBoxLayout()
        head.addWidget(Words(say("app.contest.may_change"), "small_b", "quiet", wraps=False))
        head.addStretch(1)
        head.addWidget(Words(say("app.contest.not_counted"), "small", "past", wraps=False))
        grid.addLayout(head, 0, 0, 1, min(IN_A_ROW, len(abilities)))
        for place, ability in enumerate(abilities):
            grid.addWidget(ability_card(ability, showing), 1 + place // IN_A_ROW, place % IN_A_ROW)
        for column in range(min(IN_A_ROW, len(abilities))):
            grid.setColumnStretch(column, 1)


def ability_card(ability: AbilityView, showing: Showing) -> QFrame:
    """One ability."""
    card = panel("panel")
    row = QHBoxLayout(card)
    row.setContentsMargins(10, 6, 10, 6)
    row.setSpacing(10)
    row.addWidget(Medallion(showing.livery(ability.owner), theme.scaled(20)), 0, Qt.AlignmentFlag.AlignVCenter)
    row.addLayout(ability_words(ability, showing), 1)
    return card


def ability_words(ability: AbilityView, showing: Showing) -> QVBoxLayout:
    """Its name, whose it is, what it does."""
    say = showing.wording.sentence
    lines = QVBoxLayout()
    lines.setSpacing(theme.HAIR)
    first = QHBoxLayout()
    first.setSpacing(10)
    first.addWidget(Words(say(ability.name), "body_b", wraps=False))
    first.addWidget(Words(say(ability.whose), "small", "past", wraps=False))
    first.addStretch(1)
    lines.addLayout(first)
    lines.addWidget(Words(say(ability.note), "small", "quiet"))
    return lines
