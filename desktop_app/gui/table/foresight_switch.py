"""The switch over the own board that shows there what is coming if nothing changes; on another's board it is shown
while the pointer or the keyboard is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QAbstractButton

from desktop_app.gui import theme
from desktop_app.gui.board.arrangement import HEADING
from desktop_app.gui.cards import rounded
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import colour

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

TALL, MARK, EDGE = 28, 16, 10
"""Height of the switch, side of its marks, and its rims, at text size 100."""

NAMED = 0.45
"""So much of a heading is left to the name of the board."""

LEAST = 0.8
"""A heading that is so much lower than the switch has no room for it: it would lie over the board."""


class ForesightSwitch(QAbstractButton):
    """Blue while it is on. Where the whole of its words has no room it is an eye alone; key and menu do the same where
    there is no room at all."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page.board.viewport())
        self._page = page
        self._owner = self._words = ""
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.turn)
        page.board.camera_moved.connect(self._stand)
        page.board.viewport().installEventFilter(self)
        page.board.area_focused.connect(self._entered)
        self.hide()

    def show_table(self) -> None:
        """Another position."""
        page = self._page
        words = page.wording.sentence(page.showing.view.foreseen)
        self._words = page.wording.say("app.foresight", what=words) if words else ""
        self.setAccessibleName(self._words)
        self.setToolTip(self._words)
        self._draw()

    def turn(self) -> None:
        """On or off, now and at the next start."""
        settings = self._page.controller.settings
        settings.change(forecasts=not settings.now.forecasts)
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Meanwhile it may have been turned on another page."""
        self._draw()

    def _draw(self) -> None:
        """What is coming on the own board, and on the one that is pointed at."""
        page, view = self._page, self._page.showing.view
        on = page.controller.settings.now.forecasts
        self.setChecked(on)
        own = next((board.owner for board in view.boards), "")
        steps = [step for step in view.forecast if on and step.seat in (own, self._owner)]
        scene = page.board.table
        taken = frozenset(piece.place for piece in view.pieces)
        scene.foresight.show_steps(steps, scene.areas, scene.layers, scene.pieces, taken, page.wording)
        self._stand()

    # --- whose ----------------------------------------------------------------------------------------------------

    def _entered(self, area: str) -> None:
        """The pointer, or the keyboard, is on this area."""
        boards = self._page.showing.view.boards
        owner = next((board.owner for board in boards if any(each.id == area for each in board.areas)), "")
        if owner != self._owner:
            self._owner = owner
            self._draw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer over the boards: between two areas it is still where it was."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove and not event.buttons():
            board = self._page.board
            area = board.table.area_at(board.mapToScene(event.position().toPoint()))
            if area:
                self._entered(area)
        elif event.type() == QEvent.Type.Leave:
            self._entered("")
        return False

    # --- how it looks ---------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """With the words that it shows now."""
        words = QFontMetrics(theme.font("small_b")).horizontalAdvance(self.text())
        return QSize(words + theme.scaled(2 * EDGE + 2 * MARK + 12 * bool(words)), theme.scaled(TALL))

    def _stand(self) -> None:
        """In the heading of the first board, at its right end."""
        heading = self._heading() if self._words else None
        if heading is None:
            self.hide()
            return
        self.setText(self._words)
        if self.sizeHint().width() > heading.width() * (1 - NAMED):
            self.setText("")
        self.resize(self.sizeHint())
        self.move(round(heading.right() - self.width()), max(2, round(heading.center().y() - self.height() / 2)))
        fits = heading.height() >= self.height() * LEAST
        self.setVisible(fits and self._page.board.viewport().rect().contains(self.geometry()))

    def _heading(self) -> QRectF | None:
        """The strip over the first board, in pixels of the view."""
        view, board = self._page.showing.view, self._page.board
        first = next(iter(view.boards), None)
        area = board.table.areas.get(first.areas[0].id) if first is not None and first.owner and first.areas else None
        table = area.parentItem() if area is not None else None
        if table is None:
            return None
        box = table.sceneBoundingRect()
        corner = board.mapFromScene(box.topLeft() - QPoint(0, round(HEADING)))
        return QRectF(corner, board.mapFromScene(box.topRight()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """An eye, what is foretold, a tick while it is on."""
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        shape = rounded(box, box.height() / 2)
        painter.fillPath(shape, colour(tokens.raised if on or self.underMouse() else tokens.table))
        line = tokens.focus if self.hasFocus() else tokens.info if on else tokens.line_strong
        painter.strokePath(shape, QPen(colour(line), 3 if self.hasFocus() else 1.6))
        side, edge = theme.scaled(MARK), theme.scaled(EDGE)
        middle = box.center().y() - side / 2
        ink = colour(tokens.text if on else tokens.text_2)
        marks = (("eye", edge, tokens.info if on else tokens.text_3),
                 ("check", self.width() - edge - side + 2, tokens.info if on else ""))
        for art, left, tint in marks:
            drawn = drawing(art)
            if drawn is not None and tint:
                paint_glyph(painter, drawn, QRectF(left, middle, side, side), colour(tint))
        if self.text():
            painter.setFont(theme.font("small_b"))
            painter.setPen(ink)
            room = box.adjusted(edge + side + 4, 0, -edge - side - 4, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.end()
