"""Times told from today, such as "two years ago", are dates by the day they were said (CONTRACT
A17).
"""

import re
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interview_app.guide.flow import load
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.reckoning import reckoned
from interview_app.paths import resources
from tests.guide.scripted import Scripted, play

NUMBERS = load(resources() / "guide").words.numbers
NOVEMBER = "2026-11-22T10:00:00Z"


def at(said: str, on: str = NOVEMBER) -> str:
    """The text as it is read on a day."""
    return reckoned(said, on=on, numbers=NUMBERS)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("two years ago", "in 2024"),
        ("about 2 years ago", "in 2024"),
        ("a year and a half ago", "in 2025"),
        ("half a year ago", "in 2026"),
        ("18 months ago", "in 2025"),
        ("five months ago", "in 2026-06"),
        ("until two years ago", "until 2024"),
        ("from five years ago until last year", "from 2021 until 2025"),
        ("in March last year", "in March 2025"),
        ("March of last year", "March of 2025"),
        ("last March", "in March 2026"),
        ("last December", "in December 2025"),
        ("last spring", "in spring 2026"),
        ("the year before last", "in 2024"),
        ("last month", "in 2026-10"),
        ("three weeks ago", "in 2026-11"),
        ("since last year", "since 2025"),
        ("I've been a nurse there for three years", "I've been a nurse there since 2023"),
        ("three years now", "since 2023"),
        ("for the past three years", "since 2023"),
        ("vor zwei Jahren", "in 2024"),
        ("vor einem halben Jahr", "in 2026"),
        ("vor eineinhalb Jahren", "in 2025"),
        ("bis vor etwa drei Jahren", "bis 2023"),
        ("seit drei Jahren", "seit 2023"),
        ("seit letztem Jahr", "seit 2025"),
        ("letzten Sommer", "in Sommer 2026"),
        ("im März letzten Jahres", "im März 2025"),
        ("Anfang letzten Jahres", "Anfang 2025"),
        ("vorletztes Jahr", "in 2024"),
        ("vor drei Monaten", "in 2026-08"),
        ("Ich bin jetzt drei Jahre bei Bosch", "Ich bin since 2023 bei Bosch"),
    ],
)
def test_a_time_told_from_today_is_a_date(said: str, read: str) -> None:
    """A year, or a month where months or its name were said."""
    assert at(said) == read


@pytest.mark.parametrize(
    "said",
    [
        "more than ten years ago",
        "almost two years ago",
        "a few years ago",
        "a couple of years ago",
        "last winter",
        "last spring 2019",
        "my last year there was hard",
        "I was a nurse there for six years",
        "I had been there three years now and then",
        "seit über zehn Jahren",
        "vor ein paar Jahren",
        "letzten Winter",
        "in meinem letzten Jahr dort",
        "Ich war drei Jahre bei Bosch",
        "Mayor of Lastville",
    ],
)
def test_what_tells_no_date_stays_as_it_was_said(said: str) -> None:
    """It is asked about; nothing is guessed."""
    assert at(said) == said


def test_the_season_that_goes_on_is_not_the_last_one() -> None:
    """In April "last spring" is that of the year before."""
    assert at("last spring", "2026-04-02") == "in spring 2025"
    assert at("this spring", "2026-04-02") == "in spring 2026"
    assert at("last week", "2026-03-03") == "in 2026-02"
    assert at("two years ago", "") == "two years ago"


_SAID = """two|half a|a|year|years|months|ago|and a half|since|for|last|spring|March|week|been|now|vor|seit|drei|einem|halben|Jahr
|Jahren|letzten|Sommer|2019|99|jetzt|,|in|ß"""
_PIECES = st.sampled_from(_SAID.split("|"))


@given(
    st.lists(_PIECES, max_size=20).map(" ".join) | st.text(max_size=120),
    st.dates(min_value=date(1970, 1, 1)),
)
def test_no_text_makes_it_stumble(said: str, day: date) -> None:
    """A17: whatever is typed, on whatever day; no date lies after that day."""
    read = at(said, str(day))
    assert all(one in said or int(one) <= day.year for one in re.findall(r"\d{4}", read))


def test_a_job_that_was_held_at_a_time_is_heard_without_it() -> None:
    """Who was somewhere "two years ago" has told neither its beginning nor its end."""
    for said in ("Two years ago I was a nurse at Holt", "I was a nurse at Holt two years ago"):
        job = heard(at(said))
        assert (job.organization, job.title, job.start, job.end) == ("Holt", "Nurse", None, None)
    job = heard(at("Vor zwei Jahren war ich Schlosser bei Bosch"))
    assert (job.organization, job.title, job.start) == ("Bosch", "Schlosser", None)
    assert timed(at("I started there last spring")).end is None


@pytest.mark.parametrize(
    ("began", "ended"),
    [("about five years ago", "last year"), ("vor fünf Jahren", "bis letztes Jahr")],
)
def test_the_guide_takes_it_and_says_it_back(began: str, ended: str) -> None:
    """Each date is asked once, said back as it was taken, and stands in the form."""
    answers = {
        "choose begin": "by_hand",
        "ask contact.name": "Jo Field",
        "ask contact.email": "jo@example.org",
        "ask contact.phone": "skip",
        "ask home.place": "Leeds, England",
        "ask job.organization": "Holt & Sons",
        "ask job.title": "baker",
        "ask stay.start": began,
        "ask stay.end": ended,
        "choose another_job": "no",
        "choose school": "no",
        "ask papers.certificates": "skip",
    }
    done = play(answers, until="choose role")
    person = done.person
    assert isinstance(person, Scripted)
    assert done.known.timeline is not None
    (job,) = done.known.timeline.experiences
    assert (job.start, job.end) == ("2021", "2025")
    assert (person.asked.count("ask stay.start"), person.asked.count("ask stay.end")) == (1, 1)
    texts = [turn.text for turn in person.turns]
    assert any("I note 2021 for that." in text for text in texts)
    assert any("I note 2025 for that." in text for text in texts)
