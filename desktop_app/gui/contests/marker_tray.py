"""The results that a side has still to take. Those that are asked for now lie there to be carried."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.result_tokens import MarkerToken
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.contests.side_card import MarkIcon, form_of
from desktop_app.gui.gestures import Stack
from desktop_app.gui.parts import Words
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.contests import ContestSide, ContestView

MANY = (4, 4, 1, 1)
"""For each room: so many results of a kind lie each for itself; more are counted, so that words beside have room."""
BESIDE = 6
"""So many results of all kinds lie beside one another; of more, those whose turn has not come are counted."""


class MarkerTray(QWidget):
    """Markers to carry, those whose step is still to come, and the empty places of those that lie somewhere. `placed`:
    the results that have left it in the step that goes on."""

    def __init__(self, contest: ContestView, side: ContestSide, showing: Showing, hand: DragController,
                 placed: Sequence[str] = ()) -> None:  # fmt: skip
        super().__init__()
        self._heaps: list[ResultHeap] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        fits = len(placed) + len(side.markers) <= BESIDE
        self._gaps = [MarkIcon(contest, result, 11, empty=True) for result in placed if fits]
        for gap in self._gaps:
            row.addWidget(gap)
        for result in dict.fromkeys([marker.result for marker in side.markers]):
            self._heaps.append(ResultHeap(contest, side, result, showing, hand))
            row.addWidget(self._heaps[-1])
        self.tighten(Room.AMPLE)

    def markers(self) -> list[MarkerToken]:
        """Those that can be carried now."""
        return [token for heap in self._heaps for token in heap.tokens if not token.isHidden()]

    def tighten(self, room: Room) -> None:
        """As many beside one another as there is room for."""
        for heap in self._heaps:
            heap.tighten(room)
        for gap in self._gaps:
            gap.setVisible(room < Room.SCANT)


class ResultHeap(QWidget):
    """The results of one kind: markers to carry, and those whose turn has not come."""

    def __init__(
        self, contest: ContestView, side: ContestSide, result: str, showing: Showing, hand: DragController
    ) -> None:
        super().__init__()
        self._say = showing.wording.say
        of_kind = [marker for marker in side.markers if marker.result == result]
        pieces = [showing.pieces[marker.piece] for marker in of_kind if marker.piece in showing.pieces]
        self._waiting = len(of_kind) - len(pieces)
        self._number = len(pieces)
        self._fits = len(side.markers) <= BESIDE
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        form = form_of(contest, result)
        self.tokens = [MarkerToken(Stack((piece,)), showing, hand, form) for piece in pieces[: max(MANY)]]
        self._icons = [MarkIcon(contest, result, 9) for _ in range(min(self._waiting, max(MANY)))]
        self._more = Words("", "body_b", wraps=False)
        for part in (*self.tokens, *self._icons, self._more):
            row.addWidget(part)

    def tighten(self, room: Room) -> None:
        """Each for itself, or on one another with their number."""
        many = MANY[room]
        piled = many == 1
        for place, token in enumerate(self.tokens):
            token.setVisible(place < many or token.lifted)  # who carries it keeps it
            token.pile(self._number if piled else 1)
        counted = self._waiting > (many if self._fits else 1)
        shown = 1 if counted else self._waiting
        for place, icon in enumerate(self._icons):
            icon.setVisible(place < shown)
        more = self._number - many
        words = self._say("app.contest.more", n=more) if more > 0 and not piled else ""
        words = self._say("app.contest.times", n=self._waiting) if counted else words
        self._more.setText(words)
        self._more.setVisible(bool(words))
