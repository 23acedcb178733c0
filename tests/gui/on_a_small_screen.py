"""Opens every dialogue, with words of double size too, every group of the preferences, and the pages on a small screen;
says which button nobody can reach.

Run by test_small_screens.py in a process of its own: Qt reads the screen and its scale once, at the start."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from fractions import Fraction
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QScrollArea, QWidget

from desktop_app.app.luck import Count, Fight, Ledger, Luck
from desktop_app.app.match import HUMAN, scenario_match
from desktop_app.app.problem_report import Report, made_report
from desktop_app.app.settings import Settings, SettingsKeeper
from desktop_app.app.standing_orders import Order
from desktop_app.gui import theme
from desktop_app.gui.application import prepared_application
from desktop_app.gui.contests.luck_dialog import LuckDialog
from desktop_app.gui.dialogs import AskDialog, KeysDialog, SaveDialog, TroubleDialog, open_dialog
from desktop_app.gui.editor.case_dialog import CaseDialog
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.past.line_dialog import LineDialog
from desktop_app.gui.preferences.order_dialog import OrderDialog
from desktop_app.gui.preferences.preferences_page import GROUPS
from desktop_app.gui.services import Services
from desktop_app.gui.shelf.report_dialog import ReportDialog, ReportOpened
from desktop_app.gui.table.concede_door import AloneDialog
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.questions import text
from desktop_app.kernel.rolls import Meaning
from tests.app.meadow_room import MEADOW
from tests.gui.harbour import START, HarbourMatch, HarbourRoom, RestingBots, Shelf, harbour_words
from tests.kernel.toy_room.meadow import SEATS

LONG = "A sentence that goes on for a while, because something did not work and it has to be said what and where. "


def dialogs(window: MainWindow) -> Iterator[tuple[str, Callable[[], QDialog]]]:
    words = window.wording
    order = Order(game="harbour", question="act", words=LONG, until="turn", seat="keel")
    kinds = {f"kind{n}": f"Do the thing of the {n}th kind" for n in range(4)}
    yield "save", lambda: SaveDialog(window, words, "evening")
    yield "keys", lambda: KeysDialog(window, words, window.commands.key_list())
    yield "trouble", lambda: TroubleDialog(window, words, [LONG, LONG], "Another way out")
    yield "ask", lambda: AskDialog(window, "Mythos Table", LONG, "Do it", "Leave it")
    yield "alone", lambda: AloneDialog(window)
    yield "order", lambda: OrderDialog(window, words, order, kinds)
    yield "line", lambda: LineDialog(window, words, "Another way", "Do it", "the second way", (), LONG)
    yield "report", lambda: ReportDialog(window, words, report())
    yield "report opened", lambda: ReportOpened(window, words, report())
    table = Showing(HarbourRoom().view(START, "keel"), words.of("harbour"))
    yield "luck", lambda: LuckDialog(window, luck(), table)
    case = scenario_match(MEADOW, {"game": "meadow"}, dict.fromkeys(SEATS[:2], HUMAN), 1)
    yield "case", lambda: CaseDialog(window, words, case)


def report() -> Report:
    return made_report(None, LONG, b"", LONG, "", Settings(), "6", datetime(2026, 1, 1))


def luck() -> Ledger:
    count = Count("hit", 2, Fraction(1), Fraction(1, 2), Fraction(3, 4))
    sides = tuple([Luck(seat, 6, (count,)) for seat in ("keel", "oar")])
    return Ledger((Meaning("hit", text("name.hit"), "", 1, 6),), sides, (Fight(1, text("p.brawl"), sides),) * 3)


def pages(window: MainWindow, harbour: HarbourRoom) -> dict[str, Callable[[], object]]:
    setup = harbour.default_setup()
    match = HarbourMatch(harbour, setup, dict.fromkeys(setup.seats, HUMAN), 1)
    return {"home": window.show_home, "new game": window.show_new_game, "cast": window.cast.open,
            "replays": partial(window.shelf.show, "replays"), "table": partial(window.show_match, match)}  # fmt: skip


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QTest.qWait(1)


def unreachable(root: QWidget) -> list[str]:
    """Buttons whose middle can't be brought into sight, by scrolling if need be."""
    return [button.accessibleName() or button.text() or type(button).__name__
            for button in root.findChildren(QAbstractButton)
            if button.isVisibleTo(root) and button.width() > 1 and not _comes_into_sight(button, root)]  # fmt: skip


def _comes_into_sight(button: QWidget, root: QWidget) -> bool:
    parent = button.parentWidget()
    areas: list[QScrollArea] = []
    while parent is not None and parent is not root:
        if isinstance(parent, QScrollArea):
            areas.append(parent)
        parent = parent.parentWidget()
    for area in areas:
        if area.viewport().isAncestorOf(button):
            area.ensureWidgetVisible(button, 4, 4)
    QApplication.processEvents()
    middle = button.rect().center()
    frames = [area.viewport() for area in areas if area.viewport().isAncestorOf(button)] + [root]
    return all(frame.rect().contains(button.mapTo(frame, middle)) for frame in frames)


def main() -> int:
    """Prints a line a fault."""
    application = prepared_application([])
    screen = application.primaryScreen().availableGeometry()
    harbour = HarbourRoom()
    services = Services((harbour,), Shelf(), HarbourMatch, RestingBots, ("random",), film_delay=0,
                        settings=SettingsKeeper(Settings(curtain=False)))  # fmt: skip
    window = MainWindow(services, harbour_words())
    window.place.show()
    settle()
    faults: list[str] = []
    for size, (name, make) in [(size, each) for size in (100, 200) for each in dialogs(window)]:
        theme.choose(size=size)
        dialog = make()
        open_dialog(dialog)
        settle()
        if not screen.contains(QRect(dialog.mapToGlobal(QPoint(0, 0)), dialog.size())):
            faults.append(f"{name}, {size} %: {dialog.geometry()} is not on {screen}")
        faults += [f"{name}, {size} %: {button}" for button in unreachable(dialog)]
        dialog.reject()
        settle()
    theme.choose(size=100)
    for group in GROUPS:
        window.preferences.open(group)
        page = window.preferences.page()
        assert page is not None
        page.setParent(None)  # the page alone: the window may be held wide by nothing else
        page.setFixedSize(screen.width(), screen.height() - 40)
        page.show()
        settle()
        if page.minimumSizeHint().width() > screen.width() or page.minimumSizeHint().height() > screen.height() - 40:
            faults.append(f"preferences, {group}: needs {page.minimumSizeHint()} of {screen.size()}")
        faults += [f"preferences, {group}: {button}" for button in unreachable(page)]
        page.deleteLater()
        window.preferences.forget()
        window.show_home()
        settle()
    for name, show in pages(window, harbour).items():
        show()
        settle()
        if not screen.contains(QRect(window.mapToGlobal(QPoint(0, 0)), window.size())):
            faults.append(f"{name}: {window.geometry()} is not on {screen}")
        faults += [f"{name}: {button}" for button in unreachable(window)]
    print(f"{screen.width()}x{screen.height()}")
    print("\n".join(faults))
    Path(sys.argv[1]).write_text("\n".join(faults), encoding="utf-8")
    window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
