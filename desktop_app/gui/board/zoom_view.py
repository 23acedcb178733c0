"""The camera over the boards: zoom at the pointer, pan, fit, the buttons in the corner and the little map."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPixmapCache,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView

from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.corner_buttons import CornerButtons
from desktop_app.gui.board.mini_map import MiniMap
from desktop_app.gui.board.side_strip import SideStrip
from desktop_app.gui.wording import Wording

ZOOM_STEP, FARTHEST, NEAREST = 1.2, 0.4, 4.0
"""One step of zoom, and its ends: 1 shows the whole table."""

PICTURES = 160 * 1024
"""Kilobytes of pictures of pieces, names, borders and lights that are kept."""

FORMS, SETTLES = 400, 150
"""Milliseconds that a window takes to find its form when it is shown, and after which a new size is taken to stay."""

LINES = 64
"""A view that has become so much higher or lower, by some lines of words, keeps its boards as tall as they are."""

EDGE = 4
"""Pixels of width and height that a whole table leaves free."""

PAN_STEP = 80
"""Pixels that a key pans."""

_PANS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class Camera(NamedTuple):
    """Pixels for a unit of the table, and what lies in the middle, in shares of the boards' width and height."""

    scale: float
    across: float
    down: float


class ZoomView(QGraphicsView):
    """Shows a scene of boards, whole until somebody zooms. `camera_moved`: the boards are seen elsewhere, or larger."""

    camera_moved = Signal()

    def __init__(self, wording: Wording) -> None:
        self.table = BoardScene(wording)  # kept here: the view alone would not keep it alive
        super().__init__(self.table)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PICTURES))
        self._fitted = True
        self._brought: Camera | None = None
        self._pan_from: QPoint | None = None
        self._panned = False
        self._forming, self._settled = QTimer(self), QTimer(self)
        self._filled = QSize()
        for timer, wait in ((self._forming, FORMS), (self._settled, SETTLES)):
            timer.setSingleShot(True)
            timer.setInterval(wait)
        self._settled.timeout.connect(self.fill)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(theme.shrunk(320), theme.shrunk(220))
        self.strip = SideStrip(self)
        self.corner = CornerButtons(self, wording, {
            "zoom_in": lambda: self.zoom(ZOOM_STEP), "fit": self.fit, "zoom_out": lambda: self.zoom(1 / ZOOM_STEP),
            "graph": self.toggle_graph,
        })  # fmt: skip
        self.setViewportMargins(self.corner.fit(self.height()), 0, 0, 0)
        self.mini_map = MiniMap(self, self.table, wording)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self._scrolled)

    def sizeHint(self) -> QSize:
        """Small: it takes whatever room is left."""
        return self.minimumSize()

    # --- zoom -----------------------------------------------------------------------------------------------------

    def zoom_level(self) -> float:
        """How near the table is: 1 shows all of it, 4 is nearest, 0.4 farthest."""
        return self.transform().m11() / self._whole_scale()

    def fit(self) -> None:
        """Shows the whole table."""
        self._fitted = True
        self._scale_to(self._whole_scale(), self.viewport().rect().center())
        self.centerOn(self.sceneRect().center())

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Nearer or farther; what lies under `at`, a point of the viewport, stays there. By default its middle."""
        whole = self._whole_scale()
        level = max(FARTHEST, min(self.zoom_level() * factor, NEAREST))
        if min(level, 1 / level) > 0.96:
            self.fit()
            return
        self._fitted, self._brought = False, None
        self._scale_to(level * whole, at if at is not None else self.viewport().rect().center())

    def camera(self) -> Camera | None:
        """Where somebody has zoomed to; None while all of it is shown."""
        if self._fitted:
            return None
        seen, whole = self.visible_part().center(), self.sceneRect()
        return Camera(self.transform().m11(), (seen.x() - whole.left()) / whole.width(),
                      (seen.y() - whole.top()) / whole.height())  # fmt: skip

    def look_from(self, camera: Camera) -> None:
        """As it was seen elsewhere, also while the window still finds its form."""
        whole, self._fitted, self._brought = self.sceneRect(), False, camera
        self._scale_to(camera.scale, self.viewport().rect().center())
        self.centerOn(whole.left() + camera.across * whole.width(), whole.top() + camera.down * whole.height())

    def leave_out_buttons(self) -> None:
        """These boards are only looked at: they have no buttons, and all of the room."""
        self.corner.leave_out()
        self.setViewportMargins(0, 0, 0, 0)
        self.strip.hide()

    def toggle_graph(self) -> None:
        """Lays the graph over the boards, or takes it away."""
        self.table.show_graph(not self.table.graph_shown)
        self.corner.mark("graph", self.table.graph_shown)

    def pan(self, right: float, down: float) -> None:
        """Moves the camera by so many pixels."""
        across, along = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(right))
        along.setValue(along.value() + round(down))

    def _scale_to(self, scale: float, at: QPoint) -> None:
        before = self.mapToScene(at)
        self.resetTransform()
        self.scale(scale, scale)
        moved = self.mapFromScene(before) - at
        self.pan(moved.x(), moved.y())
        self._camera_moved()

    def _whole_scale(self) -> float:
        scene, view = self.sceneRect(), self.viewport().rect()
        least = min((view.width() - EDGE) / max(scene.width(), 1), (view.height() - EDGE) / max(scene.height(), 1))
        return max(least, 0.01)

    def _camera_moved(self) -> None:
        self.table.set_camera(self.transform().m11(), self.zoom_level())
        self._scrolled()

    def _scrolled(self) -> None:
        if self.scene() is not None:  # it goes before its view when the window closes
            self.mini_map.follow(self.visible_part())
            self.strip.update()
            self.camera_moved.emit()

    def visible_part(self) -> QRectF:
        """The part of the scene that is seen."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def is_busy(self) -> bool:
        """Is something in the hand, so that the boards may not change under it?"""
        return self._pan_from is not None

    def fill(self) -> None:
        """The boards become so tall that they fill this view; what was in its middle stays there."""
        if self.is_busy():
            self._settled.start()
            return
        self._filled = self.viewport().size()
        level, whole = self.zoom_level(), self.sceneRect()
        seen = self.visible_part().center()
        self.table.fill(self.viewport().width() - EDGE, self.viewport().height() - EDGE)
        if self._fitted:
            self.fit()
        elif self._brought is not None and self._forming.isActive():
            self.look_from(self._brought)
        elif self.sceneRect() != whole:
            self._scale_to(level * self._whole_scale(), self.viewport().rect().center())
            self.centerOn(seen.x(), seen.y() * self.sceneRect().height() / whole.height())

    def _is_another_room(self) -> bool:
        """Is it more than some lines of words that have come or gone beside the view?"""
        size = self.viewport().size()
        most = max(abs(size.width() - self._filled.width()), abs(size.height() - self._filled.height()))
        return most > theme.scaled(LINES)

    def paintEvent(self, event: QPaintEvent) -> None:
        """What stands in a near view goes on in the strip beside it."""
        super().paintEvent(event)
        if not self._fitted:
            self.strip.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Fills its room from the first picture on, while the window still finds its form."""
        super().showEvent(event)
        self._forming.start()
        self.fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stays fitted until somebody zooms; the boards grow into the room when its size stays."""
        super().resizeEvent(event)
        strip = self.corner.fit(self.height())
        if strip != self.viewportMargins().left():
            self.setViewportMargins(strip, 0, 0, 0)
        if self._fitted:
            self.fit()
        if self._forming.isActive() or not self.isVisible():
            self.fill()
        elif self._is_another_room():
            self._settled.start()
        self.strip.stand()
        self.corner.stand()
        self.mini_map.stand()

    # --- the pointer and keys -------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel zooms at the pointer; with Shift, and with two fingers on a touch pad, the camera moves."""
        turn, at = event.angleDelta(), event.position().toPoint()
        held = event.modifiers()
        if held & Qt.KeyboardModifier.ShiftModifier:
            self.pan(-(turn.y() or turn.x()), 0)
        elif not event.pixelDelta().isNull() and not held & Qt.KeyboardModifier.ControlModifier:
            self.pan(-event.pixelDelta().x(), -event.pixelDelta().y())
        elif turn.y():
            self.zoom(ZOOM_STEP ** (turn.y() / 120), at)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers that spread on a touch pad zoom."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom(1 + event.value(), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    def camera_key(self, event: QKeyEvent) -> bool:
        """Plus and minus zoom, 0 fits, Ctrl and an arrow pans. Says whether it was one of these."""
        key = Qt.Key(event.key())
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if held == Qt.KeyboardModifier.ControlModifier and key in _PANS:
            self.pan(*(PAN_STEP * step for step in _PANS[key]))
        elif held:
            return False
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(ZOOM_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / ZOOM_STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            return False
        return True

    def drag_camera(self, point: QPoint) -> None:
        """The pointer moved on with the button down that took hold of the ground."""
        assert self._pan_from is not None
        moved = point - self._pan_from
        if not self._panned and moved.manhattanLength() < QApplication.startDragDistance():
            return
        self._panned, self._pan_from = True, point
        self.pan(-moved.x(), -moved.y())
