"""The window as a person opens it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording


def open_window(qtbot: QtBot, services: Services, words: Wording, size: tuple[int, int] = (1366, 768)) -> MainWindow:
    """On its first screen, in sight; it is closed when the test is over."""
    window = MainWindow(services, words)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    qtbot.waitExposed(window)
    return window
