"""Where the parts of the table page stand: the bar above, the board with what belongs to it, seats and log."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.table.option_list import OptionList
from desktop_app.gui.table.right_column import RightColumn
from desktop_app.gui.table.table_panels import HandColumn, LowerPanels, PanelHolder, SidePanels, hand_column, whole_side

COLUMN, WIDE_COLUMN, OPTIONS = 336, 404, 320
"""Widths of the right column, in narrow and in wide windows, and of the list of options beside the board."""

WIDE = 1600
"""From this width of the window on the right column is wider."""

ROOM_LEFT = 1.6
"""The list of options stands beside the board where the board's part stays so many times as wide as the page is tall:
the board would not use more."""

BESIDE = 900
"""From this width on the shelf stands beside the board, otherwise below it."""

WHOLE, TALL, FURNITURE = 1290, 590, 176
"""Width, beside the seats or without them, and height between all that stands above and below, that a table takes on
which everybody has a board of his own: the shelf's cards are shown whole then. Where the width is there only without
the seats these are folded away."""

BROAD = 2.0
"""Beside the seats such a table is to be so many times as wide as it is tall; otherwise much height would be wasted,
and the seats are folded away until they are wanted."""

ALONE, LOW = 445, 80
"""Where there is less room than that, but so much, all the same whole cards are shown, one below the other in a scroll,
the own ones in a column of theirs beside the board, and the seats are folded away: with large words too the board is
large, and the hand in sight."""

NARROWEST = 0.4
"""A board beside a column of the own cards has such a share of the page's width at least."""

MOST = 1.45
"""So much at most do cards and heaps grow with such a table."""


WELL_SEEN, LEAST_SEEN = 360, 180
"""Heights of the board, in pixels: what it has while other parts can do with less, and what it always has."""

LOW_PAGE = 560
"""Below this height of the page, at text size 100, tracks stand in the right column: the board needs the height."""

LARGE, BELOW, ANY = 150, 0.26, 16_777_215
"""From this text size on, in per cent, panels below the board have this share of the page and scroll; else any height.
"""


def widened(pixels: float) -> int:
    """A width that grows with the window, and half as fast as the text."""
    return round(pixels * (1 + (theme.text_size() - 100) / 200) * theme.zoom())


class Middle(QWidget):
    """The board with what stands beside it. Where room is short it shares what there is with the panels below, instead
    of being as low as it could be."""

    def sizeHint(self) -> QSize:
        """As high as a board is well seen."""
        return super().sizeHint().expandedTo(QSize(0, theme.shrunk(WELL_SEEN)))


class Parts(NamedTuple):
    """What a table page is laid out of. `above` and `under`: what stands above and below all of the board's part."""

    bar: QWidget
    above: tuple[QWidget, ...]
    board: QWidget
    hands: PanelHolder
    shelf: PanelHolder
    tracks: PanelHolder
    below: LowerPanels
    under: tuple[QWidget, ...]
    options: OptionList
    right: RightColumn


class Way(NamedTuple):
    """How parts stand: the shelf beside the board, or below it; with whole cards, so many times as large, so many
    abreast; the tracks aside in the right column; the own cards apart in a column of theirs."""

    beside: bool
    whole: bool
    growth: float
    abreast: int
    aside: bool
    apart: bool


class TableFrame(QObject):
    """Lays a table page out anew for every width of its window. `turned`: the shelf stands elsewhere, or is larger now;
    `folds`: seats and log may be folded away now, or no longer. `stands`: they have room beside the table. `whole`: the
    shelf shows whole cards, `growth` times as large as usual, so many of them `abreast`."""

    turned = Signal()
    folds = Signal(bool)

    def __init__(self, page: QWidget, parts: Parts) -> None:
        super().__init__(page)
        self._page, self._parts = page, parts
        self.right = parts.right
        self.docks: bool | None = None
        self.beside: bool | None = None
        self.owned = self.folded = self.foldable = self.pulled = self.stands = self.whole = False
        self.growth, self.abreast = 1.0, 2
        self._way: Way | None = None
        self.left, self.middle, self.side, self.column = QWidget(), Middle(), SidePanels(), HandColumn()
        self._heart = _column(None)
        centre = QHBoxLayout(self.middle)
        centre.setContentsMargins(0, 0, 0, 0)
        centre.setSpacing(theme.GAP)
        centre.addLayout(self._heart, 1)
        centre.addWidget(self.column)
        centre.addWidget(self.side)
        parts.board.setMinimumHeight(theme.shrunk(LEAST_SEEN))
        self._heart.addWidget(parts.board, 1)
        left = _column(self.left)
        for part in (*parts.above, self.middle, parts.below, *parts.under):
            left.addWidget(part, 1 if part is self.middle else 0)
        self._columns = QHBoxLayout()
        self._columns.setContentsMargins(12, 8, 12, 12)
        self._columns.setSpacing(theme.MARGIN)
        self._columns.addWidget(self.left, 1)
        self._columns.addWidget(parts.right)
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(parts.bar)
        rows.addLayout(self._columns, 1)
        page.installEventFilter(self)

    def show_filled(self) -> None:
        """What holds no panels is not there."""
        for part in (self._parts.below, self.column, self.side):
            part.show_filled()

    def suit(self, owned: bool) -> None:
        """Whether everybody has a board of his own."""
        if owned != self.owned:
            self.owned = owned
            self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another width of the page."""
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return False

    def fit(self) -> None:
        """Columns as wide as this window allows."""
        width = self._page.width()
        right = widened(WIDE_COLUMN if width >= WIDE else COLUMN)
        self._parts.right.setFixedWidth(right)
        beside = width - right - widened(OPTIONS) - 4 * theme.MARGIN
        self._dock(beside >= ROOM_LEFT * self._page.height() and not self.owned)
        listed = widened(OPTIONS) + theme.MARGIN if self.docks else 0
        alone = width - 2 * theme.MARGIN - listed
        room, least = alone - right - theme.MARGIN, theme.scaled(WHOLE)
        tall = self._page.height() - theme.scaled(FURNITURE)
        self.stands = self.owned and room >= least
        double = self.owned and alone >= least
        single = self.owned and not double and alone >= theme.scaled(ALONE) and tall >= theme.scaled(LOW)
        folds = single or (double and (not self.stands or (room < BROAD * tall and not self.pulled)))
        self._fold(folds, double or single)
        across = alone if folds else room
        whole = single or (self.owned and across >= least)
        grown = max(1.0, int(min(across / least, tall / theme.scaled(TALL), MOST) * 20) / 20) if whole else 1.0
        low = not self.owned and self._page.height() < theme.scaled(LOW_PAGE)
        board = alone - whole_side(1, grown) - hand_column() - 2 * theme.GAP
        apart = single and board >= NARROWEST * width
        self._place(Way(whole or room >= theme.scaled(BESIDE), whole, grown, 1 if single else 2, low, apart))
        low = not self.beside and theme.text_size() >= LARGE
        self._parts.below.setMaximumHeight(round(self._page.height() * BELOW) if low else ANY)

    def pull(self, pulled: bool) -> None:
        """Seats and log are wanted beside the table, where it has room for them, or no longer."""
        self.pulled = pulled
        self.fit()

    def _fold(self, folds: bool, foldable: bool) -> None:
        """Seats and log at the right, or folded away."""
        if (folds, foldable) == (self.folded, self.foldable):
            return
        turns = folds != self.folded
        self.folded, self.foldable = folds, foldable
        if turns:
            self._turn(folds)
        self.folds.emit(foldable)

    def _turn(self, folds: bool) -> None:
        right = self._parts.right
        if folds:
            self._columns.removeWidget(right)
            right.hide()
        else:
            self._columns.addWidget(right)
            right.show()

    def _dock(self, docks: bool) -> None:
        """The list of options beside the board, or free to lie over it."""
        if docks == self.docks:
            return
        self.docks = docks
        options = self._parts.options
        if docks:
            options.setFixedWidth(widened(OPTIONS))
            self._columns.insertWidget(1, options)
        else:
            self._columns.removeWidget(options)

    def _place(self, way: Way) -> None:
        """The shelf at the board's side and the hands below it, or all of it below in one scroll. One card wide, the
        hands have a column of theirs beside a board that is large enough, or are above the shelf."""
        if way == self._way:
            return
        self._way = way
        self.beside, self.whole, self.growth, self.abreast, aside, apart = way
        parts = self._parts
        self._heart.removeWidget(parts.hands)
        parts.right.hold(parts.tracks if aside else None)
        tracks = () if aside else (parts.tracks,)
        in_column = self.whole and self.abreast == 1
        self.column.hold((parts.hands,) if apart else ())
        parts.hands.set_way(across=not in_column, dense=False)
        if self.beside:
            parts.below.hold(() if self.whole else tracks)
            above = (parts.hands,) if in_column and not apart else ()
            self.side.hold((*above, parts.shelf, parts.tracks) if self.whole else (parts.shelf,))
            if not in_column:
                self._heart.addWidget(parts.hands)
        else:
            self.side.hold(())
            parts.below.hold((parts.hands, parts.shelf, *tracks))
        parts.shelf.set_way(across=not self.beside, dense=not self.beside)
        parts.tracks.set_way(across=self.abreast > 1 and not aside, dense=False)
        if self.whole and not in_column:
            parts.hands.wait_for_a_row()
        self.turned.emit()


def _column(owner: QWidget | None) -> QVBoxLayout:
    made = QVBoxLayout(owner) if owner is not None else QVBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(theme.GAP)
    return made
