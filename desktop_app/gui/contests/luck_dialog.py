"""The ledger of luck: what everybody's dice came to, what was to be expected, and every contest in a line."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.app.luck import Count, Ledger, Luck, ledger_of
from desktop_app.gui import theme
from desktop_app.gui.dialogs import dialog_button, open_dialog, readable
from desktop_app.gui.marks import LOZENGE, ROUND, paint_mark
from desktop_app.gui.parts import Medallion, Words, panel
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.rolls import Meaning

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

SELDOM = Fraction(1, 5)
"""Whoever does at least so well so seldom is lucky; whoever does at most so well so seldom is not."""

BAR = (150, 16)
"""Width and height of a bar."""

ARROW, SIDE, CORNER = 10, 6, 3
"""Height of the arrow below a bar, room beside the bar for half of an arrow, and radius of its corners."""


def tenths(number: Fraction) -> str:
    """Rounded to one decimal."""
    rounded = int(number * 10 + Fraction(1, 2))
    return f"{rounded // 10}.{rounded % 10}"


def hundredths(chance: Fraction) -> str:
    """A chance in per cent: never 0 for what has happened, nor 100 for what was not certain."""
    rounded = int(chance * 100 + Fraction(1, 2))
    if not rounded:
        return "< 1 %"
    return "> 99 %" if rounded == 100 and chance < 1 else f"{rounded} %"


class LuckBar(QWidget):
    """How often something came, as a bar, and where it was to be expected, as an arrow below."""

    def __init__(self, count: Count, most: Fraction, words: str) -> None:
        super().__init__()
        self._came, self._expected, self._most = count.came, count.expected, most
        self.setFixedSize(theme.scaled(BAR[0]), theme.scaled(BAR[1]) + theme.scaled(ARROW))
        self.setAccessibleName(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        """Its fixed size."""
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The track, the bar, the arrow."""
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, round_off = theme.scaled(SIDE), theme.scaled(CORNER)
        wide = (self.width() - 2 * side) / max(1.0, float(self._most))
        box = QRectF(side, 1, self.width() - 2 * side, self.height() - theme.scaled(ARROW) - 1)
        track, bar = QPainterPath(), QPainterPath()
        track.addRoundedRect(box, round_off, round_off)
        bar.addRoundedRect(QRectF(side, 1, wide * self._came, box.height()), round_off, round_off)
        painter.fillPath(track, colour(tokens.well))
        painter.fillPath(bar, colour(tokens.info, 0.85))
        painter.strokePath(track, QPen(colour(tokens.line_strong), 1))
        at = side + wide * float(self._expected)
        arrow = QPainterPath(QPointF(at, box.bottom() + 2))
        for corner in (QPointF(at - side + 1, self.height() - 1), QPointF(at + side - 1, self.height() - 1)):
            arrow.lineTo(corner)
        arrow.closeSubpath()
        painter.fillPath(arrow, colour(tokens.text))
        painter.setPen(QPen(colour(tokens.text), 1.4))
        painter.drawLine(QPointF(at, 0), QPointF(at, box.bottom() + 2))
        painter.end()


class ResultIcon(QWidget):
    """The marker of a result."""

    def __init__(self, meaning: Meaning, form: str, words: str) -> None:
        super().__init__()
        self._meaning, self._form = meaning, form
        self.setFixedSize(theme.scaled(24), theme.scaled(24))
        self.setAccessibleName(words)
        self.setToolTip(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The marker."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = theme.scaled(9) * (1 if self._form == ROUND else 0.88)
        paint_mark(painter, QPointF(self.width() / 2, self.height() / 2), radius, self._form, self._meaning.art)
        painter.end()


LARGE = 150
"""Above this text size, in per cent, lines are broken rather than scrolled to."""


class LuckDialog(QDialog):
    """Made anew each time it is opened; it reads the record only."""

    def __init__(self, parent: QWidget, ledger: Ledger, showing: Showing) -> None:
        super().__init__(parent)
        self._ledger, self._showing = ledger, showing
        say = showing.wording.say
        self.setWindowTitle(say("app.luck"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.scaled(edge) for edge in (20, 16, 20, 16)))
        column.setSpacing(theme.MARGIN)
        column.addWidget(Words(say("app.luck"), "heading"))
        if not ledger.seats:
            nothing = Words(say("app.luck.none"), "body", "quiet")
            nothing.setMinimumWidth(readable())
            column.addWidget(nothing)
        else:
            column.addWidget(Words(say("app.luck.how"), "small", "quiet"))
            body = QWidget()
            lines = QVBoxLayout(body)
            lines.setContentsMargins(0, 0, theme.GAP, 0)
            lines.setSpacing(theme.MARGIN)
            lines.addWidget(self._seats())
            lines.addWidget(Words(say("app.luck.fights"), "name"))
            lines.addWidget(self._fights())
            lines.addStretch(1)
            column.addWidget(_scrolled(body), 1)
        close = dialog_button(say("app.luck.close"), "main")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        column.addLayout(row)
        if ledger.seats:
            self.resize(min(theme.scaled(980), parent.width() - 48), min(theme.scaled(620), parent.height() - 48))

    def lines(self) -> list[str]:
        """Everything that is said, in order."""
        return [words.text() for words in self.findChildren(Words)]

    # --- seats ----------------------------------------------------------------------------------------------------

    def _seats(self) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.MARGIN)
        grid.setVerticalSpacing(theme.GAP)
        grid.setColumnStretch(6, 1)
        row = 0
        for place, seat in enumerate(self._ledger.seats):
            if place:
                rule = panel("rule")
                rule.setFixedHeight(1)
                grid.addWidget(rule, row, 0, 1, 7)
                row += 1
            self._seat(grid, row, seat)
            row += len(seat.counts)
        return holder

    def _seat(self, grid: QGridLayout, row: int, seat: Luck) -> None:
        """Whose, how many dice, and a line for each result."""
        say = self._showing.wording.say
        grid.addWidget(Medallion(self._showing.livery(seat.seat), theme.scaled(26)), row, 0)
        grid.addWidget(Words(self._name(seat.seat), "body_b", wraps=theme.text_size() > LARGE), row, 1)
        dice = Words(say("app.luck.dice", n=seat.dice), "small", "quiet", wraps=False)
        if len(seat.counts) > 1:
            grid.addWidget(dice, row + 1, 1)
        else:
            grid.addWidget(dice, row, 2)
        for place, count in enumerate(seat.counts):
            name = self._result(count.result)
            told = say("app.luck.came", what=name, came=count.came, expected=tenths(count.expected))
            grid.addWidget(self._icon(count.result), row + place, 2)
            grid.addWidget(Words(told, "body", wraps=theme.text_size() > LARGE), row + place, 3)
            grid.addWidget(LuckBar(count, self._most(), told), row + place, 4)
            chance = say("app.luck.at_least", n=count.came, percent=hundredths(count.at_least))
            grid.addWidget(Words(chance, "small", "quiet", wraps=theme.text_size() > LARGE), row + place, 5)
            grid.addWidget(Words(say(f"app.luck.{verdict(count)}"), "small_b", wraps=False), row + place, 6)

    def _most(self) -> Fraction:
        """The longest bar of all, so that bars compare."""
        counts = [count for seat in self._ledger.seats for count in seat.counts]
        return max([Fraction(1), *[max(Fraction(count.came), count.expected) for count in counts]])

    # --- contests -------------------------------------------------------------------------------------------------

    def _fights(self) -> QWidget:
        """Each contest: where, then each side with what came and what was to be expected."""
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        for fight in self._ledger.fights:
            card = panel("panel")
            lines = QGridLayout(card)
            lines.setContentsMargins(*(theme.scaled(edge) for edge in (12, 8, 12, 8)))
            lines.setHorizontalSpacing(theme.MARGIN)
            lines.setVerticalSpacing(theme.TIGHT)
            lines.setColumnStretch(3 + len(self._ledger.meanings), 1)
            lines.addWidget(Words(self._showing.wording.sentence(fight.title), "body_b"), 0, 0, 1, -1)
            for row, side in enumerate(fight.sides, 1):
                self._side(lines, row, side)
            column.addWidget(card)
        return holder

    def _side(self, lines: QGridLayout, row: int, side: Luck) -> None:
        say = self._showing.wording.say
        lines.addWidget(Medallion(self._showing.livery(side.seat), theme.scaled(18)), row, 0)
        lines.addWidget(Words(self._name(side.seat), "small", wraps=theme.text_size() > LARGE), row, 1)
        lines.addWidget(Words(say("app.luck.dice", n=side.dice), "small", "quiet", wraps=False), row, 2)
        for place, count in enumerate(side.counts):
            name, expected = self._result(count.result), tenths(count.expected)
            told = say("app.luck.came", what=name, came=count.came, expected=expected)
            lines.addWidget(Words(told, "small"), row, 3 + place)

    def _icon(self, result: str) -> QWidget:
        meanings = self._ledger.meanings
        place = next(n for n, each in enumerate(meanings) if each.id == result)
        return ResultIcon(meanings[place], LOZENGE if place else ROUND, self._result(result))

    def _result(self, result: str) -> str:
        meaning = next(each for each in self._ledger.meanings if each.id == result)
        return self._showing.wording.sentence(meaning.name)

    def _name(self, seat: str) -> str:
        found = self._showing.seat(seat)
        return self._showing.wording.sentence(found.name) if found is not None else self._showing.wording.name(seat)


def verdict(count: Count) -> str:
    """In a word: lucky, unlucky, or as was to be expected."""
    if count.at_least <= SELDOM:
        return "lucky"
    return "unlucky" if count.at_most <= SELDOM else "even"


def _scrolled(body: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setWidget(body)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    body.setAutoFillBackground(False)
    scroll.viewport().setAutoFillBackground(False)
    return scroll


def open_luck(page: TablePage) -> None:
    """Opens it for the table as it is shown, now or at an earlier moment."""
    controller = page.controller
    position = controller.match.position if controller.viewed is None else controller.viewed
    found = ledger_of(controller.match, controller.viewer(), position)
    if found is not None:
        open_dialog(LuckDialog(page.window(), found, page.showing))


class LuckButton(QObject):
    """An Extra of the table page: a button where a game that is over is told of."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        if page.controller.match.room.dice() is not None:
            page.result.add_button(page.wording.say("app.luck")).clicked.connect(lambda: open_luck(page))

    def show_table(self) -> None:
        """Nothing changes with the position."""
