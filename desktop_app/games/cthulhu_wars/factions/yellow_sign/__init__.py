"""Yellow Sign: its rules in the order of its sheet (base rules 4.4)."""

from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule

FACTION = "yellow_sign"

RULES: tuple[type[Rule], ...] = ()
REQUIREMENTS: tuple[type[Requirement], ...] = ()
PROCEDURES: tuple[type[Procedure], ...] = ()
