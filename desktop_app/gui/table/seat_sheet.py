"""One seat: its colours, name and counters; its panels when it is open. As small as its column asks it to be."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.panels import panel_for
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Medallion, PieceToken, Words, paint_band
from desktop_app.gui.table.counters import boxes, columns, pairs, said
from desktop_app.gui.table.phase_line import PILL
from desktop_app.gui.table.seat_glance import all_of, counts, glance, mat_of
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import PanelView, SeatView

CLOSED, BRIEF, SHORT, DENSE, WHOLE = range(5)
"""How much of a seat is shown: name, counters, its mat at a glance; who plays too; its coins too; all of it in short
lines; all of it in words."""

ROW = 54
"""Height of a closed sheet."""


COINS = "pool"
"""A kind of panel that is always shown in short."""


BAND, ROUND = 5, 10
"""Width of the seat's colour at the left side of a sheet, and how round its corners are."""

GAP, LEFT, RIGHT, RIM = 6, 8 + BAND, 12, 2
"""Pixels between the parts of a sheet, at its sides, and for the lines round it."""


class SeatSheet(QFrame):
    """The sheet of one seat. `opened` carries it when its head is pressed, `menu_wanted` also a point of the screen."""

    opened = Signal(str)
    menu_wanted = Signal(str, QPoint)

    def __init__(self, seat: SeatView, panels: tuple[PanelView, ...], showing: Showing, hand: DragController | None,
                 extent: int, note: str, width: int) -> None:  # fmt: skip
        super().__init__()
        self._inner = width - LEFT - RIGHT - RIM
        self.seat, self.extent, self._showing = seat, extent, showing
        self.panels: list[Panel] = []
        self._views = panels
        self._mat = mat_of(panels) if extent <= SHORT else None
        self.setProperty("look", "panel")
        self.setProperty(TARGET, seat.id)
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 4, RIGHT, 4 if extent <= BRIEF else 8)
        column.setSpacing(GAP)
        self.head = self._head(note)
        column.addWidget(self.head)
        if seat.counters and extent == WHOLE:
            column.addWidget(boxes(seat.counters, showing))
        self._coins: FlowLayout | None = None
        for view in panels:
            if extent <= BRIEF or (extent == SHORT and view.kind != COINS):
                continue
            shown = panel_for(view, showing, hand, dense=extent == DENSE or view.kind == COINS)
            self.panels.append(shown)
            self._lay(column, shown)

    def _lay(self, column: QVBoxLayout, shown: Panel) -> None:
        """One below the other; coins of several panels share their lines."""
        if shown.view.kind != COINS:
            self._coins = None
            column.addWidget(shown)
            return
        if self._coins is None:
            holder = QWidget()
            self._coins = FlowLayout(holder, gap=theme.GAP)
            column.addWidget(holder)
        self._coins.addWidget(shown)

    def tokens(self) -> list[PieceToken]:
        """Every piece that lies in it."""
        return [token for shown in self.panels for token in shown.tokens]

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button anywhere on it, or the menu key on its head."""
        self.menu_wanted.emit(self.seat.id, event.globalPos())

    def _head(self, note: str) -> QPushButton:
        """Name, who plays and how things stand as a button; the numbers of a sheet that is not whole stand beside them,
        or below where no word of the name may be cut; its mat at a glance below them."""
        words, seat = self._showing.wording, self.seat
        head = QPushButton()
        head.setProperty("look", "head")
        head.setCursor(Qt.CursorShape.PointingHandCursor)
        head.clicked.connect(lambda: self.opened.emit(seat.id))
        name = words.sentence(seat.name)
        state = self._said_state()
        line = QHBoxLayout(head)
        line.setContentsMargins(4, 1, 0, 1)
        line.setSpacing(theme.GAP)
        medal = theme.scaled(36 if self.extent == WHOLE else 30)
        line.addWidget(Medallion(self._showing.livery(seat.id), medal))
        rows = QVBoxLayout()
        rows.setSpacing(theme.TIGHT)
        line.addLayout(rows, 1)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        rows.addStretch(1)
        rows.addLayout(row)
        row.addLayout(self._name(name, note, state), 1)
        room = self._inner - 4 - medal - theme.GAP
        beside = self._beside(state)
        if beside is not None:
            beside.ensurePolished()
            longest = max(map(QFontMetrics(theme.font("name")).horizontalAdvance, name.split()))
            fits = longest + theme.GAP + beside.sizeHint().width() <= room
            side = Qt.AlignmentFlag.AlignVCenter if fits else Qt.AlignmentFlag.AlignRight
            (row if fits else rows).addWidget(beside, 0, side)
        if self._mat is not None:
            told = state if self._is_slim else ""
            rows.addWidget(glance(self._mat, told, seat.state == "answers", self._showing, room))
        rows.addStretch(1)
        self._name_it(head, name, note, state)
        for child in head.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lines = 4 if theme.colours().heavy else 2
        head.setMinimumHeight(theme.scaled(ROW - 8) - lines)  # all of it is as tall in every theme
        head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)  # taller where a name breaks
        return head

    def _said_state(self) -> str:
        """How things stand with the seat: as the game says it, where it has words for it."""
        words, state = self._showing.wording, self.seat.state
        own = f"seat.{state}"
        return words.say(own if words.has(own) else f"app.seat.{state}") if state else ""

    @property
    def _is_slim(self) -> bool:
        """Do two lines have to do, of which the lower one tells of the mat?"""
        return self.extent == CLOSED and self._mat is not None

    def _beside(self, state: str) -> QWidget | None:
        """What stands beside the name: how things stand, or the numbers but for one that the marks of the mat tell."""
        if self.extent == WHOLE:
            return self._state(state) if state else None
        if self._mat is None or self.extent > CLOSED:
            return columns(self.seat.counters, self._showing)
        return pairs([item for item in self.seat.counters if not counts(item, self._mat)], self._showing)

    def _name_it(self, head: QPushButton, name: str, note: str, state: str) -> None:
        """Its name for whoever does not see it, and its tip: of a sheet that is not whole, all that lies in it."""
        words = self._showing.wording
        numbers = [said(item, words) for item in self.seat.counters]
        head.setAccessibleName(", ".join(part for part in (name, note, state, *numbers) if part))
        who = " · ".join(part for part in (name, note, state) if part)
        rest = "" if self.extent >= DENSE else all_of(self._views, words)
        head.setAccessibleDescription(rest)
        head.setToolTip("\n".join(part for part in (who, " · ".join(numbers), rest) if part))

    def _name(self, name: str, note: str, state: str) -> QVBoxLayout:
        """Below the name stands who plays, and in a sheet that is not whole how things stand, where they do; nothing
        where the mat stands there."""
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        lines.addWidget(Words(name, "name"))
        under = "" if self._is_slim else note if self.extent == WHOLE else state or note
        if under:
            acts = self.extent != WHOLE and self.seat.state == "answers"
            lines.addWidget(Words(under, "small", "act" if acts else "quiet"))
        lines.addStretch(1)
        return lines

    def _state(self, state: str) -> QWidget:
        """How things stand: lit when it is for this seat to answer."""
        chip = Words(state, "small_b", "" if self.seat.state == "answers" else "quiet", wraps=False)
        chip.setFixedHeight(theme.scaled(PILL))
        chip.setProperty("look", "lit" if self.seat.state == "answers" else "chip")
        return chip

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, and the seat's colour along its left side, inside its round corners."""
        super().paintEvent(event)
        paint_band(self, self.seat.line, BAND, ROUND)
