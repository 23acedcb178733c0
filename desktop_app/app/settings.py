"""What the program remembers from one start to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.files import problem_of, write_whole

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


def settings_folder() -> Path:
    """Where the user's settings belong on this system."""
    return platformdirs.user_config_path("mythos-table", appauthor=False)


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


def _put_aside(path: Path) -> None:
    try:
        path.replace(path.with_name(BROKEN))
    except OSError:
        return  # it stays where it is; the defaults are used all the same
