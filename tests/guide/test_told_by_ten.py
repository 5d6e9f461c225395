"""What people of ten trades told, each in their own way: names, dates put right, and levels of
languages (CONTRACT A17).
"""

import pytest

from interview_app.guide import elsewhere, fields
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.persons import name
from interview_app.guide.hearing.repairs import figures_put_right, repaired
from interview_app.guide.hearing.stations import Stations, stations
from interview_app.guide.hearing.tongues import tongues


@pytest.mark.parametrize(
    ("typed", "stands"),
    [
        ("MAREK NOWICKI 😊", "Marek Nowicki"),
        ("SEPP KLEIN 👷🏽‍♂️", "Sepp Klein"),
        ("Kenji 🍜 Mori", "Kenji Mori"),
        ("ANNA VON BERG, MSC", "Anna von Berg, MSC"),
        ("JP MORTON III", "JP Morton III"),
        ("ОЛЕНА КОВАЛЬЧУК", "Олена Ковальчук"),
        ("mary o'hara", "Mary O'Hara"),
    ],
)
def test_a_name_stands_as_names_are_written(typed: str, stands: str) -> None:
    """Without pictures and capitals throughout; initials, numerals and letters behind a comma keep
    theirs.
    """
    assert name(typed) == stands


def test_pictures_alone_are_no_name() -> None:
    """The name is asked for once more."""
    assert name("😊") is None


@pytest.mark.parametrize(
    ("told", "reads"),
    [
        (
            "cook from March 2016 to October 2018, sorry I mean 2019",
            "cook from March 2016 to October 2019",
        ),
        ("Koch von März 2016 bis Oktober 2018, nein, 2019", "Koch von März 2016 bis Oktober 2019"),
        ("cook from 3/2016, no wait, 2017", "cook from 3/2017"),
        ("cook from March 2016, no wait, May 2017", "cook from May 2017"),
    ],
)
def test_a_year_put_right_leaves_the_month(told: str, reads: str) -> None:
    """Who puts the year right has said the month already; a whole date replaces both."""
    assert repaired(told) == reads


@pytest.mark.parametrize(
    ("told", "reads"),
    [
        ("I think eleven in 1999, no, twelve.", "I think twelve in 1999."),
        ("Es waren elf im Jahr 1999, nein, zwölf.", "Es waren zwölf im Jahr 1999."),
        ("Late orders fell by 30%, actually 25%", "Late orders fell by 25%"),
        ("Das waren 30%, eigentlich 25%.", "Das waren 25%."),
    ],
)
def test_a_count_put_right_takes_the_place_of_a_count(told: str, reads: str) -> None:
    """A year is no count; "actually" takes back a figure when a figure alone follows."""
    assert figures_put_right(told) == reads


@pytest.mark.parametrize(
    "told", ["We had 30 orders, actually 4 of them came back.", "In 1999, no, twelve came."]
)
def test_a_count_that_puts_nothing_right_leaves_the_words(told: str) -> None:
    """Words of a story are evidence."""
    assert figures_put_right(told) == told


def test_a_mother_language_is_a_level() -> None:
    """As people say it who learned English later."""
    told = tongues("Polish is my mother language, English B1")
    assert [(one.language, one.fluency) for one in told] == [
        ("Polish", "mother language"),
        ("English", "B1"),
    ]


def test_how_long_somebody_has_lived_there_is_no_region() -> None:
    """Behind a comma too."""
    found = fields.home("York, been here all my life")
    assert found is not None
    assert (found.city, found.region) == ("York", None)


@pytest.mark.parametrize(
    ("told", "employer", "post"),
    [
        (
            "I left school at sixteen and started with British Rail as a signalman in 1974",
            "British Rail",
            "Signalman",
        ),
        (
            "Mit 16 bin ich aus der Schule und hab bei Siemens als Dreher angefangen",
            "Siemens",
            "Dreher",
        ),
        ("at Momo from 2014 to 2020, both in Manchester", "Momo", None),
        (
            "Ich war Lehrerin für Mathematik an der Grundschule Holt in Köln von 2010 bis 2022",
            "Grundschule Holt",
            "Lehrerin für Mathematik",
        ),
        (
            "Ich war Lehrerin für Physik in Schule Nr. 12 in Köln",
            "Schule Nr. 12",
            "Lehrerin für Physik",
        ),
        ("Since then I've been a midwife at Kerr House in Brighton", "Kerr House", "Midwife"),
    ],
)
def test_what_stands_around_a_job_is_no_employer(
    told: str, employer: str, post: str | None
) -> None:
    """How school ended, a teacher's subject, and what holds for several employers."""
    job = heard(told)
    assert (job.organization, job.title) == (employer, post)


def test_since_then_begins_no_second_job() -> None:
    """At the head of a message it is a time; behind another job it still is the end of that."""
    first = "Since then I've been freelance, as a midwife in Brighton"
    assert stations(first) == Stations(first)
    told = stations(
        "I was a midwife at Holt from 2011 to 2018. Since then I've been a midwife at Kerr House"
    )
    assert [heard(one.text).start for one in told.others] == ["2018"]


@pytest.mark.parametrize(
    ("told", "house", "post", "town"),
    [
        (
            "I work in Amazon in Poznań like forklift driver from 2016 to 2019",
            "Amazon",
            "Forklift driver",
            "Poznań",
        ),
        (
            "I work at Amazon in Poznań like a forklift driver",
            "Amazon",
            "Forklift driver",
            "Poznań",
        ),
        ("I worked in Leeds in Yorkshire like a driver", None, "Driver", None),
        ("I worked in Holt in Norfolk as a baker", None, "Baker", None),
    ],
)
def test_a_post_told_with_like_is_heard_with_its_house(
    told: str, house: str | None, post: str, town: str | None
) -> None:
    """The English of many to whom it is a second language; a town in its county is no house."""
    job = heard(told)
    assert (job.organization, job.title, job.place) == (house, post, town)


@pytest.mark.parametrize(
    ("answer", "another"),
    [
        ("DPD from 2020 till now, driver", True),
        ("Driver at Amazon from 2016", False),
        ("Driver in Goods Inward from 2016 to 2019", False),
        ("Driver", False),
    ],
)
def test_another_employer_with_its_own_years_takes_nothing_from_the_job_asked_for(
    answer: str, another: bool
) -> None:
    """Asked for a post at Amazon, held since 2016: the years of DPD had taken the place of Amazon's
    without a word.
    """
    assert (
        elsewhere.is_of_another_job(answer, "job.title", employer="Amazon", since="2016") is another
    )
    assert not elsewhere.is_of_another_job(answer, "job.title", employer="Amazon")
