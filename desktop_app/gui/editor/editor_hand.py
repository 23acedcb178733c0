"""The hand in the editor: what it takes from the palette stays in it, so that one click after another sets pieces."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.gestures import Choice, Stack

PALETTE = "palette"
"""The place of everything that may still be put on the table; what is dropped there is taken away."""


class EditorHand(DragController):
    """One hand for palette, boards and sheets."""

    def holds_from_palette(self) -> bool:
        """Is something selected that comes from the palette?"""
        return self.selected is not None and self.selected.place == PALETTE

    def _goes_to(self, stack: Stack, open_choices: tuple[Choice, ...], at: QPoint) -> bool:
        """From the palette a thing goes to whatever place a stack lies in; other pieces are selected anew."""
        if not self.holds_from_palette() or stack.top.place == PALETTE:
            return False
        self.click_place((stack.top.place,), at)
        return True
