"""The rule ledger: every rule of the sources by id."""

from pathlib import Path

LEDGER = Path(__file__).parent / "ledger.tsv"


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
