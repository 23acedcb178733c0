"""The same seed gives the same game in every process, whatever order its sets have."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
from desktop_app.app.match_text import text_of
from desktop_app.kernel.state import fingerprint
import tests.app.in_other_process
from tests.app.games import meadow_match, play_bots
match = meadow_match(seed=21, seats=3, cedar="any_option")
play_bots(match)
match.game_id = "the same"
import hashlib
print(fingerprint(match.state), hashlib.sha256(text_of(match).encode()).hexdigest())
"""


def test_a_game_and_its_save_are_the_same_in_every_process():
    said = []
    for hash_seed in ("0", "1", "12345"):
        variables = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", PROGRAM], env=variables, cwd=Path(__file__).parents[2],
                             capture_output=True, text=True, check=True)
        said.append(run.stdout)
    assert len(said[0].split()) == 2
    assert said == [said[0]] * 3
