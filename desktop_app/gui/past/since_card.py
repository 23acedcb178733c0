"""The card over the board that tells what has happened since a person's last turn. It goes with the first answer."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.placing import covers, roomy
from desktop_app.gui.drawings import drawing
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.icons import icon
from desktop_app.gui.parts import Glyph, Medallion, Words
from desktop_app.gui.past.history_bar import seat_name
from desktop_app.gui.past.since import Change, Since, since_last_turn, weighty
from desktop_app.gui.sentence_list import Sentence, SentenceList
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import PieceView

if TYPE_CHECKING:
    from desktop_app.app.match import LogLine
    from desktop_app.gui.table.table_page import TablePage

WIDE, NARROW, LINES = 340, 232, (8, 6, 4, 3)
"""Greatest width of the card, and the one where that would hide what is the viewer's own; how many lines of the log
stand on it, the fewer the smaller the board is."""

SHARE = 0.75
"""How much of the board's height the card may take."""

OWN, GROUND = 4, 1000
"""How much more an own piece that is hidden weighs than another's, and how much a part of the viewer's own ground."""

EDGE, BUTTONS = 12, 60
"""Distance to the board's rim, and to its lower one, where the board's own buttons are; the latter grows with them."""


LOW = 240
"""A part of the page that is lower than this lends the card room from what stands below it."""


class SinceCard(QFrame):
    """An extra of the table page: shown when the turn comes back; the log's head opens it again."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._since: Since | None = None
        self._seen_at = -1
        self._chosen: int | None = None
        self._folded = self._whole = False
        self.setProperty("look", "card")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = Words("", "name")
        self.close_button = QToolButton()
        self.close_button.setIcon(icon("close"))
        self.close_button.setFixedSize(theme.scaled(28), theme.scaled(28))
        self.close_button.setAccessibleName(page.wording.say("app.since.close"))
        self.close_button.clicked.connect(self.put_away)
        self.list = SentenceList(marks_current=False)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.clicked.connect(self._choose)
        self.list.installEventFilter(self)
        self.more = QPushButton()
        self.more.setProperty("look", "quiet")
        self.more.clicked.connect(self._tell_more)
        self._numbers = QWidget()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._fit)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 8, 10)
        self._column.setSpacing(theme.TIGHT)
        self._head = QHBoxLayout()
        self._head.setContentsMargins(0, 0, 0, theme.GAP - theme.TIGHT)  # what is pressed below it is not too near
        self._head.setSpacing(theme.GAP)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.close_button)
        self._column.addLayout(self._head)
        for part in (self._numbers, self.list, self.more):
            self._column.addWidget(part)
        page.log.since_wanted.connect(partial(self.open, True))
        page.left.connect(self.put_away)
        page.board.installEventFilter(self)
        page.options.installEventFilter(self)
        self.hide()

    def show_table(self) -> None:
        """A new question to a person after others had their turn shows it; another position puts it away."""
        page, position = self._page, self._page.controller.match.position
        if page.controller.viewed is not None or page.controller.watching:
            if page.controller.viewed != self._chosen:  # its own lines lead back to it
                self.hide()
            return
        if position == self._seen_at and self._since is not None and self._since.viewer == page.controller.viewer():
            return
        self._seen_at = position
        self._since = since_last_turn(page.controller)
        lines = self._told(self._since)
        page.log.show_since(page.wording.say("app.since.again", n=len(lines)) if lines else "")
        self.hide()
        over_board = page.showing.view.contest is not None or page.showing.view.pledge is not None
        if lines and page.controller.settings.now.since_last_turn and not over_board:
            self.open()

    def open(self, whole: bool = False) -> None:
        """Shows what has happened since. `whole`: the person wants to see it, whatever it hides."""
        since, showing = self._since, self._page.showing
        if since is None:
            return
        self._whole = whole
        self._page.drawer.close()
        say = self._page.wording.say
        self.title.setText(say("app.since"))
        self.setAccessibleName(say("app.since"))
        self.list.setAccessibleName(say("app.since"))
        self._show_numbers(since, showing)
        self.show()
        self._fit()
        self.raise_()
        self._later.start(0)

    def _fit(self) -> None:
        """Wide or narrow, so that nothing is hidden that is the viewer's own; otherwise one button that opens it, and
        where even that has no room, nothing."""
        since = self._since
        if since is None or not self.isVisible():
            return
        told = self._told(since)
        for wide in (WIDE,) if self._whole else (WIDE, NARROW):
            self._fold(None)
            self._fill(since, told, theme.scaled(wide))
            if self._whole or not self._hides_own():
                return
        self._fold(len(told))
        self._stand(self.sizeHint().width())
        if self._hides_own():
            self.hide()  # the log's head opens it

    def _fill(self, since: Since, told: list[tuple[LogLine, Sentence]], wide: int) -> None:
        """As many lines as leave most of the board in sight; then the place that hides least."""
        for most in LINES:
            chosen = weighty(since, [line for line, _ in told], self._page.showing.view, most)
            self.list.sentences.show_rows([told[place][1] for place in chosen])
            self.more.setText(self._page.wording.say("app.since.more", n=len(told) - len(chosen)))
            self.more.setVisible(len(told) > len(chosen))
            self._stand(wide)
            if self.height() <= self._page.board.height() * SHARE:
                return

    def _fold(self, lines: int | None) -> None:
        """Only a button that says how many lines there are; with None the card itself again."""
        self._folded = lines is not None
        for part in (self.title, self.list, self._numbers):
            part.setHidden(self._folded)
        if lines is None:
            self._column.addWidget(self.more)
        else:
            self._head.insertWidget(0, self.more, 1)
            self.more.setText(self._page.wording.say("app.since.again", n=lines))
            self.more.show()

    def put_away(self) -> None:
        """It can be opened again from the log's head."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It keeps its corner of the board; Enter on a line shows its moment."""
        if watched is self._page.board and event.type() == QEvent.Type.Resize:
            self._later.start(0)  # when the board has taken its new size
        if watched is self._page.options and event.type() == QEvent.Type.Show and not self._page.frame.docks:
            self.put_away()  # one sheet over the board at a time
        key = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if watched is self.list and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.list.currentIndex())
            return True
        return super().eventFilter(watched, event)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _told(self, since: Since | None) -> list[tuple[LogLine, Sentence]]:
        """The lines that there are words for, each with the colours of whoever did it."""
        page = self._page
        if since is None:
            return []
        room, state, sides = page.controller.match.room, page.controller.match.state, page.showing.sides
        told = [(line, page.wording.told(room.describe(state, line.event))) for line in since.lines]
        return [(line, Sentence(words, livery=sides.get(line.event.seat, theme.NEUTRAL), value=line.position))
                for line, words in told if words]  # fmt: skip

    def _show_numbers(self, since: Since, showing: Showing) -> None:
        """A row a seat with what changed, then the viewer's losses and gains."""
        numbers = QWidget()
        column = QVBoxLayout(numbers)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.TIGHT)
        for seat in dict.fromkeys(change.seat for change in since.changes):
            column.addWidget(self._row(seat, [c for c in since.changes if c.seat == seat], showing))
        for id, pieces, tone in (("app.since.lost", since.lost, "loss"), ("app.since.gained", since.gained, "gain")):
            if pieces:
                column.addWidget(Words(showing.wording.say(id, what=_counted(pieces, showing)), "small_b", tone))
        self._column.replaceWidget(self._numbers, numbers)
        self._numbers.hide()
        self._numbers.deleteLater()
        self._numbers = numbers

    def _row(self, seat: str, changes: list[Change], showing: Showing) -> QWidget:
        row = QWidget()
        flow = FlowLayout(row, theme.GAP)
        medallion = Medallion(showing.livery(seat), theme.scaled(20))
        name = seat_name(seat, showing)
        medallion.setToolTip(name)
        medallion.setAccessibleName(name)
        flow.addWidget(medallion)
        for change in changes:
            label = showing.wording.sentence(change.item.text)
            pair = QWidget()
            line = QHBoxLayout(pair)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(theme.TIGHT)
            has_glyph = drawing(change.item.art) is not None
            line.addWidget(Glyph(change.item.art, 16) if has_glyph else Words(label, "small", "quiet", wraps=False))
            words = Words(change.words(), "small_b", wraps=False)
            words.setAccessibleName(f"{name}, {label}: {change.words()}")
            line.addWidget(words)
            pair.setToolTip(label)
            flow.addWidget(pair)
        return row

    def _stand(self, wide: int) -> None:
        """Where it hides the fewest pieces of the board: in the lower left corner, if that is as good as others. Where
        own pieces would be hidden everywhere, over the log."""
        middle = self._page.frame.middle  # the board and what stands at its side
        ground = QRect(middle.mapTo(self._page, QPoint(0, 0)), middle.size())
        whole = roomy(self._page, ground, theme.scaled(LOW))
        room = whole.adjusted(EDGE, EDGE, -EDGE, -EDGE if whole != ground else -theme.scaled(BUTTONS))
        self.setFixedWidth(min(wide, room.width()))
        if not self._folded:
            self._fit_lines(room.height())
        self.setFixedHeight(self._needed(self.width()))
        across = [room.left(), room.center().x() - self.width() // 2, room.right() - self.width()]
        down = [room.bottom() - self.height(), room.top()]
        best = min([QPoint(x, y) for x in across for y in down], key=self._hidden_at)
        log = QRect(self._page.log.mapTo(self._page, QPoint(0, 0)), self._page.log.size())
        fits = self._page.log.isVisible() and self.height() <= log.height() and self.width() <= log.width() + EDGE
        if fits and self._hidden_at(best) >= 2 * OWN:
            best = QPoint(log.right() - self.width(), log.bottom() - self.height())  # the log tells the same
        self.move(best)
        covers(self._page, self)

    def _fit_lines(self, room: int) -> None:
        """The list as tall as its lines, if the card has room for them in this height; otherwise they scroll."""
        width, rims = self.width(), self._column.contentsMargins()
        self.list.resize(self.contentsRect().width() - rims.left() - rims.right(), self.list.height())
        tall = sum(self.list.sizeHintForRow(row) for row in range(self.list.sentences.rowCount())) + 8
        self.list.setFixedHeight(tall)
        self._numbers.show()
        over = max(0, self._needed(width) - room)
        self.list.setFixedHeight(max(theme.scaled(40), tall - over))
        if self._needed(width) > room:  # the seats' sheets tell the numbers
            self._numbers.hide()
            self.list.setFixedHeight(max(theme.scaled(40), min(tall, room - self._needed(width) + self.list.height())))
        policy = Qt.ScrollBarPolicy
        self.list.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if over else policy.ScrollBarAlwaysOff)

    def _needed(self, width: int) -> int:
        self._column.invalidate()
        return max(self._column.totalHeightForWidth(width), self._column.totalMinimumSize().height())

    def _hidden_at(self, corner: QPoint) -> int:
        """How much would lie under the card: pieces, the viewer's own and those on the viewer's board weigh most, and
        the viewer's own ground."""
        board = self._page.board
        box = QRect(board.viewport().mapFrom(self._page, corner), self.size())
        viewer, view = self._viewer(), self._page.showing.view
        own = {area.id for each in view.boards if each.owner == viewer for area in each.areas}
        weights = {piece.id: OWN if piece.owner == viewer or piece.place in own else 1 for piece in view.pieces}
        places = [(board.table.where(piece), weights.get(piece, 1)) for piece in board.table.pieces]
        pieces = sum(weight for place, weight in places if place and box.contains(board.mapFromScene(place)))
        return pieces + GROUND * sum(QRect(corner, self.size()).intersects(part) for part in self._own_ground())

    def _own_ground(self) -> list[QRect]:
        """The viewer's own board, and what stands beside and below the boards, in points of the page; nothing where
        all sit round one board."""
        page, viewer = self._page, self._viewer()
        own = [area.id for board in page.showing.view.boards if board.owner == viewer for area in board.areas]
        if not own:
            return []
        boxes = [page.board.mapFromScene(page.board.table.areas[id].sceneBoundingRect()).boundingRect() for id in own]
        parts = [page.board.viewport().mapTo(page, box.topLeft()) for box in boxes]
        ground = [QRect(corner, box.size()) for corner, box in zip(parts, boxes)]
        beside = [part for part in (page.hands, page.frame.side) if part.isVisible()]
        return ground + [QRect(part.mapTo(page, QPoint(0, 0)), part.size()) for part in beside]

    def _hides_own(self) -> bool:
        """Does it lie over the viewer's own ground?"""
        return self._hidden_at(self.pos()) >= GROUND

    def _viewer(self) -> str:
        return self._since.viewer if self._since is not None else ""

    def _choose(self, index: QModelIndex) -> None:
        position = self.list.sentences.rows[index.row()].value if index.isValid() else None
        if position is not None:
            self._chosen = position
            self._page.log.chosen.emit(position)

    def hideEvent(self, event: QHideEvent) -> None:
        """The board's buttons are free again."""
        super().hideEvent(event)
        covers(self._page, self)

    def _tell_more(self) -> None:
        """The card itself, or the log with all lines."""
        if self._folded:
            self.open(whole=True)
            return
        if self._since is not None and self._since.lines:
            self._page.log.show_from(self._since.lines[0].position)
        self.put_away()


def _counted(pieces: tuple[PieceView, ...], showing: Showing) -> str:
    """The kinds of these pieces with their numbers."""
    kinds = Counter(piece.kind for piece in pieces)
    say, name = showing.wording.say, showing.wording.name
    return ", ".join(name(kind) if n == 1 else say("app.times", n=n, what=kind) for kind, n in kinds.items())
