"""A contest over the board: its heading and steps, both sides with their dice, and below them what the step needs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.abilities import AbilityRow, OfferCard
from desktop_app.gui.contests.contest_heading import ContestHeading
from desktop_app.gui.contests.dice_row import DiceRow
from desktop_app.gui.contests.folded_lines import FoldedLines
from desktop_app.gui.contests.odds_picture import OddsPicture
from desktop_app.gui.contests.placing import least_width
from desktop_app.gui.contests.result_slots import ResultsCard
from desktop_app.gui.contests.result_tokens import SlotToken
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.contests.side_card import SideCard
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.contests import AbilityView, ContestView

EDGES = (16, 16, 10, 10)
"""Room between the panel's edge and what it shows, for each room."""


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
        self._offer: OfferCard | None = None
        self._odds: OddsPicture | None = None
        self._abilities: AbilityRow | None = None
        self._scroll: QScrollArea | None = None
        self._lines: FoldedLines | None = None
        self._body: QWidget | None = None
        self.sides: list[SideCard] = []
        self.results: list[ResultsCard] = []
        self._rows: list[QBoxLayout] = []
        self._results_row: QBoxLayout = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.setSpacing(theme.GAP)
        self._head = ContestHeading(contest, showing, folded)
        self._head.fold.connect(self.fold)
        self._head.luck.connect(self.luck)
        self.fold_button = self._head.fold_button
        self._column.addWidget(self._head)
        if folded:
            self._lines = FoldedLines(contest, showing, hand)
            self._column.addWidget(self._lines)
        else:
            self._lay_body()
        self.tighten(Room.AMPLE)
        say = showing.wording.sentence
        step = say(contest.steps[contest.step])
        steps = showing.wording.say("app.contest.step", what=step, n=contest.step + 1, of=len(contest.steps))
        self.setAccessibleName(f"{say(contest.title)}: {steps}")

    # --- what others ask ------------------------------------------------------------------------------------------

    def tokens(self) -> list[PieceToken]:
        """Every piece and marker in it."""
        found = [token for side in self.sides for token in side.tokens]
        return [*found, *[token for card in self.results for token in card.tokens()], *self._loose()]

    def choosable(self) -> list[PieceToken]:
        """Those that are lit when they may be chosen: where a piece has a place of its own, that place alone."""
        found = [token for card in self.results for token in card.tokens()] + self._loose()
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

    def fit(self, width: int, scrolls: bool = False) -> None:
        """Where words are large, sides stand below one another and only the step that goes on is named. Where all has
        to be scrolled, whoever chooses has the whole width for it."""
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for row in self._rows:
            row.setDirection(beside)
        inner = width - self._around()
        if self._body is not None and least_width(self._body) > inner:
            for row in self._rows:
                row.setDirection(below if row.minimumSize().width() > inner else beside)
        if scrolls and self.results:
            self._results_row.setDirection(below)
        self._head.name_all(True)
        self._head.name_all(self._head.minimumSizeHint().width() <= inner)

    def fit_folded(self, wide: int, tall: int) -> None:
        """As wide as its lines, or as there is room, in pixels; then lines break. Where that is too tall everything
        stands in one line, without words."""
        assert self._lines is not None
        for room in (Room.AMPLE, Room.SCANT):
            self._lines.tighten(room)
            self._head.tighten(room)
            aside = room == Room.SCANT
            self._column.setDirection(QBoxLayout.Direction.RightToLeft if aside else QBoxLayout.Direction.TopToBottom)
            self._column.setStretch(1, int(aside))
            least_width(self)  # what is hidden now takes no room
            head, lines = self._head.width_of_one_line(), self._lines.width_of_one_row()
            self.setFixedWidth(min(wide, self._around() + (head + theme.GAP + lines if aside else max(head, lines))))
            column = self._column  # with a heading alone nothing in it breaks
            breaks = column.hasHeightForWidth()
            height = column.totalHeightForWidth(self.width()) if breaks else column.totalSizeHint().height()
            self.resize(self.width(), height)
            if self.height() <= tall:
                break

    def least_folded(self) -> int:
        """The width of its whole heading in one line, in pixels."""
        self._head.tighten(Room.AMPLE)
        return self._around() + self._head.width_of_one_line()

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

    def tighten(self, room: Room) -> None:
        """Everything as there is room for it."""
        edge, below = theme.scaled(EDGES[room]), theme.GAP if self.folded or room else theme.MARGIN
        self._column.setContentsMargins(edge, theme.scaled(6 if room < Room.SCANT else 3), edge, below)
        for part in (*self.sides, *self.results, self._odds, self._abilities):
            if part is not None:
                part.tighten(room)

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
        margins, frame = column.contentsMargins(), self.contentsMargins()
        inner = width - self._around()
        tall = self._head.heightForWidth(inner) if self._head.hasHeightForWidth() else 0
        around = margins.top() + margins.bottom() + max(tall, self._head.sizeHint().height())
        if self._body is None:
            return max(self.sizeHint().height(), around)
        layout = self._body.layout()
        assert layout is not None
        layout.activate()
        tall = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        self._body.setMinimumHeight(tall)  # lines that wrap ask for more by themselves, as if it were narrow
        return around + column.spacing() + tall + frame.top() + frame.bottom()

    # --- inside ---------------------------------------------------------------------------------------------------

    def _around(self) -> int:
        """The width that its frame and its edges take, in pixels."""
        edges, frame = self._column.contentsMargins(), self.contentsMargins()
        return edges.left() + edges.right() + frame.left() + frame.right()

    def _loose(self) -> list[PieceToken]:
        return self._lines.tokens if self._lines is not None else []

    def _lay_body(self) -> None:
        body = self._body = QWidget()
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
            self._odds = OddsPicture(self.contest.odds, self._showing)
            self._rows.append(self._odds.row)
            column.addWidget(self._odds)
        elif any(side.fighters for side in self.contest.sides):
            column.addLayout(self._lay_results())
        self._lay_abilities(column)
        column.addStretch(1)
        scroll = self._scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(body)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        self._column.addWidget(scroll, 1)

    def _lay_results(self) -> QBoxLayout:
        row = self._results_row
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
            self._offer = OfferCard(self.contest.offers, self._showing)
            self._offer.used.connect(self._use)
            self._offer.kept.connect(self._keep)
            self._rows.append(self._offer.row)
            column.addWidget(self._offer)
        elif odds is not None and odds.abilities:
            self._abilities = AbilityRow(odds.abilities, self._showing)
            column.addWidget(self._abilities)

    def _use(self, offered: AbilityView) -> None:
        self.used.emit(offered.keys)

    def _keep(self, offered: AbilityView) -> None:
        self.kept.emit(offered.keep)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Taken: a press beside its parts does not reach the board."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing in it wants are the page's."""
        event.ignore()
