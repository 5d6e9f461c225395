"""Facts put right in the middle of other questions: the right one is replaced, and the question stands again (CONTRACT A17)."""

import pytest

from interview_app.guide.acts import Answered
from interview_app.guide.amounts import amounts
from interview_app.guide.corrections import corrected, target
from interview_app.guide.flow import load
from tests.guide.rehearsal import FOLDER
from tests.guide.scripted import play
from tests.guide.test_stations import BY_HAND, played

WORDS = load(FOLDER).words
SPAN = "I was a nurse at St. Mary's from 2015 to 2019"


def place(said: str, *told: tuple[str, str]) -> tuple[str, str] | None:
    """The fact that a message puts right after these answers (path, text)."""
    acts = [
        Answered(path=path, subject="job-1", text=text, event_id=1 if "organization" in path or len(told) == 1 else at)
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
    ["no, it was hard", "Team leader, not manager", "no", "It was 2016", "No, it was a small team and all did all"],
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
        ask__job_in_organization="Since October 2021 I've been at Cork Hospital, before that at Mallow Lodge from 2016 to 2020",
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
            "choose school": "Yes, HF Pflege am BZ Pflege in Bern 2006 bis 2009, vorher Lehre als FaGe 2003 bis 2006",
        },
        until="choose role",
    )
    assert done.known.timeline is not None
    learned = [(one.institution, one.study_type, one.start, one.end) for one in done.known.timeline.education]
    assert sorted(learned, key=str) == [
        ("BZ Pflege in Bern", "HF Pflege", "2006", "2009"),
        (None, "Lehre als FaGe", "2003", "2006"),
    ]


def test_a_rough_number_is_the_one_it_came_from() -> None:
    """The result is what it came to, not where it began."""
    (one,) = amounts("Die Abbrüche sanken von etwa 20 im Monat auf zwei.", WORDS)
    assert (one.value, one.baseline) == ("zwei", "20")
    (one,) = amounts("We came down from about 40 calls a day to just under control, roughly.", WORDS)
    assert one.baseline is None
