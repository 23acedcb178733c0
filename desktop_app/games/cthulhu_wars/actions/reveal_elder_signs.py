"""Reveal Elder Signs at any time, in any phase (base rules 1; ledger CWB-SIGNS-02)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.table import REVEALED, Table, hand
from desktop_app.kernel.crank import ANY_TIME
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import happen, place, show


class RevealElderSigns(Verb):
    """One sign a time, named by its value; any number, one after the other. Revealed ones leave the game."""

    verb = "reveal"
    proves = ("CWB-SIGNS-02",)
    form = ("number",)
    questions: ClassVar[tuple[str, ...]] = (ANY_TIME,)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        faces = sorted([table.pieces[sign].face for sign in held_by(table, ask.seat)])
        options += [Option("reveal", (int(face),), risk="reveals") for face in dict.fromkeys(faces)]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        faces = [table.pieces[sign].face for sign in held_by(table, ask.seat)]
        return None if str(option.args[0]) in faces else Reason("no_such_elder_sign", option.args)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        for sign in held_by(table, ask.seat):
            if table.pieces[sign].face == str(option.args[0]):
                reveal(table, ask.seat, sign)
                return


def held_by(table: Table, seat: str) -> tuple[str, ...]:
    """A seat's hidden Elder Signs."""
    return table.at(hand(seat), seat, "elder_sign")


def reveal(table: Table, seat: str, sign: str) -> None:
    """An Elder Sign becomes Doom."""
    value = int(table.pieces[sign].face)
    show(table, sign)
    place(table, sign, REVEALED)
    happen(table, "revealed", seat, (sign,), (value,))
    table.gain_doom(seat, value)
