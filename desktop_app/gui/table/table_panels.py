"""Where the table's own panels stand, below the boards: tracks, everything else on a shelf."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.cards import usual_height, whole
from desktop_app.gui.panels import panel_for
from desktop_app.gui.panels.card_panels import FIRST
from desktop_app.gui.panels.heap_card import ROOMY_WIDE, WIDE
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.panels.whole_heap import WHOLE_WIDE
from desktop_app.gui.parts import PieceToken, panel
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import PanelView

LEAST = 96
"""Height that is left to the panels when the boards need the rest."""


HEAPS = ("deck", "bag")
"""Kinds of panels that can be told in short."""

HAND = "hand"

MATS = ("mat", "grid")
"""Kinds of panels with what somebody works for."""


SIDE_RIM, WHOLE_RIM = 38, 28
"""What the side needs beside two heaps: margins, frames, a scroll bar; with whole cards it needs none."""


HAND_RIM = 8
"""What a hand needs above and below its cards."""

HAND_WIDE, HAND_SIDES = 144, 40
"""Width of a column of cards at text size 100, and what stands at its sides: margins, frames, a scroll bar."""


def whole_hand() -> int:
    """The height that hands keep beside whole cards, however many there are, so that the board keeps its own."""
    return round(usual_height(whole())) + HAND_RIM


class PanelHolder(QFrame):
    """Shows some panels; hidden when there are none. Made anew only when they have changed."""

    def __init__(self, hand: DragController, look: str = "panel") -> None:
        super().__init__()
        self.setProperty("look", look)
        self._hand = hand
        self._shown: tuple[object, ...] = ()
        self._content: QWidget | None = None
        self.panels: list[Panel] = []
        self._across, self._dense, self._row = True, False, True
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(12, 4, 12, 4)
        self.hide()

    def set_way(self, across: bool, dense: bool) -> None:
        """Side by side or one below the other, and in short or not: from the next position on."""
        if (across, dense) != (self._across, self._dense):
            self._across, self._dense, self._shown = across, dense, ()

    def show_panels(self, views: Sequence[PanelView], showing: Showing) -> None:
        """Another position."""
        shown = tuple([_all_of(view, showing) for view in views])
        if shown == self._shown:
            return
        before = dict(zip(self._shown, self.panels))
        same_ways = [made.view.id for made in self.panels] == [view.id for view in views] and bool(self._shown)
        gone = [made for what, made in before.items() if what not in shown] if self._shown else self.panels
        for token in [token for made in gone for token in made.tokens]:
            self._hand.source_gone(token)
        old = self.panels
        with theme.zoomed(theme.zoom() * (showing.growth or 1.0)):
            self.panels = [before.get(what) or panel_for(view, showing, self._hand, self._is_short(view, showing))
                           for view, what in zip(views, shown)]  # fmt: skip
        self._shown = shown
        if same_ways and self._row == self._in_a_row():
            self._exchange(old)
        else:
            self._fill()
        self.setVisible(bool(views))
        self.updateGeometry()

    def _is_short(self, view: PanelView, showing: Showing) -> bool:
        """Heaps where room is short; somebody's mats and heaps beside whole cards."""
        own = showing.whole and bool(view.owner) and view.kind in (*MATS, *HEAPS)
        return own or (self._dense and view.kind in HEAPS)

    def tokens(self) -> list[PieceToken]:
        """The pieces that lie in these panels."""
        return [token for shown in self.panels for token in shown.tokens]

    def _exchange(self, old: Sequence[Panel]) -> None:
        """Other panels stand where those stood that have changed."""
        assert self._content is not None
        box = self._content.layout()
        assert isinstance(box, QHBoxLayout | QVBoxLayout)
        for gone, shown in zip(old, self.panels):
            if gone is not shown:
                box.replaceWidget(gone, shown)
                box.setStretchFactor(shown, self._stretch(shown))
                shown.show()  # at once, as below
                gone.hide()
                gone.deleteLater()  # not at once: what changes the table may come from inside

    def _stretch(self, shown: Panel) -> int:
        """How much of spare room it takes: width side by side, height one below the other."""
        if self._across:
            return shown.share()
        own = shown.showing.in_columns and bool(shown.view.owner)
        return FIRST if shown.showing.whole and shown.view.kind in ((HAND,) if own else HEAPS) else 0

    def wait_for_a_row(self) -> None:
        """Panels below one another would need more height than there is now: they go until they are made anew."""
        if not self._row:
            self.hide()

    def _in_a_row(self) -> bool:
        """Larger words need whole rows, but beside whole cards height is what is short."""
        whole = any(shown.showing.whole for shown in self.panels)
        return self._across and (whole or theme.text_size() == theme.TEXT_SIZES[0])

    def _fill(self) -> None:
        content = QWidget()
        self._row = across = self._in_a_row()
        box = QHBoxLayout(content) if across else QVBoxLayout(content)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.MARGIN)
        for place, shown in enumerate(self.panels):
            if place and across:
                rule = panel("rule")
                rule.setFixedWidth(1)
                box.addWidget(rule)
            box.addWidget(shown, self._stretch(shown))
            shown.show()
        if not self._across or all(shown.view.kind in HEAPS and not self._stretch(shown) for shown in self.panels):
            box.addStretch(1)
        if self._content is not None:
            self._box.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()  # not at once: what changes the table may come from inside
        self._content = content
        self._box.addWidget(content)
        content.show()  # at once: until it is shown it needs no room, and the board would grow and shrink again


def _all_of(view: PanelView, showing: Showing) -> tuple[object, ...]:
    """Everything that a panel shows: while it is the same, so is the panel."""
    held = {piece for item in view.items for piece in item.pieces}
    pieces = tuple([piece for piece in showing.view.pieces if piece.id in held])
    return view, pieces, tuple(showing.sides.items()), showing.roomy, showing.growth, showing.abreast


class LowerPanels(QScrollArea):
    """Holders one below the other, as tall as they need; where room is short they scroll."""

    def __init__(self, holders: Sequence[PanelHolder]) -> None:
        super().__init__()
        self._holders: list[PanelHolder] = []
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.GAP)
        self.hold(holders)
        content = QWidget()
        content.setLayout(self._column)
        self.setWidgetResizable(True)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def hold(self, holders: Sequence[PanelHolder]) -> None:
        """These and no others."""
        for holder in self._holders:
            self._column.removeWidget(holder)
        self._holders = list(holders)
        for holder in holders:
            self._column.addWidget(holder)

    def show_filled(self) -> None:
        """It is there while one of its holders is."""
        self.setVisible(any(not holder.isHidden() for holder in self._holders))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As tall as its panels at this width."""
        return QSize(theme.shrunk(320), self._needed())

    def minimumSizeHint(self) -> QSize:
        """Enough to see that there is something."""
        return QSize(theme.shrunk(320), min(self._needed(), theme.shrunk(LEAST)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What its panels need has changed: so has what it needs itself."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width needs another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _needed(self) -> int:
        self._column.activate()
        least = self._column.minimumSize().height()
        if not self._column.hasHeightForWidth():
            return least
        return max(least, self._column.heightForWidth(max(self.viewport().width(), theme.shrunk(320))))


class _Beside(LowerPanels):
    """The same at the side of the board: as tall as the board's part of the page."""

    def __init__(self) -> None:
        super().__init__(())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def hold(self, holders: Sequence[PanelHolder]) -> None:
        """The first of them takes the room that the others leave."""
        super().hold(holders)
        for place in range(self._column.count()):
            self._column.setStretch(place, int(place == 0))

    def minimumSizeHint(self) -> QSize:
        """It takes what the board's part has."""
        return QSize(self.width(), theme.scaled(LEAST))


class HandColumn(_Beside):
    """The own cards, one below the other."""

    def show_filled(self) -> None:
        """As wide as a card."""
        super().show_filled()
        self.setFixedWidth(hand_column())


def whole_side(abreast: int, growth: float) -> int:
    """Width of a shelf of whole cards."""
    return round(theme.scaled(abreast * WHOLE_WIDE) * growth) + theme.GAP + WHOLE_RIM


def hand_column() -> int:
    """Width of a column of the own cards."""
    return theme.scaled(HAND_WIDE) + HAND_SIDES


class SidePanels(_Beside):
    """The shelf, two heaps wide."""

    def show_filled(self) -> None:
        """As wide as the cards of such a window need."""
        super().show_filled()
        shown = [each.showing for holder in self._holders for each in holder.panels]
        growth = max([each.growth for each in shown], default=0.0)
        wide = ROOMY_WIDE if any(each.roomy for each in shown) else WIDE
        if growth:
            abreast = max(each.abreast for each in shown)
            self.setFixedWidth(whole_side(abreast, growth))
        else:
            self.setFixedWidth(theme.scaled(2 * wide) + theme.GAP + SIDE_RIM)
