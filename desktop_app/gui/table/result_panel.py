"""How a game ended: who has won or why nobody has, the last numbers of every seat, and what one may do now."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.dialogs import Flowing, scrolling
from desktop_app.gui.discs import look_of
from desktop_app.gui.drawings import drawing
from desktop_app.gui.even_layout import EvenLayout
from desktop_app.gui.parts import Emblem, Glyph, Medallion, Words
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.views import SeatView

CROWN = "crown"

BESIDE = QBoxLayout.Direction.LeftToRight
"""Faces stand beside the words."""

EMBLEM, SEAT, ROW = 104, 52, 40
"""Diameter of the winner's greatest piece, of each seat where nobody has won, and height of a row, at text size 100."""

EDGE, LARGE = 24, 150
"""The margin at its sides; from this text size on, in per cent, the winner's piece gives words its room, and above it
only the main button is always in sight."""

NAME, SCROLLS = "name_of_a_number", 16
"""The property of a name that may go, and the pixels that rims and a bar for scrolling take."""

NAMED = 125
"""Up to this text size, in per cent, the numbers have their names above them, and not only their drawings."""


class ResultPanel(QFrame):
    """It lies over the board. `new_game`: another one is wanted; `watched`: this one again, as a film;
    `left`: the table is to be looked at; `exported`: the game is wanted as a file."""

    new_game = Signal()
    watched = Signal()
    exported = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "contest")
        self._shown: tuple[object, ...] = ()
        content = Flowing()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(EDGE, 20, EDGE, theme.MARGIN - theme.GAP)
        self._column.setSpacing(theme.MARGIN)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.setSpacing(0)
        area = scrolling(content)
        area.setFrameShape(QFrame.Shape.NoFrame)
        around.addWidget(area)
        self.sentence = Words("", "place")
        self._table = QWidget()
        self.main_button, self._watch, self._look, self._export = [_button() for _ in range(4)]
        self.main_button.setProperty("look", "main")
        self.main_button.clicked.connect(self.new_game)
        self._watch.clicked.connect(self.watched)
        self._look.clicked.connect(self.left)
        self._export.clicked.connect(self.exported)
        self._title = Words("", "name", "quiet")
        self._faces = QWidget()
        self._head, self._foot = QBoxLayout(BESIDE), QVBoxLayout()
        self._others = EvenLayout(most=4, gap=theme.GAP)
        self._lay_head()
        self._column.addWidget(self._table)
        self._column.addStretch(1)
        around.addLayout(self._foot)
        self._lay_foot()
        self.hide()

    def _lay_head(self) -> None:
        """Faces, and beside them what there is to say."""
        self._head.setSpacing(2 * theme.MARGIN)
        told = QVBoxLayout()
        told.setSpacing(theme.TIGHT)
        told.addStretch(1)
        told.addWidget(self._title)
        told.addWidget(self.sentence)
        told.addStretch(1)
        self._head.addWidget(self._faces)
        self._head.addLayout(told, 1)
        self._column.addLayout(self._head)

    def _lay_foot(self) -> None:
        """What is always in sight, whatever scrolls."""
        self._foot.setContentsMargins(EDGE, theme.GAP, EDGE, 20)
        self._foot.setSpacing(theme.MARGIN)
        self._foot.addWidget(self.main_button)
        (self._foot if theme.text_size() <= LARGE else self._column).addLayout(self._others)
        for button in (self._watch, self._look, self._export):
            self._others.addWidget(button)

    def add_button(self, words: str) -> QPushButton:
        """Something more that one may want when a game is over, after the other buttons."""
        button = _button(words)
        self._others.addWidget(button)
        return button

    def show_table(self, showing: Showing, winners: Sequence[str], conceded: Collection[str] = ()) -> None:
        """The end of this game; `winners` may be nobody. What a bot won with a seat that was `conceded` is no person's
        victory, and is said so."""
        shown = (showing.view.over, showing.view.seats, tuple(winners), tuple(conceded))
        if shown == self._shown:
            return
        self._shown = shown
        words = showing.wording
        self._title.setText(words.say("app.over"))
        self.main_button.setText(words.say("app.over.again"))
        self._watch.setText(words.say("app.watch.this"))
        self._look.setText(words.say("app.over.look"))
        told = [words.sentence(showing.view.over) if showing.view.over else ""]
        told += [words.say("app.concede.won", who=_name(seat, showing)) for seat in winners if seat in conceded]
        self.sentence.setText(" ".join(told))
        self._export.setText(words.say("app.over.export"))
        self.setAccessibleName(self.sentence.text())
        rows = sorted(showing.view.seats, key=lambda seat: seat.id not in winners)
        self._column.removeWidget(self._table)
        self._table.hide()
        self._table.deleteLater()
        self._table = self._rows(rows, winners, showing, conceded)
        self._column.insertWidget(1, self._table)
        faces = _faces(winners, showing)
        self._head.replaceWidget(self._faces, faces)
        self._faces.hide()
        self._faces.deleteLater()
        self._faces = faces

    def needed(self, width: int) -> int:
        """How tall all of it is at this width, in pixels. Where it is too narrow numbers have their drawings only, and
        at last the faces stand above the words."""
        names = [name for name in self._table.findChildren(Words) if name.property(NAME)]
        for hidden, way in ((False, BESIDE), (True, BESIDE), (True, QBoxLayout.Direction.TopToBottom)):
            self._head.setDirection(way)
            for name in names:
                name.setHidden(hidden)
            self._column.invalidate()
            if self._column.minimumSize().width() <= width - SCROLLS:
                break
        tall = 0
        for part in (self._column, self._foot):
            part.invalidate()
            wanted = part.heightForWidth(width - 4) if part.hasHeightForWidth() else 0
            tall += max(wanted, part.minimumSize().height())
        return tall + 4

    def _rows(self, seats: Sequence[SeatView], winners: Sequence[str], showing: Showing,
              conceded: Collection[str]) -> QWidget:  # fmt: skip
        """A line a seat, winners first: whose, a crown, the name, its numbers in columns."""
        table = _Rows(len([seat for seat in seats if seat.id in winners]))
        grid = table.grid
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * theme.MARGIN)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for column, item in enumerate(seats[0].counters if seats else ()):
            grid.addWidget(_heading(item.art, showing.wording.sentence(item.text)), 0, column + 2)
        for row, seat in enumerate(seats, 1):
            has_won = seat.id in winners
            grid.setRowMinimumHeight(row, theme.scaled(ROW))
            medallion = QHBoxLayout()
            medallion.setContentsMargins(theme.MARGIN, 0, 0, 0)
            medallion.addWidget(Medallion(showing.livery(seat.id), theme.scaled(28)))
            grid.addLayout(medallion, row, 0)
            name = _name(seat.id, showing)
            name = showing.wording.say("app.seat.conceded", who=name) if seat.id in conceded else name
            table.names.append(Words(name, "name"))
            grid.addWidget(table.names[-1], row, 1)
            for column, item in enumerate(seat.counters):
                number = Words(showing.wording.word(item.value), "body_b" if has_won else "body", wraps=False)
                number.setAlignment(Qt.AlignmentFlag.AlignCenter)
                number.setAccessibleName(f"{showing.wording.sentence(item.text)}: {number.text()}")
                grid.addWidget(number, row, column + 2)
            if has_won:
                grid.addWidget(_crown(showing.wording.say("app.over.winner")), row, len(seat.counters) + 2)
        return table


class _Rows(QWidget):
    """A heading, and below it rows on quiet lines; the first `raised` of them stand on a ground of their own."""

    def __init__(self, raised: int) -> None:
        super().__init__()
        self.grid = QGridLayout(self)
        self.names: list[QWidget] = []
        """The widget of each row that is as tall as the row."""
        self._raised = raised

    def paintEvent(self, event: QPaintEvent) -> None:
        """What lies under the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        for row, name in enumerate(self.names):
            cell = name.geometry()
            box = QRectF(0.5, cell.top() + 0.5, self.width() - 1, cell.height() - 1)
            if row < self._raised:
                painter.setPen(QPen(colour(tokens.line_strong), 1))
                painter.setBrush(colour(tokens.raised))
                painter.drawRoundedRect(box, 8, 8)
            elif row != self._raised or not row:
                painter.setPen(QPen(colour(tokens.line), 1))
                painter.drawLine(box.topLeft(), box.topRight())
        painter.end()


def _button(words: str = "") -> QPushButton:
    button = QPushButton(words)
    button.setFont(theme.font("body_b"))
    button.setMinimumHeight(theme.scaled(40))
    return button


def _name(seat: str, showing: Showing) -> str:
    view = showing.seat(seat)
    return showing.wording.sentence(view.name) if view is not None else showing.wording.name(seat)


def _faces(winners: Sequence[str], showing: Showing) -> QWidget:
    """The greatest piece of everybody who has won, awake or not; where nobody has, the colours of all. Many give the
    words their room where those are large."""
    faces = QWidget()
    row = QHBoxLayout(faces)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.GAP)
    for seat in winners:
        own = [piece for piece in showing.view.pieces if piece.owner == seat and piece.form == "disc"]
        side = theme.scaled(EMBLEM if len(winners) == 1 and theme.text_size() < LARGE else SEAT)
        if own:
            look = look_of(max(own, key=lambda piece: piece.size), showing.sides)
            row.addWidget(Emblem(look._replace(badges=()), side))
        else:
            row.addWidget(Medallion(showing.livery(seat), side))
    if not winners:
        side = theme.scaled(SEAT // 2 if theme.text_size() >= LARGE else SEAT)
        for view in showing.view.seats:
            row.addWidget(Medallion(showing.livery(view.id), side))
    row.addStretch(1)
    return faces


def _crown(words: str) -> QWidget:
    """The mark of a winner, with the word for it."""
    mark = QWidget()
    row = QHBoxLayout(mark)
    row.setContentsMargins(0, 0, theme.MARGIN, 0)
    row.setSpacing(theme.TIGHT)
    row.addWidget(Glyph(CROWN, 18, theme.colours().gain))
    row.addWidget(Words(words, "small_b", wraps=False))
    return mark


def _heading(art: str, words: str) -> QWidget:
    """What the numbers below are."""
    heading = QWidget()
    row = QHBoxLayout(heading)
    row.setContentsMargins(0, 0, 0, theme.TIGHT)
    row.setSpacing(theme.TIGHT)
    row.addStretch(1)
    drawn = drawing(art) is not None
    if drawn:
        row.addWidget(Glyph(art, 16))
    if not drawn or theme.text_size() <= NAMED:
        name = Words(words, "small", "quiet", wraps=False)
        name.setProperty(NAME, drawn)
        row.addWidget(name)
    row.addStretch(1)
    heading.setToolTip(words)
    heading.setAccessibleName(words)
    return heading
