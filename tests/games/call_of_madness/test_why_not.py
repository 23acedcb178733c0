"""Why a piece may not be carried somewhere: always a reason, and the right one first."""

from __future__ import annotations

import pytest

from desktop_app.games.call_of_madness.cards import hand_of
from desktop_app.games.call_of_madness.table import Table
from desktop_app.gui.wording import Wording, read_catalogue
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, Reason
from tests.games.call_of_madness.played import OPTIONS, at_question, positions, room

GAMES = [(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)]) for seed in range(6)]


def why_not(table: Table, piece: str, place: str, seat: str = "") -> Reason:
    return room().why_not(table, seat or decider(table), piece, place)


def decider(table: Table) -> str:
    asked = crank.pending(table)
    assert isinstance(asked, Ask)
    return asked.decider


def resolving(icon: str) -> tuple[Table, str]:
    """A table at which this icon is left to be taken, and the id of its action."""
    for seed in range(12):
        for table, asked, _ in positions(seed, 3):
            if isinstance(asked, Ask) and asked.question == "resolve":
                for each in room().view(table, asked.decider).pieces:
                    if each.id.startswith("action:") and str(each.spoken.args[0][1]).startswith(icon):
                        return table, each.id
    raise AssertionError(f"{icon} never comes")


def test_it_is_somebody_elses_turn() -> None:
    table = at_question("turn")
    other = table.others(decider(table))[0]
    assert why_not(table, "marker:tide_speaker:blue:1", "deck:tide_speaker", other) == Reason("not_your_turn")
    table = at_question("place_where")
    other = table.others(decider(table))[0]
    assert why_not(table, "anything", "anywhere", other) == Reason("somebody_else_decides", (decider(table),))


def test_what_is_allowed_has_a_reason_too() -> None:
    table = at_question("turn")
    shown = room().view(table, decider(table)).prompt
    assert shown is not None
    option = next(option for option in shown.options if option.from_ids and option.to_ids)
    assert why_not(table, option.from_ids[0], option.to_ids[0]) == Reason("allowed")


def test_an_investigator_moves_by_an_action_only() -> None:
    table = at_question("turn")
    id = table.investigators_on("tide_speaker")[0]
    assert why_not(table, id, "tide_speaker.a5") == Reason("needs_a_move")


def test_a_move_says_why_it_does_not_go_there() -> None:
    table, action = resolving("move")
    seat = decider(table)
    id = next(id for id in table.investigators_on(seat))
    place = table.pieces[id].place
    other = table.others(seat)[0]
    assert why_not(table, id, f"{other}.b5") == Reason("out_of_reach", (place, f"{other}.b5"))
    assert why_not(table, id, f"{seat}.fire") == Reason("only_on_boards")
    assert why_not(table, action, f"{seat}.fire") == Reason("drag_the_investigator")


def test_an_attack_wants_an_investigator() -> None:
    table, action = resolving("attack")
    seat = decider(table)
    code = why_not(table, action, f"{seat}.fire")
    assert (code.code, str(code.args[0]).partition("#")[0]) == ("no_target_of", "attack")


def test_an_outpost_wants_a_free_space_below_the_top_row() -> None:
    table, action = resolving("add_outpost")
    seat = decider(table)
    other = table.others(seat)[0]
    assert why_not(table, action, f"{other}.a1") == Reason("not_in_the_top_row", (f"{other}.a1",))
    free = table.spaces_for_outposts(seat)[0]
    assert why_not(table, action, free) == Reason("other_board_only", (seat,))


def test_an_outpost_is_paid_off_with_what_there_is() -> None:
    table = at_question("turn")
    seat = decider(table)
    space, foreign = table.spaces_for_outposts(seat)[0], table.spaces_for_outposts(table.others(seat)[0])[0]
    table.outposts |= {space: 1, foreign: 1}
    table.pools[seat] = (0, 0, 1)
    table.cultists[seat] = 1
    table.asked = None
    assert why_not(table, f"outpost:{space}", f"{seat}.madness") == Reason("markers_short", (2,))
    assert why_not(table, f"outpost:{space}", f"cultists:{seat}") == Reason("cultists_short", (2,))
    assert why_not(table, f"outpost:{foreign}", f"{seat}.madness") == Reason("own_board_only", (foreign,))
    assert why_not(table, f"outpost:{space}", f"{seat}.fire") == Reason("outposts_are_paid_off", (2, 2))


def test_a_marker_buys_what_there_is() -> None:
    table = at_question("turn")
    seat = decider(table)
    other = table.others(seat)[0]
    table.pools[seat] = (1, 0, 0)
    table.discards[seat] = ()
    table.asked = None
    marker = f"marker:{seat}:blue:1"
    assert why_not(table, marker, f"discard:{seat}") == Reason("empty_discard")
    assert why_not(table, marker, f"{seat}.fire") == Reason("markers_buy")
    assert why_not(table, f"marker:{other}:blue:1", f"deck:{seat}") == Reason("not_your_markers", (other,))


def test_a_card_says_why_it_can_not_be_played() -> None:
    table = at_question("more", seed=1)
    seat = decider(table)
    if hand_of(table, seat):
        assert why_not(table, hand_of(table, seat)[0], f"{seat}.a1") == Reason("one_card_a_turn")
    table = at_question("turn")
    seat = decider(table)
    card = hand_of(table, seat)[0]
    assert why_not(table, card, f"{seat}.fire") == Reason("not_a_target")
    table.passed = (table.others(seat)[0],)
    table.free_used = (seat,)
    table.pools[seat] = (0, 0, 0)
    table.miniatures[seat] = table.gods[0]  # there is something else to do, so nobody passes unasked
    table.asked = None
    assert why_not(table, card, f"{seat}.fire") == Reason("markers_short", (1,))


def test_what_lies_there_stays_there() -> None:
    table = at_question("turn")
    seat = decider(table)
    for id in (f"cultists:{seat}", f"fire:{seat}:1"):
        assert why_not(table, id, f"{seat}.a3") == Reason("stays_there")


@pytest.mark.parametrize(("seed", "seats", "rules"), GAMES)
def test_there_is_always_a_reason_with_words(seed: int, seats: int, rules: tuple[tuple[str, str], ...]) -> None:
    """Any piece to any place, at any moment, for any seat; allowed just when an option says so."""
    wording = Wording((read_catalogue("app"), read_catalogue("call_of_madness")))
    stream = Stream("why not", seed)
    for number, (table, _, _) in enumerate(positions(seed, seats, rules)):
        if number % 5:
            continue
        for viewer in table.game.seats:
            shown = room().view(table, viewer)
            goals = [area.id for board in shown.boards for area in board.areas]
            goals += [each.id for each in shown.pieces] + [item.id for each in shown.panels for item in each.items]
            for _ in range(8):
                piece = shown.pieces[stream.below(len(shown.pieces))]
                place = goals[stream.below(len(goals))]
                reason = room().why_not(table, viewer, piece.id, place)
                wording.reason(reason)
                named = shown.prompt is not None and any(
                    piece.id in option.from_ids and place in option.to_ids for option in shown.prompt.options)
                if named:
                    assert reason == Reason("allowed")
    assert wording.missing == set()
