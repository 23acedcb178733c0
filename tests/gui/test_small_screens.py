"""No dialogue and no page is larger than the screen, whatever the system's scale; each button can be reached."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCREEN = {"name": "small", "x": 0, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96,
          "dpr": 1}  # fmt: skip


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2", "3"])
def test_every_dialogue_and_page_fits_a_small_screen(tmp_path: Path, scale: str) -> None:
    """Fault R10: a dialogue taller than the screen hides its buttons (1366x768 at 100 to 300 %). Each scale needs a
    process of its own, which takes its second or two."""
    screens, faults = tmp_path / "screens.json", tmp_path / "faults.txt"
    screens.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screens}", "QT_SCALE_FACTOR": scale}
    ran = subprocess.run([sys.executable, "-m", "tests.gui.on_a_small_screen", str(faults)], cwd=ROOT, env=environment,
                         capture_output=True, text=True, timeout=120, check=False)  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    width, height = map(int, ran.stdout.split()[0].split("x"))
    assert (abs(width - 1366 / float(scale)) <= 1, abs(height - 768 / float(scale)) <= 1) == (True, True)
    assert faults.read_text(encoding="utf-8") == ""
