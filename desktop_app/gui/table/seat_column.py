"""All seats, one below the other: as much of each as the column's height allows, the own one first."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.table.seat_sheet import BRIEF, CLOSED, DENSE, SHORT, WHOLE, SeatSheet
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import SeatView

WAYS = ((WHOLE, WHOLE), (WHOLE, DENSE), (WHOLE, SHORT), (WHOLE, BRIEF), (WHOLE, CLOSED), (DENSE, CLOSED))
"""How much of the open sheet and of the others is shown, the best way first; the first that fits is taken."""


ELSEWHERE = ("hand",)
"""Kinds of panels that stand below the boards, whoever they belong to."""


class Made(NamedTuple):
    """A sheet, all that it shows, and its height at the column's width."""

    shows: tuple[object, ...]
    sheet: SeatSheet
    height: int


class SeatColumn(QScrollArea):
    """The column of sheets; it scrolls only when even the shortest way does not fit. `laid`: other sheets are there;
    `sized`: it has the height that they need.
    `menu_wanted` carries a seat and a point of the screen."""

    laid = Signal()
    menu_wanted = Signal(str, QPoint)
    sized = Signal()

    def __init__(self, hand: DragController) -> None:
        super().__init__()
        self._hand = hand
        self._open = self._viewer = ""
        self._showing: Showing | None = None
        self._notes: dict[str, str] = {}
        self._way = self._wide = self._room = self._bar = 0
        self._made: dict[tuple[str, int], Made] = {}
        self.sheets: list[SeatSheet] = []
        holder = QWidget()
        self._column = QVBoxLayout(holder)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.GAP)
        self._column.addStretch(1)
        self.setWidget(holder)
        holder.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_table(self, showing: Showing, viewer: str, notes: dict[str, str]) -> None:
        """Another position. The sheet of whoever looks is open until another one is opened."""
        seats = [seat.id for seat in showing.view.seats]
        if viewer != self._viewer or self._open not in seats:
            self._viewer = viewer
            self._open = viewer if viewer in seats else next(iter(seats), "")
        self._showing, self._notes = showing, notes
        self._build()

    def opened(self) -> str:
        """Whose sheet is open."""
        return self._open

    def open_seat(self, seat: str) -> None:
        """Opens a sheet; the others close where room is short."""
        self._open, self._way = seat, 0
        self._build()

    def tokens(self) -> list[PieceToken]:
        """Every piece that lies in a sheet."""
        return [token for sheet in self.sheets for token in sheet.tokens()]

    def panels(self) -> list[Panel]:
        """Every panel of a sheet."""
        return [shown for sheet in self.sheets for shown in sheet.panels]

    def set_room(self, width: int, height: int) -> None:
        """So wide it is, and so tall it may be at most; it is only as tall as its sheets need."""
        if (width, height) != (self._wide, self._room):
            self._wide, self._room, self._way = width, height, 0
            self._build()

    def _build(self) -> None:
        """Puts the sheets there in the best way that fits; those that show the same as before stay."""
        if self._showing is None or not self.isVisible():
            return
        seats = self._showing.view.seats
        self._bar = 0
        focused = next((s.seat.id for s in self.sheets if s.head is QApplication.focusWidget()), "")
        last = len(WAYS) - 1
        if self._way < last and not self._fits(self._way):
            self._way += 1  # the last way must do, if none before it does
            self._way += bisect_left(range(self._way, last), True, key=self._fits)
        chosen = self._chosen(seats)
        if _needed(chosen) > self._room:
            self._bar = self.verticalScrollBar().sizeHint().width()
            chosen = self._chosen(seats)
        before = self.sheets
        self._put([made.sheet for made in chosen])
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if self._bar else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)
        self.setFixedHeight(max(0, min(_needed(chosen), self._room)))
        self.sized.emit()
        if self.sheets == before:
            return
        self.laid.emit()
        for sheet in self.sheets:
            if sheet.seat.id == focused:
                sheet.head.setFocus()

    def _fits(self, way: int) -> bool:
        """Is there room for all sheets that way? As few of them are made for it as tell."""
        assert self._showing is not None
        left = self._room + theme.GAP
        for seat in sorted(self._showing.view.seats, key=lambda seat: seat.id != self._open):
            left -= self._sheet(seat, self._extent(seat, way)).height + theme.GAP
            if left < 0:
                return False
        return True

    def _extent(self, seat: SeatView, way: int) -> int:
        own, others = WAYS[way]
        return own if seat.id == self._open else others

    def _chosen(self, seats: tuple[SeatView, ...]) -> list[Made]:
        return [self._sheet(seat, self._extent(seat, self._way)) for seat in seats]

    def _put(self, sheets: list[SeatSheet]) -> None:
        kept = {id(sheet) for sheet in sheets}
        if sheets != self.sheets:
            for sheet in self.sheets:
                self._column.removeWidget(sheet)
            for place, sheet in enumerate(sheets):
                self._column.insertWidget(place, sheet)
        for gone in [*self.sheets, *(made.sheet for made in self._made.values())]:
            if id(gone) not in kept:
                kept.add(id(gone))
                self._let_go(gone)
        self.sheets = sheets
        self._made = {key: made for key, made in self._made.items() if made.sheet in sheets}

    def _let_go(self, sheet: SeatSheet) -> None:
        for token in sheet.tokens():
            self._hand.source_gone(token)
        sheet.hide()
        sheet.deleteLater()  # not at once: the click that opens a sheet comes from inside

    def _sheet(self, seat: SeatView, extent: int) -> Made:
        """A seat's sheet: the one that was made before when it would show the same."""
        assert self._showing is not None
        mine = tuple(p for p in self._showing.view.panels if p.owner == seat.id and p.kind not in ELSEWHERE)
        lie_here = {piece for panel in mine for item in panel.items for piece in item.pieces}
        pieces = tuple(piece for piece in self._showing.view.pieces if piece.id in lie_here)
        note = self._notes.get(seat.id, "")
        width = self._wide - self._bar
        shows = (seat, mine, pieces, note, width)
        made = self._made.get((seat.id, extent))
        if made is None or made.shows != shows:
            if made is not None and made.sheet not in self.sheets:
                self._let_go(made.sheet)  # made to see how tall it is, and never shown
            sheet = SeatSheet(seat, mine, self._showing, self._hand, extent, note, width)
            sheet.opened.connect(self.open_seat)
            sheet.menu_wanted.connect(self.menu_wanted)
            made = Made(shows, sheet, _height(sheet, width))
            sheet.setMinimumHeight(made.height)  # a scrolled column asks for no height at a width
            self._made[seat.id, extent] = made
        return made

    def showEvent(self, event: QShowEvent) -> None:
        """Now its height is known."""
        super().showEvent(event)
        self._build()


def _needed(chosen: list[Made]) -> int:
    return sum(made.height for made in chosen) + theme.GAP * (len(chosen) - 1)


def _height(sheet: SeatSheet, width: int) -> int:
    """How tall it must be at this width."""
    for part in (sheet, *sheet.findChildren(QWidget)):
        part.ensurePolished()
    layout = sheet.layout()
    assert layout is not None
    layout.activate()
    return max(sheet.heightForWidth(width), sheet.minimumSizeHint().height())
