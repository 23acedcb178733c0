"""What is lit on the table: all that may be done now, what a held piece may go to, or what is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.gui.card_token import CardToken
from desktop_app.gui.gestures import Choice, is_picking

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

NOTHING: frozenset[str] = frozenset()


def mark_table(page: TablePage, pointed: Choice | None) -> None:
    """Lights what may be done now with what is in the hand, pointed at, or simply open."""
    hand = page.hand
    held, party = hand.held(), frozenset(hand.party.ids)
    able, goals = _able_and_goals(page, pointed)
    selected, lifted = (party, NOTHING) if hand.selected else (NOTHING, party)
    page.board.table.mark_areas(goals, held.place if held is not None else "", hand.refused(), veil=bool(lifted))
    page.board.table.mark_pieces(able | goals, selected, lifted)
    beginnings = _beginnings(page)
    for token in page.tokens():
        own = frozenset(token.stack.ids)
        token.show_state(bool(own & (able | goals)), bool(own & selected), len(own & lifted))
        if isinstance(token, CardToken):
            token.show_rows(beginnings)
    for shown in page.panels():
        shown.mark(goals)


def _able_and_goals(page: TablePage, pointed: Choice | None) -> tuple[frozenset[str], frozenset[str]]:
    """What can be taken up, and where something can be put down."""
    if page.hand.held() is not None:
        return NOTHING, page.hand.goals()
    if pointed is not None:
        return frozenset(pointed.option.from_ids), frozenset(pointed.option.places)
    open_choices = page.choices()
    places = (id for choice in open_choices for id in choice.option.places) if is_picking(open_choices) else ()
    return _beginnings(page), frozenset(places)


def _beginnings(page: TablePage) -> frozenset[str]:
    return frozenset(id for choice in page.choices() for id in choice.option.from_ids)
