"""One seat of the New game page: its side and where it begins, who plays it and how well."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop_app.app.match import HUMAN
from desktop_app.gui import theme
from desktop_app.gui.buttons import SegmentBar
from desktop_app.gui.discs import liveries
from desktop_app.gui.new_game.side_tokens import SidePiece
from desktop_app.gui.parts import ChoiceBox, Words, paint_band, relook
from desktop_app.gui.theme import colour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.introduction import SideView

CREST, CORNER, TALLEST = 5, 8, 104
"""How wide the stripe in the side's colour is and how round a row's corners are, in pixels; a row's greatest height at
text size 100."""

DOT = 4


def choose(box: ChoiceBox, data: object) -> None:
    """Another entry, without a word to anybody."""
    with QSignalBlocker(box):
        box.setCurrentIndex(max(0, box.findData(data)))


class LevelBox(ChoiceBox):
    """A bot's level: its word, and a dot for each step of strength."""

    def __init__(self, name: str, bots: Sequence[str], words: Wording) -> None:
        super().__init__(name)
        self.setFont(theme.font("small_b"))
        self.setMinimumHeight(theme.scaled(28))
        self._dots, self._step = len(bots), theme.scaled(12)
        self._radius, self._right = theme.scaled(DOT), theme.scaled(32)
        for bot in bots:
            self.addItem(level_name(words, bot), bot)
        self.setMinimumWidth(self.sizeHint().width() + self._dots * self._step + theme.scaled(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, and its dots before the arrow."""
        super().paintEvent(event)
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self.width() - self._right - self._dots * self._step
        for dot in range(self._dots):
            filled = dot < self._dots - self.currentIndex()
            painter.setPen(QPen(colour(tokens.text if filled else tokens.text_3), 1.2))
            painter.setBrush(colour(tokens.text) if filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(left + (dot + 0.5) * self._step, self.height() / 2), self._radius, self._radius)
        painter.end()


def level_name(words: Wording, bot: str) -> str:
    """A bot's level in a word."""
    return words.say(f"app.level.{bot}") if words.has(f"app.level.{bot}") else bot.replace("_", " ")


def level_does(words: Wording, bot: str) -> str:
    """What a bot of this level does, in a few words."""
    return words.say(f"app.level.{bot}.does") if words.has(f"app.level.{bot}.does") else ""


class SeatRow(QFrame):
    """`side_taken`, `player_taken`: another side or player; `put`: what is in the hand comes onto this seat;
    `let_go`: it doesn't. `place`: which seat it is, from 0."""

    side_taken = Signal(int, str)
    player_taken = Signal(int, str)
    put = Signal(int)
    let_go = Signal()
    walked = Signal(int)

    def __init__(self, words: Wording, place: int, sides: Sequence[str], bots: Sequence[str]) -> None:
        super().__init__()
        self.place, self._words, self._bots = place, words, tuple(bots)
        self._line = theme.NEUTRAL.line
        self._awaits = False
        self.setProperty("look", "card")
        number = place + 1
        self.setAccessibleName(words.say("app.new.seat", n=number))
        self._piece = SidePiece()
        self.side = ChoiceBox(words.say("app.new.side", n=number))
        self.side.setProperty("look", "flat")
        self.side.setFont(theme.font("name"))
        self.side.setMinimumHeight(theme.scaled(30))
        for side in sides:
            self.side.addItem(words.name(side), side)
        self.start = Words("", "small", "quiet")
        self.does = Words("", "small", "past")
        self.who = SegmentBar(
            words.say("app.new.player", n=number),
            [(True, words.say("app.new.you")), (False, words.say("app.new.bot"))], True,
        )  # fmt: skip
        self.level = LevelBox(words.say("app.new.level", n=number), bots, words)
        self.here = Words(words.say("app.new.here"), "small", "quiet", wraps=False)
        self.here.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.who.setMinimumWidth(self.level.minimumWidth())
        self._lay_out()
        self.side.currentIndexChanged.connect(lambda _: self.side_taken.emit(self.place, self.side.currentData()))
        self.level.currentIndexChanged.connect(lambda _: self._take(self.level.currentData()))
        self.who.chosen.connect(lambda person: self._take(HUMAN if person else self.level.currentData()))

    def show_seat(self, side: SideView, player: str, level: str) -> None:
        """Who sits here now, and who plays."""
        words = self._words
        self._line = liveries([side.seat])[side.seat.id].line
        self._piece.show_side(side)
        choose(self.side, side.seat.id)
        choose(self.level, level)
        self.start.setText(words.sentence(side.start))
        person = player == HUMAN
        self.does.setText(words.say("app.new.you_do") if person else level_does(words, player))
        self.who.show_value(person)
        self.level.setVisible(not person)
        self.here.setVisible(person)
        self.update()

    def await_side(self, awaits: bool, under: bool = False) -> None:
        """Something may be put here; `under`: it is held over this very seat."""
        self._awaits = awaits
        relook(self, "goal" if under or self.hasFocus() else "await" if awaits else "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if awaits else Qt.FocusPolicy.NoFocus)

    # --- events ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts down what was taken before."""
        if self._awaits and event.button() == Qt.MouseButton.LeftButton:
            self.put.emit(self.place)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter puts down, arrows go to the next seat, Esc lets go."""
        key = Qt.Key(event.key())
        if not self._awaits:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.put.emit(self.place)
        elif key == Qt.Key.Key_Escape:
            self.let_go.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit(self.place + (1 if key == Qt.Key.Key_Down else -1))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """It takes spare height up to its greatest one, or as much as its words need at this width."""
        super().resizeEvent(event)
        self.setMaximumHeight(max(self._tallest, self.heightForWidth(self.width()), self.minimumSizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card with the side's stripe at its left."""
        super().paintEvent(event)
        paint_band(self, self._line, CREST, CORNER)

    def _take(self, player: str) -> None:
        self.player_taken.emit(self.place, player)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.scaled(12), theme.scaled(6), theme.scaled(10), theme.scaled(6))
        row.setSpacing(theme.scaled(8))
        row.addWidget(self._piece)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addStretch(1)
        middle.addWidget(self.side, 0, Qt.AlignmentFlag.AlignLeft)
        for line in (self.start, self.does):
            line.setContentsMargins(theme.scaled(6), 0, 0, 0)
            middle.addWidget(line)
        middle.addStretch(1)
        row.addLayout(middle, 1)
        right = QVBoxLayout()
        right.setSpacing(theme.scaled(8))
        right.addStretch(1)
        for part in (self.who, self.level, self.here):
            right.addWidget(part)
        right.addStretch(1)
        row.addLayout(right)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._tallest = theme.scaled(TALLEST)
