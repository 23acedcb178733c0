"""Going on where one was: after going home, after a crash, and when a save can't be read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.library import ENDING, Library
from desktop_app.app.match import Match, new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import InlineBots
from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import Ask, Reply
from desktop_app.kernel.state import fingerprint
from tests.gui.hands import Hands

GAME = "cthulhu_wars"
MOVES = ("direction clockwise", "move acolyte south_pacific>australia", "pass", "pass_turn")
"""What three persons say one after the other."""


@pytest.fixture
def shelf(look: None, tmp_path: Path) -> Library:
    return Library(tmp_path / "Regal ä")


HURRY = ("ritual", "pass_turn", "pass")
"""What brings a game to its end soon."""


def a_match() -> Match:
    setup = room(GAME).default_setup("", 3)
    return new_match(room(GAME), setup, dict.fromkeys(setup.seats, "human"), 5)


def open_window(shelf: Library, qtbot: QtBot) -> Hands:
    """The program is started."""
    window = MainWindow(Services((room(GAME),), shelf, new_match, InlineBots, ("random",), film_delay=0),
                        wording_for(GAME))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    return Hands(window, qtbot)


def home(hands: Hands) -> HomePage:
    page = hands.window.centralWidget()
    assert isinstance(page, HomePage)
    return page


def button(inside: QWidget, words: str) -> QPushButton | None:
    return next((each for each in inside.findChildren(QPushButton) if each.text() == words and each.isVisible()), None)


def labels(inside: QWidget) -> list[str]:
    return [label.text() for label in inside.findChildren(QLabel)]


def go_on(hands: Hands) -> Match:
    """Presses Continue; the match that lies on the table then."""
    door = button(home(hands), "Continue")
    assert door is not None
    hands.press(door)
    match: Match = hands.page.controller.match
    return match


def take_first(hands: Hands) -> None:
    """An answer by the keys: the first option of the list, whatever it is."""
    hands.control(Qt.Key.Key_K)
    hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Return)


def test_there_is_nothing_to_continue_at_first(shelf: Library, qtbot: QtBot) -> None:
    hands = open_window(shelf, qtbot)
    assert button(home(hands), "Continue") is None
    assert "Earth, wide Old World, 4 seats" in labels(home(hands))


def test_a_game_that_was_left_is_shown_and_goes_on(shelf: Library, qtbot: QtBot) -> None:
    hands = open_window(shelf, qtbot)
    hands.window.show_match(a_match())
    hands.settle()
    for _ in range(3):
        take_first(hands)
    left = hands.page.controller.match
    assert left.position == 3
    pieces = {piece.id: piece.place for piece in left.view("").pieces}
    hands.window.close()
    again = open_window(shelf, qtbot)
    shown = home(again).picture.table
    assert {id: place for id, place in pieces.items() if place in shown.areas} != {}
    assert set(shown.pieces) >= {id for id, place in pieces.items() if place in shown.areas}
    assert any("Round 1" in words for words in labels(home(again)))
    assert "Earth, for 2 or 3, 3 seats" in labels(home(again))
    match = go_on(again)
    assert (match.position, fingerprint(match.state)) == (3, fingerprint(left.state))
    again.control(Qt.Key.Key_Z)
    assert match.position == 2, "what was played before can be taken back"
    take_first(again)
    assert len(shelf.running()) == 1


def test_a_game_that_is_over_is_not_continued(shelf: Library, qtbot: QtBot) -> None:
    match = a_match()
    shelf.follow(match).close()
    over = new_match(match.room, match.setup, dict.fromkeys(match.setup.seats, "random"), 1)
    following = shelf.follow(over)
    hands = open_window(shelf, qtbot)
    while asked := over.pending():
        if isinstance(asked, Ask):
            keys = [option.key for option in asked.options]
            over.say(Reply(asked.decider, next((key for key in HURRY if key in keys), keys[0])))
        else:
            over.let_chance_answer()
    following.close()
    hands.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert go_on(hands).game_id == match.game_id


PROGRAM = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from tests.gui.test_continue import GAME, Library, MOVES, Services, a_match, new_match, room
from desktop_app.app.worker import InlineBots
from desktop_app.gui.application import prepared_application
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import Ask, Reply
application = prepared_application([])
services = Services((room(GAME),), Library(Path(sys.argv[1])), new_match, InlineBots, ("random",), film_delay=0)
window = MainWindow(services, wording_for(GAME))
window.show()
match = a_match()
window.show_match(match)
moves = list(MOVES)
def move():
    if moves:
        match.say(Reply(match.decider(), moves.pop(0)))
    print(match.position, flush=True)
timer = QTimer()
timer.timeout.connect(move)
timer.start(10)
application.exec()
"""


def test_after_a_kill_in_mid_game_nothing_that_was_said_is_lost(shelf: Library, qtbot: QtBot) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(shelf.folder)], stdout=subprocess.PIPE, text=True,
                          cwd=Path(__file__).parents[2], env=environment) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if int(line) == len(MOVES):
                break
        process.kill()
    match = go_on(open_window(shelf, qtbot))
    said = [node.reply.key for node in match.timeline.nodes[1:]]
    assert said == list(MOVES)
    assert match.notices == ()


def test_a_journal_that_was_cut_goes_on_from_its_last_whole_line(shelf: Library, qtbot: QtBot) -> None:
    match = a_match()
    following = shelf.follow(match)
    for key in MOVES:
        match.say(Reply(match.decider(), key))
    following.close()
    path = shelf.running()[0].path
    path.write_bytes(path.read_bytes()[:-5])
    hands = open_window(shelf, qtbot)
    assert go_on(hands).position == len(MOVES) - 1
    assert "cut off" in hands.note()


def test_a_journal_that_can_not_be_read_is_named(shelf: Library, qtbot: QtBot) -> None:
    shelf.follow(a_match()).close()
    path = shelf.running()[0].path
    path.write_bytes(b"no game\n")
    hands = open_window(shelf, qtbot)
    assert button(home(hands), "Continue") is None
    assert "A later game can't be continued. Line 1 can't be read." in labels(home(hands))
    assert path.read_bytes() == b"no game\n"


def damaged_save(shelf: Library) -> Path:
    """A save of a game with two answers, the one before it with one; the newer is no save any more."""
    match, path = a_match(), shelf.path_of("evening")
    for key in MOVES[:2]:
        match.say(Reply(match.decider(), key))
        shelf.save(match, path)
    path.write_bytes(b"broken\n" + path.read_bytes())
    return path


def test_a_damaged_save_is_shown_as_damaged_and_the_one_before_it_can_be_opened(shelf: Library, qtbot: QtBot) -> None:
    path = damaged_save(shelf)
    before = path.read_bytes()
    hands = open_window(shelf, qtbot)
    hands.control(Qt.Key.Key_O)
    (card,) = hands.window.centralWidget().grid.cards
    assert "evening (damaged)" in labels(card)
    assert any("Line 1 can't be read." in words for words in labels(card)), "whoever opens it is told why not"
    hands.key(Qt.Key.Key_Return)
    assert hands.page.controller.match.position == 1
    assert path.read_bytes() == before, "the damaged file is left alone"


def test_a_damaged_save_without_one_before_it_can_only_be_deleted(shelf: Library, qtbot: QtBot) -> None:
    path = damaged_save(shelf)
    path.with_name(path.name + ".bak").unlink()
    hands = open_window(shelf, qtbot)
    hands.control(Qt.Key.Key_O)
    hands.key(Qt.Key.Key_Return)
    assert hands.page is None
    assert path.exists(), "a damaged file is not deleted by Enter"
    hands.key(Qt.Key.Key_Delete)
    assert not path.exists()
    hands.control(Qt.Key.Key_Z)
    assert path.exists()


def test_a_save_is_continued_when_nothing_was_running(shelf: Library, qtbot: QtBot) -> None:
    match = a_match()
    match.say(Reply(match.decider(), MOVES[0]))
    shelf.save(match, shelf.path_of("noon"))
    hands = open_window(shelf, qtbot)
    assert any(words.startswith("noon") for words in labels(home(hands)))
    assert go_on(hands).game_id == match.game_id
    assert shelf.running()[0].path.name == match.game_id + ENDING
