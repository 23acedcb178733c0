"""A great contest has room: nothing of it has to be scrolled to, and no words stand on others. Folded, it leaves the
board to be seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.gui import theme
from desktop_app.gui.contests.contest_panel import ContestPanel
from desktop_app.gui.contests.result_tokens import MarkerToken
from desktop_app.gui.parts import Words
from desktop_app.gui.wording import wording_for
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask, Reply
from tests.games.cthulhu_wars.played import say
from tests.gui.fitting import faults
from tests.gui.hands import Hands
from tests.gui.stretched import stretched_wording
from tests.gui.test_contest import GREAT, YELLOW, fight, markers, rolled
from tests.gui.test_laid_results import seated

FALLEN = "6 6 5 5 1 1 2 3 4 1 1 2 6 6 5 5 1 1 2 3", "6 6 5 4 4 1 2 3 6 6 5 4 4 1 2"
"""Four Kills and five Pains fall on Yellow Sign."""
EVEN = FALLEN[0].replace("4", "1"), FALLEN[1]
"""Four of each."""


def great() -> Table:
    """All kinds of both sides in Europe: they would roll 35 dice."""
    own = {"cthulhu": 1, "starspawn": 2, "shoggoth": 2, "deep_one": 4, "acolyte": 1}
    theirs = {"undead": 6, "byakhee": 4, "king_in_yellow": 1, "hastur": 1}
    units = [f"{side}.{kind}.{number}" for side, kinds in ((GREAT, own), (YELLOW, theirs))
             for kind, many in kinds.items() for number in range(1, many + 1)]  # fmt: skip
    return fight(*units)


def great_at(moment: str) -> Table:
    """Before the dice fall, with two abilities to use; while Kills or Pains are laid, of which there may be as many;
    when the pained go."""
    table = great()
    if moment == "before":
        table.learn(GREAT, "absorb")
        say(table, f"{GREAT} battle europe {YELLOW}")
        return table
    rolled(table, *(EVEN if moment == "as many" else FALLEN))
    asked = {"pains": "pain_which", "retreat": "retreat"}.get(moment, "kill_which")
    while isinstance(now := crank.pending(table), Ask) and not now.question.startswith(asked):
        crank.answer(table, Reply(now.decider, now.options[0].key))
    if moment == "one laid":
        say(table, f"{YELLOW} kill {YELLOW} undead")
    return table


@pytest.fixture(params=[(size, moment) for size in (100, 125, 150) for moment in ("before", "kills", "as many")],
                ids=lambda given: f"{given[1]} {given[0]}")  # fmt: skip
def hands(request: pytest.FixtureRequest, look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    size, moment = request.param
    theme.choose("dark", size)
    return sit(qtbot, tmp_path, great_at(moment))


def sit(qtbot: QtBot, shelf: Path, table: Table, longer: bool = False) -> Hands:
    """At a window of 1366x768."""
    hands = seated(qtbot, shelf, table, stretched_wording(("cthulhu_wars",)) if longer else wording_for())
    hands.window.resize(1366, 768)
    hands.settle()
    return hands


def test_nothing_of_a_great_contest_has_to_be_scrolled_to(hands: Hands) -> None:
    panel = hands.contest()
    assert not panel.folded
    assert len(panel.sides[0].tokens) == len(panel.sides[1].tokens) == 5
    area = panel.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    assert area.widget().width() <= area.viewport().width()
    assert hands.page.rect().contains(panel.geometry())


def test_its_words_are_whole_and_on_a_few_lines(hands: Hands) -> None:
    for label in hands.contest().findChildren(Words):
        if label.isVisible():
            metrics = QFontMetrics(label.font())
            longest = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
            assert longest <= label.width() + 1, label.text()
            tall = label.heightForWidth(label.width()) if label.wordWrap() else metrics.height()
            assert tall <= min(2.5 * metrics.lineSpacing(), label.height() + 1), label.text()


def test_at_the_height_that_it_asks_for_all_of_it_is_in_sight(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    panel = sit(qtbot, tmp_path, great_at("as many")).contest()
    area = panel.findChild(QScrollArea)
    for width in range(620, 900):  # at some of them two pixels break a line
        panel.fit(width)
        panel.resize(width, panel.needed(width))
        panel.layout().activate()
        assert area.verticalScrollBar().maximum() == 0, width


@pytest.fixture
def laying(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    return sit(qtbot, tmp_path, great_at("kills"))


def test_many_results_are_counted_and_a_few_of_them_lie_to_be_carried(laying: Hands) -> None:
    words = [label.text() for label in laying.contest().results[1].findChildren(Words)]
    assert len(markers(laying)) == 4
    assert any(each.endswith(" 5") for each in words), "the Pains"


def test_what_some_of_a_heap_have_taken_lies_on_the_heap(laying: Hands) -> None:
    heaps = [slot.stack.ids for slot in laying.contest().slots()]
    for kills in ("Killed \N{MULTIPLICATION SIGN} 1", "Killed \N{MULTIPLICATION SIGN} 2"):
        undead = next(slot for slot in laying.contest().slots() if f"{YELLOW}.undead.6" in slot.stack.ids)
        laying.press(undead)
        undead = next(slot for slot in laying.contest().slots() if f"{YELLOW}.undead.6" in slot.stack.ids)
        assert (undead.accessibleName().rpartition(", ")[2], undead.able) == (kills, True)
        assert [sorted(slot.stack.ids) for slot in laying.contest().slots()] == [sorted(ids) for ids in heaps]


def test_where_there_is_little_room_equal_markers_lie_on_one_another(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    theme.choose("dark", 150)
    hands = sit(qtbot, tmp_path, great_at("kills"))
    for left in (4, 3, 2):
        pile, = markers(hands)
        assert pile.number == left
        goal = next(slot for slot in hands.contest().slots() if slot.able)
        hands.drag_from(pile, pile.rect().center(), pile.mapFromGlobal(goal.mapToGlobal(goal.rect().center())))


@pytest.mark.parametrize("longer", [False, True], ids=["english", "longer"])
@pytest.mark.parametrize("moment", ["kills", "retreat"])
@pytest.mark.parametrize("size", [100, 150, 200])
def test_folded_it_is_a_bar_that_leaves_most_of_the_board(
    look: None, qtbot: QtBot, tmp_path: Path, size: int, moment: str, longer: bool
) -> None:
    theme.choose("dark", size)
    hands = sit(qtbot, tmp_path, great_at(moment), longer)
    if not hands.contest().folded:
        hands.press(hands.contest().fold_button)
    bar, board = hands.contest(), hands.page.board
    assert bar.folded
    assert bar.height() <= 0.55 * board.height()
    ground = board.rect().translated(board.mapTo(hands.page, board.rect().topLeft()))
    assert ground.contains(bar.geometry())
    tokens = [token for token in bar.tokens() if token.isVisible()]
    assert tokens, "something can be carried from it"
    assert all(bar.rect().contains(token.geometry().translated(token.parentWidget().mapTo(bar, bar.rect().topLeft())))
               for token in tokens)  # fmt: skip
    if moment == "kills":
        assert sum(token.number for token in tokens if isinstance(token, MarkerToken)) == 4
    hands.press(bar.fold_button)
    assert not hands.contest().folded, "and back again"


def test_folded_with_nothing_to_see_to_it_is_as_tall_as_its_heading(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit(qtbot, tmp_path, great_at("kills"))
    contest = hands.contest().contest
    seen_to = contest._replace(sides=tuple(side._replace(markers=(), fighters=()) for side in contest.sides))
    bar = ContestPanel(seen_to, hands.page.showing, hands.page.hand, folded=True)
    qtbot.addWidget(bar)
    bar.fit_folded(900, 200)
    bar.show()
    assert bar.height() >= bar.fold_button.sizeHint().height()
    assert faults(bar) == []
