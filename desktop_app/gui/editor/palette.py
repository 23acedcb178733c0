"""The palette: a shelf for each seat with all its things and how many are left, marks that belong to nobody, tracks,
tools, and what to begin from."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import liveries
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.editor_hand import PALETTE, EditorHand
from desktop_app.gui.editor.field_form import FieldForm
from desktop_app.gui.editor.fitting_choice import FittingChoice
from desktop_app.gui.editor.palette_parts import Tools, door, fold_button, medallion_button
from desktop_app.gui.editor.thing_tile import ThingTile, columns_for, piece_of
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.parts import TARGET, Words, relook, walk_by_arrows
from desktop_app.gui.theme import NEUTRAL, Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import TABLE, ThingGroup
from desktop_app.kernel.views import PieceView

MANY = 12
"""A shelf that belongs to nobody and has more things than these is folded, save one."""

FEW = 6
"""A shelf that belongs to nobody and has no more things than these is always open."""

NOBODY = "nobody"
"""The medallion of the long shelves that belong to nobody."""

LARGE = 125
"""Above this text size, in per cent, what to begin from lies on the shelf, below the things."""

EDGE = 11
"""Pixels between the frame and what lies in it."""

TRACKS = "tracks"
"""The tab with what can be set of the table."""


class Palette(QFrame):
    """What is dropped on it is taken away. `stepped`: a thing, and +1 or -1 for the place that is looked at;
    `edited`: a field of the table and its new value. `begin`: what to begin from, with their drawings."""

    stepped = Signal(str, int)
    edited = Signal(str, object)

    def __init__(self, model: DraftModel, hand: EditorHand, wording: Wording, tools: Tools,
                 begin: tuple[tuple[QAction, str], ...]) -> None:  # fmt: skip
        super().__init__()
        self.model, self.hand, self.wording, self.tools = model, hand, wording, tools
        self.tiles: list[ThingTile] = []
        self.folds: dict[str, QToolButton] = {}
        self.shelves: dict[str, QToolButton] = {}
        self.tab = ""
        self._begin: tuple[QWidget, ...] = ()
        self._open = ""
        self._unfolded = ""
        self._shape: tuple[object, ...] = ()
        relook(self, "panel")
        self.setProperty(TARGET, PALETTE)
        self.setAccessibleName(wording.say("app.editor.palette"))
        tabs = list(dict.fromkeys(group.tab for group in model.palette()))
        self.tabs = FittingChoice(wording.say("app.editor.tabs"),
                                  [(tab, wording.say(f"app.editor.tab.{tab}")) for tab in (*tabs, TRACKS)])  # fmt: skip
        self.tabs.chosen.connect(self.open_tab)
        self.tracks = FieldForm(wording)
        self.tracks.edited.connect(self.edited)
        self._seats = QWidget()
        self._medallions = FlowLayout(self._seats, gap=theme.GAP)
        self._shelf = QVBoxLayout()
        self._shelf.setSpacing(theme.GAP)
        self._shelf.setContentsMargins(0, 0, 0, 0)
        self._lay_out(begin)
        self.open_tab([*tabs, TRACKS][0])

    def show_model(self) -> None:
        """What is left now."""
        groups = tuple(group for group in self.model.palette() if group.tab == self.tab)
        shelves = self._shelves(groups)
        if self._open not in shelves:
            self._open = next(iter(shelves), "")
        width = self._room()
        shape = (theme.scaled(100), self.tab, self._open, self._unfolded, tuple(shelves), width,
                 [[thing.id for thing in group.things] for group in groups])  # fmt: skip
        if shape != self._shape:
            self._shape = shape
            self._build(groups, shelves)
        things = {thing.id: thing for group in groups for thing in group.things}
        for tile in self.tiles:
            tile.show_thing(things[tile.thing.id])
        self.tracks.setFixedWidth(width)
        self.tracks.show_fields([field for field in self.model.fields() if field.about == TABLE])

    def open_tab(self, tab: str) -> None:
        """Another kind of things, or the tracks."""
        self.tab = tab
        self.tabs.show_value(tab)
        self.show_model()
        self.mark()

    def open_shelf(self, id: str) -> None:
        """Another seat's things, if it has any here."""
        if id != self._open and id in self.shelves:
            self._open = id
            self.show_model()
            self.mark()

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
        self.tools.show_tool(self.hand.tool)

    def pieces(self) -> tuple[PieceView, ...]:
        """All things of all shelves, for the hand."""
        return tuple(piece_of(thing) for group in self.model.palette() for thing in group.things)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many tiles in a row as fit."""
        super().resizeEvent(event)
        self.show_model()
        self.mark()

    def _room(self) -> int:
        """Width of the shelf; its scroll bar lies in the margin."""
        return max(self.width() - 2 * EDGE - 2, 120)

    def _shelves(self, groups: tuple[ThingGroup, ...]) -> dict[str, tuple[Livery, str]]:
        """The seats that have things here, and nobody if there are long shelves of nobody's."""
        sides = liveries(self.model.view.seats)
        found = {group.id: (sides[group.owner], self.wording.sentence(group.title)) for group in groups if group.owner}
        if any(_is_long(group) for group in groups):
            found[NOBODY] = (NEUTRAL, self.wording.say("app.editor.nobodys"))
        return found

    def _build(self, groups: tuple[ThingGroup, ...], shelves: dict[str, tuple[Livery, str]]) -> None:
        for layout in (self._medallions, self._shelf):
            _empty(layout, keep=(self.tracks, *self._begin))
        self.tiles, self.folds, self.shelves = [], {}, {}
        for id, (livery, words) in shelves.items():
            self.shelves[id] = medallion_button(livery, words, id == self._open)
            self.shelves[id].clicked.connect(partial(self._press_shelf, id))
            self._medallions.addWidget(self.shelves[id])
        self._seats.setVisible(len(shelves) > 1)
        for group in groups:
            if (group.owner and group.id != self._open) or (_is_long(group) and self._open != NOBODY):
                continue
            folds = _is_long(group) and len(group.things) > MANY
            if folds:
                self.folds[group.id] = fold_button(self.wording.sentence(group.title), group.id == self._unfolded)
                self.folds[group.id].clicked.connect(partial(self._press_fold, group.id))
                self._shelf.addWidget(self.folds[group.id])
            if not folds or group.id == self._unfolded:
                self._shelf.addWidget(self._group(group, titled=not folds))
        self.tracks.setVisible(self.tab == TRACKS)
        self._shelf.addWidget(self.tracks)
        for part in self._begin:
            self._shelf.addWidget(part)
        self._shelf.addStretch(1)
        walk_by_arrows([tile.token for tile in self.tiles])

    def _press_shelf(self, id: str, _checked: bool = False) -> None:
        self.shelves[id].setChecked(True)
        self.open_shelf(id)
        self.shelves[id].setFocus()

    def _press_fold(self, id: str, _checked: bool = False) -> None:
        self.unfold(id)

    def _group(self, group: ThingGroup, titled: bool) -> QWidget:
        made = QWidget()
        made.setFixedWidth(self._room())
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.GAP)
        room = self._room()
        columns = columns_for(group.things, self.wording, room)
        if titled:
            grid.addWidget(Words(self.wording.sentence(group.title), "name"), 0, 0, 1, columns)
        sides = liveries(self.model.view.seats)
        for place, thing in enumerate(group.things):
            tile = ThingTile(thing, sides, self.hand, self.wording)
            tile.token.stepped.connect(partial(self.stepped.emit, thing.id))
            tile.setFixedWidth((room - (columns - 1) * theme.GAP) // columns)
            self.tiles.append(tile)
            grid.addWidget(tile, 1 + place // columns, place % columns, Qt.AlignmentFlag.AlignLeft)
        for column in range(columns):
            grid.setColumnMinimumWidth(column, (room - (columns - 1) * theme.GAP) // columns)
        return made

    def _lay_out(self, begin: tuple[tuple[QAction, str], ...]) -> None:
        inner = QWidget()
        inner.setLayout(self._shelf)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, 0, EDGE)
        column.setSpacing(theme.GAP)
        above = (self.tabs, self._seats)
        below = (self.tools, Words(self.wording.say("app.editor.begin_from"), "name"),
                 *[door(action, art) for action, art in begin])  # fmt: skip
        if theme.text_size() > LARGE:  # there is no room for them beside the shelf
            self._begin, below = below[1:], below[:1]
        for parts in (above, (), below):
            if not parts:
                column.addWidget(self._scroll, 1)
                continue
            inset = QVBoxLayout()
            inset.setContentsMargins(0, 0, EDGE, 0)
            inset.setSpacing(theme.GAP)
            for part in parts:
                inset.addWidget(part)
            column.addLayout(inset)


def _is_long(group: ThingGroup) -> bool:
    """Nobody's, and too long to be always in sight."""
    return not group.owner and len(group.things) > FEW


def _empty(layout: QLayout, keep: tuple[QWidget, ...]) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None and widget not in keep:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
