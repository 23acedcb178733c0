"""The pack holds what the rulebook counts, and a faulty one is refused with its place."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.games.call_of_madness.pack import FILES, load_pack
from desktop_app.games.call_of_madness.room import CallOfMadness
from desktop_app.games.call_of_madness.rules import COMMON, METRICS
from desktop_app.games.call_of_madness.sheets import AFTERWARDS, ICONS, Pack
from desktop_app.kernel.packs import PackProblem
from desktop_app.resource_files import resource
from tests.games.call_of_madness.playing import setup_for

Rows = dict[str, Any]


def text_of(file: str) -> str:
    return resource("packs", "call_of_madness", f"{file}.json").read_text(encoding="utf-8")


PACK: Pack = load_pack(**{file: text_of(file) for file in FILES})


@pytest.mark.rule("COM-C61")
def test_component_counts() -> None:
    numbers = PACK.numbers
    assert (numbers.outposts, numbers.fire_tokens, numbers.madness_of_each_colour) == (24, 20, 25)
    assert len(PACK.investigators) == 40
    assert Counter(card.owner for card in PACK.basic_cards.values()) == dict.fromkeys(PACK.priests, 4)
    assert Counter(card.owner for card in PACK.god_cards.values()) == dict.fromkeys(PACK.powers, 6)
    assert (len(PACK.priests), len(PACK.powers), len(PACK.setup_cards)) == (4, 5, 4)
    assert (len(PACK.immediate_goals), len(PACK.endgame_goals)) == (22, 12)
    assert {token.value: token.number for token in PACK.tokens} == {10: 12, 5: 12, 3: 20, 1: 18}


@pytest.mark.rule("COM-C01")
def test_nine_tokens_make_fifty_cultists() -> None:
    assert {token.value: token.at_start for token in PACK.tokens} == {10: 3, 5: 2, 3: 3, 1: 1}
    assert sum(token.value * token.at_start for token in PACK.tokens) == PACK.numbers.start_cultists == 50


@pytest.mark.rule("COM-C62")
def test_every_printed_element_has_its_place() -> None:
    for card in (*PACK.basic_cards.values(), *PACK.god_cards.values()):
        assert len(card.sets) == 3
        assert all(each.time in ("any", "day", "night") and each.actions for each in card.sets)
        assert card.owner in (*PACK.priests, *PACK.powers)
    assert all(card.cost == 0 for card in PACK.basic_cards.values())
    assert all(card.cost > 0 for card in PACK.god_cards.values())
    assert any(card.bottom for card in PACK.god_cards.values())
    assert all(power.day and power.night for power in PACK.powers.values())
    assert all(goal.points and goal.all_of for goal in (*PACK.immediate_goals.values(), *PACK.endgame_goals.values()))
    assert all(1 <= tile.health <= 6 and tile.strength for tile in PACK.investigators.values())
    assert any(tile.madness_symbol for tile in PACK.investigators.values())


def test_every_icon_of_a_card_has_its_rule() -> None:
    written = {getattr(rule, "icon", "") for rule in COMMON} | set(AFTERWARDS)
    assert written - {""} == set(ICONS)


def test_every_number_that_a_goal_asks_for_is_counted_and_asked_for() -> None:
    asked = {demand.metric for goal in (*PACK.immediate_goals.values(), *PACK.endgame_goals.values())
             for demand in goal.all_of}
    assert asked == {metric.id for metric in METRICS}


def row(rows: Rows, field: str, number: int = 0) -> Rows:
    found: Rows = rows[field][number]
    return found


FAULTS: list[tuple[str, Callable[[Rows], object], str]] = [
    ("general", lambda rows: rows["numbers"].pop(), "general: the file itself: numbers: fire_loss_by_night is missing"),
    ("general", lambda rows: row(rows, "boards").update(rows=0), "general: five_rows: rows"),
    ("cards", lambda rows: row(rows, "basic_cards").update(owner="nobody"), "cards: ashen_prophet_strike: owner"),
    ("cards", lambda rows: row(rows, "god_cards", 1).update(id="shudde_mell_1"), "cards: shudde_mell_1: id"),
    ("cards", lambda rows: row(rows, "god_cards")["sets"][0]["actions"][0].update(action="sing"),
     "cards: shudde_mell_1 / sets 1 / actions 1: action"),
    ("cards", lambda rows: row(rows, "god_cards")["bottom"][0].update(god="nodens"), "cards: shudde_mell_1: bottom"),
    ("cards", lambda rows: row(rows, "power_cards")["day"].append({"action": "action"}), "cards: shudde_mell: day"),
    ("goals", lambda rows: row(rows, "immediate_goals")["all_of"][0].update(metric="sanity"),
     "goals: immediate_goal_01: metric"),
    ("investigators", lambda rows: row(rows, "investigators").update(health=7),
     "investigators: investigator_01: health"),
    ("investigators", lambda rows: row(rows, "setup_cards")["placements"].update(d1="investigator_01"),
     "investigators: setup_1: placements"),
]


@pytest.mark.parametrize(("file", "fault", "place"), FAULTS, ids=lambda each: each if isinstance(each, str) else "")
def test_a_fault_is_refused_with_its_place(file: str, fault: Callable[[Rows], object], place: str) -> None:
    texts = {name: text_of(name) for name in FILES}
    rows: Rows = json.loads(texts[file])
    fault(rows)
    with pytest.raises(PackProblem) as caught:
        CallOfMadness(**{**texts, file: json.dumps(rows)})
    assert str(caught.value).startswith(place)


def test_a_row_that_an_owner_corrects_changes_the_game() -> None:
    """Rows are found by their ids, so that a pack of one's own can replace one."""
    rows: Rows = json.loads(text_of("cards"))
    card = next(each for each in rows["god_cards"] if each["id"] == "dagon_1")
    card["cost"] = 9
    corrected = CallOfMadness(**{**{name: text_of(name) for name in FILES}, "cards": json.dumps(rows)})
    game = corrected.game(setup_for(2))
    assert game.cards["dagon_1"].cost == 9
