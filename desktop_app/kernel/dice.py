"""The only randomness: a few integer operations, the same on any machine and under any hash seed."""

from __future__ import annotations

import zlib

from desktop_app.kernel.questions import Atom, Chance

MASK = (1 << 64) - 1


class Stream:
    """A stream of numbers that depends on nothing but the words it was named with."""

    def __init__(self, *name: Atom) -> None:
        self.state = zlib.crc32(" ".join(map(str, name)).encode())

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return (mixed ^ (mixed >> 31)) % limit

    def shuffled(self, values: tuple[Atom, ...]) -> tuple[Atom, ...]:
        """The same values in a random order."""
        left = list(values)
        return tuple([left.pop(self.below(len(left))) for _ in range(len(left))])

    def sample(self, chance: Chance) -> tuple[Atom, ...]:
        """A result that the chance accepts."""
        if chance.kind == "dice":
            return tuple([chance.bag[self.below(len(chance.bag))] for _ in range(chance.number)])
        return self.shuffled(chance.bag)[:chance.number]
