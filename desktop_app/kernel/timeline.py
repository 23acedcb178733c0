"""The truth of a played game: a tree of answers. Undo is replay from the last snapshot.

A position is a number of the tree: 0 is the start, every other one the answer that led there. A State that has been
arrived at is never changed again, so whoever holds one may keep it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.events import Event
from desktop_app.kernel.lines import Lines
from desktop_app.kernel.questions import CHANCE, Ask, Atom, Chance, IllegalAnswer, Option, Reason, Reply, Text
from desktop_app.kernel.sight import seen_reply
from desktop_app.kernel.state import State
from desktop_app.kernel.views import NO_CHAPTER, ChapterView

EVERY = 50
"""Answers between two snapshots."""


class Why(NamedTuple):
    """What spoke for an answer, as a bot tells it; `seen_by`: which seats may hear that, empty for everybody."""

    reason: Text = Text("")
    seen_by: tuple[str, ...] = ()


NO_WHY = Why()


class Node(NamedTuple):
    """An answer and where it was given.

    `depth`: answers up to and with this one. `dice`, `draws`: rolled and drawn up to here. `seen_by`: who may read the
    answer, empty for everybody. `interjected`: it was thrown in beside the question and did not answer it. `why`: what
    spoke for it.
    """

    parent: int
    depth: int
    reply: Reply
    seen_by: tuple[str, ...] = ()
    interjected: bool = False
    dice: int = 0
    why: Why = NO_WHY
    draws: int = 0


ROOT = Node(-1, 0, Reply("", ""))


class StoredOnly(Exception):
    """A position that can no longer be played through: the rules were mended since. Nothing has changed."""

    def __init__(self, position: int) -> None:
        super().__init__(f"position {position} is only stored")
        self.position = position


class Timeline:
    """Go anywhere in a game; say something there. What was said once is found again, with the same dice.

    `dice`: results that come before the random ones, in the order in which dice are rolled and, for those that are
    words, things are drawn on the way from the start.
    `stored_only`: positions whose answers are known and can't be played any more (unless a snapshot shows them): the
    rules were mended since. On a branch where nobody was lately, that comes out when somebody goes there.
    `chapters`: to which part of the game the positions belong that somebody was at.
    """

    def __init__(self, start: State, seed: int, dice: tuple[Atom, ...] = ()) -> None:
        self.seed = seed
        self.dice = dice
        self.nodes: list[Node] = [ROOT]
        self.children: list[dict[Reply, int]] = [{}]  # of each node, what was answered there and where it led
        self.onward: dict[int, int] = {}  # node -> the child last visited: where redo goes
        self.events: dict[int, tuple[Event, ...]] = {0: tuple(start.happened or ())}
        self.snapshots: dict[int, State] = {0: start.copy()}
        self.stored_only: set[int] = set()
        self.lines = Lines()
        self._chapter: Callable[[State], ChapterView] | None = None
        self.chapters: dict[int, ChapterView] = {}
        self.position = 0
        self.state = self.snapshots[0]

    def say(self, reply: Reply, why: Why = NO_WHY) -> None:
        """Add an answer here, or walk on to it when it was given here before. The current line goes with it.

        Raises IllegalAnswer; whatever is raised, nothing has changed.
        """
        known = self.children[self.position].get(reply)
        if known is not None:
            self.go(known)
            if known not in self.path(self.lines.tips.get(self.lines.current, 0)):
                self.lines.grew(self.end_of(known))
            return
        asked = crank.current(self.state)
        state = self.state.copy()
        state.happened = []
        crank.answer(state, reply)
        interjected = crank.is_interjection(self.state, reply)
        seen_by = () if interjected or asked is None else asked.seen_by
        position = self.grow(self.position, reply, seen_by, interjected, why)
        self.events[position] = tuple(state.happened)
        self._note_chapter(position, state)
        self.lines.grew(position)
        self._arrive(position, state)

    def let_chance_answer(self) -> None:
        """Dice belong to the place in the game, not to the moment: undoing and doing again changes nothing.

        Raises IllegalAnswer when it isn't chance that is asked.
        """
        chance = crank.current(self.state)
        if not isinstance(chance, Chance):
            raise IllegalAnswer(Reason("not_asked", (CHANCE,)))
        here = self.nodes[self.position]
        self.say(chance_reply(self.seed, here.depth, chance, left_of(self.dice, here.dice, here.draws)))

    def go(self, position: int) -> None:
        """Be at this position. Nobody is asked anything. Raises StoredOnly."""
        if position != self.position:
            self._arrive(position, self.state_at(position))

    def undo(self) -> None:
        """Take back one answer, if there is one. Raises StoredOnly."""
        if self.position:
            self.go(self.nodes[self.position].parent)

    def redo(self) -> None:
        """Give again the answer that was given here last, if there is one."""
        if self.position in self.onward:
            self.go(self.onward[self.position])

    def branches(self, position: int) -> tuple[int, ...]:
        """The positions that answers given here have led to, oldest first."""
        return tuple(self.children[position].values())

    def path(self, position: int) -> list[int]:
        """The positions from the start (which is left out) up to this one."""
        found = []
        while position:
            found.append(position)
            position = self.nodes[position].parent
        return found[::-1]

    def end_of(self, position: int) -> int:
        """Where redo would lead in the end."""
        while position in self.onward:
            position = self.onward[position]
        return position

    def fork_of(self, position: int, other: int) -> int:
        """The last position on the ways to both."""
        here, there = self.nodes[position], self.nodes[other]
        while position != other:
            if here.depth >= there.depth:
                position, here = here.parent, self.nodes[here.parent]
            else:
                other, there = there.parent, self.nodes[there.parent]
        return position

    def tell_chapters(self, chapter: Callable[[State], ChapterView]) -> None:
        """From now on remember of each position to which part of the game it belongs."""
        self._chapter = chapter
        self._note_chapter(self.position, self.state)

    def chapter_at(self, position: int) -> ChapterView:
        """To which part of the game a position belongs, as far as that is known: else that of the one before."""
        while position and position not in self.chapters:
            position = self.nodes[position].parent
        return self.chapters.get(position, NO_CHAPTER)

    def is_playable(self, position: int) -> bool:
        """Is it known that this position can be shown? (Another branch may still turn out to be stored only.)"""
        return position in self.snapshots or position not in self.stored_only

    def state_at(self, position: int) -> State:
        """The table at any position; the timeline stays where it is. Raises StoredOnly."""
        if position == self.position:
            return self.state
        if not self.is_playable(position):
            raise StoredOnly(position)
        return self._replayed(position, self.position)

    def events_at(self, position: int) -> tuple[Event, ...]:
        """What the answer that led here made happen; nothing is known of positions that are stored only."""
        if position not in self.events and position not in self.stored_only:
            try:
                self.play(self._replayed(self.nodes[position].parent), position)
            except StoredOnly:
                return ()
        return self.events.get(position, ())

    def journal(self, seat: str = "") -> list[Reply]:
        """All answers up to here; for a seat, secrets of others covered."""
        found = [self.nodes[position] for position in self.path(self.position)]
        return [seen_reply(node.reply, node.seen_by, seat) if seat else node.reply for node in found]

    def grow(self, parent: int, reply: Reply, seen_by: tuple[str, ...] = (), interjected: bool = False,
             why: Why = NO_WHY) -> int:
        """Note an answer without playing it; the new position it leads to."""
        before = self.nodes[parent]
        position = len(self.nodes)
        dice, draws = before.dice + _values_in(reply, "dice"), before.draws + _values_in(reply, "draw")
        self.nodes.append(Node(parent, before.depth + 1, reply, seen_by, interjected, dice, why, draws))
        self.children.append({})
        self.children[parent][reply] = position
        return position

    def visit(self, position: int) -> None:
        """From now on redo leads here, from wherever on the way."""
        while position:
            parent = self.nodes[position].parent
            self.onward[parent] = position
            position = parent

    def stand(self, position: int, state: State) -> None:
        """Be at a position whose state is known: restoring a saved game only."""
        self.position = position
        self.state = state
        self._note_chapter(position, state)

    def set_aside(self, position: int) -> None:
        """This answer can't be played any more. It stays known; giving it again is a new answer."""
        self.stored_only.add(position)
        self.snapshots.pop(position, None)
        self.events.pop(position, None)
        self.chapters.pop(position, None)
        node = self.nodes[position]
        if position and self.children[node.parent].get(node.reply) == position:
            del self.children[node.parent][node.reply]

    def _replayed(self, position: int, base: int = -1) -> State:
        """The answers since the last snapshot, or since the base if that is nearer, on a copy."""
        way = []
        node = position
        while node != base and node not in self.snapshots:
            if node in self.stored_only:
                raise StoredOnly(position)
            way.append(node)
            node = self.nodes[node].parent
        state = (self.state if node == self.position else self.snapshots[node]).copy()
        for node in reversed(way):
            self.play(state, node)
        return state

    def play(self, state: State, position: int) -> None:
        """Give the answer that leads to this position, and note what it makes happen unless that is known.

        Raises StoredOnly, and knows from then on that the position is; the state is of no use then.
        """
        state.happened = None if position in self.events else []
        try:
            crank.answer(state, self.nodes[position].reply)
        except Exception as fault:  # rules that were mended since may throw anything at an old answer
            self.set_aside(position)
            raise StoredOnly(position) from fault
        if state.happened is not None:
            self.events[position] = tuple(state.happened)
            state.happened = None
        self._note_chapter(position, state)

    def _note_chapter(self, position: int, state: State) -> None:
        if self._chapter is not None and position not in self.chapters:
            self.chapters[position] = self._chapter(state)

    def _arrive(self, position: int, state: State) -> None:
        state.happened = None
        one_step = self.nodes[position].parent == self.position
        self.position = position
        self.state = state
        if one_step:
            self.onward[self.nodes[position].parent] = position
        else:
            self.visit(position)
        if self.nodes[position].depth % EVERY == 0:
            self.snapshots.setdefault(position, state)


def chance_reply(seed: int, depth: int, chance: Chance, dice: tuple[Atom, ...] = ()) -> Reply:
    """What chance says after this many answers: `dice` first, as far as they go, if they can come out at all.

    Numbers are rolled, words are drawn; a word that can't be drawn now is passed over."""
    result = Stream(seed, depth, chance.kind, chance.number).sample(chance)
    if chance.kind == "dice":
        rolls = [value for value in dice if not isinstance(value, str)]
        scripted = (*rolls[:chance.number], *result[len(rolls):])
        result = scripted if chance.accepts(scripted) else result
    elif chance.kind == "draw":
        draws = [value for value in dice if isinstance(value, str)]
        result = _drawn(chance, draws[:chance.number], result)
    return Reply(CHANCE, Option(chance.kind, result).key)


def _drawn(chance: Chance, draws: list[str], result: tuple[Atom, ...]) -> tuple[Atom, ...]:
    """The wanted things, as far as they lie in the bag; then what chance has chosen, and what else is needed."""
    left = list(chance.bag)
    found: list[Atom] = []
    for value in (*draws, *(result if draws else ())):
        if value in left and len(found) < chance.number:
            left.remove(value)
            found.append(value)
    return tuple([*found, *left][:chance.number]) if draws else result


def left_of(dice: tuple[Atom, ...], rolled: int, drawn: int) -> tuple[Atom, ...]:
    """What is left of scripted results after so many dice and so many draws."""
    rolls = [value for value in dice if not isinstance(value, str)]
    draws = [value for value in dice if isinstance(value, str)]
    return (*rolls[rolled:], *draws[drawn:])


def _values_in(reply: Reply, wanted: str) -> int:
    """How many dice this answer rolled, or things it drew."""
    kind, *values = reply.key.split() or [""]
    return len(values) if reply.seat == CHANCE and kind == wanted else 0


def pending_seat(state: State) -> str:
    """Who must answer: a seat, CHANCE, or "" when the game is over."""
    asked = crank.current(state)
    if asked is None:
        return ""
    return asked.decider if isinstance(asked, Ask) else CHANCE
