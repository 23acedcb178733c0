"""From ids to sentences."""

from __future__ import annotations

from desktop_app.gui.wording import Wording, read_catalogue
from desktop_app.kernel.questions import Reason, text

WORDS = Wording((
    read_catalogue("app"),
    {
        "name.boat": "Boat", "name.quay": "Quay", "moved": "A {what} came to {place}.",
        "dice": {"one": "{n} die", "other": "{n} dice"}, "reason.far": "{0} is {1} too far.",
    },
))  # fmt: skip


def test_values_are_replaced_by_their_names() -> None:
    assert WORDS.sentence(text("moved", what="boat", place="quay")) == "A Boat came to Quay."


def test_a_kind_in_a_place() -> None:
    assert WORDS.sentence(text("moved", what="boat@quay", place="quay")) == "A Boat in Quay came to Quay."


def test_one_and_many() -> None:
    assert WORDS.sentence(text("dice", n=1)) == "1 die"
    assert WORDS.sentence(text("dice", n=0)) == "0 dice"


def test_a_reason_numbers_its_places() -> None:
    assert WORDS.reason(Reason("far", ("quay", 2))) == "Quay is 2 too far."


def test_what_has_no_words_is_shown_and_noted() -> None:
    words = Wording(({"half": "{a} and {b}"},))
    assert words.sentence(text("nothing")) == "\u2039nothing\u203a"
    assert words.sentence(text("half", a=1)) == "1 and \u2039b\u203a"
    assert words.missing == {"nothing", "half{b}"}


def test_no_sentence_at_all() -> None:
    assert WORDS.sentence(text("")) == ""
