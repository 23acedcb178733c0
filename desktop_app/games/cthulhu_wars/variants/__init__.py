"""Ways to play that change rules: each is a set of rules, in the book only when seats and options ask for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop_app.games.cthulhu_wars.variants import gates_by_choice, two_seats
from desktop_app.kernel.rulebook import Rule


class Variant(NamedTuple):
    """Its rules, and whether a game of these seats with these options is played by them."""

    rules: tuple[type[Rule], ...]
    applies: Callable[[tuple[str, ...], dict[str, str]], bool]


VARIANTS: dict[str, Variant] = {
    two_seats.VARIANT: Variant(two_seats.RULES, two_seats.applies),
    gates_by_choice.VARIANT: Variant(gates_by_choice.RULES, gates_by_choice.applies),
}


def variants_of(seats: tuple[str, ...], options: dict[str, str]) -> tuple[str, ...]:
    """The variants by which this game is played."""
    return tuple([name for name, variant in VARIANTS.items() if variant.applies(seats, options)])
