"""A small editor for each kind of field. `edited` carries the field's id and its new value."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.parts import ChoiceBox
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Field

REDO = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Y)
WIDEST_BESIDE = 174
"""How wide a box may be, in pixels, that stands beside its name."""

LESS, MORE = "\u2212", "+"


class FieldEditor(QWidget):
    """Shows one field. `has_room_beside`: whether its name may stand left of it."""

    edited = Signal(str, object)
    has_room_beside = True

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__()
        self.field, self.wording = field, wording
        self.title = wording.sentence(field.text)
        self.row = self.make_row()
        self.row.setContentsMargins(0, 0, 0, 0)

    def make_row(self) -> QLayout:
        """How its parts lie."""
        made = QHBoxLayout(self)
        made.setSpacing(theme.TIGHT)
        return made

    def show_field(self, field: Field) -> None:
        """The same field with another value."""
        self.field = field

    def tell(self, value: object) -> None:
        """A person has set it."""
        if value != self.field.value:
            self.edited.emit(self.field.id, value)


class UndoesOutside(QObject):
    """Lets undo and redo pass to the window while what stands in a box is what is meant; only then is it in the way."""

    def __init__(self, box: QWidget, is_settled: Callable[[], bool]) -> None:
        super().__init__(box)
        self._is_settled = is_settled
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The box would take the keys for itself."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._is_settled():
            keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(key) for key in keys) or event.keyCombination() == REDO:
                event.ignore()
                return True
        return super().eventFilter(watched, event)


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


class Stepper(QWidget):
    """A number between minus and plus. `stepped` carries how much it is to change."""

    stepped = Signal(int)

    def __init__(self, name: str, least: int, most: int, wording: Wording) -> None:
        super().__init__()
        self.box = NumberBox(name, least, most)
        self.less, self.more = (_small_button(sign) for sign in (LESS, MORE))
        self.less.setAccessibleName(wording.say("app.editor.less", what=name))
        self.more.setAccessibleName(wording.say("app.editor.more", what=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.TIGHT)
        for part in (self.less, self.box, self.more):
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


class ChoiceEditor(FieldEditor):
    """One of several."""

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        self.box = ChoiceBox(self.title)
        for choice in field.choices:
            self.box.addItem(wording.sentence(choice.text), choice.value)
        self.has_room_beside = self.box.sizeHint().width() <= theme.scaled(WIDEST_BESIDE)
        self.row.addWidget(self.box)
        self.box.activated.connect(lambda at: self.tell(self.box.itemData(at)))
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Another choice."""
        super().show_field(field)
        self.box.setCurrentIndex(self.box.findData(field.value))


class TextEditor(FieldEditor):
    """One line of words."""

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        self.line = QLineEdit()
        self.line.setFont(theme.font("body"))
        self.line.setAccessibleName(self.title)
        self.row.addWidget(self.line)
        UndoesOutside(self.line, lambda: self.line.text() == self.field.value)
        self.line.editingFinished.connect(lambda: self.tell(self.line.text()))
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Other words."""
        super().show_field(field)
        if self.line.text() != field.value:
            self.line.setText(str(field.value))


class ProseEditor(FieldEditor):
    """Several lines; they count when the keyboard goes elsewhere."""

    has_room_beside = False

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        self.prose = QPlainTextEdit()
        self.prose.setFont(theme.font("body"))
        self.prose.setAccessibleName(self.title)
        self.prose.setTabChangesFocus(True)
        self.prose.setFixedHeight(theme.scaled(84))
        self.prose.installEventFilter(self)
        UndoesOutside(self.prose, lambda: self.prose.toPlainText() == self.field.value)
        self.row.addWidget(self.prose)
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Other words."""
        super().show_field(field)
        if self.prose.toPlainText() != field.value:
            self.prose.setPlainText(str(field.value))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left by the keyboard: what stands there is meant."""
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            self.tell(self.prose.toPlainText())
        return super().eventFilter(watched, event)


class SetEditor(FieldEditor):
    """Each choice on or off."""

    has_room_beside = False

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        self.boxes: dict[str, QCheckBox] = {}
        for choice in field.choices:
            box = QCheckBox(wording.sentence(choice.text))
            box.setFont(theme.font("small"))
            box.clicked.connect(self._clicked)
            self.boxes[choice.value] = box
            self.row.addWidget(box)
        self.show_field(field)

    def make_row(self) -> QLayout:
        """Below one another."""
        made = QVBoxLayout(self)
        made.setSpacing(theme.TIGHT)
        return made

    def show_field(self, field: Field) -> None:
        """Others are on."""
        super().show_field(field)
        on = field.value if isinstance(field.value, tuple) else ()
        for value, box in self.boxes.items():
            box.setChecked(value in on)

    def _clicked(self) -> None:
        was = self.field.value if isinstance(self.field.value, tuple) else ()
        on = [value for value, box in self.boxes.items() if box.isChecked()]
        self.tell((*[value for value in was if value in on], *[value for value in on if value not in was]))


class ListEditor(FieldEditor):
    """Choices in order: a click takes one away, plus adds one at the end."""

    has_room_beside = False

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        self.entries: list[QToolButton] = []
        self.more = _small_button(MORE)
        self.more.setAccessibleName(wording.say("app.editor.more", what=self.title))
        self.menu = QMenu(self.more)
        for choice in field.choices:
            self.menu.addAction(wording.sentence(choice.text)).triggered.connect(partial(self._add, choice.value))
        self.more.clicked.connect(self._open)
        self.row.addWidget(self.more)
        self.show_field(field)

    def make_row(self) -> QLayout:
        """As many in a line as fit."""
        return FlowLayout(self, gap=theme.TIGHT)

    def show_field(self, field: Field) -> None:
        """Other entries."""
        super().show_field(field)
        values = field.value if isinstance(field.value, tuple) else ()
        words = {choice.value: self.wording.sentence(choice.text) for choice in field.choices}
        for entry in self.entries:
            self.row.removeWidget(entry)
            entry.hide()
            entry.deleteLater()
        self.entries = []
        for at, value in enumerate(values):
            entry = _small_button(words.get(value, value))
            entry.setAccessibleName(self.wording.say("app.editor.less", what=entry.text()))
            entry.clicked.connect(partial(self._drop, at))
            self.entries.append(entry)
            self.row.addWidget(entry)
            entry.show()  # at once: the layout measures only what is shown
        self.row.removeWidget(self.more)
        self.row.addWidget(self.more)
        self.updateGeometry()

    def _open(self) -> None:
        """Below the button, without waiting for an answer."""
        self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))
        self.menu.setActiveAction(self.menu.actions()[0])

    def _add(self, value: str, _checked: bool = False) -> None:
        now = self.field.value if isinstance(self.field.value, tuple) else ()
        self.tell((*now, value))

    def _drop(self, at: int, _checked: bool = False) -> None:
        now = self.field.value if isinstance(self.field.value, tuple) else ()
        self.tell((*now[:at], *now[at + 1:]))  # fmt: skip


class LineEditor(ListEditor):
    """The same in a single line, where there is room for it."""

    def make_row(self) -> QLayout:
        """Side by side."""
        made = QHBoxLayout(self)
        made.setSpacing(theme.TIGHT)
        return made


KINDS: dict[str, type[FieldEditor]] = {
    "number": NumberEditor, "choice": ChoiceEditor, "controller": ChoiceEditor, "text": TextEditor,
    "prose": ProseEditor, "set": SetEditor, "list": ListEditor,
}  # fmt: skip


def editor_for(field: Field, wording: Wording) -> FieldEditor:
    """The editor of this kind of field."""
    return KINDS[field.kind](field, wording)


def _small_button(words: str) -> QToolButton:
    made = QToolButton()
    made.setText(words)
    made.setFont(theme.font("body_b"))
    made.setMinimumSize(theme.scaled(28), theme.scaled(30))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
