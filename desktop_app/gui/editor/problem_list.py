"""What is wrong with the draft, errors first. A click selects the place, a button mends it."""

from __future__ import annotations

from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.parts import Glyph, Words, panel, relook
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import SCENARIO, STRIP, TABLE, DraftProblem
from desktop_app.kernel.room import Problem

MOST_SHOWN = 40

MOST_PLACES = 3
"""So many places are named; of more their number is told."""


def problem_words(problem: Problem, wording: Wording) -> str:
    """The cause as a sentence."""
    args = {str(place): value for place, value in enumerate(problem.args)}
    words = wording.say(f"problem.{problem.code}", **args)
    return words[:1].upper() + words[1:]


class CauseButton(QPushButton):
    """A sentence that can be pressed, as high as it must be."""

    def __init__(self) -> None:
        super().__init__()
        relook(self, "head")
        self.setMinimumHeight(theme.scaled(30))
        self._label = Words("")

    def show_label(self, label: Words) -> None:
        """Its sentence."""
        self._label = label
        inside = QHBoxLayout(self)
        inside.setContentsMargins(4, 2, 4, 2)
        inside.addWidget(label)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, and so another height."""
        super().resizeEvent(event)
        self._grow()

    def showEvent(self, event: QShowEvent) -> None:
        """Its sentence has its font now."""
        super().showEvent(event)
        self._grow()

    def _grow(self) -> None:
        tall = self._label.heightForWidth(self.width() - 8)
        self._label.setMinimumHeight(tall)
        self.setMinimumHeight(max(theme.scaled(30), tall + 4))


class ProblemList(QFrame):
    """`chosen`: what a problem is about; `mended`: a problem whose fix was pressed."""

    chosen = Signal(str)
    mended = Signal(object)

    def __init__(self, model: DraftModel, wording: Wording) -> None:
        super().__init__()
        self.model, self.wording = model, wording
        self.fixes: list[QPushButton] = []
        self.causes: list[QPushButton] = []
        self._shown: tuple[DraftProblem, ...] | None = None
        self.setProperty("look", "panel")
        self._note = Words("", "small")
        self._note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = QHBoxLayout()
        head.addWidget(Words(wording.say("app.editor.problems"), "name", wraps=False))
        head.addWidget(self._note, 1)
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(0, 0, 4, 0)
        self._rows.setSpacing(theme.GAP)
        inner = QWidget()
        inner.setLayout(self._rows)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(theme.TIGHT)
        column.addLayout(head)
        column.addWidget(scroll, 1)
        self.setMinimumHeight(theme.scaled(112))

    def show_model(self) -> None:
        """The problems of the document as it is now."""
        problems = self.model.problems
        if problems == self._shown:
            return
        self._shown = problems
        errors = sum(not problem.warning for problem in problems)
        say = self.wording.say
        words = say("app.editor.errors", n=errors) if errors else say("app.editor.warnings", n=len(problems))
        self._note.setText(words if problems else say("app.editor.sound"))
        self._note.setProperty("tone", "loss" if errors else "quiet")
        self._note.style().unpolish(self._note)
        self._note.style().polish(self._note)
        self._build(problems[:MOST_SHOWN])

    def _build(self, problems: tuple[DraftProblem, ...]) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self.fixes, self.causes = [], []
        for problem in problems:
            self._rows.addWidget(self._row(problem))
        self._rows.addStretch(1)

    def _row(self, problem: DraftProblem) -> QWidget:
        first = not problem.warning and not self.causes
        made = panel("row_now" if first else "row")
        row = QHBoxLayout(made)
        row.setContentsMargins(8, 0, 0, 0)
        row.setSpacing(theme.GAP)
        tokens = theme.colours()
        art = "forbidden" if not problem.warning else "warning" if problem.fix else "eye"
        row.addWidget(Glyph(art, 18, tokens.text_2 if problem.warning else tokens.loss))
        cause = CauseButton()
        cause.clicked.connect(partial(self.chosen.emit, problem.about))
        words, where = problem_words(problem.problem, self.wording), self._where(problem)
        label = Words("", "small")
        label.setTextFormat(Qt.TextFormat.RichText)  # cause and place wrap as one sentence
        quiet = "text_2" if art == "eye" else "text"
        label.setText(f'<b style="color:{getattr(tokens, quiet)}">{escape(words)}</b> &nbsp; '
                      f'<span style="color:{tokens.text_2}">{escape(where)}</span>')  # fmt: skip
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        cause.show_label(label)
        cause.setAccessibleName(f"{words} {where}".strip())
        self.causes.append(cause)
        row.addWidget(cause, 1)
        if problem.fix:
            row.addWidget(self._fix(problem))
        return made

    def _where(self, problem: DraftProblem) -> str:
        """The place, if it is one that has a name; of many places how many there are."""
        if problem.about in (SCENARIO, TABLE, STRIP):
            return self.wording.say(f"app.editor.about.{problem.about}")
        places = dict.fromkeys((problem.about, *problem.places))
        if len(places) > MOST_PLACES:
            return self.wording.say("app.editor.places", n=len(places))
        showing = Showing(self.model.view, self.wording)
        return ", ".join([showing.place_name(place) for place in places])

    def _fix(self, problem: DraftProblem) -> QPushButton:
        """The first error's is the one thing to do now."""
        made = QPushButton(self.wording.sentence(problem.words))
        first = not problem.warning and not self.fixes
        made.setProperty("look", "main" if first else "plain")
        made.setFont(theme.font("small_b"))
        made.setMinimumSize(theme.scaled(96), theme.scaled(28))
        made.clicked.connect(partial(self.mended.emit, problem))
        self.fixes.append(made)
        return made
