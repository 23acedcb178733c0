"""What all panels share: a title, the ids they stand for, and the pieces that lie in them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.parts import TARGET, Die, PieceToken, Words, relook, walk_by_arrows
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import DieView, ItemView, PanelView

BEST_FACE = 6
TONES = {"done": "", "open": "quiet", "now": "", "": ""}


class Panel(QFrame):
    """A panel of the table. It is made anew when what it shows has changed."""

    HAS_TITLE = True

    def __init__(self, view: PanelView, showing: Showing, hand: DragController | None, dense: bool = False) -> None:
        super().__init__()
        self.view, self.showing, self.hand, self.dense = view, showing, hand, dense
        self.tokens: list[PieceToken] = []
        self.targets: dict[str, QFrame] = {}
        self._looks: dict[str, str] = {}
        self.title = showing.wording.sentence(view.title)
        self.setAccessibleName(self.title)
        self.setProperty(TARGET, view.id)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.HAIR if dense else theme.TIGHT)
        if self.has_title() and self.title:
            self.column.addWidget(Words(self.title, "small_b", "quiet"))
        self.build()
        walk_by_arrows(self.tokens)
        self.column.addStretch(1)

    def has_title(self) -> bool:
        """Does the title stand above all else?"""
        return self.HAS_TITLE

    def build(self) -> None:
        """Adds what this kind of panel shows."""

    def target(self, id: str, frame: QFrame) -> None:
        """This frame stands for an id: a piece may be dropped there, and it glows while it may."""
        frame.setProperty(TARGET, id)
        self.targets[id] = frame
        self._looks[id] = str(frame.property("look") or "")

    def mark(self, goals: frozenset[str]) -> None:
        """Lights what may be chosen now."""
        for id, frame in self.targets.items():
            relook(frame, "goal" if id in goals else self._looks[id])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on something that is no piece: a place to choose, or where the selected piece goes."""
        point = event.position().toPoint()
        if self.hand is None or event.button() != Qt.MouseButton.LeftButton or not self.rect().contains(point):
            return
        found: list[str] = []
        widget = self.childAt(point)
        while widget is not None and widget is not self:
            found += str(widget.property(TARGET) or "").split()
            widget = widget.parentWidget()
        self.hand.click_place(tuple(found), event.globalPosition().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Taken, so that the release comes here."""

    def share(self) -> int:
        """How wide it likes to be beside others."""
        return 1

    def words(self, item: ItemView) -> str:
        """An item in words."""
        return self.showing.wording.sentence(item.text)

    def number(self, item: ItemView) -> str:
        """An item's number: "3" or "3/6"."""
        value = self.showing.wording.word(item.value) if item.value != "" else ""
        return f"{value}/{item.of}" if item.of and value else value

    def line(self, item: ItemView, style: str = "small") -> QWidget:
        """An item as words with its number at the right."""
        row = QWidget()
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        bold = style if item.state in ("", "open") else f"{style}_b"
        box.addWidget(Words(self.words(item), bold, TONES.get(item.state, "")), 1)
        if self.number(item):
            box.addWidget(Words(self.number(item), f"{style}_b", wraps=False))
        return row

    def pieces(self, item: ItemView, diameter: int = 30) -> QWidget | None:
        """The pieces that lie in an item, as tokens that the hand may take."""
        heaps = self.showing.stacks_of(item)
        if not heaps:
            return None
        row = QWidget()
        flow = FlowLayout(row, gap=2)
        for heap in heaps:
            look = self.showing.look(heap.top)
            token = PieceToken(heap, look, self.showing.spoken(heap), self.hand, diameter)
            self.tokens.append(token)
            flow.addWidget(token)
        return row

    def dice(self, dice: tuple[DieView, ...]) -> QWidget | None:
        """Rolled dice."""
        if not dice:
            return None
        row = QWidget()
        flow = FlowLayout(row, gap=theme.TIGHT)
        for die in dice:
            blank = die.meaning in ("", "blank")
            words = self.showing.wording.say("app.die", face=die.face, meaning=die.meaning or "blank")
            flow.addWidget(Die(die, die.face >= BEST_FACE and not blank, blank, words))
        return row
