"""What floats above the window is a child of the window, and must not outlive the page or part that it belongs to."""

from __future__ import annotations

from PySide6.QtCore import QObject


def goes_with(owner: QObject, *others: QObject) -> None:
    """When the owner goes, so do the others."""
    for other in others:
        owner.destroyed.connect(other.deleteLater)
