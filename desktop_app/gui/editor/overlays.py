"""What is laid over the map of the editor and taken off again: the graph, names, start areas, what is guessed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.name_item import GUESSED
from desktop_app.gui.discs import liveries, paint_medallion
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.editor_board import EditorBoard
from desktop_app.gui.theme import Livery, colour

NAMES, STARTS, GUESSES = "names", "starts", "guesses"
TOGGLES = ((NAMES, "eye"), (STARTS, "flag"), (GUESSES, "reconstructed"))
"""What can be laid over the map, with its drawing."""

SIDE = 24.0
"""Pixels of a mark on the screen."""


class MapMark(QGraphicsItem):
    """A mark above or below the name of an area, as large on the screen whatever the zoom: a seat's medallion, or the
    sign of what is guessed."""

    def __init__(self, livery: Livery | None, words: str) -> None:
        super().__init__()
        self._livery = livery
        side = theme.scaled(SIDE)
        self._box = QRectF(-side / 2, -side - 2, side, side) if livery else QRectF(-side / 2, 2, side, side * 0.7)
        self.setZValue(12)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setToolTip(words)

    def boundingRect(self) -> QRectF:
        """Beside its point."""
        return self._box.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """On a plate of its own, so that it stands out on any ground."""
        tokens = theme.colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(colour(tokens.panel, 0.9))
        line = Qt.PenStyle.DashLine if self._livery else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour(tokens.map_text), 1.4, line))
        box = self._box.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        found = drawing(GUESSED)
        if self._livery is not None:
            paint_medallion(painter, box.center(), box.width() / 2 - 3, self._livery)
        elif found is not None:
            side = box.height() * 0.8
            glyph = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            paint_glyph(painter, found, glyph, colour(tokens.info))


class Overlays(QObject):
    """Shows what is switched on. Names are on at first."""

    def __init__(self, model: DraftModel, board: EditorBoard, toggles: dict[str, QAction]) -> None:
        super().__init__(board)
        self.model, self.board, self.toggles = model, board, toggles
        self.marks: list[MapMark] = []
        self._shown: object = None
        for name, action in toggles.items():
            action.setCheckable(True)
            action.setChecked(name == NAMES)

    def show_model(self) -> None:
        """What is switched on, on the map as it is now."""
        self.toggles[STARTS].setVisible(bool(self.model.facts.starts))
        self.toggles[GUESSES].setVisible(bool(self.model.facts.guesses))
        for item in self.board.table.names.values():
            item.setVisible(self.toggles[NAMES].isChecked())
        on = tuple(action.isChecked() for action in self.toggles.values())
        shown = on, self.model.facts, self.model.view.seats, tuple(map(id, self.board.table.names.values()))
        if shown == self._shown:
            return
        self._shown = shown
        for mark in self.marks:
            if mark.scene() is not None:
                mark.scene().removeItem(mark)
        self.marks = []
        sides = liveries(self.model.view.seats)
        if self.toggles[STARTS].isChecked():
            for seat, area in self.model.facts.starts:
                if seat in sides:
                    self._add(area, MapMark(sides[seat], self.board.table.wording.name(seat)), 0)
        if self.toggles[GUESSES].isChecked():
            for area in self.model.facts.guesses:
                self._add(area, MapMark(None, self.board.table.wording.say("app.editor.guessed")), 1)

    def _add(self, area: str, mark: MapMark, row: int) -> None:
        name = self.board.table.names.get(area)
        if name is None:
            return
        box = name.box()
        item = self.board.table.areas[area]
        at = QPointF(box.center().x(), box.bottom() if row else box.top())
        mark.setPos(item.mapToScene(at))
        self.board.table.addItem(mark)
        self.marks.append(mark)
