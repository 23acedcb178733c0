"""All seats with the numbers that are always in sight."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import liveries
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.number_editor import NumberBox
from desktop_app.gui.parts import TARGET, Glyph, Medallion, Words
from desktop_app.gui.wording import Wording

BOX = 42
"""Width of a number's box at text size 100."""

SIDES = 32
"""Pixels that frame, margins and scroll bar take."""


class SeatsCard(QFrame):
    """`chosen`: a seat is looked at; `edited`: another number. What is dropped on a seat's name lies with that seat."""

    edited = Signal(str, object)
    chosen = Signal(str)

    def __init__(self, model: DraftModel, wording: Wording) -> None:
        super().__init__()
        self.model, self.wording = model, wording
        self.boxes: dict[str, NumberBox] = {}
        self.seats: dict[str, QPushButton] = {}
        self._counts: dict[str, QPushButton] = {}
        self._shape: object = None
        self._stacked = False
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
        shape = (seats, [field.id for field in fields], self._stacked)
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
        for place, seat in enumerate(self.model.view.seats):
            row = 1 + place * (2 if self._stacked else 1)
            medallion = Medallion(sides[seat.id], theme.scaled(20))
            medallion.setProperty(TARGET, seat.id)
            grid.addWidget(medallion, row, 0)
            name = QPushButton(self.wording.sentence(seat.name))
            name.setFont(theme.font("small_b"))
            name.setProperty("look", "head")
            name.setProperty(TARGET, seat.id)
            name.setMinimumHeight(theme.scaled(30))
            name.clicked.connect(partial(self.chosen.emit, seat.id))
            self.seats[seat.id] = name
            own = [field for field in fields if field.about == seat.id]
            if self._stacked:
                grid.addWidget(name, row, 1, 1, len(own) + 1)
                row += 1
            else:
                grid.addWidget(name, row, 1)
            for column, field in enumerate(own, start=2):
                words = f"{name.text()}: {self.wording.sentence(field.text)}"
                if not place:
                    grid.addWidget(Glyph(field.art, 18), 0, column, Qt.AlignmentFlag.AlignHCenter)
                grid.addWidget(self._box(field.id, field.kind, words, field.least, field.most, seat.id), row, column)
        self._scroll.setWidget(self._grid)
        self._grid.setAutoFillBackground(False)
        self.setMaximumHeight(self._grid.sizeHint().height() + 30)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The numbers stand beside a seat's name, or below it where both don't fit."""
        super().resizeEvent(event)
        boxes = max((len([field for field in self.model.fields() if field.about == seat and field.art])
                     for seat in self.seats), default=0)  # fmt: skip
        names = max((name.sizeHint().width() for name in self.seats.values()), default=0)
        wanted = theme.scaled(20) + names + boxes * theme.scaled(BOX) + (boxes + 1) * theme.GAP
        stacked = wanted > self.width() - SIDES
        if stacked != self._stacked:
            self._stacked = stacked
            self.show_model()

    def sizeHint(self) -> QSize:
        """All seats, if there is room for them."""
        return QSize(super().sizeHint().width(), self._grid.sizeHint().height() + 30)

    def _box(self, id: str, kind: str, words: str, least: int, most: int, seat: str) -> QWidget:
        if kind == "number":
            box = NumberBox(words, least, most)
            box.setToolTip(words)
            box.setFixedWidth(theme.scaled(BOX))
            box.valueChanged.connect(partial(self.edited.emit, id))
            self.boxes[id] = box
            return box
        count = QPushButton()
        count.setFont(theme.font("body_b"))
        count.setToolTip(words)
        count.setAccessibleName(words)
        count.setFixedWidth(theme.scaled(BOX))
        count.setMinimumHeight(theme.scaled(30))
        count.clicked.connect(partial(self.chosen.emit, seat))
        self._counts[id] = count
        return count
