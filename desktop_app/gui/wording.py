"""From ids to sentences: the only place where the window gets words from.

A catalogue is a flat table: id -> template with {named} places, or {"one": ..., "other": ...} chosen by the value of n.
Each room has one of its own, and the window one; what the room's has no words for is looked up in the window's.
"""

from __future__ import annotations

import json
import re
from collections import ChainMap
from collections.abc import Iterable, Mapping

from desktop_app.gui.reason_words import ADVICE, THOUGHT, reason_words
from desktop_app.kernel.questions import Atom, Reason, Text
from desktop_app.resource_files import resource

Template = str | Mapping[str, str]
_PLACE = re.compile(r"\{(\w+)\}")


Catalogue = Mapping[str, Template]


class Wording:
    """The sentences of the window, and of one room when it speaks for one. What has no words is shown as its id and
    noted.

    A later catalogue goes before an earlier one. `rooms`: the catalogues of rooms by id; the rest come with the
    program."""

    def __init__(self, catalogues: Iterable[Catalogue], rooms: Mapping[str, Catalogue] | None = None,
                 language: str = "en") -> None:  # fmt: skip
        self._catalogues = tuple(catalogues)
        self._templates = ChainMap[str, Template](*[dict(each) for each in reversed(self._catalogues)])
        self._rooms = rooms or {}
        self._language = language
        self._speakers: dict[str, Wording] = {}
        self.missing: set[str] = set()

    def of(self, room: str) -> Wording:
        """The wording of a room: its own catalogue first, then the window's. No other room's words are in it."""
        if room not in self._speakers:
            own = self._rooms.get(room)
            own = read_catalogue(room, self._language) if own is None else own
            made = Wording((*self._catalogues, own), self._rooms, self._language)
            made.missing = self.missing
            self._speakers[room] = made
        return self._speakers[room]

    def has(self, id: str) -> bool:
        """Is there a sentence of this id?"""
        return id in self._templates

    def sentence(self, text: Text) -> str:
        """The words of a Text; an empty id is no sentence at all."""
        return self._fill(text.id, dict(text.args)) if text.id else ""

    def told(self, text: Text) -> str:
        """What happened as a whole sentence, also in the words of an option; nothing for an empty id."""
        return _whole(self.sentence(text))

    def thought(self, reason: Text) -> str:
        """What a bot thought of its answer, told of it by name."""
        return _whole(reason_words(self, reason, THOUGHT))

    def advice(self, reason: Text, under: str = "") -> str:
        """A reason as it is told to a person who is advised. `under`: the words above it, which need no repeating."""
        return _whole(reason_words(self, reason, ADVICE, under))

    def places(self, id: str) -> set[str]:
        """What a sentence has to be told."""
        template = self._templates[id]
        forms = [template] if isinstance(template, str) else list(template.values())
        return {place for form in forms for place in _PLACE.findall(form)}

    def say(self, id: str, **values: Atom) -> str:
        """A sentence of the window's own."""
        return self._fill(id, values)

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed; its places are numbered."""
        return self._fill(f"reason.{reason.code}", {str(place): value for place, value in enumerate(reason.args)})

    def name(self, id: str) -> str:
        """The name of a thing. A name that is missing is noted."""
        return self._fill(f"name.{id}", {})

    def word(self, value: Atom) -> str:
        """A value as it stands in a sentence: its name, if it has one; "net#2" is said with its number."""
        if not isinstance(value, str):
            return str(value)
        if f"name.{value}" in self._templates:
            return self.name(value)
        what, counted, number = value.partition("#")
        if counted and number.isdecimal():
            return self.say(f"counted.{what}", n=int(number))
        kind, at, place = value.partition("@")
        if at:
            return self.say("app.kind_at_place", kind=kind, place=place)
        is_path = "/" in value or "\\" in value
        return value if is_path else value.replace("_", " ")

    def _fill(self, id: str, values: Mapping[str, Atom]) -> str:
        template = self._templates.get(id)
        if template is None:
            self.missing.add(id)
            return _quoted(id)
        if not isinstance(template, str):
            template = template["one" if values.get("n") == 1 else "other"]
        return _PLACE.sub(lambda found: self._value(id, found.group(1), values), template)

    def _value(self, id: str, place: str, values: Mapping[str, Atom]) -> str:
        if place not in values:
            self.missing.add(f"{id}{{{place}}}")
            return _quoted(place)
        return self.word(values[place])


def _whole(said: str) -> str:
    """These words as a sentence that is closed."""
    return said if not said or said.endswith((".", "!", "?", "\u2026")) else f"{said}."


def _quoted(id: str) -> str:
    """An id that has no words, so that it is seen."""
    return f"\u2039{id}\u203a"


def read_catalogue(name: str, language: str = "en") -> Catalogue:
    """A catalogue that comes with the program: one file, or all those of a folder; empty when there is none."""
    path = resource("texts", language, f"{name}.json")
    files = [path] if path.is_file() else sorted(resource("texts", language, name).glob("*.json"))
    found: dict[str, Template] = {}
    for file in files:
        found.update(json.loads(file.read_text(encoding="utf-8")))
    return found


def wording_for(room: str = "", language: str = "en") -> Wording:
    """The window's words; with a room, that room's before them."""
    names = ("app", "problems", room) if room else ("app", "problems")
    return Wording([read_catalogue(name, language) for name in names], language=language)
