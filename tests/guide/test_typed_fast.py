"""People who type without capitals and with short years are understood as others are (CONTRACT
A17).
"""

import pytest

from interview_app.guide import fields
from interview_app.guide.amounts import amounts
from interview_app.guide.flow import load
from interview_app.guide.hearing.casing import with_capitals
from interview_app.guide.hearing.options import mentioned
from interview_app.guide.hearing.persons import name
from interview_app.guide.hearing.short_years import with_whole_years
from interview_app.guide.hearing.stories import parts
from tests.guide.rehearsal import FOLDER
from tests.guide.scripted import play
from tests.guide.test_stations import BY_HAND, jobs_in

WORDS = load(FOLDER).words


def test_jobs_without_capitals_are_jobs() -> None:
    """Names stand behind "for", "then" and at the head of a part; posts and deeds are none."""
    assert jobs_in(
        "drove for swift 98 to 05, then werner till 12, had my own rig till 19. now fedex "
        "freight since march 2020"
    ) == [
        ("Swift", None, "1998", "2005"),
        ("Werner", None, None, "2012"),
        ("Self-employed", None, None, "2019"),
        ("Fedex Freight", None, "2020-03", "present"),
    ]
    assert jobs_in("war bei müller als bäcker von 2015 bis 2019, danach kamps") == [
        ("Müller", "Bäcker", "2015", "2019"),
        ("Kamps", None, None, None),
    ]
    assert jobs_in("truck driver") == [(None, "truck driver", None, None)]


@pytest.mark.parametrize(
    "said",
    [
        "field & sons",
        "I was at Holt, then at brook mill",
        "swift",
        "iOS shop, then at holt",
        "company driver",
    ],
)
def test_what_has_a_capital_or_is_a_name_alone_stands_as_typed(said: str) -> None:
    """A small letter says something there."""
    assert with_capitals(said) == said


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("98 to 05", "1998 to 2005"),
        ("since '09", "since 2009"),
        ("till 12", "till 2012"),
        ("05", "2005"),
        ("2015–19", "2015–2019"),
        ("2015-07", "2015-07"),
        ("10 to 12 people", "10 to 12 people"),
        ("from 40 to 30", "from 40 to 30"),
        ("50", "50"),
    ],
)
def test_short_years_are_years(said: str, meant: str) -> None:
    """Where they can be none, nothing is changed."""
    assert with_whole_years(said) == meant


def test_names_and_towns_typed_small_have_their_capitals() -> None:
    """A particle stays small, and what has a capital stays as it is."""
    assert name("duane kowalski") == "Duane Kowalski"
    assert name("anna von berg") == "Anna von Berg"
    assert name("Jo van der field") == "Jo van der field"
    assert (fields.place("toledo ohio").city, fields.place("toledo ohio").region) == (
        "Toledo",
        "Ohio",
    )
    assert (fields.place("Charlotte NC").city, fields.place("Charlotte NC").region) == (
        "Charlotte",
        "NC",
    )
    assert fields.place("New York").city == "New York"
    assert fields.place("frankfurt am main").city == "Frankfurt am Main"


def test_a_story_without_capitals_is_parted_too() -> None:
    """A small "i" is oneself, and a full stop ends a sentence there."""
    told = parts(
        "new guys kept quitting. i rode with 14 of them and showed em backing. 11 of the 14 "
        "stayed, up from 5"
    )
    assert told.situation == "New guys kept quitting."
    assert told.action.startswith("I rode with 14 of them")
    (first, *_more) = amounts("11 of the 14 stayed", WORDS)
    assert first.value == "11 of the 14"


def test_a_job_is_gone_to_by_a_small_word_of_its_post() -> None:
    """In a short message; in a story such a word may be anything."""
    labels = [
        ("a", "owner operator Self-employed"),
        ("b", "company driver Swift"),
        ("c", "line haul driver Fedex"),
    ]
    assert mentioned("let's do the owner operator years", labels) == "a"
    assert (
        mentioned("then one night the company truck broke down and I fixed it by the road", labels)
        == ""
    )
    assert (
        mentioned("at swift we had a lot of new people who did not know how to back up", labels)
        == "b"
    )


def test_a_yes_before_a_school_is_none_of_its_name() -> None:
    """However it was typed; and a year is no post."""
    done = play(
        {
            **BY_HAND,
            "ask job.organization": "Holt & Sons since 2019",
            "ask job.title": ["2019", "company driver"],
            "choose school": "yeah whitmer high school 1991",
            "ask school.study_type": "diploma",
        },
        until="choose role",
    )
    assert done.known.timeline is not None
    assert [(one.institution, one.end) for one in done.known.timeline.education] == [
        ("Whitmer high school", "1991")
    ]
    assert [one.title for one in done.known.timeline.experiences] == ["company driver"]
