"""Where the data that comes with the program lies: packs, drawings, fonts, texts."""

import sys
from importlib.resources import files
from pathlib import Path


def resource(*parts: str) -> Path:
    """The path of a file or folder of resources: resource("fonts", "OFL.txt").

    The folder stands beside desktop_app in a checkout, inside it in a wheel, and where the frozen build unpacks it.
    """
    return _folder().joinpath(*parts)


def _folder() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(str(files("desktop_app")))
    in_wheel = package / "resources"
    return in_wheel if in_wheel.is_dir() else package.parent / "resources"
