"""Crawling Chaos: its rules in the order of its sheet (base rules 4.2)."""

from desktop_app.games.cthulhu_wars.factions.crawling_chaos import requirements
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.flight import Flight
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.madness import Madness
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.nyarlathotep import Nyarlathotep
from desktop_app.kernel.frames import Procedure

FACTION = "crawling_chaos"

RULES = (Nyarlathotep, Flight, Madness, requirements.Pay4Power, requirements.Pay6Power)
REQUIREMENTS = requirements.REQUIREMENTS
PROCEDURES: tuple[type[Procedure], ...] = ()
