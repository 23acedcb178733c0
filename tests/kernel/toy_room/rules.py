"""The rulebook of the Meadow in declared order, and its procedures."""

from __future__ import annotations

from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.leaving import Eliminate
from desktop_app.kernel.pledge import Pledge
from desktop_app.kernel.procedures import Window
from desktop_app.kernel.rulebook import Rule
from tests.kernel.toy_room.actions import Breed, Challenge, GoHome, Lend, Play
from tests.kernel.toy_room.calling import Called, Calling, LayPegs, Number
from tests.kernel.toy_room.common_rules import Bellwether, HurdlesUp, Keepsakes, OutOfTheScuffle, PegsFall
from tests.kernel.toy_room.dog import DogRound, Teeth
from tests.kernel.toy_room.landslide import Landslide
from tests.kernel.toy_room.peg_talents import Borrow, Fog, MixPegs
from tests.kernel.toy_room.scuffle import Scuffle
from tests.kernel.toy_room.season import Day, Scoring, Season, Turn
from tests.kernel.toy_room.talents import CallHome, Fence, Hurdles, Mourning, Shepherd, StandIn, ThickWool
from tests.kernel.toy_room.third_parties import ButtIn, Crows, Slip
from tests.kernel.toy_room.tricks import PlayTrick
from tests.kernel.toy_room.walking import EnterBarn, March, Walk

RULES: tuple[Rule, ...] = (
    Walk(), Breed(), Challenge(), Play(), Lend(), GoHome(), Teeth(),
    Keepsakes(), PegsFall(), OutOfTheScuffle(), Bellwether(), HurdlesUp(),
)

TALENTS: tuple[type[Rule], ...] = (
    Slip, ButtIn, Crows, Shepherd, StandIn, ThickWool, Mourning, Fence, CallHome, Hurdles, Borrow, Fog,
)

CARDS = ("thicket", "crows", "shepherd", "stand_in", "thick_wool", "mourning", "fence", "call_home", "hurdles",
              "borrow", "fog")
"""The talent cards."""

PROCEDURES: tuple[type[Procedure], ...] = (
    Season, Day, Turn, Scoring, Scuffle, DogRound, Landslide, March, EnterBarn, PlayTrick, LayPegs, Calling, Number,
    Called, MixPegs, Window, Eliminate, Draws, Pledge,
)
