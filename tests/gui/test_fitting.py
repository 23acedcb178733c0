"""The eyes that look for layout faults see each kind of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui.buttons import SegmentBar
from desktop_app.gui.sentence_list import Sentence, SentenceList
from tests.gui.fitting import faults
from tests.gui.stretched import stretched, stretched_wording


@pytest.fixture
def sheet(look: None, qtbot: QtBot) -> QWidget:
    """A widget of 300 by 100 pixels with two buttons far from one another."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(300, 100)
    for number, x in enumerate((10, 200)):
        button = QPushButton(f"button {number}", made)
        button.setGeometry(x, 10, 80, 30)
    made.show()
    return made


def kinds(sheet: QWidget) -> list[str]:
    return [fault.split(":")[0] for fault in faults(sheet)]


def test_nothing_is_wrong(sheet: QWidget) -> None:
    assert faults(sheet) == []


def test_outside(sheet: QWidget) -> None:
    sheet.resize(270, 100)
    assert kinds(sheet) == ["outside the window"]


def test_outside_what_holds_it(sheet: QWidget) -> None:
    flat = QFrame(sheet)
    flat.setGeometry(10, 60, 90, 3)
    inner = QFrame(flat)
    inner.setGeometry(0, 0, 90, 20)
    flat.show()
    assert kinds(sheet) == ["outside what holds it"]


@pytest.mark.parametrize("wraps", [False, True])
def test_words_that_are_cut_off(sheet: QWidget, wraps: bool) -> None:
    label = QLabel("a sentence of incomprehensibilities", sheet)
    label.setWordWrap(wraps)
    label.setGeometry(10, 60, 90, 16)
    label.show()
    assert kinds(sheet) == ["cut off"]


def test_a_button_too_small_for_its_words(sheet: QWidget) -> None:
    sheet.findChildren(QPushButton)[0].setText("far too many words for this")
    assert kinds(sheet) == ["cut off"]


def test_too_near_to_be_pressed_apart(sheet: QWidget) -> None:
    first, second = sheet.findChildren(QPushButton)
    second.move(first.geometry().right() + 1 + 7, 10)
    assert kinds(sheet) == ["nearer than 8 pixels"]
    second.move(first.geometry().right() + 1 + 8, 10)
    assert faults(sheet) == []


def test_parts_of_one_control_may_touch(sheet: QWidget) -> None:
    bar = SegmentBar("which", [(1, "one"), (2, "two")], 1)
    bar.setParent(sheet)
    bar.move(10, 60)
    bar.show()
    assert faults(sheet) == []


def test_what_lies_under_something_else_is_not_too_near(sheet: QWidget) -> None:
    first, second = sheet.findChildren(QPushButton)
    second.move(first.geometry().right() + 1, 10)
    cover = QFrame(sheet)
    cover.setGeometry(second.geometry())
    cover.show()
    assert faults(sheet) == []


def test_a_row_whose_words_are_wider_than_the_list(sheet: QWidget) -> None:
    rows = SentenceList(marks_current=True)
    rows.setAccessibleName("rows")
    rows.setParent(sheet)
    rows.setGeometry(10, 50, 100, 40)
    rows.sentences.show_rows([Sentence("short words")])
    rows.show()
    assert faults(sheet) == []
    rows.sentences.show_rows([Sentence("incomprehensibilities")])
    assert kinds(sheet) == ["cut off"]


def test_a_list_that_hides_its_end_and_can_not_be_scrolled(sheet: QWidget) -> None:
    rows = SentenceList(marks_current=True)
    rows.setAccessibleName("rows")
    rows.setParent(sheet)
    rows.setGeometry(10, 50, 100, 40)
    rows.sentences.show_rows([Sentence("one"), Sentence("two"), Sentence("three")])
    rows.show()
    assert faults(sheet) == []
    rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    assert kinds(sheet) == ["cut off"]


def test_one_on_the_other(sheet: QWidget) -> None:
    row = QHBoxLayout(sheet)
    labels = [QLabel("a"), QLabel("b")]
    for label in labels:
        row.addWidget(label)
        label.show()
    row.activate()
    assert faults(sheet) == []
    labels[1].setGeometry(labels[0].geometry())
    assert kinds(sheet) == ["one on the other"]


def test_without_a_name(sheet: QWidget) -> None:
    sheet.findChildren(QPushButton)[0].setText("")
    assert kinds(sheet) == ["no name"]


def test_words_that_are_a_third_longer() -> None:
    assert stretched("Start {who}, now.") == "Startåé {who}, nowå."
    assert stretched({"one": "{n} die", "other": "{n} dice"}) == {"one": "{n} dieå", "other": "{n} diceåé"}
    wording = stretched_wording(("cthulhu_wars",))
    assert wording.say("app.cancel") == "Cancelåé"
    assert wording.of("cthulhu_wars").name("cthulhu_wars") == "Cthulhuåéî Warsåé"
