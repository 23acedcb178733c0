"""What the dice of Battles have come to. The single dice of abilities are not counted: they give no Kills."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.pack import Numbers
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.rolls import Meaning, Roll

FACES = 6
"""Of a die."""


class BattleDice:
    """A Kill and a Pain by the numbers of the pack."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self.meanings: tuple[Meaning, ...] = (
            Meaning("kill", Text("contest.step.kills"), "killed", len(numbers.kill), FACES),
            Meaning("pain", Text("contest.step.pains"), "pained", len(numbers.pain), FACES),
        )

    def roll(self, event: Event) -> Roll | None:
        """The dice of one side of a Battle."""
        if event.kind != "rolled" or not event.ids:
            return None
        area = event.ids[0]
        means = tuple([self._means(face) for face in event.args])
        return Roll(event.seat, area, text("contest.title", area=area), means)

    def _means(self, face: object) -> str:
        if face in self._numbers.kill:
            return "kill"
        return "pain" if face in self._numbers.pain else ""
