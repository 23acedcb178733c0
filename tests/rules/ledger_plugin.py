"""`pytest --ledger` says how many rules of the ledger have a passing test, and which have none.

With `--sabotage` each rule that says what it proves is taken out of the rulebook, and the cases that name its ids are
played again: one that still passes proves nothing and is listed as EMPTY.
"""

from collections.abc import Iterable
from textwrap import wrap

import pytest

from tests.rules.ledger import by_group, ledger_ids

PROPERTY = "proves_rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rule ledger")
    group.addoption("--ledger", action="store_true", help="list the rules that no passing test proves")
    group.addoption("--sabotage", action="store_true", help="with --ledger: find cases that pass without their rule")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--ledger"):
        config.pluginmanager.register(LedgerReport(config.getoption("--sabotage")), "rule-ledger-report")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a test proves travels with its report, also from another process."""
    for item in items:
        for mark in item.iter_markers("rule"):
            item.user_properties += [(PROPERTY, rule) for rule in mark.args]


class LedgerReport:
    """Collects what the passing tests prove and prints it last."""

    def __init__(self, sabotage: bool) -> None:
        self.sabotage = sabotage
        self.proved: set[str] = set()
        self.named: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            rules = [value for name, value in report.user_properties if name == PROPERTY]
            self.named.update(rules)
            if report.passed:
                self.proved.update(rules)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.sabotage:
            from tests.rules.sabotage import all_cases, empty_cases

            terminalreporter.section("cases that pass without their rule")
            for rule, title in empty_cases(all_cases()):
                terminalreporter.line(f"EMPTY {rule}: {title}")
                self.proved.discard(rule)
        terminalreporter.section("rule ledger")
        for line in report_lines(ledger_ids(), self.proved, self.named):
            terminalreporter.line(line)


def report_lines(rules: tuple[str, ...], proved: Iterable[str], named: Iterable[str]) -> list[str]:
    """A line a group with its count, then the ids that are missing, then ids that the ledger doesn't know."""
    proved = frozenset(proved)
    lines = []
    for group, ids in by_group(rules).items():
        missing = [rule for rule in ids if rule not in proved]
        lines.append(f"{group}: {len(ids) - len(missing)} of {len(ids)} proved")
        lines += wrap(" ".join(missing), 110, initial_indent="    missing ", subsequent_indent="    ",
                      break_on_hyphens=False)
    unknown = sorted(set(named) - set(rules))
    return [*lines, *[f"not in the ledger: {rule}" for rule in unknown]]
