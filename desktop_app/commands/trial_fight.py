"""A contest of a trial, by the mouse alone: begun by a drag onto an enemy, its results laid, to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop_app.gui.contests.contest_overlay import ContestOverlay

if TYPE_CHECKING:
    from desktop_app.commands.real_hand import RealHand
    from desktop_app.gui.gestures import Choice
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.table.table_page import TablePage

MOST = 40
"""Presses after which a contest that does not end is a fault."""


def fights(window: MainWindow, hand: RealHand) -> bool:
    """A piece is dragged onto an enemy beside it, the contest begins, and the mouse leads it to its end."""
    page = window.table_page()
    if page is None or not hand.wait(lambda: _attack(page) is not None):
        return False
    attack = _attack(page)
    assert attack is not None
    hand.drag(_where(page, attack.option.from_ids), _where(page, attack.option.to_ids))
    _pick(page, hand, attack)
    if not hand.wait(lambda: page.showing.view.contest is not None):
        return False
    for _ in range(MOST):
        hand.wait(lambda: page.showing.view.contest is None or bool(page.choices()))
        if page.showing.view.contest is None:
            return True
        _go_on(page, hand)
    return False


def _attack(page: TablePage) -> Choice | None:
    """Something that would begin a contest by carrying a piece onto another one."""
    pieces = page.board.table.pieces
    return next((choice for choice in page.choices()
                 if set(choice.option.from_ids) & set(pieces) and set(choice.option.to_ids) & set(pieces)
                 and page.controller.preview(choice).contest is not None), None)


def _go_on(page: TablePage, hand: RealHand) -> None:
    """One answer: a button above the board, or something is clicked and then where it goes."""
    buttons = [*page.what_now.guests(), *([page.what_now.main_button] if page.what_now.main_button else [])]
    ready = [each for each in buttons if each.isVisible() and each.isEnabled() and each.property("look") == "main"]
    if ready:
        hand.click(_middle(ready[0]))
        return
    choice = page.choices()[0]
    for ids in (choice.option.from_ids, choice.option.to_ids):
        if ids:
            hand.click(_where(page, ids))
    _pick(page, hand, choice)


def _pick(page: TablePage, hand: RealHand, choice: Choice) -> None:
    """If it could mean several things, the menu asks which."""
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        action = next(each for each in menu.actions() if each.text() == page.words(choice))
        hand.click(menu.mapToGlobal(menu.actionGeometry(action).center()))


def _where(page: TablePage, ids: tuple[str, ...]) -> QPoint:
    """A point of the screen where one of these can be pressed: in the contest, else on the board."""
    panel = next(extra.panel for extra in page.extras if isinstance(extra, ContestOverlay))
    for token in panel.choosable() if panel is not None else ():
        if token.isVisible() and set(token.stack.ids) & set(ids):
            return _middle(token)
    board = page.board
    at = next(spot for id in ids if (spot := board.table.where(id) if id in board.table.pieces
                                     else board.table.free_spot(id)) is not None)
    return board.viewport().mapToGlobal(board.mapFromScene(at))


def _middle(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(widget.rect().center())
