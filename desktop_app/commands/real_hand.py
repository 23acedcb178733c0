"""A hand and an eye on a real X display: the pointer and the keys are moved by xdotool, not by Qt."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.commands.answers import Refused

PATIENCE = 10.0
"""Seconds within which the window must have followed."""

STEPS = 12
"""Stops of the pointer on its way when something is dragged."""


@contextmanager
def display(size: tuple[int, int]) -> Iterator[None]:
    """The display there is, else one of this size in memory. Raises Refused when neither can be had."""
    if shutil.which("xdotool") is None:
        raise Refused("a trial needs xdotool to move the pointer; install it with your system's packages")
    if os.environ.get("DISPLAY"):
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        yield
        return
    if shutil.which("Xvfb") is None:
        raise Refused("there is no display, and no Xvfb to make one in memory")
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as heard:
            number = heard.readline().strip()
        if not number:
            raise Refused("Xvfb can't be started")
        os.environ["DISPLAY"] = f":{number}"
        yield
    finally:
        os.environ.pop("DISPLAY", None)
        server.terminate()
        server.wait()


class RealHand:
    """Moves the pointer of the display over one window and presses its keys."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self._do("windowfocus", str(int(window.winId())))

    def key(self, name: str) -> None:
        """Press a key, as xdotool calls it."""
        self._do("key", name)

    def click(self, at: QPoint) -> None:
        """Press the left button at a point of the screen."""
        self._move(at)
        self._do("click", "1")

    def drag(self, start: QPoint, end: QPoint, instead: str = "") -> None:
        """Carry what lies at one point of the screen to another. `instead`: a key that is pressed before it is put
        down there."""
        self._move(start)
        self._do("mousedown", "1")
        for step in range(1, STEPS + 1):
            self._move(start + (end - start) * step / STEPS)
        if instead:
            self.key(instead)
        self._do("mouseup", "1")

    def wait(self, until: Callable[[], bool]) -> bool:
        """Let the window live until this is so; whether it has become so in time."""
        end = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > end:
                return False
            self._live(0.01)
        return True

    def _move(self, at: QPoint) -> None:
        self._do("mousemove", str(at.x()), str(at.y()))

    def _do(self, *words: str) -> None:
        xdotool = subprocess.Popen(["xdotool", *words], stderr=subprocess.DEVNULL)
        while xdotool.poll() is None:
            self._live(0.002)
        self._live(0.03)

    def _live(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while True:
            QApplication.processEvents()
            if time.monotonic() >= end:
                return
            time.sleep(0.002)
