"""A fault in the program itself: said once, with a way to report it; the table is laid anew and the game goes on."""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop_app.gui.dialogs import TroubleDialog, open_dialog

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class FaultGuard(QObject):
    """Hears of everything that nobody has caught. `report` offers to save a problem report with these words."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.report: Callable[[str], None] | None = None
        self._seen: Counter[str] = Counter()
        self._told = False

    def install(self) -> None:
        """From now on."""
        sys.excepthook = self.caught

    def caught(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Somewhere a fault was not caught. It is told after whatever is going on, a painting perhaps."""
        words = "".join(traceback.format_exception(kind, fault, trace))
        print(words, file=sys.stderr, end="")
        if not issubclass(kind, Exception) or self._told:
            return
        place = traceback.extract_tb(trace)[-1:]
        where = f"{kind.__name__} {place[0].filename}:{place[0].lineno}" if place else kind.__name__
        self._seen[where] += 1
        if self._seen[where] > 2:
            return  # it has been said, and said to be lasting
        self._told = True
        QTimer.singleShot(0, self, lambda: self._tell(where, kind.__name__, words))

    def _tell(self, where: str, name: str, words: str) -> None:
        window, say = self._window, self._window.wording.say
        lasting = self._seen[where] > 1
        sentences = [say("app.fault.told", what=name)]
        if window.match() is not None:
            sentences.append(say("app.fault.again" if lasting else "app.fault.kept"))
        other = say("app.fault.report") if self.report is not None else ""
        dialog = TroubleDialog(window, window.wording, sentences, other)
        if self.report is not None:
            report = self.report
            dialog.other_taken.connect(lambda: report(words))
        dialog.finished.connect(lambda _: self._go_on(lasting))
        open_dialog(dialog)

    def _go_on(self, lasting: bool) -> None:
        """Lays the table anew; when that has led to the same fault before, goes to the first screen."""
        self._told = False
        match = self._window.match()
        if match is None:
            return
        if lasting:
            self._window.show_home()
        else:
            self._window.show_match(match)
