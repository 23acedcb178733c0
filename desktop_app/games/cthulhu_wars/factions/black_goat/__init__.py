"""Black Goat: its rules in the order of its sheet (base rules 4.3)."""

from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule

FACTION = "black_goat"

RULES: tuple[type[Rule], ...] = ()
REQUIREMENTS: tuple[type[Requirement], ...] = ()
PROCEDURES: tuple[type[Procedure], ...] = ()
