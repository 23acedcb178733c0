"""The round and its phases as one line, the one that is going on lit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop_app.gui import theme
from desktop_app.gui.parts import Words
from desktop_app.gui.theme import colour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import TableView

PILL = 26
"""Height of what is lit."""


class PhaseLine(QWidget):
    """All phases, or the current one alone where room is short. Without phases: the room's own line."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[object, ...] = ()
        self._parts: list[QWidget] = []
        self._others: list[QWidget] = []
        self._whole = self._short = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.GAP)

    def show_table(self, view: TableView, wording: Wording) -> None:
        """Another moment."""
        shown = (view.phase, view.round, view.phases)
        if shown == self._shown:
            return
        self._shown = shown
        for part in self._parts:
            self._row.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts, self._others = [], []
        self.setAccessibleName(wording.sentence(view.phase))
        if any(phase.now for phase in view.phases):
            self._lay(view, wording)
        else:
            self._add(Words(wording.sentence(view.phase), "body_b", wraps=False))
        self._measure()

    def _lay(self, view: TableView, wording: Wording) -> None:
        self._add(Words(wording.sentence(view.round), "body_b", wraps=False))
        for place, phase in enumerate(view.phases):
            if place:
                self._add(Arrow(), other=True)
            said = wording.sentence(phase.text)
            if phase.now:
                lit = Words(said, "body_b", wraps=False)
                lit.setProperty("look", "lit")
                lit.setFixedHeight(theme.scaled(PILL))
                self._add(lit)
            else:
                self._add(Words(said, "body", "quiet", wraps=False), other=True)

    def _add(self, part: QWidget, other: bool = False) -> None:
        self._row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self._parts.append(part)
        if other:
            self._others.append(part)

    def _measure(self) -> None:
        """How wide it is whole, and with the current phase alone."""
        for part in self._parts:
            part.ensurePolished()
        widths = [(max(part.sizeHint().width(), part.minimumWidth()) + theme.GAP, part in self._others)
                  for part in self._parts]
        self._whole = sum(wide for wide, _ in widths) - theme.GAP
        self._short = sum(wide for wide, other in widths if not other) - theme.GAP

    def widths(self) -> tuple[int, int]:
        """In pixels: whole, and with the current phase alone."""
        return self._whole, self._short

    def show_whole(self, whole: bool) -> None:
        """All phases, or the current one alone."""
        for part in self._others:
            part.setHidden(not whole)

    def sizeHint(self) -> QSize:
        """As wide as what is shown."""
        hidden = any(part.isHidden() for part in self._others)
        return QSize(self._short if hidden else self._whole, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is cut off."""
        return self.sizeHint()


class Arrow(QWidget):
    """What stands between two phases."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(theme.scaled(8), theme.scaled(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A thin angle that points on."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, middle = self.width() - 4, self.height() / 2
        pen = QPen(colour(theme.colours().text_3), theme.scaled(1.6), c=Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([QPointF(2, middle - wide), QPointF(2 + wide, middle), QPointF(2, middle + wide)])
        painter.end()
