"""What somebody says beside the point is taken up: a leave, the same post again, a town put right,
words that name no job.
"""

from typing import Any

import pytest

from interview_app.guide import headcount
from interview_app.guide.flow import load
from interview_app.guide.hearing import goals, options, papers
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.stations import stations
from interview_app.guide.hearing.stories import parts
from tests.guide.rehearsal import FOLDER, Rehearsal, question
from tests.guide.scripted import Scripted, play
from tests.guide.test_stations import BY_HAND

OLDER = {"ask job.title": "Baker", "ask stay.start": "2015", "ask stay.end": "2019"}


def told(answers: dict[str, Any]) -> tuple[Rehearsal, str]:
    """An interview by hand up to the first story, and all that the guide said."""
    done = play({**BY_HAND, **OLDER, **answers}, until="choose role")
    assert isinstance(done.person, Scripted)
    return done, "\n".join(turn.text for turn in done.person.turns)


def jobs_of(done: Rehearsal) -> list[tuple[str | None, str | None, str | None]]:
    """Employer, post and town."""
    assert done.known.timeline is not None
    return [(one.organization, one.title, one.location) for one in done.known.timeline.experiences]


def test_a_leave_told_for_an_employer_needs_no_entry() -> None:
    """It is not asked where that was; the employer is asked for in the first words."""
    done, said = told(
        {
            "ask job.organization": [
                "I have been at home for ten years with my three children.",
                "Holt",
            ]
        }
    )
    assert "A time without a job needs no entry" in said
    assert "At which employer was that?" not in said
    assert jobs_of(done) == [("Holt", "Baker", None)]


@pytest.mark.parametrize("said", ["same", "the same job", "Same again.", "dasselbe", "as before"])
def test_the_same_post_is_that_of_the_job_before(said: str) -> None:
    """The word itself is no post."""
    done, _said = told(
        {
            "ask job.organization": ["Holt", "Brook Mill"],
            "ask job.title": ["Baker", said],
            "choose another_job": ["yes", "no"],
        }
    )
    assert [title for _name, title, _town in jobs_of(done)] == ["Baker", "Baker"]


@pytest.mark.parametrize(
    "said", ["no, it was in Hull, not Leeds", "no, it was in Hull", "not Leeds but Hull"]
)
def test_a_town_is_put_right_where_a_choice_stands(said: str) -> None:
    """And the choice stands again."""
    done, text = told({"ask job.organization": "Holt in Leeds", "choose another_job": [said, "no"]})
    assert jobs_of(done) == [("Holt", "Baker", "Hull")]
    assert "Of course." in text


def test_words_that_name_no_job_are_said_back() -> None:
    """Where another job is offered, they are not lost without a word."""
    said = "Then I lived in Khartoum for a while and did whatever small work there was"
    done, text = told({"ask job.organization": "Holt", "choose another_job": [said, "no"]})
    assert f"I have not noted “{said}”" in text
    assert len(jobs_of(done)) == 1


def test_what_was_learned_is_the_school_wherever_it_is_told() -> None:
    """Told for another job, it is noted, and the choice stands again."""
    done, text = told(
        {
            "ask job.organization": "Holt",
            "choose another_job": ["I trained at Leeds City College from 2008 to 2011", "no"],
            "ask school.study_type": "Baking",
        }
    )
    assert done.known.timeline is not None
    (school,) = done.known.timeline.education
    assert (school.institution, school.start, school.end) == ("Leeds City College", "2008", "2011")
    assert "And one school or degree more" in text


def test_a_job_told_behind_a_yes_is_asked_for_its_employer_alone() -> None:
    """What was told of it counts."""
    done, text = told(
        {
            "ask job.organization": ["Holt", "Hays"],
            "choose another_job": [
                "Yes, from 2011 to 2013 I did a bit of everything all over the county",
                "no",
            ],
        }
    )
    assert "At which employer was that?" in text
    assert done.known.timeline is not None
    assert [(one.organization, one.start, one.end) for one in done.known.timeline.experiences][
        -1
    ] == (
        "Hays",
        "2011",
        "2013",
    )


def test_a_school_put_off_is_offered_once_more() -> None:
    """Behind the licences, and not a third time."""
    done, _said = told(
        {
            "ask job.organization": "Holt",
            "choose school": "later",
            "ask papers.certificates": "ACMA, since 1985",
        }
    )
    assert isinstance(done.person, Scripted)
    assert done.person.asked.count("choose school") == 2
    assert done.known.timeline is not None
    assert [(one.name, one.date) for one in done.known.timeline.certificates] == [("ACMA", "1985")]


def test_a_question_put_off_comes_back_though_the_person_went_elsewhere() -> None:
    """Asked again because of a wish, it was not put off yet."""
    done = play(
        {
            "ask means.skills": ["back to the result", "later", "triage"],
            "ask story.result": ["12 to 6 in a year.", "12 to 5 in a year."],
        },
        until="choose next",
    )
    assert isinstance(done.person, Scripted)
    assert done.person.asked.count("ask means.skills") == 3


@pytest.mark.parametrize(
    ("said", "organization"),
    [
        ("before I retired I was with Bishop & Crane", "Bishop & Crane"),
        ("Bevor ich in Rente ging, war ich bei Kern", "Kern"),
        ("I went back: the finance department of Acme Fasteners", "Acme Fasteners"),
        (
            "I did supply teaching at several schools in Leeds through Hays Education",
            "Hays Education",
        ),
    ],
)
def test_a_clause_before_an_employer_is_no_part_of_its_name(said: str, organization: str) -> None:
    """Nor are houses that are not named."""
    assert heard(said).organization == organization


def test_a_word_that_fits_several_options_is_answered_with_them() -> None:
    """They are named, so that the person sees why it was not understood."""
    jobs = [
        ("a", "Head of year, Huntington School"),
        ("b", "Teacher, Huntington School"),
        ("c", "Tutor, Hays"),
    ]
    assert options.fitting("Huntington School", jobs) == (jobs[0][1], jobs[1][1])
    assert options.fitting("the weather", jobs) == ()


def test_hours_and_the_work_are_both_kept() -> None:
    """Of "part-time teaching" neither is lost, and "but" is no wish."""
    assert goals.heard("Part-time teaching, geography") == goals.Wishes(
        looking_for=("Part-time teaching", "geography"), arrangement="Part-time"
    )
    assert goals.heard("Etwas mit Bürgerkontakt, aber ohne Schichtdienst") == goals.Wishes(
        looking_for=("Etwas mit Bürgerkontakt",), avoid=("Schichtdienst",)
    )


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("QTS, and a first aid certificate", [("QTS", None), ("first aid certificate", None)]),
        ("ACMA, since 1985", [("ACMA", "1985")]),
        ("Staplerschein seit 03/2019", [("Staplerschein", "2019-03")]),
        ("Windows Server 2016", [("Windows Server 2016", None)]),
    ],
)
def test_a_licence_stands_without_its_and_and_its_time(
    said: str, held: list[tuple[str, str | None]]
) -> None:
    """The time is its date; a number that is part of the name stays."""
    assert [papers.dated(one) for one in papers.licences(said)] == held


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("vier Nachtwachen und ich", 5),
        ("ich, der Disponent und zwei Kollegen", 4),
        ("just me and a clerk", 2),
        ("three nurses, two carers and me", 6),
        ("me and my team", None),
        ("only me", 1),
        ("the whole kitchen, 11", 11),
    ],
)
def test_somebody_who_names_themselves_is_counted(said: str, people: int | None) -> None:
    """And so are those who are named without a number; a group without one is not guessed."""
    assert headcount.team_size(said, load(FOLDER).words, asked=True) == people


@pytest.mark.parametrize(
    ("said", "action", "result"),
    [
        (
            "Ich habe Listen geführt und danach den Teig angepasst.",
            "Ich habe Listen geführt und danach den Teig angepasst.",
            "",
        ),
        (
            "Ich habe Listen geführt und danach sank der Abfall.",
            "Ich habe Listen geführt.",
            "Danach sank der Abfall.",
        ),
        (
            "I made a list and after that trained everybody.",
            "I made a list and after that trained everybody.",
            "",
        ),
        (
            "I made a list and after that complaints dropped.",
            "I made a list.",
            "After that complaints dropped.",
        ),
    ],
)
def test_what_somebody_did_next_is_no_outcome(said: str, action: str, result: str) -> None:
    """A clause behind "and then" without a subject of its own goes on with the deed."""
    told = parts(said)
    assert (told.action, told.result) == (action, result)


@pytest.mark.parametrize(
    ("said", "organization", "title", "employment"),
    [
        ("Bin bei der VAG Freiburg, Busfahrer, seit Mai 2016", "VAG Freiburg", "Busfahrer", None),
        (
            "seit 2020 bin ich halbtags im Pflegeheim Haus Elisabeth",
            "Pflegeheim Haus Elisabeth",
            None,
            "halbtags",
        ),
        ("Until last year I was sous chef at the Ivy Asia", "Ivy Asia", "Sous chef", None),
        ("I lived in Khartoum for a while", None, None, None),
    ],
)
def test_post_and_hours_are_no_part_of_an_employer(
    said: str, organization: str | None, title: str | None, employment: str | None
) -> None:
    """Wherever they stand; "for a while" leads in no employer."""
    job = heard(said)
    assert (job.organization, job.title, job.employment) == (organization, title, employment)


def test_a_break_told_before_a_job_does_not_hide_it() -> None:
    """The sentence behind it tells the job."""
    done, said = told(
        {
            "ask job.organization": "At the moment I'm between jobs. Until last year I was sous "
            "chef at the Ivy Asia in Cardiff"
        }
    )
    assert jobs_of(done) == [("Ivy Asia", "Sous chef", "Cardiff")]
    assert "needs no entry" in said


def test_a_span_told_with_the_outcome_is_not_asked_again() -> None:
    """Though the number was told by itself."""
    done = play(
        {
            "ask story.result": "After half a year it was calmer.",
            "ask number.value": "from 12 to 5",
            "ask number.period": "never asked",
        },
        until="choose next",
    )
    assert isinstance(done.person, Scripted)
    assert "ask number.period" not in done.person.asked


def test_a_question_put_off_is_asked_in_its_first_words_again() -> None:
    """Nothing was unclear."""
    done = play({"ask means.skills": ["later", "triage"]}, until="choose next")
    assert isinstance(done.person, Scripted)
    asked = [turn.text for turn in done.person.turns if question(turn) == "ask means.skills"]
    assert all(load(FOLDER).slot("means.skills").ask in text for text in asked)
    assert len(asked) == 2


def test_one_more_job_is_announced_and_no_name() -> None:
    """Neither "one more" nor the kind of house is an employer."""
    job = heard(
        "there was one more, a café, Bar Pepe in Malaga, from 2015 to 2017, I was a waitress"
    )
    assert (job.organization, job.title, job.place, job.start, job.end) == (
        "Bar Pepe",
        "Waitress",
        "Malaga",
        "2015",
        "2017",
    )
    assert heard("noch eine: Bäckerei Kern in Ulm").organization == "Bäckerei Kern"


def test_a_job_not_understood_behind_another_is_said_to_be_left() -> None:
    """Though the message began with a time without a job."""
    said = (
        "I'm between jobs. Until last year I was sous chef at the Ivy Asia, before that I did "
        "this and that at a hotel"
    )
    assert stations(said).left == ("I'm between jobs", "before that I did this and that at a hotel")
