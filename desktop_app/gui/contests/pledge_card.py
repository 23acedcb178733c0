"""Several seats decide together what they give: one card over the board says who has offered what, who is asked now
and what is still missing; whoever is asked answers there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.placing import covers, roomy
from desktop_app.gui.dialogs import Flowing, scrolling
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.gestures import Choice, loose
from desktop_app.gui.parts import Medallion, Words
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import PledgerView, PledgeView

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

WIDE = 470
"""The card's width."""

AROUND = 12
"""Room between the card and the rim of the board."""

RIM = 2
"""How thick the card's rim is."""

PIP, STEP = 15, 21
"""Side of a mark of what is wanted, and the step to the next."""


class Pips(QWidget):
    """A mark for each that is wanted: filled when it has been offered, empty when it is missing."""

    def __init__(self, given: int, missing: int, words: str) -> None:
        super().__init__()
        self._given, self._all = given, given + missing
        self.setAccessibleName(words)
        self.setMinimumHeight(theme.scaled(PIP) + 4)

    def sizeHint(self) -> QSize:
        """All marks in a line."""
        return QSize(theme.scaled(STEP) * self._all, theme.scaled(PIP) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The marks."""
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(theme.scaled(STEP), self.width() / max(1, self._all))
        side = min(theme.scaled(PIP), step - 4)
        for place in range(self._all):
            box = QRectF(place * step + 1, (self.height() - side) / 2, side, side)
            painter.setPen(QPen(colour(tokens.gain if place < self._given else tokens.line_strong), 1.6))
            painter.setBrush(colour(tokens.gain if place < self._given else tokens.well))
            painter.drawEllipse(box)
        painter.end()


class PledgeCard(QFrame):
    """One pledge at one moment. `buttons` are the answers of whoever is asked here."""

    def __init__(self, pledge: PledgeView, showing: Showing, answers: tuple[Choice, ...], page: TablePage) -> None:
        super().__init__(page)
        self.setProperty("look", "contest")
        self._showing = showing
        self.buttons: list[QPushButton] = []
        say, words = showing.wording.sentence, showing.wording.say
        content = Flowing()
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        area = scrolling(content)
        area.setFrameShape(QFrame.Shape.NoFrame)
        around.addWidget(area)
        self._column = column = QVBoxLayout(content)
        column.setContentsMargins(*(theme.scaled(edge) for edge in (16, 10, 16, 14)))
        column.setSpacing(theme.GAP)
        head = QHBoxLayout()
        head.addWidget(Words(say(pledge.title), "heading_small"), 1)
        head.addWidget(Words(say(pledge.progress), "small", "quiet", wraps=False))
        column.addLayout(head)
        column.addWidget(Words(say(pledge.note), "small", "quiet"))
        missing = words("app.pledge.missing", n=pledge.missing, given=pledge.gives, of=pledge.gives + pledge.missing)
        row = QHBoxLayout()
        row.setSpacing(theme.MARGIN)
        row.addWidget(Pips(pledge.gives, pledge.missing, missing), 1)
        self.missing = Words(missing, "body_b", wraps=False)
        row.addWidget(self.missing)
        column.addLayout(row)
        column.addWidget(self._seats(pledge))
        if answers:
            column.addWidget(self._answers(answers, page))
        self.setAccessibleName(f"{say(pledge.title)}. {missing}")

    def needed(self, width: int) -> int:
        """The height that shows all of it at this width."""
        layout = self._column
        return max(layout.heightForWidth(width - 2 * RIM), layout.minimumSize().height()) + 2 * RIM

    def lines(self) -> list[str]:
        """What is said of each seat, in order."""
        return [words.text() for words in self._told]

    def _seats(self, pledge: PledgeView) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(theme.TIGHT + 2)
        grid.setColumnStretch(1, 1)
        self._told: list[Words] = []
        for place, seat in enumerate(pledge.seats):
            now = seat.state == "now"
            view = self._showing.seat(seat.seat)
            name = self._showing.wording.sentence(view.name) if view is not None else seat.seat
            grid.addWidget(Medallion(self._showing.livery(seat.seat), theme.scaled(22)), place, 0)
            grid.addWidget(Words(name, "body_b" if now else "body"), place, 1)
            told = Words(self._line(seat), "small_b" if now else "small", "act" if now else "quiet", wraps=False)
            self._told.append(told)
            grid.addWidget(told, place, 2)
            grid.addWidget(Words(str(seat.gives) if seat.gives >= 0 else "", "number", wraps=False), place, 3)
        return holder

    def _line(self, seat: PledgerView) -> str:
        spoken = "" if seat.gives < 0 else "_again"
        id = {"now": f"now{spoken}", "waits": f"waits{spoken}"}.get(seat.state, seat.state)
        return self._showing.wording.say(f"app.pledge.{id}", n=seat.most)

    def _answers(self, answers: tuple[Choice, ...], page: TablePage) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder, gap=theme.GAP)
        for choice in answers:
            button = QPushButton(page.words(choice))
            button.setFont(theme.font("body_b"))
            button.setMinimumHeight(theme.scaled(34))
            button.clicked.connect(partial(page.take, choice))
            self.buttons.append(button)
            flow.addWidget(button)
        return holder


class PledgeOverlay(QObject):
    """An Extra of the table page. `card` is the pledge as it is shown, None while there is none."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.card: PledgeCard | None = None
        self._shown: tuple[object, ...] = ()
        page.board.installEventFilter(self)
        page.frame.middle.installEventFilter(self)  # a longer question moves it, and the board in it

    def show_table(self) -> None:
        """Another position."""
        showing = self._page.showing
        answers = loose(self._page.choices())
        shown = (showing.view.pledge, showing.view.seats, answers)
        if shown == self._shown:
            return
        self._shown = shown
        if self.card is not None:
            self.card.hide()
            covers(self._page, self.card)
            self.card.deleteLater()  # not at once: its own button may have been pressed
            self.card = None
        if showing.view.pledge is not None:
            own = tuple(choice for choice in answers if not choice.aside)
            self.card = PledgeCard(showing.view.pledge, showing, own, self._page)
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The board has another place or size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """In the board's lower right corner."""
        if self.card is None:
            return
        board = self._page.board
        ground = QRect(board.mapTo(self._page, QPoint(0, 0)), board.size())
        width = min(theme.scaled(WIDE), ground.width() - 2 * AROUND)
        self.card.ensurePolished()
        ground = roomy(self._page, ground, self.card.needed(width) + 2 * AROUND)
        height = min(self.card.needed(width), ground.height() - 2 * AROUND)
        left = ground.right() - width - AROUND
        self.card.setGeometry(left, ground.bottom() - height - AROUND, width, height)
        self.card.show()
        self.card.raise_()
        covers(self._page, self.card)
