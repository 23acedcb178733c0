"""What is wrong with the layout of a window: each fault a line that says which widget and why."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenuBar,
    QScrollArea,
    QScrollBar,
    QSlider,
    QWidget,
)

from desktop_app.gui.editor.wordy_box import WordyBox

APART = 8
"""Pixels between two things that can be pressed."""

INTERACTIVE = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QSlider)
ARROW = 44
"""What a box for choosing needs beside its words."""


def faults(window: QWidget) -> list[str]:
    """Everything that is cut off, lies over something else, is too near, or has no name."""
    shown = [widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window)]
    laid = [*_outside(window, shown), *_cut(shown), *_overlapping(window, shown)]
    return [*laid, *_near(window, shown), *_nameless(shown)]


def called(widget: QWidget) -> str:
    """A widget as a person would find it: its class, its words, where it is."""
    words = widget.accessibleName() or str(getattr(widget, "text", str)() if hasattr(widget, "text") else "")
    return f"{type(widget).__name__} {words!r} {box(widget.window(), widget).getRect()}"


def box(window: QWidget, widget: QWidget) -> QRect:
    """Where it stands in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _scrolls(widget: QWidget, window: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        if isinstance(parent, QAbstractScrollArea) and widget is not parent:
            return True
        parent = parent.parentWidget()
    return False


def _outside(window: QWidget, shown: list[QWidget]) -> list[str]:
    frame = QRect(QPoint(0, 0), window.size())
    found = [f"outside the window: {called(widget)}" for widget in shown
             if not _scrolls(widget, window) and not frame.contains(box(window, widget))]
    wide = [area for area in shown if isinstance(area, QScrollArea) and area.widget() is not None
            and area.widget().width() > area.viewport().width()]
    return found + [f"scrolls sideways: {called(area)}" for area in wide]


def _cut(shown: list[QWidget]) -> list[str]:
    return [f"cut off: {called(widget)}" for widget in shown if _is_cut(widget)]


def _is_cut(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return bool(widget.text()) and _label_is_cut(widget)
    if isinstance(widget, QAbstractButton):
        return bool(widget.text()) and widget.width() < widget.sizeHint().width()
    if isinstance(widget, WordyBox):
        room = QRect(QPoint(0, 0), widget.words_box().size())
        words = widget.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), widget.currentText())
        return words.width() > room.width() or words.height() > room.height()
    if isinstance(widget, QComboBox):
        return widget.width() < widget.fontMetrics().horizontalAdvance(widget.currentText()) + ARROW
    return False


def _label_is_cut(label: QLabel) -> bool:
    metrics, room = label.fontMetrics(), label.contentsRect()
    words = label.text()
    if label.textFormat() == Qt.TextFormat.RichText:
        words = QTextDocumentFragment.fromHtml(words).toPlainText()
    if not label.wordWrap():
        lines = words.split("\n")
        return max(metrics.horizontalAdvance(line) for line in lines) > room.width() + 1
    longest = max((metrics.horizontalAdvance(word) for word in words.split()), default=0)
    return longest > room.width() + 1 or label.heightForWidth(label.width()) > label.height() + 1


def _overlapping(window: QWidget, shown: list[QWidget]) -> list[str]:
    found = []
    for parent in (window, *shown):
        layout = parent.layout()
        own = [w for w in shown if w.parentWidget() is parent] if layout is not None else []
        laid = [w for w in own if layout is not None and layout.indexOf(w) >= 0]
        found += [f"one on the other: {called(first)} and {called(second)}" for first, second in combinations(laid, 2)
                  if first.geometry().intersects(second.geometry())]
    return found


def _near(window: QWidget, shown: list[QWidget]) -> list[str]:
    """Parts of one control (the same `joined` property) may touch; so may what lies inside something else."""
    pressed = [w for w in shown if isinstance(w, INTERACTIVE) and w.isEnabled() and not _is_inner(w)]
    found = []
    for first, second in combinations(pressed, 2):
        if first.isAncestorOf(second) or second.isAncestorOf(first) or _joined(first, second):
            continue
        if not _in_same_view(first, second, window):
            continue
        if _sight(first, window).adjusted(-APART, -APART, APART, APART).intersects(_sight(second, window)):
            found.append(f"nearer than {APART} pixels: {called(first)} and {called(second)}")
    return found


def _is_inner(widget: QWidget) -> bool:
    """A part that Qt itself puts into a control, a menu bar or a scroll bar."""
    parent = widget.parentWidget()
    return isinstance(parent, QComboBox | QAbstractSpinBox | QMenuBar | QScrollBar | QLineEdit)


def _joined(first: QWidget, second: QWidget) -> bool:
    beside = first.parentWidget() is second.parentWidget()
    return beside and bool(first.property("joined") and second.property("joined"))


def _in_same_view(first: QWidget, second: QWidget, window: QWidget) -> bool:
    """What is scrolled out of sight can't be pressed by mistake."""
    return _seen(first, window) and _seen(second, window)


def _seen(widget: QWidget, window: QWidget) -> bool:
    where, parent = box(window, widget), widget.parentWidget()
    while parent is not None and parent is not window:
        if isinstance(parent.parentWidget(), QAbstractScrollArea) and not box(window, parent).contains(where.center()):
            return False
        parent = parent.parentWidget()
    return True


def _sight(widget: QWidget, window: QWidget) -> QRect:
    """The part of it that can be seen and pressed."""
    where, parent = box(window, widget), widget.parentWidget()
    while parent is not None and parent is not window:
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            where &= box(window, parent)
        parent = parent.parentWidget()
    return where


def _nameless(shown: list[QWidget]) -> list[str]:
    kinds = QAbstractButton | QComboBox | QLineEdit | QListView
    return [f"no name: {type(widget).__name__} in {type(widget.parentWidget()).__name__}" for widget in shown
            if isinstance(widget, kinds) and widget.focusPolicy().value and not _is_inner(widget)
            and not (widget.accessibleName() or (not isinstance(widget, QListView | QComboBox) and widget.text()))]
