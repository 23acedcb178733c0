"""A faction is named in its own folder only; every other place that names one is reviewed here."""

import re
from pathlib import PurePosixPath

import pytest

from tests.architecture.sources import PROJECT, name, python_files, text

FACTIONS = (
    "great_cthulhu",
    "crawling_chaos",
    "black_goat",
    "yellow_sign",
    "sleeper",
    "windwalker",
    "opener_of_the_way",
    "tcho_tcho",
    "ancients",
    "daemon_sultan",
    "bubastis",
)
HOME = "desktop_app/games/cthulhu_wars/factions"

# File and faction -> why this file must name it.
REVIEWED: dict[tuple[str, str], str] = {
    (f"{HOME}/__init__.py", faction): "the list of the factions, in the order of their sheets"
    for faction in ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign", "sleeper")
}


def factions_named(path: str, source: str) -> list[str]:
    """The factions that a file names though it is not theirs."""
    return [
        faction
        for faction in FACTIONS
        if not PurePosixPath(path).is_relative_to(f"{HOME}/{faction}")
        and re.search(rf"(?<![a-zA-Z0-9]){faction}(?![a-zA-Z0-9])", source)
    ]


def named_elsewhere() -> set[tuple[str, str]]:
    files = python_files("desktop_app")
    return {(name(file), faction) for file in files for faction in factions_named(name(file), text(file))}


def test_factions_are_named_only_where_reviewed():
    assert sorted(named_elsewhere() - REVIEWED.keys()) == []


def test_every_review_is_still_needed_and_gives_a_reason():
    assert sorted(REVIEWED.keys() - named_elsewhere()) == []
    assert all(reason.strip() for reason in REVIEWED.values())


def test_every_faction_folder_is_watched():
    folders = {folder.name for folder in (PROJECT / HOME).glob("*/") if (folder / "__init__.py").is_file()}
    assert folders <= set(FACTIONS)


@pytest.mark.parametrize(
    ("path", "source", "found"),
    [
        ("desktop_app/kernel/state.py", "if seat == 'yellow_sign':", ["yellow_sign"]),
        (f"{HOME}/black_goat/avatar.py", "from ..crawling_chaos import madness", ["crawling_chaos"]),
        (f"{HOME}/black_goat/avatar.py", "owner = 'black_goat'", []),
        ("desktop_app/games/cthulhu_wars/table.py", "return key == 'recruit_sleeper'", ["sleeper"]),
        ("desktop_app/games/cthulhu_wars/table.py", "sleepers = yellow_signs", []),
    ],
)
def test_a_named_faction_is_found(path, source, found):
    assert factions_named(path, source) == found
