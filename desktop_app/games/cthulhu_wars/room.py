"""Cthulhu Wars as the program sees it."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import set_up
from desktop_app.games.cthulhu_wars.game import CthulhuWarsGame
from desktop_app.games.cthulhu_wars.pack import load_pack
from desktop_app.games.cthulhu_wars.rules import make_game
from desktop_app.kernel.room import BadSetup, Catalogue, Setup
from desktop_app.kernel.state import State, load


class CthulhuWars:
    """The room. Made from the text of the three pack files; raises PackProblem when one is wrong."""

    id = "cthulhu_wars"

    def __init__(self, general: str, factions: str, earth: str) -> None:
        self.pack = load_pack(general, factions, earth)

    def catalogue(self) -> Catalogue:
        return set_up.catalogue(self.pack)

    def default_setup(self, map: str = "", seats: int = 0) -> Setup:
        return set_up.default_setup(self.pack, map, seats)

    def game(self, setup: Setup) -> CthulhuWarsGame:
        """What all positions of this set-up share. Raises BadSetup."""
        found = set_up.problems(self.pack, setup)
        if found:
            raise BadSetup(found)
        return make_game(self.pack, self.pack.maps[setup.map], setup.seats, dict(setup.options))

    def new_game(self, setup: Setup) -> State:
        return set_up.new_table(self.game(setup))

    def from_data(self, setup: Setup, text: str) -> State:
        return load(self.game(setup), text)
