"""When the turn comes back a card tells what has happened since; the log's head opens it again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop_app.app.match import LogLine
from desktop_app.gui.past import since_card
from desktop_app.gui.past.since import Since, weighty
from desktop_app.gui.past.since_card import SinceCard
from desktop_app.kernel.events import Event
from desktop_app.kernel.views import PieceView, TableView
from tests.gui.hands import LEFT, Hands
from tests.gui.harbour import ToldBots
from tests.gui.room_table import sit_down

Key = Qt.Key


@pytest.fixture
def back(watching: Hands, bots: ToldBots) -> Hands:
    """The oar has answered once, the keel has had a turn, the oar is asked again."""
    bots.told = ["rest"]
    watching.qtbot.waitUntil(lambda: watching.page.showing.view.prompt.decider == "oar")
    assert not card(watching).isVisible(), "nothing has happened since a turn that there was not"
    watching.type_option("rest")
    bots.told = ["sail k1 quay>bay", "sail k1 bay>isle", "rest"]
    watching.qtbot.waitUntil(lambda: card(watching).isVisible())
    return watching


def card(hands: Hands) -> SinceCard:
    found = hands.page.findChild(SinceCard)
    assert isinstance(found, SinceCard)
    return found


def rows(hands: Hands) -> list[str]:
    return [row.words for row in card(hands).list.sentences.rows]


def numbers(hands: Hands) -> list[str]:
    labels = [label.text() for label in card(hands).findChildren(QLabel) if label.isVisible()]
    return [words for words in labels if words[:1] in ("+", "\u2212")]


def test_the_card_tells_what_others_did_since_and_escape_puts_it_away(back: Hands) -> None:
    assert rows(back) == ["Keel sailed to Bay.", "Keel sailed to Isle.", "Keel rested."]
    assert back.page.log.since.text() == "Since your last turn: 3"
    back.page.board.setFocus()
    back.key(Key.Key_Escape)
    assert not card(back).isVisible()
    back.press(back.page.log.since)
    assert card(back).isVisible()
    back.press(card(back).close_button)
    assert not card(back).isVisible()


def test_the_first_answer_puts_it_away(back: Hands) -> None:
    back.type_option("boat from bay to isle")
    assert not card(back).isVisible()
    assert not back.page.log.since.isVisible()


def test_a_line_of_it_shows_its_moment(back: Hands) -> None:
    lines = card(back).list
    QTest.mouseClick(lines.viewport(), LEFT, pos=lines.visualRect(lines.model().index(0, 0)).center())
    back.settle()
    assert back.page.history.isVisible()
    assert back.place_of("k1") == "bay"
    back.key(Key.Key_Escape)
    assert not back.page.history.isVisible()


def test_it_lies_over_the_board_and_is_not_wider_than_it_may_be(back: Hands) -> None:
    board, shown = back.page.board, card(back)
    assert board.rect().contains(board.mapFromGlobal(shown.mapToGlobal(shown.rect().topLeft())))
    assert board.rect().contains(board.mapFromGlobal(shown.mapToGlobal(shown.rect().bottomRight())))
    assert shown.width() <= 340


def test_who_does_not_want_it_gets_only_the_button(watching: Hands, bots: ToldBots) -> None:
    watching.window.services.settings.change(since_last_turn=False)
    bots.told = ["rest"]
    watching.qtbot.waitUntil(lambda: watching.page.showing.view.prompt.decider == "oar")
    watching.type_option("rest")
    bots.told = ["rest"]
    watching.qtbot.waitUntil(lambda: watching.page.log.since.isVisible())
    assert not card(watching).isVisible()


@pytest.mark.parametrize("game", ["cthulhu_wars", "call_of_madness"])
def test_a_shipped_game_tells_numbers_and_the_weightiest_lines(
    look: None, qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    hands = sit_down(qtbot, tmp_path, game, 3, 5, people=False)
    match = hands.page.controller.match
    me = match.setup.seats[0]
    for _ in range(60):
        qtbot.waitUntil(lambda: match.decider() in (me, ""))
        hands.settle()
        if card(hands).isVisible() and numbers(hands):
            break
        hands.type_option("")
    assert card(hands).isVisible()
    assert numbers(hands), "somebody's numbers have changed"
    shown = rows(hands)
    assert 0 < len(shown) <= 8
    said = [*shown, *[row.words.partition(" \u00d7 ")[0] for row in hands.page.log.list.sentences.rows]]
    assert [words for words in said if not words.endswith((".", "!"))] == [], "whole sentences"
    more = card(hands).more
    told = int(hands.page.log.since.text().rpartition(" ")[2])
    assert more.isVisible() == (told > len(shown))
    if more.isVisible():
        hands.press(more)
        assert hands.page.log.list.hasFocus()
        assert not card(hands).isVisible()
    assert hands.page.wording.missing == set()


def told_in_madness(qtbot: QtBot, shelf: Path) -> Hands:
    """A person at a board of his own is told what has happened since."""
    hands = sit_down(qtbot, shelf, "call_of_madness", 3, 5, people=False)
    match = hands.page.controller.match
    me = match.setup.seats[0]
    for _ in range(60):
        qtbot.waitUntil(lambda: match.decider() in (me, ""))
        hands.settle()
        if card(hands).isVisible():
            return hands
        hands.type_option("")
    raise AssertionError("nothing is told")


def own_ground(hands: Hands) -> list[QRect]:
    page = hands.page
    me = page.controller.match.setup.seats[0]
    areas = [area.id for board in page.showing.view.boards if board.owner == me for area in board.areas]
    view = page.board.viewport()
    spots = [view.mapTo(page, page.board.mapFromScene(page.board.table.where(id))) for id in areas]
    return [QRect(spot, QSize(1, 1)) for spot in spots] + [QRect(page.hands.mapTo(page, QPoint()), page.hands.size())]


def test_it_hides_nothing_of_a_board_and_a_hand_of_ones_own(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = told_in_madness(qtbot, tmp_path)
    assert card(hands).list.isVisible()
    assert not any(card(hands).geometry().intersects(part) for part in own_ground(hands))


def test_where_it_would_hide_them_it_is_a_button_that_opens_it(look: None, qtbot: QtBot, tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(since_card, "NARROW", 300)  # a board with rivals less wide than the card
    hands = told_in_madness(qtbot, tmp_path)
    assert not card(hands).list.isVisible()
    assert card(hands).more.text() == hands.page.log.since.text()
    hands.press(card(hands).more)
    assert card(hands).list.isVisible()
    assert card(hands).title.isVisible()


def test_what_numbers_tell_as_well_stands_behind_what_pieces_did() -> None:
    events = (Event("moved", "oar", ("o1",)), Event("gained", "oar"), Event("built", "oar", ("quay",)), Event("began"),
              Event("gained", "oar"), Event("moved", "oar", ("k1",)))  # fmt: skip
    told = tuple([LogLine(place, place, event) for place, event in enumerate(events)])
    since = Since("keel", 6, (), (), (), told)
    view = TableView((), (PieceView("k1", "boat", "quay", "boat", "keel"),), (), (), None)
    assert weighty(since, told, view, 1) == [5]
    assert weighty(since, told, view, 3) == [0, 2, 5]
    assert weighty(since, told, view, 5) == [0, 1, 2, 4, 5]


def test_looking_back_puts_it_away_unless_one_of_its_own_lines_led_there(back: Hands) -> None:
    lines = card(back).list
    QTest.mouseClick(lines.viewport(), LEFT, pos=lines.visualRect(lines.model().index(1, 0)).center())
    back.settle()
    assert back.page.controller.viewed is not None
    assert card(back).isVisible()
    back.page.board.setFocus()
    back.key(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert not card(back).isVisible()


def test_the_list_of_options_over_the_board_puts_it_away(back: Hands) -> None:
    assert not back.page.frame.docks
    back.control(Key.Key_K)
    assert back.page.options.isVisible()
    assert not card(back).isVisible()
