"""The what-now strip: who must do what. The main answer is a button; a risky one must be pressed twice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.buttons import GlyphButton
from desktop_app.gui.gestures import Choice, choices, loose, main_choice
from desktop_app.gui.parts import Medallion, Words, relook
from desktop_app.gui.preferences.key_map import key_words
from desktop_app.gui.table.showing import Showing

FEW = 2
"""So many answers that name nothing on the table are buttons beside the main one; the others are in the drawer."""

STRIP = 54
"""The height of what stands above the board, so that the board does not move when another strip takes the place."""

LEAST = 360
"""The least width of the strip."""

SENTENCE = 420
"""So much width its sentence may take before a button that is also in the drawer gives way to it."""


SAID = 0.5
"""The share of the strip that the sentence has before buttons go below one another."""


class WhatNow(QFrame):
    """The strip above the board. `taken` carries the Choice of a button; `options_wanted`: the drawer's button;
    `result_wanted`: how the game ended is to be told again."""

    taken = Signal(object)
    options_wanted = Signal()
    result_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._showing: Showing | None = None
        self._main: Choice | None = None
        self._buttons: list[GlyphButton] = []
        self.armed = False
        self.main_button: GlyphButton | None = None
        self._medallion = Medallion(theme.NEUTRAL, theme.scaled(32))
        self.question = Words("", "lead_b")
        self.note = Words("", "small", "quiet")
        self.all_button = _button("")
        self.all_button.setCheckable(True)
        self.all_button.clicked.connect(self.options_wanted)
        self._guests: tuple[GlyphButton, ...] = ()
        self.result_button = _button("")
        self.result_button.clicked.connect(self.result_wanted)
        self.result_button.hide()
        self._count, self._hides_all = 0, False
        lines = QVBoxLayout()
        lines.setSpacing(theme.HAIR)
        lines.addStretch(1)
        lines.addWidget(self.question)
        lines.addWidget(self.note)
        lines.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 4, 8, 4)
        self._row.setSpacing(theme.GAP)
        self._row.addWidget(self._medallion)
        self._row.addLayout(lines, 1)
        self._acts, self._marks = QBoxLayout(QBoxLayout.Direction.LeftToRight), list[QPushButton]()
        self._acts.setSpacing(theme.GAP)
        self._acts.addWidget(self.all_button)
        self._acts.addWidget(self.result_button)
        self._row.addLayout(self._acts)
        self.setMinimumHeight(theme.scaled(STRIP))

    def put_mark(self, button: QPushButton) -> None:
        """One that belongs to somebody else, left of the answers."""
        self._marks.append(button)
        self._acts.insertWidget(1 + len(self._marks), button)

    def show_table(self, showing: Showing, note: str) -> None:
        """Another question. `note` is the second line."""
        self._showing = showing
        view, words = showing.view, showing.wording
        prompt = view.prompt
        open_choices = choices(prompt)
        question = words.sentence(view.over) if view.over else words.sentence(prompt.question) if prompt else ""
        self.question.setText(question)
        self.note.setMinimumHeight(0)
        self.say(note)
        decider = prompt.decider if prompt else ""
        who = words.name(decider) if decider in showing.sides else ""
        self.setAccessibleName(". ".join(filter(None, (who, question))))
        self._medallion.setVisible(decider in showing.sides)
        self._medallion.show_livery(showing.livery(decider))
        relook(self, "active" if open_choices else "panel")
        self._main = main_choice(prompt)
        self._lay_buttons(open_choices)

    def say(self, note: str) -> None:
        """Another second line. The strip grows for it but never shrinks below one question: a board that another note
        moved under the hand would be missed by it."""
        if self.note.isVisible():
            self.note.setMinimumHeight(max(self.note.minimumHeight(), self.note.height()))
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def show_key(self, key: QKeySequence) -> None:
        """The key that opens the drawer."""
        self.all_button.show_key(key_words(key))

    def show_count(self, count: int) -> None:
        """How many options there are in all."""
        self._count = count
        if self._showing is not None:
            self.all_button.setAccessibleName(self._showing.wording.say("app.options.all", n=count))
        self._fit()

    def show_pulled(self, pulled: bool, beside: bool) -> None:
        """The drawer is open or closed; `beside`: the list is in sight anyway."""
        self.all_button.setChecked(pulled)
        self._hides_all = beside
        self._fit()

    def host(self, guests: tuple[GlyphButton, ...]) -> None:
        """Buttons of somebody else's stand there too, hidden until they are shown. One that looks like the main one
        takes its place."""
        self._guests = guests
        for button in guests:
            self._acts.addWidget(button)
            button.hide()

    def guests_changed(self) -> None:
        """They are shown or hidden, or look otherwise."""
        self._fit()

    def show_result_button(self, shown: bool) -> None:
        """The result of a game that is over may be asked for again, or it is in sight."""
        if shown and self._showing is not None:
            self.result_button.setText(self._showing.wording.say("app.over.show"))
        self.result_button.setVisible(shown)

    def press_main(self) -> None:
        """Takes the main answer, or arms its button first when it can't be taken lightly."""
        guest = self._main_guest()
        if guest is not None:
            guest.click()
            return
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

    def buttons(self) -> Sequence[QWidget]:
        """The answers that stand there as buttons now."""
        return [button for button in self._buttons if not button.isHidden()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for more or fewer buttons."""
        super().resizeEvent(event)
        self._fit()

    def _lay_buttons(self, open_choices: Sequence[Choice]) -> None:
        for button in self._buttons:
            self._acts.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons, self.main_button, self.armed = [], None, False
        assert self._showing is not None
        for choice in _others(open_choices, self._main):
            self._add(_button(self._words(choice))).clicked.connect(lambda _=False, c=choice: self.taken.emit(c))
        if self._main is not None:
            self.main_button = self._add(_button("", "main", self._showing.wording.say("app.key.space")))
            self.main_button.clicked.connect(self.press_main)
            self._dress_main()
        self._fit()

    def guests(self) -> Sequence[GlyphButton]:
        """Those of somebody else's that can be seen."""
        return [button for button in self._guests if not button.isHidden()]

    def _main_guest(self) -> GlyphButton | None:
        ready = [button for button in self.guests() if button.isEnabled() and button.property("look") == "main"]
        return ready[0] if ready else None

    def _add(self, button: GlyphButton) -> GlyphButton:
        self._acts.insertWidget(self._acts.count() - len(self._guests), button)
        self._buttons.append(button)
        return button

    def _fit(self) -> None:
        """The main button and the drawer's are always there, in short where the sentence needs their room; others
        while the sentence has its room."""
        if self._showing is None:
            return
        self.all_button.setHidden(self._hides_all or not self._count)
        if self.main_button is not None:
            self.main_button.setHidden(self._main_guest() is not None)
        self._stack(False)
        self._shorten(False)
        self.question.setFont(theme.font("lead_b"))
        said = min(theme.scaled(SENTENCE), max(_natural(self.question), _natural(self.note)))
        room = self._room() - said
        if room < 0:
            self._shorten(True)
            self._stack(self._room() < self.width() * SAID)
            room = self._room() - said
        for button in self._buttons:
            if button is not self.main_button:
                room -= button.sizeHint().width() + theme.GAP
                button.setHidden(room < 0)
        beside = sum(button.sizeHint().width() + theme.GAP for button in self.buttons() if button not in self._fixed())
        if _natural(self.question) > self._room() - beside:  # a second line would move the board
            self.question.setFont(theme.font("body_b"))

    def _shorten(self, short: bool) -> None:
        """The buttons that are always there with or without their keys."""
        assert self._showing is not None
        self.all_button.setText(self._showing.wording.say("app.options.all_short" if short else "app.options.all",
                                                          n=self._count))
        for button in self._fixed():
            button.fit(self.width())
            button.hide_key(short)

    def _stack(self, stacked: bool) -> None:
        """Buttons one below the other, where side by side they leave the sentence too little."""
        ways = QBoxLayout.Direction
        self._acts.setDirection(ways.TopToBottom if stacked else ways.LeftToRight)
        if stacked:
            for button in self._fixed():
                button.fit(round(self.width() * (1 - SAID) - self._medallion.width()))

    def _fixed(self) -> list[GlyphButton]:
        main = [self.main_button] if self.main_button is not None else []
        always = [self.all_button, self.result_button, *main, *self._guests]
        return [button for button in always if not button.isHidden()]

    def _room(self) -> int:
        """Between the medallion and the buttons that are always there."""
        marks = [button for button in self._marks if not button.isHidden()]
        widths = [button.sizeHint().width() + theme.GAP for button in (*self._fixed(), *marks)]
        stacked = self._acts.direction() == QBoxLayout.Direction.TopToBottom
        beside = max(widths, default=0) if stacked else sum(widths)
        return self.width() - 20 - self._medallion.width() - 2 * theme.GAP - beside

    def minimumSizeHint(self) -> QSize:
        """Any width will do: buttons give way."""
        return QSize(theme.scaled(LEAST), super().minimumSizeHint().height())

    def _dress_main(self) -> None:
        button, main = self.main_button, self._main
        if button is None or main is None or self._showing is None:
            return
        words = self._words(main)
        button.setText(self._showing.wording.say("app.main_armed", what=words) if self.armed else words)
        button.setAccessibleName(button.text())
        relook(button, "armed" if self.armed else "main")

    def _words(self, choice: Choice) -> str:
        assert self._showing is not None
        return self._showing.wording.sentence(choice.option.text)


def _button(words: str, look: str = "plain", key: str = "") -> GlyphButton:
    made = GlyphButton(words, key=key, look=look, height=36)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made


def _others(open_choices: Sequence[Choice], main: Choice | None) -> list[Choice]:
    """What may be a button beside the main one: answers before what may be thrown in, and of that all or nothing."""
    found = [choice for choice in loose(open_choices) if choice != main]
    answers = [choice for choice in found if not choice.aside]
    most = FEW if main is not None else FEW + 1
    return found if len(found) <= most else answers[:most]


def _natural(words: Words) -> int:
    return words.fontMetrics().horizontalAdvance(words.text()) + 4
