"""Answers that tell of something else than what was asked: nothing of them is noted for the job
that stands (CONTRACT A17).
"""

from typing import Any

import pytest

from interview_app.guide.elsewhere import is_of_another_job, is_of_school, tells_something_else
from interview_app.guide.flow import load
from interview_app.guide.hearing.papers import behind_a_no, licences
from interview_app.guide.hearing.repairs import repaired
from interview_app.guide.understanding import Intent, tells_nothing_special, understand
from interview_app.paths import resources
from tests.guide.scripted import Scripted, play
from tests.guide.test_stations import BY_HAND

FLOW = load(resources() / "guide")


def played(answers: dict[str, Any]) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]], str]:
    """Jobs and schools of an interview with these answers, and all that the guide said."""
    done = play({**BY_HAND, **answers}, until="choose role")
    timeline, person = done.known.timeline, done.person
    assert timeline is not None
    assert isinstance(person, Scripted)
    jobs = [(one.organization, one.title, one.start, one.end) for one in timeline.experiences]
    schools = [(one.institution, one.study_type, one.start, one.end) for one in timeline.education]
    return sorted(jobs, key=str), schools, "\n".join(turn.text for turn in person.turns)


def test_the_time_of_another_job_is_not_that_of_the_one_asked_for() -> None:
    """The other is noted for itself, said back, and the question stands."""
    jobs, _schools, said = played(
        {
            "ask job.organization": "clerk at Severn Trent",
            "ask stay.start": ["I help at Heron Hospice, twice a month, since 2018", "2004"],
            "ask stay.end": "2009",
            "ask job.title": "driver",
        }
    )
    assert jobs == [
        ("Heron Hospice", "driver", "2018", "present"),
        ("Severn Trent", "Clerk", "2004", "2009"),
    ]
    assert "And one job more: Heron Hospice, from 2018, until today." in said


def test_a_school_told_where_a_job_was_asked_for_is_a_school() -> None:
    """With its own time."""
    jobs, schools, _said = played(
        {
            "ask job.organization": "Polizei Kiel",
            "ask job.title": [
                "Davor Ausbildung zur Köchin bei Gasthof Lamm, 2001 bis 2004",
                "Wachtmeisterin",
            ],
            "ask stay.start": "2005",
            "ask stay.end": "heute",
        }
    )
    assert jobs == [("Polizei Kiel", "Wachtmeisterin", "2005", "present")]
    assert schools == [("Gasthof Lamm", "Ausbildung zur Köchin", "2001", "2004")]


def test_what_was_done_beside_it_gives_the_job_no_time() -> None:
    """What is not understood of it is said back, and the question stands."""
    jobs, _schools, said = played(
        {
            "ask job.organization": "teacher at Kelso High",
            "ask stay.start": ["Oh, and I also ran the lifeboat shop, 2010-2016", "1999"],
            "ask stay.end": "2009",
        }
    )
    assert jobs == [("Kelso High", "Teacher", "1999", "2009")]
    assert "I have not noted “Oh, and I also ran the lifeboat shop, 2010-2016”" in said


@pytest.mark.parametrize(
    "said",
    [
        "I started there in 2015",
        "2015, when the plant in Hull opened",
        "I joined the Leeds branch in March 2015",
        "seit 2015 in der Filiale Süd",
        "Christmas 2015",
        "Mit der Übernahme durch Siemens, 2015",
        "ich habe im Mai 2015 angefangen",
    ],
)
def test_a_beginning_is_told_in_many_words(said: str) -> None:
    """None of them is another job's."""
    for path in ("stay.start", "stay.end"):
        assert not is_of_another_job(said, path, employer="Holt")
        assert not is_of_school(said, path=path, employer="Holt")
        assert not tells_something_else(said, path, employer="Holt")


@pytest.mark.parametrize(
    "said", ["no wait, Dorset was until 2018", "Sorry, the Dorset one ended in 2018"]
)
def test_a_time_is_put_right_of_the_job_that_is_named(said: str) -> None:
    """And of no other, however many were told since; it is said back whole."""
    jobs, _schools, told = played(
        {
            "ask job.organization": "I was porter at Dorset Hotels from 2015 to 2017",
            "choose another_job": ["cook at Aldermans from 2018 to 2021", said, "no"],
        }
    )
    assert jobs == [
        ("Aldermans", "Cook", "2018", "2021"),
        ("Dorset Hotels", "Porter", "2015", "2018"),
    ]
    assert "I now have: Porter, Dorset Hotels, from 2015, until 2018." in told


def test_a_job_nobody_told_of_puts_nothing_right() -> None:
    """It is asked what is meant; no date of another job is touched."""
    jobs, _schools, told = played(
        {
            "ask job.organization": "I was porter at Dorset Hotels from 2015 to 2017",
            "choose another_job": ["no wait, Ibis was until 2018", "no"],
        }
    )
    assert jobs == [("Dorset Hotels", "Porter", "2015", "2017")]
    assert "What would you like to change?" in told


def test_an_employer_is_put_right_without_a_verb() -> None:
    """The department stays apart from the name."""
    jobs, _schools, _told = played(
        {
            "ask job.organization": "Ich war in der Poststelle der Firma Beck in Ahlen. Nicht "
            "Beck, Becker.",
            "ask job.title": "Botin",
            "ask stay.start": "1990",
            "ask stay.end": "1999",
        }
    )
    assert [job[0] for job in jobs] == ["Becker"]


def test_who_rose_is_there_today_in_the_last_post() -> None:
    """The first ended when the next began."""
    jobs, _schools, _told = played(
        {
            "ask job.organization": "I've worked at Boots since 2017, counter assistant then "
            "dispenser from 2023"
        }
    )
    assert jobs == [
        ("Boots", "Counter assistant", "2017", "2023"),
        ("Boots", "Dispenser", "2023", "present"),
    ]


def test_a_pasted_resume_is_heard_whatever_was_asked() -> None:
    """Headings are none of it, what was learned is a school, and the question stands."""
    pasted = (
        "Lebenslauf\nBerufspraxis\n05/2016 – heute Oberkellner, Schwanen, Ulm\n- Dienstplan für "
        "9 Leute\n"
        "2014-2016 Kellner, Ratshof, Ulm\nAusbildung\n2011 – 2014 Ausbildung zum Kellner, Hotel "
        "Post"
    )
    jobs, schools, _told = played(
        {
            "ask job.organization": "Taxi Ulm",
            "ask job.title": "Fahrer",
            "ask stay.start": [pasted, "2008"],
            "ask stay.end": "2010",
        }
    )
    assert jobs == [
        ("Ratshof", "Kellner", "2014", "2016"),
        ("Schwanen", "Oberkellner", "2016-05", "present"),
        ("Taxi Ulm", "Fahrer", "2008", "2010"),
    ]
    assert schools == [("Hotel Post", "Ausbildung zum Kellner", "2011", "2014")]


def test_a_job_told_at_the_school_is_a_job() -> None:
    """The choice is offered once more."""
    jobs, schools, _told = played(
        {
            "ask job.organization": "porter at Dorset Hotels from 2015 to 2017",
            "choose school": ["no, but I was cashier at Lidl from 2011 to 2014", "no"],
        }
    )
    assert ("Lidl", "Cashier", "2011", "2014") in jobs
    assert schools == []


@pytest.mark.parametrize("said", ["yes", "ja", "sure"])
def test_a_yes_names_no_post(said: str) -> None:
    """It is asked once more, and then left open."""
    jobs, _schools, _told = played(
        {"ask job.organization": "Dorset Hotels from 2015 to 2017", "ask job.title": said}
    )
    assert jobs == [("Dorset Hotels", None, "2015", "2017")]


@pytest.mark.parametrize("said", ["ab 2014", "still there, yes", "noch dort"])
def test_a_time_is_no_post(said: str) -> None:
    """What it tells of the time counts."""
    jobs, _schools, _told = played(
        {
            "ask job.organization": "Dorset Hotels",
            "ask job.title": [said, "porter"],
            "ask stay.start": "2014",
            "ask stay.end": "today",
        }
    )
    assert jobs == [("Dorset Hotels", "porter", "2014", "present")]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1998 to 2001, no hang on, 1997 to 2000", "1997 to 2000"),
        ("von 2003 bis 2007, Moment, nein, 2004 bis 2008", "von 2004 bis 2008"),
        ("May 2011, hold on, June 2011", "June 2011"),
    ],
)
def test_a_span_taken_back_is_replaced_whole(said: str, meant: str) -> None:
    """By what heaped words lead in."""
    assert repaired(said) == meant


@pytest.mark.parametrize(
    "said",
    [
        "honestly can't remember",
        "weiß nicht mehr",
        "Puh, das kann ich nicht mehr genau sagen",
        "not really sure tbh",
        "hab ich vergessen",
        "too long ago",
    ],
)
def test_who_no_longer_knows_says_so_in_many_ways(said: str) -> None:
    """It leaves the question open."""
    assert understand(said, FLOW, paths=()).intent is Intent.UNKNOWN


@pytest.mark.parametrize(
    "said",
    [
        "I can't remember his name but Holt was the firm",
        "not sure, maybe 2014",
        "weiß nicht mehr, 2014?",
    ],
)
def test_a_doubtful_answer_is_an_answer(said: str) -> None:
    """It tells something all the same."""
    assert understand(said, FLOW, paths=()).intent is not Intent.UNKNOWN


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("cat a and be and stapler", ("cat a and be", "stapler")),
        ("Führerschein B und C1 und Kranschein", ("Führerschein B und C1", "Kranschein")),
        ("class 1 and forklift", ("class 1", "forklift")),
    ],
)
def test_classes_of_a_licence_stay_together(said: str, held: tuple[str, ...]) -> None:
    """And what follows them is one of its own."""
    assert licences(said) == held


def test_a_licence_remembered_behind_a_no_counts() -> None:
    """A no with its reason stays one."""
    assert behind_a_no("No, none. Oh, just a first aid certificate") == "a first aid certificate"
    assert behind_a_no("nein, nichts. Na ja, einen Staplerschein") == "einen Staplerschein"
    assert behind_a_no("No, well, I never had the money") == ""


@pytest.mark.parametrize(
    "said", ["it's just common sense really", "nichts Besonderes", "nothing much"]
)
def test_nothing_special_is_no_skill(said: str) -> None:
    """It is left out."""
    assert tells_nothing_special(said)
    assert not tells_nothing_special("nothing but Excel")


@pytest.mark.parametrize(
    ("said", "employer"),
    [
        ("tutor at the same university, 2015 to 2018", "University of Hull"),
        ("porter at the same place, 2015 to 2018", "Hillcrest Hotel"),
    ],
)
def test_the_same_employer_is_the_one_that_is_called_so(said: str, employer: str) -> None:
    """By its kind, or the one told last."""
    jobs, _schools, _told = played(
        {
            "ask job.organization": "I was a lecturer at the University of Hull from 2005 to 2010, "
            "then clerk at Hillcrest Hotel from 2010 to 2014",
            "choose another_job": [said, "no"],
        }
    )
    assert (employer, said.split()[0].capitalize(), "2015", "2018") in jobs


def test_the_same_kind_of_house_that_nobody_named_is_asked_for() -> None:
    """Nothing is noted, and a correction behind it puts no other job right."""
    jobs, _schools, _told = played(
        {
            "ask job.organization": "porter at Dorset Hotels from 2015 to 2017",
            "choose another_job": [
                "cleaner at the same hospital, 2018 to 2019",
                "No, 2018 to 2020",
                "no",
            ],
        }
    )
    assert jobs == [("Dorset Hotels", "Porter", "2015", "2017")]


def test_a_span_said_anew_puts_both_its_ends_right() -> None:
    """Of the job told last."""
    jobs, _schools, _told = played(
        {
            "ask job.organization": "porter at Dorset Hotels from 2015 to 2017",
            "choose another_job": ["No, 2014 to 2016", "no"],
        }
    )
    assert jobs == [("Dorset Hotels", "Porter", "2014", "2016")]


def test_two_jobs_at_once_are_two() -> None:
    """What goes on behind "till now" is another one, whose doing is no part of the first name, and
    no post in pieces.
    """
    jobs, _schools, _told = played(
        {
            "ask job.organization": "tea lady at st annes infirmary 2016 till now and washing up "
            "at whitbys since 2021",
            "ask job.title": "kitchen help",
        }
    )
    assert jobs == [
        ("St Annes Infirmary", "Tea lady", "2016", "present"),
        ("Whitbys", "kitchen help", "2021", "present"),
    ]


def test_a_break_told_for_a_beginning_needs_no_entry() -> None:
    """What follows it in a sentence of its own is not called a break."""
    jobs, _schools, said = played(
        {
            "ask job.organization": "clerk at Severn Trent until 2014, then I had my twins. Then "
            "a stall somewhere in 2016.",
            "ask stay.start": ["before that I had my first baby", "2009"],
        }
    )
    assert jobs == [("Severn Trent", "Clerk", "2009", "2014")]
    assert "A time without a job needs no entry" in said
    assert "somewhere in 2016” I leave out" not in said


def test_who_is_still_there_says_so_at_the_next_choice() -> None:
    """It is the end of the job just told, and no further one."""
    jobs, _schools, _told = played(
        {
            "ask job.organization": "porter at Dorset Hotels",
            "ask stay.start": "2015",
            "ask stay.end": "skip",
            "choose another_job": ["yes still there", "no"],
        }
    )
    assert jobs == [("Dorset Hotels", "Porter", "2015", "present")]


@pytest.mark.parametrize(
    "said", ["Should I mention my paper round?", "Soll ich den Ferienjob auch angeben?"]
)
def test_whether_something_should_be_listed_is_answered(said: str) -> None:
    """It counts."""
    meaning = understand(said, FLOW, paths=())
    assert (meaning.intent, meaning.path) == (Intent.ASKS, "counts")
