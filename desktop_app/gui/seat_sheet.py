"""The seats: one compact sheet each, opened by a click. Whose turn it is and who is asked can be seen at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.drawings import drawing
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.panels import panel_for
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Glyph, Medallion, PieceToken, Words
from desktop_app.gui.showing import Showing
from desktop_app.kernel.views import ItemView, PanelView, SeatView

TALL = 960
"""From this height on every sheet is open."""


class SeatSheet(QFrame):
    """One seat: its colours, name, counters; its panels when it is open."""

    opened = Signal(str)

    def __init__(self, seat: SeatView, panels: tuple[PanelView, ...], showing: Showing, hand: DragController,
                 is_open: bool, note: str) -> None:  # fmt: skip
        super().__init__()
        self.seat, self._showing = seat, showing
        self.panels: list[Panel] = []
        self.setProperty("look", "panel")
        self.setProperty(TARGET, seat.id)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 10, 10)
        column.setSpacing(theme.GAP)
        column.addWidget(self._head(note))
        if seat.counters:
            column.addWidget(self._counters(is_open))
        for view in panels if is_open else ():
            shown = panel_for(view, showing, hand)
            self.panels.append(shown)
            column.addWidget(shown)
        self.setStyleSheet(f"SeatSheet {{ border-left: 5px solid {seat.line}; }}")

    def _head(self, note: str) -> QPushButton:
        words, seat = self._showing.wording, self.seat
        head = QPushButton()
        head.setProperty("look", "head")
        head.setCursor(Qt.CursorShape.PointingHandCursor)
        head.clicked.connect(lambda: self.opened.emit(seat.id))
        name = words.sentence(seat.name)
        state = words.say(f"app.seat.{seat.state}") if seat.state else ""
        head.setAccessibleName(", ".join(part for part in (name, note, state) if part))
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(theme.GAP)
        row.addWidget(Medallion(self._showing.livery(seat.id), theme.scaled(28)))
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(Words(name, "name"))
        under = " · ".join(part for part in (note, state) if part)
        lines.addWidget(Words(under, "small", "act" if seat.state == "answers" else "quiet"))
        row.addLayout(lines, 1)
        for child in head.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        head.setMinimumHeight(row.sizeHint().height())
        return head

    def _counters(self, in_words: bool) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder, gap=theme.MARGIN)
        for item in self.seat.counters:
            flow.addWidget(self._counter(item, in_words))
        return holder

    def _counter(self, item: ItemView, in_words: bool) -> QWidget:
        words = self._showing.wording.sentence(item.text)
        value = self._showing.wording.word(item.value)
        holder = QWidget()
        holder.setToolTip(words)
        holder.setAccessibleName(f"{words}: {value}")
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.TIGHT)
        drawn = drawing(item.art) is not None
        if drawn:
            row.addWidget(Glyph(item.art, 18))
        row.addWidget(
            Words(f"{value}/{item.of}" if item.of else value, "number" if in_words else "body_b", wraps=False)
        )
        if in_words or not drawn:
            row.addWidget(Words(words, "small", "quiet", wraps=False))
        return holder


class SeatColumn(QScrollArea):
    """All seats, one below the other."""

    def __init__(self, hand: DragController) -> None:
        super().__init__()
        self._hand = hand
        self._open = self._viewer = ""
        self._showing: Showing | None = None
        self._notes: dict[str, str] = {}
        self._shown: tuple[object, ...] = ()
        self.sheets: list[SeatSheet] = []
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_table(self, showing: Showing, viewer: str, notes: dict[str, str]) -> None:
        """Another position. The sheet of whoever looks is open until another one is opened."""
        view = showing.view
        seats = [seat.id for seat in view.seats]
        if viewer != self._viewer or self._open not in seats:
            self._viewer = viewer
            self._open = viewer if viewer in seats else next(iter(seats), "")
        self._showing, self._notes = showing, notes
        held = {piece for panel in view.panels if panel.owner for item in panel.items for piece in item.pieces}
        pieces = tuple(piece for piece in view.pieces if piece.id in held)
        shown = (view.seats, view.panels, pieces, tuple(notes.items()), self._open)
        if shown != self._shown:
            self._shown = shown
            self._build()

    def open_seat(self, seat: str) -> None:
        """Opens a sheet; the others close."""
        self._open = seat
        self._shown = ()
        self._build()

    def tokens(self) -> list[PieceToken]:
        """Every piece that lies in a sheet."""
        return [token for sheet in self.sheets for shown in sheet.panels for token in shown.tokens]

    def _build(self) -> None:
        if self._showing is None:
            return
        for token in self.tokens():
            self._hand.source_gone(token)
        bar = self.verticalScrollBar().value()
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        self.sheets = [self._sheet(seat, self._showing) for seat in self._showing.view.seats]
        for sheet in self.sheets:
            sheet.opened.connect(self.open_seat)
            column.addWidget(sheet)
        column.addStretch(1)
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()  # not at once: the click that opens a sheet comes from inside
        self.setWidget(holder)
        holder.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().setValue(bar)

    def _sheet(self, seat: SeatView, showing: Showing) -> SeatSheet:
        mine = tuple(p for p in showing.view.panels if p.owner == seat.id and p.kind != "contest")
        is_open = seat.id == self._open or self.height() >= TALL
        return SeatSheet(seat, mine, showing, self._hand, is_open, self._notes.get(seat.id, ""))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A tall column has room for every sheet."""
        super().resizeEvent(event)
        if (event.size().height() >= TALL) != (event.oldSize().height() >= TALL):
            self._build()
