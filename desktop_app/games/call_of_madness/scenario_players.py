"""The players of a scenario document: numbers, cards, goals, miniatures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.call_of_madness.scenario import PlayerSection
from desktop_app.games.call_of_madness.scenario_boards import take_markers
from desktop_app.games.call_of_madness.scenario_cards import card_slots, given_up, goal_slots, ids_of, numbered
from desktop_app.games.call_of_madness.table import (
    BOX,
    CARD,
    ENDGAME_GOAL,
    ENDGAME_GOALS,
    GOD_CARDS,
    Table,
    deck,
    discard,
    goals,
    hand,
)
from desktop_app.kernel.state import Piece, deal, place, put, remove

if TYPE_CHECKING:
    from desktop_app.games.call_of_madness.scenario_reading import TableReading

Cards = dict[str, list[str]]
"""The cards of each slot."""


class PlayerReading:
    """All players' sections being read onto one table."""

    def __init__(self, reading: TableReading, table: Table) -> None:
        self.reading = reading
        self.table = table
        self.game = reading.game
        self.faces: Cards = {}
        self.decks: dict[str, list[list[str]]] = {}
        self.seen: list[str] = []

    def read(self) -> None:
        """Numbers first, then who has which card, then the pieces."""
        for seat in self.reading.said.players:
            self.reading.known(seat, self.game.seats, "unknown_side", f"players.{seat}")
        for seat in self.game.seats:
            section = self.reading.said.players.get(seat, PlayerSection())
            self._numbers(seat, section, f"players.{seat}")
            self._cards(seat, section, f"players.{seat}")
            self._goals(seat, section, f"players.{seat}")
        if self.table.fire_left() < 0:
            self.reading.wrong("more_than_there_are", "players", ("fire",))
        if not self.reading.problems:
            self._lay_cards()
            self._lay_goals()

    def _numbers(self, seat: str, section: PlayerSection, where: str) -> None:
        table = self.table
        if section.cultists is not None:
            table.cultists[seat] = section.cultists
        table.fire[seat] = section.fire
        table.add_to_pool(seat, take_markers(self.reading, table, section.madness, f"{where}.madness"))
        if section.miniature and self.reading.known(section.miniature, table.gods, "unknown_god", f"{where}.miniature"):
            table.miniatures[seat] = section.miniature
        table.knocked[seat] = int(section.knocked_over)

    def _cards(self, seat: str, section: PlayerSection, where: str) -> None:
        """What is said, and the basic cards that are not mentioned where the section's docstring says."""
        named = {"hand": section.hand, "discard": section.discard,
                 "deck": None if section.deck is None else [card for batch in section.deck for card in batch]}
        every = [card for cards in named.values() for card in cards or []]
        left = [card for card in self.game.basic_cards[seat] if card not in every]
        rest = "hand" if section.hand is None and not every else next(
            (word for word in ("deck", "discard") if named[word] is None), "hand")
        for word, cards in named.items():
            for index, card in enumerate(cards or []):
                self._card(seat, card, f"{where}.{word}[{index}]")
        self.faces[hand(seat)] = [*(section.hand or []), *(left if rest == "hand" else [])]
        self.faces[discard(seat)] = [*(section.discard or []), *(left if rest == "discard" else [])]
        self.decks[seat] = [*(section.deck or []), *([left] if rest == "deck" and left else [])]
        for word, numbers, number in (("hand_batches", section.hand_batches, len(self.faces[hand(seat)])),
                                      ("deck_batches", section.deck_batches, len(self.decks[seat]))):
            if numbers is not None and len(numbers) != number:
                self.reading.wrong("other_number", f"{where}.{word}", (str(len(numbers)), str(number)))
        for number in dict.fromkeys(section.deck_batches or []):
            if (section.deck_batches or []).count(number) > 1:
                self.reading.wrong("twice", f"{where}.deck_batches", (str(number),))

    def _card(self, seat: str, card: str, where: str) -> None:
        """One of the priest's own or of a god in play, and no other player's."""
        table = self.table
        mine = (*self.game.basic_cards[seat], *[each for god in table.gods for each in self.game.cards_of_god[god]])
        if not self.reading.known(card, mine, "unknown_card", where):
            return
        if card in self.seen:
            self.reading.wrong("twice", where, (card,))
        self.seen.append(card)
        if card not in self.game.basic_cards[seat]:
            god = self.game.cards[card].owner
            table.unseen[god] = tuple([each for each in table.unseen[god] if each != card])

    def _lay_cards(self) -> None:
        table, seats = self.table, self.game.seats
        counts = {slot: len(faces) for slot, faces in self.faces.items()}
        counts.update({deck(seat): sum(map(len, self.decks[seat])) for seat in seats})
        lies = self._numbered(CARD, card_slots(seats), counts)
        for piece in ids_of(table, CARD):
            remove(table, piece)
            put(table, piece, Piece(CARD, "", "", GOD_CARDS))
        for seat in seats if lies else ():
            self._lay_deck(seat, lies[deck(seat)])
            self._lay_hand(seat, lies[hand(seat)])
            for piece, face in zip(lies[discard(seat)], self.faces[discard(seat)]):
                self._lay(piece, discard(seat), seat, seat, face)
            table.discards[seat] = lies[discard(seat)]

    def _lay_deck(self, seat: str, pieces: tuple[str, ...]) -> None:
        section = self.reading.said.players.get(seat, PlayerSection())
        numbers = section.deck_batches or range(1, len(self.decks[seat]) + 1)
        for number, batch in zip(numbers, self.decks[seat]):
            self._batch(seat, number, batch)
            self.table.batches[seat] += (f"deck:{seat}:{number}",)
        for piece in pieces:
            self._lay(piece, deck(seat), seat, seat, "")

    def _lay_hand(self, seat: str, pieces: tuple[str, ...]) -> None:
        section = self.reading.said.players.get(seat, PlayerSection())
        numbers = section.hand_batches or [1] * len(pieces)
        for piece, number, face in zip(pieces, numbers, self.faces[hand(seat)]):
            if number:
                self._batch(seat, number, [])
                self.table.known[piece] = (seat,)
            self._lay(piece, hand(seat), seat, f"deck:{seat}:{number}" if number else seat, face)

    def _batch(self, seat: str, number: int, faces: list[str]) -> None:
        """A batch of a player's deck, made when it is first named."""
        batch = f"deck:{seat}:{number}"
        self.table.bags[batch] = tuple(sorted((*self.table.bags.get(batch, ()), *faces)))
        self.table.known[batch] = (seat,)

    def _lay(self, piece: str, where: str, seat: str, owner: str, face: str) -> None:
        place(self.table, piece, where, side=seat)
        self.table.pieces[piece] = self.table.pieces[piece]._replace(owner=owner, face=face)

    # Goals ------------------------------------------------------------------------------------------------------------

    def _goals(self, seat: str, section: PlayerSection, where: str) -> None:
        if not self.game.with_goals and (section.goals or section.given_up or section.claimed):
            self.reading.wrong("no_goals_here", where)
            return
        for word, found, words in (("goals", section.goals, self.game.pack.endgame_goals),
                                   ("given_up", section.given_up, self.game.pack.endgame_goals),
                                   ("claimed", section.claimed, self.game.pack.immediate_goals)):
            for index, goal in enumerate(found):
                if self.reading.known(goal, tuple(words), "unknown_goal", f"{where}.{word}[{index}]"):
                    if goal in self.seen:
                        self.reading.wrong("twice", f"{where}.{word}[{index}]", (goal,))
                    self.seen.append(goal)
        self.table.claimed[seat] = tuple(section.claimed)
        self.faces[goals(seat)] = section.goals
        self.faces[given_up(seat)] = section.given_up

    def _lay_goals(self) -> None:
        seats = self.game.seats if self.game.with_goals else ()
        slots = goal_slots(seats)
        lies = self._numbered(ENDGAME_GOAL, slots, {slot: len(self.faces[slot]) for slot in slots})
        for seat in seats if lies else ():
            for slot, where in ((goals(seat), goals(seat)), (given_up(seat), BOX)):
                for piece, goal in zip(lies[slot], self.faces[slot]):
                    deal(self.table, ENDGAME_GOALS, piece, goal, known=(seat,))
                    place(self.table, piece, where, side=seat)

    def _numbered(self, kind: str, slots: tuple[str, ...], counts: dict[str, int]) -> dict[str, tuple[str, ...]]:
        """The pieces of each slot; empty when the document numbers them in a way that can't be."""
        ids = ids_of(self.table, kind)
        named = {slot: pieces for slot, pieces in self.reading.said.cards.items() if slot in slots}
        listed: list[str] = []
        for slot, pieces in named.items():
            if len(pieces) != counts.get(slot, 0):
                self.reading.wrong("other_number", f"cards.{slot}", (str(len(pieces)), str(counts.get(slot, 0))))
            self.reading.known_once(pieces, tuple([piece for piece in ids if piece not in listed]), "unknown_piece",
                                    f"cards.{slot}")
            listed += pieces
        found = numbered(ids, slots, counts, named)
        short = [slot for slot in slots if len(found[slot]) < counts.get(slot, 0)]
        if short and not self.reading.problems:
            self.reading.wrong("more_than_there_are", f"cards.{short[0]}", (kind,))
        return {} if self.reading.problems else found
