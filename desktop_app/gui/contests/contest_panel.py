"""A contest over the board: its heading and steps, both sides with their dice, and below them what the step needs."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.dice_row import DiceRow
from desktop_app.gui.contests.odds_picture import AbilityRow, OddsPicture, ability_words
from desktop_app.gui.contests.result_slots import ResultsCard, markers_of
from desktop_app.gui.contests.result_tokens import SlotToken
from desktop_app.gui.contests.side_card import SideCard
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.gestures import Stack
from desktop_app.gui.icons import icon
from desktop_app.gui.parts import Glyph, Medallion, PieceToken, Words, panel, walk_by_arrows
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.contests import AbilityView, ContestView
from desktop_app.kernel.questions import Text

EDGE = 16
"""Room between the panel's edge and what it shows."""

LARGE = 150
"""Above this text size, in per cent, the title may take two lines."""


def _least(body: QWidget) -> int:
    """How narrow it can be, in pixels, as its rows stand now."""
    for part in (body, *body.findChildren(QWidget)):
        part.ensurePolished()
    for part in reversed([*body.findChildren(QWidget), body]):
        layout = part.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
    return body.minimumSizeHint().width()


class ContestPanel(QFrame):
    """One contest at one moment; made anew for another. `fold`: the board is wanted, or the contest again;
    `used` carries the keys of the options that use an ability, `kept` the key that does without any;
    `luck`: everybody's luck is to be told."""

    fold = Signal()
    used = Signal(object)
    kept = Signal(str)
    luck = Signal()

    def __init__(self, contest: ContestView, showing: Showing, hand: DragController, folded: bool) -> None:
        super().__init__()
        self.setProperty("look", "contest")
        self.contest, self.folded = contest, folded
        self._showing, self._hand = showing, hand
        self._kept = 0
        self._offer: QFrame | None = None
        self._scroll: QScrollArea | None = None
        self.sides: list[SideCard] = []
        self.results: list[ResultsCard] = []
        self._loose: list[PieceToken] = []
        self._rows: list[QBoxLayout] = []
        self._lines: list[FlowLayout] = []
        self._other_steps: list[QWidget] = []
        self.fold_button = QToolButton()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(EDGE, 6, EDGE, 8 if folded else theme.MARGIN)
        self._column.setSpacing(theme.GAP)
        self._head = self._heading()
        self._column.addWidget(self._head)
        self._body: QWidget | None = None
        if not folded:
            self._lay_body()
        elif any(side.markers for side in contest.sides):
            self._column.addWidget(self._trays())
        else:
            self._lay_hurt()
        title = self._say(contest.title)
        steps = showing.wording.say("app.contest.step", what=self._step(), n=contest.step + 1, of=len(contest.steps))
        self.setAccessibleName(f"{title}: {steps}")

    # --- what others ask ------------------------------------------------------------------------------------------

    def tokens(self) -> list[PieceToken]:
        """Every piece and marker in it."""
        found = [token for side in self.sides for token in side.tokens]
        return [*found, *[token for card in self.results for token in card.tokens()], *self._loose]

    def choosable(self) -> list[PieceToken]:
        """Those that are lit when they may be chosen: where a piece has a place of its own, that place alone."""
        found = [token for card in self.results for token in card.tokens()] + self._loose
        return found or [token for side in self.sides for token in side.tokens]

    def slots(self) -> list[SlotToken]:
        """The places of the pieces that may take a result."""
        return [slot for card in self.results for slot in card.slots]

    def dice(self) -> list[DiceRow]:
        """All rows of dice."""
        return [row for side in self.sides for row in side.dice]

    def foretell(self, words: str) -> bool:
        """What the option that is pointed at would bring, in the half of whoever chooses; says whether that needs
        more room now."""
        sides = zip(self.results, self.contest.sides, strict=False)
        return any(card.foretell(words) for card, side in sides if side.decides)

    def fit(self, width: int) -> None:
        """Where words are large, sides stand below one another and only the step that goes on is named."""
        self._turn(QBoxLayout.Direction.LeftToRight, True)
        inner = width - 2 * EDGE - theme.scaled(16)
        if self._body is not None and _least(self._body) > inner:
            self._turn(QBoxLayout.Direction.TopToBottom, True)
        if self._head.minimumSizeHint().width() > inner:
            for part in self._other_steps:
                part.setVisible(False)

    def fit_folded(self, room: int) -> None:
        """As wide as its lines, or as there is room, in pixels; then lines break."""
        title, column = self._title, self._column
        head = self._head.sizeHint().width() - title.sizeHint().width()
        widest = [head + title.fontMetrics().horizontalAdvance(title.text()) + 2]
        widest += [line.width_of_one_row() for line in self._lines]
        margins = column.contentsMargins()
        self.setFixedWidth(min(room, max(widest) + margins.left() + margins.right() + 2))
        self.adjustSize()

    def show_asked(self) -> None:
        """Where not all has room: what is asked now comes into sight."""
        sides = zip(self.results, self.contest.sides, strict=False)
        asked: list[QWidget] = [card for card, side in sides if side.decides]
        asked += [self._offer] if self._offer is not None else []
        if asked and self._scroll is not None and self._body is not None:
            self._scroll.ensureWidgetVisible(asked[0], 0, 0)
            top = asked[0].mapTo(self._body, QPoint(0, 0)).y()
            bar = self._scroll.verticalScrollBar()
            bar.setValue(min(bar.value(), top))

    def tighten(self, tight: bool) -> None:
        """Lower rows and narrower places, where there is too little room for all; or as they are drawn else."""
        for side in self.sides:
            side.tighten(tight)
        for results in self.results:
            results.tighten(tight)

    def show_bar(self, wanted: bool) -> None:
        """A bar to scroll with where not all has room; else its width belongs to the rows, which may need it."""
        if self._scroll is not None:
            policy = Qt.ScrollBarPolicy
            bar = policy.ScrollBarAsNeeded if wanted else policy.ScrollBarAlwaysOff
            self._scroll.setVerticalScrollBarPolicy(bar)

    def needed(self, width: int) -> int:
        """The height that shows all of it at this width."""
        column = self._column
        column.activate()
        margins = column.contentsMargins()
        inner = width - margins.left() - margins.right() - 2
        tall = self._head.heightForWidth(inner) if self._head.hasHeightForWidth() else 0
        around = margins.top() + margins.bottom() + max(tall, self._head.sizeHint().height())
        if self._body is None:
            return max(self.sizeHint().height(), around)
        layout = self._body.layout()
        assert layout is not None
        layout.activate()
        tall = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        self._body.setMinimumHeight(tall)  # lines that wrap ask for more by themselves, as if it were narrow
        return around + column.spacing() + tall + 4

    def _turn(self, direction: QBoxLayout.Direction, named: bool) -> None:
        for row in self._rows:
            row.setDirection(direction)
        for part in self._other_steps:
            part.setVisible(named)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _heading(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(Glyph("attack", 20))
        large = theme.text_size() > LARGE
        self._title = Words(self._say(self.contest.title), "heading_small", wraps=large)
        row.addWidget(self._title, int(large))
        if not large:
            row.addStretch(1)
        for place, step in enumerate(self.contest.steps):
            lit = place == self.contest.step
            if self.folded and not lit:
                continue
            if place and not self.folded:
                self._other_steps.append(Glyph("next", 9, theme.colours().text_3))
                row.addWidget(self._other_steps[-1])
            skipped = place in self.contest.skipped
            tone = "" if lit else "past" if skipped or place < self.contest.step else "quiet"
            words = Words(self._say(step), "small_b" if lit else "small", tone, wraps=False)
            if skipped:
                crossed = words.font()
                crossed.setStrikeOut(True)
                words.setFont(crossed)
                words.setAccessibleName(self._showing.wording.say("app.contest.skipped", what=self._say(step)))
            if lit:
                words.setProperty("look", "lit")
            else:
                self._other_steps.append(words)
            row.addWidget(words, 0, Qt.AlignmentFlag.AlignVCenter)
        say = self._showing.wording.say
        if not self.folded:
            row.addWidget(self._luck_button(say("app.luck")))
        button = self.fold_button
        button.setIcon(icon("unfold" if self.folded else "fold"))
        button.setIconSize(QSize(theme.scaled(16), theme.scaled(16)))
        button.setAccessibleName(say("app.contest.unfold" if self.folded else "app.contest.fold"))
        button.setToolTip(button.accessibleName())
        button.clicked.connect(self.fold)
        row.addWidget(button)
        return head

    def _luck_button(self, words: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon("luck"))
        button.setIconSize(QSize(theme.scaled(16), theme.scaled(16)))
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.clicked.connect(self.luck)
        return button

    def _lay_body(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        sides = QHBoxLayout()
        sides.setSpacing(theme.MARGIN)
        for side in self.contest.sides:
            card = SideCard(self.contest, side, self._showing, self._hand)
            self.sides.append(card)
            sides.addWidget(card, 1)
        column.addLayout(sides)
        self._rows.append(sides)
        if self.contest.odds is not None:
            odds = OddsPicture(self.contest.odds, self._showing)
            self._rows.append(odds.row)
            column.addWidget(odds)
        elif any(side.fighters for side in self.contest.sides):
            column.addLayout(self._lay_results())
        self._lay_abilities(column)
        column.addStretch(1)
        self._body = body
        scroll = self._scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(body)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        self._column.addWidget(scroll, 1)

    def _lay_results(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.MARGIN)
        for side in self.contest.sides:
            card = ResultsCard(self.contest, side, self._showing, self._hand)
            self.results.append(card)
            row.addWidget(card, 1)
        self._rows.append(row)
        return row

    def _lay_abilities(self, column: QVBoxLayout) -> None:
        """What is offered now, one at a time; else what may still change the dice."""
        odds = self.contest.odds
        if self.contest.offers:
            self._offer = panel("active")
            row = QHBoxLayout(self._offer)
            row.setContentsMargins(12, 4, 10, 4)
            row.setSpacing(theme.MARGIN)
            self._rows.append(row)
            self._fill_offer()
            column.addWidget(self._offer)
        elif odds is not None and odds.abilities:
            column.addWidget(AbilityRow(odds.abilities, self._showing))

    def _fill_offer(self) -> None:
        """The ability that is offered first of those that have not been kept."""
        assert self._offer is not None
        row = self._offer.layout()
        assert isinstance(row, QHBoxLayout)
        while row.count():
            item = row.takeAt(0)
            gone = item.widget() if item is not None else None
            if gone is not None:
                gone.hide()
                gone.deleteLater()
        offered = self.contest.offers[self._kept]
        row.addWidget(Medallion(self._showing.livery(offered.owner), theme.scaled(22)))
        words = QWidget()
        words.setLayout(ability_words(offered, self._showing))
        row.addWidget(words, 1)
        say = self._showing.wording.say
        self._button(row, say("app.contest.keep"), "").clicked.connect(partial(self._keep, offered))
        use = self._button(row, say("app.contest.use", what=self._say(offered.name)), "main")
        use.clicked.connect(lambda: self.used.emit(offered.keys))

    def _button(self, row: QHBoxLayout, words: str, look: str) -> QPushButton:
        button = QPushButton(words)
        button.setFont(theme.font("body_b"))
        button.setMinimumHeight(theme.scaled(36))
        button.setProperty("look", look)
        row.addWidget(button)
        return button

    def _keep(self, offered: AbilityView) -> None:
        """The next one is offered; after the last the question is answered."""
        if self._kept + 1 < len(self.contest.offers):
            self._kept += 1
            self._fill_offer()
        else:
            self.kept.emit(offered.keep)

    def _trays(self) -> QWidget:
        """Folded, the markers stay at hand: they can be carried onto the board."""
        holder, row = self._line()
        for side in self.contest.sides:
            if not side.decides:
                continue
            row.addWidget(Words(self._say(side.suffers), "small_b"))
            for token in markers_of(self.contest, side, self._showing, self._hand):
                row.addWidget(token)
                if isinstance(token, PieceToken):
                    self._loose.append(token)
        walk_by_arrows(self._loose)
        return holder

    def _lay_hurt(self) -> None:
        """Folded, all results taken: those that stand here and have taken one, to be carried from the bar."""
        for side in self.contest.sides:
            hurt = [each for each in side.fighters if each.fate.id and not each.gone and self._piece(each.piece)]
            if not hurt:
                continue
            line, row = self._line()
            row.addWidget(Medallion(self._showing.livery(side.seat), theme.scaled(20)))
            for fighter in hurt:
                stack = Stack((self._showing.pieces[fighter.piece],))
                look = self._showing.look(stack.top)._replace(badges=(), coin=False)
                token = PieceToken(stack, look, self._showing.spoken(stack), self._hand, 28, most=1.1)
                self._loose.append(token)
                row.addWidget(token)
                words = f"{self._say(fighter.name)}: {self._say(fighter.fate)}"
                row.addWidget(Words(words, "small", wraps=False))
            self._column.addWidget(line)
        walk_by_arrows(self._loose)

    def _line(self) -> tuple[QWidget, FlowLayout]:
        """A line of the folded bar, which breaks where it is too long."""
        holder = QWidget()
        row = FlowLayout(holder, theme.GAP)
        self._lines.append(row)
        return holder, row

    def _piece(self, id: str) -> bool:
        return id in self._showing.pieces

    def _step(self) -> str:
        return self._say(self.contest.steps[self.contest.step])

    def _say(self, text: Text) -> str:
        return self._showing.wording.sentence(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Taken: a press beside its parts does not reach the board."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing in it wants are the page's."""
        event.ignore()
