"""The moments at which rules are asked, one line each. A trailing * stands for a verb, a Unit or a question."""

WINDOWS = (
    "forbids_moving",  # may this seat's Unit of this kind leave this Area in a Move? (table, seat, kind, area)
    "forbids_entering",  # may this seat's Units Move there? (table, seat, goal)
    "forbids_retreat_into",  # may a pained Unit go there? (table, goal)
    "forbids_awaken_*",  # may this Great Old One come here? (table, seat, area)
    "forbids_*",  # a veto on any verb (table, ask, option)
    "decides_*",  # who answers a question (table, ask)
    "modifies_reach",  # where Units can Move to (table, goals, seat, area)
    "modifies_gate_keepers",  # the kinds that can stand on a Gate (table, kinds, seat)
    "modifies_cost_*",  # the Power an action costs (table, cost, seat, what, area)
    "modifies_unlimited_*",  # does this verb leave the main action to be taken? (table, unlimited, seat)
    "modifies_battles_in_an_area",  # Battles that a seat may declare in one Area in a turn (table, number, seat)
    "modifies_combat",  # the dice of a side (table, dice, battle, side)
    "modifies_kills_needed",  # Kills until this Unit is dead (table, kills, piece)
    "modifies_results_a_unit",  # results that may be assigned to this Unit (table, results, piece)
    "modifies_retreats_together",  # are both sides' retreats one choice? (table, together)
    "modifies_results",  # (Kills, Pains) that a side suffers (table, results, battle, side)
    "modifies_move_refund",  # Power that comes back for a Move (table, refund, seat, spent)
    "modifies_gathered_power",  # what a seat gathers (table, power, seat)
    "modifies_doom_for_gates",  # Doom that a seat's Gates give it in the Doom Phase (table, doom, seat)
    "modifies_die_*",  # what the one die of an ability counts (table, die)
    "modifies_gates_unasked",  # does a seat take free Gates without being asked? (table, unasked, seat)
    "replaces_kill",  # a Kill becomes something else (table, event)
    "replaces_eliminate",  # an Elimination does
    "replaces_give_up",  # the loss for want of a retreat does
    "reacts_turn_skipped",  # a seat without Power would have had a turn, and another one has it
    "reacts_before_turn",  # a seat is to have a turn
    "reacts_gather_power",  # Power is about to be gathered
    "reacts_awakening",  # a Great Old One is about to come: the further price
    "reacts_awakened",  # it has come
    "reacts_battle_declared",  # before the pre-battle abilities, third seats too
    "reacts_after_kills",  # the Killed have left, Pains are still to come
    "reacts_after_battle",  # post-battle abilities
    "reacts_left_table",  # Units have been Killed or Eliminated
    "reacts_spared",  # Units were to be Killed or Eliminated, and a rule keeps them in play
    "reacts_desecrated",  # an Area has got its Desecration token
    "reacts_captured",  # a Cultist has been captured
    "reacts_after_action",  # any player's action is over
    "reacts_doom_phase_ends",  # after every seat's slot
    "reacts_side_changed",  # a Unit is commanded by another side
)
