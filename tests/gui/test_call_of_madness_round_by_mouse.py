"""One full round of Call of Madness by mouse, drags wherever something can be dragged; and a whole game by keys."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui.card_token import CardToken
from desktop_app.gui.gestures import Choice
from tests.gui.hands import LEFT, Hands
from tests.gui.player import Player
from tests.gui.room_table import sit_down

MOST_ANSWERS = 400

LETTERS = 14
"""So many letters of an option are typed to find it."""


class CardPlayer(Player):
    """A person who also clicks rows of cards and places in panels. What would end the game is done twice."""

    def take_by_mouse(self, choice: Choice) -> None:
        self.hands.settle()
        before = self.position()
        if choice.option.key.startswith("play") and not choice.option.to_ids:
            self._play_row(choice)
        elif choice.option.to_ids and not choice.option.from_ids and self._item(choice.option.to_ids) is not None:
            self._click_item(choice)
        else:
            super().take_by_mouse(choice)
        self.hands.settle()
        assert self.position() != before, f"nothing came of {choice.option.key}"

    def _play_row(self, choice: Choice) -> None:
        """The card is taken up by one click and played by another on its row."""
        token = self._token(choice.option.from_ids)
        assert isinstance(token, CardToken)
        self._scroll_to(token)
        point = token.row_point(choice.option.from_ids[1])
        QTest.mouseClick(token, LEFT, pos=point)
        self.hands.settle()
        if self.hands.menu():  # no set can be aimed at anything: the click asks which
            self._choose_in_menu(choice)
        else:
            token = self._token(choice.option.from_ids)
            assert isinstance(token, CardToken)
            QTest.mouseClick(token, LEFT, pos=point)
        self.taken["click"] += 1

    def _click_item(self, choice: Choice) -> None:
        widget = self._item(choice.option.to_ids)
        assert widget is not None
        self._scroll_to(widget)
        QTest.mouseClick(widget, LEFT, pos=QPoint(12, widget.height() // 2))
        self.hands.settle()
        self._choose_in_menu(choice)
        self.taken["click"] += 1

    def _item(self, ids: tuple[str, ...]) -> QWidget | None:
        """The item of a panel that stands for one of these."""
        panels = self.hands.page.panels()
        return next((panel.targets[id] for panel in panels for id in ids if id in panel.targets), None)

    def _where(self, ids: tuple[str, ...]) -> tuple[QWidget, QPoint]:
        page = self.hands.page
        on_board = [id for id in ids if id in page.board.table.pieces or id in page.board.table.areas]
        item = self._item(ids)
        if item is not None and not on_board:
            self._scroll_to(item)
            return item, QPoint(12, item.height() // 2)
        return super()._where(tuple(on_board) or ids)


def test_a_round_by_mouse(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 3, seed=5)
    player, luck = CardPlayer(hands), random.Random(2)
    played = 0
    for _ in range(MOST_ANSWERS):
        hands.qtbot.waitUntil(lambda: bool(player.open()))
        if dict(hands.page.showing.view.phase.args)["n"] == 2:
            break
        choice = chosen(player.open(), luck)
        played += choice.option.key.startswith("play")
        player.take_by_mouse(choice)
    assert dict(hands.page.showing.view.phase.args)["n"] == 2
    assert played > 3
    assert player.taken["drag"] > 5
    assert player.taken["click"] + player.taken["button"] + player.taken["row"] > 5
    assert hands.window.wording.missing == set()


def test_a_whole_game_by_keys(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    """A person against a bot, to the last cultist."""
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 2, seed=3, people=False)
    player, luck = Player(hands), random.Random(7)
    for _ in range(MOST_ANSWERS):
        hands.qtbot.waitUntil(lambda: bool(player.open()) or hands.page.showing.view.over is not None, timeout=60_000)
        if hands.page.showing.view.over is not None:
            break
        take_by_keys(player, hands, hurried(player.open(), luck))
    assert hands.page.showing.view.over is not None
    assert hands.question().endswith("points.")
    assert hands.window.wording.missing == set()


def take_by_keys(player: Player, hands: Hands, choice: Choice) -> None:
    """Out of the list, found by its first letters and the arrow; what ends the game is asked about once."""
    before = player.position()
    hands.control(Qt.Key.Key_K)
    hands.type(hands.page.wording.sentence(choice.option.text)[:LETTERS])
    rows = hands.page.options.list
    for _ in range(rows.model().rowCount()):
        if rows.current() == choice:
            break
        hands.key(Qt.Key.Key_Down)
    assert rows.current() == choice
    hands.key(Qt.Key.Key_Return)
    if choice.option.risk == "ends_game" and player.position() == before:
        assert "ends the game" in hands.note()
        player.take_by_keys(choice)
    assert player.position() != before, f"nothing came of {choice.option.key}"


def hurried(open_choices: list[Choice], luck: random.Random) -> Choice:
    """Passing as often as not: such a game ends soon."""
    passing = [choice for choice in open_choices if choice.option.key.startswith("pass")]
    return passing[0] if passing and luck.random() < 0.5 else chosen(open_choices, luck)


def chosen(open_choices: list[Choice], luck: random.Random) -> Choice:
    """A verb by chance, playing more often than passing, then one of its options."""
    verbs = sorted({choice.option.key.split()[0] for choice in open_choices})
    if "play" in verbs and luck.random() < 0.6:
        verbs = ["play"]
    verb = luck.choice(verbs)
    return luck.choice([choice for choice in open_choices if choice.option.key.split()[0] == verb])
