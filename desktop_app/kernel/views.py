"""The view protocol: all that the window knows of any game.

Frozen, plain, comparable values. The window keeps the last TableView, compares it with the new one by id, and draws
the difference. Words are Texts or ids whose names stand in the room's catalogue ("name.<id>").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop_app.kernel.questions import Atom, Text

if TYPE_CHECKING:
    from desktop_app.kernel.contests import ContestView, FighterView, PledgeView

Point = tuple[float, float]
Polygon = tuple[Point, ...]


class AreaView(NamedTuple):
    """A place on a board. `polygons`: one or more outlines in board units; `centre`: where pieces gather;
    `label`: where its name stands; `tags`: how it looks (ocean, land, ...) and marks that lie in it; `lines`: into how
    many lines the name is best broken, 0 when that is left to the window; `name`: what is written there, by default the
    name of its id, nothing when it is the empty Text."""

    id: str
    polygons: tuple[Polygon, ...]
    centre: Point
    label: Point
    tags: tuple[str, ...] = ()
    spoken: Text = Text("")
    lines: int = 0
    name: Text | None = None


class EdgeView(NamedTuple):
    """Two areas that are next to each other. kind: border (they touch), link (drawn as an arc), tunnel, skip.

    `wraps`: the arc leaves the board at one side rim and comes back at the other. A skip names what it passes over.
    `path`: the points that a drawn arc goes through; without them the window finds its own way. `guess`: nobody has
    reported that these two are next to each other, it is reconstructed."""

    a: str
    b: str
    kind: str
    via: str = ""
    wraps: bool = False
    path: Polygon = ()
    guess: bool = False


class PointView(NamedTuple):
    """A corner or an edge that can hold things."""

    id: str
    x: float
    y: float
    tags: tuple[str, ...] = ()


class BoardView(NamedTuple):
    """One board. `size`: width and height in board units; `weight`: how large beside other boards;
    `barriers`: strips that nobody passes, drawn over the regions they keep apart; `tallest`: so many times as tall as
    it is it may be drawn where there is room."""

    id: str
    size: Point
    areas: tuple[AreaView, ...]
    edges: tuple[EdgeView, ...] = ()
    points: tuple[PointView, ...] = ()
    owner: str = ""
    weight: float = 1.0
    wraps: bool = False
    barriers: tuple[Polygon, ...] = ()
    tallest: float = 1.0


class PieceView(NamedTuple):
    """A thing that lies on a board or panel. `place`: an area, point or panel id; `art`: the drawing's name;
    `kind`: what it is, equal for pieces that may be stacked; `size`: relative, 1 is an ordinary piece;
    `badges`: what is special now ("keeps", "wounded", ...); `movable`: whether a drag may begin here; `form`: "disc",
    "tile" (fills its place and shows its values), "coin" (a small thing), "card" (its face is the panel's item),
    "round" and "lozenge" (the markers of a contest's results)."""

    id: str
    kind: str
    place: str
    art: str
    owner: str = ""
    size: float = 1.0
    side_up: str = "front"
    values: tuple[tuple[str, Atom], ...] = ()
    badges: tuple[str, ...] = ()
    movable: bool = False
    spoken: Text = Text("")
    form: str = "disc"


class DieView(NamedTuple):
    """A rolled die: its face and what it means ("kill", "pain", "blank" ...)."""

    face: int
    meaning: str


class ItemView(NamedTuple):
    """A line, card, counter or track in a panel. `value` and `of`: a number and its upper end (0: no end);
    `state`: "", "done", "open", "now"; `pieces`: ids of pieces that lie here; `dice`: results that lie here.

    An item whose id continues another's ("net:1" after "net") is a part of it: a row of a card, a mark in a row."""

    id: str
    text: Text
    value: Atom = ""
    of: int = 0
    state: str = ""
    art: str = ""
    pieces: tuple[str, ...] = ()
    dice: tuple[DieView, ...] = ()


class PanelView(NamedTuple):
    """kind: hand, track, pool, mat, grid, deck, bag or note.

    `owner`: the seat it belongs to, "" for the table's own; `art`: a glyph before its title."""

    id: str
    kind: str
    title: Text
    owner: str = ""
    items: tuple[ItemView, ...] = ()
    art: str = ""


class SeatView(NamedTuple):
    """One seat. Colours are "#rrggbb"; `ink` is bone or ink; `pattern` names the disc's pattern.

    `counters`: small numbers always in sight; `state`: "", "acts" (in turn), "answers" (asked now), "out"."""

    id: str
    name: Text
    field: str
    second: str
    line: str
    ink: str
    pattern: str
    counters: tuple[ItemView, ...] = ()
    state: str = ""


class OptionView(NamedTuple):
    """An option as a person sees it. It names ALL equal pieces it may stand for in `from_ids`, and where it goes.

    A drag of piece P to place A is legal iff an option has P in from_ids and A in to_ids. Without ids: a button.
    `at_ids`: what means it by itself too, when it is clicked with an empty hand, whatever could be carried there.
    `risk`: none, rolls, reveals, gives_up, ends_game."""

    key: str
    text: Text
    from_ids: tuple[str, ...] = ()
    to_ids: tuple[str, ...] = ()
    cost: str = ""
    risk: str = "none"
    at_ids: tuple[str, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """Everything it leads to, carried there or clicked."""
        return tuple(dict.fromkeys((*self.to_ids, *self.at_ids)))


class PromptView(NamedTuple):
    """The one thing that is wanted now. For whoever may not decide, `options` is empty. `main`: the key Space takes;
    `why`: what it is about, for whoever decides, in a short sentence."""

    seat: str
    decider: str
    question: Text
    options: tuple[OptionView, ...] = ()
    interjections: tuple[tuple[str, OptionView], ...] = ()
    main: str = ""
    chance: bool = False
    why: Text = Text("")


class PhaseView(NamedTuple):
    """A part of every round, in short; `now`: it is the one that is going on."""

    text: Text
    now: bool = False


class ForecastView(NamedTuple):
    """Something that will happen if nothing changes before. Its room has played it on a copy: it is exact.

    `seat`: whose it is, who may want to see it; `piece`: what goes from `start` to `end`, passing over the places of
    `via`, which a drawn way goes round; without a piece something comes to `end`, as `art`, `value` and `text` say.
    `harm`: a loss. `text`: what is said of it, in few words: why, or what is left."""

    seat: str
    piece: str = ""
    start: str = ""
    end: str = ""
    via: tuple[str, ...] = ()
    harm: bool = False
    art: str = ""
    value: Atom = ""
    text: Text = Text("")


class TableView(NamedTuple):
    """Everything a seat may see. `phase`: the round and what goes on in it, in one line; `over`: the result when the
    game has ended; `contest`: the innermost one going on; `pledge`: what several seats are being asked for together;
    `round` and `phases`: the line of the phase in its parts; a room may have no phases. `forecast`: what is coming,
    `foreseen`: what that is called; a room that foresees nothing leaves it without words."""

    boards: tuple[BoardView, ...]
    pieces: tuple[PieceView, ...]
    panels: tuple[PanelView, ...]
    seats: tuple[SeatView, ...]
    prompt: PromptView | None
    phase: Text = Text("")
    over: Text | None = None
    contest: ContestView | None = None
    pledge: PledgeView | None = None
    round: Text = Text("")
    phases: tuple[PhaseView, ...] = ()
    forecast: tuple[ForecastView, ...] = ()
    foreseen: Text = Text("")


class ChapterView(NamedTuple):
    """A part of the game: a round, say. `label`: a few letters; `art`: a glyph before them. On any way through a game
    each chapter is one stretch."""

    label: Text = Text("")
    art: str = ""


NO_CHAPTER = ChapterView()


class PreviewView(NamedTuple):
    """What would happen: sentences, areas to mark, and the contest that would begin, with its odds. `taken`: who would
    take results of the contest that goes on, and how they would stand in it; `settles`: the same would not be asked
    once more after it."""

    sentences: tuple[Text, ...] = ()
    areas: tuple[str, ...] = ()
    contest: ContestView | None = None
    taken: tuple[FighterView, ...] = ()
    settles: bool = False
