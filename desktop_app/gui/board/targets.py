"""What lies under a point of a page: parts of its board, and widgets that say what they stand for."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from desktop_app.gui.board.board_window import BoardWindow
from desktop_app.gui.parts import TARGET


def targets_under(at: QPoint, page: QWidget, board: BoardWindow) -> tuple[str, ...]:
    """The ids of all that lies under a point of the screen, the nearest first."""
    window = page.window()
    widget = window.childAt(window.mapFromGlobal(at))
    if widget is not None and (widget is board or board.isAncestorOf(widget)):
        return board.targets_at(board.viewport().mapFromGlobal(at))
    found: list[str] = []
    while widget is not None and widget is not window:
        found += str(widget.property(TARGET) or "").split()
        widget = widget.parentWidget()
    return tuple(found)
