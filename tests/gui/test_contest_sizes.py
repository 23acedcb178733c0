"""A great contest has room: nothing of it has to be scrolled to, and no words stand on others."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.gui import theme
from desktop_app.gui.parts import Words
from tests.gui.hands import Hands
from tests.gui.test_contest import GREAT, YELLOW, fight, markers, rolled
from tests.gui.test_laid_results import seated


def great() -> Table:
    """All kinds of both sides, 35 dice: four Kills and five Pains fall on Yellow Sign."""
    own = {"cthulhu": 1, "starspawn": 2, "shoggoth": 2, "deep_one": 4, "acolyte": 1}
    theirs = {"undead": 6, "byakhee": 4, "king_in_yellow": 1, "hastur": 1}
    units = [f"{side}.{kind}.{number}" for side, kinds in ((GREAT, own), (YELLOW, theirs))
             for kind, many in kinds.items() for number in range(1, many + 1)]  # fmt: skip
    return rolled(fight(*units), "6 6 5 5 1 1 2 3 4 1 1 2 6 6 5 5 1 1 2 3", "6 6 5 4 4 1 2 3 6 6 5 4 4 1 2")


@pytest.fixture(params=[100, 125])
def hands(request: pytest.FixtureRequest, look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    theme.choose("dark", request.param)
    sitting = seated(qtbot, tmp_path, great())
    sitting.window.resize(1366, 768)
    sitting.settle()
    return sitting


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


def test_many_results_are_counted_and_a_few_of_them_lie_to_be_carried(hands: Hands) -> None:
    words = [label.text() for label in hands.contest().results[1].findChildren(Words)]
    assert len(markers(hands)) == 4
    assert any(each.endswith(" 5") for each in words), "the Pains"
