"""What leaves the table leaves through here, one piece or forty: replaced, gone, reacted to, owed for."""

from __future__ import annotations

from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import open_window, window
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.rulebook import Event
from desktop_app.kernel.state import State, happen, place


def events(verb: str, pieces: tuple[str, ...]) -> tuple[Event, ...]:
    """This is about to befall these pieces."""
    return tuple([(verb, piece, ()) for piece in pieces])


def commander(state: State, piece: str) -> str:
    """Who decides for a piece at this moment."""
    record = state.pieces[piece]
    return record.commander or record.side


@procedure("eliminate", "replace_by*", "leave", "react", "settle")
class Eliminate(Procedure):
    """Replacements by the commander of what is affected; all leave together; reactions; what is owed, in turn order.

    `verbs`: the events that mean leaving; whatever a replacement makes of one is carried out by the rule of its verb,
    whose own steps come before the reactions.
    `cause` says what did it, `doer` for which side; `enemy` whether it counts as an enemy's act.
    What has left keeps its last place and side in `left`, because the reactions ask for them. What was about to leave
    and stays is in `spared`: the window of this name tells of it.
    """

    events: tuple[Event, ...]
    cause: str
    doer: str = ""
    enemy: bool = True
    verbs: tuple[str, ...] = ("leave",)
    left: tuple[tuple[str, str, str, str], ...] = ()
    """(piece, its last place, its last side, the event that took it)"""
    spared: tuple[str, ...] = ()
    """Pieces whose leaving was replaced by something else."""

    def result(self, state: State) -> int:
        """How many pieces left."""
        return len(self.left)

    def replace_by(self, state: State) -> tuple[Ask, ...]:
        return tuple([Ask(commander(state, event[1]), "replace_by", self._instead(state, event), about=event[1])
                      for event in self.events if event[0] in state.rules.replacing])

    def on_replace_by(self, state: State, reply: Option) -> None:
        old = next(event for event in self.events if event[1] == reply.args[0])
        used = (*old[2], reply.verb)
        new = tuple([(verb, piece, used) for verb, piece in rulebook.replacement(state, reply.verb, old)])
        self.events = tuple([event for each in self.events for event in (new if each == old else (each,))])
        if old[0] in self.verbs and not any(verb in self.verbs and piece == old[1] for verb, piece, _ in new):
            self.spared += (old[1],)

    def leave(self, state: State) -> None:
        for verb, piece, _ in self.events:
            if verb not in self.verbs:
                steps = rulebook.act(state, Ask(self.doer, "replaced"), Option(verb, (piece,)))
                if steps is not None:
                    state.opened.append(steps)
                continue
            record = state.pieces[piece]
            self.left += ((piece, record.place, record.side, verb),)
            if record.commander:
                state.pieces[piece] = record._replace(commander="")
            happen(state, "left", self.doer, (piece, record.place), (verb, self.cause))
            place(state, piece, state.game.home(state, piece), side=record.owner)
        if self.spared:
            open_window(state, "spared", self.spared)

    def react(self, state: State) -> Procedure | None:
        return window(state, "left_table", tuple([gone[0] for gone in self.left])) if self.left else None

    def settle(self, state: State) -> Procedure | None:
        return state.game.settle(state, self)

    def _instead(self, state: State, event: Event) -> tuple[Option, ...]:
        return tuple([Option(name, (event[1],)) for name in rulebook.replacers(state, event)])
