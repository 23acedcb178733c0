"""Sleeper: its rules in the order of its sheet (base rules 4.5)."""

from desktop_app.games.cthulhu_wars.factions.sleeper import requirements
from desktop_app.games.cthulhu_wars.factions.sleeper.ancient_sorcery import AncientSorcery, ReturnSerpentMan
from desktop_app.games.cthulhu_wars.factions.sleeper.burrow import Burrow
from desktop_app.games.cthulhu_wars.factions.sleeper.capture_monster import CapturedMonster, CaptureMonster
from desktop_app.games.cthulhu_wars.factions.sleeper.cursed_slumber import CursedSlumber, EndSlumber
from desktop_app.games.cthulhu_wars.factions.sleeper.death_from_below import DeathFromBelow
from desktop_app.games.cthulhu_wars.factions.sleeper.demand_sacrifice import DemandSacrifice, SacrificeDemanded
from desktop_app.games.cthulhu_wars.factions.sleeper.energy_nexus import EnergyNexus, NexusAction
from desktop_app.games.cthulhu_wars.factions.sleeper.formless_spawn import FormlessSpawn
from desktop_app.games.cthulhu_wars.factions.sleeper.judgement import SleeperJudge
from desktop_app.games.cthulhu_wars.factions.sleeper.lethargy import Lethargy
from desktop_app.games.cthulhu_wars.factions.sleeper.tsathoggua import Tsathoggua
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule

FACTION = "sleeper"

RULES: tuple[type[Rule], ...] = (
    FormlessSpawn, Tsathoggua, DeathFromBelow, Lethargy, *requirements.ACTIONS,
    Burrow, EnergyNexus, AncientSorcery, CaptureMonster, DemandSacrifice, CursedSlumber, EndSlumber,
)  # fmt: skip
REQUIREMENTS: tuple[type[Requirement], ...] = requirements.REQUIREMENTS
PROCEDURES: tuple[type[Procedure], ...] = (NexusAction, ReturnSerpentMan, CapturedMonster, SacrificeDemanded)
JUDGE: type[Judge] = SleeperJudge
