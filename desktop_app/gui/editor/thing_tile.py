"""A thing of the palette: its piece, its name, and how many are left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.discs import look_of
from desktop_app.gui.editor.editor_hand import PALETTE, EditorHand
from desktop_app.gui.gestures import Stack
from desktop_app.gui.parts import PieceToken, Words, relook
from desktop_app.gui.theme import Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Thing, piece_id
from desktop_app.kernel.views import PieceView

NAME = "badge"
SIDES = 1
"""Pixels between the frame of a tile and its name."""


def piece_of(thing: Thing) -> PieceView:
    """A thing of the palette as a piece that the hand can take."""
    id = piece_id(thing.id, PALETTE, 1)
    return PieceView(id, thing.id, PALETTE, thing.art, thing.owner, thing.size, movable=True, spoken=thing.text)


def columns_for(things: Sequence[Thing], wording: Wording, width: int) -> int:
    """Three tiles in a row, or fewer where a word of a name is too long for that."""
    metrics = QFontMetrics(theme.font(NAME))
    words = [word for thing in things for word in wording.sentence(thing.text).split()]
    small = QFontMetrics(theme.font("small"))
    numbers = [small.horizontalAdvance(words_left(thing.left, wording)) for thing in things]
    longest = max((*map(metrics.horizontalAdvance, words), *numbers), default=0) + 2 * SIDES + 2
    return next((columns for columns in (3, 2) if longest <= (width - (columns - 1) * theme.GAP) // columns), 1)


def words_left(left: int | None, wording: Wording) -> str:
    """How many are left, in words; nothing where there are any number."""
    if left is None:
        return ""
    if left == 0:
        return wording.say("app.editor.placed")
    return wording.say("app.editor.over" if left < 0 else "app.editor.left", n=abs(left))


class ThingToken(PieceToken):
    """A thing of the palette. `stepped`: plus or minus was pressed on it."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus adds one to the place that is looked at, minus takes one away from there."""
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.stepped.emit(1)
        elif event.key() == Qt.Key.Key_Minus:
            self.stepped.emit(-1)
        else:
            super().keyPressEvent(event)


class ThingTile(QFrame):
    """A thing, its name, and how many are left; salmon when there are too many on the table."""

    def __init__(self, thing: Thing, sides: dict[str, Livery], hand: EditorHand, wording: Wording) -> None:
        super().__init__()
        self.thing = thing
        piece = piece_of(thing)
        words = wording.sentence(thing.text)
        self.token = ThingToken(Stack((piece,)), look_of(piece, sides, coin=True), words, hand, 32, 1.0)
        self._left = Words("", "small", wraps=False)
        self._left.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._wording = wording
        self._selected = False
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDES, 4, SIDES, 4)
        column.setSpacing(0)
        name = Words(words, NAME)
        name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.token, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(name, 1)
        column.addWidget(self._left)
        self.show_thing(thing)

    def show_thing(self, thing: Thing) -> None:
        """Another number left."""
        self.thing = thing
        words = words_left(thing.left, self._wording)
        self._left.setText(words)
        self._left.setProperty("tone", "loss" if (thing.left or 0) < 0 else "quiet")
        self._left.style().unpolish(self._left)
        self._left.style().polish(self._left)
        self._left.setVisible(bool(words))
        self.token.setAccessibleName(f"{self.token.toolTip()}, {words}" if words else self.token.toolTip())
        self._relook()

    def show_selected(self, selected: bool, lifted: bool) -> None:
        """An amber frame while it is selected or in the hand."""
        self._selected = selected or lifted
        self._relook()
        self.token.show_state(False, False, 0)

    def _relook(self) -> None:
        is_there = self.thing.left is None or self.thing.left > 0
        relook(self, "goal" if self._selected else "card" if is_there else "used")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The whole tile is its piece."""
        self.token.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carries."""
        self.token.mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Puts down."""
        self.token.mouseReleaseEvent(event)
