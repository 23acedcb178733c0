"""All seats, one below the other: as much of each as the column's height allows, the own one first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.seat_sheet import CLOSED, DENSE, WHOLE, SeatSheet
from desktop_app.gui.showing import Showing
from desktop_app.kernel.views import SeatView

WAYS = ((WHOLE, WHOLE), (WHOLE, DENSE), (DENSE, DENSE), (WHOLE, CLOSED), (DENSE, CLOSED))
"""How much of the open sheet and of the others is shown, the best way first; the first that fits is taken."""


class SeatColumn(QScrollArea):
    """The column of sheets. It scrolls only when even the shortest way does not fit."""

    def __init__(self, hand: DragController) -> None:
        super().__init__()
        self._hand = hand
        self._open = self._viewer = ""
        self._showing: Showing | None = None
        self._notes: dict[str, str] = {}
        self._shown: tuple[object, ...] = ()
        self._way = 0
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
        """Opens a sheet; the others close where room is short."""
        self._open, self._way = seat, 0
        self._build()

    def tokens(self) -> list[PieceToken]:
        """Every piece that lies in a sheet."""
        return [token for sheet in self.sheets for token in sheet.tokens()]

    def _build(self) -> None:
        """Makes the sheets anew, in a shorter way as long as they don't fit."""
        if self._showing is None:
            return
        for token in self.tokens():
            self._hand.source_gone(token)
        focused = next((s.seat.id for s in self.sheets if s.isAncestorOf(QApplication.focusWidget() or self)), "")
        holder = self._filled(self._showing)
        while self._way < len(WAYS) - 1 and self._needed(holder) > self.viewport().height():
            self._way += 1
            holder.deleteLater()
            holder = self._filled(self._showing)
        self._put(holder)
        for sheet in self.sheets:
            if sheet.seat.id == focused:
                sheet.head.setFocus()

    def _filled(self, showing: Showing) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        self.sheets = [self._sheet(seat, showing) for seat in showing.view.seats]
        for sheet in self.sheets:
            sheet.opened.connect(self.open_seat)
            column.addWidget(sheet)
        column.addStretch(1)
        return holder

    def _needed(self, holder: QWidget) -> int:
        """Its height at the column's width."""
        holder.ensurePolished()
        for child in holder.findChildren(QWidget):
            child.ensurePolished()
        layout = holder.layout()
        assert layout is not None
        layout.activate()
        return max(layout.minimumSize().height(), layout.heightForWidth(self.viewport().width()))

    def _put(self, holder: QWidget) -> None:
        bar = self.verticalScrollBar().value()
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()  # not at once: the click that opens a sheet comes from inside
        self.setWidget(holder)
        holder.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().setValue(bar)

    def _sheet(self, seat: SeatView, showing: Showing) -> SeatSheet:
        mine = tuple(p for p in showing.view.panels if p.owner == seat.id and p.kind != "contest")
        own, others = WAYS[self._way]
        extent = own if seat.id == self._open else others
        return SeatSheet(seat, mine, showing, self._hand, extent, self._notes.get(seat.id, ""))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height or width: perhaps there is room for more."""
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            self._way = 0
            self._build()
