"""A partial document against what lies on a table."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

ORDERED = "order"
"""The one list in which it matters what stands first; every other list is a collection."""


def differences(expected: dict[str, Any], found: dict[str, Any], holdings: tuple[str, ...]) -> list[str]:
    """What is expected and not so, a line each. What isn't named is not looked at, save in a holding.

    `holdings`: patterns of the places that hold pieces ("areas.*"): there is nothing there but what is named.
    A name stands for all that begins with it: "ash" for "ash.kid.2".
    """
    return _in_mapping(expected, found, "", holdings)


def _in_mapping(expected: dict[str, Any], found: dict[str, Any], place: str, holdings: tuple[str, ...]) -> list[str]:
    whole = any(fnmatchcase(place, pattern) for pattern in holdings)
    failed: list[str] = []
    for name, part in expected.items():
        here = f"{place}.{name}".removeprefix(".")
        if name in found:
            failed += _differs(part, found[name], here, holdings)
        elif part or not whole:
            failed.append(f"{here}: expected {part!r}, there is no such thing")
    if whole:
        failed += [f"{place}.{name}: expected nothing, found {part!r}" for name, part in found.items()
                   if name not in expected and part and not isinstance(part, (str, bool))]
    return failed


def _differs(expected: Any, found: Any, place: str, holdings: tuple[str, ...]) -> list[str]:
    if isinstance(expected, dict) and isinstance(found, dict):
        return _in_mapping(expected, found, place, holdings)
    if isinstance(expected, list) and isinstance(found, list):
        same = _in_order(expected, place) == _in_order(found, place)
    elif isinstance(expected, str) and isinstance(found, str):
        same = found == expected or found.startswith(f"{expected}.")
    else:
        same = type(expected) is type(found) and expected == found
    return [] if same else [f"{place}: expected {expected!r}, found {found!r}"]


def _in_order(values: list[Any], place: str) -> list[Any]:
    return values if place.rpartition(".")[2] == ORDERED else sorted(values, key=str)
