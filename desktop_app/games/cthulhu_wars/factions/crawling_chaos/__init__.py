"""Crawling Chaos: its rules in the order of its sheet (base rules 4.2)."""

from desktop_app.games.cthulhu_wars.factions.crawling_chaos import requirements
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.abduct import Abduct, Abducting
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.emissary_of_the_outer_gods import EmissaryOfTheOuterGods
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.flight import Flight
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.harbinger import Harbinger, Rewards
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.invisibility import Invisibility
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.judgement import CrawlingChaosJudge
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.madness import Madness
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.nyarlathotep import Nyarlathotep
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.seek_and_destroy import SeekAndDestroy
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.the_thousand_forms import TheThousandForms, ThousandForms
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule

FACTION = "crawling_chaos"

RULES: tuple[type[Rule], ...] = (
    Nyarlathotep, Flight, Harbinger, Abduct, Invisibility, SeekAndDestroy, EmissaryOfTheOuterGods, TheThousandForms,
    Madness, requirements.Pay4Power, requirements.Pay6Power, requirements.Pay10Power,
)  # fmt: skip
REQUIREMENTS = requirements.REQUIREMENTS
PROCEDURES: tuple[type[Procedure], ...] = (Rewards, Abducting, ThousandForms)
JUDGE: type[Judge] = CrawlingChaosJudge
