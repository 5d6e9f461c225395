"""What is told at the wrong question is not noted as the answer to it; the question is asked once
more (CONTRACT A17).
"""

import pytest

from interview_app.guide import fields
from interview_app.guide.flow import load
from interview_app.guide.hearing import persons
from interview_app.guide.understanding import Intent, understand
from interview_app.paths import resources
from tests.guide.test_unheard import turns

FLOW = load(resources() / "guide")


@pytest.mark.parametrize(
    "said",
    [
        "St Jude's Hospice, care lead since 2017",
        "cook at the Swan from 2012 until 2016",
        "0117 496 0888",
        "ich bin Maler bei der Firma Ott",
        "Stadtwerke Rheinau, 2009–2014",
    ],
)
def test_a_job_or_a_number_is_no_place(said: str) -> None:
    assert fields.home(said) is None


@pytest.mark.parametrize(
    ("said", "city"),
    [
        ("Ripon, since 2003", "Ripon"),
        (
            "The Grange, cook, since 2003",
            None,
        ),  # behind two commas the year may be that of anything
        ("Ripon since 2003", "Ripon"),
        ("Sydney NSW 2000", "Sydney NSW 2000"),
        ("2011 Neuchâtel", "Neuchâtel"),
        ("Celle seit 2019", "Celle"),
        ("Ashby-de-la-Zouch, England", "Ashby-de-la-Zouch"),
    ],
)
def test_where_somebody_lives_is_heard(said: str, city: str | None) -> None:
    found = fields.home(said)
    assert (found.city if found else None) == city


@pytest.mark.parametrize("said", ["mira.sand@example.org", "+49 151 2345678", "…"])
def test_an_address_or_a_number_alone_is_no_name(said: str) -> None:
    assert persons.name(said) is None


@pytest.mark.parametrize(
    "said", ["no, that is all", "No. Nothing else.", "nein, das war alles", "nichts; sonst nichts"]
)
def test_a_no_said_twice_is_one_no(said: str) -> None:
    assert understand(said, FLOW, paths=()).intent is Intent.NOTHING


@pytest.mark.parametrize("said", ["no, Tesco", "that is all, and the forklift", "nein, bei Ott"])
def test_a_no_that_goes_on_is_an_answer(said: str) -> None:
    assert understand(said, FLOW, paths=()).intent is Intent.ANSWER


def test_the_question_is_asked_once_more() -> None:
    """An address at the name and a job at the place: both are asked again, and neither stands in
    the profile.
    """
    said = "\n".join(
        turns(
            {
                "ask contact.name": ["mira.sand@example.org", "Mira Sand"],
                "ask home.place": ["St Jude's Hospice, care lead since 2017", "Ripon"],
            },
            until="ask job.organization",
        )
    )
    assert said.count("I could not find a name in that.") == 1
    assert said.count("I could not find a town in that.") == 1
