"""A tile keeps all that it shows inside, whatever its shape; a coin tells what it is worth."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.discs import Look, count_words
from desktop_app.gui.theme import colour
from desktop_app.gui.tiles import paint_tile

BOX = (20, 20)
"""Its upper left corner in the picture."""


def painted(wide: int, tall: int, badges: tuple[str, ...]) -> QImage:
    image = QImage(wide + 2 * BOX[0] + 60, tall + 2 * BOX[1], QImage.Format.Format_ARGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    look = Look("square_green", None, badges=badges, values=(("health", "1/3"), ("strength", 2)))
    paint_tile(painter, QRectF(*BOX, wide, tall), look, 1)
    painter.end()
    return image


@pytest.mark.parametrize("tall", [48, 54, 60, 66])
def test_nothing_stands_out_over_a_tile_that_is_taller_than_usual(look: None, qtbot: QtBot, tall: int) -> None:
    image = painted(104, tall, ("square_green",))
    beyond = range(BOX[0] + 104 + 3, image.width())
    assert all(image.pixelColor(x, y) == QColor("black") for x in beyond for y in range(image.height()))


@pytest.mark.parametrize("tall", [48, 54, 60, 66])
def test_its_marks_stay_as_large_as_its_numbers(look: None, qtbot: QtBot, tall: int) -> None:
    image = painted(104, tall, ("square_green",))
    tint = colour(theme.colours().tint("square_green"))
    columns = {x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == tint}
    assert len(columns) >= 10


def test_coins_on_one_another_tell_their_number_and_what_each_is_worth() -> None:
    coin = Look("square_green", None, coin=True, values=(("worth", 2),))
    assert [count_words(coin, number) for number in (1, 3)] == ["2", "3\N{MULTIPLICATION SIGN}2"]
    assert [count_words(coin._replace(values=()), number) for number in (1, 3)] == ["", "3"]
