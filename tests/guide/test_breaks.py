"""Times without a job: no employer is made of them, and nobody is asked to explain them (CONTRACT
A17).
"""

import pytest

from interview_app.guide.hearing import asides
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.jobs import heard
from tests.guide.scripted import Scripted, play
from tests.guide.test_stations import BY_HAND, jobs_in, played


@pytest.mark.parametrize(
    "said",
    [
        "I was at home with my children from 2014 to 2017",
        "From 2014 to 2017 I stayed home with the kids",
        "I was laid off and out of work for 8 months",
        "between 2010 and 2012 I looked after my mother",
        "I was ill for a year",
        "maternity leave with my second child",
        "2014 bis 2018 war ich daheim bei den Kindern",
        "Ich habe meinen Vater gepflegt",
        "2017 war ich ein halbes Jahr krank",
        "Elternzeit",
        "dann war ich arbeitslos",
    ],
)
def test_a_time_without_a_job_is_no_employer(said: str) -> None:
    """However it is told."""
    assert is_break(said) or is_break(said.partition(" bis 2018 ")[2])
    assert heard(said).organization is None


@pytest.mark.parametrize(
    ("said", "employer"),
    [
        ("Nurse at the Home for Sick Children in Leeds", "Home for Sick Children"),
        ("ich war bei der Familie Huber als Haushälterin", "Familie Huber"),
        ("School of Rock", "School of Rock"),
        ("Bundeswehr", "Bundeswehr"),
        ("Reisebüro Kuoni", "Reisebüro Kuoni"),
        ("Krankenhaus Nord", "Krankenhaus Nord"),
    ],
)
def test_an_employer_with_such_a_word_is_one(said: str, employer: str) -> None:
    """A name goes on, or is the whole answer."""
    assert heard(said).organization == employer


def test_what_comes_after_a_break_is_the_first_job() -> None:
    """Somebody began with what came before or after it."""
    said = "I was at home with the kids for 3 years, before that at Tesco as a cashier"
    assert jobs_in(said) == [("Tesco", "Cashier", None, None)]


def test_a_break_told_for_another_job_is_left_out_kindly() -> None:
    """No job comes of it, and the question stands again."""
    told, person = played(
        ask__job_in_organization="I was a nurse at St. Mary's from 2015 to 2019",
        choose__another_job=[
            "From 2019 to 2021 I was at home with my kids, and I was ill in 2020",
            "no",
        ],
    )
    assert told == [("St. Mary's", "Nurse", "2015", "2019")]
    said = "\n".join(turn.text for turn in person.turns)
    assert "A time without a job needs no entry and no explanation" in said


def test_a_life_with_a_break_in_one_message() -> None:
    """Leave, voluntary work, a job that ended badly and an own business: each is what it was, and
    nothing goes without a word.
    """
    told, person = played(
        ask__job_in_organization="Ich war von 2005 bis 2013 Bankkauffrau bei der Sparkasse "
        "Bochum, dann Elternzeit bis 2016. "
        "Danach habe ich ehrenamtlich in der Flüchtlingshilfe Bochum gearbeitet, 2016 bis 2018. "
        "Nach der Umschulung war ich von "
        "2020 bis 2023 Junior-Entwicklerin bei adesso, leider wurde mir betriebsbedingt "
        "gekündigt. Seitdem bin ich freiberuflich.",
        ask__job_in_title="Entwicklerin",
        ask__stay_in_start="2023",
        ask__stay_in_end="heute",
    )
    assert sorted(told, key=str) == [
        ("Adesso", "Junior-Entwicklerin", "2020", "2023"),
        ("Flüchtlingshilfe Bochum", "Ehrenamtlich", "2016", "2018"),
        ("Freiberuflich", "Entwicklerin", "2023", "present"),
        ("Sparkasse Bochum", "Bankkauffrau", "2005", "2013"),
    ]
    said = "\n".join(turn.text for turn in person.turns)
    assert "“dann Elternzeit bis 2016” I leave out" in said
    assert "You worked for yourself: as what?" in said


def test_a_postal_code_is_no_phone_number() -> None:
    """The longest row of digits is; and how to be reached is no region."""
    said = (
        "Ich heiße Katja Brandt, ich wohne in 44791 Bochum, erreichbar unter "
        "katja@example.org oder 0151 23456789"
    )
    heard_along = asides.heard("contact.name", said)
    assert heard_along["contact.phone"] == "0151 23456789"
    assert (heard_along["home.place"].city, heard_along["home.place"].region) == ("Bochum", None)


@pytest.mark.parametrize(
    "said",
    [
        "I haven't had a job yet",
        "I've never worked before",
        "no job yet",
        "this would be my first job",
        "ich habe noch nie gearbeitet",
        "Ich hatte noch keine Stelle",
    ],
)
def test_who_never_had_a_job_is_asked_for_none(said: str) -> None:
    """Neither for its name nor for its years."""
    done = play({**BY_HAND, "ask job.organization": said}, until="call submit_for_validation")
    assert isinstance(done.person, Scripted)
    assert heard(said).title is None
    asked = [one for one in done.person.asked if one.startswith(("ask job", "ask stay"))]
    assert asked in ([], ["ask job.organization"])
    later = play({**BY_HAND, "ask job.organization": said}, until="choose role")
    assert isinstance(later.person, Scripted)
    assert later.person.asked.count("ask job.organization") == 1
    assert later.known.timeline is None or not later.known.timeline.experiences


@pytest.mark.parametrize(
    ("said", "is_one"),
    [("und davor beim Bund", True), ("beim Zivildienst", True), ("beim Bundesamt", False)],
)
def test_service_is_no_employer(said: str, is_one: bool) -> None:
    """Whatever leads it in; an office of the state is one."""
    assert is_break(said) is is_one


@pytest.mark.parametrize(
    "said",
    [
        "was inside 2017 to 2020",
        "I was inside for 3 years",
        "I was locked up from 2017",
        "saß im Knast von 2017 bis 2019",
    ],
)
def test_time_in_prison_is_a_break_and_no_post(said: str) -> None:
    """However it is called."""
    assert is_break(said)


@pytest.mark.parametrize(
    "said", ["I was inside sales manager at Holt", "Sozialarbeiterin in der JVA als Beamtin"]
)
def test_work_that_is_called_alike_is_no_break(said: str) -> None:
    """A salesman, and who works in a prison."""
    assert not is_break(said)
