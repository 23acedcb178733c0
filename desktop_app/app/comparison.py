"""A partial document against what lies on a table."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, NamedTuple

ORDERED = "order"
"""The one list in which it matters what stands first; every other list is a collection."""


class Difference(NamedTuple):
    """A place where something else lies than is expected. `expected` is None where nothing was, `found` where nothing
    of that name is."""

    place: str
    expected: Any
    found: Any

    def __str__(self) -> str:
        if self.found is None:
            return f"{self.place}: expected {self.expected!r}, there is no such thing"
        expected = "nothing" if self.expected is None else repr(self.expected)
        return f"{self.place}: expected {expected}, found {self.found!r}"


def differences(expected: dict[str, Any], found: dict[str, Any], holdings: tuple[str, ...]) -> list[Difference]:
    """What is expected and not so. What isn't named is not looked at, save in a holding.

    `holdings`: patterns of the places that hold pieces ("areas.*"): there is nothing there but what is named.
    A name stands for all that begins with it: "ash" for "ash.kid.2".
    """
    return _in_mapping(expected, found, "", holdings)


def _in_mapping(expected: dict[str, Any], found: dict[str, Any], place: str,
                holdings: tuple[str, ...]) -> list[Difference]:
    whole = any(fnmatchcase(place, pattern) for pattern in holdings)
    failed: list[Difference] = []
    for name, part in expected.items():
        here = f"{place}.{name}".removeprefix(".")
        if name in found:
            failed += _differs(part, found[name], here, holdings)
        elif part or not whole:
            failed.append(Difference(here, part, None))
    if whole:
        failed += [Difference(f"{place}.{name}", None, part) for name, part in found.items()
                   if name not in expected and part and not isinstance(part, (str, bool))]
    return failed


def _differs(expected: Any, found: Any, place: str, holdings: tuple[str, ...]) -> list[Difference]:
    if isinstance(expected, dict) and isinstance(found, dict):
        return _in_mapping(expected, found, place, holdings)
    if isinstance(expected, list) and isinstance(found, list):
        same = _in_order(expected, place) == _in_order(found, place)
    elif isinstance(expected, str) and isinstance(found, str):
        same = found == expected or found.startswith(f"{expected}.")
    else:
        same = type(expected) is type(found) and expected == found
    return [] if same else [Difference(place, expected, found)]


def _in_order(values: list[Any], place: str) -> list[Any]:
    return values if place.rpartition(".")[2] == ORDERED else sorted(values, key=str)
