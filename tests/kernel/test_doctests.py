"""The examples in the kernel's own words are true."""

import doctest
import importlib
import pkgutil

import pytest

import desktop_app.kernel

MODULES = [module.name for module in pkgutil.iter_modules(desktop_app.kernel.__path__, "desktop_app.kernel.")]
WITH_EXAMPLES = ("desktop_app.kernel.questions", "desktop_app.kernel.journal")


@pytest.mark.parametrize("module", MODULES)
def test_examples_are_true(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.failed == 0
    assert result.attempted > 0 or module not in WITH_EXAMPLES
