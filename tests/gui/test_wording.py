"""From ids to sentences."""

from __future__ import annotations

import json
from collections import Counter

from desktop_app.gui.wording import Wording, read_catalogue, wording_for
from desktop_app.kernel.questions import Reason, text
from desktop_app.resource_files import resource

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


def test_what_happened_is_told_in_whole_sentences_also_in_the_words_of_an_option() -> None:
    words = Wording(({"option.sail": "Sail to {place}", "event.came": "It came!", "name.quay": "Quay"},))
    assert words.told(text("option.sail", place="quay")) == "Sail to Quay."
    assert words.told(text("event.came")) == "It came!"
    assert words.told(text("")) == ""


# --- one catalogue a room

HOUSE = Wording(
    ({"option.move": "Move the window", "quit": "Quit", "name.sea": "The sea"},),
    {
        "boats": {"option.move": "Sail to {place}", "name.bay": "Bay"},
        "trains": {"option.move": "Go by train", "name.bay": "Loading bay", "gone": "To {place}"},
    },
)


def test_two_rooms_say_the_same_id_in_their_own_words() -> None:
    move = text("option.move", place="bay")
    assert HOUSE.of("boats").sentence(move) == "Sail to Bay"
    assert HOUSE.of("trains").sentence(move) == "Go by train"
    assert HOUSE.of("boats").sentence(move) == "Sail to Bay", "nor does it matter who spoke last"


def test_a_room_goes_before_the_window_and_the_window_says_the_rest() -> None:
    assert HOUSE.sentence(text("option.move")) == "Move the window"
    assert HOUSE.of("boats").say("quit") == "Quit"
    assert HOUSE.of("trains").sentence(text("gone", place="sea")) == "To The sea"


def test_a_room_does_not_speak_with_the_words_of_another() -> None:
    words = Wording((), {"boats": {}, "trains": {"gone": "Gone"}})
    assert words.of("boats").say("gone") == "\u2039gone\u203a"
    assert words.missing == {"gone"}, "what is missing anywhere is noted in one place"


def test_a_room_that_brings_no_catalogue_has_the_one_that_comes_with_the_program() -> None:
    assert wording_for().of("cthulhu_wars").name("cthulhu_wars") == "Cthulhu Wars"
    assert wording_for("cthulhu_wars").say("app.cancel") == "Cancel"


def test_no_sentence_of_the_window_stands_in_two_files() -> None:
    files = sorted(resource("texts", "en", "app").glob("*.json"))
    ids = Counter(id for file in files for id in json.loads(file.read_text(encoding="utf-8")))
    assert [id for id, times in ids.items() if times > 1] == []
    assert set(ids) == set(read_catalogue("app"))
