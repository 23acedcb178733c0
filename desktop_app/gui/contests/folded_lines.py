"""What stays at hand while a contest is folded: markers to carry onto the board, or the pieces that they have hurt."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.marker_tray import MarkerTray
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.contests.source_rows import SourceToken
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
        self._words: list[Words] = []
        self._trays: list[MarkerTray] = []
        self._hurt_ones: list[SourceToken] = []
        self._column: QBoxLayout = QVBoxLayout(self)
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

    def tighten(self, room: Room) -> None:
        """With words beside them, or, where there is little room, without, and one line beside the other."""
        aside = room >= Room.SCANT
        for token in self._hurt_ones:
            token.tighten(room)
        self._column.setDirection(QBoxLayout.Direction.LeftToRight if aside else QBoxLayout.Direction.TopToBottom)
        for place, line in enumerate(self._lines):
            self._column.setStretch(place, line.width_of_one_row() if aside else 0)
        for words in self._words:
            words.setVisible(not aside)
        for tray in self._trays:
            tray.tighten(room)
            walk_by_arrows(tray.markers())

    def width_of_one_row(self) -> int:
        """How wide it must be for no line to break."""
        wide = [line.width_of_one_row() for line in self._lines]
        if self._column.direction() == QBoxLayout.Direction.LeftToRight:
            return sum(wide) + (theme.GAP + theme.HAIR) * len(wide)  # shared out by parts, which are rounded
        return max(wide, default=0)

    def _lay_tray(self, side: ContestSide) -> None:
        line = self._line()
        self._words.append(Words(self._showing.wording.sentence(side.suffers), "small_b", wraps=False))
        line.addWidget(self._words[-1])
        tray = MarkerTray(self._contest, side, self._showing, self._hand)
        self._trays.append(tray)
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
        token = SourceToken(stack, look, showing.spoken(stack), self._hand)
        token.tighten(Room.AMPLE)
        self.tokens.append(token)
        self._hurt_ones.append(token)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.TIGHT)
        row.addWidget(token)
        self._words.append(Words(f"{say(heap[0].name)}: {say(heap[0].fate)}", "small", wraps=False))
        row.addWidget(self._words[-1])
        return holder

    def _line(self) -> FlowLayout:
        holder = QWidget()
        line = FlowLayout(holder, theme.GAP)
        self._lines.append(line)
        self._column.addWidget(holder)
        return line
