"""The cards' pictures: painted one after the other while nothing else happens, and kept on the disk."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QImage, QPixmap

from desktop_app.gui import theme
from desktop_app.gui.shelf.items import Item

KEPT = 300
"""Pictures on the disk; those that were used last stay."""

Shown = Callable[[QPixmap], None]


class CardPictures(QObject):
    """Each picture is asked for once; whoever asked is told when it is there."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._waiting: list[tuple[Item, Shown]] = []
        self._known: dict[str, QPixmap] = {}
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._paint_one)

    def want(self, item: Item, shown: Shown) -> None:
        """Calls `shown` with the picture, soon."""
        if item.paint is None:
            return
        self._waiting.append((item, shown))
        self._next.start()

    def forget_wishes(self) -> None:
        """Nobody waits for pictures any more."""
        self._waiting.clear()
        self._next.stop()

    def _paint_one(self) -> None:
        if not self._waiting:
            self._next.stop()
            self._tidy()
            return
        item, shown = self._waiting.pop(0)
        name = hashlib.sha256(f"{item.key} {theme.colours().name}".encode()).hexdigest()[:32]
        if name not in self._known:
            self._known[name] = self._from_disk(name) or self._painted(item, name)
        if not self._known[name].isNull():
            shown(self._known[name])

    def _from_disk(self, name: str) -> QPixmap | None:
        path = self._folder / f"{name}.png"
        try:
            data = path.read_bytes()
            path.touch()
        except OSError:
            return None
        image = QImage.fromData(data)
        return None if image.isNull() else QPixmap.fromImage(image)

    def _painted(self, item: Item, name: str) -> QPixmap:
        image = item.paint() if item.paint is not None else None
        if image is None or image.isNull():
            return QPixmap()
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            image.save(str(self._folder / f"{name}.png"))
        except OSError:
            pass  # it is painted again next time
        return QPixmap.fromImage(image)

    def _tidy(self) -> None:
        try:
            found = sorted(self._folder.glob("*.png"), key=lambda path: path.stat().st_mtime)
            for path in found[:-KEPT]:
                path.unlink()
        except OSError:
            return
