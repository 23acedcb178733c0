"""Several answers to one gesture: the menu at the drop point stays on the screen and is used by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu

from tests.gui.hands import Hands

Key = Qt.Key


def popup() -> QMenu:
    found = QApplication.activePopupWidget()
    assert isinstance(found, QMenu)
    return found


@pytest.mark.parametrize("share", [(0.0, 0.0), (0.999, 0.0), (0.0, 0.999), (0.999, 0.999)])
def test_it_stays_on_the_screen_in_every_corner(hands: Hands, share: tuple[float, float]) -> None:
    """The window stands so that the piece is put down in a corner of the screen."""
    screen = hands.window.screen().availableGeometry()
    corner = QPoint(round(screen.right() * share[0]), round(screen.bottom() * share[1]))
    drop = hands.page.board.viewport().mapToGlobal(hands.spot("bay"))
    hands.window.move(hands.window.pos() + corner - drop)
    hands.settle()
    hands.drag("kship", "bay")
    assert screen.contains(popup().frameGeometry())
    hands.key(Key.Key_Escape)


def test_keys_choose_in_it(hands: Hands) -> None:
    hands.drag("kship", "bay")
    assert popup().activeAction().text() == hands.menu()[0], "Enter alone takes the first"
    hands.key(Key.Key_Down)
    assert "Tow" in popup().activeAction().text()
    hands.key(Key.Key_Return)
    assert hands.place_of("kship") == "bay"
    assert hands.page.board.hasFocus(), "and the keyboard is back on the board"


def test_escape_closes_it_and_the_piece_stays(hands: Hands) -> None:
    hands.drag("kship", "bay")
    hands.key(Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert hands.place_of("kship") == "quay"


def test_it_stays_open_while_the_table_is_laid_anew_for_a_taller_window(hands: Hands) -> None:
    hands.drag("kship", "bay")
    asked, before = hands.menu(), hands.page.showing
    hands.window.resize(1366, 1000)
    hands.settle()
    assert hands.page.showing is not before, "the table was laid anew"
    assert hands.menu() == asked != []
    hands.choose("Tow")
    assert hands.place_of("kship") == "bay"
