"""Kernel, bots and window know no game: none of a game's words stands there, not even in a comment."""

import pytest

from tests.architecture.sources import name, python_files, text, words

PLACES = ("desktop_app/kernel", "desktop_app/bots", "desktop_app/gui", "tests/kernel/toy_room")

GAME_WORDS = """
    cthulhu, normandie, great old one, elder sign, gate, doom, cultist, acolyte, high priest, ritual, annihilation,
    spellbook, loyalty card, desecrate, eradicate, eradicated, eradication, brain cylinder, watcher, zoog, bhole,
    citadel, slime, green pyramid, yuggoth, shaggai, dreamlands, madness, investigator, headquarters, order token,
    interspace, outpost, zombie, terror test, shoggoth, deep one, starspawn, nightgaunt, polyp, ghoul, byakhee, undead,
    serpent man, nyarlathotep, shub niggurath, hastur, tsathoggua, azathoth, yog sothoth
"""


def forms(phrase: str) -> list[tuple[str, ...]]:
    """A phrase as words, in the singular and the plural."""
    first, last = phrase.split()[:-1], phrase.split()[-1]
    plural = last[:-1] + "ies" if last.endswith("y") else last + "s"
    return [(*first, last), (*first, plural)]


FORBIDDEN: dict[str, list[tuple[str, ...]]] = {}
"""What may not be said, by its first word."""

for _phrase in GAME_WORDS.split(","):
    for _form in forms(_phrase):
        FORBIDDEN.setdefault(_form[0], []).append(_form)


def game_words(source: str) -> list[str]:
    """What a source says of a game, each with its line."""
    found = []
    for number, line in enumerate(source.splitlines(), start=1):
        spoken = words(line)
        for start, word in enumerate(spoken):
            for phrase in FORBIDDEN.get(word, ()):
                if tuple(spoken[start : start + len(phrase)]) == phrase:
                    found.append(f"{number}: {' '.join(phrase)}")
    return found


def test_no_game_word_outside_the_games():
    files = python_files(*PLACES)
    assert files
    assert [f"{name(file)}:{fault}" for file in files for fault in game_words(text(file))] == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("def open_gate(area): ...", "1: gate"),
        ("class DoomTrack: ...", "1: doom"),
        ("\nlabel = 'Cultists in the pool'", "2: cultists"),
        ("x = 1  # an Elder Sign is hidden", "1: elder sign"),
        ("ORDER_TOKENS = ()", "1: order tokens"),
        ("art = 'resources/zombie.svg'", "1: zombie"),
    ],
)
def test_a_game_word_is_found(source, fault):
    assert game_words(source) == [fault]


@pytest.mark.parametrize("source", ["aggregate = navigate(delegate)", "QFileSystemWatcher()", "order = token"])
def test_other_words_are_let_pass(source):
    assert game_words(source) == []
