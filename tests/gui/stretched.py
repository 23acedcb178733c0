"""A language that nobody speaks: every word is one third longer, so that layouts show what they can't hold."""

from __future__ import annotations

import re

from desktop_app.gui.wording import Catalogue, Template, Wording, read_catalogue

_PIECES = re.compile(r"(\{\w+\}|\s+)")
_LETTERS = "åéîøü"


def stretched(template: Template) -> Template:
    """The same template in that language; {places} stay."""
    if not isinstance(template, str):
        return {number: str(stretched(words)) for number, words in template.items()}
    return "".join(part if not part or _PIECES.fullmatch(part) else _longer(part) for part in _PIECES.split(template))


def _longer(word: str) -> str:
    letters = sum(character.isalpha() for character in word)
    more = "".join(_LETTERS[place % len(_LETTERS)] for place in range(-(-letters // 3)))
    end = len(word.rstrip(".,:;!?…)"))
    return word[:end] + more + word[end:]


def stretched_catalogue(name: str) -> Catalogue:
    """A shipped catalogue in that language."""
    return {id: stretched(template) for id, template in read_catalogue(name).items()}


def stretched_wording(rooms: tuple[str, ...]) -> Wording:
    """The window's words and those of these rooms."""
    return Wording([stretched_catalogue(name) for name in ("app", "problems")],
                   {room: stretched_catalogue(room) for room in rooms})  # fmt: skip
