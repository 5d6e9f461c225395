"""A school or degree told where licences are asked for is a school, and no licence (CONTRACT
A17).
"""

import pytest

from interview_app.guide.hearing.degrees import parted
from tests.guide.scripted import Scripted, play
from tests.guide.test_stations import BY_HAND

JOB = {"ask job.organization": "cook at Holt Inn from 2015 to 2019"}
LEFT_OUT = {
    "ask school.study_type": "skip",
    "ask school.finished": "skip",
    "ask school.institution": "skip",
}


@pytest.mark.parametrize(
    ("said", "school", "left"),
    [
        (
            "BSc Nursing, University of Leeds, 2012, and a forklift licence",
            "BSc Nursing, University of Leeds, 2012",
            "a forklift licence",
        ),
        (
            "I studied History at Durham, 2003, and I have a first aid certificate",
            "I studied History at Durham, 2003",
            "I have a first aid certificate",
        ),
        (
            "forklift licence, BA in Education and Training",
            "BA in Education and Training",
            "forklift licence",
        ),
        ("Staplerschein und Abitur 2003", "Abitur 2003", "Staplerschein"),
        (
            "Ausbildung zum Koch, Gasthof Lamm, 2001 bis 2004, Führerschein B",
            "Ausbildung zum Koch, Gasthof Lamm, 2001 bis 2004",
            "Führerschein B",
        ),
    ],
)
def test_a_degree_goes_with_its_place_and_its_year(said: str, school: str, left: str) -> None:
    """And what is a licence stays one."""
    assert parted(said) == (school, left)


@pytest.mark.parametrize(
    "said",
    [
        "CELTA, Cambridge University",
        "school bus licence",
        "Master Electrician, CSCS card",
        "Meisterbrief",
        "First aid at St John's, 2019",
    ],
)
def test_a_licence_that_has_a_school_in_it_is_a_licence(said: str) -> None:
    """Only what is finished at a school alone is a degree."""
    assert parted(said) == ("", said)


def test_a_degree_is_noted_as_one_said_back_and_the_question_stands() -> None:
    """Though a school was declined before; the licences named then are the licences."""
    done = play(
        {
            **BY_HAND,
            **JOB,
            "ask papers.certificates": [
                "BSc Nursing, University of Leeds, 2012",
                "forklift licence",
            ],
        },
        until="choose role",
    )
    timeline = done.known.timeline
    assert timeline is not None
    assert [(one.institution, one.study_type, one.end) for one in timeline.education] == [
        ("University of Leeds", "BSc Nursing", "2012")
    ]
    assert [one.name for one in timeline.certificates] == ["forklift licence"]
    assert isinstance(done.person, Scripted)
    (again,) = [turn.text for turn in done.person.turns if "one school or degree more" in turn.text]
    assert "BSc Nursing, University of Leeds, 2012" in again
    assert "Do you hold licences or certificates?" in again


def test_a_second_degree_stands_beside_the_first() -> None:
    """The school that was asked about stays as it was told."""
    school = {
        "ask school.institution": "Kelso High School",
        "ask school.study_type": "A-levels",
        "ask school.finished": "2003",
    }
    told = ["BSc Nursing, University of Leeds, 2012", "no"]
    done = play(
        {**BY_HAND, **JOB, "choose school": "yes", **school, "ask papers.certificates": told},
        until="choose role",
    )
    assert done.known.timeline is not None
    assert [one.institution for one in done.known.timeline.education] == [
        "Kelso High School",
        "University of Leeds",
    ]
    assert done.known.timeline.certificates == ()


def test_what_a_degree_lacks_is_asked_and_the_licence_beside_it_kept() -> None:
    """Its school is asked for once."""
    done = play(
        {**BY_HAND, **JOB, **LEFT_OUT, "ask papers.certificates": "A-levels 2003, CSCS card"},
        until="choose role",
    )
    assert done.known.timeline is not None
    assert [(one.study_type, one.end) for one in done.known.timeline.education] == [
        ("A-levels", "2003")
    ]
    assert [one.name for one in done.known.timeline.certificates] == ["CSCS card"]
    assert isinstance(done.person, Scripted)
    assert done.person.asked.count("ask school.institution") == 1
    assert done.person.asked.count("ask papers.certificates") == 1


@pytest.mark.parametrize("said", ["none, I left school at 15", "nein, bin mit 15 von der Schule"])
def test_a_no_with_its_reason_tells_no_school(said: str) -> None:
    """Neither a licence nor a place where anything was learned."""
    done = play({**BY_HAND, **JOB, "ask papers.certificates": said}, until="choose role")
    assert done.known.timeline is not None
    assert (done.known.timeline.education, done.known.timeline.certificates) == ((), ())


def test_a_degree_named_with_the_yes_is_no_name_of_a_school() -> None:
    """Its school is asked for, and the degree is not."""
    answers = {
        "choose school": "ja, Realschulabschluss 2007",
        "ask school.institution": "Realschule Deutz",
    }
    done = play({**BY_HAND, **JOB, **answers}, until="choose role")
    assert done.known.timeline is not None
    assert [
        (one.institution, one.study_type, one.end) for one in done.known.timeline.education
    ] == [("Realschule Deutz", "Realschulabschluss", "2007")]
