"""The cast: every kind of piece of every game, side by side, with its few printed numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.buttons import GlyphButton, SegmentBar
from desktop_app.gui.cast.cast_card import CARD, CastCard
from desktop_app.gui.discs import liveries
from desktop_app.gui.fixed_page import FixedPage
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.menu_door import menu_button
from desktop_app.gui.parts import Medallion, Words
from desktop_app.gui.services import Services
from desktop_app.gui.table.top_bar import command_button
from desktop_app.gui.theme import Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.introduction import TroupeView
from desktop_app.kernel.room import GameRoom

ALL = ""
"""The filter that shows all games."""

EDGE, MEDAL, WIDEST = 24, 40, 310
"""The page's margin, a side's disc, and the greatest width of a card, in pixels at text size 100."""

GAMES_PLACE = 4
"""Of the choice of games in the head, behind the title, if there is room."""

SCROLLS = 12
"""Pixels for the bar that scrolls."""


class CastPage(FixedPage):
    """`left`: back to where one came from. `game`: the one game that is shown, or ALL."""

    left = Signal()

    def __init__(self, services: Services, wording: Wording, commands: Mapping[str, QAction], window: QSize,
                 game: str = ALL) -> None:  # fmt: skip
        super().__init__(window)
        self._services, self._wording, self._commands = services, wording, commands
        self.game = game
        self.cards: list[CastCard] = []
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)
        self.build()

    def content(self) -> QWidget:
        """Troupe after troupe."""
        self.cards = []
        page = QWidget()
        column = QVBoxLayout(page)
        edge = theme.scaled(EDGE)
        column.setContentsMargins(edge, theme.scaled(16), edge, edge)
        column.setSpacing(theme.scaled(12))
        for room in self._services.rooms:
            if self.game in (ALL, room.id):
                self._tell(column, room)
        column.addStretch(1)
        self._walk_by_arrows()
        return page

    def arrangement(self) -> object:
        """How wide the cards are, and how many stand in a row."""
        return [self._grid(_largest(room.introduction().cast())) for room in self._services.rooms]

    # --- parts ----------------------------------------------------------------------------------------------------

    def head(self) -> QWidget:
        """The games to choose from, how many pieces there are, and the way back."""
        say = self._wording.say
        bar = QFrame()
        bar.setProperty("look", "bar")
        column = QVBoxLayout(bar)
        column.setContentsMargins(theme.scaled(12), theme.scaled(6), theme.scaled(12), theme.scaled(6))
        column.setSpacing(theme.scaled(8))
        row = QHBoxLayout()
        row.setSpacing(theme.scaled(8))
        column.addLayout(row)
        row.addWidget(command_button(self._commands["home"]))
        row.addSpacing(theme.scaled(4))
        row.addWidget(Words(say("app.cast.title"), "heading", wraps=False))
        row.addSpacing(theme.scaled(12))
        rooms = [(room.id, self._wording.of(room.id).name(room.id)) for room in self._services.rooms]
        self.games = SegmentBar(say("app.cast.games"), [(ALL, say("app.cast.all")), *rooms], self.game, "body", 26)
        self.games.chosen.connect(self.show_game)
        row.addStretch(1)
        row.addWidget(Words(say("app.cast.number", n=len(self.cards)), "small", "past", wraps=False))
        self.back = GlyphButton(say("app.cast.back"), "previous", height=32)
        self.back.clicked.connect(self.left)
        row.addWidget(self.back)
        row.addWidget(menu_button(self._commands["menu"]))
        if bar.sizeHint().width() + self.games.sizeHint().width() + row.spacing() <= self.room().width():
            row.insertWidget(GAMES_PLACE, self.games)
        else:
            column.addWidget(self.games, 0, Qt.AlignmentFlag.AlignLeft)
        return bar

    def _tell(self, column: QVBoxLayout, room: GameRoom) -> None:
        words, troupes = self._wording.of(room.id), room.introduction().cast()
        sides = {id: livery for troupe in troupes if troupe.seat for id, livery in liveries([troupe.seat]).items()}
        column.addWidget(Words(words.name(room.id), "title"))
        stage = QWidget()
        blocks = FlowLayout(stage, gap=theme.scaled(8))
        grid = self._grid(_largest(troupes))
        for troupe in troupes:
            blocks.addWidget(self._block(troupe, words, sides, grid))
        column.addWidget(stage)

    def _block(self, troupe: TroupeView, words: Wording, sides: dict[str, Livery], grid: tuple[int, int]) -> QWidget:
        """A troupe as wide as its cards: small ones stand side by side."""
        wide, number, gap = *grid, theme.scaled(8)
        across = max(min(2, number), min(number, len(troupe.members)))
        block = QWidget()
        block.setFixedWidth(across * (wide + gap) - gap)
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, theme.scaled(8))
        column.setSpacing(theme.scaled(8))
        column.addWidget(self._title(troupe, words, sides))
        shelf = QWidget()
        flow = FlowLayout(shelf, gap=gap)
        cards = [CastCard(member, sides, words, wide) for member in troupe.members]
        tallest = max(card.heightForWidth(wide) for card in cards)
        for card in cards:
            card.setFixedHeight(tallest)
            flow.addWidget(card)
        self.cards += cards
        column.addWidget(shelf)
        block.setFixedHeight(column.heightForWidth(block.width()))
        return block

    def _title(self, troupe: TroupeView, words: Wording, sides: dict[str, Livery]) -> QWidget:
        """A side with its disc and the name of its pattern; what is nobody's with its name alone."""
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, theme.scaled(8), 0, 0)
        row.setSpacing(theme.scaled(12))
        if troupe.seat is not None:
            livery = sides[troupe.seat.id]
            row.addWidget(Medallion(livery, theme.scaled(MEDAL)))
        row.addWidget(Words(words.sentence(troupe.title), "heading", wraps=False))
        if troupe.seat is not None:
            pattern = words.say(f"app.pattern.{troupe.seat.pattern}")
            row.addWidget(Words(words.say("app.cast.pattern", what=pattern), "small", "quiet", wraps=False))
        row.addStretch(1)
        return head

    def _grid(self, most: int) -> tuple[int, int]:
        """The width of a card, and how many of them fill a row from edge to edge; no more than `most`, those of the
        largest side, as long as they don't become too wide."""
        gap = theme.scaled(8)
        room = self.room().width() - 2 * theme.scaled(EDGE) - SCROLLS
        number = max(1, (room + gap) // (theme.scaled(CARD) + gap))
        number = max(min(number, most), (room + gap) // (theme.scaled(WIDEST) + gap))
        return (room + gap) // number - gap, number

    # --- what is done here ----------------------------------------------------------------------------------------

    def show_game(self, game: str) -> None:
        """The pieces of one game, or of all."""
        self.game = game
        self.verticalScrollBar().setValue(0)
        self.build_soon()

    def _walk_by_arrows(self) -> None:
        """Tab comes to the first card only."""
        for place, card in enumerate(self.cards):
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if place == 0 else Qt.FocusPolicy.ClickFocus)
            card.walked.connect(lambda right, down, card=card: self._walk(card, right, down))

    def _walk(self, card: CastCard, right: int, down: int) -> None:
        """To the nearest card that way; sideways on to the next row."""
        if right:
            place = self.cards.index(card) + right
            found = self.cards[place] if 0 <= place < len(self.cards) else None
        else:
            found = self._nearest(card, down)
        if found is not None:
            found.setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(found)

    def _nearest(self, card: CastCard, down: int) -> CastCard | None:
        here = self._middle(card)
        beyond = [(each, self._middle(each) - here) for each in self.cards]
        there = [(each, way) for each, way in beyond if way.y() * down > card.height() // 3]
        return min(there, key=lambda pair: (abs(pair[1].y()) * 2 + abs(pair[1].x())), default=(None, QPoint()))[0]

    def _middle(self, card: CastCard) -> QPoint:
        page = self.widget()
        return card.mapTo(page, card.rect().center()) if page is not None else QPoint()


def _largest(troupes: Sequence[TroupeView]) -> int:
    """How many pieces the largest side has; without sides, the largest troupe."""
    sides = [troupe for troupe in troupes if troupe.seat is not None]
    return max((len(troupe.members) for troupe in sides or troupes), default=1)
