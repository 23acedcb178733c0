"""The board by keys: what is told of an area that they come to, and what Enter does there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from desktop_app.gui.gestures import landing, stacks, touching

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage


class AreasByKeys:
    """Hears the board of a table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        page.board.area_focused.connect(self._focused)
        page.board.area_entered.connect(self._entered)

    def _focused(self, area: str) -> None:
        words = ", ".join(self._page.hover.words_of(area))
        self._page.board.setAccessibleDescription(words)
        self._page.what_now.say(words)

    def _entered(self, area: str) -> None:
        """Enter on an area: the selected piece goes there, or a menu of what can be done there."""
        page = self._page
        where = page.board.table.where(area)
        if where is None:
            return
        at = page.board.viewport().mapToGlobal(page.board.mapFromScene(where))
        if page.hand.selected is not None:
            page.hand.click_place((area,), at)
            return
        open_choices = page.choices()
        here = stacks(piece for piece in page.showing.view.pieces if piece.place == area)
        able = [stack for stack in here if any(touching(open_choices, id) for id in stack.ids)]
        found = [(page.showing.spoken(stack), partial(page.hand.click, stack, at)) for stack in able]
        found += [(page.words(choice), partial(page.take, choice)) for choice in landing(open_choices, area)]
        if found:
            page.hand.offer(found, at)
