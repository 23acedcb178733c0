"""What the program remembers: read, written, and never a reason not to start."""

from __future__ import annotations

import pytest

from desktop_app.app import settings as module
from desktop_app.app.files import LibraryProblem
from desktop_app.app.settings import BROKEN, FILE, LastSetup, Settings, Window, read_settings, write_settings


def test_settings_are_read_as_they_were_written(tmp_path):
    found = Settings(theme="contrast", text_scale=250, window=Window(x=5_000, y=-3, width=800, height=600),
                     last_setup=LastSetup(game="meadow", map="meadow", seats=["ash"], controllers={"ash": "human"}))
    write_settings(found, tmp_path / "née")
    assert read_settings(tmp_path / "née") == found


def test_without_a_file_the_defaults_are_used(tmp_path):
    assert read_settings(tmp_path) == Settings()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b'{"theme":"pink"}', b'{"text_scale":20}', b"[]", b"\0" * 50])
def test_a_broken_file_is_kept_aside(tmp_path, content):
    (tmp_path / FILE).write_bytes(content)
    assert read_settings(tmp_path) == Settings()
    assert (tmp_path / BROKEN).read_bytes() == content
    assert not (tmp_path / FILE).exists()
    write_settings(Settings(theme="light"), tmp_path)
    assert read_settings(tmp_path).theme == "light"


def test_what_another_version_wrote_is_left_out(tmp_path):
    (tmp_path / FILE).write_text('{"theme":"light","hats":3}', encoding="utf-8")
    assert read_settings(tmp_path) == Settings(theme="light")


def test_a_folder_in_its_place_is_named_and_stops_nothing(tmp_path):
    (tmp_path / FILE).mkdir()
    assert read_settings(tmp_path) == Settings()
    with pytest.raises(LibraryProblem, match="folder_in_place"):
        write_settings(Settings(), tmp_path)


def test_settings_live_where_the_system_wants_them(monkeypatch, tmp_path):
    monkeypatch.setattr(module, "settings_folder", lambda: tmp_path)
    write_settings(Settings(theme="light"))
    assert read_settings().theme == "light"


def test_a_value_out_of_reach_is_refused_at_once():
    with pytest.raises(ValueError, match="text_scale"):
        Settings().text_scale = 5
