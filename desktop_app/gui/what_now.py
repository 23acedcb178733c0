"""The what-now line: who must do what. The main answer is a button; a risky one must be pressed twice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.gestures import Choice, choices, loose, main_choice
from desktop_app.gui.parts import Medallion, Words, relook
from desktop_app.gui.showing import Showing

FEW = 2
"""So many more answers that name nothing on the table are buttons; otherwise they stand in the list only."""


class WhatNow(QFrame):
    """The line above the board. `taken` carries the Choice of a button."""

    taken = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._showing: Showing | None = None
        self._main: Choice | None = None
        self._buttons: list[QPushButton] = []
        self.armed = False
        self.main_button: QPushButton | None = None
        self._medallion = Medallion(theme.NEUTRAL, theme.scaled(32))
        self.question = Words("", "lead_b")
        self.note = Words("", "small", "quiet")
        lines = QVBoxLayout()
        lines.setSpacing(theme.HAIR)
        lines.addStretch(1)
        lines.addWidget(self.question)
        lines.addWidget(self.note)
        lines.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 8, 10, 8)
        self._row.setSpacing(theme.MARGIN)
        self._row.addWidget(self._medallion)
        self._row.addLayout(lines, 1)
        self.setMinimumHeight(theme.scaled(62))

    def show_table(self, showing: Showing, note: str) -> None:
        """Another question. `note` is the second line."""
        self._showing = showing
        view, words = showing.view, showing.wording
        prompt = view.prompt
        open_choices = choices(prompt)
        question = words.sentence(view.over) if view.over else words.sentence(prompt.question) if prompt else ""
        self.question.setText(question)
        self.say(note)
        self.setAccessibleName(question)
        decider = prompt.decider if prompt else ""
        self._medallion.setVisible(decider in showing.sides)
        self._medallion.show_livery(showing.livery(decider))
        relook(self, "active" if open_choices else "panel")
        self._main = main_choice(prompt)
        self._lay_buttons(open_choices)

    def say(self, note: str) -> None:
        """Another second line."""
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def press_main(self) -> None:
        """Takes the main answer, or arms its button first when it can't be taken lightly."""
        if self._main is None:
            return
        if self._main.option.risk == "none" or self.armed:
            self.taken.emit(self._main)
            return
        self.armed = True
        self._dress_main()

    def disarm(self) -> None:
        """The button needs two presses again."""
        if self.armed:
            self.armed = False
            self._dress_main()

    def _lay_buttons(self, open_choices: Sequence[Choice]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons, self.main_button, self.armed = [], None, False
        others = [choice for choice in loose(open_choices) if choice != self._main]
        for choice in others if len(others) <= FEW else ():
            self._add(self._words(choice)).clicked.connect(lambda _=False, c=choice: self.taken.emit(c))
        if self._main is not None:
            self.main_button = self._add("")
            self.main_button.clicked.connect(self.press_main)
            self._dress_main()

    def _add(self, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setFont(theme.font("body_b"))
        button.setMinimumHeight(theme.scaled(36))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._row.addWidget(button)
        self._buttons.append(button)
        return button

    def _dress_main(self) -> None:
        button, main = self.main_button, self._main
        if button is None or main is None or self._showing is None:
            return
        words = self._words(main)
        wording = self._showing.wording
        button.setText(wording.say("app.main_armed" if self.armed else "app.main", what=words))
        button.setAccessibleName(button.text())
        relook(button, "armed" if self.armed else "main")

    def _words(self, choice: Choice) -> str:
        assert self._showing is not None
        return self._showing.wording.sentence(choice.option.text)

    def buttons(self) -> Sequence[QWidget]:
        """The buttons that stand there now."""
        return self._buttons
