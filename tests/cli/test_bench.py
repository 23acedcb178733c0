"""`bench`: our own figures, what is said of rivals, and what is refused. Nothing here needs a network or a compiler."""

import ast
import json
import sys
from pathlib import Path

import pytest

from desktop_app.commands import bench as command
from desktop_app.commands import compiled, frames, rivals
from desktop_app.commands.figures import ANY_OPTION, VERB_FIRST, medians
from desktop_app.resource_files import resource
from tests.architecture.sources import imported_modules, python_files, text
from tests.cli.saying import say

OWN = {"decisions_a_second_any_option", "decisions_a_second_verb_first", "copy_early_us", "copy_late_us",
       "replay_800_answers_ms", "cut_roll_outs_a_second", "greedy_game_s", "main_question_options",
       "main_question_us"}


def test_our_own_figures(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(say(capsys, "bench", "--games", 1, "--rounds", 1, "--json").out)
    assert set(figures) == OWN
    assert all(value > 0 for value in figures.values())
    assert 45 <= figures["main_question_options"] <= 55


def test_the_window_s_figures_stand_beside_their_limits(capsys: pytest.CaptureFixture[str],
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "SEEDS", 1)
    monkeypatch.setattr(frames, "THOUGHTS", 3)
    monkeypatch.setattr(frames, "LIMIT", 80)
    figures = json.loads(say(capsys, "bench", "--gui", "--rounds", 1, "--json").out)
    assert set(frames.LIMITS) < set(figures)
    assert all(value > 0 for value in figures.values())
    assert frames.beside_limits({"drag_paint_ms": 7.25, "answers_of_the_save": 1200.0}) == [
        "drag paint ms: 7.2 (at most 16)", "answers of the save: 1,200.0"]


def test_a_figure_is_the_median_of_its_rounds() -> None:
    assert medians([{"a": 1.0, "b": 9.0}, {"a": 100.0, "b": 7.0}, {"a": 3.0, "b": 8.0}]) == {"a": 3.0, "b": 8.0}


def test_rivals_stand_beside_ours(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(rivals, "environment", lambda folder, names: folder / "python")

    def measured(python: Path, name: str) -> dict[str, float]:
        asked.append(name)
        return {"decisions_a_second": 100.0, "ticks_a_second": 400.0}

    monkeypatch.setattr(rivals, "measured", measured)
    words = ("bench", "--games", 1, "--rounds", 2, "--against", "catanatron,python-chess", "--json")
    figures = json.loads(say(capsys, *words).out)
    assert asked == ["catanatron", "python-chess"] * 2
    assert figures["python_chess_ticks_a_second"] == 400.0
    for kind in (ANY_OPTION, VERB_FIRST):
        assert figures[f"{kind}_to_catanatron"] == pytest.approx(figures[kind] / 100, rel=0.5)


def test_the_compiled_kernel_stands_beside_the_plain_one(capsys: pytest.CaptureFixture[str],
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "build", lambda folder: None)
    monkeypatch.setattr(compiled, "measured", lambda folder, words: {ANY_OPTION: 1e9, VERB_FIRST: 1e9})
    figures = json.loads(say(capsys, "bench", "--games", 1, "--rounds", 1, "--compiled", "--json").out)
    assert set(figures) - OWN == {f"{kind}_compiled_kernel_ratio" for kind in (ANY_OPTION, VERB_FIRST)}
    assert figures[f"{ANY_OPTION}_compiled_kernel_ratio"] > 1_000


def test_the_copy_that_is_compiled_is_marked_where_games_derive() -> None:
    kernel = Path(command.__file__).parents[1] / "kernel"
    for name, bases in compiled.BASES.items():
        source = (kernel / name).read_text(encoding="utf-8")
        assert source.count(compiled.FUTURE) == 1
        assert all(f"\n{base}" in source for base in bases)
    assert all((kernel / name).is_file() for name in compiled.PLAIN)


@pytest.mark.parametrize("words", [("--games", 0), ("--rounds", 0), ("--against", "deep_blue")])
def test_what_is_refused(capsys: pytest.CaptureFixture[str], words: tuple[object, ...]) -> None:
    heard = say(capsys, "bench", *words)
    assert (heard.code, heard.out) == (2, "")


def test_without_a_compiler_s_parts_one_is_told(capsys: pytest.CaptureFixture[str],
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "NEEDED", ("mypyc", "no_such_package"))
    heard = say(capsys, "bench", "--games", 1, "--rounds", 1, "--compiled")
    assert heard.code == 2
    assert "no_such_package" in heard.error


def test_a_rival_that_fails_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(rivals.RIVALS, "broken", rivals.Rival("broken", "no_such_script.py", 1))
    with pytest.raises(rivals.Refused, match=r"broken can.t be measured: .*no_such_script"):
        rivals.measured(Path(sys.executable), "broken")


def test_rivals_are_never_imported() -> None:
    """Their licences are their own: only the scripts that run in their environment name them."""
    packages = {rival.package for rival in rivals.RIVALS.values()}
    files = [*python_files("desktop_app", "tests", "installer")]
    found = [str(file) for file in files for _, module in imported_modules(ast.parse(text(file)))
             if module.split(".")[0] in packages]
    assert found == []
    assert all(resource("bench", rival.script).is_file() for rival in rivals.RIVALS.values())
