"""People who ask back, correct themselves, contradict themselves, refuse or say yes to nothing
(CONTRACT A17).
"""

from typing import Any

import pytest

from interview_app.guide.amounts import amounts, shows_a_change
from interview_app.guide.flow import load
from interview_app.guide.hearing import schools
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.repairs import repaired
from interview_app.guide.hearing.stories import parts
from interview_app.guide.understanding import Intent, understand
from interview_app.paths import resources
from tests.guide.rehearsal import Rehearsal
from tests.guide.scripted import Scripted, play

FLOW = load(resources() / "guide")
BY_HAND = {
    "choose begin": "by_hand",
    "ask contact.name": "Jo Field",
    "ask contact.email": "jo@example.org",
    "ask contact.phone": "skip",
    "ask home.place": "Leeds, England",
    "ask job.organization": "Holt & Sons",
    "ask job.title": "baker",
    "ask stay.start": "2010",
    "ask stay.end": "2014",
    "choose another_job": "no",
    "choose school": "no",
    "ask papers.certificates": "skip",
}


def by_hand(answers: dict[str, Any]) -> tuple[Rehearsal, Scripted, str]:
    """The interview by hand with these answers, and all that the guide said."""
    done = play({**BY_HAND, **answers}, until="choose role")
    assert isinstance(done.person, Scripted)
    return done, done.person, "\n".join(turn.text for turn in done.person.turns)


def stay(done: Rehearsal) -> tuple[str | None, str | None]:
    assert done.known.timeline is not None
    (job,) = done.known.timeline.experiences
    return job.start, job.end


@pytest.mark.parametrize(
    "said",
    [
        "what do you mean?",
        "Sorry, what do you mean exactly?",
        "why do you need that?",
        "do you mean my first job?",
        "like what?",
        "I don't understand the question",
        "was meinst du denn genau?",
        "Wozu brauchen Sie das?",
        "wie bitte?",
        "verstehe ich nicht",
    ],
)
def test_asking_back_is_no_answer(said: str) -> None:
    """It is answered, whatever was asked."""
    assert understand(said, FLOW, paths=()).intent is Intent.ASKS


@pytest.mark.parametrize(
    "said",
    [
        "2015?",
        "Holt & Sons, I think?",
        "Was a nurse at Holt",
        "What we did was count the loaves. Was it enough? Nobody knew.",
        "Wie gesagt haben wir die Brote gezählt",
        "Which ward it was I told you: the third one.",
    ],
)
def test_an_answer_with_a_question_in_it_is_an_answer(said: str) -> None:
    """Nothing a person tells is taken for a question."""
    assert understand(said, FLOW, paths=()).intent is not Intent.ASKS


def test_who_asks_back_is_asked_again_with_a_word_of_help() -> None:
    """The question stands again, and nothing of the question back is written down."""
    done, person, said = by_hand(
        {"ask job.title": ["what do you mean?", "baker"], "choose another_job": ["why?", "no"]}
    )
    assert person.asked.count("ask job.title") == 2
    assert "A few words are enough" in said
    assert "what you leave out stays out" in said
    assert done.known.timeline is not None
    assert [one.title for one in done.known.timeline.experiences] == ["baker"]


@pytest.mark.parametrize(
    "said", ["no wait, 2015", "I meant 2015", "Sorry, I meant it was 2015", "nein, ich meinte 2015"]
)
def test_a_correction_that_says_what_is_right_counts_at_once(said: str) -> None:
    """The answer before is replaced, said back, and not asked again."""
    done, person, told = by_hand({"choose another_job": [said, "no"]})
    assert stay(done) == ("2010", "2015")
    assert person.asked.count("ask stay.end") == 1
    assert "I note 2015 for that." in told


def test_a_correction_of_a_span_is_one_of_what_was_said_last() -> None:
    """Both years came in one answer."""
    done, _person, _told = by_hand(
        {"ask stay.start": "2010 - 2014", "choose another_job": ["no wait, 2015", "no"]}
    )
    assert stay(done) == ("2010", "2015")


def test_an_end_before_its_beginning_is_asked_about() -> None:
    """Before the form, where it could not be approved; who insists finds it in the form."""
    done, person, told = by_hand({"ask stay.end": ["2008", "2018"]})
    assert stay(done) == ("2010", "2018")
    assert "I noted 2010 as the beginning and 2008 as the end." in told
    assert person.asked.count("ask stay.end") == 2


def test_a_year_is_no_post() -> None:
    """What cannot be the answer is asked once more."""
    done, person, _told = by_hand({"ask job.title": ["2012", "baker"]})
    assert done.known.timeline is not None
    assert [one.title for one in done.known.timeline.experiences] == ["baker"]
    assert person.asked.count("ask job.title") == 2


@pytest.mark.parametrize(
    "said", ["nö", "nee", "nah", "not that I know of", "nicht dass ich wüsste"]
)
def test_no_in_other_words_is_no_certificate(said: str) -> None:
    """It is not written down."""
    done, _person, _told = by_hand({"ask papers.certificates": said})
    assert done.known.timeline is not None
    assert done.known.timeline.certificates == ()


def test_what_was_noted_is_said_once() -> None:
    """Not again with every offer of the choice that follows."""
    _done, _person, told = by_hand(
        {
            "ask job.organization": "I'm head baker at Holt & Sons since 2019",
            "choose another_job": ["hm", "well", "no"],
        }
    )
    assert told.count("I have noted this as well") == 1


def test_a_count_of_deeds_was_nothing_before() -> None:
    """Who swapped 40 boards is not asked what the 40 were before; who says yes to a number names
    none.
    """
    answers = {
        "ask story.situation": "Old boards, failing all the time",
        "ask story.action": "I swapped 40 of them",
        "ask story.result": "No outages since",
        "ask number.period": "yes",
        "ask scope.reports": ["yes", "two"],
    }
    done = play({**answers}, until="choose sample")
    person = done.person
    assert isinstance(person, Scripted)
    assert "ask number.baseline" not in person.asked
    assert person.asked.count("ask scope.reports") == 2
    (card,) = [one for one in done.known.cards if one.story.action == "I swapped 40 of them"]
    assert (card.metrics[0].value, card.metrics[0].period) == ("40", None)
    assert card.scope.direct_reports == 2


@pytest.mark.parametrize(
    ("said", "organization", "title", "start"),
    [
        ("oh lots of places, mainly Balfour Beatty", "Balfour Beatty", None, None),
        ("Well, that's a long story. I was at Holt", "Holt", None, None),
        ("Also ich hab am Klinikum Nord auf der Intensiv gearbeitet", "Klinikum Nord", None, None),
        ("I worked at St Mary's in the emergency department", "St Mary's", None, None),
        ("Ich bin 2015 zu Siemens gewechselt", "Siemens", None, "2015"),
        ("sparky on my own account since 2016", "Self-employed", "Sparky", "2016"),
        ("I'm unemployed", None, None, None),
        ("ich bin arbeitslos", None, None, None),
        ("I did my PhD at Edinburgh", None, None, None),
        ("I don't work at the moment", None, None, None),
        ("worked at Holt from 2010", "Holt", None, "2010"),
        ("Bin Krankenpfleger im Uniklinikum Jena", "Uniklinikum Jena", "Krankenpfleger", None),
        (
            "Ich bin gelernter Elektriker und arbeite seit 2023 bei Huber",
            "Huber",
            "Gelernter Elektriker",
            "2023",
        ),
    ],
)
def test_a_job_told_loosely(
    said: str, organization: str | None, title: str | None, start: str | None
) -> None:
    """No department, announcement, study or state of mind becomes an employer or a post."""
    job = heard(said)
    assert (job.organization, job.title, job.start) == (organization, title, start)


def test_a_school_with_what_was_finished_there() -> None:
    """Asked for the school, people tell the degree along; neither has the other in its name."""
    told = schools.heard(
        "I did my PhD in medieval history at the University of Lund, finished in 2009",
        asked="institution",
    )
    assert (told.institution, told.study_type, told.finished) == (
        "University of Lund",
        "PhD in medieval history",
        "2009",
    )
    told = schools.heard(
        "Ich habe meinen Bachelor in Informatik an der TU Dresden gemacht", asked="institution"
    )
    assert (told.institution, told.study_type) == ("TU Dresden", "Bachelor in Informatik")
    assert (
        schools.heard("ja, Ausbildung an der Pflegeschule Jena", asked="institution").institution
        == "Pflegeschule Jena"
    )


def test_a_year_that_is_reached_begins_the_outcome() -> None:
    """And a sentence that says nothing yet is no situation."""
    told = parts(
        "Good question. The course had seven students. I rewrote it. By 2023 we had 31 students."
    )
    assert (told.situation, told.result) == (
        "The course had seven students.",
        "By 2023 we had 31 students.",
    )


def test_a_school_told_with_the_yes_is_not_asked_again() -> None:
    """Without an "I" too, where it says what was learned."""
    done, person, _said = by_hand(
        {"choose school": "yes, an apprenticeship at Holt & Sons", "ask school.finished": "2009"}
    )
    assert "ask school.institution" not in person.asked
    assert done.known.timeline is not None
    assert [one.institution for one in done.known.timeline.education] == ["Holt & Sons"]
    for said in ("yes please", "Leeds", "ja gern", "a degree"):
        assert not schools.is_sentence(said)


@pytest.mark.parametrize(
    ("said", "situation", "action", "result"),
    [
        (
            "Wir hatten ständig Leute krank, dann hab ich einen Springerpool aufgebaut, seitdem "
            "fallen kaum noch Schichten aus",
            "Wir hatten ständig Leute krank.",
            "Hab ich einen Springerpool aufgebaut.",
            "Seitdem fallen kaum noch Schichten aus.",
        ),
        (
            "The boards failed all the time, so I swapped all forty, and since then there were "
            "no outages",
            "The boards failed all the time.",
            "I swapped all forty.",
            "Since then there were no outages.",
        ),
    ],
)
def test_a_story_in_one_sentence_is_parted_at_then_and_so(
    said: str, situation: str, action: str, result: str
) -> None:
    """What was before the first own deed is the situation."""
    told = parts(said)
    assert (told.situation, told.action, told.result) == (situation, action, result)


@pytest.mark.parametrize(
    ("said", "baseline", "value"),
    [
        ("von 14 ausgefallenen Schichten im Monat auf drei", "14", "drei"),
        ("from twelve falls a month to five", "twelve", "five"),
        ("We went from 12 to 5", "12", "5"),
    ],
)
def test_a_change_in_number_words_has_its_end_as_value(
    said: str, baseline: str, value: str
) -> None:
    """Nobody is asked what the number was before which they just said."""
    (found,) = amounts(said, FLOW.words)
    assert (found.baseline, found.value) == (baseline, value)


@pytest.mark.parametrize(
    ("said", "counts"),
    [
        ("Tesco, no, Aldi actually", "Aldi"),
        ("start of 2018, no, 2017", "2017"),
        ("2015, no wait, 2016", "2016"),
        ("2018, sorry it was 2019", "2019"),
        ("Bosch, nein, Siemens", "Siemens"),
        ("2012 – quatsch, 2013", "2013"),
        ("Holt, no fixed site", "Holt, no fixed site"),
        ("The Sorry Co, Leeds", "The Sorry Co, Leeds"),
        ("Smith, Jones and Co", "Smith, Jones and Co"),
    ],
)
def test_an_answer_that_takes_itself_back(said: str, counts: str) -> None:
    """What was said last counts; a name with such a word in it is a name."""
    assert repaired(said) == counts


def test_somebody_contrary_gets_through() -> None:
    """Refusing, taking back, spelling an address out: nothing of it is written down as a fact."""
    answers = {
        "ask contact.email": "jo at example dot org",
        "ask contact.phone": "none of your business",
        "ask job.organization": "Tesco, no, Aldi actually",
        "ask stay.start": "start of 2018, no, 2017",
        "ask stay.end": "today",
        "choose school": "I don't have any school",
        "ask papers.certificates": "I said no",
        "choose role": "move on",
    }
    done = play({**BY_HAND, **answers}, until="choose sample")
    assert done.known.profile is not None
    assert done.known.timeline is not None
    basics = done.known.profile.basics
    assert (basics.email, basics.phone) == ("jo@example.org", None)
    (job,) = done.known.timeline.experiences
    assert (job.organization, job.start, job.end) == ("Aldi", "2017", "present")
    assert (done.known.timeline.education, done.known.timeline.certificates) == ((), ())


@pytest.mark.parametrize(
    ("said", "moved"),
    [
        ("The board failed in January, 400 pupils were without power.", False),
        ("We served more than 300 guests.", False),
        ("Wir haben bis zu 120 Essen geschickt.", False),
        ("Complaints fell by 30 a month.", True),
        ("We shipped 20 more orders.", True),
        ("Die Wartezeit ist um 12 Minuten kürzer.", True),
        ("Errors went from 9 to 4.", True),
    ],
)
def test_what_was_never_otherwise_is_not_asked_for_what_it_was_before(
    said: str, moved: bool
) -> None:
    """Who tells of four hundred pupils is not asked how many there were before."""
    (found,) = amounts(said, FLOW.words)
    assert shows_a_change(found) is moved
