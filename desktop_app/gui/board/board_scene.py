"""The scene: all boards side by side with what lies on them. It shows a table's view and changes nothing."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from desktop_app.gui.board.area_item import GOAL, ORIGIN, REFUSED, AreaItem, BorderItem, GroundItem
from desktop_app.gui.board.arrangement import around_all, arranged, rims
from desktop_app.gui.board.chart import Chart, grounds_of, unit_of
from desktop_app.gui.board.crowds import places_for
from desktop_app.gui.board.drag_marks import RING, DragMarks
from desktop_app.gui.board.edge_item import BarrierItem, EdgeItem, is_drawn
from desktop_app.gui.board.foresight import Foresight
from desktop_app.gui.board.graph_item import GraphItem
from desktop_app.gui.board.grounds import Grounds
from desktop_app.gui.board.headings import Headings
from desktop_app.gui.board.heights import TOP
from desktop_app.gui.board.name_item import NameItem, apart
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.board.piece_layout import PieceLayout
from desktop_app.gui.board.rim_item import RimItem
from desktop_app.gui.board.sizes import KEEPS, sizes
from desktop_app.gui.board.slots import Slot, around
from desktop_app.gui.board.stretch import fitting_stretch, stretched
from desktop_app.gui.board.traces import Traces
from desktop_app.gui.board.warmth import Warmth
from desktop_app.gui.discs import GREAT, liveries
from desktop_app.gui.gestures import Stack, stacks
from desktop_app.gui.theme import Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import AreaView, BoardView, PieceView, Point, TableView

__all__ = ["KEEPS", "BoardScene"]

KEEPS_PICTURES = 1.6
"""Nearer than this the lights of areas are no longer kept as pictures."""


class BoardScene(QGraphicsScene):
    """Areas, edges, names and pieces of a table. Areas are made once a table, pieces anew when they change.

    `layers`: of each area, what its name and its pieces lie on: a layer over the ground, so that what moves passes
    between the two and never covers a word or a number.

    `relaid`: the boards are as tall as suits another room, and all that lay on them was made anew, without marks."""

    relaid = Signal()

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self.wording = wording
        self.areas: dict[str, AreaItem] = {}
        self.names: dict[str, NameItem] = {}
        self._grounds = Grounds(self.names)
        self._points: dict[str, tuple[Point, float]] = {}
        self._units: dict[str, float] = {}
        self.layers: dict[str, QGraphicsItem] = {}
        self._layout = PieceLayout(self, self.layers, self._slots, self._box)
        self.pieces = self._layout.items
        self._headings = Headings(self)
        self._tables: dict[str, QGraphicsItem] = {}
        self._tops: dict[str, QGraphicsItem] = {}
        self.graphs: list[GraphItem] = []
        self.graph_shown = False
        self._boards: tuple[BoardView, ...] = ()  # as they are drawn
        self._given: tuple[tuple[BoardView, ...], float] = ((), 1.0)  # as the table has them, and how much taller
        self._charts: dict[str, Chart] = {}
        self._room = (0.0, 0.0)
        self._view: TableView | None = None
        self._shown: tuple[object, ...] = ()
        self._camera = (1.0, 1.0)
        self._seen: tuple[PieceView, ...] = ()
        self.traces = Traces(self)
        self.drag_marks = DragMarks(self)
        self.foresight = Foresight(self)
        self.warmth = Warmth(self)

    def show_table(self, view: TableView, traced: bool = False) -> None:
        """Draws what has changed since the last view. `traced`: somebody else moved, which leaves traces."""
        before, self._view = self._standing(), view
        self._show_boards(view.boards)
        on_boards = tuple(p for p in view.pieces if p.place in self.areas or p.place in self._points)
        if (on_boards, view.seats) != self._shown:
            self._shown = (on_boards, view.seats)
            self._lay_pieces(stacks(on_boards), liveries(view.seats))
            self._headings.show_seats(view.seats, liveries(view.seats), self.wording)

        if traced:
            self.traces.show_moves(before, self.pieces, self._going_round())
        elif view.pieces != self._seen:
            self.traces.clear()
        self._seen = view.pieces

    def _standing(self) -> dict[str, tuple[str, QPointF]]:
        return {id: (item.stack.top.place, item.scenePos()) for id, item in self.pieces.items()}

    def fill(self, wide: float, tall: float) -> None:
        """Boards become so tall that they fill a room of this proportion."""
        self._room = (wide, tall)
        if self._view is not None and self._best_stretch(self._view.boards) != self._given[1]:
            self.show_table(self._view)
            self.relaid.emit()

    def _best_stretch(self, boards: Sequence[BoardView]) -> float:
        return fitting_stretch(boards, *self._room) if all(self._room) else 1.0

    def _show_boards(self, boards: tuple[BoardView, ...]) -> None:
        """Anew what is another: all of them, or only the marks in their areas."""
        given = boards, self._best_stretch(boards)
        if given == self._given:
            return
        same = given[1] == self._given[1] and grounds_of(boards) == grounds_of(self._given[0])
        self._given, self._shown = given, ()
        if same:
            self._renew_marks([stretched(board, given[1]) for board in boards])
        else:
            self._lay_boards([(stretched(board, given[1]), unit_of(board)) for board in boards])

    def _going_round(self) -> list[QRectF]:
        """The boxes in the scene of all boards whose left rim is their right rim."""
        return [self._tables[board.id].sceneBoundingRect() for board in self._boards if board.wraps]

    def show_graph(self, shown: bool) -> None:
        """Lays the graph over every board, or takes it away. It stays over later tables too."""
        self.graph_shown = shown
        for graph in self.graphs:
            self.removeItem(graph)
        self.graphs = []
        for board in self._boards if shown else ():
            boxes = {area.id: self.names[area.id].box() for area in board.areas}
            graph = GraphItem(board, self._charts[board.id].unit, boxes, self.wording.name)
            graph.setParentItem(self._tables[board.id])
            self.graphs.append(graph)

    def set_camera(self, scale: float, level: float) -> None:
        """How many pixels a unit of the scene is now, and how near that is: 1 shows the whole table.

        Names grow more slowly than the boards and never become too small to read; seen from afar those go that would
        lie on pieces or other names."""
        if (scale, level) == self._camera:
            return
        self._camera = (scale, level)
        for area in self.areas.values():
            area.keep_picture(level < KEEPS_PICTURES)
        taken = [item.mapRectToScene(item.shape().boundingRect()) for item in dict.fromkeys(self.pieces.values())]
        for name in sorted(self.names.values(), key=lambda name: -self.areas[name.area].room()):
            name.grow(scale, level)
            box = name.mapRectToScene(name.solid())
            fits = level >= 1 or not any(box.intersects(other) for other in taken)
            name.setVisible(fits)
            if fits:
                taken.append(box)

    def grounds_key(self) -> tuple[object, ...]:
        """Equal as long as the grounds are the same."""
        return tuple(grounds_of(self._boards))

    def paint_grounds(self, painter: QPainter) -> None:
        """All grounds without what lies on them, in units of the scene."""
        for board in self._boards:
            box = QRectF(0, 0, *board.size)
            picture = self._charts[board.id].ground
            painter.drawPixmap(self._tables[board.id].mapRectToScene(box), picture, QRectF(picture.rect()))

    def mark_areas(self, goals: Iterable[str], origin: str = "", refused: str = "", veil: bool = False) -> None:
        """Lights the goals; with a piece in the hand the rest steps back."""
        goals = frozenset(goals)
        for id, item in self.areas.items():
            mark = GOAL if id in goals else ORIGIN if id == origin else REFUSED if id == refused else ""
            item.light(mark, veil and not mark)

    def mark_pieces(self, able: Iterable[str], selected: Iterable[str] = (), lifted: Iterable[str] = ()) -> None:
        """Rings round what may act, a bold one round what is selected; what is in the hand leaves its stack."""
        able, selected, lifted = frozenset(able), frozenset(selected), frozenset(lifted)
        for item in dict.fromkeys(self.pieces.values()):
            ids = frozenset(item.stack.ids)
            item.show_state(bool(ids & able), bool(ids & selected), len(ids & lifted))

    def area_at(self, point: QPointF) -> str:
        """The area under a point of the scene, or nothing."""
        for item in self.items(point):
            if isinstance(item, AreaItem):
                return item.area.id
            if isinstance(item, PieceItem) and item.stack.top.place in self.areas:  # it may stand out over a shore
                return item.stack.top.place
        return ""

    def stack_at(self, point: QPointF) -> Stack | None:
        """The stack under a point of the scene. A piece that stands in a thing is above it."""
        return next((item.stack for item in self.items(point) if isinstance(item, PieceItem)), None)

    def place_at(self, point: QPointF) -> str:
        """The area or point under a point of the scene."""
        near = self.area_at(point)
        for id, (where, unit) in self._points.items():
            if math.dist((point.x(), point.y()), where) < 16 * unit:
                near = id
        return near

    def where(self, id: str) -> QPointF | None:
        """Where a piece or an area stands in the scene."""
        if id in self.pieces:
            return self.pieces[id].scenePos()
        if id in self.areas:
            item = self.areas[id]
            return item.mapToScene(QPointF(*item.area.centre))
        return QPointF(*self._points[id][0]) if id in self._points else None

    def free_spot(self, area: str) -> QPointF | None:
        """A point of the area that no piece covers."""
        spot = self._landing(area)
        return spot[0] if spot is not None else None

    def _landing(self, area: str) -> tuple[QPointF, float] | None:
        """Where a piece could land, and how large a ring has room there, in units of the scene."""
        item = self.areas.get(area)
        if item is None:
            return None
        mine = {p for p in self.pieces.values() if p.stack.top.place == area}
        taken = [Slot(p.pos().x(), p.pos().y(), p.diameter * (1.25 if p.look.size >= GREAT else 1.0)) for p in mine]
        for share in (1.0, 0.75, 0.55, 0.0):
            spot = self._grounds.of(item.area).landing(taken, (RING + 1) * self._units[area] * share)
            if spot is not None:
                return item.mapToScene(QPointF(*spot)), self.unit_at(area) * max(share, 0.55)
        return item.mapToScene(QPointF(*item.area.centre)), self.unit_at(area) * 0.55

    def solid_boxes(self) -> list[QRectF]:
        """The boxes of all pieces and names that are shown, in the scene."""
        pieces = [item.mapRectToScene(item.solid()) for item in dict.fromkeys(self.pieces.values())]
        return pieces + [name.mapRectToScene(name.solid()) for name in self.names.values() if name.isVisible()]

    def show_landings(self, goals: Iterable[str], over: str) -> None:
        """Rings where the piece in the hand could land; `over` is the goal below it."""
        found = {id: self._landing(id) for id in goals}
        self.drag_marks.show_goals({id: spot for id, spot in found.items() if spot is not None}, over)

    def show_way(self, piece: str, end: QPointF) -> None:
        """The way that a piece of these boards has come to where it is held."""
        item = self.pieces.get(piece)
        if item is None:
            return
        if self.drag_marks.way is None:
            self.drag_marks.begin_way(item.scenePos(), self.unit_at(item.stack.top.place), self.solid_boxes())
        assert self.drag_marks.way is not None
        self.drag_marks.way.lead_to(end)

    def unit_at(self, place: str) -> float:
        """The board's unit where this place lies, in units of the scene."""
        table = self.layers.get(place)
        return self._units[place] * table.scale() if table is not None else 1.0

    def neighbours(self, area: str) -> tuple[str, ...]:
        """The areas next to one, in the order of the board's edges."""
        edges = [edge for board in self._boards for edge in board.edges]
        return tuple(e.b if e.a == area else e.a for e in edges if area in (e.a, e.b))

    def _lay_boards(self, boards: Sequence[tuple[BoardView, float]]) -> None:
        """`boards`: as they are drawn, with their units."""
        self.traces.clear()
        self.drag_marks.clear()
        self.foresight.clear()
        self._headings.clear()
        self._layout.clear()
        for item in (*self._tables.values(), *self._tops.values()):
            self.removeItem(item)
        for table in (self.areas, self.names, self._points, self._units, self.layers, self._tables, self._tops,
                      self._charts):  # fmt: skip
            table.clear()
        self._grounds.clear()
        self._boards = tuple(board for board, _ in boards)
        self.graphs = []
        boxes = arranged(self._boards)
        for (board, unit), box, rim in zip(boards, boxes, rims(self._boards)):
            self._lay_board(board, Chart.of(board, unit), box.topLeft() + QPointF(rim.left, rim.top))
            self._headings.add(board, self._tables[board.id].pos(), rim)
        self.show_graph(self.graph_shown)
        self.setSceneRect(around_all(boxes))
        self._renew_names()
        self.warmth.begin([item.warm for item in self.areas.values()])

    def _lay_board(self, board: BoardView, chart: Chart, corner: QPointF) -> None:
        self._charts[board.id], unit = chart, chart.unit
        table, top = self._layer(board, corner, 0), self._layer(board, corner, TOP)
        self._tables[board.id], self._tops[board.id] = table, top
        GroundItem(chart).setParentItem(table)
        BorderItem(board, unit).setParentItem(table)
        if board.wraps:
            RimItem(chart).setParentItem(table)
        for area in board.areas:
            item = AreaItem(area, chart)
            item.setParentItem(table)
            self.areas[area.id], self._units[area.id], self.layers[area.id] = item, unit, top
        for name in apart(board.areas, unit, self._name_of).values():
            self._add_name(name)
        for edge in filter(is_drawn, board.edges):
            EdgeItem(board, edge, unit).setParentItem(table)
        for barrier in board.barriers:
            BarrierItem(barrier, unit).setParentItem(table)
        self._grounds.lay(board, unit)
        for point in board.points:
            self._points[point.id] = ((corner.x() + point.x * board.weight, corner.y() + point.y * board.weight), unit)

    def _layer(self, board: BoardView, corner: QPointF, height: float) -> QGraphicsItem:
        """Where things of a board lie, in its own units."""
        made = QGraphicsRectItem(QRectF(0, 0, *board.size))
        made.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        made.setPen(QPen(Qt.PenStyle.NoPen))  # its box is the board's, without a line
        made.setZValue(height)
        made.setPos(corner)
        made.setScale(board.weight)
        self.addItem(made)
        return made

    def _renew_marks(self, boards: Sequence[BoardView]) -> None:
        """Other marks lie in areas that are themselves the same."""
        self._boards = tuple(boards)
        for area in (area for board in boards for area in board.areas):
            item = self.areas[area.id]
            if item.area == area:
                continue
            item.area = area
            before = self.names[area.id]
            self.removeItem(before)
            self._add_name(self._name_of(area._replace(label=before.label), before.grown))
        for board in boards:
            self._grounds.lay(board, self._charts[board.id].unit)
        self._layout.forget()
        self.show_graph(self.graph_shown)
        self._renew_names()

    def _renew_names(self) -> None:
        camera, self._camera = self._camera, (0.0, 0.0)
        self.set_camera(*camera)

    def _name_of(self, area: AreaView, grown: float) -> NameItem:
        words = self.wording.name(area.id) if area.name is None else self.wording.sentence(area.name)
        return NameItem(area, words, self._units[area.id], self.areas[area.id].wet, grown)

    def _add_name(self, name: NameItem) -> None:
        name.setParentItem(self.layers[name.area])
        self.names[name.area] = name

    def _lay_pieces(self, heaps: Sequence[Stack], sides: dict[str, Livery]) -> None:
        self._layout.lay(heaps, sides)
        if self._camera[1] < 1:
            self._renew_names()

    def _slots(self, place: str, spread: Sequence[Stack]) -> Sequence[tuple[Stack, Slot]]:
        if place not in self.areas:
            point, unit = self._points[place]
            return list(zip(spread, around(point, sizes(spread, unit))))
        return places_for(spread, partial(self._grounds.of, self.areas[place].area), self._units[place])

    def _box(self, place: str) -> QRectF:
        return self.areas[place].path.boundingRect()
