"""Facts put right in the middle of other questions: the right one is replaced, and the question
stands again (CONTRACT A17).
"""

import pytest

from interview_app.guide.acts import Answered
from interview_app.guide.amounts import amounts
from interview_app.guide.corrections import corrected, target
from interview_app.guide.flow import load
from tests.guide.rehearsal import FOLDER, READ, Rehearsal
from tests.guide.scripted import STORY, Scripted, play
from tests.guide.test_stations import BY_HAND, played

WORDS = load(FOLDER).words
SPAN = "I was a nurse at St. Mary's from 2015 to 2019"


def place(said: str, *told: tuple[str, str]) -> tuple[str, str] | None:
    """The fact that a message puts right after these answers (path, text)."""
    acts = [
        Answered(
            path=path,
            subject="job-1",
            text=text,
            event_id=1 if "organization" in path or len(told) == 1 else at,
        )
        for at, (path, text) in enumerate(told)
    ]
    fact = corrected(said)
    return target(fact, acts, WORDS) if fact is not None else None


@pytest.mark.parametrize(
    ("said", "path"),
    [
        ("no, it was 2016", "stay.start"),
        ("nein, es war 2016", "stay.start"),
        ("No, until 2020.", "stay.end"),
        ("nein, bis 2016", "stay.end"),
        ("sorry, since 2018", "stay.start"),
        ("not 2019 but 2020", "stay.end"),
        ("nicht 2015, sondern 2017", "stay.start"),
        ("it was 2020, not 2019", "stay.end"),
        ("not St. Mary's but St. Martin's", "job.organization"),
    ],
)
def test_what_is_right_says_which_fact_it_was(said: str, path: str) -> None:
    """The nearest date, the end where an end is told, and what is named as wrong."""
    assert place(said, ("job.organization", SPAN)) == ("job-1", path)


@pytest.mark.parametrize(
    "said",
    ["no, it was hard", "Team leader, not manager", "no", "It was 2016", "No, it was a small "
                                                                         "team and all did all"],
)  # fmt: skip
def test_what_puts_nothing_right_is_an_answer(said: str) -> None:
    """Nothing that was told is replaced by it."""
    assert place(said, ("job.organization", SPAN)) is None


def test_a_no_in_a_story_is_part_of_it() -> None:
    """Only a fact of the timeline is put right so."""
    assert place("no, it was 2016", ("story.situation", "In 2015 the ward was a mess.")) is None


def test_a_date_told_along_is_put_right_while_another_question_stands() -> None:
    """It is said back, and the question is asked once more."""
    told, person = played(
        ask__job_in_organization="Since October 2021 I've been at Cork Hospital, before that at "
        "Mallow Lodge from 2016 to 2020",
        ask__job_in_title=["no, it was November 2021", "staff nurse", "care assistant"],
    )
    assert sorted(told, key=str) == [
        ("Cork Hospital", "staff nurse", "2021-11", "present"),
        ("Mallow Lodge", "care assistant", "2016", "2020"),
    ]
    assert "I note November 2021 for that." in "\n".join(turn.text for turn in person.turns)


def test_a_number_taken_back_in_its_own_story_is_not_kept() -> None:
    """The one that was said instead counts, with the words of both."""
    (one,) = amounts("The falls went from 9 to 4 a quarter. No wait, from 8 to 4.", WORDS)
    assert (one.value, one.baseline) == ("4", "8")
    assert one.sentence == "The falls went from 9 to 4 a quarter. No wait, from 8 to 4."
    two = amounts("We saved 9 hours a week. No nurse left in 8 months of the 12.", WORDS)
    assert [one.value for one in two][:1] == ["9"]


def test_a_share_is_one_number() -> None:
    """Three of forty, which was eighteen."""
    (one,) = amounts("Am Ende waren es nur noch 3 von 40 statt 18.", WORDS)
    assert (one.value, one.baseline) == ("3 von 40", "18")


def test_a_school_that_comes_with_the_yes_is_not_asked_for_again() -> None:
    """By its name, a degree or a year."""
    done = play(
        {
            **BY_HAND,
            "ask job.organization": "Holt & Sons since 2019",
            "ask job.title": "baker",
            "choose school": "Yes, HF Pflege am BZ Pflege in Bern 2006 bis 2009, vorher Lehre "
            "als FaGe 2003 bis 2006",
        },
        until="choose role",
    )
    assert done.known.timeline is not None
    learned = [
        (one.institution, one.study_type, one.start, one.end)
        for one in done.known.timeline.education
    ]
    assert sorted(learned, key=str) == [
        ("BZ Pflege", "HF Pflege", "2006", "2009"),
        (None, "Lehre als FaGe", "2003", "2006"),
    ]


def test_a_rough_number_is_the_one_it_came_from() -> None:
    """The result is what it came to, not where it began."""
    (one,) = amounts("Die Abbrüche sanken von etwa 20 im Monat auf zwei.", WORDS)
    assert (one.value, one.baseline) == ("zwei", "20")
    (one,) = amounts(
        "We came down from about 40 calls a day to just under control, roughly.", WORDS
    )
    assert one.baseline is None


NUMBERED = {
    "ask story.situation": "Closing the month took 12 days.",
    "ask story.action": "I wrote a check-list.",
    "ask story.result": "Now it is 5 days.",
    "ask number.baseline": "12 days",
    "ask number.period": "a year",
}


@pytest.mark.parametrize(
    ("asked", "said", "result", "before"),
    [
        ("ask number.how_known", ["no, it was 6 days, not 5", "the calendar"], "6", "12"),
        (
            "ask number.how_known",
            ["the calendar. By the way, it was 13 days before, not 12."],
            "5",
            "13",
        ),
        ("ask scope.people", ["it was not 5 but 6 days", "3"], "6", "12"),
    ],
)
def test_a_number_of_the_story_is_put_right_wherever_somebody_says_so(
    asked: str, said: list[str], result: str, before: str
) -> None:
    """The words that told it are changed in that one number, read back, and the question that stood
    is not lost.
    """
    done = play({**STORY, **NUMBERED, asked: said}, until="choose next")
    (card,) = [one for one in done.known.cards if one.story.action]
    assert (card.metrics[0].value, card.metrics[0].baseline) == (result, before)
    assert asked != "ask number.how_known" or str(card.metrics[0].how_known).startswith(
        "the calendar"
    )


def test_a_number_that_stands_nowhere_is_no_correction() -> None:
    """Nothing of the story is changed by it."""
    done = play({**STORY, **NUMBERED, "ask scope.reports": "2, not 7"}, until="choose next")
    (card,) = [one for one in done.known.cards if one.story.action]
    assert (card.metrics[0].value, card.scope.direct_reports) == ("5", 2)


def test_what_was_approved_is_put_right_where_it_stands() -> None:
    """At the next choice no story is begun with it."""
    person = Scripted(
        {**STORY, "choose next": ["Wait, can I put the team right? It was 8, not 9", "move_on"]}
    )
    rehearsal = Rehearsal(person, document=READ)
    while "choose sample" not in person.asked:
        rehearsal.step()
    assert person.asked.count("choose next") == 2
    assert person.asked.count("ask story.result") == 1
    assert any("under “Profile”, “Timeline” or “Evidence”" in turn.text for turn in person.turns)


@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ("Moment, die Mail ist falsch, es ist jo@b.example", "jo@b.example", ""),
        ("Wait, my email is wrong, it's jo@b.example", "jo@b.example", ""),
        ("Nicht Kern, Kerner heißen die.", "Kerner", "Kern"),
        ("der Ort war nicht Dresden, sondern Bautzen", "Bautzen", "Dresden"),
    ],
)
def test_how_something_is_called_wrong(said: str, right: str, wrong: str) -> None:
    """With what is right behind it."""
    fact = corrected(said)
    assert fact is not None
    assert (fact.right, fact.wrong) == (right, wrong)


def test_a_mail_put_right_at_the_next_question_is_the_new_one() -> None:
    """And the question for the phone stands again, not as if it had been answered."""
    person = Scripted(
        {
            **BY_HAND,
            "ask contact.email": "jo@a.example",
            "ask contact.phone": [
                "Moment, die Mail ist falsch, es ist jo@b.example",
                "0351 555021",
            ],
            "ask home.place": "Leeds",
            "ask job.organization": "skip",
            "choose school": "no",
        }
    )
    rehearsal = Rehearsal(person)
    while rehearsal.known.profile is None:
        rehearsal.step()
    assert (rehearsal.known.profile.basics.email, rehearsal.known.profile.basics.phone) == (
        "jo@b.example",
        "0351 555021",
    )


SAID = "Koch bei der Firma Kern in Ulm seit 2019. Nicht Kern, Kerner heißen die."


def test_a_name_put_right_in_the_same_breath() -> None:
    """A second sentence that says how the employer is called is no part of it, also where another
    job is offered.
    """
    kerner = ("Kerner", "Koch", "2019", "present")
    told, _person = played(ask__job_in_organization=SAID)
    assert told == [kerner]
    told, _person = played(
        ask__job_in_organization="baker at Holt from 2011 to 2015",
        choose__another_job=[f"Ja, {SAID}", "no"],
    )
    assert told == [("Holt", "Baker", "2011", "2015"), kerner]


@pytest.mark.parametrize("where", ["No, it was in Bautzen", "the town was not Ulm but Bautzen"])
def test_a_town_is_put_right_where_another_job_is_offered(where: str) -> None:
    """A no with a town is no "no more jobs"."""
    person = Scripted(
        {
            **BY_HAND,
            "ask job.organization": "Koch bei der Volksbank in Ulm von 2011 bis 2018",
            "choose another_job": [where, "no"],
            "choose school": "no",
        }
    )
    rehearsal = Rehearsal(person)
    while rehearsal.known.timeline is None:
        rehearsal.step()
    (job,) = rehearsal.known.timeline.experiences
    assert (job.location, person.asked.count("choose another_job")) == ("Bautzen", 2)


@pytest.mark.parametrize(
    ("back", "first"),
    [
        ("back to Tesco: it was 2010 to 2014", ("Tesco", "Cashier", "2010", "2014")),
        ("zurück zu Tesco: das war in York", ("Tesco", "Cashier", "2011", "2015")),
        ("Back to Tesco", ("Tesco", "Cashier", "2011", "2015")),
    ],
)
def test_somebody_goes_back_to_an_employer_told_before(back: str, first: tuple[str, ...]) -> None:
    """What they add is of that job; without it they hear what was noted; and the question that
    stood stands again.
    """
    told, person = played(
        ask__job_in_organization=["cashier at Tesco from 2011 to 2015", "Holt since 2019"],
        ask__job_in_title=[back, "baker"],
        choose__another_job=["yes", "no"],
    )
    assert sorted(told, key=str) == sorted([first, ("Holt", "baker", "2019", "present")], key=str)
    heard = "\n".join(turn.text for turn in person.turns)
    assert (
        "This is what I have noted about it: Cashier, Tesco, from 2011, until 2015." in heard
    ) is (back == "Back to Tesco")
