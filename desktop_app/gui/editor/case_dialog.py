"""Records a rule case: what is expected is chosen from the table as it stands, the text may be mended, it is run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop_app.app.cases import CaseProblem, read_cases, run_case
from desktop_app.app.comparison import Difference
from desktop_app.app.files import LibraryProblem, problem_of, write_whole
from desktop_app.app.match import Match
from desktop_app.app.recording import Part, case_text, inline, parts
from desktop_app.gui import theme
from desktop_app.gui.dialogs import dialog_button
from desktop_app.gui.editor.difference_grid import DifferenceGrid
from desktop_app.gui.parts import Words
from desktop_app.gui.ticks import TickedRows
from desktop_app.gui.wording import Wording

PART = Qt.ItemDataRole.UserRole
MOST_MESSAGES = 8
LARGE = 125
"""Up to this text size, in per cent, the text stands beside what is expected."""


class CaseDialog(QDialog):
    """The answers since the start of the scenario, and what shall lie there then."""

    def __init__(self, parent: QWidget, wording: Wording, match: Match) -> None:
        super().__init__(parent)
        self._wording, self._match = wording, match
        say = wording.say
        self.setWindowTitle(say("app.case.title"))
        self.name = _line(say("app.case.name"), str((match.scenario or {}).get("title") or ""))
        self.rules = _line(say("app.case.rules"), "")
        self.list = QListWidget()
        self.list.setItemDelegate(TickedRows(self.list))
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setFont(theme.font("small"))
        self.list.setAccessibleName(say("app.case.expected"))
        self.list.setMinimumSize(theme.scaled(290), theme.scaled(160))
        self.text = QPlainTextEdit()
        self.text.setFont(theme.font("small"))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(say("app.case.text"))
        self.text.setMinimumSize(theme.scaled(290), theme.scaled(160))
        self.outcome = Words("", "body")
        self.outcome.setMinimumHeight(theme.scaled(44))
        self.differences = DifferenceGrid(wording)
        for found in sorted(parts(match), key=lambda part: not part.changed):
            self.list.addItem(self._item(found))
        self.list.itemChanged.connect(self._write)
        for line in (self.name, self.rules):
            line.textChanged.connect(self._write)
        self.text.textChanged.connect(self.run)
        self._lay_out()
        self._write()

    def run(self) -> None:
        """Plays the case as its text stands, and says what differs."""
        say = self._wording.say
        try:
            results = [run_case(self._match.room, case) for case in read_cases(self.text.toPlainText(),
                                                                               self._match.room.id)]  # fmt: skip
        except CaseProblem as problem:
            self._show(say("app.case.no_case", what=str(problem)), False)
            return
        ok = all(result.ok for result in results)
        found = [each for result in results for each in result.differences]
        told = {str(each) for each in found}
        messages = [line for result in results for line in result.messages if line not in told][:MOST_MESSAGES]
        words = say("app.case.ok") if ok else say("app.case.differs", n=len(found)) if found else "\n".join(messages)
        self._show(words, ok, found)

    def _show(self, words: str, ok: bool, found: Sequence[Difference] = ()) -> None:
        self.differences.show_differences(found)
        self.outcome.setText(words)
        self.outcome.setProperty("tone", "" if ok else "loss")
        self.outcome.style().unpolish(self.outcome)
        self.outcome.style().polish(self.outcome)

    def _item(self, found: Part) -> QListWidgetItem:
        item = QListWidgetItem(f"{found.name} = {inline(found.value)}")
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if found.changed else Qt.CheckState.Unchecked)
        item.setData(PART, found)
        return item

    def _chosen(self) -> tuple[Part, ...]:
        items = [self.list.item(row) for row in range(self.list.count())]
        return tuple(item.data(PART) for item in items if item.checkState() == Qt.CheckState.Checked)

    def _write(self) -> None:
        """The text anew: whatever was mended in it by hand goes."""
        rules = [rule for rule in self.rules.text().replace(",", " ").split() if rule]
        title = self.name.text().strip() or self._wording.say("app.case.untitled")
        self.text.setPlainText(case_text(self._match, title, rules, self._chosen()))

    def _save(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), "case.toml")
        if path:
            self.save_as(Path(path))

    def save_as(self, path: Path) -> None:
        """Writes the text into a file."""
        try:
            write_whole(path, self.text.toPlainText().encode("utf-8"))
        except OSError as fault:
            self._trouble(problem_of(fault, path))
        else:
            self._show(self._wording.say("app.saved", what=path.name), True)

    def _trouble(self, problem: LibraryProblem) -> None:
        self._show(self._wording.reason(problem.reason), False)

    def _lay_out(self) -> None:
        say = self._wording.say
        left = QVBoxLayout()
        left.setSpacing(theme.GAP)
        for words, widget in ((say("app.case.name"), self.name), (say("app.case.rules"), self.rules),
                              (say("app.case.expected"), self.list)):  # fmt: skip
            left.addWidget(Words(words, "small_b", "quiet"))
            left.addWidget(widget)
        ways = QBoxLayout.Direction
        columns = QBoxLayout(ways.LeftToRight if theme.text_size() <= LARGE else ways.TopToBottom)
        columns.setSpacing(theme.MARGIN)
        columns.addLayout(left, 2)
        columns.addWidget(self.text, 3)
        save = dialog_button(say("app.case.save"), "main")
        save.clicked.connect(self._save)
        done = dialog_button(say("app.close"))
        done.clicked.connect(self.accept)
        for button in (save, done):
            button.setAutoDefault(False)  # Enter ends a line of text
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(self.outcome, 1)
        row.addWidget(done)
        row.addWidget(save)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(theme.MARGIN)
        column.addWidget(Words(say("app.case.title"), "heading"))
        column.addLayout(columns, 1)
        column.addWidget(self.differences)
        column.addLayout(row)


def _line(name: str, words: str) -> QLineEdit:
    made = QLineEdit(words)
    made.setFont(theme.font("body"))
    made.setAccessibleName(name)
    return made
