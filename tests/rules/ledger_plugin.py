"""`pytest --ledger` says how many rules of the ledger have a passing test, and which have none.

With `--sabotage` each rule that says what it proves is taken out of the rulebook, and the cases that name its ids are
played again: one that still passes proves nothing and is listed as EMPTY.

When all tests are run, a rule of a finished group that nothing proves is a failure.
"""

from collections.abc import Iterable
from textwrap import wrap

import pytest

from tests.rules.ledger import by_group, gaps, ledger_ids

PROPERTY = "proves_rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rule ledger")
    group.addoption("--ledger", action="store_true", help="list the rules that no passing test proves")
    group.addoption("--sabotage", action="store_true", help="with --ledger: find cases that pass without their rule")


def pytest_configure(config: pytest.Config) -> None:
    is_worker = hasattr(config, "workerinput")  # of pytest-xdist: it tells its results to the process that reports
    if config.getoption("--ledger") and not is_worker:
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
        self.empty: list[tuple[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            rules = [value for name, value in report.user_properties if name == PROPERTY]
            self.named.update(rules)
            if report.passed:
                self.proved.update(rules)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return
        if self.sabotage:
            from tests.rules.sabotage import all_cases, empty_cases

            self.empty = empty_cases(all_cases())
            self.proved.difference_update([rule for rule, _ in self.empty])
        missing = gaps(frozenset(self.proved))
        if missing and _runs_all(session.config):
            session.config.hook.pytest_runtest_logreport(report=_failure(missing))
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.sabotage:
            terminalreporter.section("cases that pass without their rule")
            for rule, title in self.empty:
                terminalreporter.line(f"EMPTY {rule}: {title}")
        terminalreporter.section("rule ledger")
        for line in report_lines(ledger_ids(), self.proved, self.named):
            terminalreporter.line(line)


def _runs_all(config: pytest.Config) -> bool:
    """Has nobody chosen some of the tests?"""
    chosen = config.getoption("keyword") or config.getoption("markexpr") or config.getoption("lf", False)
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not chosen


def _failure(missing: tuple[str, ...]) -> pytest.TestReport:
    """Counted like a test, so that the closing line tells of it."""
    told = "No test misses these rules of finished groups:\n" + "\n".join(missing)
    return pytest.TestReport("rule ledger", ("tests/rules/ledger.tsv", None, "rule ledger"), {}, "failed", told, "call")


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
