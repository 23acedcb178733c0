"""Nothing is outside the window, nothing is cut off, nothing lies on something else, every widget has a name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QListView, QScrollArea, QWidget

from desktop_app.gui.fan_layout import FanLayout
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.panels import KINDS
from tests.gui.hands import Hands

SIZES = [(1366, 768), (2560, 1440)]


def seen(window: QWidget) -> list[QWidget]:
    return [widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window)]


def box_in(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def scrolls(widget: QWidget, window: QWidget) -> bool:
    """Does it lie in something that scrolls?"""
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        if parent.objectName() == "qt_scrollarea_viewport":
            return True
        parent = parent.parentWidget()
    return False


def check_everything_fits(window: MainWindow) -> None:
    frame = QRect(QPoint(0, 0), window.size())
    for widget in seen(window):
        if not scrolls(widget, window):
            assert frame.contains(box_in(window, widget)), widget
        if isinstance(widget, QScrollArea) and widget.widget() is not None:
            assert widget.widget().width() <= widget.viewport().width(), widget
        if isinstance(widget, QLabel) and widget.text():
            assert_words_fit(widget)
        if isinstance(widget, QAbstractButton) and widget.text():
            assert widget.width() >= widget.sizeHint().width(), widget.text()
        if isinstance(widget, QComboBox):
            words = widget.fontMetrics().horizontalAdvance(widget.currentText())
            assert widget.width() >= words + 44, widget.currentText()


def assert_words_fit(label: QLabel) -> None:
    metrics, wanted = label.fontMetrics(), label.contentsRect()
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        longest = max(metrics.horizontalAdvance(word) for word in label.text().split())
        assert longest <= wanted.width() + 1, label.text()
        assert needed <= label.height() + 1, label.text()
    else:
        assert metrics.horizontalAdvance(label.text()) <= wanted.width() + 1, label.text()


def check_no_siblings_overlap(window: MainWindow) -> None:
    for parent in [window, *seen(window)]:
        layout = parent.layout()
        if layout is None or isinstance(layout, FanLayout):  # cards are held one on the other there
            continue
        boxes = [w for w in parent.findChildren(QWidget) if w.parentWidget() is parent and w.isVisibleTo(window)]
        boxes = [w for w in boxes if layout.indexOf(w) >= 0]
        for i, first in enumerate(boxes):
            for second in boxes[i + 1 :]:
                assert not first.geometry().intersects(second.geometry()), (first, second)


def check_names(window: MainWindow) -> None:
    for widget in seen(window):
        if isinstance(widget, QAbstractButton | QComboBox | QLineEdit | QListView) and widget.focusPolicy().value:
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget


def check(window: MainWindow) -> None:
    check_everything_fits(window)
    check_no_siblings_overlap(window)
    check_names(window)


@pytest.mark.parametrize("size", SIZES)
def test_the_first_screen(window: MainWindow, qtbot: object, size: tuple[int, int]) -> None:
    window.resize(QSize(*size))
    Hands(window, qtbot).settle()
    check(window)


@pytest.mark.parametrize("size", SIZES)
def test_the_page_for_a_new_game(window: MainWindow, qtbot: object, size: tuple[int, int]) -> None:
    window.resize(QSize(*size))
    window.show_new_game()
    Hands(window, qtbot).settle()
    check(window)


@pytest.mark.parametrize("size", SIZES)
def test_the_table(hands: Hands, size: tuple[int, int]) -> None:
    hands.window.resize(QSize(*size))
    hands.settle()
    check(hands.window)


@pytest.mark.parametrize("size", SIZES)
def test_the_table_with_a_contest(hands: Hands, size: tuple[int, int]) -> None:
    hands.window.resize(QSize(*size))
    hands.type_option("brawl")
    hands.qtbot.waitUntil(lambda: hands.contest() is not None)
    hands.settle()
    check(hands.window)


@pytest.mark.parametrize("words", ["125 %", "150 %"])
def test_larger_words_fit_a_small_screen(hands: Hands, words: str) -> None:
    hands.choose_in_menu_bar(words)
    hands.type_option("brawl")
    hands.qtbot.waitUntil(lambda: hands.contest() is not None)
    hands.settle()
    assert (hands.window.width(), hands.window.height()) == (1366, 768)
    check(hands.window)


def test_every_kind_of_panel_is_shown(hands: Hands) -> None:
    hands.type_option("brawl")
    hands.qtbot.waitUntil(lambda: hands.contest() is not None)
    page = hands.page
    below = (page.tracks, page.hands, page.shelf, page.seats.sheets[0])
    panels = [panel for holder in below for panel in holder.panels]
    assert {panel.view.kind for panel in panels} == set(KINDS)
    for panel in panels:
        assert panel.isVisible()
        assert panel.height() > 0


def test_pieces_of_an_area_lie_beside_one_another_and_beside_its_name(hands: Hands) -> None:
    table = hands.page.board.table
    items = {item for item in table.pieces.values() if item.look.livery is not None and "keeper" not in item.stack.ids}
    for item in items:
        for other in items - {item}:
            gap = ((item.x() - other.x()) ** 2 + (item.y() - other.y()) ** 2) ** 0.5
            assert gap >= (item.diameter + other.diameter) / 2
    for area, name in table.names.items():
        for item in items:
            if item.stack.top.place == area:
                nearest_x = min(max(item.x(), name.box().left()), name.box().right())
                nearest_y = min(max(item.y(), name.box().top()), name.box().bottom())
                away = ((item.x() - nearest_x) ** 2 + (item.y() - nearest_y) ** 2) ** 0.5
                assert away >= item.diameter / 2 - 1
