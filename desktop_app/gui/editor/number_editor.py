"""Numbers: in a box, between minus and plus, as a field."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSpinBox, QToolButton

from desktop_app.gui import theme
from desktop_app.gui.editor.field_editor import LESS, MORE, FieldEditor, UndoesOutside
from desktop_app.gui.parts import relook
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Field


class NumberBox(QSpinBox):
    """A number in a box: typed, or changed by the arrow keys. The wheel is left to what scrolls."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__()
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(theme.font("body_b"))
        self.setKeyboardTracking(False)
        self.setRange(least, most)
        self.setAccessibleName(name)
        self.setFixedWidth(theme.scaled(46))
        self.setMinimumHeight(theme.scaled(30))
        UndoesOutside(self.lineEdit(), lambda: self.text() == str(self.value()))
        UndoesOutside(self, lambda: self.text() == str(self.value()))

    def show_number(self, number: int) -> None:
        """Another number, also one out of bounds, without telling anybody."""
        self.blockSignals(True)
        self.setRange(min(self.minimum(), number), max(self.maximum(), number))
        self.setValue(number)
        self.blockSignals(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The number has all the room: there are no buttons in the box."""
        super().resizeEvent(event)
        self.lineEdit().setGeometry(self.rect().adjusted(3, 3, -3, -3))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Not for the number."""
        event.ignore()


class Stepper(QFrame):
    """A number between minus and plus, all in one frame. `stepped` carries how much it is to change."""

    stepped = Signal(int)

    def __init__(self, name: str, least: int, most: int, wording: Wording) -> None:
        super().__init__()
        relook(self, "stepper")
        self.box = NumberBox(name, least, most)
        relook(self.box, "bare")
        self.box.setFixedWidth(theme.scaled(38))
        self.less, self.more = (_sign(sign) for sign in (LESS, MORE))
        self.less.setAccessibleName(wording.say("app.editor.less", what=name))
        self.more.setAccessibleName(wording.say("app.editor.more", what=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for part in (self.less, self.box, self.more):
            part.setProperty("joined", name)
            row.addWidget(part)
        self._number = 0
        self.less.clicked.connect(partial(self.stepped.emit, -1))
        self.more.clicked.connect(partial(self.stepped.emit, 1))
        self.box.valueChanged.connect(lambda number: self.stepped.emit(number - self._number))

    def show_number(self, number: int) -> None:
        """Another number."""
        self._number = number
        self.box.show_number(number)


class NumberEditor(FieldEditor):
    """A number with its steppers."""

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        self.stepper = Stepper(self.title, field.least, field.most, wording)
        self.row.addWidget(self.stepper)
        self.row.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.stepper.stepped.connect(self._step)
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Another number."""
        super().show_field(field)
        self.stepper.show_number(int(str(field.value)))

    def _step(self, by: int) -> None:
        self.tell(max(self.field.least, min(int(str(self.field.value)) + by, self.field.most)))


def _sign(sign: str) -> QToolButton:
    made = QToolButton()
    made.setText(sign)
    made.setFont(theme.font("body_b"))
    made.setFixedSize(theme.scaled(26), theme.scaled(30))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    relook(made, "sign")
    return made
