"""The editor for each kind of field."""

from __future__ import annotations

from desktop_app.gui.editor.choice_editors import ChoiceEditor, SeatEditor, SegmentEditor, is_short
from desktop_app.gui.editor.field_editor import FieldEditor
from desktop_app.gui.editor.list_editors import DiceEditor, ListEditor, SetEditor
from desktop_app.gui.editor.number_editor import NumberEditor
from desktop_app.gui.editor.text_editors import ProseEditor, TextEditor
from desktop_app.gui.theme import Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Field

KINDS: dict[str, type[FieldEditor]] = {
    "number": NumberEditor, "choice": ChoiceEditor, "controller": ChoiceEditor, "text": TextEditor,
    "prose": ProseEditor, "set": SetEditor, "list": ListEditor, "dice": DiceEditor,
}  # fmt: skip


def editor_for(field: Field, wording: Wording, sides: dict[str, Livery] | None = None) -> FieldEditor:
    """The editor of this kind of field. With `sides` a choice of seats shows their medallions."""
    if field.kind == "choice" and sides and all(choice.value in sides for choice in field.choices):
        return SeatEditor(field, wording, sides)
    if field.kind == "choice" and is_short(field, wording):
        return SegmentEditor(field, wording)
    return KINDS[field.kind](field, wording)
