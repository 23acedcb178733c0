"""What a person sets once: every control works at once and is kept; the table waits below as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.app.settings import FILE, Settings, kept_settings, read_settings
from desktop_app.gui import theme
from desktop_app.gui.board.area_item import GOAL
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.preferences.choosers import Segments, Switch
from desktop_app.gui.preferences.keys_group import KeyRow
from desktop_app.gui.preferences.look_sample import LookSample
from desktop_app.gui.preferences.preferences_page import GROUPS, PreferencesPage
from desktop_app.gui.services import Services
from tests.gui.hands import Hands
from tests.gui.harbour import HarbourMatch, HarbourRoom, RestingBots, Shelf, harbour_words
from tests.gui.opening import open_window
from tests.gui.test_layout import check

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table(look: None, qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    """Two persons at the table; their settings lie in a folder."""
    settings = kept_settings(tmp_path)
    settings.change(curtain=False)
    services = Services((HarbourRoom(),), Shelf(), HarbourMatch, RestingBots, ("random",), film_delay=0,
                        settings=settings)  # fmt: skip
    window = open_window(qtbot, services, harbour_words())
    room = services.rooms[0]
    window.show_match(HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": "human"}))
    yield Hands(window, qtbot)
    assert window.wording.missing == set()
    theme.choose("dark", 100, True)


def preferences(hands: Hands) -> PreferencesPage:
    page = hands.window.centralWidget()
    assert isinstance(page, PreferencesPage)
    return page


def opened(hands: Hands, group: str) -> PreferencesPage:
    hands.key(Key.Key_Comma, CONTROL)
    hands.press(preferences(hands).doors[group])
    return preferences(hands)


def control(hands: Hands, name: str) -> Switch | Segments:
    found = [*preferences(hands).findChildren(Switch), *preferences(hands).findChildren(Segments)]
    return next(each for each in found if each.accessibleName() == name)


def button(hands: Hands, words: str) -> QPushButton:
    found = preferences(hands).findChildren(QPushButton)
    return next(each for each in found if each.text() == words and each.isVisibleTo(preferences(hands)))


def row(hands: Hands, command: str) -> KeyRow:
    return next(each for each in preferences(hands).findChildren(KeyRow) if each.command == command)


def kept(tmp_path: Path) -> Settings:
    return read_settings(tmp_path)


def test_the_table_waits_below_as_it_was(table: Hands) -> None:
    table.drag("k1", "bay")
    before = table.page
    before.board.zoom(1.5)
    scale = before.board.transform().m11()
    opened(table, "table")
    assert table.page is None
    table.key(Key.Key_Escape)
    assert table.page is before
    assert table.page.board.transform().m11() == pytest.approx(scale)
    table.control(Key.Key_0)
    table.drag("k1", "isle")
    assert table.place_of("k1") == "isle"


def test_a_switch_works_at_once_and_is_kept(table: Hands, tmp_path: Path) -> None:
    opened(table, "look")
    switch = control(table, "Motion")
    switch.setFocus()
    table.key(Key.Key_Space)
    assert not theme.motion()
    assert not table.window.commands["motion"].isChecked()
    assert not kept(tmp_path).motion


def test_a_speed_is_chosen_by_mouse_and_by_arrows(table: Hands, tmp_path: Path) -> None:
    opened(table, "table")
    speed = control(table, "Speed of the bots")
    assert isinstance(speed, Segments)
    table.press(speed.buttons[4])
    assert table.window.play.film.speed == 4.0
    table.key(Key.Key_Right)
    assert table.window.play.film.speed == 8.0
    assert kept(tmp_path).film_speed == 8.0


def test_another_look_dresses_the_page_and_the_table_below(table: Hands, tmp_path: Path) -> None:
    opened(table, "look")
    colours = control(table, "Colours")
    assert isinstance(colours, Segments)
    table.press(colours.buttons[1])
    assert theme.colours().name == "light"
    assert preferences(table).group == "look", "one stays where one was"
    sizes = control(table, "Text size")
    assert isinstance(sizes, Segments)
    table.press(sizes.buttons[2])
    assert theme.text_size() == 150
    assert (kept(tmp_path).theme, kept(tmp_path).text_scale) == ("light", 150)
    table.key(Key.Key_Escape)
    assert table.page.board.isVisible()
    table.drag("k1", "bay")
    assert table.place_of("k1") == "bay"


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("size", [100, 200, 300])
def test_everything_fits_at_every_text_size(table: Hands, group: str, size: int) -> None:
    table.window.services.settings.change(text_scale=size)
    table.settle()
    table.window.commands["home"].trigger()
    opened(table, group)
    page = preferences(table)
    table.settle()
    assert page.minimumSizeHint().width() <= 1366
    assert page.shown is not None
    beside = page.doors[group].width() if size == 100 else 0
    assert page.shown.minimumSizeHint().width() <= 1366 - beside - 60
    assert page.minimumSizeHint().height() <= 740
    if size == 100:
        check(table.window)


def test_back_to_defaults_and_one_undo(table: Hands) -> None:
    settings = table.window.services.settings
    opened(table, "table")
    assert not button(table, "Back to defaults").isEnabled() or settings.now.curtain is False
    table.press(control(table, "Previews"))
    assert not settings.now.previews
    table.press(button(table, "Back to defaults"))
    assert settings.now.previews
    assert control(table, "Previews").isChecked()
    assert not button(table, "Back to defaults").isEnabled()
    table.press(button(table, "Undo"))
    assert not settings.now.previews
    table.press(button(table, "Back to defaults"))
    table.control(Key.Key_Z)
    assert not settings.now.previews, "the key of undo does the same"
    assert table.window.match().position == 0


def test_the_look_goes_back_and_forth_too(table: Hands) -> None:
    settings = table.window.services.settings
    settings.change(theme="light", text_scale=125)
    table.settle()
    opened(table, "look")
    table.press(button(table, "Back to defaults"))
    assert (theme.colours().name, theme.text_size()) == ("dark", 100)
    table.press(button(table, "Undo"))
    assert (theme.colours().name, theme.text_size()) == ("light", 125)


def test_the_page_grows_with_the_window(table: Hands) -> None:
    opened(table, "table")
    before = preferences(table).back.height()
    table.window.resize(2560, 1440)
    table.settle()
    assert preferences(table).back.height() > before * 1.4
    check(table.window)
    table.key(Key.Key_Escape)
    assert table.page is not None


@pytest.mark.parametrize(("size", "beside"), [(100, True), (200, False)])
def test_rows_stand_in_two_columns_where_there_is_room(table: Hands, size: int, beside: bool) -> None:
    table.window.services.settings.change(text_scale=size)
    table.settle()
    for group, first, second in (("table", "Bots give reasons", "Ask before the end of the game"),
                                 ("keys", "undo", "hint")):  # fmt: skip
        page = opened(table, group)
        found = [row(table, name) if group == "keys" else control(table, name) for name in (first, second)]
        table.settle()
        left, right = [each.mapTo(page, QPoint()) for each in found]
        assert (right.x() > left.x() + 300) == beside
        assert right.y() > left.y() or beside
        table.key(Key.Key_Escape)


def test_the_sample_of_the_look_stands_beside_what_changes_it(table: Hands) -> None:
    page = opened(table, "look")
    table.settle()
    sample, colours = page.findChild(LookSample), control(table, "Colours")
    assert sample.mapTo(page, QPoint()).x() >= colours.mapTo(page, QPoint(colours.width(), 0)).x()
    dark = sample.grab().toImage()
    assert isinstance(colours, Segments)
    table.press(colours.buttons[1])
    assert preferences(table).findChild(LookSample).grab().toImage() != dark


def test_the_sample_is_the_table_at_hand_with_a_place_that_glows(table: Hands) -> None:
    table.drag("k1", "bay")
    sample = opened(table, "look").findChild(LookSample)
    assert sample.picture.table.pieces["k1"].stack.top.place == "bay"
    lit = [id for id, area in sample.picture.table.areas.items() if area.mark == GOAL]
    assert len(lit) == 1
    assert lit[0] in sample.picture.table.neighbours("bay")


@pytest.mark.parametrize("name", list(theme.THEMES))
def test_each_theme_is_told_by_a_picture_in_its_own_colours(table: Hands, name: str) -> None:
    opened(table, "look")
    colours = control(table, "Colours")
    assert isinstance(colours, Segments)
    place = list(theme.THEMES).index(name)
    picture = colours.buttons[place].grab().toImage()
    middle = picture.pixelColor(picture.width() // 2, picture.height() // 3)
    grounds = [theme.THEMES[name].grounds[each] for each in ("land", "ocean")]
    near = [theme.mix(ground.fill, ground.edge, 0.35) for ground in grounds]
    assert any(abs(each.red() - middle.red()) + abs(each.green() - middle.green()) < 30 for each in near)
    table.press(colours.buttons[place])
    assert theme.colours().name == name


def test_the_sample_is_no_taller_than_its_board_fills(table: Hands) -> None:
    page = opened(table, "look")
    table.window.resize(1400, 1400)
    table.settle()
    picture = preferences(table).findChild(LookSample).picture
    assert page.isVisible()
    assert picture.height() <= 0.75 * picture.width()


def test_undo_over_dice_is_not_asked_when_nobody_wants_it(table: Hands) -> None:
    opened(table, "table")
    table.press(control(table, "Ask before going back over dice or secrets"))
    table.key(Key.Key_Escape)
    table.type_option("brawl")
    table.qtbot.waitUntil(lambda: table.question() == "Which piece sinks?")
    table.control(Key.Key_Z)
    assert table.question() == "Move a boat, or do something else"


def test_an_answer_that_ends_the_game_is_taken_at_once(table: Hands) -> None:
    opened(table, "table")
    table.press(control(table, "Ask before the end of the game"))
    table.key(Key.Key_Escape)
    table.type_option("close the harbour")
    assert table.page.showing.view.over is not None


def test_leaving_a_running_game_is_asked(table: Hands) -> None:
    opened(table, "table")
    table.press(control(table, "Ask before leaving a running game"))
    table.key(Key.Key_Escape)
    table.key(Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    table.press(next(b for b in dialog.findChildren(QPushButton) if b.text() == "Stay"))
    assert table.page is not None
    table.key(Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    table.key(Key.Key_Return)
    assert table.page is None
    assert table.window.match() is None


def test_without_previews_nothing_is_foretold(table: Hands) -> None:
    opened(table, "table")
    table.press(control(table, "Previews"))
    table.key(Key.Key_Escape)
    forecast = table.page.forecast
    table.control(Key.Key_K)
    table.type("rest")
    table.key(Key.Key_Down)
    table.qtbot.wait(200)
    assert not forecast.tip.isVisible()


def test_a_film_rests_while_the_preferences_are_open(solo: Hands) -> None:
    film = solo.window.play.film
    solo.key(Key.Key_Comma, CONTROL)
    assert film.paused
    solo.key(Key.Key_Escape)
    assert not film.paused


def test_a_damaged_file_is_kept_aside_and_said_once(table: Hands, tmp_path: Path) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / FILE).write_text("{", encoding="utf-8")
    keeper = kept_settings(folder)
    assert keeper.kept_aside is not None
    assert keeper.kept_aside.read_text(encoding="utf-8") == "{"
    table.window.preferences.tell_kept_aside(keeper.kept_aside)
    dialog = QApplication.activeModalWidget()
    assert any(str(keeper.kept_aside) in label.text() for label in dialog.findChildren(QLabel))
    table.key(Key.Key_Return)
    assert kept_settings(folder).kept_aside is None


# --- keys


def press_for(hands: Hands, command: str, key: Key, held: Qt.KeyboardModifier = CONTROL) -> KeyRow:
    found = row(hands, command)
    hands.press(found.button)
    QTest.keyClick(found.button, key, held)
    hands.settle()
    return found


def test_a_key_is_changed_used_shown_and_kept(table: Hands, tmp_path: Path) -> None:
    opened(table, "keys")
    press_for(table, "options", Key.Key_J)
    assert kept(tmp_path).keys == {"options": ["Ctrl+J"]}
    assert row(table, "options").button.keys.text() == "Ctrl+J"
    table.key(Key.Key_Escape)
    table.control(Key.Key_K)
    assert not table.page.options.filter.hasFocus()
    table.control(Key.Key_J)
    assert table.page.options.filter.hasFocus()
    assert table.page.what_now.all_button._key == "Ctrl+J", "it stands on the button"
    table.key(Key.Key_F1)
    words = [label.text() for label in QApplication.activeModalWidget().findChildren(QLabel)]
    assert words[words.index("Ctrl+J") + 1] == "Find an option"
    assert "Ctrl+K" not in words
    table.key(Key.Key_Escape)


def test_a_changed_key_stands_in_the_tooltip(table: Hands) -> None:
    opened(table, "keys")
    press_for(table, "hint", Key.Key_J)
    table.key(Key.Key_Escape)
    tips = [tool.toolTip() for tool in table.page.bar.findChildren(QToolButton)]
    assert "Hint (Ctrl+J)" in tips


def test_a_key_that_is_taken_is_said_and_swapped(table: Hands) -> None:
    opened(table, "keys")
    found = press_for(table, "options", Key.Key_Z)
    assert found.message.text() == "Ctrl+Z belongs to “Undo”. The two can swap their keys."
    table.press(found.leave)
    assert found.button.keys.text() == "Ctrl+K", "nothing has changed"
    found = press_for(table, "options", Key.Key_Z)
    table.key(Key.Key_Space)
    assert row(table, "options").button.keys.text() == "Ctrl+Z"
    assert row(table, "undo").button.keys.text() == "Ctrl+K"


def test_a_key_of_another_place_may_be_used_twice(table: Hands) -> None:
    opened(table, "keys")
    found = press_for(table, "hint", Key.Key_F6, Qt.KeyboardModifier.NoModifier)
    assert found.message.text() == ""
    assert found.button.keys.text() == "F6", "20 bot games are of the editor only"


@pytest.mark.parametrize(
    "key", [Key.Key_Escape, Key.Key_Return, Key.Key_Left, Key.Key_Space, Key.Key_Tab, Key.Key_Plus]
)
def test_a_key_that_is_needed_is_refused_with_the_reason(table: Hands, key: Key) -> None:
    opened(table, "keys")
    found = press_for(table, "options", key, Qt.KeyboardModifier.NoModifier)
    assert "is needed" in found.message.text()
    assert table.window.services.settings.now.keys == {}
    assert table.page is None, "the page is still there"


def test_one_key_or_all_go_back(table: Hands) -> None:
    opened(table, "keys")
    press_for(table, "options", Key.Key_J)
    press_for(table, "hint", Key.Key_J, Qt.KeyboardModifier.AltModifier)
    table.press(row(table, "options").reset)
    assert row(table, "options").button.keys.text() == "Ctrl+K"
    assert row(table, "hint").button.keys.text() == "Alt+J"
    table.press(button(table, "Back to defaults"))
    assert row(table, "hint").button.keys.text() == "H"
    table.press(button(table, "Undo"))
    assert row(table, "hint").button.keys.text() == "Alt+J"


def test_whoever_was_swapped_comes_back_too(table: Hands) -> None:
    opened(table, "keys")
    press_for(table, "options", Key.Key_Z)
    table.key(Key.Key_Space)
    table.press(row(table, "undo").reset)
    assert table.window.services.settings.now.keys == {}


def test_the_keys_of_the_editor_are_listed(table: Hands) -> None:
    table.key(Key.Key_F1)
    words = {label.text() for label in QApplication.activeModalWidget().findChildren(QLabel)}
    assert {"Play from here", "F5", "20 bot games", "Duplicate", "Ctrl+D", "Tab"} <= words
    table.press(next(b for b in QApplication.activeModalWidget().findChildren(QPushButton)))


def test_from_the_first_screen(window: MainWindow, qtbot: QtBot) -> None:
    hands = Hands(window, qtbot)
    before = window.centralWidget()
    hands.key(Key.Key_Comma, CONTROL)
    hands.press(preferences(hands).back)
    assert window.centralWidget() is before
