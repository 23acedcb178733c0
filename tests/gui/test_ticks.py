"""Boxes that can be ticked show a tick while they are on, in every theme and at every size of text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.ticks import TickBox, TickedRows


def inks(widget: QWidget, box: QRect) -> set[str]:
    """The pure colours of the theme that stand in the middle of a box."""
    picture = widget.grab(box.adjusted(3, 3, -3, -3)).toImage().convertToFormat(QImage.Format.Format_RGB32)
    seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    tokens = theme.colours()
    return {name for name in ("text", "well") if QColor(getattr(tokens, name)).name() in seen}


@pytest.fixture(params=[("dark", 100), ("light", 100), ("contrast", 100), ("dark", 150)])
def look(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[object]:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme.choose(*request.param)
    theme.apply(application)
    yield request.param
    theme.choose("dark", 100)
    theme.apply(application)


def test_a_box_is_filled_and_ticked_while_it_is_on(look: object, qtbot: QtBot) -> None:
    box = TickBox()
    qtbot.addWidget(box)
    side = theme.scaled(theme.TICK_BOX)
    box.resize(side + 8, side + 8)
    place = QRect(0, 4, side, side)
    assert inks(box, place) == {"well"}
    box.setChecked(True)
    assert inks(box, place) == {"text", "well"}


def row_picture(state: Qt.CheckState, ticked: bool, qtbot: QtBot) -> QImage:
    rows = QListWidget()
    qtbot.addWidget(rows)
    if ticked:
        rows.setItemDelegate(TickedRows(rows))
    item = QListWidgetItem("power = 8")
    item.setCheckState(state)
    rows.addItem(item)
    rows.resize(200, 80)
    return rows.grab().toImage()


def test_a_row_of_a_list_is_ticked_while_it_is_on(look: object, qtbot: QtBot) -> None:
    on, off = Qt.CheckState.Checked, Qt.CheckState.Unchecked
    assert row_picture(off, True, qtbot) == row_picture(off, False, qtbot)
    assert row_picture(on, True, qtbot) != row_picture(on, False, qtbot)
