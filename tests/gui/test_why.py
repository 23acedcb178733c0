"""Why a bot did something stands under what it did, as far as whoever looks may know it."""

from __future__ import annotations

import pytest

from desktop_app.kernel.questions import text
from tests.gui.hands import Hands
from tests.gui.harbour import ToldBots


def rows(hands: Hands) -> list[str]:
    model = hands.page.log.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize(("seen_by", "told"), [((), True), (("oar",), True), (("keel",), False)])
def test_it_stands_under_the_move(watching: Hands, bots: ToldBots, seen_by: tuple[str, ...], told: bool) -> None:
    bots.reason, bots.seen_by = text("w.sail", place="bay"), seen_by
    bots.told = ["sail k1 quay>bay"]
    watching.qtbot.waitUntil(lambda: bool(rows(watching)))
    assert ("Why: Bay has fish." in rows(watching)[-1]) == told


def test_the_same_thought_is_told_once(watching: Hands, bots: ToldBots) -> None:
    bots.reason = text("w.sail", place="bay")
    bots.told = ["sail k1 quay>bay", "sail k1 bay>isle"]
    watching.qtbot.waitUntil(lambda: len(rows(watching)) == 2)
    assert sum("Why" in row for row in rows(watching)) == 1


def test_what_two_bots_think_alike_is_told_of_each(watching: Hands, bots: ToldBots) -> None:
    bots.reason, bots.told = text("w.sail", place="bay", by="keel", about_place="bay"), ["sail k1 quay>bay"]
    watching.qtbot.waitUntil(lambda: len(rows(watching)) == 1)
    bots.reason, bots.told = text("w.sail", place="bay", by="oar", about_place="bay"), ["sail k1 bay>isle"]
    watching.qtbot.waitUntil(lambda: len(rows(watching)) == 2)
    assert sum("Why" in row for row in rows(watching)) == 2


def test_it_stands_under_what_was_done_and_not_under_what_follows(watching: Hands, bots: ToldBots) -> None:
    bots.reason = text("w.sail", place="bay", by="oar", about_place="bay")
    bots.told = ["sail k1 quay>bay"]
    watching.qtbot.waitUntil(lambda: len(rows(watching)) == 1)
    assert "Why" in rows(watching)[0]
    bots.reason = text("w.sail", place="bay", by="oar")
    bots.told = ["sail k1 bay>isle"]
    watching.qtbot.waitUntil(lambda: len(rows(watching)) == 2)
    assert "Why" not in rows(watching)[1], "a line about Keel only follows from what Oar let be"
