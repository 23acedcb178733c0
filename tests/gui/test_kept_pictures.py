"""What is painted once is not painted again, and looks as if it were."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.gui import theme
from desktop_app.gui.cards import paint_card, whole
from desktop_app.gui.kept_pictures import LARGEST, LARGEST_BOX, paint_kept, paint_kept_box
from desktop_app.gui.nested import Node
from desktop_app.gui.wording import Wording
from desktop_app.kernel.questions import Text
from desktop_app.kernel.views import ItemView
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


def boxed(key: str, box: QRectF, scale: float = 1, ratio: float = 1) -> tuple[int, QImage]:
    """How often a box is painted that is wanted twice, and how it looks the second time."""
    painted = 0

    def paint(painter: QPainter, where: QRectF) -> None:
        nonlocal painted
        painted += 1
        painter.fillRect(where, theme.colour(theme.colours().glow))

    for _ in range(2):
        made = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
        made.setDevicePixelRatio(ratio)
        made.fill(0)
        painter = QPainter(made)
        painter.scale(scale, scale)
        paint_kept_box(painter, box, key, paint)
        painter.end()
    return painted, made


def test_a_box_is_painted_once_for_a_theme_and_a_scale_of_the_screen() -> None:
    box = QRectF(20, 30, 60, 40)
    assert boxed("box", box)[0] == 1
    assert boxed("box", box)[0] == 0
    assert boxed("box", box, ratio=2)[0] == 1
    dark = boxed("box", box)[1]
    theme.choose("light", 100)
    painted, light = boxed("box", box)
    assert painted == 1
    assert light != dark
    expected = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    expected.fill(0)
    painter = QPainter(expected)
    painter.fillRect(box, theme.colour(theme.colours().glow))
    painter.end()
    assert light == expected, "and it lies where it would be painted"


def test_a_box_that_is_drawn_larger_or_has_no_end_is_painted_each_time() -> None:
    assert boxed("near", QRectF(5, 5, 20, 20), scale=2)[0] == 2
    assert boxed("endless", QRectF(0, 0, LARGEST_BOX, 2))[0] == 2


def card(name: str, state: str = "") -> Node:
    row = ItemView("card:row", Text("row"), state=state, art="moon")
    mark = ItemView("card:row:mark", Text("mark"), 1, art="attack")
    return Node(ItemView("card", Text(name)), (Node(row, (Node(mark),)),))


def test_a_kept_card_follows_what_it_shows_and_the_theme() -> None:
    words = Wording([{"one": "One", "two": "Two"}])

    def drawn(shown: Node, framed: bool = False) -> QImage:
        return image(lambda painter: paint_card(painter, QRectF(4, 4, 140, 150), shown, words, whole(), True,
                                                framed=framed))  # fmt: skip

    first = drawn(card("one"))
    assert drawn(card("one")) == first
    assert drawn(card("two")) != first
    assert drawn(card("one", "now")) != first
    assert drawn(card("one"), framed=True) != first
    theme.choose("contrast", 100)
    assert drawn(card("one")) != first
    theme.choose("dark", 100)
    assert drawn(card("one")) == first
    theme.choose("dark", 125)
    assert drawn(card("one")) != first


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
