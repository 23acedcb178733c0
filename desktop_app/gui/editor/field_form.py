"""Fields below one another with their names. What stays the same is kept, so that the keyboard stays where it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.editor.field_editor import FieldEditor
from desktop_app.gui.editor.field_editors import editor_for
from desktop_app.gui.parts import Words
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Choice, Field
from desktop_app.kernel.questions import Text


class FieldForm(QWidget):
    """Shows fields. `edited`: the id of one and its new value. `players`: who can play a seat."""

    edited = Signal(str, object)

    def __init__(self, wording: Wording, players: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.editors: dict[str, FieldEditor] = {}
        self._wording, self._players = wording, players
        self._shape: list[tuple[object, ...]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.GAP)

    def show_fields(self, fields: Sequence[Field]) -> None:
        """These fields; rows are made anew only when other fields or other choices are shown."""
        fields = [self._with_players(field) for field in fields]
        shape: list[tuple[object, ...]] = [(field.id, field.kind, field.choices) for field in fields]
        if shape != self._shape:
            self._shape = shape
            self._build(fields)
            return
        for field in fields:
            self.editors[field.id].show_field(field)

    def event(self, event: QEvent) -> bool:
        """A part has become higher: so does the form, which is never squeezed."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._grow()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, and so another height."""
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        self.setMinimumHeight(max(self._column.minimumSize().height(), self._column.totalHeightForWidth(self.width())))

    def _with_players(self, field: Field) -> Field:
        if field.kind != "controller":
            return field
        open_ = Choice("", Text("app.editor.anybody"))
        named = [Choice(name, Text("name.human" if name == "human" else f"name.bot_{name}")) for name in self._players]
        return field._replace(choices=(open_, *named))

    def _build(self, fields: Sequence[Field]) -> None:
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self.editors = {}
        for field in fields:
            editor = editor_for(field, self._wording)
            editor.edited.connect(self.edited)
            self.editors[field.id] = editor
            self._column.addWidget(LabelledField(editor))


class LabelledField(QWidget):
    """A field's name, and its editor beside it, or below it where both don't fit in a line."""

    def __init__(self, editor: FieldEditor) -> None:
        super().__init__()
        self._editor, self._words = editor, Words(editor.title, "small", "quiet")
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.TIGHT)
        self._row.addWidget(self._words)
        self._row.addWidget(editor)

    def event(self, event: QEvent) -> bool:
        """A part has become higher: so does the row, which is never squeezed."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.setMinimumHeight(self._row.minimumSize().height())
        return done

    def minimumSizeHint(self) -> QSize:
        """As wide as the wider of the two."""
        wide = max(self._words.minimumSizeHint().width(), self._editor.minimumSizeHint().width())
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width."""
        super().resizeEvent(event)
        said = self._words.fontMetrics().horizontalAdvance(self._editor.title)
        beside = self._editor.has_room_beside and said + theme.MARGIN + self._editor.sizeHint().width() <= self.width()
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._row.setSpacing(theme.GAP if beside else theme.TIGHT)
        self._row.setStretchFactor(self._words, int(beside))
        self._words.setMinimumHeight(0 if beside else self._words.heightForWidth(self.width()))
