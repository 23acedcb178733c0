"""Which words of an option or an event stand for what: the named places of its sentence."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import PASS, Ask, Atom, Option, Text, numbered

NAMES = {"kind": "unit", "piece": "unit", "place": "area", "zone": "area", "gate": "area", "side": "seat",
         "number": "n"}
"""Kind of word -> the name of its place in a sentence. Other kinds are called what they are."""

FORMS: dict[str, tuple[str, ...]] = {"give": ("", "number"), "take": ("book",), "took_spellbook": ("seat", "book")}
"""Words of options that no Verb owns, and of events, that don't say what they are; "" is not spoken of."""


def form_of(table: Table, option: Option) -> tuple[str, ...]:
    """The kinds of an option's words: its Verb's form, or what the words are."""
    verb = table.rules.verbs.get(option.verb)
    if verb is not None and len(verb.form) == len(option.args):
        return verb.form
    return FORMS.get(option.verb) or tuple([kind_of(table, word) for word in option.args])


def kind_of(table: Table, word: Atom) -> str:
    """What a word on this table is."""
    if isinstance(word, int):
        return "number"
    game = table.game
    known = (("kind", game.kinds), ("place", game.near), ("seat", game.factions), ("piece", table.pieces),
             ("zone", game.zones), ("book", game.spellbook_ids))
    return next((kind for kind, words in known if word in words), "what")


def named(table: Table, words: tuple[Atom, ...], kinds: tuple[str, ...]) -> tuple[tuple[str, Atom], ...]:
    """Words with the names of their places: a second seat is called seat_2. Of a piece its kind is named."""
    return numbered([(NAMES.get(kind, kind), spoken(table, word)) for word, kind in zip(words, kinds) if kind])


def spoken(table: Table, word: Atom) -> Atom:
    """What is said of a word: pieces are spoken of by their kind, places on a seat's card without the seat."""
    if not isinstance(word, str):
        return word
    record = table.pieces.get(word)
    return word.partition(":")[0] if record is None else record.kind


def option_text(table: Table, ask: Ask, option: Option) -> Text:
    """An option as a sentence: "option.<verb>", and for PASS "pass.<question>".

    Its places: unit, area, seat, n, book, what; from and to for a way; `who` acts, `about` is the question's subject.
    """
    about: Atom = spoken(table, ask.about)
    if option == PASS:
        return Text(f"pass.{ask.question}", (("who", ask.seat), ("about", about)))
    args = said(table, option)
    return Text(f"option.{option.verb}", (*args, ("who", ask.seat), ("about", about)))


def said(table: Table, option: Option) -> tuple[tuple[str, Atom], ...]:
    """The words of an option by name."""
    kinds = form_of(table, option)
    if not option.way:
        return named(table, option.args, kinds)
    return (*named(table, option.args[:-2], kinds[:-2]), ("from", option.args[-2]), ("to", option.args[-1]))
