"""The numbers of a seat: as boxes in an open sheet, in columns of one width where seats are to be compared, in one
line where room is short."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing
from desktop_app.gui.even_layout import EvenLayout
from desktop_app.gui.parts import Glyph, Words, panel
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import ItemView

COLUMN, SLIM, FEW = 28, 22, 4
"""Width of a column of numbers, and where there are more than a few."""

TWO_DIGITS = 17
"""Width of a number beside its drawing."""

BOX_GAP = 6


def said(item: ItemView, wording: Wording) -> str:
    """A counter in words."""
    return f"{wording.sentence(item.text)}: {number_of(item, wording)}"


def boxes(counters: Sequence[ItemView], showing: Showing) -> QWidget:
    """A box for each: its drawing, amber where something may be done with it now, its number, and what it is."""
    holder = QWidget()
    row = EvenLayout(holder, most=len(counters), gap=BOX_GAP)
    for item in counters:
        row.addWidget(_box(item, showing.wording))
    return holder


def _box(item: ItemView, wording: Wording) -> QWidget:
    box = panel("card")
    box.setToolTip(said(item, wording))
    box.setAccessibleName(said(item, wording))
    column = QVBoxLayout(box)
    column.setContentsMargins(5, 2, 2, 4)
    column.setSpacing(0)
    line = QHBoxLayout()
    line.setSpacing(theme.TIGHT)
    if drawing(item.art) is not None:
        line.addWidget(Glyph(item.art, 16, theme.colours().glow if item.state == "now" else ""))
    line.addWidget(Words(number_of(item, wording), "number", wraps=False), 1)
    column.addLayout(line)
    column.addWidget(Words(wording.sentence(item.text), "badge", "quiet", wraps=False))
    return box


def columns(counters: Sequence[ItemView], showing: Showing) -> QWidget:
    """A column for each: its drawing above its number."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.TIGHT)
    for item in counters:
        row.addWidget(_column(item, showing.wording, COLUMN if len(counters) <= FEW else SLIM))
    return holder


def pairs(counters: Sequence[ItemView], showing: Showing) -> QWidget:
    """Each drawing beside its number, in one line; the numbers of several seats stand one below the other."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.GAP)
    for item in counters:
        pair = QWidget()
        pair.setAccessibleName(said(item, showing.wording))
        box = QHBoxLayout(pair)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.TIGHT)
        box.addWidget(_head(item, showing.wording))
        number = Words(showing.wording.word(item.value), "small_b", wraps=False)
        number.setMinimumWidth(theme.scaled(TWO_DIGITS))
        box.addWidget(number)
        row.addWidget(pair)
    return holder


def _head(item: ItemView, wording: Wording) -> QWidget:
    """What stands for a number: its drawing, or its name."""
    if drawing(item.art) is not None:
        return Glyph(item.art, 14)
    return Words(wording.sentence(item.text), "badge", "quiet", wraps=False)


def _column(item: ItemView, wording: Wording, wide: int) -> QWidget:
    holder = QWidget()
    holder.setToolTip(said(item, wording))
    holder.setAccessibleName(said(item, wording))
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.HAIR)
    column.addWidget(_head(item, wording), 0, Qt.AlignmentFlag.AlignHCenter)
    number = Words(wording.word(item.value), "small_b", wraps=False)
    number.setAlignment(Qt.AlignmentFlag.AlignCenter)
    number.setMinimumWidth(theme.scaled(wide))
    column.addWidget(number)
    return holder


def number_of(item: ItemView, wording: Wording) -> str:
    """The number of an item with its upper end, if it has one."""
    value = wording.word(item.value) if item.value != "" else ""
    return f"{value}/{item.of}" if item.of and value else value
