"""What somebody takes back while they say it: only its like is replaced, and what is heard is what
was said instead.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.repairs import repaired
from tests.guide.scripted import play
from tests.guide.test_stations import played

ENGLISH = (
    (
        "I was head baker at {} in Leeds from 2011 to 2017",
        ("Holt & Sons", "Brook Mill", "the Druid"),
    ),
    ("I was a baker at Holt in Leeds from 2011 to {}", ("2017", "March 2018", "2019")),
    ("I worked as {} at Holt since 2015", ("Night Manager", "Porter")),
    ("{} people reported to me", ("12", "eleven", "9")),
)
GERMAN = (
    ("Ich war bei {} in Ulm als Koch, von 2011 bis 2017", ("Sparkasse", "Volksbank", "Kern")),
    ("von 2011 bis {}", ("2017", "März 2018")),
    ("Wir waren {} Leute", ("12", "elf")),
)


@st.composite
def slips(draw: st.DrawFn) -> tuple[str, str]:
    """A sentence with something taken back in it, and the one that was meant; a year put right
    leaves the month told before it.
    """
    sentences, marks = draw(
        st.sampled_from(
            [
                (ENGLISH, (", no, ", ", no wait, ", ", sorry, ", ", I mean, ", " – no, ")),
                (
                    GERMAN,
                    (
                        ", nein, ",
                        ", ach nee, ",
                        ", nein Quatsch, ",
                        ", Entschuldigung, ",
                        ", äh nein, ",
                    ),
                ),
            ]
        )
    )
    sentence, things = draw(st.sampled_from(sentences))
    wrong, right = draw(st.permutations(things))[:2]
    month, _space, year = wrong.rpartition(" ")
    meant = f"{month} {right}" if month and year.isdigit() and right.isdigit() else right
    return sentence.format(f"{wrong}{draw(st.sampled_from(marks))}{right}"), sentence.format(meant)


@settings(deadline=None, max_examples=150)
@given(slips())
def test_what_is_heard_is_what_was_said_instead(told: tuple[str, str]) -> None:
    """Whatever stands before and behind it, in English and German."""
    said, meant = told
    assert repaired(said) == meant
    assert heard(repaired(said)) == heard(meant)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Ich war bei der Sparkasse, nein Quatsch, bei der Volksbank in Bautzen, bis 2017, ach "
         "nee, 2018",
         "Ich war bei der Volksbank in Bautzen, bis 2018"),
        ("I worked at Tesco, no sorry, Aldi, from 2001 to 2005", "I worked at Aldi, from 2001 to "
                                                                 "2005"),
        ("0351 555012, äh nein 0351 555021", "0351 555021"),
        ("jo@a.example, nein jo@b.example", "jo@b.example"),
        ("Dresden, also genau genommen Radebeul", "Radebeul"),
        ("since March 2019, sorry, April", "since April 2019"),
        ("30 Stunden, nein 32", "32 Stunden"),
        ("zu zweit, nein, zu dritt waren wir", "zu dritt waren wir"),
        ("DATEV, Excel, nein Excel streichen", "DATEV"),
        ("Python, Excel and Word, scrap Excel", "Python and Word"),
        ("Koch bei Kern, nein, Koch bei Kerner", "Koch bei Kerner"),
    ],
)  # fmt: skip
def test_only_its_like_is_replaced(said: str, meant: str) -> None:
    """A date by a date, a number by a number, a name by a name; the rest of the sentence stays."""
    assert repaired(said) == meant


@pytest.mark.parametrize(
    "said",
    [
        "I worked at Tesco, no experience needed, from 2019",
        "I was at Holt, no, it was hard there",
        "Holt, Sorry & Co",
        "No, I was never unemployed",
        "Wir hatten keine Ausfälle, nein, wirklich nicht",
        "We had 12 falls, no injuries",
        "days, no nights",
        "Leeds or York, no London",
        "Ja, nein, weiß nicht",
        "Teaching, sorry if that is vague",
    ],
)
def test_a_no_that_takes_nothing_back_replaces_nothing(said: str) -> None:
    """Nothing is changed that was not put right."""
    assert repaired(said) == said


def test_a_job_and_a_team_told_with_slips_are_noted_as_they_were_meant() -> None:
    """Neither what was taken back nor the words that did it come into the form."""
    told, _person = played(
        ask__job_in_organization="Ich war bei der Sparkasse, nein Quatsch, bei der Volksbank als "
        "Beraterin, "
        "von 2011 bis 2017, ach nee, 2018"
    )
    assert told == [("Volksbank", "Beraterin", "2011", "2018")]
    done = play(
        {"ask scope.people": "6, no, 7", "ask means.skills": "DATEV, Excel, no, scrap Excel"},
        until="choose next",
    )
    (card,) = [one for one in done.known.cards if one.story.action]
    assert (card.skills, card.raw_text.count("Excel")) == (("DATEV",), 2)
