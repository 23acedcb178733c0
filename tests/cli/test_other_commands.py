"""`games`, `schema`, `soak`, `shot`, and the program without a display."""

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop_app.app.match import HUMAN, Match
from desktop_app.commands import shot, soak, soak_checks
from desktop_app.commands.soak_checks import Fault
from desktop_app.gui import shots
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.new_game.new_game_page import NewGamePage
from tests.cli.saying import is_refused, say, say_elsewhere

COMMANDS = ("games", "play", "replay", "case", "check", "shot", "arena", "soak", "trial", "bench", "schema")
PNG = b"\x89PNG\r\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    heard = say(capsys, "--help")
    assert heard.code == 0
    assert all(command in heard.out for command in COMMANDS)
    for command in COMMANDS:
        assert say(capsys, command, "--help").code == 0


@pytest.mark.parametrize("words", [("dance",), ("--colour",), ("games", "--colour"), ("schema",), ("schema", "song"),
                                   ("soak", "--games", "0"), ("soak", "--mutations", "-1"), ("soak", "--kills", "-1"),
                                   ("soak", "--gui", "--kills", "1"),
                                   ("soak", "--faults", __file__), ("soak", "--faults", f"{__file__}/folder"),
                                   ("soak", "--game", "chess"),
                                   ("arena",), ("arena", "--bots", "deep_blue"),
                                   ("arena", "--bots", "random", "--games", "0"),
                                   ("arena", "--bots", "random", "--workers", "0"),
                                   ("arena", "--bots", "random,random,random", "--seats", "2"),
                                   ("arena", "--bots", "random", "--seats", "99"),
                                   ("arena", "--bots", "random", "--map", "mars"),
                                   ("shot",), ("shot", "--out", "a.png", "--size", "large"),
                                   ("shot", "--out", "a.png", "--scale", "9"),
                                   ("shot", "--out", "a.png", "--text", "99"),
                                   ("shot", "--out", "a.png", "--theme", "pink"),
                                   ("shot", "--out", "/", "--screen", "home")])
def test_bad_arguments(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    heard = say(capsys, *words)
    assert (heard.code, heard.out) == (2, "")
    assert heard.error.count("\n") == 1


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(say(capsys, "games", "--json").out)
    game = next(each for each in data["games"] if each["id"] == "cthulhu_wars")
    assert "yellow_sign" in game["sides"]
    assert {each["id"] for each in game["maps"]} == {"earth_33", "earth_35", "earth_53", "earth_55"}
    assert "map earth_35, 4 seats" in say(capsys, "games").out


@pytest.mark.parametrize("kind", ["scenario", "map", "pack", "save"])
def test_schemas(capsys: pytest.CaptureFixture[str], kind: str) -> None:
    found = json.loads(say(capsys, "schema", kind).out)
    assert "properties" in json.dumps(found)
    assert ("general" in found) == (kind == "pack")


def test_ctrl_c_is_no_fault(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(match: Match) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(soak, "play", stopped)
    assert say(capsys, "soak") == (130, "", "")


def test_any_name_can_be_printed_on_any_terminal(tmp_path: Path) -> None:
    file = tmp_path / "Großer \N{OCTOPUS}.toml"
    file.write_text("title = 'one'\ngiven = {game = 'cthulhu_wars'}\nthen = {round = 1}\n", encoding="utf-8")
    heard = say_elsewhere("check", str(file), PYTHONIOENCODING="ascii")
    assert (heard.code, heard.error) == (0, "")
    assert "\\U0001f419.toml: a good case file" in heard.out


def test_soak_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    heard = say(capsys, "soak", "--games", 2)
    assert heard.code == 0
    assert heard.out.splitlines()[-1].startswith("soak: 2 games, ")
    assert heard.out.splitlines()[-1].endswith(" answers, 0 faults")


def test_soak_keeps_the_journal_of_a_fault(capsys: pytest.CaptureFixture[str], tmp_path: Path,
                                           monkeypatch: pytest.MonkeyPatch) -> None:
    def look(match: Match, stream: object) -> None:
        if match.timeline.nodes[match.position].depth == 9:
            raise Fault("the ninth answer is cursed")

    monkeypatch.setattr(soak, "look", look)
    heard = say(capsys, "soak", "--games", 1, "--faults", tmp_path)
    assert heard.code == 1
    assert heard.out.splitlines()[-1] == "soak: 1 games, 9 answers, 1 faults"
    journal = next(tmp_path.glob("*.mythos"))
    assert "cursed" in journal.with_suffix(".txt").read_text(encoding="utf-8")
    assert json.loads(say(capsys, "replay", journal, "--json").out)["answers"] == 9


@pytest.mark.parametrize("fault", [KeyError("a rule's mistake"), RuntimeError("10000 steps")])
def test_soak_takes_whatever_a_rule_throws(capsys: pytest.CaptureFixture[str], tmp_path: Path,
                                           monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    def answer_once(match: Match) -> None:
        raise fault

    monkeypatch.setattr(soak, "answer_once", answer_once)
    assert say(capsys, "soak", "--games", 1, "--faults", tmp_path).code == 1
    assert str(fault) in next(tmp_path.glob("*.txt")).read_text(encoding="utf-8")


def test_soak_looks_at_what_may_never_be(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _match()
    soak_checks.look_at_whole(match)
    table = match.timeline.state
    table.power[match.setup.seats[0]] = -1  # type: ignore[attr-defined]  # a table of this room has Power
    with pytest.raises(Fault, match="debt"):
        soak_checks.look(match, _stream())


def _match() -> Match:
    from desktop_app.app.match import new_match
    from desktop_app.app.rooms import room

    wars = room("cthulhu_wars")
    setup = wars.default_setup()
    return new_match(wars, setup, dict.fromkeys(setup.seats, "random"), 0)


def _stream() -> "soak.Stream":
    return soak.Stream("test")


def test_shots(tmp_path: Path) -> None:
    heard = say_elsewhere("shot", "--out", str(tmp_path / "new" / "home.png"), "--screen", "home", "--size", "640x480")
    assert heard == (0, f"{tmp_path / 'new' / 'home.png'}\n", "")
    assert (tmp_path / "new" / "home.png").read_bytes().startswith(PNG)


def test_every_screen_can_be_shot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pictures = set()
    for screen in shot.SCREENS:
        path = tmp_path / f"{screen}.png"
        say(capsys, "shot", "--out", path, "--screen", screen, "--size", "640x480", "--bots", "greedy", "--answers", 12)
        pictures.add(path.read_bytes())
    assert len(pictures) == len(shot.SCREENS) >= 6


def test_the_page_of_a_new_game_shows_what_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[tuple[str, int, int]] = []

    def look(window: MainWindow, scale: float) -> QImage:
        page = window.centralWidget()
        assert isinstance(page, NewGamePage)
        shown.append((page.chosen_room().id, len(page.choice.seats), page.choice.players.count(HUMAN)))
        return QImage(1, 1, QImage.Format.Format_RGB32)

    monkeypatch.setattr(shots, "picture", look)
    say(capsys, "shot", "--out", tmp_path / "a.png", "--screen", "new", "--game", "call_of_madness", "--seats", 3)
    assert shown == [("call_of_madness", 3, 1)]


def test_a_battle_is_waited_for_and_whoever_is_asked_is_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                                 capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[Match] = []
    monkeypatch.setattr(shots, "render", lambda screen, match, *rest: shown.append(match))
    say(capsys, "shot", "--out", tmp_path / "a.png", "--screen", "contest", "--bots", "greedy", "--seed", 3)
    match = shown[0]
    assert match.is_human(match.decider())
    assert match.view("").contest is not None


@pytest.mark.skipif("sys.platform != 'linux'", reason="elsewhere there is always a display")
def test_without_a_display_a_demonstration_is_left(tmp_path: Path) -> None:
    heard = say_elsewhere(XDG_DATA_HOME=str(tmp_path), DISPLAY=":987")
    folder = tmp_path / "mythos-table" / "demonstration"
    assert heard.code == 0
    assert str(folder) in heard.out
    assert heard.error == ""
    assert len([path for path in folder.glob("*.png") if path.read_bytes().startswith(PNG)]) >= 2
    assert len((folder / "log.txt").read_text(encoding="utf-8").splitlines()) > 50


@pytest.mark.parametrize(("there", "missing"), [((), "xdotool"), (("xdotool",), "Xvfb")])
def test_a_trial_says_what_it_lacks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
                                    there: tuple[str, ...], missing: str) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("shutil.which", lambda name: name if name in there else None)
    heard = say(capsys, "trial")
    assert is_refused(heard)
    assert missing in heard.error


def test_bad_words_to_the_program_itself() -> None:
    assert is_refused(say_elsewhere("dance"))
