"""The table grows with its window, in steps; its page is built anew for each, and nothing that was done is lost."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.gui.board.zoom_view import Camera
from desktop_app.gui.fixed_page import shrunk_for

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

DRAWN_FOR = QSize(2048, 1152)
"""The largest window whose table is drawn at zoom 1."""

MOST, STEPS = 1.5, 20
"""The largest zoom; how many steps double the size."""


def table_zoom(window: QSize) -> float:
    """How many times as large a table is drawn in a window of this size, in logical pixels: 0.35 to 1.5."""
    shrunk = shrunk_for(window)
    if shrunk < 1:
        return shrunk
    fits = min(window.width() / DRAWN_FOR.width(), window.height() / DRAWN_FOR.height())
    return max(1.0, min(MOST, math.floor(fits * STEPS + 1e-6) / STEPS))


@runtime_checkable
class Keeper(Protocol):
    """An Extra that a person has done something with."""

    def kept(self) -> object:
        """What that is."""

    def take_over(self, kept: Any) -> None:
        """It stands as the one before it did, which kept this."""


class Kept(NamedTuple):
    """What a person has done with a page that no match tells: the drawer, the words typed in it, whether the table is
    looked at though the game is over, whether the seats are wanted beside it, whose sheet is open, how the boards are
    seen, whether their graph is, from where on the log is read, what each Extra keeps, and where the keyboard stands.
    """

    pulled: bool
    seats: bool
    sheet: str
    looks_on: bool
    typed: str
    camera: Camera | None
    graph: bool
    log: int | None
    extras: dict[str, object]
    focused: tuple[str, str, int] | None


def kept_of(page: TablePage) -> Kept:
    """What the next page of the same match takes over. What is in the hand, or only laid, goes back."""
    page.hand.window_left()
    drawer, focused = page.drawer, QApplication.focusWidget()
    stops = _stops(page)
    at = next((name for name, stop in stops.items() if stop is focused), None)
    board = page.board
    extras = {type(extra).__name__: extra.kept() for extra in page.extras if isinstance(extra, Keeper)}
    return Kept(drawer.pulled, page.frame.pulled, page.seats.opened(), page.ending.looks_on,
                page.options.filter.text(), board.camera(), board.table.graph_shown, page.log.read_from(), extras,
                at)  # fmt: skip


def take_over(page: TablePage, kept: Kept) -> None:
    """The page stands as the one before it did."""
    page.drawer.pulled, page.ending.looks_on = kept.pulled, kept.looks_on
    page.options.filter.setText(kept.typed)
    page.frame.pull(kept.seats)
    if kept.sheet and kept.sheet != page.seats.opened():
        page.seats.open_seat(kept.sheet)
    page.drawer.arrange()
    page.ending.arrange()
    if kept.graph:
        page.board.toggle_graph()
    if kept.camera is not None:
        page.board.look_from(kept.camera)
    if kept.log is not None:
        page.log.read_on(kept.log)
    for extra in page.extras:
        if isinstance(extra, Keeper) and type(extra).__name__ in kept.extras:
            extra.take_over(kept.extras[type(extra).__name__])
    stop = _stops(page).get(kept.focused) if kept.focused is not None else None
    if stop is not None:
        stop.setFocus()


def _stops(page: TablePage) -> dict[tuple[str, str, int], QWidget]:
    """Where the keyboard can stand: by kind and accessible name, equal ones counted."""
    found: dict[tuple[str, str, int], QWidget] = {}
    for each in page.findChildren(QWidget):
        if each.focusPolicy() != Qt.FocusPolicy.NoFocus:
            kind, name = type(each).__name__, each.accessibleName()
            count = sum(1 for other in found if other[:2] == (kind, name))
            found[kind, name, count] = each
    return found
