"""The wheel holds the whole package and the resources, and finds them wherever it is unpacked."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel, built without network by the hatchling that is installed."""
    folder = tmp_path_factory.mktemp("wheel")
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    subprocess.run(command, cwd=PROJECT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def shipped(folder: str, pattern: str) -> set[str]:
    files = {file for file in (PROJECT / folder).rglob(pattern) if file.is_file() and "__pycache__" not in file.parts}
    return {file.relative_to(PROJECT).as_posix() for file in files}


def test_the_wheel_holds_everything(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    resources = {f"desktop_app/{name}" for name in shipped("resources", "*")}
    assert resources
    assert shipped("desktop_app", "*.py") | resources <= names
    assert [name for name in names if not name.startswith(("desktop_app/", "mythos_table-"))] == []


def test_an_unpacked_wheel_finds_its_resources(wheel, tmp_path):
    place = tmp_path / "some where"
    zipfile.ZipFile(wheel).extractall(place)
    wanted = sorted(shipped("resources", "*"))[0].split("/")[1:]
    code = f"from desktop_app.resource_files import resource; print(resource(*{wanted!r}))"
    variables = {**os.environ, "PYTHONPATH": str(place)}
    result = subprocess.run(
        (sys.executable, "-P", "-c", code), cwd=tmp_path, env=variables, capture_output=True, text=True, check=True
    )
    found = Path(result.stdout.strip())
    assert found == place.joinpath("desktop_app", "resources", *wanted)
    assert found.is_file()
