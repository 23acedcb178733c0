"""A real table in the look that is chosen: a question, the board with a place that glows, seats, sentences."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.new_game.map_tiles import map_picture
from desktop_app.gui.parts import Glyph, Medallion, Words, panel
from desktop_app.gui.picture import TablePicture
from desktop_app.gui.table.counters import boxes
from desktop_app.gui.table.seat_sheet import CLOSED, SeatSheet
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.table.table_layout import COLUMN
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import GameRoom
from desktop_app.kernel.views import SeatView, TableView

PICTURE = (300, 190)
"""The least size of the board in pixels at text size 100."""

TALLEST = 0.67
"""So many times as tall as wide is the board at most."""

SENTENCES = (("check", "gain"), ("warning", "loss"), ("eye", "info"))
"""What is said below the board: a drawing, and the tone whose name is the sentence's too."""


class SampleTable(NamedTuple):
    """A table to be shown as a sample."""

    room: GameRoom
    map: str
    view: TableView

    def picture(self, look: str, size: QSize) -> QPixmap:
        """Its map, small, in any theme."""
        with theme.dressed(look):
            return map_picture(self.room, self.map, size)


class LookSample(QFrame):
    """Made of the parts that a table is made of; it says nothing that isn't said elsewhere."""

    def __init__(self, sample: SampleTable, wording: Wording) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self.setAccessibleName(wording.say("app.preference.sample"))
        self._wording, self._showing = wording, Showing(sample.view, wording.of(sample.room.id))
        self.picture = TablePicture(wording)
        self.picture.setMinimumSize(*map(theme.scaled, PICTURE))
        self.picture.show_view(sample.room, sample.view)
        self.picture.table.relaid.connect(self._light)
        self._light()
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.MARGIN] * 4)
        column.setSpacing(theme.GAP)
        column.addWidget(self._question())
        column.addWidget(self.picture, 1)
        own, *others = sample.view.seats
        if own.counters:
            column.addWidget(boxes(own.counters, self._showing))
        for rival in others[:1]:
            column.addWidget(self._row(rival))
        column.addWidget(self._sentences())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No taller than the board fills."""
        super().resizeEvent(event)
        rest = self.sizeHint().height() - self.picture.sizeHint().expandedTo(self.picture.minimumSize()).height()
        self.setMaximumHeight(rest + round(self.width() * TALLEST))

    def _light(self) -> None:
        self.picture.table.mark_areas(self._entered())

    def _entered(self) -> tuple[str, ...]:
        """The area that is lit: a neighbour of the first one in which the first seat has a piece."""
        view = self._showing.view
        own = [piece.place for piece in view.pieces if view.seats and piece.owner == view.seats[0].id]
        near = [area for place in own if place in self._showing.areas for area in self.picture.table.neighbours(place)]
        return tuple([area for area in near if area not in own][:1]) or tuple(self._showing.areas)[:1]

    def _question(self) -> QWidget:
        strip = panel("active")
        row = QHBoxLayout(strip)
        row.setContentsMargins(10, 6, 10, 6)
        row.setSpacing(theme.GAP)
        for seat in self._showing.view.seats[:1]:
            row.addWidget(Medallion(self._showing.livery(seat.id), theme.scaled(30)))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Words(self._wording.say("app.preference.sample.question"), "body_b"))
        words.addWidget(Words(self._wording.say("app.preference.sample.words"), "small", "quiet"))
        row.addLayout(words, 1)
        return strip

    def _row(self, seat: SeatView) -> SeatSheet:
        """A seat as it stands beside the board; here nothing can be opened."""
        panels = tuple([each for each in self._showing.view.panels if each.owner == seat.id])
        sheet = SeatSheet(seat, panels, self._showing, None, CLOSED, "", theme.scaled(COLUMN))
        sheet.head.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return sheet

    def _sentences(self) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(4, 0, 4, 0)
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(theme.TIGHT)
        grid.setColumnStretch(1, 1)
        for place, (art, tone) in enumerate(SENTENCES):
            said = Words(self._wording.say(f"app.preference.sample.{tone}"), "small", tone)
            grid.addWidget(Glyph(art, 16, getattr(theme.colours(), tone)), place, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(said, place, 1)
        return holder
