"""Every kind of Unit has a drawing that the painter understands."""

import re
from xml.etree import ElementTree

import pytest

from desktop_app.games.cthulhu_wars.pack import load_pack
from desktop_app.resource_files import resource


def unit_kinds() -> list[str]:
    general, factions, earth = (
        resource("packs", "cthulhu_wars", f"{file}.json").read_text(encoding="utf-8")
        for file in ("general", "factions", "earth")
    )
    sheets = load_pack(general, factions, earth).factions.values()
    return sorted({unit for sheet in sheets for unit in sheet.units})


def test_there_are_twenty_one_kinds() -> None:
    assert len(unit_kinds()) == 21


@pytest.mark.parametrize("unit", unit_kinds())
def test_a_kind_has_a_drawing_in_ink_and_cuts(unit: str) -> None:
    root = ElementTree.parse(resource("art", "pieces", f"{unit}.svg")).getroot()
    assert root.get("viewBox") == "0 0 64 64"
    paths = list(root)
    assert paths[0].get("class") == "body"
    for path in paths:
        assert path.get("class") in ("body", "cut")
        assert re.fullmatch(r"[MLHVCQZ0-9 .-]+", path.get("d", ""))


@pytest.mark.parametrize("glyph", ["chevron", "ring", "claw"])
def test_an_area_sign_has_a_drawing(glyph: str) -> None:
    assert resource("art", "glyphs", f"sign_{glyph}.svg").is_file()
