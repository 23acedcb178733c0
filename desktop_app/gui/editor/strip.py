"""The strip below the board: undo and redo, and what goes on at the table just now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.editor.choice_editors import ChoiceEditor, SegmentEditor
from desktop_app.gui.editor.field_editor import FieldEditor
from desktop_app.gui.editor.field_editors import editor_for
from desktop_app.gui.editor.list_editors import LineEditor
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.parts import Glyph, Words
from desktop_app.gui.table.top_bar import command_button
from desktop_app.gui.theme import Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Field


class Strip(QFrame):
    """Fields side by side, each after its name."""

    edited = Signal(str, object)

    def __init__(self, wording: Wording, steps: tuple[QAction, ...]) -> None:
        super().__init__()
        self.editors: dict[str, FieldEditor] = {}
        self._wording = wording
        self._shape: object = None
        self.setProperty("look", "panel")
        inner = QWidget()
        self._flow = FlowLayout(inner, gap=theme.GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(inner)
        both = QWidget()
        pair = QHBoxLayout(both)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(theme.GAP)
        for action in steps:
            pair.addWidget(command_button(action))
        both.setMinimumHeight(theme.scaled(36))
        self._flow.addWidget(both)
        self._made: list[QWidget] = []

    def show_fields(self, fields: Sequence[Field], sides: dict[str, Livery]) -> None:
        """The fields as they are now."""
        shape = [(field.id, field.kind, field.choices) for field in fields], sides
        if shape != self._shape:
            self._shape = shape
            self._build(fields, sides)
        for field in fields:
            self.editors[field.id].show_field(field)
        self._flow.invalidate()
        self.updateGeometry()

    def _build(self, fields: Sequence[Field], sides: dict[str, Livery]) -> None:
        for old in self._made:
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._made, self.editors = [], {}
        for field in fields:
            in_line = field.kind == "list"
            editor = LineEditor(field, self._wording) if in_line else editor_for(field, self._wording, sides)
            editor.edited.connect(self.edited)
            self.editors[field.id] = editor
            made = QWidget()
            row = QHBoxLayout(made)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(theme.GAP)
            made.setMinimumHeight(theme.scaled(36))
            if field.kind == "dice":
                row.addWidget(Glyph("dice", 16))
            if isinstance(editor, ChoiceEditor):
                editor.box.setToolTip(editor.title)  # its words speak for themselves
            elif not isinstance(editor, SegmentEditor):
                row.addWidget(Words(editor.title, "small", "quiet", wraps=False))
            row.addWidget(editor)
            self._made.append(made)
            self._flow.addWidget(made)
