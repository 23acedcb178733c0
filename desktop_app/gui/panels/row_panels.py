"""Pools, and notes: rows of words with what lies in them."""

from __future__ import annotations

from desktop_app.gui.panels.panel import Panel


class PoolPanel(Panel):
    """What is at hand, in rows: words, a number, pieces."""

    def build(self) -> None:
        """One row an item; an item without words is only its pieces."""
        for item in self.view.items:
            if item.text.id and (self.words(item) != self.title or self.number(item)):
                self.column.addWidget(self.line(item))
            pieces = self.pieces(item)
            if pieces is not None:
                self.column.addWidget(pieces)
            dice = self.dice(item.dice)
            if dice is not None:
                self.column.addWidget(dice)


class NotePanel(PoolPanel):
    """Something to read."""
