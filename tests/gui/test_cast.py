"""The page of the cast: every kind of piece of every game, once, with its numbers; by mouse and by keys."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room, rooms
from desktop_app.app.worker import InlineBots
from desktop_app.gui.buttons import CardButton
from desktop_app.gui.cast.cast_card import CastCard
from desktop_app.gui.cast.cast_page import CastPage
from desktop_app.gui.drawings import drawing
from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from tests.gui.fitting import faults
from tests.gui.hands import Hands
from tests.gui.opening import open_window

Key = Qt.Key
GAMES = [each.id for each in rooms()]


def open_cast(shelf: Path, qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> Hands:
    """From the first screen through its door."""
    services = Services(rooms(), Library(shelf), new_match, InlineBots, ("greedy", "random"), film_delay=0)
    window = open_window(qtbot, services, wording_for(), size)
    hands = Hands(window, qtbot)
    home = window.centralWidget()
    assert isinstance(home, HomePage)
    doors = [door for door in home.findChildren(CardButton) if door.accessibleName().endswith("large and small")]
    hands.press(doors[0])
    return hands


def page(hands: Hands) -> CastPage:
    found = hands.window.centralWidget()
    assert isinstance(found, CastPage)
    return found


def kinds(cards: list[CastCard]) -> Counter[tuple[str, str, str]]:
    """What each card shows: whose it is, what it is, its name."""
    return Counter((card.member.piece.owner, card.member.piece.kind, card.accessibleName().split(".")[0])
                   for card in cards)


def test_every_kind_of_unit_is_shown_once(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_cast(tmp_path, qtbot)
    found = kinds(page(hands).cards)
    assert max(found.values()) == 1
    pack = room("cthulhu_wars").pack
    units = {(sheet.id, kind) for sheet in pack.factions.values() for kind in sheet.units}
    assert units <= {(owner, kind) for owner, kind, _ in found}
    tiles = set(room("call_of_madness").pack.investigators)
    assert tiles <= {kind for _, kind, _ in found}
    assert {"outpost", "fire", "blue_marker", "green_marker", "red_marker", "gate"} <= {kind for _, kind, _ in found}
    assert hands.window.wording.missing == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_that_comes_onto_a_table_is_in_the_cast(game: str) -> None:
    shipped = room(game)
    members = [member.piece for troupe in shipped.introduction().cast() for member in troupe.members]
    shown = {(piece.art, piece.form) for piece in members}
    view = shipped.view(shipped.new_game(shipped.default_setup()), "")
    there = {(piece.art, piece.form) for piece in view.pieces if piece.form != "card"}
    assert {art for art, _ in there} <= {art for art, _ in shown}
    assert all(drawing(piece.art) is not None for piece in members)


def test_a_card_tells_the_numbers_of_the_pack(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_cast(tmp_path, qtbot)
    said = {card.member.piece.id: card.accessibleName() for card in page(hands).cards}
    assert said["great_cthulhu.starspawn"] == "Starspawn. Monster. Cost 3. Combat 3. How many 2"
    assert said["great_cthulhu.cthulhu"].endswith("Cost 10. Cost later on 4. Combat 6. How many 1")
    assert said["investigator_40"] == "Colonel. Health 6. Strength 5. Brings one more marker"
    assert said["god.dagon"].startswith("Dagon. By day: move up to 2 spaces")


def test_the_games_are_a_filter(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_cast(tmp_path, qtbot)
    everything = kinds(page(hands).cards)
    found = Counter()
    for place in range(1, len(GAMES) + 1):
        hands.press(page(hands).games.parts[place])
        assert 0 < len(page(hands).cards) < sum(everything.values())
        found += kinds(page(hands).cards)
    assert found == everything


def test_the_filter_by_keys(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_cast(tmp_path, qtbot)
    hands.key(Key.Key_Right)
    assert page(hands).game == GAMES[0]
    hands.key(Key.Key_Right)
    assert page(hands).game == GAMES[1]


def test_arrows_walk_over_the_cards_and_the_page_follows(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_cast(tmp_path, qtbot)
    cards = page(hands).cards
    cards[0].setFocus()
    hands.key(Key.Key_Right)
    assert QApplication.focusWidget() is cards[1]
    hands.key(Key.Key_Down)
    below = QApplication.focusWidget()
    assert isinstance(below, CastCard)
    assert below.member.piece.owner == "crawling_chaos"
    whole, corner = page(hands).widget(), QPoint(0, 0)
    assert below.mapTo(whole, corner).x() == cards[1].mapTo(whole, corner).x()
    for _ in range(3):
        hands.key(Key.Key_Down)
    assert page(hands).verticalScrollBar().value() > 0
    hands.key(Key.Key_Left)
    hands.key(Key.Key_Up)
    assert isinstance(QApplication.focusWidget(), CastCard)


def test_escape_leads_back_to_the_first_screen(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_cast(tmp_path, qtbot)
    hands.key(Key.Key_Escape)
    assert isinstance(hands.window.centralWidget(), HomePage)


def test_from_a_table_it_shows_the_pieces_of_its_game_and_leads_back(hands: Hands) -> None:
    table = hands.page
    hands.choose_in_menu_bar("The &cast")
    assert page(hands).cards[0].accessibleName() == "Boat. Fish 3"
    assert len(page(hands).cards) == 5
    hands.press(page(hands).back)
    assert hands.page is table
    assert hands.page.board.hasFocus()


def test_another_theme_on_the_page_dresses_the_table_below_as_well(hands: Hands) -> None:
    table = hands.page
    hands.choose_in_menu_bar("The &cast")
    hands.choose_in_menu_bar("Light")
    hands.settle()
    assert isinstance(hands.window.centralWidget(), CastPage)
    hands.press(page(hands).back)
    assert hands.page is not None
    assert hands.page is not table


@pytest.mark.parametrize("size", [(1366, 768), (1600, 900), (2560, 1440)])
def test_nothing_is_cut_off(look: None, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    hands = open_cast(tmp_path, qtbot, size=size)
    assert faults(hands.window) == []


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)])
def test_a_side_fills_its_row(look: None, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    shown = page(open_cast(tmp_path, qtbot, size))
    side = shown.cards[0].parent()
    first = [card for card in shown.cards if card.parent() is side and card.y() == shown.cards[0].y()]
    edges = [first[0].mapTo(shown, QPoint(0, 0)).x(), first[-1].mapTo(shown, first[-1].rect().topRight()).x()]
    assert shown.width() - edges[1] < 2 * edges[0]
