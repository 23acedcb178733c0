"""What is listed and what is accepted are the same, for every verb, where everybody owns all that can be owned."""

from __future__ import annotations

from itertools import product

import pytest

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.rulebook import complete, refusal
from tests.games.cthulhu_wars.played import positions

EVERY = 12
"""Of so many questions one is looked at."""


def sayings(table: Table, ask: Ask) -> list[Option]:
    """Everything that can be said to this question in words that name something; of the kinds only the seat's own."""
    kinds = tuple(table.game.factions[ask.seat].unit_kinds)
    words: dict[str, tuple[str | int, ...]] = {
        "kind": kinds, "place": table.game.places, "seat": table.game.seats, "side": table.game.seats,
        "piece": (), "number": (1, 2, 3)}
    found = []
    for verb in table.rules.verbs.values():
        if ask.question in verb.questions and verb.seat in ("", ask.seat):
            way = verb.form[-2:] == ("place", "place")
            found += [Option(verb.verb, said, way) for said in product(*[words[kind] for kind in verb.form])]
    return found


@pytest.mark.parametrize(("seed", "seats"), [(3, 4), (4, 5), (5, 5), (6, 4)])
def test_whatever_is_not_refused_is_listed_and_the_other_way_round(seed: int, seats: int) -> None:
    for number, (table, asked, _) in enumerate(positions(seed, seats, rich=True)):
        if not isinstance(asked, Ask) or number % EVERY:
            continue
        bare = Ask(asked.seat, asked.question, about=asked.about)
        listed = {(option.verb, option.args) for option in complete(table, bare).options}
        said = sayings(table, bare)
        allowed = {(option.verb, option.args) for option in said if refusal(table, bare, option) is None}
        spoken = {(option.verb, option.args) for option in said}
        assert listed & spoken == allowed, asked.question
