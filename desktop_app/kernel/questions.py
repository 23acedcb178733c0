"""The decision protocol: what may be asked, what may be answered, why something is not allowed.

Everything here is a small immutable tuple. Keys are made when somebody looks.

>>> Option("walk", ("kid", "hill", "pond"), way=True).key
'walk kid hill>pond'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

Atom = int | str

CHANCE = "chance"
"""The seat that answers dice and draws."""

HIDDEN = "?"
"""What stands in the place of a value that the looker doesn't know."""


class Text(NamedTuple):
    """A sentence as data: the catalogue's id and the values of its named places. The window makes words of it."""

    id: str
    args: tuple[tuple[str, Atom], ...] = ()


def text(id: str, **args: Atom) -> Text:
    """A Text with its places named by keyword, in the order given.

    >>> text("moved", piece="kid", to="pond")
    Text(id='moved', args=(('piece', 'kid'), ('to', 'pond')))
    """
    return Text(id, tuple(args.items()))


def numbered(words: Iterable[tuple[str, Atom]]) -> tuple[tuple[str, Atom], ...]:
    """Values of a sentence's places: where several have the same name, the second one is called <name>_2.

    >>> numbered([("seat", "ash"), ("n", 3), ("seat", "birch")])
    (('seat', 'ash'), ('n', 3), ('seat_2', 'birch'))
    """
    counts: dict[str, int] = {}
    found: list[tuple[str, Atom]] = []
    for name, word in words:
        counts[name] = counts.get(name, 0) + 1
        found.append((name if counts[name] == 1 else f"{name}_{counts[name]}", word))
    return tuple(found)


class Judgement(NamedTuple):
    """What somebody thinks of an option: how much speaks for it (below 0: against it), and why. Weights add up."""

    weight: int
    reason: Text


class Reason(NamedTuple):
    """Why something is not allowed, as data: tests compare it, the window makes a sentence of it."""

    code: str
    args: tuple[Atom, ...] = ()


class IllegalAnswer(Exception):
    """A reply that the table refuses. Nothing has changed; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(" ".join(map(str, (reason.code, *reason.args))))
        self.reason = reason


class Option(NamedTuple):
    """One thing that may be answered.

    `way` says that the last two words are a way from one place to another; its key then reads "hill>pond".
    `risk` is none, rolls, reveals, gives_up or ends_game: how carefully it must be confirmed.
    """

    verb: str
    args: tuple[Atom, ...] = ()
    way: bool = False
    risk: str = "none"

    @property
    def key(self) -> str:
        """Stable text for journals, tests and the command line."""
        if not self.args:
            return self.verb
        words = " ".join(map(str, self.args))
        if self.way:
            head, _, last = words.rpartition(" ")
            words = f"{head}>{last}"
        return f"{self.verb} {words}"


PASS = Option("pass")


class Ask(NamedTuple):
    """A question. `seat` acts, `decider` answers (the crank fills it in), the table's `in_turn` is a third thing.

    `may` puts PASS beside the real options, so a single real option is never taken unasked.
    `always` says that it can always be answered: it is put without listing, and listed when somebody looks.
    `about` names what the question is about (a piece, a place, a number) for whoever may not see the options.
    An empty `seen_by` means that everybody may see the answer; a secret choice names who may.
    `withheld`: of a listed question, what rules would offer and a veto forbids.
    """

    seat: str
    question: str
    options: tuple[Option, ...] = ()
    about: str = ""
    may: bool = False
    always: bool = False
    seen_by: tuple[str, ...] = ()
    decider: str = ""
    listed: bool = False
    withheld: tuple[Option, ...] = ()

    def decided_by(self, seat: str) -> Ask:
        """The same question with the seat that answers it."""
        return Ask(self.seat, self.question, self.options, self.about, self.may, self.always, self.seen_by, seat,
                   self.listed, self.withheld)

    def with_options(self, options: tuple[Option, ...], withheld: tuple[Option, ...]) -> Ask:
        """The same question, listed."""
        return Ask(self.seat, self.question, options, self.about, self.may, self.always, self.seen_by, self.decider,
                   True, withheld)


def meant(options: tuple[Option, ...], said: Option) -> Option | None:
    """The one of these options that has the words of what was said; nobody says an option's risk."""
    verb, args, way, _ = said
    for option in options:
        if option.args == args and option.verb == verb and option.way == way:
            return option
    return None


class Chance(NamedTuple):
    """Dice, a draw or an order. It lists no results; it can check one.

    kind "dice": `number` results out of `bag`, repeats allowed. "draw": `number` out of the multiset `bag`.
    "shuffle": all of `bag` in some order (number = len(bag)). `about` says what it is for.
    """

    kind: str
    number: int
    bag: tuple[Atom, ...]
    about: str = ""
    seen_by: tuple[str, ...] = ()

    def accepts(self, result: tuple[Atom, ...]) -> bool:
        """Could this come out?"""
        if len(result) != self.number:
            return False
        if self.kind == "dice":
            return all(value in self.bag for value in result)
        left = list(self.bag)
        for value in result:
            if value not in left:
                return False
            left.remove(value)
        return True

    def read(self, key: str) -> Option | None:
        """The result that this text names, if it could come out."""
        kind, *words = key.split() or [""]
        values = {str(value): value for value in self.bag}
        if kind != self.kind or any(word not in values for word in words):
            return None
        option = Option(kind, tuple([values[word] for word in words]))
        return option if option.key == key and self.accepts(option.args) else None

    def only_result(self) -> tuple[Atom, ...] | None:
        """The result, when just one can come out: nobody needs to be asked for it."""
        if self.number == 0:
            return ()
        if self.kind == "dice":
            return self.bag * self.number if len(self.bag) == 1 else None
        if len(self.bag) > 0 and all(value == self.bag[0] for value in self.bag) and self.number <= len(self.bag):
            return self.bag[:1] * self.number
        if self.kind == "draw" and self.number >= len(self.bag):
            return self.bag
        return None


class Reply(NamedTuple):
    """What a seat says: the one thing that a journal holds."""

    seat: str
    key: str


@lru_cache(maxsize=4096)
def parse(key: str) -> Option:
    """The option with this key. Digits are numbers; ids never consist of digits only.

    An answer is written in one way only: any other text is a verb that nobody knows.

    >>> parse("give 0 12")
    Option(verb='give', args=(0, 12), way=False, risk='none')
    >>> parse("give  0 012").verb
    'give  0 012'
    """
    verb, *words = key.split() or [""]
    way = bool(words) and ">" in words[-1]
    if way:
        words[-1:] = words[-1].split(">")
    option = Option(verb, tuple([int(word) if _is_number(word) else word for word in words]), way)
    return option if option.key == key else Option(key)


def _is_number(word: str) -> bool:
    """Plain digits, and few enough that any machine reads them."""
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 10
