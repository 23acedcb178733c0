"""What a reason must not be: a check that any sentence can be put to."""

from __future__ import annotations

import re
from typing import NamedTuple

BARE = re.compile(r"(^|[:;,(] *)\d+($|[.;:,)])")
SPACE = re.compile(r"\b[abc]\d\b")
"""Spaces of a board bear such names on the board itself."""

ODD = re.compile(r"[_#\u2039\u203a{}]|[a-z]\d|\d[a-z]")
FIRST = re.compile(r"\b(I|me|my|mine|we|our)\b")
ADVISED = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
TWICE = re.compile(r"\b(\w+) \1\b", re.IGNORECASE)


class Said(NamedTuple):
    """A reason in words. `kind`: of which question and option; `about`: the piece and the place that it must name;
    `log`: the lines above it; `to_bot`: whose thought it is, not an advice."""

    kind: str
    words: str
    about: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    to_bot: bool = True


def faults(said: Said) -> list[str]:
    """What is wrong with a reason, in words; nothing if it is right."""
    words = said.words
    if not words:
        return ["no reason"]
    found = [f"bare number {part.group()!r}" for part in BARE.finditer(words)]
    found += [f"an id at {part.group()!r}" for part in ODD.finditer(SPACE.sub("", words))]
    found += [f"{part.group()!r} doubled" for part in TWICE.finditer(words)]
    found += [f"{word} is not named" for word in said.about if word not in words]
    found += [f"repeats {line!r}" for line in said.log if line.rstrip(".") in words]
    if not words.endswith("."):
        found.append("no full stop")
    if words.count("..") or ".;" in words:
        found.append("a full stop too many")
    if FIRST.search(words):
        found.append("first person")
    if said.to_bot and ADVISED.search(words):
        found.append("speaks to a bot")
    return found


def told(found: list[Said]) -> list[str]:
    """The faults of many reasons, each with its kind."""
    return sorted({f"{said.kind}: {fault}: {said.words}" for said in found for fault in faults(said)})
