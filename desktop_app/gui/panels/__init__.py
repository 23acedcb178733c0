"""Panels: one widget a PANEL KIND, never one a game."""

from __future__ import annotations

from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.panels.card_panels import DeckPanel, HandPanel
from desktop_app.gui.panels.grid_panel import GridPanel
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.panels.row_panels import NotePanel, PoolPanel
from desktop_app.gui.panels.track_panel import TrackPanel
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import PanelView

KINDS: dict[str, type[Panel]] = {
    "hand": HandPanel,
    "track": TrackPanel,
    "pool": PoolPanel,
    "mat": GridPanel,
    "grid": GridPanel,
    "deck": DeckPanel,
    "bag": DeckPanel,
    "note": NotePanel,
}


def panel_for(view: PanelView, showing: Showing, hand: DragController | None, dense: bool = False) -> Panel:
    """The widget of a panel, as short as it can be when `dense`; a kind that nobody knows is shown as a note."""
    return KINDS.get(view.kind, NotePanel)(view, showing, hand, dense)
