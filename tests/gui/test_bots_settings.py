"""What a person may set about bots: whether they give reasons, whether they advise, and how long they may think."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.settings import SettingsKeeper, kept_settings, read_settings
from desktop_app.gui import application, theme
from desktop_app.gui.preferences.choosers import Segments, Switch
from desktop_app.gui.preferences.preferences_page import PreferencesPage
from desktop_app.gui.services import Services
from desktop_app.kernel.questions import text
from tests.gui.hands import Hands
from tests.gui.harbour import HarbourMatch, HarbourRoom, Shelf, ToldBots, harbour_words
from tests.gui.opening import open_window
from tests.gui.test_why import rows

Key = Qt.Key


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path, bots: ToldBots) -> Iterator[Hands]:
    """A bot in the first seat has said why it sailed; then a person is asked."""
    settings = kept_settings(tmp_path)
    settings.change(curtain=False)
    services = Services((HarbourRoom(),), Shelf(), HarbourMatch, lambda: bots, ("told",), film_delay=0,
                        settings=settings)  # fmt: skip
    window = open_window(qtbot, services, harbour_words())
    at_table = services.rooms[0]
    bots.reason, bots.told = text("w.sail", place="bay"), ["sail k1 quay>bay"]
    window.show_match(HarbourMatch(at_table, at_table.default_setup(), {"keel": "told", "oar": "human"}))
    made = Hands(window, qtbot)
    qtbot.waitUntil(lambda: bool(rows(made)))
    yield made
    assert window.wording.missing == set()
    theme.choose("dark", 100, True)


def setting(hands: Hands, name: str) -> Switch | Segments:
    """A control of the page of preferences, which is opened."""
    hands.control(Key.Key_Comma)
    page = hands.window.centralWidget()
    assert isinstance(page, PreferencesPage)
    assert page.shown is not None
    return next(row.control for row in page.shown.rows if row.setting.name == name)


def back_at_the_table(hands: Hands) -> None:
    hands.key(Key.Key_Escape)
    assert hands.page is not None


def test_bots_that_shall_give_no_reasons_give_none_until_they_shall_again(hands: Hands, tmp_path: Path) -> None:
    assert "Why: Bay has fish." in rows(hands)[0]
    hands.press(setting(hands, "bots_reasons"))
    back_at_the_table(hands)
    assert rows(hands)[0], "what they did is told all the same"
    assert not any("Why" in row for row in rows(hands))
    assert not read_settings(tmp_path).bots_reasons
    setting(hands, "bots_reasons").setFocus()
    hands.key(Key.Key_Space)
    back_at_the_table(hands)
    assert "Why: Bay has fish." in rows(hands)[0]


def test_without_hints_there_is_no_button_and_no_key_for_them(hands: Hands, tmp_path: Path) -> None:
    hint = hands.window.commands["hint"]
    assert hint.isVisible()
    hands.press(setting(hands, "hints"))
    back_at_the_table(hands)
    assert not hint.isVisible()
    hands.page.board.setFocus()
    hands.key(Key.Key_H)
    assert hands.note() != "There is nothing to advise now."
    assert not read_settings(tmp_path).hints
    setting(hands, "hints").setFocus()
    hands.key(Key.Key_Space)
    back_at_the_table(hands)
    hands.page.board.setFocus()
    hands.key(Key.Key_H)
    assert hands.note() == "There is nothing to advise now."


def test_the_time_to_think_is_chosen_and_kept(hands: Hands, tmp_path: Path) -> None:
    seconds = setting(hands, "thinking_time")
    assert isinstance(seconds, Segments)
    assert [button.text() for button in seconds.buttons] == ["1 second", "5 seconds", "15 seconds", "60 seconds"]
    hands.press(seconds.buttons[2])
    assert read_settings(tmp_path).thinking_time == 15
    hands.key(Key.Key_Left)
    assert read_settings(tmp_path).thinking_time == 5


def test_the_bots_of_the_program_are_given_the_time_that_is_set(
    look: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[object] = []
    monkeypatch.setattr(application, "ProcessBots", given.append)
    monkeypatch.setattr(application, "Library", lambda: Library(tmp_path))
    settings = SettingsKeeper()
    application.shipped_services(settings).make_bots()
    settings.change(thinking_time=60)
    (deadline,) = given
    assert callable(deadline)
    assert deadline() == 60
