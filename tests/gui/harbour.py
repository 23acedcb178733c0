"""A little game that is not any of ours: boats in a harbour. The window must play it by the view protocol alone."""

from __future__ import annotations

import atexit
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, NamedTuple

from desktop_app.app.facts import Facts
from desktop_app.app.files import LibraryProblem
from desktop_app.app.library import LastGame
from desktop_app.app.moments import Line, Moment
from desktop_app.app.replays import Opened, Replays
from desktop_app.app.shelf import Shelf as DiskShelf
from desktop_app.app.standing_orders import FOLLOWED, Order
from desktop_app.gui.wording import Wording, read_catalogue
from desktop_app.kernel.contests import ContestSide, ContestView, FighterView, Marker, ResultView, SourceView
from desktop_app.kernel.events import Event
from desktop_app.kernel.introduction import MapView, MemberView, NoteView, SideView, TroupeView
from desktop_app.kernel.questions import CHANCE, IllegalAnswer, Option, Reason, Reply, Text, text
from desktop_app.kernel.room import BadSetup, Catalogue, MapChoice, OptionChoice, Problem, Result, Setup
from desktop_app.kernel.timeline import NO_WHY, Why
from desktop_app.kernel.views import (
    AreaView,
    BoardView,
    ChapterView,
    DieView,
    EdgeView,
    ItemView,
    OptionView,
    PanelView,
    PieceView,
    PointView,
    PreviewView,
    PromptView,
    SeatView,
    TableView,
)

WORDS = {
    "name.harbour": "The Harbour", "name.small": "Small harbour", "name.keel": "Keel", "name.oar": "Oar",
    "name.quay": "The Long Stone Quay", "name.bay": "Bay", "name.isle": "Isle", "name.lamp_post": "Lamp post",
    "name.boat": "Boat", "name.ship": "Ship", "name.whale": "Whale", "name.lamp": "Lamp", "name.coin": "Coin",
    "act": "Move a boat, or do something else", "sinks": "Which piece sinks?", "rolls": "The dice are rolled",
    "where": "Where does the fog rise?", "over": "The harbour is still. {who} has won.", "round": "Round {n}",
    "o.sail": "Sail a {kind} from {a} to {b}", "o.brawl": "Brawl in {place}", "o.rest": "Rest until tomorrow",
    "o.sink": "Sink the {kind}", "o.fog": "Fog over {place}", "o.call": "Call for fog",
    "o.drift": "Let a {kind} drift to {place}",
    "o.coin": "Spend a coin in {place}",
    "o.tow": "Tow a {kind} from {a} to {b}", "o.cry": "Cry out for help", "o.end": "Close the harbour",
    "e.sailed": "{who} sailed to {place}.", "e.rested": "{who} rested.", "e.rolled": "{n} dice were rolled.",
    "e.sank": "A piece of {who} sank.", "e.other": "{who} did something.",
    "w.sail": "{place} has fish.",
    "f.costs": "Costs {n} fish.", "f.sail": "A boat goes.", "f.rest": "Nothing happens.",
    "reason.too_far": "The {0} can't reach {1} from here.", "reason.not_yours": "That is not yours.",
    "p.purse": "Purse", "p.tide": "Tide", "p.weather": "Weather", "p.brawl": "Brawl in the bay", "p.cards": "Cards",
    "p.deck": "Deck", "p.bag": "Bag", "p.chart": "Chart", "p.berths": "Berths", "p.note": "Note", "p.pool": "Pool",
    "i.coins": "Coins", "i.fish": "Fish", "i.calm": "calm", "i.storm": "storm", "i.deck": "Cards left",
    "i.bag": "Stones",
    "i.map": "The eastern reef", "i.berth": "Berth {n}", "i.note": "The tide turns at midnight.", "i.card": "Net",
    "i.keel": "Keel attacks", "i.oar": "Oar defends", "i.suffers": "One sinks", "i.choose": "Choose",
    "i.row": "Row", "i.sinks": "Sink", "name.hit": "hit", "name.miss": "miss",
    "about.harbour": "Boats in a small harbour.", "m.areas": "{n} places", "m.guessed": "The isle is a guess.",
    "m.rest": "The rest", "option.fog.about": "How much can be seen.",
    "option.fog": "Fog", "option.fog.thin": "Thin", "option.fog.thick": "Thick",
    "day": "D{n}", "problem.twice": "{0} sits twice.", "s.area": "{place}", "s.piece": "{kind} of {who}",
}  # fmt: skip

LEFT = ((0.0, 0.0), (230.0, 0.0), (260.0, 90.0), (230.0, 200.0), (0.0, 200.0))
MIDDLE = ((230.0, 0.0), (420.0, 0.0), (400.0, 120.0), (420.0, 200.0), (230.0, 200.0), (260.0, 90.0))
RIGHT = ((420.0, 0.0), (600.0, 0.0), (600.0, 200.0), (420.0, 200.0), (400.0, 120.0))
AREAS = ("quay", "bay", "isle")
NEAR = {"quay": ("bay",), "bay": ("quay", "isle"), "isle": ("bay",)}


def spoken_area(place: str) -> Text:
    return text("s.area", place=place)


BOARD = BoardView(
    "board",
    (600.0, 200.0),
    (
        AreaView("quay", (LEFT,), (115, 120), (115, 40), ("land",), spoken_area("quay")),
        AreaView("bay", (MIDDLE,), (330, 120), (330, 40), ("ocean",), spoken_area("bay")),
        AreaView("isle", (RIGHT,), (505, 120), (505, 40), ("land",), spoken_area("isle")),
    ),
    (
        EdgeView("quay", "bay", "border"),
        EdgeView("bay", "isle", "border"),
        EdgeView("quay", "isle", "link", wraps=True),
    ),
    (PointView("lamp_post", 300, 180),),
)


@dataclass(frozen=True)
class Harbour:
    """A position."""

    places: tuple[tuple[str, str], ...]
    asked: str = "act"
    turn: str = "keel"
    round: int = 1
    dice: tuple[int, ...] = ()
    over: bool = False
    adrift: bool = False

    @property
    def where(self) -> dict[str, str]:
        return dict(self.places)

    def moved(self, piece: str, place: str) -> Harbour:
        return replace(self, places=tuple((id, place if id == piece else at) for id, at in self.places))

    def without(self, piece: str) -> Harbour:
        return replace(self, places=tuple((id, at) for id, at in self.places if id != piece))


START = Harbour((
    ("k1", "quay"), ("k2", "quay"), ("k3", "quay"), ("k4", "bay"), ("kship", "quay"), ("keeper", "isle"),
    ("o1", "bay"), ("o2", "bay"), ("oship", "isle"), ("whale", "bay"), ("lamp1", "isle"), ("lamp2", "lamp_post"),
    ("coin1", "purse_keel"), ("coin2", "purse_keel"),
))  # fmt: skip


def kind_of(piece: str) -> str:
    if piece.endswith("ship"):
        return "ship"
    return "boat" if piece[0] in "ko" else piece.rstrip("0123456789")


def owner_of(piece: str) -> str:
    return {"k": "keel", "o": "oar", "c": "keel", "w": "sea"}.get(piece[0], "")


class HarbourIntroduction:
    """What the room says of itself."""

    def seat(self, side: str) -> SeatView:
        return next(seat for seat in HarbourRoom().seats(START) if seat.id == side)

    def side(self, side: str, map: str) -> SideView:
        ship = PieceView(f"{side}.ship", "ship", "", "ship", side, 1.7)
        return SideView(self.seat(side), ship, Text("name.quay" if side == "keel" else "name.isle"))

    def map(self, map: str) -> MapView:
        notes = (NoteView("move", text("p.tide"), text("i.note")),)
        return MapView(text("m.areas", n=len(AREAS)), notes, text("m.guessed"))

    def cast(self) -> tuple[TroupeView, ...]:
        def crew(side: str) -> TroupeView:
            members = tuple(
                MemberView(PieceView(f"{side}.{kind}", kind, "", kind, side, size), Text(f"name.{kind}"),
                           (ItemView("fish", text("i.fish"), 3),))
                for kind, size in (("boat", 1.0), ("ship", 1.7))
            )  # fmt: skip
            return TroupeView(side, Text(f"name.{side}"), members, self.seat(side))

        lamp = MemberView(PieceView("lamp", "lamp", "", "lamp"), Text("name.lamp"))
        return (crew("keel"), crew("oar"), TroupeView("rest", text("m.rest"), (lamp,)))


class HarbourRoom:
    """The room of the boats."""

    id = "harbour"

    def catalogue(self) -> Catalogue:
        return Catalogue((MapChoice("small", (2,)),), ("keel", "oar"), (OptionChoice("fog", ("thin", "thick")),))

    def dice(self) -> None:
        return None

    def editing(self) -> None:
        return None

    def introduction(self) -> HarbourIntroduction:
        return HarbourIntroduction()

    def default_setup(self, map: str = "", seats: int = 0) -> Setup:
        return Setup("small", ("keel", "oar"))

    def new_game(self, setup: Setup) -> Harbour:
        if len(set(setup.seats)) < len(setup.seats):
            raise BadSetup((Problem("twice", "seats[1]", (setup.seats[0],)),))
        return replace(START, adrift=("fog", "thick") in setup.options)

    # --- answers

    def options(self, state: Harbour) -> tuple[OptionView, ...]:
        if state.asked == "sinks":
            pieces = [p for p, at in state.places if at == "bay" and owner_of(p) == "keel"]
            return tuple(OptionView(f"sink {p}", text("o.sink", kind=kind_of(p)), (p,)) for p in pieces)
        if state.asked == "where":
            return tuple(OptionView(f"fog {a}", text("o.fog", place=a), (), (a,)) for a in AREAS)
        found: dict[tuple[str, str, str], list[str]] = {}
        for piece, at in state.places:
            if owner_of(piece) == state.turn and at in NEAR and piece != "keeper":
                for goal in NEAR[at]:
                    found.setdefault((kind_of(piece), at, goal), []).append(piece)
        options = [self.sail(kind, at, goal, pieces) for (kind, at, goal), pieces in found.items()]
        if state.where.get("kship") == "quay":
            options.append(
                OptionView("tow kship bay", text("o.tow", kind="ship", a="quay", b="bay"), ("kship",), ("bay",), "2")
            )
        if state.adrift:
            options.append(OptionView("drift o1 isle", text("o.drift", kind="boat", place="isle")))
        coins = tuple(p for p, at in state.places if at == "purse_keel")
        if coins:
            options.append(OptionView("coin isle", text("o.coin", place="isle"), coins, ("isle",)))
        return (
            *options,
            OptionView("brawl bay", text("o.brawl", place="bay"), (), ("bay",), "1", "rolls"),
            OptionView("call", text("o.call")),
            OptionView("end", text("o.end"), risk="ends_game"),
            OptionView("rest", text("o.rest"), risk="gives_up"),
        )

    def sail(self, kind: str, at: str, goal: str, pieces: list[str]) -> OptionView:
        words = text("o.sail", kind=kind, a=at, b=goal)
        return OptionView(f"sail {pieces[0]} {at}>{goal}", words, tuple(pieces), (goal,), "1")

    def answer(self, state: Harbour, key: str) -> tuple[Harbour, Event]:
        verb, *words = key.split()
        if verb in ("sail", "tow", "coin"):
            piece = words[0] if verb != "coin" else next(p for p, at in state.places if at == "purse_keel")
            goal = words[-1].rpartition(">")[2]
            return state.moved(piece, goal), Event("sailed", state.turn, (piece, goal), (goal,))
        if verb == "drift":
            return replace(state.moved(*words), adrift=False), Event("other", state.turn)
        if verb == "brawl":
            return replace(state, asked="rolls", dice=()), Event("other", state.turn)
        if verb == "sink":
            return replace(state.without(words[0]), asked="act"), Event("sank", "keel")
        if verb == "call":
            return replace(state, asked="where"), Event("other", state.turn)
        if verb == "fog":
            return replace(state, asked="act"), Event("other", state.turn)
        if verb == "end":
            return replace(state, over=True), Event("rested", state.turn)
        other = "oar" if state.turn == "keel" else "keel"
        return replace(state, turn=other, round=state.round + (other == "keel")), Event("rested", state.turn)

    # --- the view

    def view(self, state: Harbour, seat: str) -> TableView:
        prompt = None if state.over else self.prompt(state, seat)
        over = text("over", who="keel") if state.over else None
        return TableView((BOARD,), self.pieces(state, seat), self.panels(state), self.seats(state), prompt,
                         text("round", n=state.round), over, self.contest(state))  # fmt: skip

    def prompt(self, state: Harbour, seat: str) -> PromptView:
        if state.asked == "rolls":
            return PromptView(state.turn, CHANCE, text("rolls"), chance=True)
        decider = "keel" if state.asked == "sinks" else state.turn
        options = self.options(state) if seat == decider else ()
        cry = (("keel", OptionView("cry", text("o.cry"))),) if seat == "keel" and state.asked == "act" else ()
        main = {"act": "rest"}.get(state.asked, "") if options else ""
        return PromptView(state.turn, decider, text(state.asked), options, cry if options else (), main)

    def pieces(self, state: Harbour, seat: str) -> tuple[PieceView, ...]:
        return tuple(
            PieceView(
                piece, kind_of(piece), at, kind_of(piece), owner_of(piece), 1.7 if piece.endswith("ship") else 1.0,
                badges=("keeps",) if piece == "keeper" else ("wet",) if piece == "o2" else (),
                movable=owner_of(piece) == seat,
                spoken=text("s.piece", kind=kind_of(piece), who=owner_of(piece) or "harbour"),
            )
            for piece, at in state.places
        )  # fmt: skip

    # fmt: off
    def contest(self, state: Harbour) -> ContestView | None:
        """A brawl in the bay: every piece rolls a die; who sinks is chosen by the keel."""
        if not state.dice:
            return None
        pieces = tuple(p for p, at in state.places if at == "bay" and owner_of(p) == "keel")
        rolled = tuple(DieView(face, "hit" if face > 4 else "blank") for face in state.dice)
        keel = ContestSide("keel", text("i.keel"), len(rolled), (
            SourceView("boat", text("name.boat"), (), len(rolled), pieces, rolled),), (("hit", 2),),
            text("i.suffers"), text("i.choose"),
            tuple(FighterView(piece, text(f"name.{kind_of(piece)}")) for piece in pieces), (Marker("hit"),),
            decides=state.asked == "sinks")
        source = SourceView("oar", text("name.oar"), (), 1, (), (DieView(4, "miss"),))
        oar = ContestSide("oar", text("i.oar"), 1, (source,))
        steps = (text("i.row"), text("i.sinks"))
        return ContestView("fight", text("p.brawl"), "bay", steps, int(state.asked == "sinks"),
                           (ResultView("hit", text("name.hit"), "killed"),), (keel, oar))

    def panels(self, state: Harbour) -> tuple[PanelView, ...]:
        coins = tuple(p for p, at in state.places if at == "purse_keel")
        return (
            PanelView("purse_keel", "pool", text("p.purse"), "keel", (
                ItemView("coins", text("i.coins"), len(coins), pieces=coins),)),
            PanelView("berths", "mat", text("p.berths"), "keel", tuple(
                ItemView(f"berth{n}", text("i.berth", n=n), "", 0, ("done", "open", "now")[n % 3]) for n in range(6))),
            PanelView("tide", "track", text("p.tide"), "", (
                ItemView("keel", text("name.keel"), 7, 30), ItemView("oar", text("name.oar"), 7, 30))),
            PanelView("weather", "track", text("p.weather"), "", (
                ItemView("calm", text("i.calm"), state="now"), ItemView("storm", text("i.storm")))),
            PanelView("cards", "hand", text("p.cards"), "", (
                ItemView("net", text("i.card"), 2), ItemView("net2", text("i.card"), 3))),
            PanelView("deck", "deck", text("p.deck"), "", (ItemView("deck1", text("i.deck"), 30),)),
            PanelView("bag", "bag", text("p.bag"), "", (ItemView("bag1", text("i.bag"), 9),)),
            PanelView("chart", "grid", text("p.chart"), "", (ItemView("reef", text("i.map"), 2, 3, "open"),)),
            PanelView("note", "note", text("p.note"), "", (ItemView("n", text("i.note")),)),
        )
    # fmt: on

    def seats(self, state: Harbour) -> tuple[SeatView, ...]:
        counters = (ItemView("fish", text("i.fish"), 3), ItemView("coins", text("i.coins"), 2, 6))
        look = {
            "keel": ("#00663F", "#003A21", "#5FC79A", "bone", "waves"),
            "oar": ("#FBE32A", "#BEAB00", "#FBE32A", "ink", "pales"),
        }
        return tuple(
            SeatView(id, text(f"name.{id}"), *look[id], counters, "answers" if id == state.turn else "") for id in look
        )

    # --- the rest of a room

    def why_not(self, state: Harbour, seat: str, piece: str, place: str) -> Reason:
        if owner_of(piece) != seat:
            return Reason("not_yours")
        return Reason("too_far", (kind_of(piece), place))

    def preview(self, state: Harbour, seat: str, option: Option) -> PreviewView:
        told = (text("f.costs", n=1), text(f"f.{option.verb}"))
        return PreviewView(told if option.verb in ("sail", "rest") else ())

    def chapter(self, state: Harbour) -> ChapterView:
        return ChapterView(text("day", n=state.round))

    def result(self, state: Harbour) -> Result:
        return Result(("keel",), (("keel", 3), ("oar", 1)), "closed")

    def describe(self, state: Harbour, event: Event) -> Text:
        values: dict[str, Any] = {"who": event.seat}
        if event.kind == "sailed":
            values["place"] = event.args[0]
        if event.kind == "rolled":
            values = {"n": event.args[0]}
        return text(f"e.{event.kind}", **values)


class LogLine(NamedTuple):
    position: int
    depth: int
    event: Event


class HarbourMatch:
    """The part of a match that the window uses, over a plain list of positions."""

    def __init__(self, room: HarbourRoom, setup: Setup, controllers: dict[str, str], seed: int = 0) -> None:
        self.room, self.setup, self.controllers, self.seed = room, setup, controllers, seed
        self.listeners: list[Any] = []
        self.whys: dict[int, Why] = {}
        self.conceded: dict[str, int] = {}
        self.orders: tuple[Order, ...] = ()
        self.notices: tuple[Reason, ...] = ()
        self.scenario: dict[str, Any] | None = None
        self.history: list[tuple[Harbour, Event | None, str]] = [(room.new_game(setup), None, "")]
        self.position = 0

    @property
    def state(self) -> Harbour:
        return self.history[self.position][0]

    def hand_over(self, seat: str, controller: str) -> None:
        self.controllers = {**self.controllers, seat: controller}
        self._tell()

    def concede(self, seat: str, bot: str) -> None:
        self.controllers, self.conceded = {**self.controllers, seat: bot}, {**self.conceded, seat: self.position}
        self._tell()

    def order(self, orders: tuple[Order, ...]) -> None:
        self.orders = orders
        self._tell()

    def way(self) -> tuple[int, ...]:
        return tuple(range(self.position + 1))

    def state_at(self, position: int) -> Harbour:
        return self.history[position][0]

    def decider(self) -> str:
        view = self.room.view(self.state, "keel")
        return view.prompt.decider if view.prompt else ""

    def why(self, position: int, viewer: str = "") -> Text:
        why = self.whys.get(position, NO_WHY)
        return why.reason if not why.seen_by or viewer in why.seen_by else Text("")

    def moments(self) -> tuple[Moment, ...]:
        told = [(position, seat, self.room.chapter(state)) for position, (state, _, seat) in enumerate(self.history)]
        return tuple(Moment(position, seat, seat == CHANCE, chapter)
                     for position, seat, chapter in told[: self.position + 1])

    def chapter_at(self, position: int) -> ChapterView:
        return self.room.chapter(self.history[position][0])

    def lines(self) -> tuple[Line, ...]:
        return (Line("", True, self.position, 0, True),)

    def is_risky(self, goal: int) -> bool:
        return any(seat == CHANCE for _, _, seat in self.history[goal + 1 : self.position + 1])

    def say(self, reply: Reply, why: Why = NO_WHY) -> None:
        view = self.room.view(self.state, reply.seat)
        assert view.prompt is not None
        keys = [option.key for option in view.prompt.options] + [option.key for _, option in view.prompt.interjections]
        if reply.key not in keys:
            raise IllegalAnswer(Reason("not_an_option", (reply.key,)))
        self.whys[self.position + 1] = why
        self._step(*self.room.answer(self.state, reply.key), reply.seat)

    def option_of(self, reply: Reply) -> Option | None:
        verb, *words = reply.key.split()
        return Option(verb, tuple(words))

    def let_chance_answer(self) -> None:
        dice = (6, 5, 2, 1, 4)
        self._step(replace(self.state, asked="sinks", dice=dice), Event("rolled", "", (), (len(dice),)), CHANCE)

    def view(self, seat: str) -> TableView:
        return self.room.view(self.state, seat)

    def _decisions(self) -> list[int]:
        return [
            i for i in range(1, len(self.history))
            if self.controllers.get(self.history[i][2]) == "human" and self.whys.get(i) != FOLLOWED
        ]  # fmt: skip

    def can_undo(self) -> bool:
        return any(i <= self.position for i in self._decisions())

    def can_redo(self) -> bool:
        return self.position < len(self.history) - 1

    def undo(self) -> None:
        self._go(max(i for i in self._decisions() if i <= self.position) - 1)

    def redo(self) -> None:
        later = [i for i in self._decisions() if i > self.position + 1]
        self._go(min(later) - 1 if later else len(self.history) - 1)

    def risky_undo(self) -> bool:
        last = max((i for i in self._decisions() if i <= self.position), default=0)
        return any(self.history[i][2] == CHANCE for i in range(last, self.position + 1))

    def log(self, viewer: str = "") -> tuple[LogLine, ...]:
        return tuple(LogLine(i, 0, event) for i, (_, event, _) in enumerate(self.history[: self.position + 1]) if event)

    def log_at(self, position: int, viewer: str = "") -> tuple[LogLine, ...]:
        event = self.history[position][1]
        return (LogLine(position, 0, event),) if event else ()

    def _go(self, position: int) -> None:
        self.position = position
        self._tell()

    def _step(self, state: Harbour, event: Event, seat: str) -> None:
        del self.history[self.position + 1 :]
        self.history.append((state, event, seat))
        self._go(self.position + 1)

    def _tell(self) -> None:
        for listener in tuple(self.listeners):
            listener()


class Answer(NamedTuple):
    game_id: str
    position: int
    reply: Reply
    note: str = ""
    reason: Text = Text("")
    seen_by: tuple[str, ...] = ()


class RestingBots:
    """A bot that always rests."""

    def __init__(self) -> None:
        self._asked: tuple[HarbourMatch, str, int] | None = None

    def ask(self, match: HarbourMatch, seat: str) -> None:
        self._asked = (match, seat, match.position)

    def poll(self) -> Answer | None:
        if self._asked is None:
            return None
        _, seat, position = self._asked
        self._asked = None
        return Answer("", position, Reply(seat, "rest"), f"bot_too_slow {seat}")

    def cancel(self) -> None:
        self._asked = None

    def close(self) -> None:
        self._asked = None


class ToldBots(RestingBots):
    """A bot that thinks until somebody tells it what to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.reason, self.seen_by = Text(""), ()

    def poll(self) -> Answer | None:
        if self._asked is None or not self.told:
            return None
        _, seat, position = self._asked
        self._asked = None
        return Answer("", position, Reply(seat, self.told.pop(0)), "", self.reason, self.seen_by)


class Entry(NamedTuple):
    name: str
    path: Path
    modified: float
    damaged: bool
    backup: Path | None = None


class Journal:
    problem = None

    def close(self) -> None:
        """Nothing was opened."""


_FOLDER = Path(mkdtemp())
atexit.register(rmtree, _FOLDER, ignore_errors=True)


class Shelf:
    """Saves in memory; only the pictures of cards lie on the disk."""

    folder = Path("no shelf on any disk")

    def __init__(self) -> None:
        self.kept: dict[Path, tuple[Any, ...]] = {}
        self.finished: list[HarbourMatch] = []
        self.folder = _FOLDER
        self.save_shelf = DiskShelf(self.folder / "saves", ".mythos", self.folder / "bin")

    def opened(self, path: Path) -> Opened:
        match = self.load(path)
        decider = match.decider()
        winners = () if decider else match.room.result(match.state).winners
        return Opened(Facts(match.room.id, match.setup, match.controllers, match.view(""), decider, winners, 0))

    def replays(self) -> Replays:
        return Replays(self.folder)

    def keep_finished(self, match: HarbourMatch) -> None:
        self.finished.append(match)

    def path_of(self, name: str) -> Path:
        return Path(name)

    def save(self, match: HarbourMatch, path: Path) -> None:
        if path.name == "forbidden":
            raise LibraryProblem("no_permission", ("forbidden",))
        self.kept[path] = (match.controllers, tuple(match.history), match.position, dict(match.whys))

    def load(self, path: Path) -> HarbourMatch:
        match = HarbourMatch(HarbourRoom(), Setup("small", ("keel", "oar")), self.kept[path][0])
        match.history, match.position = list(self.kept[path][1]), self.kept[path][2]
        match.whys = dict(self.kept[path][3])
        return match

    def saves(self) -> tuple[Entry, ...]:
        return tuple(Entry(path.name, path, 1_700_000_000.0, False) for path in self.kept)

    def backup_of(self, path: Path) -> Path | None:
        return None

    def last_game(self) -> LastGame:
        for path in reversed(self.kept):
            return LastGame(self.load(path), path.name, 1_700_000_000.0)
        return LastGame()

    def follow(self, match: HarbourMatch) -> Journal:
        return Journal()


def harbour_words() -> Wording:
    return Wording((read_catalogue("app"),), {"harbour": WORDS})
