"""A case is recorded from what was played, runs, and shows its difference when it expects something else."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.cases import read_cases, run_case
from desktop_app.app.rooms import room
from tests.gui.editor.editor_hands import open_editor
from tests.gui.hands import Hands


def test_a_case_is_recorded_and_runs(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = open_editor(qtbot, tmp_path)
    hands.choose_value(hands.page.strip.editors["phase"].box, "action")
    hands.key(Qt.Key.Key_F5)
    table = Hands(hands.window, qtbot)
    decider = table.page.controller.match.decider()
    table.type_option("move")
    table.control(Qt.Key.Key_R)
    dialog = QApplication.activeModalWidget()
    assert dialog.outcome.text() == dialog._wording.say("app.case.ok")
    text = dialog.text.toPlainText()
    cases = read_cases(text)
    assert run_case(room("cthulhu_wars"), cases[0]).ok
    assert f"factions.{decider}.power" in [item.text().partition(" = ")[0] for item in _checked(dialog)]

    dialog.text.setFocus()
    QApplication.clipboard().setText(text.replace("power = 7", "power = 3"))
    table.control(Qt.Key.Key_A)
    table.control(Qt.Key.Key_V)
    assert dialog.outcome.text() == dialog._wording.say("app.case.differs", n=1)
    assert dialog.differences.rows == [(f"factions.{decider}.power", "3", "7")]
    assert dialog.differences.isVisible()
    dialog.name.setFocus()
    table.type("Moves cost 1")
    assert 'title = "Moves cost 1"' in dialog.text.toPlainText()
    table.key(Qt.Key.Key_Escape)


def _checked(dialog: object) -> list[object]:
    rows = dialog.list
    items = [rows.item(row) for row in range(rows.count())]
    return [item for item in items if item.checkState() == Qt.CheckState.Checked]
