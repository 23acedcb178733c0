"""Open the window, if there is a display to open it on."""

from __future__ import annotations

import multiprocessing
import os
import sys

from desktop_app.app.library import Library
from desktop_app.commands import demonstration
from desktop_app.commands.answers import words

NO_DISPLAY = "There is no display."
NOT_OPENED = "The display can't be opened."
PATIENCE = 30.0
"""Seconds that Qt may take to try the display."""


def run() -> int:
    """The window until it is closed; without a display the demonstration."""
    why = missing_display()
    if why:
        return demonstration.run(why)
    from desktop_app.gui.application import run_window

    for problem in Library().use_overlays():
        print(f"mythos-table: {words().reason(problem.reason)}", file=sys.stderr)
    return run_window(sys.argv[:1])


def missing_display() -> str:
    """Why no window can be opened; "" when one can. Qt would end the whole program: it is tried in another process."""
    if not sys.platform.startswith("linux"):
        return ""
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return NO_DISPLAY
    trial = multiprocessing.get_context("spawn").Process(target=try_display, daemon=True)
    trial.start()
    trial.join(PATIENCE)
    if trial.is_alive():
        trial.kill()
    return "" if trial.exitcode == 0 else NOT_OPENED


def try_display() -> None:
    """Let Qt open the display, quietly."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    from PySide6.QtGui import QGuiApplication

    QGuiApplication([])
