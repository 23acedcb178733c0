"""The strip below the table: the whole game in one line, sought by mouse and keys, with a picture where one points."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.app.match import Match
from tests.gui.hands import LEFT, Hands
from tests.gui.room_table import sit_down

Key = Qt.Key


@pytest.fixture
def played(hands: Hands) -> Hands:
    """Three days at the harbour: five answers, each day ends when both have rested."""
    for _ in range(2):
        hands.type_option("rest")
        hands.type_option("rest")
    hands.drag("k1", "bay")
    return hands


def spot(hands: Hands, answer: int) -> QPoint:
    ribbon = hands.page.strip.ribbon
    return QPoint(round(ribbon.x_of(answer)), ribbon.height() // 2)


def seen(hands: Hands) -> int:
    return int(hands.page.controller.answers_before())


def test_a_click_looks_at_the_moment_and_the_last_one_is_now(played: Hands) -> None:
    ribbon = played.page.strip.ribbon
    QTest.mouseClick(ribbon, LEFT, pos=spot(played, 2))
    played.settle()
    assert seen(played) == 2
    assert played.page.history.isVisible()
    assert not played.page.strip.now.isVisible()
    QTest.mouseClick(ribbon, LEFT, pos=spot(played, 5))
    played.settle()
    assert not played.page.history.isVisible()
    assert played.page.strip.now.isVisible()


def test_a_drag_goes_through_the_game(played: Hands) -> None:
    ribbon = played.page.strip.ribbon
    QTest.mousePress(ribbon, LEFT, pos=spot(played, 5))
    for answer in (4, 3, 1):
        QTest.mouseMove(ribbon, spot(played, answer))
        played.settle()
        assert seen(played) == answer
    QTest.mouseRelease(ribbon, LEFT, pos=spot(played, 1))
    played.settle()
    assert seen(played) == 1
    QTest.mouseMove(ribbon, spot(played, 4))
    played.settle()
    assert seen(played) == 1, "nobody holds the knob any more"


@pytest.mark.parametrize(("keys", "answer"), [
    ((Key.Key_Home,), 0), ((Key.Key_Left, Key.Key_Left), 3), ((Key.Key_Home, Key.Key_Right), 1),
    ((Key.Key_PageUp,), 4), ((Key.Key_PageUp, Key.Key_PageUp), 2), ((Key.Key_Home, Key.Key_PageDown), 2),
    ((Key.Key_Home, Key.Key_End), 5),
])  # fmt: skip
def test_keys_seek(played: Hands, keys: tuple[Qt.Key, ...], answer: int) -> None:
    played.page.strip.ribbon.setFocus()
    for key in keys:
        played.key(key)
    assert seen(played) == answer


def test_what_it_says_to_those_who_hear_it(played: Hands) -> None:
    ribbon = played.page.strip.ribbon
    ribbon.setFocus()
    played.key(Key.Key_Home)
    played.key(Key.Key_Right)
    assert ribbon.accessibleName() == "Time line"
    assert ribbon.accessibleDescription() == "Round 1, after answer 1 of 5. Keel rested."


def test_pointing_shows_a_picture_with_its_words_and_leaving_takes_it_away(played: Hands) -> None:
    strip = played.page.strip
    QTest.mouseMove(strip.ribbon, spot(played, 3))
    QTest.mouseMove(strip.ribbon, spot(played, 1))
    played.qtbot.waitUntil(lambda: strip.preview.isVisible())
    assert strip.preview.title.text() == "Round 1"
    assert strip.preview.words.text() == "Keel rested."
    assert not strip.preview.image.pixmap().isNull()
    assert seen(played) == 5, "only looked at in the picture"
    QTest.mouseMove(played.page.board.viewport(), QPoint(20, 20))
    QApplication.sendEvent(strip.ribbon, leave())
    assert not strip.preview.isVisible()


def leave() -> QEvent:
    return QEvent(QEvent.Type.Leave)


def test_the_preview_tells_nobody_what_others_hide(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 3, 4, people=False)
    match = hands.page.controller.match
    assert isinstance(match, Match)
    me = match.setup.seats[0]
    hidden: list[tuple[int, str]] = []
    for _ in range(40):
        qtbot.waitUntil(lambda: match.decider() in (me, ""))
        hands.settle()
        hidden = [(place, str(event.args[0])) for place, position in enumerate(match.way())
                  for event in match.timeline.events_at(position)
                  if event.seen_by and me not in event.seen_by and event.args]  # fmt: skip
        if hidden:
            break
        hands.type_option("")
    assert hidden, "somebody drew a card unseen"
    place, face = hidden[-1]
    QTest.mouseMove(hands.page.strip.ribbon, spot(hands, place))
    qtbot.waitUntil(lambda: hands.page.strip.preview.isVisible())
    assert hands.page.wording.word(face) not in hands.page.strip.preview.words.text()


def test_undo_redo_and_the_speed_are_on_the_strip(played: Hands) -> None:
    tools = {tool.accessibleName(): tool for tool in played.page.strip.findChildren(QToolButton)}
    played.press(tools["Undo"])
    assert played.place_of("k1") == "quay"
    played.press(tools["Redo"])
    assert played.place_of("k1") == "bay"
    played.press(played.page.strip.speed)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [action.text() for action in menu.actions()]
    assert (words[0], words[-1]) == ("0.25\u00d7", "At once")
    played.choose("16")
    assert played.page.strip.speed.text() == "16\u00d7"
    assert played.window.services.settings.now.film_speed == 16
