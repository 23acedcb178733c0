"""The view of the boards: mouse and keys become gestures of the hand, or move the camera."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.board.lasso import Lasso
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.board.zoom_view import ZoomView
from desktop_app.gui.gestures import Stack
from desktop_app.gui.wording import Wording

CELL = 56
"""A reason covers a place about as much as it covers points of it that are so far apart."""

AROUND = 3
"""So many of them a reason rather covers than what lies beside the boards."""

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class BoardWindow(ZoomView):
    """Shows the scene. `area_focused`: the keyboard stands in an area; `area_entered`: Enter was pressed there,
    `area_marked`: Enter with Shift, `area_opened`: O; `lassoed`: the ids of the pieces that a line was drawn round."""

    area_focused = Signal(str)
    area_entered = Signal(str)
    area_opened = Signal(str)
    area_marked = Signal(str)
    lassoed = Signal(object)

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        self._hand: DragController | None = None
        self.focused_area = ""
        self._holds = False
        self.lasso = Lasso(self)
        self._lasso_ready = False
        self.table.setParent(self)  # it would outlive the view, and hold whoever listens to it for ever
        self.table.relaid.connect(self._show_focus)

    @property
    def hand(self) -> DragController | None:
        """The hand that reaches into the boards; a picture has none."""
        return self._hand

    @hand.setter
    def hand(self, hand: DragController) -> None:
        self._hand = hand
        hand.changed.connect(self._show_drag)
        hand.moved.connect(self._show_way)
        hand.crowd = self._crowd

    def is_busy(self) -> bool:
        """Is something in the hand, or a line being drawn?"""
        return super().is_busy() or self._holds or self.lasso.is_drawn() or bool(self._hand and self._hand.carried)

    def _show_focus(self) -> None:
        for id, item in self.table.areas.items():
            item.set_focused(id == self.focused_area and self.hasFocus())

    def _show_drag(self) -> None:
        """Rings where what is carried could land."""
        assert self._hand is not None
        self.table.warmth.rest(self._hand.carried is not None)
        if self._hand.carried is None:
            self.table.drag_marks.clear()
        else:
            self.table.show_landings(self._hand.goals() & self.table.areas.keys(), self._hand.over)

    def marks(self) -> list[QRect]:
        """Where names, pieces and landing rings are seen, and what lies round the boards; in points of the screen."""
        rings = [ring.sceneBoundingRect() for ring in self.table.drag_marks.rings.values()]
        boxes = [self.mapFromScene(box).boundingRect() for box in (*self.table.solid_boxes(), *rings)]
        return self._on_screen([*boxes, *self._surroundings()])

    def _crowd(self) -> list[QRect]:
        """The same, and a grid of points on places that the piece may go to or that it is held over."""
        return [*self.marks(), *self._on_screen(self._target_cells())]

    def _on_screen(self, boxes: Sequence[QRect]) -> list[QRect]:
        corner = self.viewport().mapToGlobal(QPoint(0, 0))
        return [box.translated(corner) for box in boxes]

    def _surroundings(self) -> list[QRect]:
        room = self.viewport().rect()
        beside = [room.translated(across * room.width(), down * room.height())
                  for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down]  # fmt: skip
        return beside * AROUND

    def _target_cells(self) -> list[QRect]:
        assert self._hand is not None
        asked = (self._hand.goals() | {self._hand.over}) & self.table.areas.keys()
        side = theme.scaled(CELL)
        spots = [QPoint(x, y) for x in range(side // 2, self.viewport().width(), side)
                 for y in range(side // 2, self.viewport().height(), side)]  # fmt: skip
        areas = [self.table.areas[id] for id in asked]
        return [QRect(spot, spot) for spot in spots
                if any(area.path.contains(area.mapFromScene(self.mapToScene(spot))) for area in areas)]  # fmt: skip

    def _show_way(self, at: QPoint) -> None:
        assert self._hand is not None
        if self._hand.carried is not None:
            self.table.show_way(self._hand.carried.id, self.mapToScene(self.viewport().mapFromGlobal(at)))

    # --- the mouse ------------------------------------------------------------------------------------------------

    def stack_at(self, point: QPoint) -> Stack | None:
        """The stack under a point of the viewport."""
        return self.table.stack_at(self.mapToScene(point))

    def targets_at(self, point: QPoint) -> tuple[str, ...]:
        """The ids under a point of the viewport: pieces first, a keeper before its thing, the place last."""
        at = self.mapToScene(point)
        place = self.table.place_at(at)
        stacks = [item.stack for item in self.table.items(at) if isinstance(item, PieceItem)]
        return tuple(id for stack in stacks for id in stack.ids) + ((place,) if place else ())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """On a piece: the hand takes it, with Ctrl the whole stack. Elsewhere: a click or the beginning of a pan, with
        Shift or after T of a lasso."""
        self._pressed(event, again=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A touch pad begins a drag with two taps; without one it has been a click."""
        self._pressed(event, again=True)

    def _pressed(self, event: QMouseEvent, again: bool) -> None:
        point = event.position().toPoint()
        stack = self.stack_at(point)
        if event.button() == Qt.MouseButton.RightButton:
            self._let_go()
        elif event.button() == Qt.MouseButton.LeftButton and stack is not None and self.hand is not None:
            self._holds = True
            whole = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.hand.press(stack, event.globalPosition().toPoint(), self.viewport(), whole, again)
        elif event.button() == Qt.MouseButton.LeftButton and (event.modifiers() & _SHIFT or self._lasso_ready):
            self.lasso.begin(point, self.viewport())
        elif event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton) and not again:
            self._pan_from, self._panned = point, False

    def _let_go(self) -> None:
        """The right button: nothing is held, selected or drawn any more."""
        self._holds, self._pan_from = False, None
        self.lasso.cancel()
        self.ready_lasso(False)
        if self.hand is not None:
            self.hand.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carries or pans."""
        point = event.position().toPoint()
        if self._holds and self.hand is not None:
            self.hand.move(event.globalPosition().toPoint())
        elif self.lasso.is_drawn():
            self.lasso.stretch(point)
        elif self._pan_from is not None:
            self.drag_camera(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Puts down, or was a click on a place."""
        at = event.globalPosition().toPoint()
        if event.button() == Qt.MouseButton.RightButton:
            return
        holds, began, panned = self._holds, self._pan_from, self._panned
        self._holds, self._pan_from = False, None
        if self.hand is None:
            return
        if self.lasso.is_drawn():
            self._close_lasso()
        elif holds:
            self.hand.release(at)
        elif began is not None and not panned and event.button() == Qt.MouseButton.LeftButton:
            place = self.table.place_at(self.mapToScene(began))
            self.focus_area(place)
            self.hand.click_place((place,) if place else (), at)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With something in the hand: more or fewer of it. Otherwise the camera moves."""
        if self.hand is not None and self.hand.carried is not None:
            self.hand.turn(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def _close_lasso(self) -> None:
        self.ready_lasso(False)
        inside = self.lasso.end()
        self.lassoed.emit(tuple([id for id, item in self.table.pieces.items()
                                 if inside.contains(QPointF(self.mapFromScene(item.scenePos())))]))  # fmt: skip

    def ready_lasso(self, ready: bool) -> None:
        """The next drag over the ground draws a lasso, or pans."""
        self._lasso_ready = ready
        self.viewport().setCursor(Qt.CursorShape.CrossCursor if ready else Qt.CursorShape.ArrowCursor)

    # --- the keyboard ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from area to area, Enter acts there, with Shift it takes all that lies there; with Shift up and
        down hold more or fewer. T makes a lasso ready, O
        opens what lies there. Other keys move the camera."""
        key = Qt.Key(event.key())
        shift = bool(event.modifiers() & _SHIFT)
        if self.camera_key(event):
            return
        if shift and self.hand is not None and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.hand.turn(1 if key == Qt.Key.Key_Up else -1)
        elif key in _ARROWS:
            self._walk(*_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focused_area:
            (self.area_marked if shift else self.area_entered).emit(self.focused_area)
        elif key == Qt.Key.Key_O and not event.modifiers() and self.focused_area:
            self.area_opened.emit(self.focused_area)
        elif key == Qt.Key.Key_T and not event.modifiers():
            self.ready_lasso(not self._lasso_ready)
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
        self._show_focus()
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
