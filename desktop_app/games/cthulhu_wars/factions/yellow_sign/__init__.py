"""Yellow Sign: its rules in the order of its sheet (base rules 4.4)."""

from desktop_app.games.cthulhu_wars.factions.yellow_sign import requirements
from desktop_app.games.cthulhu_wars.factions.yellow_sign.byakhee import Byakhee
from desktop_app.games.cthulhu_wars.factions.yellow_sign.desecrate import Desecrate, Desecration
from desktop_app.games.cthulhu_wars.factions.yellow_sign.feast import Feast
from desktop_app.games.cthulhu_wars.factions.yellow_sign.hastur import Hastur
from desktop_app.games.cthulhu_wars.factions.yellow_sign.he_who_is_not_to_be_named import HeWhoIsNotToBeNamed
from desktop_app.games.cthulhu_wars.factions.yellow_sign.judgement import YellowSignJudge
from desktop_app.games.cthulhu_wars.factions.yellow_sign.king_in_yellow import KingInYellow
from desktop_app.games.cthulhu_wars.factions.yellow_sign.passion import Passion
from desktop_app.games.cthulhu_wars.factions.yellow_sign.shriek_of_the_byakhee import ByakheeFly, ShriekOfTheByakhee
from desktop_app.games.cthulhu_wars.factions.yellow_sign.the_screaming_dead import TheScreamingDead, UndeadFollow
from desktop_app.games.cthulhu_wars.factions.yellow_sign.the_third_eye import TheThirdEye
from desktop_app.games.cthulhu_wars.factions.yellow_sign.undead import Undead
from desktop_app.games.cthulhu_wars.factions.yellow_sign.vengeance import Vengeance
from desktop_app.games.cthulhu_wars.factions.yellow_sign.zingaya import Zingaya, ZingayaRises
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule

FACTION = "yellow_sign"

RULES: tuple[type[Rule], ...] = (
    Undead, Byakhee, KingInYellow, Hastur, Feast, Desecrate, Vengeance, Passion, Zingaya, ShriekOfTheByakhee,
    TheScreamingDead, TheThirdEye, HeWhoIsNotToBeNamed, requirements.Give3Doom,
)  # fmt: skip
REQUIREMENTS = requirements.REQUIREMENTS
PROCEDURES: tuple[type[Procedure], ...] = (Desecration, ZingayaRises, ByakheeFly, UndeadFollow)
JUDGE: type[Judge] = YellowSignJudge
