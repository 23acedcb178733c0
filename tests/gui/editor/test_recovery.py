"""A draft that was being worked on when the program was killed is there again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import DraftShelf, read_file
from tests.gui.editor.editor_hands import open_editor

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import InlineBots
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for

application = QApplication([])
folder = Path(sys.argv[1])
services = Services((room("cthulhu_wars"),), Library(folder), new_match, InlineBots, ("random",), plays=False)
window = MainWindow(services, wording_for())
window.editor._new(room("cthulhu_wars"))
window.editor.model.add("black_goat.ghoul", "arabia", 2)
def look():
    if any(folder.glob("drafts/*")):
        print("kept", flush=True)
timer = QTimer()
timer.timeout.connect(look)
timer.start(20)
application.exec()
"""


def test_after_a_kill_the_draft_is_there_and_the_first_screen_says_so(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(tmp_path)], stdout=subprocess.PIPE, text=True,
                          cwd=Path(__file__).parents[3], env=environment) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "kept\n"
        process.kill()
    hands = open_editor(qtbot, tmp_path)
    hands.window.show_home()
    hands.settle()
    told = [label.text() for label in hands.window.centralWidget().findChildren(QLabel)]
    assert any("1 draft" in words for words in told), "the first screen tells of it"
    kept = read_file(DraftShelf(tmp_path).entries()[0].path)  # how it is gone on with: shelf/test_scenarios_page.py
    assert kept.document["areas"]["arabia"] == {"black_goat": {"ghoul": 2}}
