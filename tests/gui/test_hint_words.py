"""The lines under an advised option."""

from __future__ import annotations

from desktop_app.app.hints import Hint
from desktop_app.gui.gestures import Choice
from desktop_app.gui.table.hint_words import hinted
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import Judgement, Text, text
from desktop_app.kernel.views import OptionView


def lines(*reasons: Text, against: tuple[Judgement, ...] = ()) -> list[str]:
    words = wording_for("cthulhu_wars")
    said = [Choice("sleeper", OptionView(str(n), text("option.build_gate", area=area)))
            for n, area in enumerate(("asia", "europe"))]
    return list(hinted([Hint(str(n), against, reason) for n, reason in enumerate(reasons)], said, words).values())


def test_what_the_option_says_is_not_said_again() -> None:
    assert lines(text("judge.costs", n=3, about_place="asia")) == ["+ It costs 3 Power."]
    assert lines(text("judge.costs", n=3, about_place="africa")) == ["+ Africa: It costs 3 Power."]


def test_two_reasons_that_sound_alike_name_their_options() -> None:
    same = [text("app.why.no_difference", about_place=area) for area in ("asia", "europe")]
    assert lines(*same) == ["+ As good as another way.", "+ Europe: As good as another way."]


def test_what_speaks_most_against_it_stands_below() -> None:
    against = (Judgement(-5, text("judge.costs", n=3)), Judgement(-4, text("judge.costs", n=2)))
    assert lines(text("judge.acts_first"), against=against)[0].splitlines()[1] == "\u2212 It costs 3 Power."
