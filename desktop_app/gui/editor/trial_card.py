"""Does the table work? Who wins bot games from it, as one bar, how long they are, and what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.trials import Trial, TrialRequest, Trials
from desktop_app.gui import theme
from desktop_app.gui.parts import Glyph, Words
from desktop_app.gui.theme import NEUTRAL, Livery, colour
from desktop_app.gui.wording import Wording

POLL = 60
"""Milliseconds between two looks for another game's end."""


class WinnersBar(QWidget):
    """A part for each winner, as wide as its share, with its number."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(theme.scaled(24))
        self._parts: list[tuple[Livery, int]] = []
        self._font = theme.font("small_b")

    def show_parts(self, parts: list[tuple[Livery, int]], words: str) -> None:
        """Other shares; in words for who can't see them."""
        self._parts = parts
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Side by side."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, left = sum(number for _, number in self._parts), 0.5
        for livery, number in self._parts:
            width = (self.width() - 1) * number / whole
            box = QRectF(left, 0.5, width - 2, self.height() - 1)
            path = QPainterPath()
            path.addRoundedRect(box, 4, 4)
            painter.fillPath(path, colour(livery.field))
            painter.strokePath(path, QPen(colour(theme.colours().line_strong), 1))
            painter.setFont(self._font)
            painter.setPen(colour(livery.figure))
            painter.drawText(box, 0x84, str(number))  # Qt.AlignCenter
            left += width
        painter.end()


class TrialCard(QFrame):
    """Shows what comes of the games. `finished`: all of them have been played."""

    finished = Signal()

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self.wording = wording
        self.found: tuple[Trial, ...] = ()
        self._trials: Trials | None = None
        self._sides: dict[str, Livery] = {}
        self._poll = QTimer(self)
        self._poll.setInterval(POLL)
        self._poll.timeout.connect(self._look)
        self.setProperty("look", "panel")
        self._bar = WinnersBar()
        self.note = Words(wording.say("app.editor.trials.none"), "small", "quiet")
        head = QHBoxLayout()
        head.setSpacing(theme.GAP)
        head.addWidget(Glyph("machine", 20))
        head.addWidget(Words(wording.say("app.editor.trials"), "body_b", wraps=False), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(theme.GAP)
        column.addLayout(head)
        column.addWidget(self._bar)
        column.addWidget(self.note)
        self._bar.hide()

    def start(self, request: TrialRequest, sides: dict[str, Livery]) -> None:
        """Games from another table; those before are forgotten."""
        self.stop()
        self.found, self._sides = (), sides
        self._trials = Trials(request)
        self._poll.start()
        self._show(request.games)

    def is_playing(self) -> bool:
        """Are games being played?"""
        return self._trials is not None

    def stop(self) -> None:
        """No more games."""
        self._poll.stop()
        if self._trials is not None:
            self._trials.close()
            self._trials = None

    def show_results(self, found: Sequence[Trial], sides: dict[str, Livery]) -> None:
        """Games that were played before."""
        self.found, self._sides = tuple(found), sides
        if found:
            self._show(len(found))

    def _look(self) -> None:
        trials = self._trials
        if trials is None:
            return
        trials.poll()
        self.found = tuple(trials.found)
        self._show(trials.request.games)
        if trials.is_over():
            self.stop()
            self._show(len(self.found))
            self.finished.emit()

    def _show(self, games: int) -> None:
        found = self.found
        won = Counter(trial.winners for trial in found if not trial.fault)
        faults = sum(bool(trial.fault) for trial in found)
        order = [side for side in self._sides if won[(side,)]]
        parts = [(self._sides[side], won[(side,)]) for side in order]
        others = sum(number for winners, number in won.items() if len(winners) != 1)
        if others:
            parts.append((NEUTRAL, others))
        name = self.wording.name
        words = [self.wording.say("app.editor.trials.won", who=name(side), n=won[(side,)]) for side in order]
        self._bar.show_parts(parts, "; ".join(words))
        self._bar.setVisible(bool(parts))
        self.note.setText(self._words(games, faults))

    def _words(self, games: int, faults: int) -> str:
        say, found = self.wording.say, [trial for trial in self.found if not trial.fault]
        if len(self.found) < games:
            return say("app.editor.trials.running", n=len(self.found), of=games)
        sentences = []
        if found:
            answers = sum(trial.answers for trial in found) // len(found)
            rounds = sum(trial.rounds for trial in found) / len(found)
            sentences.append(say("app.editor.trials.lengths", n=len(found), answers=answers, rounds=f"{rounds:.1f}"))
        if faults:
            fault = next(trial for trial in self.found if trial.fault)
            last = fault.fault.strip().splitlines()[-1]
            sentences.append(say("app.editor.trials.faults", n=faults, what=last))
        else:
            sentences.append(say("app.editor.trials.sound"))
        return " ".join(sentences)
