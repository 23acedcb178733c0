"""Every page, panel and dialogue of the window is looked at by a test in all looks: a new one can't be forgotten."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from types import ModuleType

from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QFrame, QLabel, QWidget

import desktop_app.gui
from desktop_app.gui.fixed_page import FixedPage
from tests.gui.editor import test_editor_fits
from tests.gui.looks import test_every_screen, test_every_table

TESTS: tuple[ModuleType, ...] = (test_every_screen, test_every_table, test_editor_fits)
ENDINGS = ("Page", "Group", "Dialog", "Panel", "Card", "Bar", "Strip", "Column")
"""How parts of the window are called that are looked at as a whole, whatever they are made of."""


def is_screen(made: type) -> bool:
    """A page, panel or dialogue rather than a small part of one."""
    if not issubclass(made, QWidget) or made.__name__.startswith("_"):
        return False
    framed = issubclass(made, QFrame) and not issubclass(made, QLabel | QAbstractScrollArea)
    return framed or issubclass(made, QDialog | FixedPage) or made.__name__.endswith(ENDINGS)


def screens() -> set[type]:
    """All of them in the program."""
    found: set[type] = set()
    for each in pkgutil.walk_packages(desktop_app.gui.__path__, "desktop_app.gui."):
        module = importlib.import_module(each.name)
        found |= {made for _, made in inspect.getmembers(module, inspect.isclass) if made.__module__ == each.name
                  and is_screen(made)}  # fmt: skip
    return found


def looked_at() -> set[type]:
    """Those that some test says it looks at, with what they are kinds of."""
    found: set[type] = set()
    for module in TESTS:
        for _, test in inspect.getmembers(module, inspect.isfunction):
            classes, of_games = getattr(test, "shows", ((), {}))
            for each in (*classes, *[one for game in of_games.values() for one in game]):
                found |= set(each.__mro__)
    return found


def test_every_screen_is_looked_at() -> None:
    assert sorted(each.__name__ for each in screens() - looked_at()) == []
