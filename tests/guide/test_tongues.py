"""Languages as they are told by hand: each with how well it is spoken, in the person's own words,
and no more than they said.
"""

import pytest

from interview_app.guide.hearing.tongues import tongues
from tests.guide.scripted import Scripted, play
from tests.guide.test_stations import BY_HAND


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            "Englisch gut, Niederländisch fließend",
            [("Englisch", "gut"), ("Niederländisch", "fließend")],
        ),
        (
            "Polish, my mother tongue; English B2, a bit of French",
            [("Polish", "mother tongue"), ("English", "B2"), ("French", "a bit")],
        ),
        (
            "I'm fluent in English and French, some German",
            [("English", "fluent"), ("French", "fluent"), ("German", "some")],
        ),
        ("I speak fluent English and French", [("English", "fluent"), ("French", None)]),
        ("Englisch und Polnisch fließend", [("Englisch", "fließend"), ("Polnisch", "fließend")]),
        (
            "Deutsch (Muttersprache), Englisch (C1), Schulfranzösisch",
            [("Deutsch", "Muttersprache"), ("Englisch", "C1"), ("Französisch", "Schulkenntnisse")],
        ),
        (
            "Deutsch ist meine Muttersprache, und ich kann ein wenig Spanisch",
            [("Deutsch", "Muttersprache"), ("Spanisch", "ein wenig")],
        ),
        ("gutes Englisch und etwas Italienisch", [("Englisch", "gut"), ("Italienisch", "etwas")]),
        ("Französisch in Wort und Schrift", [("Französisch", "in Wort und Schrift")]),
        (
            "English, fluent, Spanish, conversational",
            [("English", "fluent"), ("Spanish", "conversational")],
        ),
        (
            "urdu and punjabi at home, english well",
            [("Urdu", None), ("Punjabi", None), ("English", "well")],
        ),
        ("Ilocano (native), Tagalog", [("Ilocano", "native"), ("Tagalog", None)]),
        (
            "Deutsch, Englisch, Russisch",
            [("Deutsch", None), ("Englisch", None), ("Russisch", None)],
        ),
        ("British Sign Language level 2", [("British Sign Language", "level 2")]),
        ("Englisch, Englisch gut", [("Englisch", "gut")]),
    ],
)
def test_a_language_has_the_level_that_was_told_of_it(
    said: str, expected: list[tuple[str, str | None]]
) -> None:
    """In a list, in a sentence, before the language or behind it, one level for two where "in" or
    "and" joins them.
    """
    assert [(one.language, one.fluency) for one in tongues(said)] == expected


@pytest.mark.parametrize(
    "said",
    [
        "no",
        "nothing special",
        "Muttersprache",
        "I learned French at school but forgot it all",
        "kein Englisch",
        "",
    ],
)
def test_what_is_not_spoken_is_no_language(said: str) -> None:
    """A denial, a level alone and what was forgotten name none."""
    assert tongues(said) == ()


def test_languages_told_by_hand_stand_in_the_timeline() -> None:
    """CONTRACT A17: asked once more when no language was in the answer, then kept for the form."""
    person = play(
        {
            **BY_HAND,
            "ask job.organization": "Cook at Nando's from 2011 to 2018",
            "ask papers.languages": [
                "the usual ones I suppose",
                "Polish, mother tongue, and good English",
            ],
        },
        until="choose role",
    )
    assert isinstance(person.person, Scripted)
    assert person.person.asked.count("ask papers.languages") == 2
    assert person.known.timeline is not None
    told = [(one.language, one.fluency) for one in person.known.timeline.languages]
    assert told == [("Polish", "mother tongue"), ("English", "good")]
