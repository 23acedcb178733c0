"""Takes rules out of the rulebook, one at a time, and finds the cases that don't miss them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop_app.app.cases import Case, read_cases, run_case
from desktop_app.app.rooms import room
from desktop_app.games.call_of_madness import rules as call_of_madness
from desktop_app.games.cthulhu_wars import rules
from desktop_app.games.cthulhu_wars.factions import FACTIONS
from desktop_app.games.cthulhu_wars.variants import VARIANTS
from desktop_app.kernel import crank
from desktop_app.kernel.frames import Procedure

HERE = Path(__file__).parent


def written() -> tuple[type, ...]:
    """Every rule, requirement, metric and procedure of the games."""
    found: list[type] = [*rules.COMMON, *rules.PROCEDURES]
    found += [*call_of_madness.COMMON, *call_of_madness.METRICS, *call_of_madness.PROCEDURES]
    for variant in VARIANTS.values():
        found += variant.rules
    for faction in FACTIONS.values():
        found += [*faction.rules, *faction.requirements, *faction.procedures]
    return tuple(dict.fromkeys(found))


@contextmanager
def without(victim: type) -> Iterator[None]:
    """The game as it is without this rule. A procedure stays and does nothing."""
    common, factions, variants = rules.COMMON, dict(FACTIONS), dict(VARIANTS)
    steps = getattr(victim, "STEPS", ())
    second = call_of_madness.COMMON
    rules.COMMON = tuple(each for each in common if each is not victim)
    call_of_madness.COMMON = tuple(each for each in second if each is not victim)
    for name, variant in variants.items():
        VARIANTS[name] = variant._replace(rules=tuple(each for each in variant.rules if each is not victim))
    for name, faction in factions.items():
        FACTIONS[name] = faction._replace(
            rules=tuple(each for each in faction.rules if each is not victim),
            requirements=tuple(each for each in faction.requirements if each is not victim))
    if issubclass(victim, Procedure):
        victim.STEPS = ()
        crank._PROGRAMS.pop(victim, None)
    try:
        yield
    finally:
        rules.COMMON = common
        call_of_madness.COMMON = second
        FACTIONS.update(factions)
        VARIANTS.update(variants)
        if issubclass(victim, Procedure):
            victim.STEPS = steps
            crank._PROGRAMS.pop(victim, None)


def all_cases() -> list[Case]:
    """Every case under this folder."""
    return [case for path in sorted(HERE.rglob("*.toml"))
            for case in read_cases(path.read_text(encoding="utf-8"), path.relative_to(HERE).parts[0])]


def empty_cases(cases: list[Case]) -> list[tuple[str, str]]:
    """(rule, title of a case that names it and misses none of those that carry it out)"""
    missed: dict[tuple[str, str], bool] = {}
    for victim in [each for each in written() if getattr(each, "proves", ())]:
        with without(victim):
            for rule in victim.proves:
                for case in [each for each in cases if rule in each.rules]:
                    named = (rule, case.title)
                    missed[named] = missed.get(named, False) or not _passes(case)
    return [named for named, was_missed in missed.items() if not was_missed]


def _passes(case: Case) -> bool:
    try:
        return run_case(room(case.given["game"]), case).ok
    except Exception:  # whatever breaks without the rule, the case has noticed
        return False
