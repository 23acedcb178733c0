"""The rulebook of Cthulhu Wars put together: common rules, those of variants, each faction's in placement order."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.awaken import Awaken, Awakening
from desktop_app.games.cthulhu_wars.actions.battle import BattleWasTheAction, DeclareBattle
from desktop_app.games.cthulhu_wars.actions.build_gate import BuildGate
from desktop_app.games.cthulhu_wars.actions.capture_cultist import CaptureCultist, Captured
from desktop_app.games.cthulhu_wars.actions.move import Move, Moving
from desktop_app.games.cthulhu_wars.actions.pass_turn import PassTurn
from desktop_app.games.cthulhu_wars.actions.recruit import Recruit
from desktop_app.games.cthulhu_wars.actions.reveal_elder_signs import RevealElderSigns
from desktop_app.games.cthulhu_wars.actions.ritual import Ritual
from desktop_app.games.cthulhu_wars.actions.summon import Summon, SummonWasTheAction
from desktop_app.games.cthulhu_wars.factions import FACTIONS
from desktop_app.games.cthulhu_wars.game import CthulhuWarsGame
from desktop_app.games.cthulhu_wars.procedures.action_phase import ActionPhase, TakeAction, Turn
from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.procedures.doom_phase import DoomPhase, DoomSlot
from desktop_app.games.cthulhu_wars.procedures.end_of_game import Scoring
from desktop_app.games.cthulhu_wars.procedures.first_player import Direction, FirstPlayer
from desktop_app.games.cthulhu_wars.procedures.game_round import Round, WholeGame
from desktop_app.games.cthulhu_wars.procedures.gather_power import GatherPower
from desktop_app.games.cthulhu_wars.procedures.kill_becomes_pain import KillBecomesPain
from desktop_app.games.cthulhu_wars.procedures.retreat import Retreat
from desktop_app.games.cthulhu_wars.procedures.spellbook import TakeSpellbook, TakeSpellbooks
from desktop_app.games.cthulhu_wars.sheets import EarthMap, Pack
from desktop_app.games.cthulhu_wars.variants import VARIANTS, variants_of
from desktop_app.games.cthulhu_wars.windows import WINDOWS
from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.leaving import Eliminate
from desktop_app.kernel.pledge import Pledge
from desktop_app.kernel.procedures import Window
from desktop_app.kernel.rulebook import Rule, check_moments

COMMON: tuple[type[Rule], ...] = (
    Move, DeclareBattle, CaptureCultist, BuildGate, Recruit, Summon, Awaken, PassTurn, BattleWasTheAction,
    SummonWasTheAction, Ritual, RevealElderSigns, KillBecomesPain,
)  # fmt: skip

PROCEDURES: tuple[type[Procedure], ...] = (
    WholeGame, Round, ActionPhase, Turn, TakeAction, Moving, Battle, Retreat, Captured, Awakening, GatherPower,
    FirstPlayer, Direction, DoomPhase, DoomSlot, TakeSpellbooks, TakeSpellbook, Scoring,
    Window, Eliminate, Draws, Pledge,
)  # fmt: skip


def is_unique(pack: Pack, faction: str, rule: type[Rule]) -> bool:
    """Is this the rule of the faction's unique ability?"""
    row = pack.factions[faction].rows.get(rule.id)
    return row is not None and row.kind == "unique_ability"


def make_game(pack: Pack, earth: EarthMap, seats: tuple[str, ...], options: dict[str, str]) -> CthulhuWarsGame:
    """The game that these seats play on this map."""
    present = [faction for faction in FACTIONS if faction in seats]
    variants = variants_of(seats, options)
    rules = [rule() for rule in COMMON]
    rules += [rule() for variant in variants for rule in VARIANTS[variant].rules]
    rules += [rule(faction) for faction in present for rule in FACTIONS[faction].rules]
    rules += [rule(borrower) for borrower in present if FACTIONS[borrower].borrows
              for faction in present if faction != borrower
              for rule in FACTIONS[faction].rules if is_unique(pack, faction, rule)]
    requirements = [each(faction) for faction in present for each in FACTIONS[faction].requirements]
    procedures = [each for faction in present for each in FACTIONS[faction].procedures]
    check_moments(tuple(rules), WINDOWS)
    return CthulhuWarsGame(pack, earth, seats, options, tuple(rules), tuple(requirements), (*PROCEDURES, *procedures),
                           variants)
