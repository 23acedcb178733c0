"""Starts the window on a person's screen."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from desktop_app import bots
from desktop_app.app.group_moves import can_go
from desktop_app.app.hints import hints
from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import rooms
from desktop_app.app.settings import SettingsKeeper, kept_settings
from desktop_app.app.worker import ProcessBots
from desktop_app.gui import theme
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for


def run_window(argv: Sequence[str] | None = None) -> int:
    """Shows the window until it is closed; returns the exit code."""
    application = prepared_application(list(argv) if argv is not None else sys.argv)
    keeper = kept_settings()
    settings = keeper.now
    theme.choose(settings.theme, settings.text_scale, settings.motion)
    theme.apply(application)
    translator = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(QLocale(settings.language), "qtbase", "_", folder):
        application.installTranslator(translator)
    window = MainWindow(shipped_services(keeper), wording_for())
    window.faults.install()
    window.place.show()
    if keeper.kept_aside is not None:
        window.preferences.tell_kept_aside(keeper.kept_aside)
    return application.exec()


def prepared_application(argv: Sequence[str]) -> QApplication:
    """The one QApplication, with the program's fonts and theme. Nothing in it talks to a network."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(list(argv))
    application.setApplicationName("mythos-table")
    application.setApplicationDisplayName("Mythos Table")
    application.setDesktopFileName("mythos-table")
    if not theme.fonts_loaded():
        theme.load_fonts()
    theme.apply(application)
    return application


def shipped_services(settings: SettingsKeeper) -> Services:
    """What comes with the program: every room, the user's own shelf, bots in a process of their own."""
    return Services(rooms(), Library(), new_match, lambda: ProcessBots(lambda: settings.now.thinking_time), bots.LEVELS,
                    hints=hints, foresee=can_go, settings=settings)  # fmt: skip
