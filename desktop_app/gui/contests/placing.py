"""Where something may lie over the board without hiding what may be chosen there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from desktop_app.gui import theme

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

PLACES = 8
"""A bar is tried at one place more than these along the upper rim and along the lower one."""

AROUND = 4
"""Least room to the rim of the board."""


def ground_of(page: TablePage) -> QRect:
    """Where the board lies on its page."""
    return QRect(page.board.mapTo(page, QPoint(0, 0)), page.board.size())


def free_ground(page: TablePage, wide: int) -> QRect:
    """Where the board lies, without the list of options over it if something of this width has room beside that."""
    ground, listed = ground_of(page), page.options
    if listed.isHidden() or page.frame.docks:
        return ground
    beside = QRect(ground.topLeft(), QPoint(listed.x() - AROUND, ground.bottom()))
    return beside if beside.width() >= wide + 4 * AROUND else ground


def above_strip(page: TablePage) -> int:
    """How far down a sheet over the board may reach: the time line stays free."""
    left = page.frame.left
    return left.mapTo(page, QPoint(0, left.height() - page.strip.height() - theme.GAP)).y()


def roomy(page: TablePage, ground: QRect, wanted: int) -> QRect:
    """This part of the page, as much taller as something of this height wants and the time line leaves."""
    tall = max(ground.height(), min(wanted, above_strip(page) - ground.top()))
    return QRect(ground.topLeft(), QSize(ground.width(), tall))


def least_width(body: QWidget) -> int:
    """How narrow it can be, in pixels, as its rows stand now."""
    for part in (body, *body.findChildren(QWidget)):
        part.ensurePolished()
    for part in reversed([*body.findChildren(QWidget), body]):
        layout = part.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
    found = body.layout()
    return found.totalMinimumSize().width() if found is not None else body.minimumSizeHint().width()


def covers(page: TablePage, sheet: QWidget) -> None:
    """The board's own buttons go while this sheet would lie over them or too near."""
    shown = not sheet.isHidden()
    corner = page.board.mapFrom(page, sheet.geometry().topLeft())
    page.board.corner.covered_by(sheet, QRect(corner, sheet.size()) if shown else None)


def free_corner(page: TablePage, bar: QWidget) -> QPoint:
    """Where this bar hides nothing that may be chosen; at the top in the middle if it can."""
    ground, spots = free_ground(page, bar.width()), _spots(page)
    width, height = bar.width(), bar.height()
    best, hidden = ground.topLeft(), len(spots) + 1
    for top in (ground.top() + 2 * AROUND, ground.bottom() - height - 2 * AROUND):
        left, right = ground.left() + 2 * AROUND, ground.right() - width - 2 * AROUND
        middle = (left + right) // 2
        for x in sorted((left + (right - left) * part // PLACES for part in range(PLACES + 1)),
                        key=lambda x: abs(x - middle)):  # fmt: skip
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
