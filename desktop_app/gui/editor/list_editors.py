"""Several choices at once: each on or off, or in an order; dice to come."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QMenu, QToolButton, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.choice_finder import LONG, ChoiceFinder
from desktop_app.gui.editor.field_editor import MORE, FieldEditor, small_button
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.parts import relook
from desktop_app.gui.ticks import TickBox
from desktop_app.gui.wording import Wording
from desktop_app.gui.wordy_box import WordyCheck
from desktop_app.kernel.editing import Field


class SetEditor(FieldEditor):
    """Each choice on or off."""

    has_room_beside = False

    def __init__(self, field: Field, wording: Wording) -> None:
        super().__init__(field, wording)
        self.boxes: dict[str, TickBox] = {}
        for choice in field.choices:
            check = WordyCheck(wording.sentence(choice.text))
            check.clicked.connect(self._clicked)
            self.boxes[choice.value] = check.box
            self.row.addWidget(check)
        self.show_field(field)

    def make_row(self) -> QLayout:
        """Below one another."""
        made = QVBoxLayout(self)
        made.setSpacing(theme.GAP)
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
        self.more = self.make_adder()
        self.more.setAccessibleName(wording.say("app.editor.more", what=self.title))
        self.menu = QMenu(self.more)
        for choice in field.choices:
            self.menu.addAction(wording.sentence(choice.text)).triggered.connect(partial(self._add, choice.value))
        self.more.clicked.connect(self._open)
        self.row.addWidget(self.more)
        self.show_field(field)

    def make_adder(self) -> QToolButton:
        """The button that adds one."""
        return small_button(MORE)

    def make_entry(self, words: str) -> QToolButton:
        """The button of an entry: pressed, it goes."""
        return small_button(words)

    def make_row(self) -> QLayout:
        """As many in a line as fit."""
        return FlowLayout(self, gap=theme.GAP)

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
            entry = self.make_entry(words.get(value, value))
            entry.setAccessibleName(self.wording.say("app.editor.less", what=entry.text()))
            entry.clicked.connect(partial(self._drop, at))
            self.entries.append(entry)
            self.row.addWidget(entry)
            entry.show()  # at once: the layout measures only what is shown
        self.row.removeWidget(self.more)
        self.row.addWidget(self.more)
        self.updateGeometry()

    def _open(self) -> None:
        """Below the button, without waiting for an answer; many choices with a field to type in."""
        if len(self.field.choices) > LONG:
            choices = [(self.wording.sentence(choice.text), choice.value) for choice in self.field.choices]
            finder = ChoiceFinder(self.more, self.wording, choices)
            finder.chosen.connect(self._add)
            finder.open()
            return
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
        made.setSpacing(theme.GAP)
        return made


class DieButton(QToolButton):
    """One die to come: pressed, or taken away by Delete, it goes. Digits go on to the dice. The last one is empty."""

    def __init__(self, face: str) -> None:
        super().__init__()
        self._goes = face != MORE
        self.setText(face)
        self.setFont(theme.font("small_b"))
        self.setFixedSize(theme.scaled(22), theme.scaled(22))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        relook(self, "die")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete and Backspace press it."""
        if self._goes and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.click()
        else:
            super().keyPressEvent(event)


class DiceEditor(ListEditor):
    """Dice in the order in which they will be rolled. A digit adds that face, Backspace takes the last one away."""

    def make_row(self) -> QLayout:
        """Side by side."""
        made = QHBoxLayout(self)
        made.setSpacing(theme.GAP)
        return made

    def make_adder(self) -> QToolButton:
        """An empty die."""
        made = DieButton(MORE)
        relook(made, "die_to_come")
        made.setToolTip(self.wording.say("app.editor.dice_keys"))
        return made

    def make_entry(self, words: str) -> QToolButton:
        """A die with its face."""
        return DieButton(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the buttons leave."""
        now = self.field.value if isinstance(self.field.value, tuple) else ()
        if event.text() in [choice.value for choice in self.field.choices]:
            self.tell((*now, event.text()))
        elif event.key() == Qt.Key.Key_Backspace and now:
            self.tell(now[:-1])
        else:
            super().keyPressEvent(event)
