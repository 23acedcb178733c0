"""Who takes the results: markers in a tray, the pieces that they are carried onto, and what would come of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.marker_tray import MarkerTray
from desktop_app.gui.contests.result_tokens import SlotToken
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.contests.side_card import MarkIcon, form_of
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.parts import Glyph, PieceToken, Words, walk_by_arrows
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.contests import ContestSide, ContestView, FighterView
from desktop_app.kernel.questions import Text

FEW = 5
"""So many pieces stand each for itself; of more the equal ones stand together."""

EDGES = (12, 12, 8, 8)
"""Room left and right of what a card shows."""


class Consequences(QWidget):
    """What is said before it happens: blue what may come of this step, salmon what the result pointed at would do."""

    def __init__(self, general: list[str], kept: bool) -> None:
        super().__init__()
        self._general = "\n".join(general)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        self._glyphs = [Glyph("warning", 16, tint) for tint in (theme.colours().info, theme.colours().loss)]
        for glyph in self._glyphs:
            row.addWidget(glyph, 0, Qt.AlignmentFlag.AlignTop)
        self.words = Words("", "small", "quiet")
        row.addWidget(self.words, 1)
        if kept:  # its room is there from the beginning: nothing jumps below the pointer
            self.setMinimumHeight(max(self.words.fontMetrics().height(), theme.scaled(16)))
        self.foretell("")
        if not kept and not general:
            self.hide()  # never shown from here: without a parent it would be a window of its own

    def foretell(self, words: str) -> bool:
        """These words, or the general ones; says whether they need more lines than any before."""
        shown = words or self._general
        if shown == self.words.text() and shown:
            return False
        self.words.setText(shown)
        for glyph, is_there in zip(self._glyphs, (bool(shown) and not words, bool(words)), strict=True):
            glyph.setVisible(is_there)
        tall = self.words.heightForWidth(self.words.width()) if self.words.isVisible() else 0
        grows = tall > self.minimumHeight() > 0
        if grows:
            self.setMinimumHeight(tall)
        return grows


class ResultsCard(QFrame):
    """What falls on one side and who takes it. Its frame is amber while whoever looks chooses."""

    def __init__(self, contest: ContestView, side: ContestSide, showing: Showing, hand: DragController) -> None:
        super().__init__()
        self.setProperty("look", "active" if side.decides else "panel")
        self.slots: list[SlotToken] = []
        self._contest, self._side, self._showing, self._hand = contest, side, showing, hand
        now = side.markers if side.decides else tuple(each for each in side.markers if not each.later)
        self._tray = MarkerTray(contest, side._replace(markers=now), showing, hand, self._placed())
        column = self._column = QVBoxLayout(self)
        column.addWidget(self._head())
        column.addWidget(self._fighters())
        if side.to_come.id and not side.decides:
            column.addWidget(self._still_to_come())
        column.addStretch(1)
        self._foot = self._warnings()
        column.addWidget(self._foot)
        self.tighten(Room.AMPLE)
        self.setAccessibleName(f"{self._say(self._side.suffers)}. {self._say(self._side.note)}")

    def tokens(self) -> list[PieceToken]:
        """Everything that the hand may take or go to."""
        return [*self._tray.markers(), *self.slots]

    def tighten(self, room: Room) -> None:
        """Narrower places where there is little room for all; that one chooses is told by the frame then."""
        self._note.setVisible(room == Room.AMPLE)
        edge = theme.GAP if room == Room.AMPLE else theme.TIGHT
        side = theme.scaled(EDGES[room])
        self._column.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(edge)
        self._tray.tighten(room)
        for slot in self.slots:
            slot.tighten(room)
        lines = max((slot.lines() for slot in self.slots), default=1)
        for slot in self.slots:
            slot.stand(lines)
        walk_by_arrows(self.tokens())

    def _head(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Words(self._say(self._side.suffers), "body_b"))
        self._note = Words(self._say(self._side.note), "small", "quiet")
        words.addWidget(self._note)
        row.addLayout(words, 1)
        row.addWidget(self._tray)
        return head

    def _still_to_come(self) -> QWidget:
        """What is chosen in a later step."""
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(Words(self._say(self._side.to_come), "small", "quiet", wraps=False))
        for marker in self._side.markers:
            if marker.later:
                row.addWidget(MarkIcon(self._contest, marker.result, 9))
        row.addStretch(1)
        return line

    def _placed(self) -> list[str]:
        """What has left the tray in the step that goes on: its places are empty."""
        if not self._side.decides:
            return []
        later = {marker.result for marker in self._side.markers if not marker.piece}
        found = [result for fighter in self._side.fighters for result in fighter.results if result not in later]
        now = {marker.result for marker in self._side.markers if marker.piece} or set(found[-1:])
        return [result for result in found if result in now]

    def _fighters(self) -> QWidget:
        """Every piece by itself, or equal ones together when there are many."""
        holder = QWidget()
        flow = FlowLayout(holder, gap=theme.GAP)
        forms = {each.id: (form_of(self._contest, each.id), each.art) for each in self._contest.results}
        for fighters in self._heaps():
            slot = SlotToken(fighters, forms, self._showing, self._hand)
            self.slots.append(slot)
            flow.addWidget(slot)
        return holder

    def _heaps(self) -> list[list[FighterView]]:
        """Equal ones together: what some of them have taken lies on their heap, until they have left it."""
        shown = [each for each in self._side.fighters if each.piece in self._showing.pieces]
        if len(shown) <= FEW:
            return [[each] for each in shown]
        kinds: dict[str, dict[object, list[FighterView]]] = {}
        for each in sorted(shown, key=lambda each: each.gone):
            heaps = kinds.setdefault(self._showing.pieces[each.piece].kind, {})
            heaps.setdefault((each.gone, each.gone and each.fate), []).append(each)
        kept = dict.fromkeys(self._showing.pieces[each.piece].kind for each in shown)
        return [heap for kind in kept for heap in kinds[kind].values()]

    def _warnings(self) -> Consequences:
        return Consequences([self._say(warning) for warning in self._side.warnings], self._side.decides)

    def foretell(self, words: str) -> bool:
        """What the option that is pointed at would bring, "" for none; says whether the card needs more room now."""
        return self._foot.foretell(words)

    def _say(self, text: Text) -> str:
        return self._showing.wording.sentence(text)
