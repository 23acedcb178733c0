"""The import contracts of pyproject.toml hold, also for somebody who runs only pytest."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.architecture.sources import PROJECT

SKELETON = ("kernel", "games", "games/here", "games/there", "bots", "app", "gui")
BAD = {
    "kernel/state.py": "import random\nimport pydantic\n",
    "kernel/save.py": "import pydantic\n",
    "games/here/room.py": "from desktop_app.games.there import room\n",
    "games/there/room.py": "",
    "bots/greedy.py": "from desktop_app.gui import window\n",
    "gui/window.py": "import PySide6\n",
    "resource_files.py": "",
}


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    code = "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo', '--no-cache'])"
    variables = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        (sys.executable, "-c", code), cwd=folder, env=variables, capture_output=True, text=True, check=False
    )


def package(folder: Path, modules: dict[str, str]) -> Path:
    """A small package under the project's own contracts."""
    shutil.copy(PROJECT / "pyproject.toml", folder)
    for part in ("", *SKELETON):
        (folder / "desktop_app" / part).mkdir(parents=True, exist_ok=True)
        (folder / "desktop_app" / part / "__init__.py").touch()
    for module, source in modules.items():
        (folder / "desktop_app" / module).write_text(source, encoding="utf-8")
    return folder


def test_contracts_are_kept():
    result = lint_imports(PROJECT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_each_contract_can_be_broken(tmp_path):
    result = lint_imports(package(tmp_path, BAD))
    assert result.returncode == 1
    verdicts = re.findall(r"^(.+) (KEPT|BROKEN)", result.stdout, re.MULTILINE)
    assert len(verdicts) == 5
    assert [title for title, verdict in verdicts if verdict == "KEPT"] == []
    assert "desktop_app.kernel.state -> pydantic" in result.stdout
    assert "desktop_app.kernel.save -> pydantic" not in result.stdout
