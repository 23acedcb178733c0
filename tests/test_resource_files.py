"""The resources are found in a checkout, in a wheel and in a frozen build."""

import sys
from pathlib import Path

import pytest

from desktop_app import resource_files
from desktop_app.resource_files import resource

PROJECT = Path(__file__).resolve().parents[1]


@pytest.fixture
def installed(tmp_path, monkeypatch) -> Path:
    """A package folder as a wheel lays it: resources inside."""
    package = tmp_path / "site-packages" / "desktop_app"
    (package / "resources").mkdir(parents=True)
    monkeypatch.setattr(resource_files, "files", lambda name: package.parent / name)
    return package


def test_checkout():
    assert resource() == PROJECT / "resources"
    assert resource("packs", "cthulhu_wars").is_dir()


def test_wheel(installed):
    assert resource("fonts", "one.ttf") == installed / "resources" / "fonts" / "one.ttf"


def test_frozen_build(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource("texts") == tmp_path / "resources" / "texts"
