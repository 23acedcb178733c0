"""Every legal option as a sentence: the first interface that works for everybody. Typing filters, Enter takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.gestures import Choice
from desktop_app.gui.icons import icon
from desktop_app.gui.parts import Words, relook
from desktop_app.gui.sentence_list import Sentence, SentenceList
from desktop_app.gui.table.showing import Showing

TIP_SPACE = 345
"""So far left of the list begins what is told about a row."""


class OptionList(QFrame):
    """The list and the line that filters it. `taken` and `pointed` carry a Choice (`pointed` also None);
    `left`: Esc was pressed; `closed`: its button."""

    taken = Signal(object)
    pointed = Signal(object)
    left = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._showing: Showing | None = None
        self._choices: tuple[Choice, ...] = ()
        self._about = ""
        self._under: Mapping[Choice, str] = {}
        self._hovered: QPersistentModelIndex | None = None
        self.why: Callable[[str], str] = _nothing
        """Why there is no option for these words."""
        self.title = Words("", "name")
        self.filter = QLineEdit()
        self.filter.setFont(theme.font("body"))
        self.filter.setMinimumHeight(theme.scaled(36))
        self.filter.setClearButtonEnabled(True)
        self.list = SentenceList(marks_current=True)
        self.empty = Words("", "small", "quiet")
        self.close_button = QToolButton()
        self.close_button.setIcon(icon("close"))
        self.close_button.setFixedSize(theme.scaled(32), theme.scaled(32))
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.setSpacing(theme.GAP)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(theme.GAP)
        column.addLayout(head)
        column.addWidget(self.filter)
        column.addWidget(self.empty)
        column.addWidget(self.list, 1)
        self.filter.textChanged.connect(self._refresh)
        self.filter.installEventFilter(self)
        self.list.installEventFilter(self)
        self.list.clicked.connect(self._clicked)
        self.list.entered.connect(self._row_entered)
        self.list.viewport().installEventFilter(self)
        self.list.selectionModel().currentChanged.connect(self._current_changed)

    def show_choices(self, showing: Showing, choices: Sequence[Choice], about: str = "",
                     under: Mapping[Choice, str] | None = None) -> None:  # fmt: skip
        """Other options; `about` names what they are narrowed to, `under` says more of some of them."""
        words = showing.wording
        self.filter.setPlaceholderText(words.say("app.filter"))
        self.filter.setAccessibleName(words.say("app.filter"))
        self.list.setAccessibleName(words.say("app.options"))
        self.close_button.setToolTip(words.say("app.options.close"))
        self.close_button.setAccessibleName(words.say("app.options.close"))
        self._showing, self._choices, self._about = showing, tuple(choices), about
        self._under = under or {}
        self._refresh()

    def show_as_drawer(self, drawer: bool) -> None:
        """Over the board it can be closed; beside the board it is simply there."""
        relook(self, "drawer" if drawer else "panel")
        self.close_button.setHidden(not drawer)

    def tip_spot(self) -> QPoint:
        """The point of the screen beside which something about the current row may be told: at its left."""
        row = self.list.visualRect(self.list.currentIndex() if self._hovered is None else self._hovered)
        at = self.list.viewport().mapToGlobal(row.topLeft())
        return QPoint(self.mapToGlobal(QPoint(0, 0)).x() - theme.scaled(TIP_SPACE), at.y() + row.height())

    def tip_crowd(self) -> tuple[QRect, QRect]:
        """The list and the row of `tip_spot`, in points of the screen."""
        view = self.list.viewport()
        row = self.list.visualRect(self.list.currentIndex() if self._hovered is None else self._hovered)
        here = QRect(self.mapToGlobal(QPoint(0, 0)), self.size())
        return here, QRect(view.mapToGlobal(row.topLeft()), row.size())

    def focus_filter(self) -> None:
        """The keyboard goes to the filter line."""
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the filter line walk the list; Enter takes; letters typed in the list filter it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _goes_back(event):
            event.ignore()  # undo and redo mean the game, also while the filter line has the keyboard
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_typed(event):
            event.accept()  # a letter filters, whatever command has it as its key
            return True
        if event.type() == QEvent.Type.Leave and watched is self.list.viewport():
            self._pointer_left()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(watched, event)
        return super().eventFilter(watched, event)

    def _row_entered(self, index: QModelIndex) -> None:
        """The pointer came to a row: it is shown as if the keyboard had."""
        self._hovered = QPersistentModelIndex(index)
        self.pointed.emit(self.list.sentences.rows[index.row()].value)

    def _pointer_left(self) -> None:
        self._hovered = None
        self._current_changed(self.list.currentIndex())

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
            return True
        if watched is self.filter and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if key == Qt.Key.Key_Down else -1)
            return True
        if key == Qt.Key.Key_Escape:
            self._leave()
            return True
        if watched is self.list and _is_typed(event):
            self.filter.setFocus()
            self.filter.insert(event.text())
            return True
        return False

    def _step(self, by: int) -> None:
        model = self.list.sentences
        row = self.list.currentIndex().row() + by
        self.list.setCurrentIndex(model.index(max(0, min(row, model.rowCount() - 1))))

    def _leave(self) -> None:
        if self.filter.text():
            self.filter.clear()
        else:
            self.left.emit()

    def _take(self) -> None:
        choice = self.list.current()
        if choice is not None:
            self.filter.clear()
            self.taken.emit(choice)

    def _clicked(self, index: QModelIndex) -> None:
        self.taken.emit(self.list.sentences.rows[index.row()].value)

    def _current_changed(self, current: QModelIndex) -> None:
        self.pointed.emit(self.list.current() if self.list.hasFocus() or self.filter.hasFocus() else None)

    def _refresh(self) -> None:
        if self._showing is None:
            return
        wording = self._showing.wording
        wanted = self.filter.text().casefold().split()
        rows = [row for row in map(self._row, self._choices) if all(word in row.words.casefold() for word in wanted)]
        self._hovered = None
        with QSignalBlocker(self.list.selectionModel()):
            self.list.sentences.show_rows(rows)
            if rows:
                self.list.setCurrentIndex(self.list.sentences.index(0))
        self.pointed.emit(self.list.current() if wanted else None)
        title = wording.say("app.options_of", what=self._about) if self._about else wording.say("app.options")
        self.title.setText(f"{title} ({len(rows)})")
        none = wording.say("app.options_none" if not self._choices else "app.options_filtered")
        self.empty.setText((self.why(self.filter.text()) if wanted and not rows else "") or none)
        self.empty.setVisible(not rows)

    def _row(self, choice: Choice) -> Sentence:
        assert self._showing is not None
        showing, option = self._showing, choice.option
        decider = showing.view.prompt.decider if showing.view.prompt else ""
        livery = showing.livery(choice.seat) if choice.seat != decider else None
        words = showing.wording.sentence(option.text)
        return Sentence(words, option.cost, livery, value=choice, under=self._under.get(choice, ""))


def _nothing(typed: str) -> str:
    return ""


def _is_typed(event: QKeyEvent) -> bool:
    plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    return plain and event.text().isalnum()


def _goes_back(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)
