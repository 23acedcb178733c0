"""A table in lines of text, from the words of its scenario document."""

from __future__ import annotations

from typing import Any


def table_lines(data: dict[str, Any]) -> list[str]:
    """A line a field; of places and sides a line each. Nothing is said of what is empty."""
    lines = []
    for name, part in data.items():
        if isinstance(part, dict):
            lines += [f"{name}.{inner}: {_flat(value)}" for inner, value in part.items() if not _empty(value)]
        elif not _empty(part):
            lines.append(f"{name}: {_flat(part)}")
    return lines


def _flat(part: Any) -> str:
    if isinstance(part, dict):
        words = [f"({name}: {_flat(value)})" if isinstance(value, dict) else f"{name} {_flat(value)}"
                 for name, value in part.items() if not _empty(value)]
        return ", ".join(words)
    return ", ".join(map(str, part)) if isinstance(part, list) else str(part)


def _empty(part: Any) -> bool:
    """Is there nothing to tell? A number is worth telling even when it is 0."""
    if isinstance(part, dict):
        return all(_empty(value) for value in part.values())
    return part is False or part == "" or part == []
