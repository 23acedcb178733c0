"""What speaks for and against the options of a question: what the outlooks of every room do alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.kernel.questions import PASS, Ask, Atom, Judgement, Option, Text

Judgements = tuple[Judgement, ...]
Opinions = Mapping[str, tuple[Callable[..., None], ...]]
"""Who is heard, by what is judged: an option's verb, pass_<question>, or whatever judges call among themselves."""


class Hearing:
    """One question's judges are heard. Each says what it has to say to the hearing, and is asked once for the same
    words."""

    def __init__(self, ask: Ask, opinions: Opinions) -> None:
        self.ask = ask
        self._opinions = opinions
        self._said: list[Judgement] = []
        self._heard: dict[tuple[Atom, ...], Judgements] = {}

    def of(self, option: Option) -> Judgements:
        """All that is said of an option."""
        if option == PASS:
            return self.heard(f"pass_{self.ask.question}")
        return self.heard(option.verb, *option.args)

    def heard(self, what: str, *words: Atom) -> Judgements:
        """What is said of this."""
        key = (what, *words)
        found = self._heard.get(key)
        if found is None:
            said, self._said = self._said, []
            for opinion in self._opinions.get(what, ()):
                opinion(self, *words)
            found, self._said = tuple(self._said), said
            self._heard[key] = found
        return found

    def say(self, weight: int, id: str, **args: Atom) -> None:
        """A reason for (or, below 0, against) what is being judged."""
        if weight:
            self._said.append(Judgement(weight, Text(f"judge.{id}", tuple(args.items()))))

    def also(self, what: str, *words: Atom) -> None:
        """What is said of this is said here as well."""
        self._said += self.heard(what, *words)

    def sum(self, what: str, *words: Atom) -> int:
        """The weights of what is said of this."""
        return sum([judgement.weight for judgement in self.heard(what, *words)])
