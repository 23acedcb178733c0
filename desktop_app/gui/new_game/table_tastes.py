"""What concerns the table and no rule of the game: it holds from now on, for this game and those to come."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.settings import SettingsKeeper
from desktop_app.gui import theme
from desktop_app.gui.buttons import SegmentBar
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.parts import Words
from desktop_app.gui.past.film import AT_ONCE
from desktop_app.gui.preferences.choosers import Switch
from desktop_app.gui.wording import Wording

TASTES = ("bots_reasons", "hints", "previews", "since_last_turn", "confirm_undo")
"""Settings that can be turned here, the most telling first: the last have no room beside many rules options."""

PACES = (1.0, 2.0, 4.0, AT_ONCE)
"""Speeds of the bots that stand side by side; one that was chosen elsewhere comes before them."""


class TasteRow(QWidget):
    """A setting: its name, a sentence, and a switch."""

    def __init__(self, setting: str, settings: SettingsKeeper, words: Wording) -> None:
        super().__init__()
        self._setting, self._settings = setting, settings
        name = words.say(f"app.new.taste.{setting}")
        self.switch = Switch(name, getattr(settings.now, setting))
        self.switch.clicked.connect(lambda on: settings.change(**{setting: on}))
        said = QVBoxLayout()
        said.setSpacing(theme.scaled(2))
        said.addWidget(Words(name, "body_b"))
        said.addWidget(Words(words.say(f"app.new.taste.{setting}.note"), "small", "quiet"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.scaled(8))
        row.addLayout(said, 1)
        row.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_settings(self) -> None:
        """The setting may have been turned elsewhere."""
        self.switch.setChecked(getattr(self._settings.now, self._setting))


class PaceRow(QFrame):
    """How fast the answers of bots follow one another."""

    def __init__(self, settings: SettingsKeeper, words: Wording) -> None:
        super().__init__()
        self._settings = settings
        now, name = settings.now.film_speed, words.say("app.preference.film_speed")
        speeds = PACES if now in PACES else (now, *PACES)
        items = [(each, words.say("app.speed", n=f"{each:g}") if each else words.say("app.speed.at_once"))
                 for each in speeds]  # fmt: skip
        self.pace = SegmentBar(name, items, now)
        self.pace.chosen.connect(lambda speed: settings.change(film_speed=speed))
        row = FlowLayout(self, gap=theme.scaled(8))
        title = Words(name, "body_b", wraps=False)
        title.setMinimumHeight(self.pace.sizeHint().height())
        row.addWidget(title)
        row.addWidget(self.pace)

    def show_settings(self) -> None:
        """The speed may have been chosen elsewhere; for one that has no place here none is marked."""
        now, group = self._settings.now.film_speed, self.pace.parts[0].group()
        group.setExclusive(False)
        for part in self.pace.parts:
            part.setChecked(part.value == now)
        group.setExclusive(True)
