"""The inspector: what is selected, with its fields and what lies there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.board.chart import is_wet
from desktop_app.gui.choice_finder import FindingBox
from desktop_app.gui.discs import look_of
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.editor_hand import EditorHand
from desktop_app.gui.editor.field_form import FieldForm
from desktop_app.gui.editor.number_editor import Stepper
from desktop_app.gui.editor.thing_tile import piece_of
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.gestures import Stack, stacks
from desktop_app.gui.parts import TARGET, Medallion, PieceToken, Words, panel, relook
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import SCENARIO, TABLE, Lying, Thing
from desktop_app.kernel.views import AreaView, PanelView

SHOWN_ABOUT = (SCENARIO, TABLE)


class LyingRow(QFrame):
    """So many of a thing: its piece, its name, and a stepper."""

    def __init__(self, thing: Thing, showing: Showing, hand: EditorHand, wording: Wording) -> None:
        super().__init__()
        piece = piece_of(thing)
        words = wording.sentence(thing.text)
        relook(self, "row")
        self.stepper = Stepper(words, 0, 99, wording)
        self._words = Words(words, "body_b")
        token = PieceToken(Stack((piece,)), look_of(piece, showing.sides, coin=True), words, None, 26, 1.0)
        head = QHBoxLayout()
        head.setSpacing(theme.GAP)
        head.addWidget(token)
        head.addWidget(self._words, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 4, 0, 0)
        self._row.setSpacing(theme.GAP)
        self._row.addLayout(head, 1)
        self._row.addWidget(self.stepper, 0, Qt.AlignmentFlag.AlignRight)
        self._head = head

    def minimumSizeHint(self) -> QSize:
        """The number goes below the name where both don't fit."""
        wide = max(self._head.minimumSize().width(), self.stepper.minimumSizeHint().width())
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width."""
        super().resizeEvent(event)
        wide = self._head.minimumSize().width() + theme.GAP + self.stepper.sizeHint().width()
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if wide <= self.width() else ways.TopToBottom)

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
        self._medallion = QHBoxLayout()
        self._said = Words("", "small", "quiet")
        self.form = FieldForm(wording, players)
        self.form.edited.connect(self.edited)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(theme.GAP)
        self._shelves = QVBoxLayout()
        self._shelves.setSpacing(theme.GAP)
        self.adder = FindingBox(wording.say("app.editor.add_here"), wording)
        self.adder.activated.connect(self._add)
        self.doors = {about: self._door(about) for about in SHOWN_ABOUT}
        self._lay_out()

    def _door(self, about: str) -> QPushButton:
        """Leads to the scenario or to the table as a whole."""
        made = QPushButton(self.wording.say(f"app.editor.about.{about}"))
        made.setFont(theme.font("small_b"))
        made.setCheckable(True)
        made.clicked.connect(partial(self.chosen.emit, about))
        return made

    def _lay_out(self) -> None:
        """Head and doors stay, what is between them scrolls."""
        head = QHBoxLayout()
        head.setSpacing(theme.GAP)
        head.addLayout(self._medallion)
        head.addWidget(self.title, 1)
        doors = QHBoxLayout()
        doors.setSpacing(theme.GAP)
        for door in self.doors.values():
            doors.addWidget(door)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 10, 8, 12)
        outer.setSpacing(theme.GAP)
        outer.addLayout(head)
        outer.addWidget(self._said)
        outer.addWidget(self._scrolling(), 1)
        outer.addLayout(doors)

    def _scrolling(self) -> QScrollArea:
        """Fields, what lies there, and the places of a seat's sheet."""
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
        scroll.setMinimumHeight(theme.scaled(120))
        scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        return scroll

    def show_model(self) -> None:
        """What is selected, as it is now."""
        about, showing = self.model.about, Showing(self.model.view, self.wording)
        self._show_head(showing)
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

    def _show_head(self, showing: Showing) -> None:
        """The name as it stands on the map, and what can be said of the place; a seat has its medallion."""
        about, area = self.model.about, showing.areas.get(self.model.about)
        self.title.setText(self.wording.say(f"app.editor.about.{about}") if about in SHOWN_ABOUT
                           else showing.place_name(about))  # fmt: skip
        style = "heading" if area is None else "place_wet" if is_wet(area) else "place"
        self.title.setFont(theme.font(style))
        said = self._said_of(area) if area is not None else ""
        self._said.setText(said)
        self._said.setVisible(bool(said) and said != self.title.text())
        _clear(self._medallion)
        if showing.seat(about) is not None:
            self._medallion.addWidget(Medallion(showing.livery(about), theme.scaled(26)))
        for each, door in self.doors.items():
            door.setChecked(each == about)
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The head wraps otherwise now."""
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        """Never so low that its parts lie upon one another."""
        layout = self.layout()
        assert layout is not None
        self.setMinimumHeight(max(0, layout.minimumHeightForWidth(self.width())) + theme.TIGHT)

    def _said_of(self, area: AreaView) -> str:
        """The area as it is spoken of, who begins there, and how many are next to it."""
        say, model = self.wording.say, self.model
        edges = [edge for board in model.view.boards for edge in board.edges if area.id in (edge.a, edge.b)]
        near = {edge.b if edge.a == area.id else edge.a for edge in edges}
        said = [self.wording.sentence(area.spoken)]
        said += [say("app.editor.start_of", who=seat) for seat, start in model.facts.starts if start == area.id]
        return ", ".join([*said, *([say("app.editor.neighbours", n=len(near))] if near else [])])

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
        self.adder.addItem(self.wording.say("app.editor.add_here"))
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


def _clear(layout: QVBoxLayout | QHBoxLayout, keep: set[LyingRow] | None = None) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None and widget not in (keep or ()):
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
