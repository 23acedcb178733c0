"""What the New game page lets one choose about the table holds in the game that starts there, and is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.app.settings import kept_settings, read_settings
from desktop_app.gui import theme
from desktop_app.gui.new_game.new_game_page import NewGamePage
from desktop_app.gui.past.since_card import SinceCard
from desktop_app.gui.preferences.choosers import Switch
from desktop_app.gui.preferences.preferences_page import PreferencesPage
from desktop_app.gui.services import Services
from desktop_app.kernel.questions import text
from tests.gui.hands import Hands
from tests.gui.harbour import HarbourMatch, HarbourRoom, Shelf, ToldBots, harbour_words
from tests.gui.opening import open_window
from tests.gui.test_contest import two_kills
from tests.gui.test_laid_results import ACOLYTE, BYAKHEE, drop, seated
from tests.gui.test_why import rows

Key = Qt.Key


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path, bots: ToldBots) -> Iterator[Hands]:
    """On the New game page; two persons are chosen."""
    settings = kept_settings(tmp_path)
    settings.change(curtain=False)
    services = Services((HarbourRoom(),), Shelf(), HarbourMatch, lambda: bots, ("told",), film_delay=0,
                        settings=settings)  # fmt: skip
    window = open_window(qtbot, services, harbour_words())
    made = Hands(window, qtbot)
    made.control(Key.Key_N)
    made.press(page(made).seats.rows[1].who.part(True))
    yield made
    theme.choose("dark", 100, True)


def page(hands: Hands) -> NewGamePage:
    found = hands.window.centralWidget()
    assert isinstance(found, NewGamePage)
    return found


def switch(hands: Hands, setting: str) -> Switch:
    return page(hands).options.tastes[setting].switch


def start(hands: Hands) -> None:
    hands.press(page(hands).starting.start)
    assert hands.page is not None


def test_without_previews_the_game_that_starts_foretells_nothing(hands: Hands, tmp_path: Path) -> None:
    switch(hands, "previews").setFocus()
    hands.key(Key.Key_Space)
    assert not read_settings(tmp_path).previews
    start(hands)
    hands.control(Key.Key_K)
    hands.type("rest")
    hands.key(Key.Key_Down)
    QTest.qWait(250)
    assert not hands.page.forecast.tip.isVisible()


def test_with_previews_it_does(hands: Hands) -> None:
    start(hands)
    hands.control(Key.Key_K)
    hands.type("rest")
    hands.qtbot.waitUntil(hands.page.forecast.tip.isVisible)


@pytest.mark.parametrize("careful", [True, False])
def test_undo_over_dice_is_asked_as_it_was_chosen(hands: Hands, tmp_path: Path, careful: bool) -> None:
    if not careful:
        hands.press(switch(hands, "confirm_undo"))
    assert read_settings(tmp_path).confirm_undo == careful
    start(hands)
    begins = hands.question()
    hands.type_option("brawl")
    hands.qtbot.waitUntil(lambda: hands.question() == "Which piece sinks?")
    hands.control(Key.Key_Z)
    assert (hands.question() == begins) != careful


@pytest.mark.parametrize("wanted", [True, False])
def test_the_card_of_what_happened_comes_as_it_was_chosen(hands: Hands, bots: ToldBots, wanted: bool) -> None:
    if not wanted:
        hands.press(switch(hands, "since_last_turn"))
    hands.press(page(hands).seats.rows[0].who.part(False))
    start(hands)
    bots.told = ["rest"]
    hands.qtbot.waitUntil(lambda: hands.page.showing.view.prompt.decider == "oar")
    hands.type_option("rest")
    bots.told = ["sail k1 quay>bay", "rest"]
    hands.qtbot.waitUntil(lambda: not bots.told and hands.page.showing.view.prompt.decider == "oar")
    hands.settle()
    card = hands.page.findChild(SinceCard)
    assert isinstance(card, SinceCard)
    assert card.isVisible() == wanted


def test_without_hints_there_is_no_button_for_them(hands: Hands, tmp_path: Path) -> None:
    hands.press(switch(hands, "hints"))
    assert not read_settings(tmp_path).hints
    start(hands)
    assert not hands.window.commands["hint"].isVisible()


@pytest.mark.parametrize("wanted", [True, False])
def test_bots_give_reasons_as_it_was_chosen(hands: Hands, bots: ToldBots, wanted: bool) -> None:
    if not wanted:
        hands.press(switch(hands, "bots_reasons"))
    hands.press(page(hands).seats.rows[0].who.part(False))
    start(hands)
    bots.reason, bots.told = text("w.sail", place="bay"), ["sail k1 quay>bay"]
    hands.qtbot.waitUntil(lambda: bool(rows(hands)))
    assert ("Why: Bay has fish." in rows(hands)[0]) == wanted


def test_results_fall_at_once_where_nobody_confirms_them(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = seated(qtbot, tmp_path, two_kills())
    match = hands.page.controller.match
    hands.control(Key.Key_Comma)
    preferences = hands.window.centralWidget()
    assert isinstance(preferences, PreferencesPage)
    shown = preferences.findChildren(Switch)
    hands.press(next(each for each in shown if each.accessibleName() == "Confirm results before they fall"))
    hands.window.show_match(match)
    hands.settle()
    drop(hands, BYAKHEE)
    drop(hands, ACOLYTE)
    assert match.state.pieces[ACOLYTE].place != "europe"


def test_the_bots_answer_as_fast_as_was_chosen(hands: Hands, tmp_path: Path) -> None:
    pace = page(hands).seats.pace.pace
    pace.part(2.0).setFocus()
    hands.key(Key.Key_Space)
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Space)
    start(hands)
    assert hands.window.play.film.speed == 4.0
    assert read_settings(tmp_path).film_speed == 4.0


def test_what_is_changed_elsewhere_is_seen_here(hands: Hands) -> None:
    hands.control(Key.Key_Comma)
    preferences = hands.window.centralWidget()
    assert isinstance(preferences, PreferencesPage)
    hands.press(preferences.doors["table"])
    shown = preferences.findChildren(Switch)
    hands.press(next(each for each in shown if each.accessibleName() == "Previews"))
    hands.key(Key.Key_Escape)
    assert not switch(hands, "previews").isChecked()
    hands.window.services.settings.change(hints=False)
    assert not switch(hands, "hints").isChecked()


def test_a_speed_that_has_no_place_here_is_shown_too(hands: Hands) -> None:
    settings = hands.window.services.settings
    settings.change(film_speed=8.0)
    assert [part.value for part in page(hands).seats.pace.pace.parts if part.isChecked()] == []
    hands.control(Key.Key_N)
    page(hands).build()
    hands.settle()
    assert [part.value for part in page(hands).seats.pace.pace.parts if part.isChecked()] == [8.0]


def test_rules_come_first_and_every_switch_has_a_name(hands: Hands) -> None:
    options = page(hands).options
    first, second = options.controls["fog"], switch(hands, "previews")
    assert first.mapTo(options, QPoint()).y() < second.mapTo(options, QPoint()).y()
    names = [each.accessibleName() for each in options.findChildren(Switch)]
    assert (len(names), len(set(names)), "" in names) == (5, 5, False)
