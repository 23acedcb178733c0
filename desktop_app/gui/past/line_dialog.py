"""Asks what a line of play is to be called."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.dialogs import buttons_row, dialog_button, readable
from desktop_app.gui.parts import Words
from desktop_app.gui.wording import Wording
from desktop_app.kernel.lines import LONGEST_NAME


class LineDialog(QDialog):
    """`named` carries the name. `taken`: names that other lines have; `note`: what must be known before."""

    named = Signal(str)

    def __init__(self, parent: QWidget, wording: Wording, title: str, do: str, proposal: str, taken: Collection[str],
                 note: str = "") -> None:  # fmt: skip
        super().__init__(parent)
        self.setWindowTitle(title)
        self._taken = frozenset(taken)
        self._taken_words = wording.say("app.line.taken")
        self.name = QLineEdit(proposal)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setFont(theme.font("body"))
        self.name.setMinimumSize(readable(), theme.scaled(36))
        self.name.setAccessibleName(wording.say("app.line.name"))
        self.name.selectAll()
        self.trouble = Words("", "small", "loss")
        self.do, self.cancel = dialog_button(do, "main"), dialog_button(wording.say("app.cancel"))
        self.do.setDefault(True)
        self.do.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(theme.MARGIN)
        column.addWidget(Words(title, "heading"))
        column.addWidget(Words(wording.say("app.line.name"), "body_b"))
        column.addWidget(self.name)
        column.addWidget(self.trouble)
        if note:
            column.addWidget(Words(note, "small", "quiet"))
        column.addLayout(buttons_row(self.cancel, self.do))
        self.name.textChanged.connect(self._check)
        self.accepted.connect(lambda: self.named.emit(self.name.text().strip()))
        self._check()

    def _check(self) -> None:
        """A line has a name, and no two have the same."""
        name = self.name.text().strip()
        taken = name in self._taken
        self.trouble.setText(self._taken_words if taken else "")
        self.trouble.setVisible(taken)
        self.do.setEnabled(bool(name) and not taken)
