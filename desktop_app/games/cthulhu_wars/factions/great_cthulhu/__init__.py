"""Great Cthulhu: its rules in the order of its sheet (base rules 4.1)."""

from desktop_app.games.cthulhu_wars.factions.great_cthulhu import requirements
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.absorb import Absorb, Absorbing
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.cthulhu import Cthulhu
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.devolve import Devolve
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.devour import Devour, Devouring
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.dreams import Dreaming, Dreams
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.immortal import Immortal
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.judgement import GreatCthulhuJudge
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.regenerate import Regenerate
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.submerge import Submerge, Submerging, Surface
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.yha_nthlei import YhaNthlei
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule

FACTION = "great_cthulhu"

RULES: tuple[type[Rule], ...] = (
    Cthulhu, Immortal, Devour, Devolve, Absorb, Regenerate, Dreams, Submerge, Surface, YhaNthlei,
)  # fmt: skip
REQUIREMENTS = requirements.REQUIREMENTS
PROCEDURES: tuple[type[Procedure], ...] = (Devouring, Absorbing, Dreaming, Submerging)
JUDGE: type[Judge] = GreatCthulhuJudge
