"""Jobs copied from a network's page, a line for each fact: every one with its own employer, post,
time, town and points.
"""

import pytest

from interview_app.guide.hearing import profile_pasted
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.stations import stations
from tests.guide.test_stations import played

GROUPED = (
    "Octopus Energy\nSenior Data Analyst\nFull-time\nMar 2021 - Present · 4 yrs 9 mos\nLondon, "
    "England\n"
    "- Built the churn dashboard\n- Led 3 analysts\n\nPwC\n3 yrs\nAssociate, Data Assurance\nSep "
    "2016 - Jun 2018\n"
    "Graduate Trainee\nSep 2015 - Aug 2016"
)
TITLE_FIRST = (
    "Experience\nSoftware Engineer\nAcme GmbH · Vollzeit\nJan. 2020–Heute · 5 Jahre\nBerlin, "
    "Deutschland\n"
    "Werkstudent\nKern AG\nOkt. 2018–Dez. 2019 · 1 Jahr 3 Monate"
)


def test_each_time_makes_one_job_of_the_lines_around_it() -> None:
    """In either order of employer and post; posts behind each other below one employer are both
    held there.
    """
    told, person = played(ask__job_in_organization=GROUPED)
    assert sorted(told, key=str) == [
        ("Octopus Energy", "Senior Data Analyst", "2021-03", "present"),
        ("PwC", "Associate, Data Assurance", "2016-09", "2018-06"),
        ("PwC", "Graduate Trainee", "2015-09", "2016-08"),
    ]
    assert "ask job.title" not in person.asked
    assert stations(GROUPED).points == ("Built the churn dashboard", "Led 3 analysts")
    told, _person = played(ask__job_in_organization=TITLE_FIRST)
    assert sorted(told, key=str) == [
        ("Acme GmbH", "Software Engineer", "2020-01", "present"),
        ("Kern AG", "Werkstudent", "2018-10", "2019-12"),
    ]
    assert heard(stations(TITLE_FIRST).first).place == "Berlin, Deutschland"


@pytest.mark.parametrize(
    "said",
    [
        "I was a nurse at Holt.\nThen I had children.",
        "Holt\nbaker",
        "Monzo (Jan 2021 – present) Senior Software Engineer\n- Led the migration",
        "2015 - 2019",
        "Kern AG\nOkt. 2018–Dez. 2019",
    ],
)
def test_other_texts_are_none(said: str) -> None:
    """A line with nothing but a time, and employer and post above it, or nothing is read so."""
    assert profile_pasted.entries(said) == ()
