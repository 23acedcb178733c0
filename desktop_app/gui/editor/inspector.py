"""The inspector: what is selected, with its fields and what lies there; below it all seats with their numbers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.discs import liveries, look_of
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.editor_hand import EditorHand
from desktop_app.gui.editor.field_editors import NumberBox, Stepper
from desktop_app.gui.editor.field_form import FieldForm
from desktop_app.gui.editor.palette import piece_of
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.gestures import Stack, stacks
from desktop_app.gui.parts import TARGET, ChoiceBox, Glyph, Medallion, PieceToken, Words, panel
from desktop_app.gui.showing import Showing
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import SCENARIO, TABLE, Lying, Thing
from desktop_app.kernel.views import PanelView

SHOWN_ABOUT = (SCENARIO, TABLE)


class LyingRow(QWidget):
    """So many of a thing: its piece, its name, and a stepper."""

    def __init__(self, thing: Thing, showing: Showing, hand: EditorHand, wording: Wording) -> None:
        super().__init__()
        piece = piece_of(thing)
        words = wording.sentence(thing.text)
        self.stepper = Stepper(words, 0, 99, wording)
        self._words = Words(words, "body_b")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(PieceToken(Stack((piece,)), look_of(piece, showing.sides, coin=True), words, None, 26, 1.2))
        row.addWidget(self._words, 1)
        row.addWidget(self.stepper)

    def show_number(self, number: int, too_many: bool) -> None:
        """Another number; salmon when there are more on the table than exist."""
        self.stepper.show_number(number)
        self._words.setProperty("tone", "loss" if too_many else "")
        self._words.style().unpolish(self._words)
        self._words.style().polish(self._words)


class SelectedCard(QFrame):
    """What is looked at: a place, a seat, the table or the scenario itself."""

    edited = Signal(str, object)
    stepped = Signal(str, str, int)
    chosen = Signal(str)

    def __init__(self, model: DraftModel, hand: EditorHand, wording: Wording, players: tuple[str, ...]) -> None:
        super().__init__()
        self.model, self.hand, self.wording = model, hand, wording
        self.rows: dict[str, LyingRow] = {}
        self.shelves: list[QFrame] = []
        self._shape: object = None
        self.setProperty("look", "panel")
        self.title = Words("", "heading")
        self.form = FieldForm(wording, players)
        self.form.edited.connect(self.edited)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(theme.GAP)
        self._shelves = QVBoxLayout()
        self._shelves.setSpacing(theme.GAP)
        self.adder = ChoiceBox(wording.say("app.editor.add_here"))
        self.adder.activated.connect(self._add)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(theme.MARGIN)
        column.addWidget(self.form)
        column.addLayout(self._rows)
        column.addWidget(self.adder)
        column.addLayout(self._shelves)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # what the other cards leave
        scroll.setMinimumHeight(theme.scaled(160))
        scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        doors = QHBoxLayout()
        doors.setSpacing(theme.GAP)
        self.doors = {about: QPushButton(wording.say(f"app.editor.about.{about}")) for about in SHOWN_ABOUT}
        for about, door in self.doors.items():
            door.setFont(theme.font("small_b"))
            door.clicked.connect(partial(self.chosen.emit, about))
            doors.addWidget(door)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 10, 8, 12)
        outer.setSpacing(theme.GAP)
        outer.addWidget(self.title)
        outer.addWidget(scroll, 1)
        outer.addLayout(doors)

    def show_model(self) -> None:
        """What is selected, as it is now."""
        about, showing = self.model.about, Showing(self.model.view, self.wording)
        known = about in SHOWN_ABOUT
        self.title.setText(self.wording.say(f"app.editor.about.{about}") if known else showing.place_name(about))
        fields = [field for field in self.model.fields() if field.about == about]
        self.form.show_fields([field for field in fields if not (field.art and field.kind == "number")])
        things = {thing.id: thing for group in self.model.palette() for thing in group.things}
        holds = self.model.holds(about)
        told = {field.id for field in self.model.fields() if field.about == about}
        lying = [each for each in self.model.lying()
                 if each.place == about and each.thing in things and f"{each.thing}.{about}" not in told]  # fmt: skip
        panels = [each for each in showing.view.panels if each.owner == about]
        shape = (about, [each.thing for each in lying], panels, list(things), showing.view.seats)
        if shape != self._shape:
            self._shape = shape
            self._build(lying, things, panels, showing, holds)
        for each in lying:
            self.rows[each.thing].show_number(each.number, (things[each.thing].left or 0) < 0)

    def tokens(self) -> list[PieceToken]:
        """The pieces on a seat's sheet."""
        return [token for shelf in self.shelves for token in shelf.findChildren(PieceToken)]

    def _build(self, lying: list[Lying], things: dict[str, Thing], panels: list[PanelView], showing: Showing,
               holds: bool) -> None:  # fmt: skip
        kept = {thing: self.rows[thing] for thing in (each.thing for each in lying) if thing in self.rows}
        _clear(self._rows, keep=set(kept.values()))
        _clear(self._shelves)
        self.rows = {}
        for each in lying:
            row = kept.get(each.thing) or LyingRow(things[each.thing], showing, self.hand, self.wording)
            if each.thing not in kept:
                row.stepper.stepped.connect(partial(self._step, each.thing))
            self.rows[each.thing] = row
            self._rows.addWidget(row)
        self.shelves = [self._shelf(panel_view, showing) for panel_view in panels]
        for shelf in self.shelves:
            self._shelves.addWidget(shelf)
        self.adder.setVisible(holds)
        self.adder.clear()
        self.adder.addItem(self.wording.say("app.editor.add_here"), "")
        for thing in things.values() if holds else ():
            owner = self.wording.name(thing.owner) if thing.owner else ""
            words = self.wording.sentence(thing.text)
            self.adder.addItem(f"{words}, {owner}" if owner else words, thing.id)

    def _shelf(self, view: PanelView, showing: Showing) -> QFrame:
        """A place beside the boards: pieces are dropped there and dragged from there."""
        made = panel("card")
        made.setProperty(TARGET, view.id)
        column = QVBoxLayout(made)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(theme.TIGHT)
        column.addWidget(Words(self.wording.sentence(view.title), "small_b", "quiet"))
        here = [piece for piece in showing.view.pieces if piece.place == view.id]
        if here:
            row = QWidget()
            flow = FlowLayout(row, gap=2)
            for heap in stacks(here):
                flow.addWidget(PieceToken(heap, look_of(heap.top, showing.sides, coin=True), showing.spoken(heap),
                                          self.hand, 28))  # fmt: skip
            column.addWidget(row)
        return made

    def _step(self, thing: str, by: int) -> None:
        self.stepped.emit(thing, self.model.about, by)

    def _add(self, at: int) -> None:
        thing = self.adder.itemData(at)
        self.adder.setCurrentIndex(0)
        if thing:
            self.stepped.emit(thing, self.model.about, 1)


class SeatsCard(QFrame):
    """All seats with the numbers that are always in sight. `chosen`: a seat is looked at; `edited`: another number."""

    edited = Signal(str, object)
    chosen = Signal(str)

    def __init__(self, model: DraftModel, wording: Wording) -> None:
        super().__init__()
        self.model, self.wording = model, wording
        self.boxes: dict[str, NumberBox] = {}
        self.seats: dict[str, QPushButton] = {}
        self._counts: dict[str, QPushButton] = {}
        self._shape: object = None
        self.setProperty("look", "panel")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._grid = QWidget()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setMinimumHeight(theme.scaled(100))
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 8, 12)
        column.addWidget(self._scroll)

    def show_model(self) -> None:
        """The numbers as they are now."""
        fields = [field for field in self.model.fields() if field.art]
        seats = [(seat.id, seat.field) for seat in self.model.view.seats]
        shape = (seats, [field.id for field in fields])
        if shape != self._shape:
            self._shape = shape
            self._build()
        for field in fields:
            if field.id in self.boxes:
                self.boxes[field.id].show_number(int(str(field.value)))
            else:
                self._counts[field.id].setText(str(len(field.value) if isinstance(field.value, tuple) else 0))

    def _build(self) -> None:
        self._grid = QWidget()
        self.boxes, self._counts, self.seats = {}, {}, {}
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 4, 0)
        grid.setSpacing(theme.GAP)
        grid.setColumnStretch(1, 1)
        grid.addWidget(Words(self.wording.say("app.editor.seats"), "name", wraps=False), 0, 0, 1, 2)
        sides = liveries(self.model.view.seats)
        fields = [field for field in self.model.fields() if field.art]
        for row, seat in enumerate(self.model.view.seats, start=1):
            grid.addWidget(Medallion(sides[seat.id], theme.scaled(20)), row, 0)
            name = QPushButton(self.wording.sentence(seat.name))
            name.setFont(theme.font("small_b"))
            name.setProperty("look", "head")
            name.setMinimumHeight(theme.scaled(30))
            name.clicked.connect(partial(self.chosen.emit, seat.id))
            self.seats[seat.id] = name
            grid.addWidget(name, row, 1)
            for column, field in enumerate([field for field in fields if field.about == seat.id], start=2):
                words = f"{name.text()}: {self.wording.sentence(field.text)}"
                if row == 1:
                    grid.addWidget(Glyph(field.art, 18), 0, column, Qt.AlignmentFlag.AlignHCenter)
                grid.addWidget(self._box(field.id, field.kind, words, field.least, field.most, seat.id), row, column)
        self._scroll.setWidget(self._grid)
        self._grid.setAutoFillBackground(False)
        self.setMaximumHeight(self._grid.sizeHint().height() + 30)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All seats, if there is room for them."""
        return QSize(super().sizeHint().width(), self._grid.sizeHint().height() + 30)

    def _box(self, id: str, kind: str, words: str, least: int, most: int, seat: str) -> QWidget:
        if kind == "number":
            box = NumberBox(words, least, most)
            box.setToolTip(words)
            box.setFixedWidth(theme.scaled(42))
            box.valueChanged.connect(partial(self.edited.emit, id))
            self.boxes[id] = box
            return box
        count = QPushButton()
        count.setFont(theme.font("body_b"))
        count.setToolTip(words)
        count.setAccessibleName(words)
        count.setFixedWidth(theme.scaled(42))
        count.setMinimumHeight(theme.scaled(30))
        count.clicked.connect(partial(self.chosen.emit, seat))
        self._counts[id] = count
        return count


def _clear(layout: QVBoxLayout, keep: set[LyingRow] | None = None) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None and widget not in (keep or ()):
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
