"""What is so in every position of every game, whatever is played."""

from __future__ import annotations

import pytest

from desktop_app.games.cthulhu_wars.procedures.first_player import CLOCKWISE, COUNTER_CLOCKWISE, order_from
from desktop_app.games.cthulhu_wars.table import ELDER_SIGNS, POOL, REVEALED, SLUMBER, Table, captives, hand
from desktop_app.kernel.questions import Ask
from tests.games.cthulhu_wars.played import positions

EVERYWHERE = pytest.mark.parametrize(("seed", "seats", "rich"), [
    (21, 3, False), (22, 4, False), (23, 5, False), (24, 4, True), (25, 5, True), (26, 5, True),
])  # fmt: skip


def check_gates(table: Table) -> None:
    """A keeper stands where its Gate is; Gates are on the map, one may slumber; there are no more than the supply."""
    for area, keeper in table.gates.items():
        assert area in (*table.game.places, SLUMBER)
        if keeper:
            record = table.pieces[keeper]
            assert record.place == area
            assert area == SLUMBER or record.kind in table.keepers(record.side, area)
    assert len(table.gates) <= table.game.numbers.gates


def check_units(table: Table) -> None:
    """No Unit appears or is lost, and each is where a Unit can be."""
    seats = table.game.seats
    known = {*table.game.places, *table.game.zones, POOL, *[captives(seat) for seat in seats]}
    signs = {ELDER_SIGNS, REVEALED, *[hand(seat) for seat in seats]}
    for piece, record in table.pieces.items():
        assert record.place in (signs if record.kind == "elder_sign" else known), piece
        assert record.place != captives(record.owner)
    for seat, sheet in table.game.factions.items():
        for kind in sheet.unit_kinds.values():
            assert sum(each.owner == seat and each.kind == kind.id for each in table.pieces.values()) == kind.count


def check_sheets(table: Table) -> None:
    """Numbers stay within what is printed; a spellbook stands for a requirement that is fulfilled."""
    for seat, sheet in table.game.factions.items():
        books = table.spellbooks[seat]
        owed = [each for each, _ in table.owed].count(seat)
        assert table.power[seat] >= 0
        assert table.doom[seat] >= 0
        assert {*books} <= {*sheet.spellbooks}
        assert len({*books}) == len(books)
        assert len(books) + len(table.unmet[seat]) + owed <= len(sheet.requirements)
    assert len({*table.desecrated}) == len(table.desecrated) <= table.game.numbers.desecration_tokens
    assert 0 <= table.ritual <= len(table.game.ritual_track)
    ways = [order_from(table.game.seats, table.order[0], way) for way in (CLOCKWISE, COUNTER_CLOCKWISE)]
    assert table.order in ways


def check_signs(table: Table) -> None:
    """Every Elder Sign lies in the bag, in a hand or revealed, and all values are there."""
    faces = [table.pieces[piece].face for piece, record in table.pieces.items()
             if record.kind == "elder_sign" and record.face]
    everything = sorted([*faces, *table.bags[ELDER_SIGNS]])
    assert everything == sorted(["1"] * 18 + ["2"] * 12 + ["3"] * 6)


@EVERYWHERE
def test_the_table_is_whole(seed: int, seats: int, rich: bool) -> None:
    for table, _, _ in positions(seed, seats, rich):
        check_gates(table)
        check_units(table)
        check_sheets(table)
        check_signs(table)


@EVERYWHERE
def test_who_is_asked_for_a_main_action_has_power_and_may_pass(seed: int, seats: int, rich: bool) -> None:
    for table, asked, _ in positions(seed, seats, rich):
        if isinstance(asked, Ask) and asked.question in ("action", "second_action", "more_actions"):
            assert table.power[asked.seat] > 0
            assert asked.seat == table.in_turn
            leave = "pass_turn" if asked.question == "action" else "pass"
            assert leave in [option.verb for option in asked.options]
