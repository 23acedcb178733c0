"""The rulebook of Call of Madness put together: what cards show, what turns allow, what goals ask."""

from __future__ import annotations

from desktop_app.games.call_of_madness.actions.add_fire import AddFire
from desktop_app.games.call_of_madness.actions.add_outpost import AddOutpost, UnplacedOutpost
from desktop_app.games.call_of_madness.actions.attack import Attack
from desktop_app.games.call_of_madness.actions.claim_goal import ClaimGoal
from desktop_app.games.call_of_madness.actions.cultists import OtherCultists, OwnCultists
from desktop_app.games.call_of_madness.actions.destroy import Destroy
from desktop_app.games.call_of_madness.actions.discard_outpost import DiscardOutpost
from desktop_app.games.call_of_madness.actions.for_a_marker import DrawForAMarker, ReturnDiscard, TurnGodPiles
from desktop_app.games.call_of_madness.actions.miniature import MoveMiniature, StandMiniature
from desktop_app.games.call_of_madness.actions.move import Move
from desktop_app.games.call_of_madness.actions.pass_round import PassRound
from desktop_app.games.call_of_madness.actions.play import Play
from desktop_app.games.call_of_madness.actions.remove_outpost import RemoveOutpost
from desktop_app.games.call_of_madness.actions.ritual import HoldRitual, Ritual
from desktop_app.games.call_of_madness.actions.strengthen import Strengthen
from desktop_app.games.call_of_madness.game import CallOfMadnessGame
from desktop_app.games.call_of_madness.goals import boards, cards, deeds, madness
from desktop_app.games.call_of_madness.goals.metric import Metric
from desktop_app.games.call_of_madness.powers.use_power import PowerEffect, UsePower
from desktop_app.games.call_of_madness.procedures.drawing import (
    DrawCards,
    DrawMadness,
    RevealGoals,
    RevealTops,
)
from desktop_app.games.call_of_madness.procedures.end_of_game import Scoring
from desktop_app.games.call_of_madness.procedures.entrance import Defeat, Entrance
from desktop_app.games.call_of_madness.procedures.game_round import Round, WholeGame
from desktop_app.games.call_of_madness.procedures.god_cards import BuyCard
from desktop_app.games.call_of_madness.procedures.headquarters_defence import DefencePhase, Turn
from desktop_app.games.call_of_madness.procedures.investigators_phase import Advance, InvestigatorsPhase
from desktop_app.games.call_of_madness.procedures.new_investigators import NewInvestigators
from desktop_app.games.call_of_madness.procedures.outposts import PlaceOutposts
from desktop_app.games.call_of_madness.procedures.payment import Paid, PayMarkers
from desktop_app.games.call_of_madness.procedures.play_card import PlayCard
from desktop_app.games.call_of_madness.procedures.preparation import Preparation
from desktop_app.games.call_of_madness.procedures.resolve import Resolve
from desktop_app.games.call_of_madness.procedures.setting_up import SettingUp
from desktop_app.games.call_of_madness.sheets import Pack
from desktop_app.games.call_of_madness.windows import WINDOWS
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.rulebook import Rule, check_moments

COMMON: tuple[type[Rule], ...] = (
    Attack, Destroy, Strengthen, Move, AddOutpost, UnplacedOutpost, DiscardOutpost, Ritual, OwnCultists, OtherCultists,
    AddFire, MoveMiniature, StandMiniature, Play, PassRound, UsePower, ClaimGoal, RemoveOutpost, DrawForAMarker,
    ReturnDiscard, TurnGodPiles,
)  # fmt: skip

METRICS: tuple[type[Metric], ...] = (*madness.METRICS, *boards.METRICS, *cards.METRICS, *deeds.METRICS)

PROCEDURES: tuple[type[Procedure], ...] = (
    WholeGame, SettingUp, Round, Preparation, NewInvestigators, DefencePhase, Turn, PlayCard, Resolve, PowerEffect,
    HoldRitual, BuyCard, Paid, PayMarkers, DrawCards, DrawMadness, RevealTops, RevealGoals, Defeat, Entrance,
    PlaceOutposts, InvestigatorsPhase, Advance, Scoring,
)  # fmt: skip


def make_game(pack: Pack, board: str, seats: tuple[str, ...], options: dict[str, str]) -> CallOfMadnessGame:
    """The game that these priests play on boards of this size; `options` names every option."""
    rules = tuple([rule() for rule in COMMON])
    check_moments(rules, WINDOWS)
    return CallOfMadnessGame(pack, board, seats, options, rules, tuple([metric() for metric in METRICS]), PROCEDURES)


def unknown_metrics(pack: Pack) -> tuple[tuple[str, str], ...]:
    """(goal, metric) wherever a goal asks for a number that no class measures."""
    known = [metric.id for metric in METRICS]
    return tuple([(goal.id, demand.metric) for goal in (*pack.immediate_goals.values(), *pack.endgame_goals.values())
                  for demand in goal.all_of if demand.metric not in known])
