"""Words: one line of them, and prose."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from desktop_app.gui import theme
from desktop_app.gui.editor.field_editor import FieldEditor, UndoesOutside
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Field


class TextEditor(FieldEditor):
    """One line of words."""

    has_room_beside = False

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
