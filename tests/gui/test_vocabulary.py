"""The window knows no game: none of their words stands in its code, and no sentence of its own either."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import desktop_app.gui

FOLDER = Path(desktop_app.gui.__file__).parent
FILES = sorted(FOLDER.rglob("*.py"))
WORDS = re.compile(
    r"\b(gates?|doom|cultists?|acolytes?|spellbooks?|madness|rituals?|elder|factions?|great_?old|cthulhu|battles?|"
    r"pains?|kills?|retreats?|captives?|investigators?|zombies?|soldiers?|monsters?)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_no_word_of_a_game(file: Path) -> None:
    assert WORDS.findall(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_no_sentence_in_code(file: Path) -> None:
    """A literal with blanks between words is a sentence, unless it is a docstring, a style sheet or an error's text."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    notes |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes
    ]
    sentences = [text for text in found if re.search(r"[A-Za-z]{3,} [a-z]{2,} [a-z]{2,}", text)]
    assert sentences == [] or file.name == "style_sheet.py"
