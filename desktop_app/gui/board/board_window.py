"""The view of the boards: pan, zoom at the pointer, fit; mouse and keys become gestures of the hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView

from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.gestures import Stack
from desktop_app.gui.wording import Wording

ZOOM_STEP, NEAREST = 1.2, 6.0
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class BoardWindow(QGraphicsView):
    """Shows the scene. `area_focused`: the keyboard stands in an area; `area_entered`: Enter was pressed there."""

    area_focused = Signal(str)
    area_entered = Signal(str)

    def __init__(self, wording: Wording) -> None:
        self.table = BoardScene(wording)  # kept here: the view alone would not keep it alive
        super().__init__(self.table)
        self.hand: DragController | None = None
        self.focused_area = ""
        self._fitted = True
        self._pan_from: QPoint | None = None
        self._panned = False
        self._holds = False
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 220)

    def sizeHint(self) -> QSize:
        """Small: it takes whatever room is left."""
        return self.minimumSize()

    # --- zoom and pan ---------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Shows the whole table."""
        self._fitted = True
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def zoom(self, factor: float) -> None:
        """Nearer or farther, at the pointer; never farther than the whole table."""
        least = self._whole_scale()
        now = self.transform().m11()
        wanted = max(least, min(now * factor, least * NEAREST))
        self._fitted = wanted <= least * 1.001
        if self._fitted:
            self.fit()
        elif wanted != now:
            self.scale(wanted / now, wanted / now)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stays fitted until somebody zooms."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms at the pointer."""
        turn = event.angleDelta().y()
        if turn:
            self.zoom(ZOOM_STEP ** (turn / 120))
        event.accept()

    def _whole_scale(self) -> float:
        scene, view = self.sceneRect(), self.viewport().rect()
        return min((view.width() - 4) / max(scene.width(), 1), (view.height() - 4) / max(scene.height(), 1))

    # --- the mouse ------------------------------------------------------------------------------------------------

    def stack_at(self, point: QPoint) -> Stack | None:
        """The stack under a point of the viewport."""
        return self.table.stack_at(self.mapToScene(point))

    def targets_at(self, point: QPoint) -> tuple[str, ...]:
        """The ids under a point of the viewport: pieces first, the place last."""
        stack = self.stack_at(point)
        place = self.table.place_at(self.mapToScene(point))
        return (stack.ids if stack else ()) + ((place,) if place else ())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """On a piece: the hand takes it. Elsewhere: a click or the beginning of a pan."""
        point = event.position().toPoint()
        stack = self.stack_at(point)
        if event.button() == Qt.MouseButton.LeftButton and stack is not None and self.hand is not None:
            self._holds = True
            self.hand.press(stack, event.globalPosition().toPoint(), self)
        elif event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pan_from, self._panned = point, False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carries or pans."""
        point = event.position().toPoint()
        if self._holds and self.hand is not None:
            self.hand.move(event.globalPosition().toPoint())
        elif self._pan_from is not None:
            self._pan(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Puts down, or was a click on a place."""
        at = event.globalPosition().toPoint()
        holds, began, panned = self._holds, self._pan_from, self._panned
        self._holds, self._pan_from = False, None
        if self.hand is None:
            return
        if holds:
            self.hand.release(at)
        elif began is not None and not panned and event.button() == Qt.MouseButton.LeftButton:
            place = self.table.place_at(self.mapToScene(began))
            self.focus_area(place)
            self.hand.click_place((place,) if place else (), at)

    def _pan(self, point: QPoint) -> None:
        assert self._pan_from is not None
        moved = point - self._pan_from
        if not self._panned and moved.manhattanLength() < QApplication.startDragDistance():
            return
        self._panned, self._pan_from = True, point
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - moved.x())
        down.setValue(down.value() - moved.y())

    # --- the keyboard ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from area to area, Enter acts there, plus and minus zoom, 0 fits."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._walk(*_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focused_area:
            self.area_entered.emit(self.focused_area)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(ZOOM_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / ZOOM_STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus line shows where the arrows begin."""
        super().focusInEvent(event)
        item = self.table.areas.get(self.focused_area)
        if item is not None:
            item.set_focused(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus line goes with the keyboard."""
        super().focusOutEvent(event)
        for item in self.table.areas.values():
            item.set_focused(False)

    def focus_area(self, area: str) -> None:
        """The keyboard stands in this area."""
        if area not in self.table.areas:
            return
        self.focused_area = area
        for id, item in self.table.areas.items():
            item.set_focused(id == area and self.hasFocus())
        self.area_focused.emit(area)

    def centre_on(self, id: str) -> None:
        """Scrolls so that a piece or an area is seen."""
        where = self.table.where(id)
        if where is not None:
            self.ensureVisible(QRectF(where.x() - 1, where.y() - 1, 2, 2))

    def _walk(self, right: int, down: int) -> None:
        areas = self.table.areas
        here = self.table.where(self.focused_area)
        if here is None:
            self.focus_area(next(iter(areas), ""))
            return
        near = self.table.neighbours(self.focused_area) or tuple(areas)
        ahead = [(_effort(here, self.table.where(id), right, down), id) for id in dict.fromkeys(near)]
        best, id = min(ahead, default=(math.inf, ""))
        if best == math.inf:  # no neighbour lies that way: any area that does
            best, id = min((_effort(here, self.table.where(id), right, down), id) for id in areas)
        if best < math.inf:
            self.focus_area(id)
            self.centre_on(id)


def _effort(here: QPointF, there: QPointF | None, right: int, down: int) -> float:
    """How far a place lies in a direction; what lies aside counts double, what lies behind is out of reach."""
    if there is None:
        return math.inf
    x, y = there.x() - here.x(), there.y() - here.y()
    along, aside = x * right + y * down, abs(x * down) + abs(y * right)
    return math.inf if along <= 0 or aside > 2.5 * along else along + 2 * aside
