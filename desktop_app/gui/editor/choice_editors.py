"""One of several: in a list that opens, as a few segments side by side, or as the medallion of a seat."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton

from desktop_app.gui import theme
from desktop_app.gui.choice_finder import FindingBox
from desktop_app.gui.discs import paint_medallion
from desktop_app.gui.editor.field_editor import FieldEditor
from desktop_app.gui.editor.fitting_choice import FittingChoice
from desktop_app.gui.theme import Livery, colour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Field

FEW, SEGMENTS_FIT = 3, 21
"""So many choices with so many letters altogether stand side by side."""


class ChoiceEditor(FieldEditor):
    """A list that opens."""

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        self.box = FindingBox(self.title, wording)
        for choice in field.choices:
            self.box.addItem(wording.sentence(choice.text), choice.value)
        self.row.addWidget(self.box)
        self.box.activated.connect(lambda at: self.tell(self.box.itemData(at)))
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Another choice."""
        super().show_field(field)
        self.box.setCurrentIndex(self.box.findData(field.value))


class SegmentEditor(FieldEditor):
    """All choices in sight."""

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        choices = [(choice.value, wording.sentence(choice.text)) for choice in field.choices]
        self.segments = FittingChoice(self.title, choices)
        self.row.addWidget(self.segments)
        self.segments.chosen.connect(self.tell)
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Another choice."""
        super().show_field(field)
        self.segments.show_value(field.value)


class SeatEditor(FieldEditor):
    """A seat: its medallion; pressed, it opens the list of all seats, and up and down go through them."""

    def __init__(self, field: Field, wording: Wording, sides: dict[str, Livery]) -> None:
        super().__init__(field, wording)
        self._sides = sides
        self.button = QToolButton()
        self.button.setFixedSize(theme.scaled(58), theme.scaled(36))
        self.button.setIconSize(QSize(theme.scaled(42), theme.scaled(22)))
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.menu = QMenu(self.button)
        for choice in field.choices:
            action = self.menu.addAction(wording.sentence(choice.text))
            action.setIcon(_medallion_icon(sides[choice.value]))
            action.triggered.connect(partial(self._choose, choice.value))
        self.button.clicked.connect(self._open)
        self.row.addWidget(self.button)
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Another seat; its name is told whoever points there."""
        super().show_field(field)
        words = {choice.value: self.wording.sentence(choice.text) for choice in field.choices}
        now = str(field.value)
        self.button.setIcon(_medallion_icon(self._sides[now], opens=True) if now in self._sides else QIcon())
        self.button.setAccessibleName(f"{self.title}: {words.get(now, now)}")
        self.button.setToolTip(self.button.accessibleName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the button leaves: up and down."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        values = [choice.value for choice in self.field.choices]
        if by and self.field.value in values:
            self.tell(values[(values.index(str(self.field.value)) + by) % len(values)])
        else:
            super().keyPressEvent(event)

    def _choose(self, seat: str, _checked: bool = False) -> None:
        self.tell(seat)

    def _open(self) -> None:
        self.menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))
        self.menu.setActiveAction(self.menu.actions()[0])


def _medallion_icon(livery: Livery, opens: bool = False) -> QIcon:
    """The field of a seat; `opens`: with an arrow beside it."""
    picture = QPixmap(84 if opens else 44, 44)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_medallion(painter, QPointF(22, 22), 20, livery)
    if opens:
        arrow = QPainterPath(QPointF(58, 18))
        arrow.lineTo(67, 27)
        arrow.lineTo(76, 18)
        painter.strokePath(arrow, QPen(colour(theme.colours().text), 4, c=Qt.PenCapStyle.RoundCap))
    painter.end()
    return QIcon(picture)


def is_short(field: Field, wording: Wording) -> bool:
    """Do its choices fit side by side?"""
    words = [wording.sentence(choice.text) for choice in field.choices]
    return 1 < len(words) <= FEW and sum(map(len, words)) <= SEGMENTS_FIT
