"""Names above boards are written whole, smaller or as initials, and never cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.board.headings import LEAST_NAME, HeadingItem, fitting
from tests.gui.room_table import sit_down

LONG = "Veiled Matron of the Deep"


@pytest.mark.parametrize("room", range(5, 400, 15))
@pytest.mark.parametrize("name", ["Deep Mason", LONG, "Nyarlathotep"])
def test_a_name_fits_its_room_in_letters_that_can_be_read(look: None, name: str, room: int) -> None:
    written, pixels = fitting(name, 15, room)
    assert QFontMetricsF(theme.font("name", pixels)).horizontalAdvance(written) <= room
    assert pixels >= LEAST_NAME


def test_words_become_initials_from_the_first_on(look: None) -> None:
    ways = list(dict.fromkeys(fitting(LONG, 15, room)[0] for room in range(400, 0, -5)))
    assert ways == [LONG, "V. M. o. t. Deep", "V. M. o. t. D.", ""]


def test_the_whole_name_is_a_tip_above_its_board(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 4, seed=4)
    page = hands.page
    headings = [item for item in page.board.table.items() if isinstance(item, HeadingItem)]
    assert {item.toolTip() for item in headings} == {page.wording.name(seat.id) for seat in page.showing.view.seats}
    for item in headings:
        line = item.mapToScene(item.shape()).boundingRect()
        found = page.board.itemAt(page.board.mapFromScene(line.center()))
        assert found is item
