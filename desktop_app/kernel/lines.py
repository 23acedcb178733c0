"""Lines of play with names: which way through the tree of answers is called what.

A name goes with whoever plays: each new answer carries the current line on, also after something was taken back.
Whoever wants to keep what was played so far begins another line first.
"""

from __future__ import annotations

from dataclasses import dataclass, field

MAIN = ""
"""The line that a game begins with, until somebody gives it another name."""

LONGEST_NAME = 80
"""Letters of a line's name."""


@dataclass
class Lines:
    """`tips`: how far each line was played, by its name; `current`: the one that is being played."""

    current: str = MAIN
    tips: dict[str, int] = field(default_factory=lambda: {MAIN: 0})

    def grew(self, position: int) -> None:
        """A new answer was given: the current line goes there."""
        self.tips[self.current] = position

    def begin(self, name: str, position: int) -> None:
        """Another line from this position on, or one that was named before; it is the current one now."""
        self.tips.setdefault(self.current, position)
        self.tips[name] = position
        self.current = name

    def switch(self, name: str) -> int:
        """Play on with this line; where it stands. Raises KeyError."""
        position = self.tips[name]
        self.current = name
        return position

    def rename(self, old: str, new: str) -> None:
        """Another name for a line, in the same place of the list. Raises KeyError when there is none, or one too many.

        >>> lines = Lines()
        >>> lines.rename(MAIN, "By sea")
        >>> lines.current, lines.tips
        ('By sea', {'By sea': 0})
        """
        if old not in self.tips or new in self.tips:
            raise KeyError(old if old not in self.tips else new)
        self.tips = {new if name == old else name: tip for name, tip in self.tips.items()}
        if self.current == old:
            self.current = new

    def forget(self, name: str) -> None:
        """A name less; what was played stays. The current line keeps its name. Raises KeyError."""
        if name == self.current:
            raise KeyError(name)
        del self.tips[name]

    def copy(self) -> Lines:
        """The same names, to be changed apart."""
        return Lines(self.current, dict(self.tips))
