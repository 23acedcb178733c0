"""Pieces of any two sides look different to everybody: their rendered pixels are compared as five kinds of eyes see
them.

Machado, Oliveira and Fernandes (2009) at full severity, on linear light; differences are distances in CIE Lab.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from desktop_app.app.rooms import room
from desktop_app.gui import theme
from desktop_app.gui.discs import Look, liveries, paint_piece
from desktop_app.gui.theme import BONE, INK, NEUTRAL, Livery

Triple = tuple[float, float, float]
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}
SIZE = 27
"""A piece on a table that fills a window of 1366 pixels."""

SEEN, SHARE, MEAN = 5.0, 0.3, 5.0
"""A pixel is seen to differ from this distance on; so large a share of a disc must, and so far on the average."""

FURTHER = {
    "windwalker": Livery("#EDF6F8", "#B5BEC0", "#EDF6F8", INK, "wedges"),
    "opener": Livery("#5A157B", "#8747AB", "#C596E4", BONE, "rings"),
    "ancients": Livery("#4CC9D6", "#04919D", "#4CC9D6", INK, "checks"),
    "tcho_tcho": Livery("#BA749C", "#EBA1CA", "#EBA1CA", INK, "chevrons"),
    "daemon_sultan": Livery("#231F22", "#544F53", "#B9B2B7", BONE, "lozenges"),
    "bubastis": Livery("#A69576", "#D8C6A5", "#D8C6A5", INK, "cross"),
}
"""The six sides that wait for their rules: their colours must already fit."""


def sides_of(game: str) -> dict[str, Livery]:
    """Every side that may sit at a table of this game, and the neutrals."""
    shipped = room(game)
    found: dict[str, Livery] = {"neutral": NEUTRAL, **(FURTHER if game == "cthulhu_wars" else {})}
    for choice in shipped.catalogue().maps:
        for seats in choice.seats:
            setup = shipped.default_setup(choice.id, seats)
            found.update(liveries(shipped.view(shipped.new_game(setup), "").seats))
    return found


@cache
def lab(rgb: int, eyes: str) -> Triple:
    """A colour as these eyes see it."""
    linear = [to_linear((rgb >> shift & 255) / 255) for shift in (16, 8, 0)]
    seen = [min(1.0, max(0.0, sum(w * c for w, c in zip(row, linear)))) for row in EYES[eyes]]
    x, y, z = (sum(w * c for w, c in zip(row, seen)) for row in (
        (0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041)))
    f, g, h = (root(value) for value in (x / 0.95047, y, z / 1.08883))
    return 116 * g - 16, 500 * (f - g), 200 * (g - h)


def to_linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def pixels(livery: Livery, art: str = "acolyte") -> list[int]:
    """The disc as it is painted on the table, pixel by pixel."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(theme.colour(theme.colours().table))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_piece(painter, QPointF(SIZE / 2, SIZE / 2), SIZE, Look(art, livery))
    painter.end()
    middle = (SIZE / 2, SIZE / 2)
    inside = [(x, y) for x in range(SIZE) for y in range(SIZE) if math.dist((x + 0.5, y + 0.5), middle) < SIZE / 2]
    return [image.pixel(x, y) & 0xFFFFFF for x, y in inside]


def apart(first: list[int], second: list[int], eyes: str) -> tuple[float, float]:
    """The average distance of two discs' pixels, and the share of pixels that is seen to differ."""
    distances = [math.dist(lab(a, eyes), lab(b, eyes)) for a, b in zip(first, second)]
    return sum(distances) / len(distances), sum(distance >= SEEN for distance in distances) / len(distances)


@pytest.mark.parametrize("colours", list(theme.THEMES))
@pytest.mark.parametrize("game", ["cthulhu_wars", "call_of_madness"])
def test_any_two_sides_differ_to_all_eyes(look: None, game: str, colours: str) -> None:
    theme.choose(theme=colours)
    painted = {side: pixels(livery) for side, livery in sides_of(game).items()}
    faults = {}
    for eyes in EYES:
        for one, other in combinations(sorted(painted), 2):
            mean, share = apart(painted[one], painted[other], eyes)
            if mean < MEAN or share < SHARE:
                faults[eyes, one, other] = (round(mean, 1), round(share, 2))
    assert faults == {}


def test_two_equal_sides_would_be_found() -> None:
    first = NEUTRAL._replace(pattern="waves", second="#5F6B68")
    assert apart(pixels(first), pixels(first), "all") == (0, 0)
    mean, share = apart(pixels(first), pixels(first._replace(field="#707C79")), "greyscale")
    assert mean < MEAN or share < SHARE
