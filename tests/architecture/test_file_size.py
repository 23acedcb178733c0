"""A file is short enough to be read in one go, and its name says what it is about."""

import pytest

from tests.architecture.sources import name, python_files, text

LIMIT = 400
EMPTY_NAMES = {"util", "utils", "helper", "helpers", "common", "misc", "manager", "managers"}


def faults(path: str, source: str) -> list[str]:
    """What is wrong with a file's length or with a part of its path."""
    lines = len(source.splitlines())
    long = [f"{path} has {lines} lines"] if lines >= LIMIT else []
    parts = path.removesuffix(".py").split("/")
    return long + [f"{path}: {part} says nothing" for part in parts if part in EMPTY_NAMES]


def test_files_are_short():
    files = python_files("desktop_app", "installer")
    assert files
    assert [fault for file in files for fault in faults(name(file), text(file))] == []


def test_names_of_tests_say_something():
    assert [fault for file in python_files("tests") for fault in faults(name(file), "")] == []


@pytest.mark.parametrize(
    ("path", "source", "number"),
    [("a/b.py", "x\n" * 400, 1), ("a/b.py", "x\n" * 399, 0), ("a/utils.py", "", 1), ("common/misc.py", "", 2)],
)
def test_a_fault_is_found(path, source, number):
    assert len(faults(path, source)) == number
