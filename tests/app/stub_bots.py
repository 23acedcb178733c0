"""Bots that fail in every way a bot can. Importing this makes them known."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Collection

from desktop_app import bots
from desktop_app.kernel.questions import Ask, Reply, Text, text
from desktop_app.kernel.state import State, canonical_json


class Hangs:
    """Thinks for ever."""

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        while True:
            time.sleep(0.01)


class Slow:
    """Thinks for a while and then answers."""

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        time.sleep(0.4)
        return Reply(ask.decider, ask.options[-1].key)


class Crashes:
    """Throws."""

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        raise ZeroDivisionError("the bot is broken")


class Exits:
    """Takes its process along."""

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        os._exit(3)


class Says:
    """Answers always the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        return self.answer


class Tells:
    """Says of its first option how much it has told in this turn."""

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        return Reply(ask.decider, ask.options[0].key)

    def why(self, state: State, ask: Ask, reply: Reply, told: Collection[Text] = ()) -> Text:
        return text("told", n=len(told))


class Peeks:
    """Its answer tells what it was shown."""

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        return Reply(ask.decider, canonical_json(state))


class CountsWindows:
    """Passes if Qt is nowhere in its process, and takes the first option if it is."""

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        has_qt = any(name.partition(".")[0] in ("PySide6", "shiboken6") for name in sys.modules)
        return Reply(ask.decider, ask.options[0 if has_qt else -1].key)


NONSENSE = {
    "illegal": Reply("ash", "sing"),
    "wrong_seat": Reply("birch", "pass"),
    "nothing": None,
    "number": 7,
    "too_long": ("ash", "pass", "twice"),
    "not_text": Reply("ash", b"\xff" * 10),
    "huge": Reply("ash", "x" * 3_000_000),
}

for name, bot in (("hangs", Hangs()), ("slow", Slow()), ("crashes", Crashes()), ("exits", Exits()),
                  ("peeks", Peeks()), ("counts_windows", CountsWindows()), ("tells", Tells()),
                  *((name, Says(answer)) for name, answer in NONSENSE.items())):
    bots.register(name, bot)
