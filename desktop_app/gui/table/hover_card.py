"""What lies in an area, told when the pointer rests there or a heap is clicked: its marks, and a coin for each kind.

The coins can be picked up as they can on the board.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.board_window import BoardWindow
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.gestures import stacks
from desktop_app.gui.parts import Glyph, PieceToken, Words, walk_by_arrows
from desktop_app.gui.table.showing import Showing

REST = 350
"""Milliseconds of rest before it opens, and before it closes when the pointer has gone elsewhere."""

SHOWN_BADGES = 2
"""So many badges stand on a piece; the others stand beside its words."""

COIN, AWAY = 26, QPoint(-9999, -9999)


class HoverCard(QFrame):
    """The card. It floats above the window and never leaves it."""

    def __init__(self, window: QWidget, board: BoardWindow, hand: DragController) -> None:
        super().__init__(window)
        self._window, self._board, self._hand = window, board, hand
        self._showing: Showing | None = None
        self._point = QPoint()
        self.place = ""
        self.tokens: list[PieceToken] = []
        self.setProperty("look", "card")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 8, 12, 8)
        self._grid.setSpacing(theme.TIGHT)
        self._grid.setColumnStretch(1, 1)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._rested)
        board.viewport().setMouseTracking(True)
        board.viewport().installEventFilter(self)
        hand.opened.connect(self.open_at)
        board.area_opened.connect(self._open_with_keys)
        hand.changed.connect(self._hand_changed)
        self.hide()

    def show_table(self, showing: Showing) -> None:
        """Another position: what was told may be so no longer."""
        self._showing = showing
        self._close()

    def words_of(self, area: str) -> list[str]:
        """An area in words, and what lies in it."""
        showing = self._showing
        if showing is None or area not in showing.areas:
            return []
        view = showing.areas[area]
        name = showing.wording.sentence(view.spoken) or showing.wording.name(area)
        return [name, *[showing.spoken(stack) for stack in stacks(showing.pieces_in(area))]]

    def open_at(self, area: str, at: QPoint) -> None:
        """Tells about an area beside a point of the screen."""
        self._close()
        showing = self._showing
        if showing is None or area not in showing.areas:
            return
        self.place = area
        title, *lines = self.words_of(area)
        self._grid.addWidget(Words(title, "body_b", wraps=False), 0, 0, 1, 2)
        for row, (stack, words) in enumerate(zip(stacks(showing.pieces_in(area)), lines), 1):
            token = PieceToken(stack, showing.look(stack.top)._replace(coin=False), words, self._hand, COIN, most=1.2)
            self.tokens.append(token)
            self._grid.addWidget(token, row, 0)
            self._grid.addWidget(Words(words, "small", wraps=False), row, 1)
            for place, badge in enumerate(token.look.badges[SHOWN_BADGES:], 2):
                self._grid.addWidget(Glyph(badge, 18), row, place)
        walk_by_arrows(self.tokens)
        self._stand(at)

    def _open_with_keys(self, area: str) -> None:
        """Beside the area, with the keyboard on its first coin."""
        where = self._board.table.where(area)
        if where is not None:
            self.open_at(area, self._board.viewport().mapToGlobal(self._board.mapFromScene(where)))
        if self.tokens:
            self.tokens[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the board."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
            self._board.setFocus()
        else:
            super().keyPressEvent(event)

    def _stand(self, at: QPoint) -> None:
        self.ensurePolished()
        self._grid.activate()
        self.adjustSize()
        room = self._window.rect().adjusted(8, 8, -8, -8)
        corner = self._window.mapFromGlobal(at) + QPoint(16, 16)
        if corner.x() + self.width() > room.right():
            corner.setX(corner.x() - self.width() - 32)
        corner.setX(max(room.left(), corner.x()))
        corner.setY(max(room.top(), min(corner.y(), room.bottom() - self.height())))
        self.move(corner)
        self.show()
        self.raise_()

    def _close(self) -> None:
        self.hide()
        self.place, self.tokens = "", self._let_go()

    def _let_go(self) -> list[PieceToken]:
        for token in self.tokens:
            self._hand.source_gone(token)
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()  # not at once: the click that changes the table may come from a coin
        return []

    def _rested(self) -> None:
        if self.isVisible() and QRect(self.mapToGlobal(QPoint(0, 0)), self.size()).contains(QCursor.pos()):
            return
        if self._hand.held() is not None or not self._board.isVisible():
            self._close()
            return
        place = self._board.table.place_at(self._board.mapToScene(self._point))
        if place != self.place or not self.isVisible():
            self.open_at(place, self._board.viewport().mapToGlobal(self._point))

    def _hand_changed(self) -> None:
        """With a piece in the hand the board must be free; a coin that is being carried keeps the mouse. A coin that
        was chosen by key leaves the keyboard to the board."""
        by_key = self._hand.selected is not None and any(token.hasFocus() for token in self.tokens)
        if self._hand.carried is not None:
            self.move(AWAY)
            self._rest.stop()
        elif self.pos() == AWAY or by_key:
            self._close()
        if by_key:
            self._board.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer over the board."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove and not event.buttons():
            self._point = event.position().toPoint()
            self._rest.start()
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._rest.stop()
            self._close()
        elif event.type() == QEvent.Type.Leave and not self.isVisible():
            self._rest.stop()
        return False
