"""Checks of a trial beyond the turn: a look at the past and back, and the editor from a drag to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from desktop_app.gui.editor.editor_page import EditorPage

if TYPE_CHECKING:
    from desktop_app.commands.real_hand import RealHand
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.kernel.views import TableView


def looks_back(window: MainWindow, hand: RealHand) -> bool:
    """The slider's knob is dragged to the start, so that nothing can be answered, and Esc leads back to now."""
    page, controller = window.table_page(), window.controller()
    if page is None or controller is None:
        return False
    ribbon, position = page.strip.ribbon, controller.match.position
    now, start = [ribbon.mapToGlobal(QPoint(round(ribbon.x_of(answer)), ribbon.height() // 2))
                  for answer in (ribbon.maximum(), 0)]
    hand.drag(now, start)
    there = hand.wait(lambda: controller.viewed == 0 and not page.choices())
    hand.key("Escape")
    return there and hand.wait(lambda: controller.viewed is None) and controller.match.position == position


def edits(window: MainWindow, hand: RealHand) -> bool:
    """The table goes to the editor, and a thing of its palette is dragged onto the board."""
    hand.key("ctrl+e")
    if not hand.wait(lambda: window.editor.page() is not None and window.editor.actions["play_from"].isEnabled()):
        return False
    page, model = window.editor.page(), window.editor.model
    way = _way(page) if page is not None else None
    if model is None or way is None:
        return False
    before = model.document
    hand.drag(*way)
    return hand.wait(lambda: model.document != before)


def plays_from_there(window: MainWindow, hand: RealHand) -> bool:
    """The position on the editor's page becomes a game."""
    before = window.match()
    hand.key("F5")
    return hand.wait(lambda: window.table_page() is not None and window.match() is not before)


def _way(page: EditorPage) -> tuple[QPoint, QPoint] | None:
    """From a thing of the palette that is in sight, and not used up, to a place where it may be put: best where it
    stands against whoever acts, or for them against another."""
    board, found = page.board, []
    for tile in page.palette_card.tiles:
        token = tile.token
        if token.visibleRegion().isEmpty() or not (tile.thing.left or 0) > 0:
            continue
        for choice in page.table.choices():
            place = next((id for id in choice.option.to_ids if id in board.table.areas), "")
            spot = board.table.free_spot(place)
            if spot is not None and set(token.stack.ids) & set(choice.option.from_ids):
                end = board.viewport().mapToGlobal(board.mapFromScene(spot))
                meets = _meets(page.model.view, tile.thing.owner, place)
                found.append((meets, token.mapToGlobal(token.rect().center()), end))
    best = max(found, key=lambda each: each[0], default=None)
    return best[1:] if best is not None else None


def _meets(view: TableView, owner: str, place: str) -> bool:
    """Would a piece of this owner stand against another one there, and one of both be of the seat that acts?"""
    acts = {seat.id for seat in view.seats if seat.state == "acts"}
    others = {piece.owner for piece in view.pieces if piece.place == place} - {"", owner}
    return bool(owner and others and acts & {owner, *others})
