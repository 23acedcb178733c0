"""What is chosen for a new game, without a widget: the page shows it and changes it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop_app.app.match import HUMAN
from desktop_app.app.settings import LastSetup
from desktop_app.kernel.room import BadSetup, Catalogue, GameRoom, Problem, Setup
from desktop_app.kernel.views import TableView


@dataclass
class _Chosen:
    """The choice for one game. `players`: who plays each seat; `levels`: the bot of each seat, also of a person's."""

    map: str
    seats: list[str]
    players: list[str]
    levels: list[str]
    options: dict[str, str] = field(default_factory=dict)


class NewGameChoice:
    """One choice for each game; `room` is the game that is in sight. `last`: what the last game was made of."""

    def __init__(self, rooms: Sequence[GameRoom], bots: Sequence[str], seed: int, last: LastSetup | None = None,
                 room: str = "") -> None:  # fmt: skip
        self.rooms, self.bots, self.seed = tuple(rooms), tuple(bots), seed
        self._chosen = {each.id: self._usual(each) for each in rooms}
        known = last is not None and self._take_last(last)
        wanted = room or (last.game if last is not None and known else "")
        self.room = next((each for each in rooms if each.id == wanted), rooms[0])

    # --- what is chosen -------------------------------------------------------------------------------------------

    @property
    def map(self) -> str:
        """The map."""
        return self._now.map

    @property
    def seats(self) -> tuple[str, ...]:
        """The sides as they sit."""
        return tuple(self._now.seats)

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays each seat: a person, or a bot's name."""
        return tuple(self._now.players)

    @property
    def options(self) -> dict[str, str]:
        """The value of each rules option."""
        usual = {choice.id: choice.values[0] for choice in self.catalogue().options}
        return {**usual, **self._now.options}

    def catalogue(self) -> Catalogue:
        """What the game offers."""
        return self.room.catalogue()

    def numbers(self) -> tuple[int, ...]:
        """All numbers of seats that some map can be played with."""
        return tuple(sorted({number for choice in self.catalogue().maps for number in choice.seats}))

    def bench(self) -> tuple[str, ...]:
        """The sides that sit out."""
        return tuple(side for side in self.catalogue().sides if side not in self._now.seats)

    def setup(self) -> Setup:
        """All of it as the room wants it."""
        return Setup(self.map, self.seats, tuple(self.options.items()))

    def controllers(self) -> dict[str, str]:
        """Who plays which side."""
        return dict(zip(self._now.seats, self._now.players))

    def people(self) -> int:
        """How many persons play."""
        return self._now.players.count(HUMAN)

    def last(self) -> LastSetup:
        """What is kept for the next start."""
        return LastSetup(game=self.room.id, map=self.map, seats=list(self.seats), controllers=self.controllers(),
                         options=self.options)  # fmt: skip

    def table(self) -> TableView:
        """The table as it would stand at the start. Raises BadSetup."""
        return self.room.view(self.room.new_game(self.setup()), "")

    def problems(self) -> tuple[Problem, ...]:
        """What speaks against beginning."""
        try:
            self.room.new_game(self.setup())
        except BadSetup as bad:
            return bad.problems
        return ()

    # --- choosing -------------------------------------------------------------------------------------------------

    def take_room(self, room: str) -> None:
        """Another game, as it was left."""
        self.room = next(each for each in self.rooms if each.id == room)

    def take_map(self, map: str) -> None:
        """Another map; with as many seats as before if it has room for them, else the nearest number."""
        fits = self._seats_of(map)
        self._now.map = map
        self._sit(min(fits, key=lambda number: (abs(number - len(self._now.seats)), number)))

    def take_number(self, number: int) -> None:
        """So many seats; if the map has no room for them the usual one that has."""
        if number not in self._seats_of(self.map):
            self._now.map = self.room.default_setup("", number).map
        self._sit(number)

    def take_side(self, place: int, side: str) -> None:
        """A side for a seat; who sat there takes the seat that it leaves, or sits out."""
        seats = self._now.seats
        if side in seats:
            seats[seats.index(side)] = seats[place]
        seats[place] = side

    def take_player(self, place: int, player: str) -> None:
        """A person or a bot for a seat."""
        self._now.players[place] = player
        if player != HUMAN:
            self._now.levels[place] = player

    def level(self, place: int) -> str:
        """The bot of a seat; of a person's seat the one that would play it."""
        return self._now.levels[place]

    def take_option(self, id: str, value: str) -> None:
        """Another value for a rules option."""
        self._now.options[id] = value

    def shuffle(self, dealer: random.Random) -> None:
        """Other sides in the same number of seats, never the same as before. Who plays which seat stays."""
        sides, before = list(self.catalogue().sides), list(self._now.seats)
        if len(sides) > 1:
            while self._now.seats == before:
                self._now.seats = dealer.sample(sides, len(before))

    # --- inside ---------------------------------------------------------------------------------------------------

    @property
    def _now(self) -> _Chosen:
        return self._chosen[self.room.id]

    def _seats_of(self, map: str) -> tuple[int, ...]:
        return next(choice.seats for choice in self.catalogue().maps if choice.id == map)

    def _sit(self, number: int) -> None:
        """As many seats; the first stay as they are, new ones are for sides that sit out."""
        now = self._now
        more = max(0, number - len(now.seats))
        now.seats = [*now.seats, *self.bench()[:more]][:number]
        now.players = [*now.players, *[self.bots[0]] * more][:number]
        now.levels = [*now.levels, *[self.bots[0]] * more][:number]

    def _usual(self, room: GameRoom) -> _Chosen:
        usual = room.default_setup()
        others = [self.bots[0]] * (len(usual.seats) - 1)
        return _Chosen(usual.map, list(usual.seats), [HUMAN, *others], [self.bots[0], *others], dict(usual.options))

    def _take_last(self, last: LastSetup) -> bool:
        """The last game's choice, if all of it is still to be had."""
        room = next((each for each in self.rooms if each.id == last.game), None)
        if room is None:
            return False
        try:
            room.new_game(Setup(last.map, tuple(last.seats), tuple(last.options.items())))
        except BadSetup:
            return False
        players = [last.controllers.get(seat, "") for seat in last.seats]
        players = [each if each in (HUMAN, *self.bots) else self.bots[0] for each in players]
        levels = [self.bots[0] if each == HUMAN else each for each in players]
        self._chosen[room.id] = _Chosen(last.map, list(last.seats), players, levels, dict(last.options))
        return True
