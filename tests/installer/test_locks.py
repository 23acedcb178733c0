"""The lock files name exactly what is needed, and all of it."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).resolve().parents[2]
RUN_LOCK = PROJECT / "installer" / "requirements.lock"
TEST_LOCK = PROJECT / "installer" / "requirements-test.lock"
DECLARED = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TO_RUN = DECLARED["dependencies"]
TO_TEST = DECLARED["optional-dependencies"]["test"]


def locked(*locks: Path) -> dict[str, Requirement]:
    lines = [line for lock in locks for line in lock.read_text(encoding="utf-8").splitlines()]
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(requirement.name): requirement for requirement in found}


def pinned_version(requirement: Requirement) -> str:
    (specifier,) = requirement.specifier
    assert specifier.operator == "=="
    return specifier.version


def needed(declared: list[str]) -> list[Requirement]:
    """What these requirements ask for on this machine, and what that asks for in turn."""
    waiting, found = [Requirement(text) for text in declared], []
    while waiting:
        requirement = waiting.pop()
        extras = requirement.extras or {""}
        if requirement in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        found.append(requirement)
        own = [Requirement(text) for text in requires(requirement.name) or ()]
        waiting += [it for it in own if it.marker is None or any(it.marker.evaluate({"extra": e}) for e in extras)]
    return found


def unlocked(declared: list[str], pins: dict[str, Requirement]) -> list[str]:
    """What is needed but not locked, or locked in a version that does not fit."""
    return [
        str(requirement)
        for requirement in needed(declared)
        if (pin := pins.get(canonicalize_name(requirement.name))) is None
        or not requirement.specifier.contains(pinned_version(pin), prereleases=True)
    ]


@pytest.mark.parametrize(("locks", "declared"), [((RUN_LOCK,), TO_RUN), ((RUN_LOCK, TEST_LOCK), TO_RUN + TO_TEST)])
def test_all_that_is_needed_is_locked(locks, declared):
    assert unlocked(declared, locked(*locks)) == []


def test_what_is_not_locked_is_noticed():
    pins = locked(RUN_LOCK)
    del pins["typing-inspection"]
    pins["networkx"] = Requirement("networkx==2.0")
    assert {Requirement(text).name for text in unlocked(TO_RUN, pins)} == {"typing-inspection", "networkx"}


def test_running_needs_nothing_else():
    names = {canonicalize_name(requirement.name) for requirement in needed(TO_RUN)}
    assert locked(RUN_LOCK).keys() == names


def test_nothing_is_locked_twice():
    assert locked(RUN_LOCK).keys() & locked(TEST_LOCK).keys() == set()


def test_locks_name_no_place_to_fetch_from():
    for lock in (RUN_LOCK, TEST_LOCK):
        assert not re.search(r"://|--|@|/", lock.read_text(encoding="utf-8"))
