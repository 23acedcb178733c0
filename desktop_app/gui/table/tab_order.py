"""The tour of the Tab key: region by region, as the eye goes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def stops(region: QWidget) -> list[QWidget]:
    """What the Tab key comes to in a region: the region itself or what lies in it."""
    parts = [region, *region.findChildren(QWidget)]
    here = region.window()
    return [
        part for part in parts
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.focusProxy() is None and part.window() is here
    ]  # fmt: skip


def tour(regions: Iterable[QWidget]) -> None:
    """Makes Tab go through these regions in this order."""
    before: QWidget | None = None
    for region in regions:
        for stop in stops(region):
            if before is not None:
                QWidget.setTabOrder(before, stop)
            before = stop
