"""The lines under an advised option."""

from __future__ import annotations

from desktop_app.app.hints import Hint
from desktop_app.bots.grounds import without_next
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


def test_what_is_let_be_is_told_of_whoever_lets_it_be() -> None:
    words, kept = wording_for("call_of_madness"), {"form": "kept", "n": 1, "next_verb": "draw_for_a_marker"}
    reason = text("judge.costs_markers", **kept, by="deep_mason")
    assert words.thought(reason) == "Deep Mason keeps the madness marker: a card is not worth it now."
    assert words.advice(reason) == "You keep the madness marker: a card is not worth it now."


def test_what_only_few_may_know_is_left_out() -> None:
    words = wording_for("call_of_madness")
    whole = text("judge.costs_markers", n=1, form="kept", next_verb="play", next_piece="dagon_2", by="deep_mason")
    assert words.thought(whole) == "Undertow stays in hand: It is not worth 1 madness marker."
    assert words.thought(without_next(whole)) == "Deep Mason keeps the card: It is not worth 1 madness marker."


def test_a_long_sentence_does_not_name_what_was_as_good() -> None:
    words = wording_for("cthulhu_wars")
    near = text("judge.site", unit="acolyte", area="asia", form="equal", next_verb="move", next_place="europe")
    assert words.thought(near) == "Acolyte can build a Gate in Asia next; Europe was as good."
    far = text("judge.takes_gate_soon", unit="nyarlathotep", area="asia", seat="crawling_chaos", form="equal",
               next_verb="move", next_place="europe")  # fmt: skip
    assert words.thought(far) == "Nyarlathotep can take the Gate of Crawling Chaos in Asia."
