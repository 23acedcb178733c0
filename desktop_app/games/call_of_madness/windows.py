"""The moments at which rules are asked. No card that is known needs any beside its verbs."""

from __future__ import annotations

from fnmatch import fnmatchcase

from desktop_app.kernel.rulebook import Rule, moments

WINDOWS = (
    "forbids_*",  # a veto on any verb (table, ask, option)
    "decides_*",  # who answers a question (table, ask)
)


def check_moments(rules: tuple[Rule, ...]) -> None:
    """Raises LookupError when a rule wants to be heard at a moment that doesn't exist."""
    for rule in rules:
        for moment in moments(type(rule)):
            if not any(fnmatchcase(moment, window) for window in WINDOWS):
                raise LookupError(f"{type(rule).__name__}.{moment}: there is no such moment")
