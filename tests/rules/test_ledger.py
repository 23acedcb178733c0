"""The ledger's own report, and that nobody names an id that it doesn't hold."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.app.cases import Case, run_case
from desktop_app.app.rooms import room
from desktop_app.games.cthulhu_wars.factions import FACTIONS
from desktop_app.games.cthulhu_wars.procedures.gather_power import GatherPower
from tests.rules.ledger import FINISHED, LATER, gaps, group, ledger_ids
from tests.rules.ledger_plugin import report_lines
from tests.rules.sabotage import empty_cases, without, written
from tests.rules.test_cases import cases


def test_ids_stand_in_the_ledger_once() -> None:
    ids = ledger_ids()
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("proving", written(), ids=lambda each: each.__qualname__)
def test_what_the_rules_prove_stands_in_the_ledger(proving: type) -> None:
    known = set(ledger_ids())
    assert [rule for rule in getattr(proving, "proves", ()) if rule not in known] == []


def test_what_the_cases_prove_stands_in_the_ledger() -> None:
    known = set(ledger_ids())
    named = [(parameter.id, rule) for parameter in cases() for mark in parameter.marks for rule in mark.args]
    assert [each for each in named if each[1] not in known] == []


@pytest.mark.parametrize(("rule", "name"), [("CWB-MOVE-01", "CWB"), ("CWF-GC-DEVOUR", "CWF-GC"), ("CWR-003", "CWR")])
def test_groups(rule: str, name: str) -> None:
    assert group(rule) == name


def test_the_report_counts_and_lists() -> None:
    found = report_lines(("CWB-A-1", "CWB-A-2", "CWR-1"), ["CWB-A-2"], ["CWB-A-2", "CWB-B-1"])
    assert found == ["CWB: 1 of 2 proved", "    missing CWB-A-1", "CWR: 0 of 1 proved", "    missing CWR-1",
                     "not in the ledger: CWB-B-1"]


def test_what_waits_for_something_is_a_rule_of_a_finished_group() -> None:
    assert [rule for rule in LATER if group(rule) not in FINISHED or rule not in ledger_ids()] == []


def test_a_gap_in_a_finished_group_is_found() -> None:
    known = frozenset(ledger_ids())
    assert gaps(known) == ()
    assert gaps(known - {"CWB-MOVE-01", "CWB-IGOO", "SON-A01"}) == ("CWB-MOVE-01",)


def run_tests(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """One passing test that proves nothing, under the ledger's report."""
    (folder / "pytest.ini").write_text("[pytest]\ntestpaths = .\nmarkers = rule(*ids)\n", encoding="utf-8")
    (folder / "test_one.py").write_text("def test_one(): pass\n", encoding="utf-8")
    command = (sys.executable, "-m", "pytest", "-p", "tests.rules.ledger_plugin", "--ledger", *arguments)
    variables = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    return subprocess.run(command, cwd=folder, env=variables, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("arguments", [(), ("-n", "1")])
def test_a_gap_fails_a_run_of_all_tests(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    result = run_tests(tmp_path, *arguments)
    assert result.returncode == 1
    assert "1 failed, 1 passed" in result.stdout.splitlines()[-1]
    assert "CWB-MOVE-01" in result.stdout


def test_a_gap_is_only_told_when_some_tests_were_chosen(tmp_path: Path) -> None:
    result = run_tests(tmp_path, "test_one.py")
    assert result.returncode == 0
    assert "missing CWB-BATTLE-01" in result.stdout


def test_a_rule_that_is_taken_out_is_missed() -> None:
    name, victim = next((name, faction.rules[-1]) for name, faction in FACTIONS.items() if faction.rules)
    with without(victim):
        assert victim not in FACTIONS[name].rules
    assert FACTIONS[name].rules[-1] is victim


def test_a_procedure_that_is_taken_out_does_nothing() -> None:
    document = {"game": "cthulhu_wars", "phase": "gather_power",
                "factions": {"black_goat": {"power": 3}}}
    case = Case.model_validate({"title": "Power is gathered", "given": document,
                                "then": {"factions": {"black_goat": {"power": 8}}}})
    with without(GatherPower):
        assert not run_case(room("cthulhu_wars"), case).ok
    assert run_case(room("cthulhu_wars"), case).ok


def test_a_case_that_proves_nothing_is_found() -> None:
    rule = next(rule for each in written() for rule in getattr(each, "proves", ()))
    given = {"game": "cthulhu_wars"}
    empty = Case.model_validate({"title": "Nothing", "rules": [rule], "given": given, "then": {"round": 1}})
    failing = Case.model_validate({"title": "Wrong", "rules": [rule], "given": given, "then": {"round": 2}})
    assert (rule, "Nothing") in empty_cases([empty, failing])
    assert (rule, "Wrong") not in empty_cases([empty, failing])
