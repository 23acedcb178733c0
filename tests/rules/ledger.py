"""The rule ledger: every rule of the sources by id."""

from pathlib import Path

LEDGER = Path(__file__).parent / "ledger.tsv"

FINISHED = ("CWB", "CWF-GC", "CWF-CC", "CWF-BG", "CWF-YS", "COM")
"""Groups whose rules are all built: each must have a test that misses it."""

LATER = {
    "CWB-HIGH-PRIEST": "High Priests",
    "CWB-LOYALTY": "Loyalty Cards",
    "CWB-IGOO": "Independent Great Old Ones",
    "CWF-CC-R-05": "Howl and the Dread Curse",
}
"""Rules of finished groups that wait for something that isn't built yet, and what that is."""


def ledger_ids(text: str | None = None) -> tuple[str, ...]:
    """The ids in the ledger's own order."""
    lines = (LEDGER.read_text(encoding="utf-8") if text is None else text).splitlines()
    return tuple(line.split("\t")[0] for line in lines[1:] if line)


def group(rule: str) -> str:
    """CWB-MOVE-01 belongs to CWB, CWF-GC-DEVOUR to CWF-GC: a faction's sheet is a group of its own."""
    parts = rule.split("-")
    return "-".join(parts[:2] if parts[0] == "CWF" else parts[:1])


def by_group(rules: tuple[str, ...]) -> dict[str, list[str]]:
    """The ids of each group, in order."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        found.setdefault(group(rule), []).append(rule)
    return found


def gaps(proved: frozenset[str]) -> tuple[str, ...]:
    """Rules of finished groups that should be proved and aren't."""
    wanted = [rule for rule in ledger_ids() if group(rule) in FINISHED and rule not in LATER]
    return tuple([rule for rule in wanted if rule not in proved])
