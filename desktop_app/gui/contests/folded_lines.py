"""What stays at hand while a contest is folded: markers to carry onto the board, or the pieces that they have hurt."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.marker_tray import MarkerTray
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.gestures import Stack
from desktop_app.gui.parts import Medallion, PieceToken, Words, walk_by_arrows
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.contests import ContestSide, ContestView, FighterView


class FoldedLines(QWidget):
    """A line for each side that has anything there, which breaks where it is too long. `tokens`: all that can be
    carried."""

    def __init__(self, contest: ContestView, showing: Showing, hand: DragController) -> None:
        super().__init__()
        self.tokens: list[PieceToken] = []
        self._contest, self._showing, self._hand = contest, showing, hand
        self._lines: list[FlowLayout] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.GAP)
        owed = any(side.markers for side in contest.sides)
        for side in contest.sides:
            if owed and side.decides:
                self._lay_tray(side)
            elif not owed:
                self._lay_hurt(side)
        walk_by_arrows(self.tokens)
        self.setHidden(not self._lines)

    def width_of_one_row(self) -> int:
        """How wide it must be for no line to break."""
        return max((line.width_of_one_row() for line in self._lines), default=0)

    def _lay_tray(self, side: ContestSide) -> None:
        line = self._line()
        line.addWidget(Words(self._showing.wording.sentence(side.suffers), "small_b"))
        tray = MarkerTray(self._contest, side, self._showing, self._hand)
        line.addWidget(tray)
        self.tokens += tray.markers()

    def _lay_hurt(self, side: ContestSide) -> None:
        """Those that stand here and have taken a result, equal ones together."""
        hurt = [each for each in side.fighters if each.fate.id and not each.gone and each.piece in self._showing.pieces]
        if not hurt:
            return
        line = self._line()
        line.addWidget(Medallion(self._showing.livery(side.seat), theme.scaled(20)))
        heaps: dict[object, list[FighterView]] = {}
        for each in hurt:
            heaps.setdefault((self._showing.pieces[each.piece].kind, each.fate), []).append(each)
        for heap in heaps.values():
            line.addWidget(self._hurt(heap))

    def _hurt(self, heap: list[FighterView]) -> QWidget:
        """Equal pieces and what has befallen them: words and pieces stay together where a line breaks."""
        showing, say = self._showing, self._showing.wording.sentence
        stack = Stack(tuple(showing.pieces[each.piece] for each in heap))
        look = showing.look(stack.top)._replace(badges=(), coin=False)
        token = PieceToken(stack, look, showing.spoken(stack), self._hand, 28, most=1.1)
        self.tokens.append(token)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.TIGHT)
        row.addWidget(token)
        row.addWidget(Words(f"{say(heap[0].name)}: {say(heap[0].fate)}", "small", wraps=False))
        return holder

    def _line(self) -> FlowLayout:
        holder = QWidget()
        line = FlowLayout(holder, theme.GAP)
        self._lines.append(line)
        self._column.addWidget(holder)
        return line
