"""The factions, each in a folder of its own, in the order of their sheets: rules, requirements, procedures."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.games.cthulhu_wars.factions import black_goat, crawling_chaos, great_cthulhu, sleeper, yellow_sign
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule


class FactionRules(NamedTuple):
    """What a faction's folder holds. Requirements that an action fulfils need no class of their own."""

    rules: tuple[type[Rule], ...]
    requirements: tuple[type[Requirement], ...]
    procedures: tuple[type[Procedure], ...]
    judge: type[Judge]
    borrows: bool = False
    """Can this faction come to have other factions' unique abilities?"""


FACTIONS: dict[str, FactionRules] = {
    folder.FACTION: FactionRules(folder.RULES, folder.REQUIREMENTS, folder.PROCEDURES, folder.JUDGE, folder is sleeper)
    for folder in (great_cthulhu, crawling_chaos, black_goat, yellow_sign, sleeper)
}
