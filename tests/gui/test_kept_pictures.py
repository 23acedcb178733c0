"""What is painted once is not painted again, and looks as if it were."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.gui import theme
from desktop_app.gui.kept_pictures import LARGEST, paint_kept
from tests.gui.hands import Hands

pytestmark = pytest.mark.usefixtures("look")


class Square:
    """A picture that counts how often it is painted."""

    def __init__(self) -> None:
        self.painted = 0

    def paint(self, painter: QPainter) -> None:
        self.painted += 1
        painter.fillRect(QRectF(-10, -10, 20, 20), theme.colour(theme.colours().glow))


def image(draw: Callable[[QPainter], None], scale: float = 1) -> QImage:
    made = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(0)
    painter = QPainter(made)
    painter.scale(scale, scale)
    draw(painter)
    painter.end()
    return made


@pytest.mark.parametrize(("scale", "at"), [(1, (50, 60)), (2, (30.25, 40.25)), (1, (50.5, 60.5))])
def test_it_lies_where_it_would_be_painted(scale: float, at: tuple[float, float]) -> None:
    square = Square()

    def direct(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(*at)
        square.paint(painter)

    kept = [image(lambda painter: paint_kept(painter, QPointF(*at), 12, ("lies", at), square.paint), scale)
            for _ in range(2)]  # fmt: skip
    assert kept[0] == kept[1] == image(direct, scale)
    assert square.painted == 2, "once for the picture, once beside it"


def test_another_size_and_another_theme_are_painted_anew() -> None:
    square = Square()
    for scale, name in ((1, "dark"), (2, "dark"), (1, "light"), (1, "dark"), (2, "dark"), (1, "light")):
        theme.choose(name, 100)
        image(lambda painter: paint_kept(painter, QPointF(40, 40), 12, "theme", square.paint), scale)
    assert square.painted == 3


def test_what_is_turned_or_very_large_is_painted_each_time() -> None:
    square = Square()
    for _ in range(2):
        image(lambda painter: paint_kept(painter, QPointF(), LARGEST, "large", square.paint))
        image(lambda painter: (painter.rotate(30), paint_kept(painter, QPointF(), 12, "turned", square.paint))[1])
    assert square.painted == 4


def test_pieces_in_a_place_where_nothing_changed_stay_as_they_are(hands: Hands) -> None:
    before = dict(hands.page.board.table.pieces)
    places = {piece.id: piece.place for piece in hands.page.showing.view.pieces}
    mover, goal = next((id, to) for choice in hands.page.choices() for id in choice.option.from_ids if id in before
                       for to in choice.option.to_ids if to in hands.page.board.table.areas)  # fmt: skip
    hands.drag(mover, goal)
    assert hands.place_of(mover) == goal
    now = hands.page.board.table.pieces
    assert now[mover] is not before[mover]
    quiet = [id for id in before if places[id] not in (goal, places[mover])]
    assert quiet
    assert all(now[id] is before[id] for id in quiet)
    ever = {*before.values(), *now.values()}
    assert ever & set(hands.page.board.table.items()) == set(now.values()), "nothing is left of what was laid anew"
