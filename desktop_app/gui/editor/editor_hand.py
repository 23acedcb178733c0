"""The hand in the editor: what it takes from the palette stays in it, so that one click after another sets pieces.

It has three tools. Moving is what any hand does; stamping is what it does while it holds something of the palette; with
the third one each click takes something away.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.gui.board.drag_controller import DragController, Table
from desktop_app.gui.gestures import Choice, Stack
from desktop_app.kernel.views import PieceView

PALETTE = "palette"
"""The place of everything that may still be put on the table; what is dropped there is taken away."""

MOVE, STAMP, ERASE = TOOLS = ("move", "stamp", "erase")


class EditorHand(DragController):
    """One hand for palette, boards and sheets. `erased`: the id of a piece that was clicked to be taken away.

    `stamp`: the id of the thing that was last taken from the palette."""

    erased = Signal(str)

    def __init__(self, table: Table, window: QWidget) -> None:
        super().__init__(table, window)
        self.erases = False
        self.stamp = ""

    @property
    def tool(self) -> str:
        """What a click does now."""
        return ERASE if self.erases else STAMP if self.holds_from_palette() else MOVE

    def take_tool(self, tool: str, piece: PieceView | None = None) -> None:
        """Another tool; `piece`: of the palette, what is stamped."""
        self.erases = tool == ERASE
        self.selected = None if tool == ERASE else self.selected
        if tool != MOVE or self.holds_from_palette():
            super().select(piece if tool == STAMP else None)
        self.changed.emit()

    def holds_from_palette(self) -> bool:
        """Is something selected that comes from the palette?"""
        return self.selected is not None and self.selected.place == PALETTE

    def select(self, piece: PieceView | None) -> None:
        """Whoever takes a piece does not take pieces away any more."""
        if piece is not None:
            self.erases = False
            self.stamp = piece.kind if piece.place == PALETTE else self.stamp
        super().select(piece)

    def click(self, stack: Stack, at: QPoint) -> None:
        """With the third tool the piece goes."""
        if self.erases and stack.top.place != PALETTE:
            self.erased.emit(stack.ids[-1])
        else:
            super().click(stack, at)

    def cancel(self) -> bool:
        """Back to moving."""
        busy = self.erases
        self.erases = False
        return super().cancel() or busy

    def _goes_to(self, stack: Stack, open_choices: tuple[Choice, ...], at: QPoint) -> bool:
        """From the palette a thing goes to whatever place a stack lies in; other pieces are selected anew."""
        if not self.holds_from_palette() or stack.top.place == PALETTE:
            return False
        self.click_place((stack.top.place,), at)
        return True
