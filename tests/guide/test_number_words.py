"""Numbers in words as people tell them by hand: read whole, or not at all (CONTRACT A17, D8)."""

import re

import pytest

from interview_app.guide import amounts, headcount, number_words
from interview_app.guide.flow import load
from interview_app.guide.hearing.reckoning import reckoned
from interview_app.guide.understanding import tells_none
from tests.guide.rehearsal import FOLDER

WORDS = load(FOLDER).words


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("nine", 9),
        ("twenty-five", 25),
        ("Twenty five", 25),
        ("a hundred", 100),
        ("two hundred and fifty", 250),
        ("twenty thousand", 20_000),
        ("half a dozen", 6),
        ("two dozen", 24),
        ("zehn", 10),
        ("einundzwanzig", 21),
        ("Fünfundzwanzig", 25),
        ("hundert", 100),
        ("zweihundertfünfzig", 250),
        ("hundertundeins", 101),
        ("ein halbes Dutzend", 6),
        ("zwei Dutzend", 24),
        ("null", 0),
        ("two million", None),
        ("eine", None),
        ("thirty-one hundred", None),
    ],
)
def test_a_number_in_words_is_read_whole(words: str, value: int | None) -> None:
    """Compounds, hundreds, dozens, in both languages."""
    assert number_words.value(words) == value


@pytest.mark.parametrize(
    "said",
    [
        "several hundred people",
        "a few hundred",
        "mehrere hundert",
        "a five-year plan",
        "of two million",
    ],
)
def test_what_names_no_whole_number_is_none(said: str) -> None:
    """Neither a piece of a longer number nor of a word with a hyphen."""
    assert re.search(number_words.PATTERN, said, re.IGNORECASE) is None


@pytest.mark.parametrize(
    ("said", "size"),
    [
        ("twenty-five people", 25),
        ("fünfundzwanzig Leute", 25),
        ("vierzig Mitarbeiter", 40),
        ("ein Dutzend", 12),
        ("a hundred people", 100),
        ("one hundred thousand people", None),
        ("me and two others", 3),
    ],
)
def test_a_team_is_as_large_as_it_was_told(said: str, size: int | None) -> None:
    """Twenty-five people are no five: that number would stand in the evidence."""
    assert headcount.team_size(said, WORDS, asked=True) == size


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Die Wartezeit war nur noch zehn Minuten", [("zehn", None)]),
        ("Complaints fell by forty percent", [("forty percent", None)]),
        ("Complaints fell by a third", [("a third", None)]),
        ("Um etwa die Hälfte weniger Bruch", [("die Hälfte", None)]),
        ("We went from forty to twenty-five a week", [("twenty-five", "forty")]),
        ("One of them stayed", []),
        ("We moved to the third floor", []),
        ("I waited half an hour", []),
    ],
)
def test_a_result_told_in_words_has_its_number(
    said: str, expected: list[tuple[str, str | None]]
) -> None:
    """Who said "only ten minutes" is not asked whether there is a number (A17: never asks for what
    it knows).
    """
    assert [(one.value, one.baseline) for one in amounts.amounts(said, WORDS)] == expected


@pytest.mark.parametrize(
    "said",
    ["zehn", "four", "ein Dutzend", "a third", "die Hälfte", "it doubled", "hat sich halbiert"],
)
def test_a_short_number_answers_the_question_for_one(said: str) -> None:
    """It was asked once more of everybody who wrote "zehn"."""
    assert amounts.has_number(said)


def test_years_ago_in_words_are_counted_whole() -> None:
    """What was twenty-five years ago was not five years ago, with a "twenty-" left before it."""
    told = reckoned("I began twenty-five years ago", on="2026-11-23", numbers=WORDS.numbers)
    assert told == "I began in 2001"
    assert reckoned("vor dreißig Jahren", on="2026-11-23", numbers=WORDS.numbers) == "in 1996"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("half an hour", True),
        ("eine halbe Stunde", True),
        ("twice as many", True),
        ("nobody kept count", True),
        ("viel mehr als heute", True),
        ("chaos", True),
        ("das habe ich selbst so geschätzt", False),
        ("I got that from the monthly report", False),
    ],
)
def test_what_was_before_is_a_number_or_how_much(said: str, told: bool) -> None:
    """An answer to another question would stand on the card as the starting point."""
    assert (amounts.tells_how_much(said) or tells_none(said)) is told


def test_a_number_told_twice_stands_on_the_card_once() -> None:
    """In the outcome and again where a number was asked for; what tells more of it stays."""
    (first,) = amounts.amounts("The wait was only ten minutes", WORDS)
    told = {
        said: amounts.told_number(said, WORDS)[0]
        for said in ("ten", "10", "12", "from thirty minutes to ten")
    }
    same = {said: amounts.is_same(one, first) for said, one in told.items()}
    assert same == {"ten": True, "10": True, "12": False, "from thirty minutes to ten": False}
