"""The palette: a shelf for each seat with all its things and how many are left, marks that belong to nobody, and what
to begin from."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.discs import liveries, look_of, paint_medallion
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.editor_hand import PALETTE, EditorHand
from desktop_app.gui.gestures import Stack
from desktop_app.gui.parts import TARGET, PieceToken, Words, relook, walk_by_arrows
from desktop_app.gui.theme import Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Thing, ThingGroup, piece_id
from desktop_app.kernel.views import PieceView, TableView

COLUMNS = 2
MANY = 12
"""A shelf that belongs to nobody and has more things than these is folded, save one."""


def piece_of(thing: Thing) -> PieceView:
    """A thing of the palette as a piece that the hand can take."""
    id = piece_id(thing.id, PALETTE, 1)
    return PieceView(id, thing.id, PALETTE, thing.art, thing.owner, thing.size, movable=True, spoken=thing.text)


class ThingToken(PieceToken):
    """A thing of the palette. `stepped`: plus or minus was pressed on it."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus adds one to the place that is looked at, minus takes one away from there."""
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.stepped.emit(1)
        elif event.key() == Qt.Key.Key_Minus:
            self.stepped.emit(-1)
        else:
            super().keyPressEvent(event)


class ThingTile(QFrame):
    """A thing, its name, and how many are left; salmon when there are too many on the table."""

    def __init__(self, thing: Thing, sides: dict[str, Livery], hand: EditorHand, wording: Wording) -> None:
        super().__init__()
        self.thing = thing
        piece = piece_of(thing)
        words = wording.sentence(thing.text)
        self.token = ThingToken(Stack((piece,)), look_of(piece, sides, coin=True), words, hand, 32, 1.2)
        self._left = Words("", "small", wraps=False)
        self._left.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._wording = wording
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(0)
        name = Words(words, "small_b")
        name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.token, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(name)
        column.addWidget(self._left)
        self.setProperty("look", "card")
        self.show_thing(thing)

    def show_thing(self, thing: Thing) -> None:
        """Another number left."""
        self.thing = thing
        say = self._wording.say
        words = ""
        if thing.left is not None:
            words = say("app.editor.over", n=-thing.left) if thing.left < 0 else say("app.editor.left", n=thing.left)
        self._left.setText(words)
        self._left.setProperty("tone", "loss" if (thing.left or 0) < 0 else "quiet")
        self._left.style().unpolish(self._left)
        self._left.style().polish(self._left)
        self._left.setVisible(bool(words))
        self.token.setAccessibleName(f"{self.token.toolTip()}, {words}" if words else self.token.toolTip())

    def show_selected(self, selected: bool, lifted: bool) -> None:
        """An amber frame while it is selected or in the hand."""
        relook(self, "goal" if selected or lifted else "card")
        self.token.show_state(False, False, 0)


class Palette(QFrame):
    """What is dropped on it is taken away. `stepped`: a thing, and +1 or -1 for the place that is looked at."""

    stepped = Signal(str, int)

    def __init__(self, model: DraftModel, hand: EditorHand, wording: Wording, begin: tuple[QAction, ...]) -> None:
        super().__init__()
        self.model, self.hand, self.wording = model, hand, wording
        self.tiles: list[ThingTile] = []
        self._open = ""
        self._unfolded = ""
        self.folds: dict[str, QToolButton] = {}
        self._shape: tuple[object, ...] = ()
        self.setProperty("look", "panel")
        self.setProperty(TARGET, PALETTE)
        self.setAccessibleName(wording.say("app.editor.palette"))
        self._seats = QHBoxLayout()
        self._seats.setSpacing(theme.TIGHT)
        self._shelf = QVBoxLayout()
        self._shelf.setSpacing(theme.GAP)
        inner = QWidget()
        inner.setLayout(self._shelf)
        self._shelf.setContentsMargins(0, 0, 0, 0)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(theme.GAP)
        column.addLayout(self._seats)
        column.addWidget(scroll, 1)
        column.addWidget(Words(wording.say("app.editor.begin_from"), "name"))
        for action in begin:
            column.addWidget(_door(action))

    def show_model(self) -> None:
        """What is left now."""
        groups = self.model.palette()
        view = self.model.view
        if self._open not in [group.id for group in groups]:
            self._open = groups[0].id if groups else ""
        shape = (self._open, self._unfolded, view.seats and [seat.id for seat in view.seats],
                 [[thing.id for thing in group.things] for group in groups])  # fmt: skip
        if shape != self._shape:
            self._shape = shape
            self._build(groups, view)
        things = {thing.id: thing for group in groups for thing in group.things}
        for tile in self.tiles:
            tile.show_thing(things[tile.thing.id])

    def open_shelf(self, id: str) -> None:
        """Another seat's things."""
        if id != self._open:
            self._open = id
            self.show_model()

    def unfold(self, id: str) -> None:
        """Shows a folded shelf in the place of the one that was unfolded, or folds it."""
        self._unfolded = "" if id == self._unfolded else id
        self.show_model()
        self.mark()
        self.folds[id].setFocus()

    def mark(self) -> None:
        """Frames what is selected or in the hand."""
        selected, carried = self.hand.selected, self.hand.carried
        for tile in self.tiles:
            ids = tile.token.stack.ids
            tile.show_selected(selected is not None and selected.id in ids, carried is not None and carried.id in ids)

    def pieces(self) -> tuple[PieceView, ...]:
        """All things of all shelves, for the hand."""
        return tuple(piece_of(thing) for group in self.model.palette() for thing in group.things)

    def _build(self, groups: tuple[ThingGroup, ...], view: TableView) -> None:
        sides = liveries(view.seats)
        for layout in (self._seats, self._shelf):
            _empty(layout)
        self.tiles, self.folds = [], {}
        for group in groups:
            if group.owner:
                self._seats.addWidget(self._medallion(group, sides[group.owner]))
        self._seats.addStretch(1)
        for group in groups:
            folds = not group.owner and len(group.things) > MANY
            if folds:
                self._shelf.addWidget(self._fold(group))
            if group.id in (self._open, self._unfolded) or not (group.owner or folds):
                self._shelf.addWidget(self._group(group, sides, titled=not folds))
        self._shelf.addStretch(1)
        walk_by_arrows([tile.token for tile in self.tiles])

    def _medallion(self, group: ThingGroup, livery: Livery) -> QToolButton:
        made = QToolButton()
        side = theme.scaled(24)
        picture = QPixmap(side * 2, side * 2)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_medallion(painter, picture.rect().toRectF().center(), side - 2, livery)
        painter.end()
        made.setIcon(QIcon(picture))
        made.setIconSize(picture.size() / 2)
        made.setFixedSize(theme.scaled(36), theme.scaled(36))
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setCheckable(True)
        made.setChecked(group.id == self._open)
        made.setAccessibleName(self.wording.sentence(group.title))
        made.setToolTip(made.accessibleName())
        made.clicked.connect(partial(self.open_shelf, group.id))
        return made

    def _fold(self, group: ThingGroup) -> QToolButton:
        """The title of a long shelf: pressed, it unfolds it or folds it again."""
        made = QToolButton()
        made.setText(self.wording.sentence(group.title))
        made.setFont(theme.font("small_b"))
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.setArrowType(Qt.ArrowType.DownArrow if group.id == self._unfolded else Qt.ArrowType.RightArrow)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setMinimumHeight(theme.scaled(32))
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.clicked.connect(partial(self.unfold, group.id))
        self.folds[group.id] = made
        return made

    def _group(self, group: ThingGroup, sides: dict[str, Livery], titled: bool) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.GAP)
        if titled:
            grid.addWidget(Words(self.wording.sentence(group.title), "name"), 0, 0, 1, COLUMNS)
        for place, thing in enumerate(group.things):
            tile = ThingTile(thing, sides, self.hand, self.wording)
            tile.token.stepped.connect(partial(self.stepped.emit, thing.id))
            self.tiles.append(tile)
            grid.addWidget(tile, 1 + place // COLUMNS, place % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        return made


def _door(action: QAction) -> QPushButton:
    made = QPushButton(action.text().replace("&", "").replace("\u2026", ""))
    made.setFont(theme.font("body"))
    made.setMinimumHeight(theme.scaled(32))
    made.clicked.connect(action.trigger)
    return made


def _empty(layout: QHBoxLayout | QVBoxLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
