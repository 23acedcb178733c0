"""The board of the editor: Ctrl and a click or a rubber band select several pieces, keys add, take and nudge them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QRubberBand

from desktop_app.gui.board.board_window import BoardWindow
from desktop_app.gui.wording import Wording

_ADDS = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_NUDGES = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class EditorBoard(BoardWindow):
    """`toggled`: ids of a stack that was clicked with Ctrl; `banded`: ids inside a rubber band; `stepped`: +1 or -1;
    `nudged`: the area that lies in the direction of an arrow, while pieces are selected; `turned`: ids of a stack that
    was clicked twice; `asked`: ids of a stack with the right button, and a point of the screen; `graph_toggled`: is the
    graph laid over it?"""

    toggled = Signal(object)
    banded = Signal(object)
    stepped = Signal(int)
    nudged = Signal(str)
    turned = Signal(object)
    graph_toggled = Signal(bool)
    asked = Signal(object, QPoint)

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self.viewport())
        self._band_from: QPoint | None = None
        self.corner.buttons["graph"].hide()  # the bar above the board has it
        self.nudges = False
        """Are pieces selected, so that the arrows carry them?"""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """With Ctrl on a piece it joins the selection; beside all pieces a rubber band begins."""
        point = event.position().toPoint()
        stack = self.stack_at(point)
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        elif stack is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.toggled.emit(stack.ids)
        elif stack is None:
            self._band_from = point
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The rubber band stretches."""
        if self._band_from is None:
            super().mouseMoveEvent(event)
            return
        point = event.position().toPoint()
        if (point - self._band_from).manhattanLength() >= QApplication.startDragDistance():
            self._band.setGeometry(QRect(self._band_from, point).normalized())
            self._band.show()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """What lies in the rubber band is selected; without one it was a click on a place."""
        began, self._band_from = self._band_from, None
        if began is None:
            super().mouseReleaseEvent(event)
        elif self._band.isVisible():
            box = self._band.geometry()
            self._band.hide()
            self.banded.emit(self._inside(box))
        elif self.hand is not None:
            place = self.table.place_at(self.mapToScene(began))
            self.focus_area(place)
            self.hand.click_place((place,) if place else (), event.globalPosition().toPoint())

    def toggle_graph(self) -> None:
        """Tells whoever shows a switch for it."""
        super().toggle_graph()
        self.graph_toggled.emit(self.table.graph_shown)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A stack is turned over."""
        stack = self.stack_at(event.position().toPoint())
        if stack is not None and event.button() == Qt.MouseButton.LeftButton:
            self.turned.emit(stack.ids[:1])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with a stack."""
        stack = self.stack_at(event.pos())
        if stack is not None:
            self.asked.emit(stack.ids, event.globalPos())

    def _inside(self, box: QRect) -> tuple[str, ...]:
        return tuple(id for id, item in self.table.pieces.items() if box.contains(self.mapFromScene(item.scenePos())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus add and take, arrows carry what is selected; everything else as on any board."""
        key = Qt.Key(event.key())
        held = event.modifiers()
        if key in _ADDS and not held & Qt.KeyboardModifier.ControlModifier:
            self.stepped.emit(1)
        elif key == Qt.Key.Key_Minus and not held & Qt.KeyboardModifier.ControlModifier:
            self.stepped.emit(-1)
        elif key in _NUDGES and self.nudges:
            before = self.focused_area
            self.blockSignals(True)  # the pieces go there first
            super().keyPressEvent(event)
            self.blockSignals(False)
            if self.focused_area != before:
                self.nudged.emit(self.focused_area)
        else:
            super().keyPressEvent(event)
