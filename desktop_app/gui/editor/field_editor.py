"""What the editors of all kinds of fields have in common. `edited` carries the field's id and its new value."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLayout, QToolButton, QWidget

from desktop_app.gui import theme
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Field

REDO = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Y)
LESS, MORE = "\u2212", "+"


class FieldEditor(QWidget):
    """Shows one field. `has_room_beside`: whether its name may stand left of it, if both fit there."""

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


def small_button(words: str) -> QToolButton:
    """A button with a sign or a word."""
    made = QToolButton()
    made.setText(words)
    made.setFont(theme.font("body_b"))
    made.setMinimumSize(theme.scaled(28), theme.scaled(30))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
