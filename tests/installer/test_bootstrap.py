"""The two commands: what they ask of a machine, what they say when they don't get it, and what they skip."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

BOOTSTRAP = Path(__file__).resolve().parents[2] / "installer" / "bootstrap.py"


@pytest.fixture
def bootstrap() -> ModuleType:
    """A fresh copy of installer/bootstrap.py, which is a script and in no package."""
    specification = importlib.util.spec_from_file_location("bootstrap_under_test", BOOTSTRAP)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture
def machine(bootstrap, monkeypatch):
    """A machine that lacks what it is told to lack and writes down what it is asked to run."""

    class Machine:
        def __init__(self) -> None:
            self.commands: list[list[str]] = []

        def lacks(self, *libraries: str, venv: bool = False, root: bool = False, apt: bool = True) -> None:
            monkeypatch.setattr(bootstrap, "can_load", lambda library: library not in libraries)
            answers = iter([not venv, True])
            monkeypatch.setattr(bootstrap, "has_venv", lambda: next(answers))
            monkeypatch.setattr(bootstrap, "is_root", lambda: root)
            monkeypatch.setattr(bootstrap, "apt_knows", lambda package: False)
            monkeypatch.setattr(bootstrap, "apt_get", lambda command: self.commands.append(list(command)))
            monkeypatch.setattr(bootstrap.shutil, "which", lambda name: "/usr/bin/apt-get" if apt else None)

    return Machine()


def started(*arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, str(BOOTSTRAP), *arguments)
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", [(), ("walk",), ("--run",), ("",)])
def test_wrong_arguments(arguments, tmp_path):
    result = started(*arguments, folder=tmp_path)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("usage: python3 installer/bootstrap.py run")
    assert list(tmp_path.iterdir()) == []


def test_help_is_no_fault():
    result = started("--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("usage:")


def test_an_old_python_is_refused(bootstrap):
    bootstrap.check_python((3, 11))
    with pytest.raises(bootstrap.Trouble, match=r"needs Python 3\.11 or newer; .* is 3\.9"):
        bootstrap.check_python((3, 9))


@pytest.mark.parametrize(
    ("command", "platform", "variables", "number"),
    [
        ("run", "linux", {"DISPLAY": ":0"}, 16),
        ("run", "linux", {"WAYLAND_DISPLAY": "wayland-0"}, 16),
        ("run", "linux", {}, 7),
        ("test", "linux", {"DISPLAY": ":0"}, 7),
        ("run", "win32", {}, 0),
        ("test", "darwin", {}, 0),
    ],
)
def test_libraries_needed(bootstrap, command, platform, variables, number):
    assert len(bootstrap.needed_libraries(command, platform, variables)) == number


def test_a_complete_machine_is_left_alone(bootstrap, machine):
    machine.lacks(root=True)
    bootstrap.prepare_system(bootstrap.OFFSCREEN_LIBRARIES)
    assert machine.commands == []


def test_without_root_one_message_names_the_command(bootstrap, machine):
    machine.lacks("libEGL.so.1", "libxcb-cursor.so.0", venv=True)
    with pytest.raises(bootstrap.Trouble) as trouble:
        bootstrap.prepare_system(bootstrap.OFFSCREEN_LIBRARIES + bootstrap.WINDOW_LIBRARIES)
    assert str(trouble.value).splitlines()[1].strip() == (
        "sudo apt-get update && sudo apt-get install -y --no-install-recommends python3-venv libegl1 libxcb-cursor0"
    )
    assert machine.commands == []


def test_without_apt_the_libraries_are_named(bootstrap, machine):
    machine.lacks("libGL.so.1", venv=True, root=True, apt=False)
    with pytest.raises(bootstrap.Trouble, match=r"Missing here: Python's venv and ensurepip, libGL\.so\.1\."):
        bootstrap.prepare_system(bootstrap.OFFSCREEN_LIBRARIES)


def test_root_installs_only_what_is_missing(bootstrap, machine):
    machine.lacks("libX11.so.6", venv=True, root=True)
    bootstrap.prepare_system(bootstrap.OFFSCREEN_LIBRARIES)
    assert machine.commands == [
        ["apt-get", "update"],
        ["apt-get", "install", "-y", "--no-install-recommends", "python3-venv", "libx11-6"],
    ]


def test_a_python_that_apt_cannot_mend_is_named(bootstrap, machine, monkeypatch):
    machine.lacks(venv=True, root=True)
    monkeypatch.setattr(bootstrap, "has_venv", lambda: False)
    with pytest.raises(bootstrap.Trouble, match="has no venv and ensurepip"):
        bootstrap.prepare_system(())


@pytest.mark.parametrize(
    ("known", "chosen"),
    [
        ({"libglib2.0-0"}, "libglib2.0-0"),
        ({"libglib2.0-0t64"}, "libglib2.0-0t64"),
        ({"libglib2.0-0t64", "libglib2.0-0"}, "libglib2.0-0t64"),
        (set(), "libglib2.0-0"),
    ],
)
def test_choice_of_package_names(bootstrap, known, chosen):
    (names,) = [names for library, names in bootstrap.OFFSCREEN_LIBRARIES if "glib" in library]
    assert bootstrap.choose(names, known.__contains__) == chosen


def test_trouble_ends_with_status_2_and_its_text(bootstrap, machine, capfd):
    machine.lacks(*(library for library, _ in bootstrap.OFFSCREEN_LIBRARIES))
    assert bootstrap.main(["test"]) == 2
    output = capfd.readouterr()
    assert output.out == ""
    assert "sudo apt-get install" in output.err


@pytest.fixture
def project(bootstrap, tmp_path, monkeypatch) -> Path:
    """A project with a space in its path, two lock files and a pip that only writes down what it is given."""
    project = tmp_path / "a house"
    project.mkdir()
    monkeypatch.setattr(bootstrap, "PROJECT", project)
    monkeypatch.setattr(bootstrap, "ENVIRONMENT", project / ".venv")
    for lock in ("RUN_LOCK", "TEST_LOCK"):
        monkeypatch.setattr(bootstrap, lock, project / f"{lock}.lock")
        (project / f"{lock}.lock").write_text("one==1\n", encoding="utf-8")
    return project


@pytest.fixture
def installed(bootstrap, project, monkeypatch) -> list[str]:
    """The names of the lock files that were installed, in order; the environment itself is sound."""
    names: list[str] = []
    (project / ".venv").mkdir()
    monkeypatch.setattr(bootstrap, "is_sound", lambda python, version: True)
    monkeypatch.setattr(bootstrap, "install_locked", lambda python, lock: names.append(lock.name))
    return names


def test_what_was_installed_is_not_installed_again(bootstrap, installed):
    bootstrap.prepare_environment([bootstrap.RUN_LOCK])
    bootstrap.prepare_environment([bootstrap.RUN_LOCK])
    assert installed == ["RUN_LOCK.lock"]
    bootstrap.prepare_environment([bootstrap.RUN_LOCK, bootstrap.TEST_LOCK])
    assert installed == ["RUN_LOCK.lock", "TEST_LOCK.lock"]


def test_a_changed_lock_is_installed(bootstrap, installed):
    bootstrap.prepare_environment([bootstrap.RUN_LOCK])
    bootstrap.RUN_LOCK.write_text("one==2\n", encoding="utf-8")
    bootstrap.prepare_environment([bootstrap.RUN_LOCK])
    assert installed == ["RUN_LOCK.lock"] * 2


def test_a_failed_installation_leaves_no_stamp(bootstrap, installed, monkeypatch):
    def fail(python, lock):
        raise bootstrap.Trouble("offline")

    monkeypatch.setattr(bootstrap, "install_locked", fail)
    with pytest.raises(bootstrap.Trouble):
        bootstrap.prepare_environment([bootstrap.RUN_LOCK])
    assert not list(bootstrap.ENVIRONMENT.glob("*.installed"))


def test_the_stamp_knows_the_python(bootstrap, project):
    stamp = project / "stamp"
    stamp.write_bytes(bootstrap.fingerprint(bootstrap.RUN_LOCK, (3, 11)))
    assert bootstrap.is_current(stamp, bootstrap.RUN_LOCK, (3, 11))
    assert not bootstrap.is_current(stamp, bootstrap.RUN_LOCK, (3, 12))
    assert not bootstrap.is_current(project / "none", bootstrap.RUN_LOCK, (3, 11))


def test_soundness_of_an_interpreter(bootstrap, tmp_path):
    assert bootstrap.is_sound(Path(sys.executable), sys.version_info[:2])
    assert not bootstrap.is_sound(Path(sys.executable), (3, 10))
    assert not bootstrap.is_sound(tmp_path / "bin" / "python", sys.version_info[:2])
    dangling = tmp_path / "python"
    dangling.symlink_to(tmp_path / "gone")
    assert not bootstrap.is_sound(dangling, sys.version_info[:2])


@pytest.mark.parametrize(("system", "python"), [("posix", "bin/python"), ("nt", "Scripts/python.exe")])
def test_where_the_interpreter_lies(bootstrap, system, python):
    assert bootstrap.environment_python(Path("e"), system) == Path("e") / python


def test_a_broken_environment_is_made_anew(bootstrap, project, monkeypatch):
    broken = project / ".venv" / "bin" / "python"
    broken.parent.mkdir(parents=True)
    broken.symlink_to(project / "gone")
    (project / ".venv" / "RUN_LOCK.lock.installed").write_bytes(bootstrap.fingerprint(bootstrap.RUN_LOCK, (3, 11)))
    installed = []
    monkeypatch.setattr(bootstrap, "install_locked", lambda python, lock: installed.append(lock.name))
    bootstrap.prepare_environment([bootstrap.RUN_LOCK])
    python = bootstrap.environment_python(project / ".venv", os.name)
    assert bootstrap.is_sound(python, sys.version_info[:2])
    assert installed == ["RUN_LOCK.lock"]


def fake_checks(bootstrap, monkeypatch, *, static: int, pytest_status: int) -> None:
    """Replaces the checks by ones that only say their name and end with a status."""

    def ending(word: str, status: int) -> tuple[str, str]:
        return "-c", f"import os, sys; print({word!r}, os.environ.get('QT_QPA_PLATFORM')); sys.exit({status})"

    monkeypatch.setattr(bootstrap, "STATIC_CHECKS", (("style", ending("a", 0)), ("types", ending("b", static))))
    monkeypatch.setattr(bootstrap, "TESTS", ending("closing line", pytest_status))
    monkeypatch.setattr(bootstrap, "environment_python", lambda environment, system: Path(sys.executable))


@pytest.mark.parametrize(
    ("static", "pytest_status", "status"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (0, 5, 5), (3, 1, 1)]
)
def test_every_failure_counts_and_the_tests_speak_last(
    bootstrap, project, monkeypatch, capfd, static, pytest_status, status
):
    fake_checks(bootstrap, monkeypatch, static=static, pytest_status=pytest_status)
    assert bootstrap.run_checks([]) == status
    lines = capfd.readouterr().out.splitlines()
    assert lines[-1] == "closing line offscreen"
    assert [line for line in lines if line.startswith("===")] == ["=== style ===", "=== types ===", "=== pytest ==="]
    assert ("FAILED before the tests: types" in "\n".join(lines[:-1])) == bool(static)


@pytest.mark.parametrize(
    ("arguments", "heard"), [([], ["--ledger", "--sabotage"]), (["tests/kernel"], ["tests/kernel"])]
)
def test_the_ledger_is_looked_at_when_all_tests_are_run(bootstrap, monkeypatch, capfd, arguments, heard):
    fake_checks(bootstrap, monkeypatch, static=0, pytest_status=0)
    monkeypatch.setattr(bootstrap, "TESTS", ("-c", "import sys; print(sys.argv[1:])"))
    assert bootstrap.run_checks(arguments) == 0
    assert capfd.readouterr().out.splitlines()[-1] == str(heard)


def test_the_program_gets_its_arguments_in_the_users_folder(bootstrap, project, tmp_path):
    package = project / "desktop_app"
    package.mkdir()
    (package / "__main__.py").write_text("import os, sys\nprint(sys.argv[1:], os.getcwd())\nsys.exit(3)\n", "utf-8")
    (tmp_path / "desktop_app").mkdir()
    (tmp_path / "desktop_app" / "__main__.py").write_text("print('not ours')", "utf-8")
    code = (
        f"import importlib.util, pathlib, sys; s = importlib.util.spec_from_file_location('b', {str(BOOTSTRAP)!r});"
        "b = importlib.util.module_from_spec(s); s.loader.exec_module(b);"
        f"b.PROJECT = pathlib.Path({str(project)!r});"
        "b.environment_python = lambda environment, system: pathlib.Path(sys.executable);"
        "sys.exit(b.run_program(['--seed', 'two words']))"
    )
    result = subprocess.run((sys.executable, "-c", code), cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (3, "")
    assert result.stdout.strip() == f"['--seed', 'two words'] {tmp_path}"
