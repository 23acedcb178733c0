"""One seat: its colours, name and counters; its panels when it is open. As small as its column asks it to be."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.drawings import drawing
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.panels import panel_for
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Glyph, Medallion, PieceToken, Words
from desktop_app.gui.showing import Showing
from desktop_app.kernel.views import ItemView, PanelView, SeatView

CLOSED, DENSE, WHOLE = range(3)
"""How much of a seat is shown: name and counters; all of it in short lines; all of it in words."""

STATE_MARKS = {"acts": "play", "answers": "question", "out": "pause"}
"""What stands in the place of a state's words where room is short."""


class SeatSheet(QFrame):
    """The sheet of one seat. `opened` carries it when its head is pressed, `menu_wanted` also a point of the screen."""

    opened = Signal(str)
    menu_wanted = Signal(str, QPoint)

    def __init__(self, seat: SeatView, panels: tuple[PanelView, ...], showing: Showing, hand: DragController,
                 extent: int, note: str) -> None:  # fmt: skip
        super().__init__()
        self.seat, self.extent, self._showing = seat, extent, showing
        self.panels: list[Panel] = []
        self.setProperty("look", "panel")
        self.setProperty(TARGET, seat.id)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 5, 8, 6) if extent < WHOLE else column.setContentsMargins(12, 8, 10, 10)
        column.setSpacing(theme.TIGHT + theme.HAIR if extent < WHOLE else theme.GAP)
        self.head = self._head(note)
        column.addWidget(self.head)
        if seat.counters and extent != CLOSED:
            column.addWidget(self._counters())
        for view in panels if extent != CLOSED else ():
            shown = panel_for(view, showing, hand, dense=extent == DENSE)
            self.panels.append(shown)
            column.addWidget(shown)
        self.setStyleSheet(f"SeatSheet {{ border-left: 5px solid {seat.line}; }}")

    def tokens(self) -> list[PieceToken]:
        """Every piece that lies in it."""
        return [token for shown in self.panels for token in shown.tokens]

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button anywhere on it, or the menu key on its head."""
        self.menu_wanted.emit(self.seat.id, event.globalPos())

    def _head(self, note: str) -> QPushButton:
        """The name as a button; the counters of a closed sheet stand below it."""
        words, seat = self._showing.wording, self.seat
        head = QPushButton()
        head.setProperty("look", "head")
        head.setCursor(Qt.CursorShape.PointingHandCursor)
        head.clicked.connect(lambda: self.opened.emit(seat.id))
        name = words.sentence(seat.name)
        state = words.say(f"app.seat.{seat.state}") if seat.state else ""
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 2, 2, 2)
        row.setSpacing(theme.GAP)
        row.addWidget(Medallion(self._showing.livery(seat.id), theme.scaled(28)))
        lines = QVBoxLayout()
        lines.setSpacing(theme.HAIR)
        told = [name, note, state]
        if self.extent == CLOSED:
            lines.addLayout(self._short_name(name))
            lines.addWidget(self._small_counters())
            told += [self._said(item) for item in seat.counters]
            head.setToolTip(" · ".join(part for part in (note, state) if part))
        else:
            lines.addWidget(Words(name, "name"))
            under = " · ".join(part for part in (note, state) if part)
            lines.addWidget(Words(under, "small", "act" if seat.state == "answers" else "quiet"))
        row.addLayout(lines, 1)
        head.setAccessibleName(", ".join(part for part in told if part))
        for child in head.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        head.setMinimumHeight(row.sizeHint().height())
        return head

    def _short_name(self, name: str) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(theme.TIGHT)
        line.addWidget(Words(name, "name"), 1)
        mark = STATE_MARKS.get(self.seat.state, "")
        if drawing(mark) is not None:
            line.addWidget(Glyph(mark, 14, theme.colours().text_2), 0, Qt.AlignmentFlag.AlignVCenter)
        return line

    def _small_counters(self) -> QWidget:
        """Columns of one width, so that seats can be compared at a glance."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.TIGHT)
        for item in self.seat.counters:
            row.addWidget(self._counter(item, small=True), 1)
        return holder

    def _counters(self) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder, gap=theme.MARGIN if self.extent == WHOLE else theme.GAP)
        for item in self.seat.counters:
            flow.addWidget(self._counter(item))
        return holder

    def _said(self, item: ItemView) -> str:
        wording = self._showing.wording
        value = wording.word(item.value)
        return f"{wording.sentence(item.text)}: {value}" + (f"/{item.of}" if item.of else "")

    def _counter(self, item: ItemView, small: bool = False) -> QWidget:
        words = self._showing.wording.sentence(item.text)
        value = self._showing.wording.word(item.value)
        holder = QWidget()
        holder.setToolTip(words)
        holder.setAccessibleName(self._said(item))
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.TIGHT)
        drawn = drawing(item.art) is not None
        if drawn:
            row.addWidget(Glyph(item.art, 14 if small else 18))
        number = f"{value}/{item.of}" if item.of and not small else value
        row.addWidget(Words(number, "small_b" if small else "number", wraps=False), 1)
        if self.extent == WHOLE or not drawn:
            row.addWidget(Words(words, "small", "quiet", wraps=False))
        return holder
