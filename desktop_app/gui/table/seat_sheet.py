"""One seat: its colours, name and counters; its panels when it is open. As small as its column asks it to be."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.panels import panel_for
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Medallion, PieceToken, Words
from desktop_app.gui.table.counters import boxes, columns, said
from desktop_app.gui.table.phase_line import PILL
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import PanelView, SeatView

CLOSED, SHORT, DENSE, WHOLE = range(4)
"""How much of a seat is shown: name and counters; its coins too; all of it in short lines; all of it in words."""

ROW = 54
"""Height of a closed sheet."""


COINS = "pool"
"""A kind of panel that is always shown in short."""


GAP, LEFT, RIGHT, RIM = 6, 8, 12, 6
"""Pixels between the parts of a sheet, at its sides, and for the lines round it."""


class SeatSheet(QFrame):
    """The sheet of one seat. `opened` carries it when its head is pressed, `menu_wanted` also a point of the screen."""

    opened = Signal(str)
    menu_wanted = Signal(str, QPoint)

    def __init__(self, seat: SeatView, panels: tuple[PanelView, ...], showing: Showing, hand: DragController,
                 extent: int, note: str, width: int) -> None:  # fmt: skip
        super().__init__()
        self._inner = width - LEFT - RIGHT - RIM
        self.seat, self.extent, self._showing = seat, extent, showing
        self.panels: list[Panel] = []
        self.setProperty("look", "panel")
        self.setProperty(TARGET, seat.id)
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 4, RIGHT, 4 if extent == CLOSED else 8)
        column.setSpacing(GAP)
        self.head = self._head(note)
        column.addWidget(self.head)
        if seat.counters and extent == WHOLE:
            column.addWidget(boxes(seat.counters, showing))
        self._coins: FlowLayout | None = None
        for view in panels:
            if extent == CLOSED or (extent == SHORT and view.kind != COINS):
                continue
            shown = panel_for(view, showing, hand, dense=extent == DENSE or view.kind == COINS)
            self.panels.append(shown)
            self._lay(column, shown)
        self.setStyleSheet(f"SeatSheet {{ border-left: 5px solid {seat.line}; }}")

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
        or below where no word of the name may be cut."""
        words, seat = self._showing.wording, self.seat
        head = QPushButton()
        head.setProperty("look", "head")
        head.setCursor(Qt.CursorShape.PointingHandCursor)
        head.clicked.connect(lambda: self.opened.emit(seat.id))
        name = words.sentence(seat.name)
        state = words.say(f"app.seat.{seat.state}") if seat.state else ""
        whole = self.extent == WHOLE
        rows = QVBoxLayout(head)
        rows.setContentsMargins(4, 2, 0, 2)
        rows.setSpacing(theme.HAIR)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        rows.addLayout(row)
        medal = theme.scaled(36 if whole else 30)
        row.addWidget(Medallion(self._showing.livery(seat.id), medal))
        row.addLayout(self._name(name, note, state), 1)
        beside = self._state(state) if whole and state else columns(seat.counters, self._showing) if not whole else None
        if beside is not None:
            beside.ensurePolished()
            longest = max(map(QFontMetrics(theme.font("name")).horizontalAdvance, name.split()))
            fits = 4 + medal + longest + beside.sizeHint().width() + 2 * theme.GAP <= self._inner
            side = Qt.AlignmentFlag.AlignVCenter if fits else Qt.AlignmentFlag.AlignRight
            (row if fits else rows).addWidget(beside, 0, side)
        told = [name, note, state, *[said(item, words) for item in seat.counters]]
        head.setAccessibleName(", ".join(part for part in told if part))
        head.setToolTip(" · ".join(part for part in (note, state) if part))
        for child in head.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        head.setMinimumHeight(theme.scaled(ROW - 10))
        head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)  # taller where a name breaks
        return head

    def _name(self, name: str, note: str, state: str) -> QVBoxLayout:
        """Below the name stands who plays, and in a sheet that is not whole how things stand, where they do."""
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        lines.addWidget(Words(name, "name"))
        under = note if self.extent == WHOLE else state or note
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
