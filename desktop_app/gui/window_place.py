"""Where the window stands: as it was left, on a screen that is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication

from desktop_app.app.settings import Window

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow

SMALL = (1440, 820)
"""A screen that is not larger than this, in pixels, is filled by the window."""

SHARE = 0.85
"""How much of a larger screen the window takes at first."""

SEEN = 120
"""So much of the window's width and so much of its upper rim must lie on a screen, else it is brought back."""


def usual_place(screen: QRect) -> Window:
    """Where a window stands that was never moved."""
    fills = screen.width() <= SMALL[0] or screen.height() <= SMALL[1]
    width = min(1366, screen.width()) if fills else round(screen.width() * SHARE)
    height = min(768, screen.height()) if fills else round(screen.height() * SHARE)
    x, y = screen.x() + (screen.width() - width) // 2, screen.y() + (screen.height() - height) // 2
    return Window(x=x, y=y, width=width, height=height, maximized=fills)


def clamped(left: Window, screens: Sequence[QRect]) -> Window:
    """The same place, or the nearest that lies on a screen; no larger than that screen. The first one is the main
    screen, where a window goes that lies on none."""
    box = QRect(left.x, left.y, left.width, left.height)
    meets = [screen for screen in screens if _is_seen(box, screen)]
    screen = max(meets, key=lambda each: _area(each.intersected(box)), default=screens[0])
    width, height = min(left.width, screen.width()), min(left.height, screen.height())
    x = max(screen.left(), min(left.x, screen.right() + 1 - width))
    y = max(screen.top(), min(left.y, screen.bottom() + 1 - height))
    return Window(x=x, y=y, width=width, height=height, maximized=left.maximized)


def _is_seen(box: QRect, screen: QRect) -> bool:
    rim = QRect(box.x(), box.y(), box.width(), min(box.height(), 32)).intersected(screen)
    return rim.width() >= min(SEEN, box.width()) and rim.height() > 0


def _area(box: QRect) -> int:
    return box.width() * box.height()


class WindowPlace(QObject):
    """Keeps the window's place for the next start and brings it back when its screen goes."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenRemoved.connect(self.come_back)
            application.screenAdded.connect(self.come_back)  # the only one may have been away for a while

    def show(self) -> None:
        """Shows the window where it was left."""
        left = self._window.services.settings.now.window
        self._put(clamped(left, _screens()) if left is not None else usual_place(_screens()[0]))

    def reset(self) -> None:
        """The place of a window that was never moved; the next start begins there too."""
        self._window.services.settings.change(window=None)
        self._put(usual_place(_screens()[0]))

    def keep(self) -> None:
        """Remembers where the window stands, and where it would stand if it did not fill the screen."""
        window = self._window
        box = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
        if box.isEmpty():
            return
        place = Window(x=box.x(), y=box.y(), width=box.width(), height=box.height(), maximized=window.isMaximized())
        window.services.settings.change(window=place)

    def come_back(self) -> None:
        """A screen has gone or come: is the window on one? While there is none it stays where it is."""
        window = self._window
        screens = _screens()
        if not screens or window.isMaximized() or window.isFullScreen():
            return  # the system brings such a window back by itself
        box = window.geometry()
        now = Window(x=box.x(), y=box.y(), width=box.width(), height=box.height())
        if clamped(now, screens) != now:
            self._put(clamped(now, screens))

    def _put(self, place: Window) -> None:
        window = self._window
        if window.isMaximized() and not place.maximized:
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMaximized)
        window.setGeometry(place.x, place.y, place.width, place.height)
        if place.maximized:
            window.showMaximized()
        else:
            window.show()


def _screens() -> list[QRect]:
    """What can be used of each screen, the main one first; for a while there may be none."""
    main = QGuiApplication.primaryScreen()
    return [screen.availableGeometry() for screen in sorted(QGuiApplication.screens(), key=lambda each: each != main)]
