"""The few dialogs: the name of a save, a question, a trouble, the list of keys. None of them blocks the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.flow_layout import EndFlow
from desktop_app.gui.parts import Words, panel
from desktop_app.gui.wording import Wording

RIM = 24
"""What is left free round a dialog that is as large as the screen, in pixels."""


KEYS_WIDE, KEYS_ABREAST = 640, 125
"""Width of the list of keys, in pixels at 100 % text."""


class SaveDialog(QDialog):
    """Asks for the name of a save. `named` carries it. `is_taken`: would something be replaced by this name?"""

    named = Signal(str)

    def __init__(self, parent: QWidget, wording: Wording, proposal: str,
                 is_taken: Callable[[str], bool] = lambda name: False) -> None:  # fmt: skip
        super().__init__(parent)
        self._wording, self._is_taken = wording, is_taken
        self.setWindowTitle(wording.say("app.save.title"))
        self.name = QLineEdit(proposal)
        self.name.setFont(theme.font("body"))
        self.name.setMinimumHeight(theme.scaled(36))
        self.name.setMinimumWidth(readable())
        self.name.setAccessibleName(wording.say("app.save.name"))
        self.name.selectAll()
        self._save = dialog_button(wording.say("app.save.do"), "main")
        self._save.setDefault(True)
        self.replaces = Words("", "small", "quiet")
        self.name.textChanged.connect(self._named)
        self._save.clicked.connect(self.accept)
        cancel = dialog_button(wording.say("app.cancel"))
        cancel.clicked.connect(self.reject)
        column = _column(self)
        column.addWidget(Words(wording.say("app.save.name"), "body_b"))
        column.addWidget(self.name)
        column.addWidget(self.replaces)
        column.addLayout(buttons_row(cancel, self._save))
        self.accepted.connect(lambda: self.named.emit(self.name.text().strip()))
        self._named(proposal)

    def _named(self, words: str) -> None:
        """Whoever would replace something is told before."""
        say, name = self._wording.say, words.strip()
        taken = bool(name) and self._is_taken(name)
        self._save.setEnabled(bool(name))
        self._save.setText(say("app.save.replace" if taken else "app.save.do"))
        self.replaces.setText(say("app.save.taken"))
        self.replaces.setVisible(taken)


class KeysDialog(QDialog):
    """Every key and what it does; in two columns where words are not large."""

    def __init__(self, parent: QWidget, wording: Wording, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(parent)
        self.setWindowTitle(wording.say("app.keys.title"))
        column = _column(self)
        column.addWidget(Words(wording.say("app.keys.title"), "heading"))
        content = Flowing()
        beside = QHBoxLayout(content)
        beside.setContentsMargins(0, 0, theme.MARGIN, 0)
        beside.setSpacing(48)
        columns = 2 if theme.text_size() <= KEYS_ABREAST else 1
        rows = -(-len(keys) // columns)
        for first in range(0, len(keys), rows):
            beside.addLayout(_keys_in_rows(keys[first : first + rows]), 1)
        column.addWidget(scrolling(content), 1)
        done = dialog_button(wording.say("app.close"), "main")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        column.addLayout(buttons_row(done))
        wide = theme.scaled(KEYS_WIDE * (1 + columns) / 2)
        fit_to_screen(self, wide, content.heightForWidth(wide - 80) + theme.scaled(160))


def _keys_in_rows(keys: Sequence[tuple[str, str]]) -> QVBoxLayout:
    """Each key with what it does beside it, from the top down."""
    column = QVBoxLayout()
    grid = QGridLayout()
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(theme.GAP)
    grid.setColumnStretch(1, 1)
    for row, (key, words) in enumerate(keys):
        grid.addWidget(Words(key, "body_b"), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Words(words, "body"), row, 1)
    column.addLayout(grid)
    column.addStretch(1)
    return column


class AskDialog(QDialog):
    """A question with two answers; the one that changes nothing stands first and is Esc. `grave`: it is Enter too, for
    the other one can't be taken back."""

    def __init__(self, parent: QWidget, title: str, question: str, do: str, leave: str, grave: bool = False) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        column = _column(self)
        words = Words(question, "body")
        words.setMinimumWidth(readable())
        column.addWidget(words)
        stay, act = dialog_button(leave), dialog_button(do, "main")
        stay.clicked.connect(self.reject)
        act.clicked.connect(self.accept)
        act.setAutoDefault(not grave)
        (stay if grave else act).setDefault(True)
        column.addLayout(buttons_row(stay, act))


class TroubleDialog(QDialog):
    """Something did not work: what, in a sentence. `other`: words of a way out; `other_taken` when it is taken."""

    other_taken = Signal()

    def __init__(self, parent: QWidget, wording: Wording, sentences: Sequence[str], other: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(wording.say("app.title"))
        column = _column(self)
        card = panel("reason")
        inner = QVBoxLayout(card)
        for sentence in sentences:
            words = Words(sentence, "body")
            words.setMinimumWidth(readable())
            inner.addWidget(words)
        column.addWidget(card)
        done = dialog_button(wording.say("app.close"), "plain" if other else "main")
        done.clicked.connect(self.reject)
        way_out = dialog_button(other, "main")
        if not other:
            way_out.hide()
        way_out.clicked.connect(self.accept)
        way_out.clicked.connect(self.other_taken)
        (way_out if other else done).setDefault(True)
        column.addLayout(buttons_row(done, way_out))


def readable() -> int:
    """How wide a sentence of a dialog should be, in pixels: it grows with the words as long as any screen has room."""
    return min(theme.scaled(380), 640)


def fit_to_screen(dialog: QDialog, width: int, height: int) -> None:
    """This size, in pixels, or as much of it as the screen has."""
    room = dialog.screen().availableGeometry()
    dialog.resize(min(width, room.width() - 2 * RIM), min(height, room.height() - 2 * RIM))


def open_dialog(dialog: QDialog) -> None:
    """Shows a dialog without waiting for it; it goes for good when it is closed."""
    dialog.finished.connect(dialog.deleteLater)
    _let_scroll(dialog)
    dialog.open()
    room = dialog.screen().availableGeometry()
    if not room.contains(dialog.geometry()):
        dialog.move(room.center() - dialog.rect().center())


def _let_scroll(dialog: QDialog) -> None:
    """A dialog that can't be as small as its screen scrolls as a whole."""
    room = dialog.screen().availableGeometry().size() - QSize(2 * RIM, 2 * RIM)
    least, layout = dialog.minimumSizeHint().expandedTo(dialog.minimumSize()), dialog.layout()
    if layout is None or (least.width() <= room.width() and least.height() <= room.height()):
        return
    content = Flowing()
    content.setLayout(layout)
    dialog.setMinimumSize(0, 0)
    around = QVBoxLayout(dialog)
    around.setContentsMargins(0, 0, 0, 0)
    around.addWidget(scrolling(content, across=True))
    dialog.resize(least.boundedTo(room).expandedTo(content.sizeHint().boundedTo(room)))


class Flowing(QWidget):
    """What scrolls: its height follows from its width alone, however narrow it could be."""

    def minimumSizeHint(self) -> QSize:
        """As wide as it must be."""
        return QSize(super().minimumSizeHint().width(), 0)


def scrolling(content: QWidget, across: bool = False) -> QScrollArea:
    """An area in which this scrolls, up and down only or across too; the keyboard goes to what is in it."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    policies = Qt.ScrollBarPolicy
    area.setHorizontalScrollBarPolicy(policies.ScrollBarAsNeeded if across else policies.ScrollBarAlwaysOff)
    area.setWidget(content)
    content.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area


def _column(dialog: QDialog) -> QVBoxLayout:
    column = QVBoxLayout(dialog)
    column.setContentsMargins(24, 20, 24, 20)
    column.setSpacing(theme.MARGIN)
    return column


def dialog_button(words: str, look: str = "plain") -> QPushButton:
    """A button of a dialog; the main one is amber."""
    button = QPushButton(words)
    button.setProperty("look", look)
    button.setFont(theme.font("body_b"))
    button.setMinimumHeight(theme.scaled(36))
    return button


def buttons_row(*buttons: QPushButton) -> EndFlow:
    """The buttons at a dialog's end, the main one last; where they are too wide for a row they take more rows."""
    row = EndFlow(gap=theme.GAP)
    for button in buttons:
        row.addWidget(button)
    return row
