"""A small menu of named things to do, at the point where a gesture has several meanings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget


class SmallMenu(QObject):
    """One at a time, over its window."""

    def __init__(self, window: QWidget, owner: QObject) -> None:
        super().__init__(owner)
        self._window = window
        self._menu: QMenu | None = None

    def offer(self, found: Sequence[tuple[str, Callable[[], None]]], at: QPoint) -> None:
        """Opens at a point of the screen; the second of each pair is called without arguments."""
        menu = QMenu(self._window)
        menu.setToolTipsVisible(False)
        for words, act in found:
            menu.addAction(words).triggered.connect(lambda _=False, act=act: act())
        menu.aboutToHide.connect(menu.deleteLater)
        self._menu = menu
        menu.destroyed.connect(self._gone)
        menu.popup(at)
        menu.setActiveAction(menu.actions()[0])

    def close(self) -> None:
        """What it offers means nothing any more."""
        if self._menu is not None:
            self._menu.close()

    def _gone(self) -> None:
        self._menu = None
