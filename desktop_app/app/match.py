"""A game that is being played: the timeline with its seats, and what may be done to it."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any, NamedTuple

from desktop_app import bots
from desktop_app.app.moments import Line, Moment, Way, lines_of
from desktop_app.app.standing_orders import FOLLOWED, Order
from desktop_app.kernel import crank, sight
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import CHANCE, HIDDEN, Ask, Chance, Option, Reason, Reply, Text
from desktop_app.kernel.room import BadSetup, GameRoom, Problem, Setup
from desktop_app.kernel.save import head_of
from desktop_app.kernel.state import State
from desktop_app.kernel.timeline import NO_WHY, StoredOnly, Timeline, Why, left_of, pending_seat
from desktop_app.kernel.views import ChapterView, TableView

HUMAN = "human"
"""The controller of a seat that a person plays; every other controller is the name of a bot."""


class LogLine(NamedTuple):
    """Something that happened, and the answer it came of. `event.args` are covered where the viewer may not know."""

    position: int
    depth: int
    event: Event


class Match:
    """One game of one room. Everything that changes the position calls `listeners` afterwards.

    `scenario`: the document it began with, if it was one. `notices`: what was not as expected when it was loaded.
    `rewinds`: how often somebody went back over dice or secrets that had come out. `conceded`: seats whose persons have
    given the game up, and at which position; a bot plays on for them. `orders`: for questions that are to come.
    """

    def __init__(self, room: GameRoom, setup: Setup, controllers: dict[str, str], timeline: Timeline, *,
                 game_id: str = "", scenario: dict[str, Any] | None = None, rewinds: int = 0,
                 notices: tuple[Reason, ...] = (), conceded: dict[str, int] | None = None,
                 orders: tuple[Order, ...] = ()) -> None:
        self.room = room
        self.setup = setup
        self.controllers = controllers
        self.timeline = timeline
        self.seed = timeline.seed
        self.game_id = game_id or uuid.uuid4().hex
        self.scenario = scenario
        self.rewinds = rewinds
        self.notices = notices
        self.conceded = conceded or {}
        self.orders = orders
        self.listeners: list[Callable[[], None]] = []
        self._way = Way()
        timeline.tell_chapters(room.chapter)

    @property
    def state(self) -> State:
        """The table as it truly is. Never changed once arrived at: another position is another State."""
        return self.timeline.state

    @property
    def position(self) -> int:
        """The node of the timeline where the game stands."""
        return self.timeline.position

    def way(self) -> tuple[int, ...]:
        """The positions from the start to where the game stands, both with them."""
        return (0, *self.timeline.path(self.position))

    def moments(self) -> tuple[Moment, ...]:
        """All of the way, the start first, as a time line shows it."""
        return self._way.moments(self.timeline)

    def chapter_at(self, position: int) -> ChapterView:
        """To which part of the game a position belongs, as far as that is known."""
        return self.timeline.chapter_at(position)

    def lines(self) -> tuple[Line, ...]:
        """All lines of play: those with names, then what was left without one, the newest first."""
        return lines_of(self.timeline)

    def state_at(self, position: int) -> State:
        """The table as it was at a position; the game stays where it is. Raises StoredOnly."""
        return self.timeline.state_at(position)

    def pending(self) -> Ask | Chance | None:
        """The one question, with all its options; None when the game is over."""
        return crank.pending(self.state)

    def option_of(self, reply: Reply) -> Option | None:
        """What this seat would be saying with this key; None when that is not open to it."""
        asked = self.pending()
        own = asked.options if isinstance(asked, Ask) and asked.decider == reply.seat else ()
        thrown_in = [option for seat, option in crank.interjections(self.state) if seat == reply.seat]
        return next((option for option in (*own, *thrown_in) if option.key == reply.key), None)

    def decider(self) -> str:
        """The seat that must answer, "chance", or "" when the game is over."""
        return pending_seat(self.state)

    def say(self, reply: Reply, why: Why = NO_WHY) -> None:
        """Give an answer. Raises IllegalAnswer with the reason; nothing has changed then."""
        self.timeline.say(reply, why)
        self._tell()

    def why(self, position: int, viewer: str = "") -> Text:
        """What spoke for the answer that led here, as far as this seat may know it."""
        why = self.timeline.nodes[position].why
        return why.reason if not why.seen_by or viewer in why.seen_by else NO_WHY.reason

    def let_chance_answer(self) -> None:
        """Roll or draw. Raises IllegalAnswer when it isn't chance that is asked."""
        self.timeline.let_chance_answer()
        self._tell()

    def view(self, seat: str) -> TableView:
        """The table as this seat may see it."""
        return self.room.view(self.state, seat)

    def hand_over(self, seat: str, controller: str) -> None:
        """From now on this person or bot plays the seat. Raises BadSetup when nobody is called that, or when a person
        wants a seat that was given up."""
        if controller == HUMAN and seat in self.conceded:
            raise BadSetup((Problem("conceded", f"controllers.{seat}", (seat,)),))
        self.controllers = _checked(self.setup, {**self.controllers, seat: controller})
        self._tell()

    def concede(self, seat: str, bot: str) -> None:
        """The seat's person gives up for good; this bot plays on. Raises BadSetup when there is no such seat or bot."""
        controllers = _checked(self.setup, {**self.controllers, seat: bot})
        self.controllers, self.conceded = controllers, {**self.conceded, seat: self.position}
        self._tell()

    def order(self, orders: tuple[Order, ...]) -> None:
        """These are the persons' orders for questions to come from now on."""
        self.orders = orders
        self._tell()

    def is_human(self, seat: str) -> bool:
        """Does a person play this seat?"""
        return self.controllers.get(seat) == HUMAN

    def go(self, position: int) -> None:
        """Be at this position of the timeline. Nobody is asked anything. Raises StoredOnly."""
        if position != self.position:
            self.timeline.go(position)
            self._tell()

    def can_undo(self) -> bool:
        """Is there a decision to go back to?"""
        return self._undo_goal() is not None

    def can_redo(self) -> bool:
        """Was something answered here before?"""
        onward = self.timeline.onward.get(self.position)
        return onward is not None and self.timeline.is_playable(onward)

    def undo(self) -> None:
        """Back to the last decision of a human seat, over all that was answered since; without people, one answer."""
        goal = self._undo_goal()
        if goal is not None:
            self._going_to(goal)
            self.go(goal)

    def redo(self) -> None:
        """Give recorded answers again, up to the next human decision or the end of what was recorded."""
        while self.can_redo():
            try:
                self.go(self._redo_goal())
                return
            except StoredOnly:
                continue  # the rules were mended since; now the timeline knows where, and we go less far

    def risky_undo(self) -> bool:
        """Have dice, draws or another seat's secrets come out since the decision that undo goes back to?"""
        goal = self._undo_goal()
        return goal is not None and self.is_risky(goal)

    def is_risky(self, goal: int) -> bool:
        """Does whoever goes there take back dice, draws or another seat's secrets that have come out?"""
        goal = self.timeline.fork_of(goal, self.position)
        if goal == self.position or not self.timeline.is_playable(goal):
            return False
        way = self.timeline.path(self.position)
        since = [self.timeline.nodes[position] for position in way if self.timeline.nodes[position].depth
                 > self.timeline.nodes[goal].depth]
        viewers = [seat for seat in self.controllers if self.is_human(seat)]
        if any(node.reply.seat == CHANCE and (not node.seen_by or any(seat in node.seen_by for seat in viewers))
               for node in since):
            return True
        before = self.timeline.state_at(goal)
        return any(_came_out(before, self.state, seat) for seat in viewers)

    def play_on(self, position: int, name: str) -> None:
        """Go back to a position and play on from there in a line of this name. Raises StoredOnly."""
        self.timeline.state_at(position)
        self._going_to(position)
        self.timeline.lines.begin(name, position)
        self.timeline.go(position)
        self._tell()

    def switch_to(self, line: Line, name: str) -> None:
        """Play on where this line stands; one that has no name yet is called `name` now. Raises StoredOnly."""
        self.timeline.state_at(line.tip)
        self._going_to(line.tip)
        self.timeline.lines.begin(line.name if line.named else name, line.tip)
        self.timeline.go(line.tip)
        self._tell()

    def rename_line(self, old: str, new: str) -> None:
        """Another name for a line. Raises KeyError when another line has it."""
        self.timeline.lines.rename(old, new)
        self._tell()

    def forget_line(self, name: str) -> None:
        """A name less; what was played there can still be found. Raises KeyError for the line that is played."""
        self.timeline.lines.forget(name)
        self._tell()

    def log(self, viewer: str = "") -> tuple[LogLine, ...]:
        """All that has happened up to here, as this seat may know it; "" knows what all may know."""
        timeline = self.timeline
        way = [0, *timeline.path(self.position)]
        for position in reversed(way):  # from the last one: each replay gives all since a snapshot
            timeline.events_at(position)
        return tuple([line for position in way for line in self.log_at(position, viewer)])

    def log_at(self, position: int, viewer: str = "") -> tuple[LogLine, ...]:
        """What the answer that led to this position made happen, as this seat may know it."""
        depth = self.timeline.nodes[position].depth
        return tuple([LogLine(position, depth, _covered(event, viewer)) for event in self.timeline.events_at(position)])

    def _going_to(self, position: int) -> None:
        self.rewinds += self.is_risky(position)

    def _redo_goal(self) -> int:
        onward = self.timeline.onward
        goal = onward[self.position]
        while (self._has_people() and goal in onward and self.timeline.is_playable(onward[goal])
               and not self._is_decision(onward[goal])):
            goal = onward[goal]
        return goal

    def _undo_goal(self) -> int | None:
        position = self.position
        while self._has_people() and position and not self._is_decision(position):
            position = self.timeline.nodes[position].parent
        if not position:
            return None
        goal = self.timeline.nodes[position].parent
        return goal if self.timeline.is_playable(goal) else None

    def _is_decision(self, position: int) -> bool:
        """Did a person give the answer that led here, and not only by a standing order?"""
        node = self.timeline.nodes[position]
        return self.is_human(node.reply.seat) and node.why != FOLLOWED

    def _has_people(self) -> bool:
        return HUMAN in self.controllers.values()

    def _tell(self) -> None:
        for listener in tuple(self.listeners):
            listener()


def new_match(room: GameRoom, setup: Setup, controllers: dict[str, str], seed: int) -> Match:
    """A game at its first question. Raises BadSetup."""
    return Match(room, setup, _checked(setup, controllers), Timeline(room.new_game(setup), seed))


def scenario_match(room: GameRoom, document: dict[str, Any], controllers: dict[str, str], seed: int) -> Match:
    """A game that begins at the table of a scenario document, after the answers in its `then`.

    Raises BadSetup, SaveProblem (the common head is wrong) or IllegalAnswer (one of `then` is not allowed).
    """
    setup, start = room.read_scenario(document)
    head = head_of(document)
    timeline = Timeline(start, seed, tuple(head.dice))
    for answer in head.then:
        timeline.say(answer.reply())
    return Match(room, setup, _checked(setup, controllers), timeline, scenario=document)


def scenario_of(match: Match) -> dict[str, Any]:
    """The document of the table as it stands: exactly, or the last rest point and the answers since.

    Where a scenario begins it is that scenario itself. Raises BadSetup when there has been no rest point yet.
    """
    timeline = match.timeline
    said = [_told(timeline.nodes[position].reply) for position in timeline.path(match.position)]
    if match.scenario is not None and match.scenario.get("then", []) == said:
        return match.scenario
    since: list[Reply] = []
    for position in reversed([0, *timeline.path(match.position)]):
        if timeline.is_playable(position) and match.room.rest_point(timeline.state_at(position)):
            document, here = match.room.write_scenario(timeline.state_at(position)), timeline.nodes[position]
            told = {"dice": list(left_of(timeline.dice, here.dice, here.draws)),
                    "then": [_told(reply) for reply in reversed(since)]}
            return {**document, **{name: values for name, values in told.items() if values}}
        since.append(timeline.nodes[position].reply)
    raise BadSetup((Problem("no_rest_point", "then"),))


def _told(reply: Reply) -> dict[str, str]:
    """An answer as a document tells it."""
    return {"seat": reply.seat, "answer": reply.key}


def _checked(setup: Setup, controllers: dict[str, str]) -> dict[str, str]:
    """A controller for each seat of the game and for nobody else."""
    problems = [Problem("no_controller", f"controllers.{seat}") for seat in setup.seats if seat not in controllers]
    for seat, controller in controllers.items():
        if seat not in setup.seats:
            problems.append(Problem("unknown_seat", f"controllers.{seat}"))
        elif controller != HUMAN and controller not in bots.names():
            problems.append(Problem("unknown_bot", f"controllers.{seat}", (controller,)))
    if problems:
        raise BadSetup(tuple(problems))
    return dict(controllers)


def _covered(event: Event, viewer: str) -> Event:
    """The event as this seat may know it."""
    if not event.seen_by or viewer in event.seen_by:
        return event
    return event._replace(args=(HIDDEN,) * len(event.args))


def _came_out(before: State, after: State, seat: str) -> bool:
    """Does the seat see a face now that was covered, or is one gone that may have been seen on its way?"""
    for piece in before.known:
        record = before.pieces.get(piece)
        if record is not None and record.face and not sight.knows(before, seat, piece):
            now = after.pieces.get(piece)
            if now is None or not now.face or sight.knows(after, seat, piece):
                return True
    return False
