"""In kernel and games no order ever comes from a set; what is iterated is a tuple in declared order."""

import ast

import pytest

from tests.architecture.set_iteration import set_iterations
from tests.architecture.sources import name, python_files, tree


def test_nothing_is_done_in_a_sets_order():
    files = python_files("desktop_app/kernel", "desktop_app/games")
    assert files
    assert [f"{name(file)}:{line}" for file in files for line in set_iterations(tree(file))] == []


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "for x in set(things): pass",
        "for x in frozenset(things) - {1}: pass",
        "y = [x for x in {f(z) for z in zs}]",
        "y = {x: 1 for x in {1, 2}}",
        "y = tuple(x for x in set(z))",
        "y = list({1, 2})",
        "y = tuple(set(z).union(w))",
        "y = [*{1, 2}]",
        "y = next(iter({1, 2}))",
        "y = ', '.join({'a', 'b'})",
        "y = set(z).pop()",
        "KINDS = frozenset(('a', 'b'))\ndef f():\n    return tuple(KINDS)",
        "def f(z):\n    seen = set()\n    seen.add(z)\n    for x in seen: pass",
        "def f(z: frozenset[str]):\n    return [x for x in z]",
        "class Rule:\n    def f(self, zs):\n        found = {z for z in zs}\n        yield from found",
        "def f(z):\n    if (found := set(z)):\n        return list(found)",
        "y = sorted([list(x) for x in zs], key=lambda z: list({1, 2}))",
    ],
)
def test_a_sets_order_is_noticed(source):
    assert set_iterations(ast.parse(source)) == [source.count("\n") + 1]


@pytest.mark.parametrize(
    "source",
    [
        "for x in sorted({1, 2}): pass",
        "y = sorted(x for x in set(z))",
        "y = any(x for x in {1, 2})",
        "y = {x + 1 for x in {1, 2}}",
        "y = x in {1, 2}",
        "y = len(set(z))",
        "def f(z):\n    found = set(z)\n    found = sorted(found)\n    return list(found)",
        "KINDS = {'a'}\ndef f(KINDS):\n    return list(KINDS)",
        "for x in (1, 2): pass",
        "def f():\n    kinds = set()\ndef g(kinds):\n    return list(kinds)",
    ],
)
def test_other_iteration_is_let_pass(source):
    assert set_iterations(ast.parse(source)) == []
