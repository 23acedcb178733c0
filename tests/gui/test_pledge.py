"""Where several seats pay together, one card says who has offered what, who is asked and what is missing."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, scenario_match
from desktop_app.app.rooms import room
from desktop_app.gui.contests.pledge_card import PledgeCard, PledgeOverlay
from tests.gui.hands import Hands
from tests.gui.room_table import show

Sit = Callable[[str, str], Hands]

FORMS = """
game = "cthulhu_wars"
turn = "crawling_chaos"
dice = [4]
areas.europe = { crawling_chaos = { nyarlathotep = 1 } }
factions.crawling_chaos = { power = 2, spellbooks = ["the_thousand_forms"] }
factions.black_goat = { power = 5 }
factions.yellow_sign = { power = 0 }
factions.great_cthulhu = { power = 5 }
"""

GHROTH = """
game = "cthulhu_wars"
turn = "black_goat"
dice = [2]
areas.west_africa = { gate = "black_goat", black_goat = { acolyte = 1, fungi_from_yuggoth = 1 } }
areas.arabia = { black_goat = { fungi_from_yuggoth = 1 } }
areas.europe = { gate = "yellow_sign", yellow_sign = { acolyte = 2 } }
areas.scandinavia = { yellow_sign = { acolyte = 1 } }
areas.south_pacific = { gate = "great_cthulhu", great_cthulhu = { acolyte = 4 } }
factions.black_goat = { power = 4, unmet = [], spellbooks = ["ghroth"] }
"""


@pytest.fixture
def sit(look: None, qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    made: list[Hands] = []

    def down(document: str, option: str) -> Hands:
        given: dict[str, Any] = tomllib.loads(document)
        shipped = room("cthulhu_wars")
        setup, _state = shipped.read_scenario(given)
        made.append(show(qtbot, tmp_path, scenario_match(shipped, given, dict.fromkeys(setup.seats, HUMAN), 1)))
        hands = made[-1]
        hands.type_option(option)
        qtbot.waitUntil(lambda: card(hands) is not None)
        return hands

    yield down
    for hands in made:
        assert hands.window.wording.missing == set()


def card(hands: Hands) -> PledgeCard | None:
    return next(extra.card for extra in hands.page.extras if isinstance(extra, PledgeOverlay))


def shown(hands: Hands) -> PledgeCard:
    found = card(hands)
    assert found is not None
    return found


def offers(hands: Hands) -> list[str]:
    return [button.text() for button in shown(hands).buttons]


def test_power_is_offered_together_until_nothing_is_missing(sit: Sit) -> None:
    hands = sit(FORMS, "thousand forms")
    assert shown(hands).missing.text() == "0 of 4 offered, 4 missing"
    assert shown(hands).lines() == ["is asked now, has 5", "can give no more", "comes later, has 5"]
    assert offers(hands) == ["Give 0", "Give 1", "Give 2", "Give 3", "Give 4"]
    hands.press(shown(hands).buttons[1])
    assert shown(hands).missing.text() == "1 of 4 offered, 3 missing"
    assert shown(hands).lines() == ["may still offer more, has 5", "can give no more", "is asked now, has 5"]
    assert offers(hands) == ["Give 0", "Give 1", "Give 2", "Give 3"]
    hands.press(shown(hands).buttons[3])
    assert card(hands) is None
    counters = {seat.id: seat.counters[0].value for seat in hands.page.showing.view.seats}
    assert (counters["black_goat"], counters["great_cthulhu"], counters["crawling_chaos"]) == (4, 2, 2)


def test_who_offers_too_little_is_asked_once_more(sit: Sit) -> None:
    hands = sit(FORMS, "thousand forms")
    hands.press(shown(hands).buttons[0])
    hands.press(shown(hands).buttons[2])
    assert shown(hands).lines() == ["may offer more, has 5", "can give no more", "may still offer more, has 5"]
    assert offers(hands) == ["Give 0", "Give 1", "Give 2"]
    hands.press(shown(hands).buttons[0])
    hands.press(shown(hands).buttons[0])
    assert card(hands) is None
    counters = {seat.id: seat.counters[0].value for seat in hands.page.showing.view.seats}
    assert (counters["black_goat"], counters["great_cthulhu"], counters["crawling_chaos"]) == (5, 5, 6)


def test_units_are_offered_in_the_same_way_and_chosen_afterwards(sit: Sit) -> None:
    hands = sit(GHROTH, "ghroth")
    assert shown(hands).missing.text() == "0 of 2 offered, 2 missing"
    assert shown(hands).lines()[0] == "is asked now, has 3"
    hands.press(shown(hands).buttons[-1])
    assert card(hands) is None
    assert "choose the Cultist that you lose" in hands.question()


def test_the_card_lies_over_the_board_and_undo_brings_it_back(sit: Sit) -> None:
    hands = sit(FORMS, "thousand forms")
    page = hands.page
    ground = QRect(page.board.mapTo(page, QPoint(0, 0)), page.board.size())
    assert ground.contains(shown(hands).geometry())
    hands.press(shown(hands).buttons[1])
    hands.press(shown(hands).buttons[3])
    assert card(hands) is None
    hands.choose_in_menu_bar("&Undo")
    assert shown(hands).missing.text() == "1 of 4 offered, 3 missing"
