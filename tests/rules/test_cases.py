"""Every case under tests/rules is a test of its own and marks the rules that it proves."""

from pathlib import Path

import pytest

from desktop_app.app.cases import Case, CaseProblem, read_cases, run_case
from desktop_app.app.rooms import room

HERE = Path(__file__).parent


def cases() -> list[object]:
    """A parameter a case; a file that can't be read is a test that fails. The folder is the game."""
    found: list[object] = []
    for path in sorted(HERE.rglob("*.toml")):
        name = path.relative_to(HERE).as_posix()
        try:
            inside = read_cases(path.read_text(encoding="utf-8"), name.split("/")[0])
        except CaseProblem as problem:
            found.append(pytest.param(f"{name}: {problem}", id=name))
        else:
            found += [pytest.param(case, id=f"{name}: {case.title}", marks=pytest.mark.rule(*case.rules))
                      for case in inside]
    return found


@pytest.mark.parametrize("case", cases())
def test_case(case: Case | str) -> None:
    if isinstance(case, str):
        pytest.fail(case, pytrace=False)
    result = run_case(room(str(case.given.get("game"))), case)
    if not result.ok:
        pytest.fail("\n".join(result.messages), pytrace=False)
