"""What is wrong with the layout of a window: each fault a line that says which widget and why."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListView,
    QMenuBar,
    QScrollArea,
    QScrollBar,
    QSlider,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.fan_layout import FanLayout
from desktop_app.gui.sentence_list import SentenceList
from desktop_app.gui.wordy_box import WordyBox

APART = 8
"""Pixels between two things that can be pressed."""

INTERACTIVE = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QSlider)
ARROW = 14
"""What a box for choosing needs beside its words and its arrow, in pixels."""


def faults(window: QWidget) -> list[str]:
    """Everything that is cut off, lies over something else, is too near, or has no name."""
    shown = [widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window)]
    laid = [*_outside(window, shown), *_cut(shown), *_elided(shown), *_overlapping(window, shown)]
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
    found += [f"outside what holds it: {called(widget)}" for widget in shown
              if widget.parentWidget() not in (None, window) and not _scrolls(widget, window)
              and not widget.parentWidget().rect().contains(widget.geometry())]
    wide = [area for area in shown if isinstance(area, QScrollArea) and area.widget() is not None
            and area.widget().width() > area.viewport().width()]
    return found + [f"scrolls sideways: {called(area)}" for area in wide]


def _cut(shown: list[QWidget]) -> list[str]:
    return [f"cut off: {called(widget)}" for widget in shown if _is_cut(widget) or _hides_its_end(widget)]


def _hides_its_end(widget: QWidget) -> bool:
    """A list or a panel that has no bar to scroll with, though there is more below. A board is moved by hand."""
    if not isinstance(widget, QAbstractScrollArea) or isinstance(widget, QGraphicsView):
        return False
    never = widget.verticalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return never and widget.verticalScrollBar().maximum() > 0


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
        return widget.width() < widget.fontMetrics().horizontalAdvance(widget.currentText()) + ARROW + theme.scaled(25)
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


def _elided(shown: list[QWidget]) -> list[str]:
    """Rows of painted sentences that are lower than their words, or whose longest word is wider than the row."""
    found = []
    for view in shown:
        if isinstance(view, SentenceList):
            found += [f"cut off: row {row.words!r} in {called(view)}" for place, row in enumerate(view.sentences.rows)
                      if _row_is_cut(view, place)]  # fmt: skip
        elif isinstance(view, QListView) and not isinstance(view.parentWidget(), QComboBox) \
                and view.textElideMode() != Qt.TextElideMode.ElideNone and view.model() is not None:
            found += [f"elided: {called(view)}" for row in range(view.model().rowCount())
                      if view.sizeHintForIndex(view.model().index(row, 0)).width() > view.viewport().width()]
    return found


def _row_is_cut(view: SentenceList, place: int) -> bool:
    row, index = view.sentences.rows[place], view.sentences.index(place)
    given = view.visualRect(index).height()
    metrics = QFontMetrics(theme.font("body" if view.marks_current else "small"))
    room = view.viewport().width() - (metrics.horizontalAdvance(row.aside) if row.aside else 0)
    longest = max((metrics.horizontalAdvance(word) for word in f"{row.words} {row.under}".split()), default=0)
    lines = metrics.boundingRect(QRect(0, 0, room, 10_000), int(Qt.TextFlag.TextWordWrap), row.words).height()
    return longest > room or 0 < given < lines


def _overlapping(window: QWidget, shown: list[QWidget]) -> list[str]:
    by_parent: dict[QWidget, list[QWidget]] = {}
    for widget in shown:
        by_parent.setdefault(widget.parentWidget(), []).append(widget)
    found = []
    for parent, own in by_parent.items():
        layout = parent.layout()
        is_fan = isinstance(layout, FanLayout)  # cards are held one on the other there
        laid = [w for w in own if layout is not None and not is_fan and layout.indexOf(w) >= 0]
        found += [f"one on the other: {called(first)} and {called(second)}" for first, second in combinations(laid, 2)
                  if first.geometry().intersects(second.geometry())]
    return found


def _near(window: QWidget, shown: list[QWidget]) -> list[str]:
    """Parts of one control may touch; so may what lies inside something else. What lies under another sheet, or is
    scrolled out of sight, can't be pressed by mistake."""
    able = [w for w in shown if isinstance(w, INTERACTIVE) and w.isEnabled() and not _is_inner(w)]
    pressed = [(widget, _sight(window, widget)) for widget in able if _in_sight(widget, window)]
    found = []
    for (first, here), (second, there) in combinations(pressed, 2):
        if not here.adjusted(-APART, -APART, APART, APART).intersects(there) or _joined(first, second):
            continue
        if not (first.isAncestorOf(second) or second.isAncestorOf(first)):
            found.append(f"nearer than {APART} pixels: {called(first)} and {called(second)}")
    return found


def _sight(window: QWidget, widget: QWidget) -> QRect:
    """The part of it that is not scrolled away."""
    seen, parent = box(window, widget), widget.parentWidget()
    while parent is not None and parent is not window:
        seen = seen & box(window, parent)
        parent = parent.parentWidget()
    return seen


def _in_sight(widget: QWidget, window: QWidget) -> bool:
    """Does a press on the part of it that is in sight come to it?"""
    seen = _sight(window, widget)
    if seen.isEmpty():
        return False
    rim = min(3, seen.width() // 2, seen.height() // 2)
    inner = seen.adjusted(rim, rim, -rim, -rim)
    spots = (seen.center(), inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight())
    hit = [window.childAt(spot) for spot in spots]
    return any(each is widget or (each is not None and widget.isAncestorOf(each)) for each in hit)


def _is_inner(widget: QWidget) -> bool:
    """A part that Qt itself puts into a control, a menu bar or a scroll bar."""
    parent = widget.parentWidget()
    return isinstance(parent, QComboBox | QAbstractSpinBox | QMenuBar | QScrollBar | QLineEdit)


def _joined(first: QWidget, second: QWidget) -> bool:
    """Parts of one control carry the same `joined` property, its name."""
    return bool(first.property("joined")) and first.property("joined") == second.property("joined")


def _nameless(shown: list[QWidget]) -> list[str]:
    kinds = QAbstractButton | QComboBox | QLineEdit | QListView
    return [f"no name: {type(widget).__name__} in {type(widget.parentWidget()).__name__}" for widget in shown
            if isinstance(widget, kinds) and widget.focusPolicy().value and not _is_inner(widget)
            and not (widget.accessibleName() or (not isinstance(widget, QListView | QComboBox) and widget.text()))]
