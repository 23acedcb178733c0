"""What a sheet that is not whole tells of a mat at a glance: a mark for each of its places, and what is wanted next;
and all that lies in a sheet in words, for its tip."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing
from desktop_app.gui.parts import Words, paint_place
from desktop_app.gui.table.counters import number_of
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import ItemView, PanelView

MAT = "mat"
HAD, WANTED = ("done", "now"), "open"
"""States of the places of a mat: what one has, or may take now; what is still to be fulfilled."""

MARK, MARK_GAP = 13, 3


def mat_of(panels: Sequence[PanelView]) -> PanelView | None:
    """The mat that can be told by marks: each of its places is filled or open, and has a drawing."""
    return next((panel for panel in panels if panel.kind == MAT and panel.items and all(map(_is_place, panel.items))),
                None)  # fmt: skip


def _is_place(item: ItemView) -> bool:
    return item.state in (*HAD, WANTED) and drawing(item.art) is not None


def counts(counter: ItemView, mat: PanelView) -> bool:
    """Does this number of a seat say the same as the marks of its mat?"""
    had = [item for item in mat.items if item.state in HAD]
    return counter.value == len(had) and counter.of == len(mat.items)


def next_wanted(mat: PanelView) -> ItemView | None:
    """The open place that has come the farthest; the first of those that have come equally far."""
    return max((item for item in mat.items if item.state == WANTED), key=_progress, default=None)


def _progress(item: ItemView) -> float:
    return item.value / item.of if item.of and isinstance(item.value, int) else 0.0


class Marks(QWidget):
    """A small drawing for each place of a mat: its drawing where it is filled, an empty frame where it is open."""

    def __init__(self, mat: PanelView, words: str) -> None:
        super().__init__()
        self.had = [item.state in HAD for item in mat.items]
        self._arts = [item.art for item in mat.items]
        self._side, self._step = theme.scaled(MARK), theme.scaled(MARK + MARK_GAP)
        self.setFixedSize(self._step * len(self._arts) - theme.scaled(MARK_GAP), self._side)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is filled stands first, as it does on the mat."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (art, had) in enumerate(zip(self._arts, self.had, strict=True)):
            paint_place(painter, QRectF(place * self._step, 0, self._side, self._side), art, had)
        painter.end()


def glance(mat: PanelView, state: str, acts: bool, showing: Showing, room: int) -> QWidget:
    """The marks of a mat; how things stand, if that is to be said here; then what is wanted next, where `room`, in
    pixels, is enough for all of it."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.GAP)
    marks = Marks(mat, showing.wording.sentence(mat.title))
    row.addWidget(marks)
    left = room - marks.width() - theme.GAP
    if state:
        told = Words(state, "small", "act" if acts else "quiet", wraps=False)
        row.addWidget(told)
        left -= told.sizeHint().width() + theme.GAP
    wanted = _fitting(mat, showing.wording, left)
    if wanted:
        row.addWidget(Words(wanted, "small", "quiet", wraps=False))
    row.addStretch(1)
    return holder


def _fitting(mat: PanelView, words: Wording, room: int) -> str:
    """What is wanted next, in as many words as there is room for."""
    item = next_wanted(mat)
    if item is None:
        return ""
    short = words.sentence(item.text)
    whole = f"{short} {number_of(item, words)}".rstrip()
    metrics = QFontMetrics(theme.font("small"))
    said = (words.say("app.seat.next", what=whole), whole, short)
    return next((each for each in said if metrics.horizontalAdvance(each) <= room), "")


def all_of(panels: Sequence[PanelView], words: Wording) -> str:
    """A line for each thing that lies in a sheet, below the name of its panel."""
    lines: list[str] = []
    for panel in panels:
        told = [f"   {_said(item, panel.kind == MAT, words)}" for item in panel.items if item.text.id]
        lines += [words.sentence(panel.title), *told] if told else []
    return "\n".join(lines)


def _said(item: ItemView, on_mat: bool, words: Wording) -> str:
    what, number = words.sentence(item.text), number_of(item, words)
    told = f"{what}: {number}" if number else what
    return words.say("app.seat.open", what=told) if on_mat and item.state == WANTED else told
