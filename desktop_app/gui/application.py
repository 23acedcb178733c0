"""Starts the window on a person's screen."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from desktop_app import bots
from desktop_app.app.files import LibraryProblem
from desktop_app.app.hints import hints
from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import rooms
from desktop_app.app.settings import read_settings, write_settings
from desktop_app.app.worker import ProcessBots
from desktop_app.gui import theme
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for


def run_window(argv: Sequence[str] | None = None) -> int:
    """Shows the window until it is closed; returns the exit code."""
    application = prepared_application(list(argv) if argv is not None else sys.argv)
    settings = read_settings()
    size = min(theme.TEXT_SIZES, key=lambda known: abs(known - settings.text_scale))
    theme.choose(settings.theme, size, settings.motion)
    theme.apply(application)
    translator = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(QLocale(settings.language), "qtbase", "_", folder):
        application.installTranslator(translator)
    window = MainWindow(shipped_services(settings.film_speed), wording_for(), remember_look)
    screen = application.primaryScreen().availableGeometry()
    window.resize(min(1366, screen.width()), min(768, screen.height()))
    if screen.width() <= 1440 or screen.height() <= 820:
        window.showMaximized()
    else:
        window.resize(round(screen.width() * 0.85), round(screen.height() * 0.85))
        window.show()
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


def shipped_services(film_speed: float = 1.0) -> Services:
    """What comes with the program: every room, the user's own shelf, bots in a process of their own."""
    return Services(rooms(), Library(), new_match, ProcessBots, bots.LEVELS, film_speed=film_speed,
                    remember_speed=remember_speed, hints=hints)  # fmt: skip


def remember_look(name: str, size: int) -> None:
    """Keeps theme, text size and whether things move for the next start."""
    _remember({"theme": name, "text_scale": size, "motion": theme.motion()})


def remember_speed(speed: float) -> None:
    """Keeps the speed of the bots' film for the next start."""
    _remember({"film_speed": speed})


def _remember(values: dict[str, object]) -> None:
    try:
        write_settings(read_settings().model_copy(update=values))
    except LibraryProblem:
        return  # a taste that can't be remembered is no reason to stop
