"""PySide6's trap: a release may lose a reference to None on each call and die after some thousands of them."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject

CALLS = 1000


def references_lost(thing: object, call: Callable[[], object]) -> int:
    """How many references to a thing a thousand calls cost."""
    before = sys.getrefcount(thing)
    for _ in range(CALLS):
        call()
    return before - sys.getrefcount(thing)


def test_qt_keeps_its_references_to_none():
    qt_object = QObject()
    assert references_lost(None, lambda: qt_object.setObjectName("table")) < CALLS // 10


def test_lost_references_are_noticed():
    thing = object()
    references = [thing] * CALLS
    assert references_lost(thing, references.pop) > CALLS // 2
