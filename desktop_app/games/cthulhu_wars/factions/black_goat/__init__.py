"""Black Goat: its rules in the order of its sheet (base rules 4.3)."""

from desktop_app.games.cthulhu_wars.factions.black_goat import requirements
from desktop_app.games.cthulhu_wars.factions.black_goat.avatar import Avatar, AvatarExchange
from desktop_app.games.cthulhu_wars.factions.black_goat.blood_sacrifice import BloodSacrifice
from desktop_app.games.cthulhu_wars.factions.black_goat.cultist_sacrifice import CultistSacrifice
from desktop_app.games.cthulhu_wars.factions.black_goat.fertility_cult import FertilityCult
from desktop_app.games.cthulhu_wars.factions.black_goat.frenzy import Frenzy
from desktop_app.games.cthulhu_wars.factions.black_goat.ghroth import Ghroth, GhrothGift, GhrothLosses, GhrothRoll
from desktop_app.games.cthulhu_wars.factions.black_goat.judgement import BlackGoatJudge
from desktop_app.games.cthulhu_wars.factions.black_goat.necrophagy import Necrophagy
from desktop_app.games.cthulhu_wars.factions.black_goat.shub_niggurath import ShubNiggurath
from desktop_app.games.cthulhu_wars.factions.black_goat.the_red_sign import TheRedSign
from desktop_app.games.cthulhu_wars.factions.black_goat.the_thousand_young import TheThousandYoung
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule

FACTION = "black_goat"

RULES: tuple[type[Rule], ...] = (
    ShubNiggurath, FertilityCult, Avatar, TheThousandYoung, Frenzy, Necrophagy, Ghroth, TheRedSign, BloodSacrifice,
    requirements.Sacrifice2Cultists,
)  # fmt: skip
REQUIREMENTS = requirements.REQUIREMENTS
PROCEDURES: tuple[type[Procedure], ...] = (
    CultistSacrifice, AvatarExchange, GhrothRoll, GhrothLosses, GhrothGift,
)  # fmt: skip
JUDGE: type[Judge] = BlackGoatJudge
