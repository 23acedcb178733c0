"""Makes the program's own Python environment and starts the program, or its checks, in it.

Only the standard library is used, so that a bare Python is enough: Debian's comes without pip and venv.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # an old Python must come as far as check_python
    Library = tuple[str, tuple[str, ...]]

USAGE = """\
usage: python3 installer/bootstrap.py run [arguments of mythos-table]
       python3 installer/bootstrap.py test [arguments of pytest]

run   makes .venv if needed and starts Mythos Table
test  makes .venv if needed and runs ruff, mypy, lint-imports and pytest"""

OLDEST_PYTHON = (3, 11)
PROJECT = Path(__file__).resolve().parent.parent
ENVIRONMENT = PROJECT / ".venv"
RUN_LOCK = PROJECT / "installer" / "requirements.lock"
TEST_LOCK = PROJECT / "installer" / "requirements-test.lock"

# A library that Qt loads, and the names under which Debian and Ubuntu may carry it, the preferred one first.
# Ubuntu 24.04 renamed the first one; that was read in its package list, Ubuntu itself was not tried.
OFFSCREEN_LIBRARIES: tuple[Library, ...] = (
    ("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0")),
    ("libGL.so.1", ("libgl1",)),
    ("libEGL.so.1", ("libegl1",)),
    ("libX11.so.6", ("libx11-6",)),
    ("libxkbcommon.so.0", ("libxkbcommon0",)),
    ("libfontconfig.so.1", ("libfontconfig1",)),
    ("libdbus-1.so.3", ("libdbus-1-3",)),
)
WINDOW_LIBRARIES: tuple[Library, ...] = (
    ("libxkbcommon-x11.so.0", ("libxkbcommon-x11-0",)),
    ("libxcb-cursor.so.0", ("libxcb-cursor0",)),
    ("libxcb-icccm.so.4", ("libxcb-icccm4",)),
    ("libxcb-keysyms.so.1", ("libxcb-keysyms1",)),
    ("libxcb-image.so.0", ("libxcb-image0",)),
    ("libxcb-render-util.so.0", ("libxcb-render-util0",)),
    ("libxcb-xkb.so.1", ("libxcb-xkb1",)),
    ("libxcb-randr.so.0", ("libxcb-randr0",)),
    ("libxcb-shape.so.0", ("libxcb-shape0",)),
)
VENV_PACKAGE = ("python3-venv",)

# lint-imports is called from its module: a script in .venv names its folder in its first line, and folders get moved.
STATIC_CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ruff check", ("-m", "ruff", "check", ".")),
    ("mypy", ("-m", "mypy")),
    ("lint-imports", ("-c", "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo'])")),
)
TESTS = ("-m", "pytest", "-n", "2", "--dist", "worksteal")
LEDGER = ("--ledger", "--sabotage")


class Trouble(Exception):
    """What keeps us from starting; its text tells a person what to do."""


def main(arguments: Sequence[str]) -> int:
    """Carries out one of the two commands; gives back the exit status."""
    if not arguments or arguments[0] not in ("run", "test"):
        asked_for_help = bool(arguments) and arguments[0] in ("-h", "--help")
        print(USAGE, file=sys.stdout if asked_for_help else sys.stderr)
        return 0 if asked_for_help else 2
    command, rest = arguments[0], arguments[1:]
    try:
        check_python(sys.version_info[:2])
        prepare_system(needed_libraries(command, sys.platform, os.environ))
        prepare_environment((RUN_LOCK,) if command == "run" else (RUN_LOCK, TEST_LOCK))
        return run_program(rest) if command == "run" else run_checks(rest)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def say(text: str) -> None:
    print(text, flush=True)  # at once: what we start writes to the same place


def check_python(version: tuple[int, int]) -> None:
    """Refuses a Python that is too old."""
    if version < OLDEST_PYTHON:
        raise Trouble(
            f"Mythos Table needs Python {dotted(OLDEST_PYTHON)} or newer; {sys.executable} is {dotted(version)}.\n"
            "Start this file with a newer Python."
        )


def dotted(version: Iterable[int]) -> str:
    return ".".join(str(part) for part in version)


# --- What the system must bring -----------------------------------------------------------------------------------


def needed_libraries(command: str, platform: str, variables: Mapping[str, str]) -> tuple[Library, ...]:
    """The system libraries that Qt will load; on Windows and macOS it brings all that it needs."""
    if not platform.startswith("linux"):
        return ()
    display = variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY")
    if command == "run" and display:
        return OFFSCREEN_LIBRARIES + WINDOW_LIBRARIES
    return OFFSCREEN_LIBRARIES


def prepare_system(libraries: Sequence[Library]) -> None:
    """Sees to it that venv and the libraries are there; as root it installs what is missing."""
    absent = [library for library in libraries if not can_load(library[0])]
    venv_absent = not has_venv()
    if not absent and not venv_absent:
        return
    if not shutil.which("apt-get"):
        raise Trouble(without_apt([name for name, _ in absent], venv_absent))
    wanted = [packages for _, packages in absent]
    if venv_absent:
        wanted.insert(0, VENV_PACKAGE)
    if not is_root():
        raise Trouble(without_root([choose(names, apt_knows) for names in wanted]))
    install_packages(wanted)
    if not has_venv():
        raise Trouble(
            f"{sys.executable} has no venv and ensurepip, and apt-get cannot give it any.\n"
            "Start this file with the system's own Python: /usr/bin/python3"
        )


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_venv() -> bool:
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def choose(names: Sequence[str], known: Callable[[str], bool]) -> str:
    """The first name that this system's package lists hold; the last one where they hold none."""
    return next((name for name in names if known(name)), names[-1])


def apt_knows(package: str) -> bool:
    # A virtual package is mentioned without a record of its own, so the exit status alone says too little.
    result = subprocess.run(("apt-cache", "show", package), capture_output=True, text=True, check=False)
    return f"Package: {package}" in result.stdout.splitlines()


def install_command(packages: Sequence[str]) -> list[str]:
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def install_packages(wanted: Sequence[Sequence[str]]) -> None:
    """Installs one package of each row of names."""
    say("Reading the package lists (apt-get update) ...")
    apt_get(["apt-get", "update"])
    packages = [choose(names, apt_knows) for names in wanted]
    say(f"Installing {', '.join(packages)} ...")
    apt_get(install_command(packages))


def apt_get(command: Sequence[str]) -> None:
    """Runs apt-get, and shows what it wrote only if it failed."""
    result = subprocess.run(
        [command[0], "-o", "DPkg::Lock::Timeout=120", *command[1:]],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode:
        raise Trouble(f"{result.stdout}\nThis failed, its words stand above: {shlex.join(command)}")


def without_root(packages: Sequence[str]) -> str:
    return (
        "Some system packages are missing, and only root may install them. Run this, then try again:\n"
        f"    sudo apt-get update && sudo {shlex.join(install_command(packages))}"
    )


def without_apt(libraries: Sequence[str], venv_absent: bool) -> str:
    absent = [*(["Python's venv and ensurepip"] if venv_absent else []), *libraries]
    return f"Missing here: {', '.join(absent)}.\nInstall them with your system's package manager, then try again."


# --- The environment in .venv -------------------------------------------------------------------------------------


def prepare_environment(locks: Sequence[Path]) -> None:
    """Makes .venv if it is absent or broken, and installs what is locked unless that was done already."""
    python = environment_python(ENVIRONMENT, os.name)
    if not is_sound(python, sys.version_info[:2]):
        say("Making the Python environment in .venv ...")
        make_environment()
    for lock in locks:
        stamp = ENVIRONMENT / f"{lock.name}.installed"
        if not is_current(stamp, lock, sys.version_info[:2]):
            install_locked(python, lock)
            stamp.write_bytes(fingerprint(lock, sys.version_info[:2]))


def environment_python(environment: Path, system: str) -> Path:
    return environment / ("Scripts/python.exe" if system == "nt" else "bin/python")


def is_sound(python: Path, version: tuple[int, int]) -> bool:
    """Whether this interpreter still starts, is of our version and has pip."""
    question = "import pip, sys; print(*sys.version_info[:2], sep='.')"
    try:
        result = subprocess.run((python, "-I", "-c", question), capture_output=True, text=True, check=False)
    except OSError:
        return False
    return result.returncode == 0 and result.stdout.strip() == dotted(version)


def make_environment() -> None:
    try:
        remove(ENVIRONMENT)
    except OSError as error:
        raise Trouble(f"The old environment cannot be removed: {error}") from error
    result = subprocess.run((sys.executable, "-m", "venv", str(ENVIRONMENT)), env=variables(), check=False)
    if result.returncode:
        raise Trouble(f"Python could not make an environment in {ENVIRONMENT}; its words stand above.")


def remove(path: Path) -> None:
    if path.is_symlink() or path.is_file():
        path.unlink()
    elif path.is_dir():
        shutil.rmtree(path)


def fingerprint(lock: Path, version: tuple[int, int]) -> bytes:
    return hashlib.sha256(lock.read_bytes() + dotted(version).encode()).hexdigest().encode()


def is_current(stamp: Path, lock: Path, version: tuple[int, int]) -> bool:
    """Whether the stamp says that just this lock file was installed for this Python."""
    return stamp.is_file() and stamp.read_bytes() == fingerprint(lock, version)


def install_locked(python: Path, lock: Path) -> None:
    """Lets pip install a lock file, from whatever index this machine is set up with."""
    say(f"Installing what {lock.name} names; the first time this may take some minutes ...")
    command = (str(python), "-m", "pip", "install", "--only-binary=:all:", "--disable-pip-version-check", "-qq")
    result = subprocess.run((*command, "-r", str(lock)), env=variables(), check=False)
    if result.returncode:
        raise Trouble(f"pip could not install what {lock} names; its words stand above. Is this machine online?")


def variables() -> dict[str, str]:
    """The variables for what we start: this project's modules are found from every folder, nobody else's are."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
    return {**kept, "PYTHONPATH": str(PROJECT)}


# --- The two commands ---------------------------------------------------------------------------------------------


def run_program(arguments: Sequence[str]) -> int:
    """Starts Mythos Table in the folder where the user stands, so that the files they name are found."""
    python = str(environment_python(ENVIRONMENT, os.name))
    # -P: what lies in the user's folder never takes the place of a module of ours.
    command = [python, "-P", "-m", "desktop_app", *arguments]
    if os.name != "nt":
        os.execve(python, command, variables())  # in our place, so that a signal sent to us reaches the program
    return subprocess.run(command, env=variables(), check=False).returncode


def run_checks(arguments: Sequence[str]) -> int:
    """Runs every check and says all that is wrong; the tests come last, and so does their closing line.

    Without arguments every test is run, and that each rule of the ledger has a test that misses it is looked at too.
    """
    python = str(environment_python(ENVIRONMENT, os.name))
    failed = run_static_checks(python)
    if failed:
        say(f"\nFAILED before the tests: {', '.join(failed)}. The tests run all the same; the exit status stays 1.")
    heading("pytest")
    command = (python, *TESTS, *(arguments or LEDGER))
    offscreen = {**variables(), "QT_QPA_PLATFORM": "offscreen"}
    status = subprocess.run(command, cwd=PROJECT, env=offscreen, check=False).returncode
    return 1 if failed or status < 0 else status


def run_static_checks(python: str) -> list[str]:
    """Runs the static checks side by side, shows what they say one after the other, and names those that failed."""
    started = [(name, start_check((python, *command))) for name, command in STATIC_CHECKS]
    failed = []
    for name, process in started:
        heading(name)
        output, _ = process.communicate()
        say(output.strip())
        if process.returncode:
            failed.append(name)
    return failed


def start_check(command: Sequence[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        cwd=PROJECT,
        env={**variables(), "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def heading(name: str) -> None:
    say(f"\n=== {name} ===")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
