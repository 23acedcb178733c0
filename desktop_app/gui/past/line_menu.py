"""Lines of play at the table: beginning one in the past, and the menu that finds, names and forgets them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QDialog, QMenu

from desktop_app.gui.past.line_dialog import LineDialog
from desktop_app.kernel.lines import LONGEST_NAME, MAIN

if TYPE_CHECKING:
    from desktop_app.app.moments import Line
    from desktop_app.gui.table.table_page import TablePage


class LineMenu:
    """An extra of the table page. Going back over dice or secrets is asked once, as with undo."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._say = page.wording.say
        self._warned: Line | None = None
        self._menu: QMenu = page.strip.lines_menu
        self._menu.setToolTipsVisible(False)
        self._menu.aboutToShow.connect(self._fill)
        page.history.played_on.connect(self._ask_play_on)

    def show_table(self) -> None:
        """Another position: nothing has been warned of."""
        self._warned = None

    def words(self, line: Line) -> str:
        """What a line is called: its name, or where it leaves the one that is played."""
        if line.named:
            return line.name or self._say("app.line.main")
        page, match = self._page, self._page.controller.match
        chapter = page.wording.sentence(match.chapter_at(line.leaves).label)
        told = page.controller.told_at(line.leaves, page.wording) or self._say("app.line.quiet")
        return self._say("app.line.unnamed", what=chapter, told=told)

    # --- the menu -------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        self._menu.clear()
        lines = self._page.controller.match.lines()
        group = QActionGroup(self._menu)
        for line in lines:
            action = self._menu.addAction(self.words(line).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(line.current)
            action.triggered.connect(partial(self._switch, line))
            group.addAction(action)
        self._menu.addSeparator()
        current = next(line for line in lines if line.current)
        self._menu.addAction(self._say("app.line.rename", name=self.words(current))).triggered.connect(
            partial(self._ask_name, current))  # fmt: skip
        others = [line for line in lines if line.named and not line.current]
        if others:
            forget = self._menu.addMenu(self._say("app.line.forget"))
            for line in others:
                name = partial(self._page.controller.match.forget_line, line.name)
                forget.addAction(self.words(line).replace("&", "&&")).triggered.connect(lambda _=False, do=name: do())

    def _switch(self, line: Line) -> None:
        controller = self._page.controller
        asks = controller.settings.now.confirm_undo and line != self._warned
        if line.current:
            return
        if asks and controller.match.is_risky(line.tip):
            self._warned = line
            self._page.say(self._say("app.line.again"))
            return
        controller.switch_to(line, self._free_name(self.words(line)))

    def _ask_name(self, line: Line) -> None:
        old = self.words(line)
        dialog = LineDialog(self._page.window(), self._page.wording, self._say("app.line.rename", name=old),
                            self._say("app.line.rename_do"), old, self._names() - {old})  # fmt: skip
        dialog.named.connect(lambda new: self._rename(line, new, old))
        _open(dialog)

    def _rename(self, line: Line, new: str, old: str) -> None:
        if new != old:
            self._page.controller.match.rename_line(line.name, new)

    # --- playing on from the past ---------------------------------------------------------------------------------

    def _ask_play_on(self) -> None:
        controller = self._page.controller
        position = controller.viewed
        if position is None:
            return
        chapter = self._page.wording.sentence(controller.match.chapter_at(position).label)
        proposal = self._free_name(self._say("app.line.from", what=chapter, n=controller.answers_before()))
        note = "app.line.keeps_risky" if controller.match.is_risky(position) else "app.line.keeps"
        dialog = LineDialog(self._page.window(), self._page.wording, self._say("app.history.play_on"),
                            self._say("app.line.begin"), proposal, self._names(),
                            self._say(note, name=self._current_name()))  # fmt: skip
        dialog.named.connect(partial(controller.play_on, position))
        _open(dialog)

    def _current_name(self) -> str:
        return next(self.words(line) for line in self._page.controller.match.lines() if line.current)

    def _names(self) -> set[str]:
        """All names that lines have; the first line's own is taken too."""
        lines = self._page.controller.match.lines()
        return {line.name for line in lines if line.named} - {MAIN} | {self._say("app.line.main")}

    def _free_name(self, wanted: str) -> str:
        taken, name, number = self._names(), wanted[:LONGEST_NAME], 1
        while name in taken:
            number += 1
            name = f"{wanted[:LONGEST_NAME - 5]} ({number})"
        return name


def _open(dialog: QDialog) -> None:
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
