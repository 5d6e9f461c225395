"""Choices answered in words instead of by a button (CONTRACT A17)."""

import pytest

from interview_app.guide.hearing.options import named
from tests.guide.scripted import STORY, Scripted, play

YES_NO = (("yes", "Yes, another job"), ("no", "No, that was all"))
ROLES = (
    ("exp-1", "Head baker, Holt & Sons"),
    ("exp-2", "Apprentice, Brook Mill"),
    ("outside", "Something outside these jobs"),
    ("move_on", "Go on to the next part"),
)
GERMAN = (
    ("exp-1", "Bäckerin, Backhaus Huber"),
    ("outside", "Etwas außerhalb dieser Stellen"),
    ("move_on", "Weiter zum nächsten Teil"),
)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("yes, one more", "yes"),
        ("Yeah sure", "yes"),
        ("there was one more", "yes"),
        ("nope, that's it", "no"),
        ("no thanks", "no"),
        ("Nein, das war's", "no"),
        ("ja, noch eine", "yes"),
        ("Leeds", ""),
    ],
)
def test_yes_and_no_in_words(said: str, meant: str) -> None:
    """A yes or a no, whatever follows it."""
    assert named(said, YES_NO) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("the second one", "exp-2"),
        ("number 2", "exp-2"),
        ("tell me about the first", "exp-1"),
        ("the last one", "move_on"),
        ("Holt", "exp-1"),
        ("the bakery", "exp-1"),
        ("my apprenticeship", "exp-2"),
        ("go on please", "move_on"),
        ("something else", "outside"),
        ("I volunteered at a dog shelter", ""),
        ("the job", ""),
        ("the seventh", ""),
    ],
)
def test_an_option_by_its_place_or_a_word_of_its_name(said: str, meant: str) -> None:
    """The one option that is meant; none where it could be two."""
    assert named(said, ROLES) == meant


def test_options_in_german() -> None:
    """The same in German."""
    assert [
        named(said, GERMAN) for said in ("die erste", "Huber", "weiter bitte", "das Letzte")
    ] == [
        "exp-1",
        "exp-1",
        "move_on",
        "move_on",
    ]


BY_HAND = {
    "choose begin": "by_hand",
    "ask contact.name": "Jo Field",
    "ask contact.email": "jo@example.org",
    "ask contact.phone": "skip",
    "ask home.place": "Leeds, England",
    "ask job.organization": "I'm head baker at Holt & Sons since 2019",
    "choose school": "no thanks",
    "ask papers.certificates": "skip",
}


def test_another_job_told_instead_of_a_yes_is_kept() -> None:
    """Who is asked for another job and tells it is not asked where that was, and loses nothing."""
    answers = {
        **BY_HAND,
        "choose another_job": [
            "yes, I was an apprentice at Brook Mill from 2014 to 2018",
            "nope, that's it",
        ],
    }
    done = play(answers, until="choose role")
    assert done.known.timeline is not None
    told = [
        (one.organization, one.title, one.start, one.end) for one in done.known.timeline.experiences
    ]
    assert told == [
        ("Holt & Sons", "Head baker", "2019", "present"),
        ("Brook Mill", "Apprentice", "2014", "2018"),
    ]


def test_words_that_name_no_option_are_asked_about_and_lose_nothing() -> None:
    """It says that it does not know what is meant, offers the choice again, and takes no way of its
    own.
    """
    answers = {
        **BY_HAND,
        "choose another_job": ["the weather is fine", "yes", "no"],
        "ask job.organization": ["Holt & Sons since 2019", "Mill"],
    }
    answers |= {
        "ask job.title": ["baker", "miller"],
        "ask stay.end": ["today", "2012"],
        "ask stay.start": "2010",
    }
    done = play(answers, until="choose role")
    person = done.person
    assert isinstance(person, Scripted)
    assert done.known.timeline is not None
    assert len(done.known.timeline.experiences) == 2
    assert any("I am not sure which of these you mean" in turn.text for turn in person.turns)


def test_unclear_words_about_a_rejected_card_never_drop_its_story() -> None:
    """A story is lost only to who says so."""
    answers = {
        **STORY,
        "call submit_for_validation": [
            {"status": "approved"},
            {"status": "approved"},
            {"status": "rejected"},
            {"status": "approved"},
        ],
        "choose part": ["hmm", "well", "hm hm", "who knows", "the result"],
        "ask number.baseline": "12",
        "ask number.period": "skip",
        "ask story.result": [
            "We went from 12 falls a month to 5 within eight months.",
            "It was 4 in the end.",
        ],
    }
    done = play(answers, until="choose sample")
    assert any("It was 4 in the end." in card.raw_text for card in done.known.cards)


def test_yes_is_no_licence() -> None:
    """Who says yes to "do you hold licences?" is asked for their names."""
    answers = {
        **BY_HAND,
        "choose another_job": "no",
        "ask papers.certificates": ["yes", "a forklift licence"],
    }
    done = play(answers, until="choose role")
    assert done.known.timeline is not None
    assert [one.name for one in done.known.timeline.certificates] == ["forklift licence"]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "2011 bis 2016 Floristin bei Blumen Risse in Dortmund",
            [("Blumen Risse", "Floristin", "Dortmund", "2011", "2016")],
        ),
        (
            "I was a nurse at St. Mary's from 2015 to 2019 and then ward manager at Hillcrest "
            "since 2019",
            [
                ("St. Mary's", "Nurse", None, "2015", "2019"),
                ("Hillcrest", "Ward manager", None, "2019", "present"),
            ],
        ),
    ],
)
def test_a_job_told_where_the_guide_asks_how_to_begin_is_noted(
    said: str, told: list[tuple[str | None, ...]]
) -> None:
    """Who begins to tell has chosen to tell; nothing of it is lost, and it is said back whole."""
    done = play({**BY_HAND, "choose begin": said, "choose another_job": "no"}, until="choose role")
    assert isinstance(done.person, Scripted)
    assert done.known.timeline is not None
    jobs = [
        (one.organization, one.title, one.location, one.start, one.end)
        for one in done.known.timeline.experiences
    ]
    assert sorted(jobs, key=lambda job: str(job[3])) == told
    assert all(name in done.person.turns[1].text for job in told for name in job[:2] if name)


@pytest.mark.parametrize(
    "said",
    ["My CV is at the office", "I'd rather tell you", "Ich habe meinen Lebenslauf bei der Arbeit"],
)
def test_where_a_document_lies_is_no_job(said: str) -> None:
    """The first job is asked for like any other."""
    done = play(
        {
            **BY_HAND,
            "choose begin": said,
            "ask job.organization": "Cook at Nando's from 2011 to 2018",
            "choose another_job": "no",
        },
        until="choose role",
    )
    assert done.known.timeline is not None
    assert [one.organization for one in done.known.timeline.experiences] == ["Nando's"]
