"""The window's commands: menus, shortcuts and tool buttons are all made of these actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from desktop_app.gui import theme
from desktop_app.gui.editor.editor_keys import plain_keys
from desktop_app.gui.icons import icon
from desktop_app.gui.preferences.key_map import AT_TABLE, EVERYWHERE, KeyMap, bare, key_words
from desktop_app.gui.wording import Wording

Standard = QKeySequence.StandardKey
_KEYS: dict[str, tuple[QKeySequence | Standard | str, ...]] = {
    "new": (Standard.New,), "open": (Standard.Open,), "save": (Standard.Save,), "home": ("Alt+Home",),
    "quit": (Standard.Quit,), "undo": (Standard.Undo,), "redo": ("Ctrl+Shift+Z", "Ctrl+Y"), "options": ("Ctrl+K",),
    "zoom_in": (Standard.ZoomIn,), "zoom_out": (Standard.ZoomOut,), "fit": ("Ctrl+0",),
    "graph": ("G",), "foresee": ("V",), "seats": ("S",),
    "keys": (Standard.HelpContents,), "resume": (), "motion": (), "hint": ("H",),
    "pause": ("P",), "step": (".",), "skip": ("Ctrl+.",),
    "position": (), "cast": (), "finish": ("F",), "earlier": ("Alt+Left",), "later": ("Alt+Right",),
    "preferences": ("Ctrl+,",), "reset_layout": (), "menu": ("F10",), "order": ("Ctrl+D",), "orders": (), "concede": (),
    "contest": ("B",), "take_back": ("Z",),
    "luck": ("L",), "scenarios": ("Ctrl+Shift+O",), "replays": ("Ctrl+Shift+R",), "open_file": (),
    "export_replay": (), "report": (),
}  # fmt: skip
_TABLE_ONLY = (
    "order", "concede", "save", "options", "hint", "pause", "step", "skip", "finish", "earlier", "later",
    "contest", "take_back", "luck", "export_replay", "foresee", "seats",
)  # fmt: skip
_WITH_ICON = (
    "menu", "preferences", "hint", "pause", "step", "skip", "home", "undo", "redo", "save", "fit", "zoom_in",
    "zoom_out", "graph", "seats",
)  # fmt: skip
_MENUS = (
    ("app.menu.game", ("new", "open", "open_file", "save", "export_replay", "", "scenarios", "replays", "",
                       "preferences", "", "home", "quit")),
    ("app.menu.play", ("undo", "redo", "take_back", "", "options", "hint", "luck", "", "order", "orders", "concede")),
    ("app.menu.view", (
        "zoom_in", "zoom_out", "fit", "graph", "foresee", "seats", "contest", "", "themes", "sizes", "motion", "",
        "reset_layout")),
    ("app.menu.help", ("keys", "cast", "", "report")),
)
PLAIN_KEYS = (
    "space", "escape", "arrows", "enter", "typing", "tab", "zoom", "menu",
    "open_area", "lasso", "mark_area", "hold", "pan",
)  # fmt: skip


class Commands:
    """All actions by name."""

    def __init__(
        self, window: QMainWindow, wording: Wording, handlers: dict[str, Callable[[], None]], keys: KeyMap
    ) -> None:
        self._wording, self.keys = wording, keys
        self.actions: dict[str, QAction] = {}
        for name, own in _KEYS.items():
            action = QAction(wording.say(f"app.command.{name}"), window)
            keys.add(name, action, own, AT_TABLE if name in _TABLE_ONLY else EVERYWHERE)
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(lambda _=False, handle=handlers[name]: handle())
            window.addAction(action)
            self.actions[name] = action
        self.actions["pause"].setCheckable(True)
        self.actions["motion"].setCheckable(True)
        self.actions["motion"].setChecked(theme.motion())
        self.draw_icons()

    def __getitem__(self, name: str) -> QAction:
        return self.actions[name]

    def draw_icons(self) -> None:
        """Glyphs in the theme's ink."""
        for name in _WITH_ICON:
            self.actions[name].setIcon(icon(name))

    def fill_menus(self, bar: QMenu | QMenuBar, choose: Callable[[str, int], None]) -> dict[str, QMenu]:
        """All menus; by the ids of their titles. `choose` hears another theme or text size."""
        menus: dict[str, QMenu] = {}
        bar.clear()
        for title, names in _MENUS:
            menu = menus[title] = bar.addMenu(self._wording.say(title))
            for name in names:
                if not name:
                    menu.addSeparator()
                elif name == "themes":
                    words = [(theme_name, self._wording.say(f"app.theme.{theme_name}")) for theme_name in theme.THEMES]
                    now = theme.colours().name
                    self._group(menu, "app.menu.theme", words, now, lambda n: choose(n, theme.text_size()))
                elif name == "sizes":
                    sizes = [(str(size), self._wording.say("app.text_size", n=size)) for size in theme.TEXT_SIZES]
                    now = str(theme.text_size())
                    self._group(menu, "app.menu.size", sizes, now, lambda n: choose(theme.colours().name, int(n)))
                else:
                    menu.addAction(self.actions[name])
        return menus

    def key_list(self) -> list[tuple[str, str]]:
        """Every key and what it does, first those of commands, then the plain ones."""
        return [*self._command_keys(), *self.plain_keys()]

    def plain_keys(self) -> list[tuple[str, str]]:
        """The keys that stay as they are and what they do, also those of the editor."""
        say = self._wording.say
        own = [(say(f"app.key.{name}"), say(f"app.key.{name}.does")) for name in PLAIN_KEYS]
        return [*own, *self._command_keys(fixed=True), *plain_keys(self._wording)]

    def _command_keys(self, fixed: bool = False) -> list[tuple[str, str]]:
        return [
            (", ".join(key_words(key) for key in self.keys.keys(name)[:2]), bare(entry.action.text()))
            for name, entry in self.keys.entries.items()
            if self.keys.keys(name) and entry.fixed == fixed
        ]

    def enable(self, names: Iterable[str], able: bool) -> None:
        """Some commands can or can't be used now."""
        for name in names:
            self.actions[name].setEnabled(able)

    def _group(
        self, menu: QMenu, title: str, rows: list[tuple[str, str]], now: str, choose: Callable[[str], None]
    ) -> None:
        inner = menu.addMenu(self._wording.say(title))
        group = QActionGroup(inner)
        for value, words in rows:
            action = inner.addAction(words)
            action.setCheckable(True)
            action.setChecked(value == now)
            action.triggered.connect(lambda _=False, v=value: choose(v))
            group.addAction(action)
