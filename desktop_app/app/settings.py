"""What the program remembers from one start to the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.files import LibraryProblem, problem_of, write_whole
from desktop_app.app.standing_orders import Order

FILE = "settings.json"
BROKEN = "settings.broken.json"


class Window(BaseModel):
    """Where the window was, in the screen's own coordinates. It may lie where no screen is any more."""

    x: int
    y: int
    width: Annotated[int, Field(gt=0)]
    height: Annotated[int, Field(gt=0)]
    maximized: bool = False


class LastSetup(BaseModel):
    """What the last new game was made of."""

    game: str
    map: str
    seats: list[str]
    controllers: dict[str, str]
    options: dict[str, str] = {}


class Settings(BaseModel):
    """All of it. A field that an earlier or later program wrote is left out, not refused."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    last_setup: LastSetup | None = None
    window: Window | None = None
    layout: str = ""  # the docks' places, as the window writes them
    theme: Literal["dark", "light", "contrast"] = "dark"
    text_scale: Annotated[int, Field(ge=100, le=300)] = 100
    language: str = "en"
    motion: bool = True
    film_speed: Annotated[float, Field(ge=0, le=16)] = 1.0  # of the bots' turns; 0: at once
    confirm_undo: bool = True  # going back over dice or secrets is asked once
    confirm_results: bool = True  # the last result of a contest's step is only laid until it is confirmed
    confirm_end: bool = True  # an answer that ends the game is asked about once
    confirm_leave: bool = False  # leaving a running game is asked about; nothing is lost either way
    since_last_turn: bool = True  # the card with what happened since the person's last turn
    previews: bool = True  # what an option would bring, beside the pointer
    forecasts: bool = True  # what is coming if nothing changes, on the boards
    hints: bool = True  # a bot's advice can be asked for
    bots_reasons: bool = True  # why a bot did what it did, below the lines of the log
    thinking_time: Annotated[int, Field(ge=1, le=60)] = 5  # seconds that a bot may think about an answer
    curtain: bool = True  # between two persons at one screen
    standing_orders: list[Order] = []  # those for always
    keys: dict[str, list[str]] = {}  # of commands that have other keys than the program gave them


def settings_folder() -> Path:
    """Where the user's settings belong on this system."""
    return platformdirs.user_config_path("mythos-table", appauthor=False)


class SettingsKeeper:
    """The settings in use. Each change is told to `listeners` and kept for the next start.

    `kept_aside`: where a damaged file was put when they were read, if it was.
    """

    def __init__(self, now: Settings | None = None, write: Callable[[Settings], None] | None = None) -> None:
        self.now = now if now is not None else Settings()
        self.listeners: list[Callable[[], None]] = []
        self.kept_aside: Path | None = None
        self._write = write

    def change(self, **values: Any) -> None:
        """Other values for some settings. Raises ValueError when one is out of reach; nothing has changed then."""
        self.now = Settings.model_validate({**self.now.model_dump(), **values})
        try:
            if self._write is not None:
                self._write(self.now)
        except LibraryProblem:
            pass  # a taste that can't be remembered is no reason to stop
        for listener in tuple(self.listeners):
            listener()


def kept_settings(folder: Path | None = None) -> SettingsKeeper:
    """The settings as they were left, or the defaults; kept in this folder, by default the user's own."""
    place = folder or settings_folder()
    was_there = _is_there(place / FILE)
    keeper = SettingsKeeper(read_settings(place), lambda settings: write_settings(settings, place))
    if was_there and not _is_there(place / FILE):
        keeper.kept_aside = place / BROKEN
    return keeper


def read_settings(folder: Path | None = None) -> Settings:
    """The settings, or the defaults. A file that can't be read is kept aside as settings.broken.json."""
    path = (folder or settings_folder()) / FILE
    try:
        return Settings.model_validate_json(path.read_bytes())
    except ValidationError:
        _put_aside(path)
    except OSError:
        pass  # there is none yet, or none that we may read
    return Settings()


def write_settings(settings: Settings, folder: Path | None = None) -> None:
    """Remember the settings. Raises LibraryProblem."""
    path = (folder or settings_folder()) / FILE
    try:
        write_whole(path, settings.model_dump_json(indent=2).encode())
    except OSError as fault:
        raise problem_of(fault, path) from fault


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _put_aside(path: Path) -> None:
    try:
        path.replace(path.with_name(BROKEN))
    except OSError:
        return  # it stays where it is; the defaults are used all the same
