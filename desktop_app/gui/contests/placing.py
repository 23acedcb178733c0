"""Where something may lie over the board without hiding what may be chosen there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from desktop_app.gui.table_page import TablePage

AROUND = 4
"""Least room to the rim of the board."""


def ground_of(page: TablePage) -> QRect:
    """Where the board lies on its page."""
    return QRect(page.board.mapTo(page, QPoint(0, 0)), page.board.size())


def free_corner(page: TablePage, bar: QWidget) -> QPoint:
    """Where this bar hides nothing that may be chosen; at the top in the middle if it can."""
    ground, spots = ground_of(page), _spots(page)
    width, height = bar.width(), bar.height()
    best, hidden = ground.topLeft(), len(spots) + 1
    for top in (ground.top() + 2 * AROUND, ground.bottom() - height - 2 * AROUND):
        left, right = ground.left() + 2 * AROUND, ground.right() - width - 2 * AROUND
        for x in ((left + right) // 2, left, right):
            covered = sum(QRect(x, top, width, height).contains(spot) for spot in spots)
            if covered < hidden:
                best, hidden = QPoint(x, top), covered
    return best


def _spots(page: TablePage) -> list[QPoint]:
    """Where one would click on the board now, in points of the page."""
    board = page.board
    ids = {id for choice in page.choices() for id in (*choice.option.from_ids, *choice.option.places)}
    found = [board.table.free_spot(id) or board.table.where(id) for id in sorted(ids & set(page.showing.areas))]
    return [board.viewport().mapTo(page, board.mapFromScene(spot)) for spot in found if spot is not None]
