"""Bad documents are soaked too, and what they bring to light is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.rooms import room
from desktop_app.cli import main
from desktop_app.commands import soak_mutations
from desktop_app.kernel.dice import Stream
from desktop_app.resource_files import resource


@pytest.mark.parametrize("game", sorted(folder.name for folder in resource("packs").iterdir()))
def test_bad_documents_are_refused_or_played(game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["soak", "--game", game, "--mutations", "60", "--faults", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "60 mutations" in said
    assert "refused" in said
    assert "played" in said
    assert list(tmp_path.iterdir()) == []


def test_what_is_thrown_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = room("cthulhu_wars")

    def burn(*_: object) -> None:
        raise RuntimeError("fire")

    monkeypatch.setattr(soak_mutations, "scenario_match", burn)
    document = shipped.write_scenario(shipped.new_game(shipped.default_setup()))
    stream = Stream("test")
    faults = [soak_mutations.mutate(shipped, document, stream).fault for _ in range(40)]
    assert any("fire" in fault for fault in faults)
