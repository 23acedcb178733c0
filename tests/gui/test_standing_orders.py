"""Standing orders at the window: given on a card, followed with a note, listed, deleted, and undone like a bot's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.settings import Settings, SettingsKeeper, kept_settings
from desktop_app.gui import theme
from desktop_app.gui.preferences.order_dialog import OrderDialog
from desktop_app.gui.preferences.orders_group import OrderRow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording, read_catalogue
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import text
from desktop_app.kernel.views import OptionView, PromptView
from tests.gui.hands import Hands
from tests.gui.harbour import WORDS, Harbour, HarbourMatch, HarbourRoom, RestingBots, Shelf
from tests.gui.opening import open_window
from tests.gui.room_table import sit_down_at
from tests.gui.test_layout import check

Key = Qt.Key
ASKED = "A boat has sailed. Fish, or go on"
TURN = "Move a boat, or do something else"


class FishingRoom(HarbourRoom):
    """After each sailing one may fish; in the isle, dive too."""

    def answer(self, state: Harbour, key: str) -> tuple[Harbour, Event]:
        if state.asked == "fish":
            return replace(state, asked="act"), Event("other", state.turn)
        after, event = super().answer(state, key)
        return (replace(after, asked="fish"), event) if key.startswith("sail") else (after, event)

    def options(self, state: Harbour) -> tuple[OptionView, ...]:
        if state.asked != "fish":
            return super().options(state)
        found = [OptionView("pass", text("o.pass")), OptionView("fish bay", text("o.fish"))]
        if state.where.get("k1") == "isle":
            found.append(OptionView("dive isle", text("o.dive")))
        return tuple(found)

    def prompt(self, state: Harbour, seat: str) -> PromptView:
        prompt = super().prompt(state, seat)
        mine = state.asked == "fish" and seat == state.turn
        return prompt._replace(main="pass", interjections=()) if mine else prompt


def words() -> Wording:
    own = {"fish": ASKED, "o.pass": "Go on", "o.fish": "Throw the net", "o.dive": "Dive"}
    return Wording((read_catalogue("app"),), {"harbour": {**WORDS, **own}})


def sit(qtbot: QtBot, keeper: SettingsKeeper, oar: str = "random") -> Hands:
    room = FishingRoom()
    services = Services((room,), Shelf(), HarbourMatch, RestingBots, ("random",), film_delay=0, settings=keeper)
    window = open_window(qtbot, services, words())
    window.show_match(HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": oar}))
    return Hands(window, qtbot)


@pytest.fixture
def fishing(look: None, qtbot: QtBot) -> Hands:
    return sit(qtbot, SettingsKeeper(Settings(curtain=False)))


def card() -> OrderDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, OrderDialog)
    return dialog


def give(hands: Hands, until: int, *switched: str) -> None:
    """Sails out and gives the order about the question that follows; these switches are pressed."""
    hands.drag("k1", "bay")
    assert hands.question() == ASKED
    hands.press(small_button(hands, "Don't ask me this"))
    hands.press(card().until.buttons[until])
    for name in switched:
        hands.press(card().switches[name])
    hands.press(next(b for b in card().findChildren(QPushButton) if b.text() == "Go on from now on"))


def small_button(hands: Hands, words: str) -> QPushButton:
    return next(b for b in hands.page.what_now.findChildren(QPushButton) if b.text().startswith(words))


def test_it_is_followed_at_once_and_from_then_on_with_a_note(fishing: Hands) -> None:
    give(fishing, 2)
    assert fishing.question() == TURN
    fishing.drag("k2", "bay")
    assert fishing.question() == TURN
    assert fishing.note() == "Went on for you: standing order."
    assert any("standing order" in row.under for row in fishing.page.log.list.sentences.rows)


def test_undo_goes_back_past_it(fishing: Hands) -> None:
    give(fishing, 2)
    fishing.drag("k2", "bay")
    fishing.control(Key.Key_Z)
    assert fishing.place_of("k2") == "quay"
    assert fishing.question() == TURN
    fishing.drag("k2", "bay")
    assert fishing.question() == TURN, "and it is followed again"


def test_only_a_question_with_a_plain_way_on_offers_it(fishing: Hands) -> None:
    assert not small_button(fishing, "Don't ask me this").isVisible()
    fishing.page.board.setFocus()
    fishing.control(Key.Key_D)
    assert QApplication.activeModalWidget() is None
    assert "plain way on" in fishing.note()


def test_by_keys(fishing: Hands) -> None:
    fishing.drag("k1", "bay")
    fishing.control(Key.Key_D)
    fishing.key(Key.Key_Return)
    assert fishing.question() == TURN
    assert [order.until for order in fishing.page.controller.match.orders] == ["turn"]


def test_something_new_on_offer_is_asked_about(fishing: Hands) -> None:
    give(fishing, 2)
    fishing.drag("k1", "isle")
    assert fishing.question() == ASKED
    assert "Dive" in fishing.rows()


@pytest.mark.parametrize("size", [100, 125])
def test_button_and_mark_have_room_in_the_line(fishing: Hands, size: int) -> None:
    fishing.window.services.settings.change(text_scale=size)
    fishing.settle()
    give(fishing, 2)
    fishing.drag("k1", "isle")
    assert mark(fishing) is not None
    assert small_button(fishing, "Don't ask me this").isVisible()
    check(fishing.window)
    theme.choose("dark", 100)


def test_a_kind_that_is_named_is_asked_about(fishing: Hands) -> None:
    give(fishing, 2, "fish")
    assert fishing.question() == ASKED


def test_it_ends_with_the_round(fishing: Hands) -> None:
    give(fishing, 1)
    fishing.type_option("rest")
    fishing.qtbot.waitUntil(lambda: fishing.page.showing.view.phase.args == (("n", 2),))
    fishing.drag("k2", "bay")
    assert fishing.question() == ASKED
    assert mark(fishing) is None


def mark(hands: Hands) -> QPushButton | None:
    found = [b for b in hands.page.what_now.findChildren(QPushButton) if "standing order" in b.text()]
    return next((b for b in found if b.isVisible()), None)


def test_the_mark_counts_them_and_leads_to_the_list(fishing: Hands) -> None:
    assert mark(fishing) is None
    give(fishing, 2)
    shown = mark(fishing)
    assert shown is not None
    assert shown.text() == "1 standing order"
    fishing.press(shown)
    rows = fishing.window.centralWidget().findChildren(OrderRow)
    assert len(rows) == 1
    said = {label.text() for label in fishing.window.centralWidget().findChildren(QLabel)}
    assert "At this table" in said
    assert "At every table" not in said
    assert any(each.startswith("Keel · This game") for each in said), "whom it is for, and how long"
    rows[0].delete.setFocus()
    fishing.key(Key.Key_Delete)
    assert fishing.window.match().orders == ()
    fishing.key(Key.Key_Escape)
    assert mark(fishing) is None
    fishing.drag("k2", "bay")
    assert fishing.question() == ASKED


def test_without_orders_the_page_says_so_and_how_one_is_given(fishing: Hands) -> None:
    fishing.window.commands["orders"].trigger()
    fishing.settle()
    said = [label.text() for label in fishing.window.centralWidget().findChildren(QLabel)]
    assert "There are no standing orders." in said
    assert any("Ctrl+D" in each for each in said)


def test_one_for_always_is_kept_in_the_settings_and_can_be_deleted(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    keeper = kept_settings(tmp_path)
    keeper.change(curtain=False)
    give(sit(qtbot, keeper), 3)
    later = sit(qtbot, kept_settings(tmp_path))
    later.drag("k2", "bay")
    assert later.question() == TURN, "another match, another start"
    later.window.commands["orders"].trigger()
    later.settle()
    later.press(later.window.centralWidget().findChildren(OrderRow)[0].delete)
    assert kept_settings(tmp_path).now.standing_orders == []


def test_looking_at_now_again_after_going_back_is_no_answer(fishing: Hands) -> None:
    give(fishing, 2)
    match = fishing.page.controller.match
    before = match.position
    fishing.page.board.setFocus()
    fishing.key(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    fishing.key(Key.Key_Escape)
    assert match.position == before


def test_at_a_shipped_table(qtbot: QtBot, tmp_path: Path) -> None:
    """Whoever has moved a Unit is asked whether to move another; the order stops there each time."""
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    hands.qtbot.waitUntil(lambda: bool(hands.page.choices()))
    seat = hands.page.showing.view.prompt.decider
    hands.type_option(next(row for row in hands.rows() if row.startswith("Move")).partition(" (")[0])
    hands.qtbot.waitUntil(lambda: hands.page.showing.view.prompt.question.id == "question.move_more")
    hands.control(Key.Key_D)
    hands.press(card().until.buttons[2])
    hands.press(next(b for b in card().findChildren(QPushButton) if b.text() == "Go on from now on"))
    hands.qtbot.waitUntil(lambda: hands.page.showing.view.prompt.question.id != "question.move_more")
    assert [order.seat for order in hands.window.match().orders] == [seat]
    last = hands.window.match().timeline.nodes[-1]
    hands.control(Key.Key_Z)
    assert hands.page.showing.view.prompt.question.id != "question.move_more", "undo goes back to the move itself"
    assert hands.page.showing.view.prompt.decider == seat
    assert last.reply.key == "pass"
